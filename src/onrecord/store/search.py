"""Full-text search over documents, statements and parties: what is searched, what a query means, what is found.

A query is words that must all appear, "phrases in quotation marks", and beginnings of words with a trailing `*`.
Nothing else has a meaning: AND, NEAR, brackets, colons are searched for as the words that they are.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnClause, Connection, bindparam, column, func, literal_column, select, table

from onrecord.record import Reading
from onrecord.store.schema import documents, searchable
from onrecord.text import Span

_TERM = re.compile(r'"(?P<phrase>[^"]*)"?|(?P<word>[^\s"]+)')
_MARKS = ("\x02", "\x03")  # no searchable words hold them
_PARTS = re.compile("([\x02\x03])")
_SNIPPET_WORDS = 24
# Characters that show nothing, which a terminal or a database may act on: controls, surrogates.
_UNSHOWN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


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


def match_expression(query: str) -> str | None:
    """The query in FTS5's language, every term quoted; None where it has no word to look for."""
    terms = [_term(found) for found in _TERM.finditer(_UNSHOWN.sub(" ", query))]
    return " AND ".join(term for term in terms if term) or None


def _term(found: re.Match[str]) -> str | None:
    words = found["word"] if found["phrase"] is None else found["phrase"]
    if not any(_is_searched(character) for character in words):
        return None
    star = "*" if found["word"] and words.endswith("*") else ""
    return '"' + words.rstrip("*").replace('"', '""') + '"' + star


def _is_searched(character: str) -> bool:
    """Whether the index keeps a character: letters, numbers, private ones."""
    return unicodedata.category(character) in {"Co"} or character.isalnum()


def find(connection: Connection, query: str, limit: int) -> list[Hit]:
    """The best hits, first the best. None where the query has no word to look for."""
    expression = match_expression(query)
    if expression is None:
        return []
    search = table("search", column("rowid"))
    whole: ColumnClause[str] = literal_column("search")  # FTS5 calls the whole row by the table's name
    snippet = func.snippet(whole, 0, *_MARKS, "…", _SNIPPET_WORDS)
    chosen = (
        select(documents.c.id, documents.c.title, searchable.c.layer, searchable.c.entry, snippet)
        .select_from(search)
        .join(searchable, searchable.c.key == search.c.rowid)
        .join(documents, documents.c.key == searchable.c.document)
        .where(whole.op("MATCH")(bindparam("query", expression)))
        .order_by(func.bm25(whole), searchable.c.key)
        .limit(limit)
    )
    return [Hit(*row[:4], *_marked(row[4])) for row in connection.execute(chosen)]


def _marked(snippet: str) -> tuple[str, list[Span]]:
    """The snippet without its marks, and the spans that they enclosed."""
    plain, marks, began = "", [], 0
    for part in _PARTS.split(" ".join(snippet.split())):
        if part == _MARKS[0]:
            began = len(plain)
        elif part == _MARKS[1]:
            marks.append(Span(began, len(plain)))
        else:
            plain += part
    return plain, marks
