"""Who said what to whom: statements, refusals and silences."""

from onrecord.reading.statements.about import link_told
from onrecord.reading.statements.find import find_statements

__all__ = ["find_statements", "link_told"]
