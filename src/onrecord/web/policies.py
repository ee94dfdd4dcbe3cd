"""Whose names an answer shows, as it is asked for; labels in the places of the others on a page of a list."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import Query

from onrecord.review.labels import Labels
from onrecord.web.shapes import Listing

Asked = Annotated[
    Literal["all", "shielded", "case"],
    Query(alias="names", description="whose names are shown; `case`: as it is set for the case"),
]


def under_labels(labels: Labels, page: Listing, tell: Callable[[Any], Any]) -> dict[str, Any]:
    """A page of a list with what is told of each item."""
    return {**dict(page), "items": list(labels.each(page.items, tell))}
