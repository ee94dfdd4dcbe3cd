"""What a case's page is made of: entries in words with their quotations, columns of accounts, cells of the coding sheet."""

from dataclasses import dataclass, field

from onrecord.cases.describing import Described
from onrecord.review.laying import State
from onrecord.web.text import Piece


@dataclass(frozen=True)
class Quote:
    """Words of a document: its number in the case, its id, the key of the entry there, the words in their context."""

    number: int
    document: str
    key: str | None
    pieces: list[Piece]


@dataclass(frozen=True)
class Row:
    """An entry on the page. `targets`: the documents' entries that it is made of, as document, key and version."""

    id: str
    words: Described
    when: str
    quotes: list[Quote]
    state: State = "unseen"
    differs: bool = False
    targets: tuple[tuple[str, str, str], ...] = ()
    note: str = ""
    dim: bool = False


@dataclass(frozen=True)
class Told:
    """One source's accounts of a point: the value, when it was told, in which words."""

    source: str
    accounts: list[tuple[str, str, list[Quote]]]


@dataclass(frozen=True)
class Difference:
    """A point on which accounts differ, a column a source."""

    row: Row
    disputed: bool
    revised: bool
    columns: list[Told]


@dataclass(frozen=True)
class Cell:
    """A cell of the coding sheet: `cited` are the documents that tell it, each as its number and id, `quote` the first's words.

    `answer`: why it has no certain value; `basis`: how it is known; `others`: other values.
    """

    name: str
    value: str
    share: str
    cited: list[tuple[int, str]]
    quote: Quote | None
    answer: str = ""
    basis: str = ""
    others: list[str] = field(default_factory=list)
