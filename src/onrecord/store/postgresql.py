"""All that is peculiar to PostgreSQL: how a connection is set up, one writer at a time, the full-text index (tsvector).

PostgreSQL cuts text into words by rules of its own and keeps 256 places of a word at most. So that a search finds the same as
in SQLite, words are told here (`tokens`), and a long text is indexed in parts.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from sqlalchemy import (
    JSON,
    URL,
    BigInteger,
    CompoundSelect,
    Connection,
    Engine,
    FromClause,
    Text,
    bindparam,
    cast,
    column,
    create_engine,
    event,
    func,
    insert,
    intersect,
    literal,
    select,
    table,
)
from sqlalchemy.dialects.postgresql import TSQUERY, TSVECTOR

from onrecord.errors import StoreError
from onrecord.store.schema import documents, metadata, searchable
from onrecord.store.tokens import Token, tokens

SEARCH_INDEX: tuple[str, ...] = (
    "CREATE TABLE search_parts (row INTEGER NOT NULL REFERENCES searchable (key) ON DELETE CASCADE, words TSVECTOR NOT NULL)",
    "CREATE INDEX ix_search_parts_words ON search_parts USING gin (words)",
    "CREATE INDEX ix_search_parts_row ON search_parts (row)",
)
# Words in a part: of English text, the most frequent word stands in it less than 256 times. Phrases of up to `_OVERLAP`
# words are found across the border of two parts.
_PART, _OVERLAP = 2_000, 40
# Any number that no other program locks in a database that is ours.
_WRITER = 0x6F6E7265
# How `ts_rank` weighs length: by the logarithm of the number of different words.
_BY_DIFFERENT_WORDS = 16
_PARTS = table("search_parts", column("row"), column("words", TSVECTOR))
_ADD_PARTS = insert(_PARTS).values(row=bindparam("row"), words=cast(bindparam("words"), TSVECTOR))


def connect(url: URL) -> Engine:
    """An engine for a database. A transaction that reads sees one state of it; one that writes waits for its turn."""
    try:
        engine = create_engine(url.set(drivername="postgresql+psycopg"), pool_size=10, max_overflow=30, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise StoreError(
            f"PostgreSQL needs the extra `team`: pip install 'onrecord[team]' ({error.name} is missing)"
        ) from error
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("isolation_level") == "AUTOCOMMIT":
        return
    if options.get("writes"):
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_WRITER})")
    else:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")


def pairs(parameter: str) -> FromClause:
    """The pairs of whole numbers in a JSON list."""
    listed = func.json_array_elements(cast(bindparam(parameter, type_=Text), JSON)).table_valued(column("value", JSON))
    numbers = (cast(listed.c.value.op("->>")(n), BigInteger) for n in (0, 1))
    return select(*(number.label(name) for number, name in zip(numbers, ("first", "second"), strict=True))).subquery()


def index(connection: Connection, document: int) -> None:
    """Put a document's searchable rows into the index."""
    rows = connection.execute(select(searchable.c.key, searchable.c.words).where(searchable.c.document == document)).all()
    parts = [{"row": key, "words": part} for key, words in rows for part in _parts(words)]
    if parts:
        connection.execute(_ADD_PARTS, parts)


def _parts(words: str) -> Iterator[str]:
    """What PostgreSQL keeps of a text: words with their places, counted from 1."""
    told = [token.folded for token in tokens(words)]
    for start in range(0, max(len(told) - _OVERLAP, 1), _PART - _OVERLAP):
        part = told[start : start + _PART]
        if part:
            yield " ".join(f"'{word}':{place}" for place, word in enumerate(part, 1))


def search(
    connection: Connection, terms: Sequence[tuple[str, bool]], limit: int, without: Collection[str]
) -> list[tuple[Any, ...]]:
    """Where all terms (words, whether only begun) stand, best first, in no document of those `without`.

    Tuples of document id, title, layer, entry id and the words in which they stand.
    """
    asked = [(tokens(words), begun) for words, begun in terms]
    queries = [_query(words, begun) for words, begun in asked if words]
    if not queries:
        return []
    rank = func.sum(func.ts_rank(_PARTS.c.words, _as_query(" | ".join(queries)), _BY_DIFFERENT_WORDS)).label("rank")
    ranked = (
        select(_PARTS.c.row, rank).where(_PARTS.c.row.in_(_rows_with_all(queries))).group_by(_PARTS.c.row).subquery("ranked")
    )
    chosen = (
        select(documents.c.id, documents.c.title, searchable.c.layer, searchable.c.entry, searchable.c.words)
        .select_from(ranked)
        .join(searchable, searchable.c.key == ranked.c.row)
        .join(documents, documents.c.key == searchable.c.document)
        .where(documents.c.id.not_in(without))
        .order_by(ranked.c.rank.desc(), searchable.c.key)
        .limit(limit)
    )
    return [tuple(row) for row in connection.execute(chosen)]


def _query(words: Sequence[Token], begun: bool) -> str:
    """A phrase in the language of tsquery. The words hold letters and numbers alone, so nothing in them is a command."""
    return "(" + " <-> ".join(f"'{word.folded}'" for word in words) + (":*" if begun else "") + ")"


def _as_query(words: str) -> Any:
    return cast(literal(words), TSQUERY)


def _rows_with_all(queries: Sequence[str]) -> CompoundSelect[Any]:
    """The searchable rows that have each term in some part."""
    return intersect(*(select(_PARTS.c.row).where(_PARTS.c.words.op("@@")(_as_query(query))) for query in queries))


def damage(_connection: Connection) -> list[str]:
    """Nothing: PostgreSQL checks its files and references by itself."""
    return []


def wipe(_connection: Connection) -> None:
    """Nothing: the index loses its rows with those that they belong to."""


def purge(connection: Connection) -> None:
    """Free the room of deleted rows, so that it is written over. Outside transactions."""
    for each in (*metadata.sorted_tables, _PARTS):
        connection.exec_driver_sql(f'VACUUM "{each.name}"')
