"""Reading: a folder or module a layer, annotated text in, record out."""

from onrecord.reading.read import read_annotated, read_documents

__all__ = ["read_annotated", "read_documents"]
