"""What the documents of one incident say together. Nothing is merged where two candidates remain."""

from onrecord.cases.merging.merge import merge

__all__ = ["merge"]
