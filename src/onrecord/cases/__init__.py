"""Documents linked into cases, and what a case says."""

from onrecord.cases.features import Features, features
from onrecord.cases.link import explain, link
from onrecord.cases.merging import merge
from onrecord.cases.similarity import Score

__all__ = ["Features", "Score", "explain", "features", "link", "merge"]
