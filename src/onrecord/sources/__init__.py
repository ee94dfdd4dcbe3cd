"""Bytes or a URL in, documents out: a module a format."""
