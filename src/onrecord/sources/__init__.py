"""Bytes, files, folders and URLs in, documents out: a module a format.

`locate` expands what a user names to places; `read_place` reads one. What cannot be read is an item of the answer:
a SourceError that names it, so that the others go on.
"""

from onrecord.sources.documents import read_bytes
from onrecord.sources.limits import Limits
from onrecord.sources.originals import Originals
from onrecord.sources.places import Place, locate
from onrecord.sources.read import read_place
from onrecord.sources.stated import Stated

__all__ = ["Limits", "Originals", "Place", "Stated", "locate", "read_bytes", "read_place"]
