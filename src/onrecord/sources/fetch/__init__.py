"""Fetching pages and files from the web: politely, within limits, and never from an address inside the user's own network."""

from onrecord.sources.fetch.fetcher import Fetched, fetch

__all__ = ["Fetched", "fetch"]
