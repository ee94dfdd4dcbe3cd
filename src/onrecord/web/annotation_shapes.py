"""W3C Web Annotations as the API gives them: the part of the model that is used, and two fields of our own."""

from typing import Any, Literal

from pydantic import Field

from onrecord.record import Entry
from onrecord.review.laying import State
from onrecord.web.shapes import AnyEntry


class TextQuoteSelector(Entry):
    """Words, with what stands before and after them."""

    type: Literal["TextQuoteSelector"]
    exact: str
    prefix: str
    suffix: str


class TextPositionSelector(Entry):
    """Places in the text, in code points."""

    type: Literal["TextPositionSelector"]
    start: int
    end: int


class TextState(Entry):
    """The text that the places are in, by its id."""

    type: Literal["State"]
    value: str


class Target(Entry):
    """Words of a document, selected in two ways."""

    type: Literal["SpecificResource"]
    source: str
    state: TextState
    selector: tuple[TextQuoteSelector, TextPositionSelector]


class Body(Entry):
    """What the words are: the layer as a tag, the entry in words."""

    type: Literal["TextualBody"]
    purpose: Literal["tagging", "describing"]
    value: str


class Annotation(Entry):
    """An entry on its words."""

    context: tuple[str, dict[str, Any]] = Field(alias="@context")
    id: str
    type: Literal["Annotation"]
    motivation: Literal["classifying"]
    body: list[Body]
    target: list[Target]
    entry: AnyEntry = Field(alias="onrecord:entry")
    review: State = Field(alias="onrecord:review")


class AnnotationPage(Entry):
    """The entries of a document."""

    context: tuple[str, dict[str, Any]] = Field(alias="@context")
    id: str
    type: Literal["AnnotationPage"]
    start_index: int = Field(alias="startIndex")
    items: list[Annotation]
