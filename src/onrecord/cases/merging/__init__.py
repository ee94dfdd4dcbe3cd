"""What the documents of one case say, merged: a module a layer."""

from onrecord.cases.merging.merge import merge

__all__ = ["merge"]
