"""W3C Web Annotations as the API gives them: the part of the model that is used, and two fields of our own."""

from typing import Any, Literal

from pydantic import Field

from onrecord.record import CaseEvent, CaseEvidence, CaseParty, CasePoint, CaseStatement, Entry
from onrecord.review.laying import State
from onrecord.web.shapes import AnyEntry

AnyCaseEntry = CaseParty | CaseEvent | CaseStatement | CaseEvidence | CasePoint


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


class OnWords(Entry):
    """An entry on its words."""

    context: tuple[str, dict[str, Any]] = Field(alias="@context")
    id: str
    type: Literal["Annotation"]
    motivation: Literal["classifying"]
    body: list[Body]
    target: list[Target]
    review: State = Field(alias="onrecord:review")


class Annotation(OnWords):
    """An entry of a document on its words."""

    entry: AnyEntry = Field(alias="onrecord:entry")


class CaseAnnotation(OnWords):
    """An entry of a case on its words in all documents that tell it."""

    entry: AnyCaseEntry = Field(alias="onrecord:entry")


class Annotations(Entry):
    """Entries on their words."""

    context: tuple[str, dict[str, Any]] = Field(alias="@context")
    id: str
    type: Literal["AnnotationPage"]
    start_index: int = Field(alias="startIndex")
    items: list[Any]


class AnnotationPage(Annotations):
    """The entries of a document."""

    items: list[Annotation]


class CaseAnnotationPage(Annotations):
    """The entries of a case."""

    items: list[CaseAnnotation]
