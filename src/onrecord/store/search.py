"""Full-text search over documents, statements and parties: what is searched, what a query means, what is found.

A query is words that must all appear, "phrases in quotation marks", and beginnings of words with a trailing `*`.
Nothing else has a meaning: AND, NEAR, brackets, colons are searched for as the words that they are.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection

from onrecord.record import Reading
from onrecord.store import databases
from onrecord.store.tokens import snippet, tokens
from onrecord.text import Span

_TERM = re.compile(r'"(?P<phrase>[^"]*)"?|(?P<word>[^\s"]+)')
_MOST = 32  # terms of a query
# What a snippet has around the words that were looked for; no searchable words hold these.
_BEGINS, _ENDS = "\x02", "\x03"
_MARKS = re.compile(f"([{_BEGINS}{_ENDS}])")
# Characters that show nothing, which a terminal or a database may act on: controls, surrogates.
_UNSHOWN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


class Term(NamedTuple):
    """Words to find next to each other, the last of them perhaps only begun."""

    words: str
    begun: bool


@dataclass(frozen=True)
class Hit:
    """Where the words of a query stand: a document, or one of its statements or parties (`entry`)."""

    document: str
    title: str | None
    layer: str
    entry: str | None
    snippet: str
    marks: list[Span]  # the query's words within `snippet`


def searchable_rows(reading: Reading) -> Iterator[dict[str, Any]]:
    """What can be found of a reading: its text, what was said, who appears."""
    content = reading.text
    yield _row("documents", None, "\n\n".join(filter(None, [_title_apart(reading), content.content])))
    for statement in reading.statements:
        yield _row("statements", statement.id, content.words(statement.spans))
    for party in reading.parties:
        names = [party.name, party.label, party.title, *(content.words([span]) for span in party.spans)]
        yield _row("parties", party.id, " · ".join(dict.fromkeys(filter(None, names))))


def _title_apart(reading: Reading) -> str | None:
    """The title where the text does not begin with it."""
    title = reading.document.title
    return title if title and not reading.document.text.startswith(title) else None


def _row(layer: str, entry: str | None, words: str) -> dict[str, Any]:
    return {"layer": layer, "entry": entry, "words": _UNSHOWN.sub(" ", words)}


def terms(query: str) -> list[Term]:
    """What a query asks for; of very many terms the first. Those without letter or number, which no index has, are left out."""
    found = [_term(match) for match in _TERM.finditer(_UNSHOWN.sub(" ", query))]
    return [term for term in dict.fromkeys(found) if any(_is_searched(character) for character in term.words)][:_MOST]


def _term(match: re.Match[str]) -> Term:
    if match["word"] is None:
        return Term(match["phrase"], begun=False)
    return Term(match["word"].rstrip("*"), begun=match["word"].endswith("*"))


def _is_searched(character: str) -> bool:
    """Whether the index keeps a character: letters, numbers, private ones."""
    return character.isalnum() or unicodedata.category(character) == "Co"


def find(connection: Connection, query: str, limit: int, without: Collection[str] = ()) -> list[Hit]:
    """The best hits, first the best, in no document of those `without`; none where the query has no word to look for."""
    asked = terms(query)
    rows = databases.of(connection).search(connection, asked, limit, without) if asked else []
    phrases = [(tokens(term.words), term.begun) for term in asked]
    shown = ((row, _marked(snippet(row[4], phrases, (_BEGINS, _ENDS)))) for row in rows)
    return [Hit(row[0], row[1], row[2], row[3], words, marks) for row, (words, marks) in shown]


def _marked(snippet: str) -> tuple[str, list[Span]]:
    """The snippet without its marks, and the spans that they enclosed."""
    plain, marks, began = "", [], 0
    for part in _MARKS.split(" ".join(snippet.split())):
        if part == _BEGINS:
            began = len(plain)
        elif part == _ENDS:
            marks.append(Span(began, len(plain)))
        else:
            plain += part
    return plain, marks
