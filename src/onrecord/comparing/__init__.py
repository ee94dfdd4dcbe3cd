"""What differs between two records, and between two texts."""

from onrecord.comparing.changes import Change, Field
from onrecord.comparing.records import differences, of_documents
from onrecord.comparing.texts import Stretch, difference

__all__ = ["Change", "Field", "Stretch", "difference", "differences", "of_documents"]
