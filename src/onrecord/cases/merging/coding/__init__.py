"""The coding sheet: the fields that the incident databases share, each filled from the record with its words."""

from onrecord.cases.merging.coding.record import Record
from onrecord.cases.merging.coding.sheet import coding_sheet

__all__ = ["Record", "coding_sheet"]
