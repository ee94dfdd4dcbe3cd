"""The tables. Those of the record come from the record's types; a change of a type needs a migration, which a test asks for."""

from pydantic import BaseModel
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    UniqueConstraint,
)
from sqlalchemy import Text as SqlText

from onrecord.record import Document, Entry, Event, Evidence, Party, Point, Statement, TimeExpression
from onrecord.store.columns import Plain, Words, columns

# The layers of a reading: each a list of entries and a table of that name.
LAYERS: dict[str, type[Entry]] = {
    "parties": Party,
    "events": Event,
    "statements": Statement,
    "evidence": Evidence,
    "points": Point,
    "dates": TimeExpression,
}

# The orders in which cases are listed, each a column of `case_list`.
ORDERS: dict[str, type[Integer] | SqlText] = {
    "updated": Integer,
    "opened": Integer,
    "date": Integer,
    "silent": Integer,
    "documents": Integer,
    "threads": Integer,
    "unseen": Integer,
    "title": Plain,
    "place": Plain,
}

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_document(*, primary_key: bool = True) -> Column[int]:
    """The document that a row belongs to and is forgotten with."""
    return Column("document", Integer, ForeignKey("documents.key", ondelete="CASCADE"), primary_key=primary_key, nullable=False)


def _number(name: str = "number") -> Column[int]:
    """A row's place in its document, counted from 0."""
    return Column(name, Integer, primary_key=True, autoincrement=False)


def _layer(name: str, model: type[BaseModel]) -> Table:
    return Table(name, metadata, _of_document(), _number(), *columns(model))


documents = Table(
    "documents",
    metadata,
    Column("key", Integer, primary_key=True),
    *columns(Document, without={"found"}),
    Column("triage", JSON(none_as_null=True)),
    Column("reader", SqlText, nullable=False),  # the version of the reader whose entries these are
    Column("read_at", SqlText, nullable=False),  # ISO 8601, UTC
    UniqueConstraint("id"),
    Index(None, "key"),  # without the texts, so that pages of a long list are found fast
)

found = Table(
    "found",
    metadata,
    Column("key", Integer, primary_key=True),
    _of_document(primary_key=False),
    Column("place", Words, nullable=False),  # a path or URL that the text was read from
    UniqueConstraint("document", "place"),
    Index(None, "place"),
)

layers = {name: _layer(name, model) for name, model in LAYERS.items()}

# Every span of every entry with its words, so that a check can show that each still reproduces.
spans = Table(
    "spans",
    metadata,
    _of_document(),
    _number(),
    Column("layer", SqlText, nullable=False),  # a layer's name, or `triage`
    Column("entry", Integer, nullable=False),  # the entry's number in its layer
    Column("field", SqlText, nullable=False),  # `spans`, `content_spans`, `place.spans` ...
    Column("start", Integer, nullable=False),
    Column("end", Integer, nullable=False),
    Column("words", Words, nullable=False),
)

# What full-text search looks through; the index over it belongs to the dialect.
searchable = Table(
    "searchable",
    metadata,
    Column("key", Integer, primary_key=True),
    _of_document(primary_key=False),
    Column("layer", SqlText, nullable=False),  # `documents`, `statements` or `parties`
    Column("entry", SqlText),  # the entry's id; null for the document itself
    Column("words", SqlText, nullable=False),
    Index(None, "document"),
)

# What people said about cases: each is one act, which may concern many documents. Rows are only added; an undo is a row too.
judgements = Table(
    "judgements",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", SqlText, nullable=False),  # `merge`, `split`, `move`, `place` or `undo`
    Column("by", Words, nullable=False),
    Column("at", SqlText, nullable=False),  # ISO 8601, UTC
    Column("why", Words),
    Column("undoes", Integer, ForeignKey("judgements.number", ondelete="CASCADE")),
)

# Which document belongs, or does not belong, to which case, by whom. Rows are only added.
links = Table(
    "links",
    metadata,
    Column("number", Integer, primary_key=True),
    _of_document(primary_key=False),
    Column("case", SqlText, nullable=False),
    Column("belongs", Boolean, nullable=False),
    Column("at", SqlText, nullable=False),  # ISO 8601, UTC
    Column("judgement", Integer, ForeignKey("judgements.number", ondelete="CASCADE")),  # null: the machine's
    Index(None, "document"),
    Index(None, "case"),
    Index(None, "judgement"),
)

# What the links come to: the documents of each case now. Derived from them, a document may be in several cases.
memberships = Table(
    "memberships",
    metadata,
    _of_document(),
    Column("case", SqlText, primary_key=True),
    Index(None, "case"),
)

# What documents are linked by: a row an incident that a document tells of, made by one version of the linking code.
features = Table(
    "features",
    metadata,
    Column("place", BigInteger, primary_key=True, autoincrement=False),  # in the order of publication
    _of_document(primary_key=False),
    Column("linker", SqlText, nullable=False),  # empty where the document was read anew
    Column("features", SqlText, nullable=False),  # JSON
    Column("case", SqlText),  # where the machine puts it, or where people put its document
    Index(None, "document"),
)

# Where the rows of `features` are looked up by what they share: digests of words and of pieces of text.
link_keys = Table(
    "link_keys",
    metadata,
    Column("key", BigInteger, primary_key=True, autoincrement=False),
    Column("place", BigInteger, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

# The rows of `features` that were compared and agree, each pair once: how much, as the logarithm of odds.
ties = Table(
    "ties",
    metadata,
    Column("first", BigInteger, ForeignKey("features.place", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("second", BigInteger, ForeignKey("features.place", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("agreement", Float, nullable=False),
    Index(None, "second"),
)

# What the list of cases and the index of people need of each case as reviewed. Derived: all of it can be made anew.
summaries = Table(
    "summaries",
    metadata,
    Column("case", SqlText, primary_key=True),
    Column("merger", SqlText, nullable=False),  # the version of the code that merged and summed up
    Column("summary", SqlText, nullable=False),  # JSON
    Index(None, "merger"),
)


def _of_summary() -> Column[str]:
    """The case that a row belongs to and is made anew with."""
    return Column("case", SqlText, ForeignKey("summaries.case", ondelete="CASCADE"), primary_key=True)


# By what cases are filtered and sorted. A `by_` column sorts upwards; days are counted as Python's ordinals.
case_list = Table(
    "case_list",
    metadata,
    _of_summary(),
    Column("state", Plain),  # its full name in lower case
    Column("first_day", Integer),  # between which days the incident was
    Column("last_day", Integer),
    Column("silent_since", Integer),  # the day of the latest word
    *(Column(f"by_{name}", kind, nullable=False) for name, kind in ORDERS.items()),
    *(Index(None, f"by_{name}", "case") for name in ORDERS),
)

# The words by which cases are found: each in lower case, where in the summary it stands, in the how-manieth of the names there.
case_words = Table(
    "case_words",
    metadata,
    Column("field", SqlText, primary_key=True),
    Column("word", Plain, primary_key=True),
    _of_summary(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Index(None, "case", "field", "number", "word"),
    sqlite_with_rowid=False,
)

# Which kinds of threads are open in which case.
case_threads = Table(
    "case_threads",
    metadata,
    Column("kind", SqlText, primary_key=True),
    _of_summary(),
    Index(None, "case"),
    sqlite_with_rowid=False,
)

# Who appears in cases by name. `bearer` is what namesakes share.
appearances = Table(
    "appearances",
    metadata,
    _of_summary(),
    _number(),
    Column("bodies", Boolean, nullable=False),  # an agency or organization
    Column("bearer", Plain, nullable=False),
    Column("roles", SqlText, nullable=False),  # each between blanks
    Column("appearance", SqlText, nullable=False),  # JSON
    Index(None, "bodies", "bearer", "case"),
)

# Documents with entries that nobody has looked at, and how many: of a layer, `lost` decisions, or `all`. Derived.
unseen = Table(
    "unseen",
    metadata,
    Column("layer", SqlText, primary_key=True),
    _of_document(),
    Column("entries", Integer, nullable=False),
    Index(None, "document"),
    sqlite_with_rowid=False,
)

# What has changed since its derived rows were made: noted with the change, taken out when they are made anew.
changed_cases = Table(
    "changed_cases",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("case", SqlText, nullable=False),
    Index(None, "case"),
    sqlite_autoincrement=True,
)

changed_documents = Table(
    "changed_documents",
    metadata,
    Column("number", Integer, primary_key=True),
    _of_document(primary_key=False),
    Index(None, "document"),
    sqlite_autoincrement=True,
)

# The cases that are followed, and the documents that each had when it was last looked at.
follows = Table(
    "follows",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("by", Words, nullable=False),  # the account's name; empty for the desk without accounts and the command line
    Column("case", SqlText, nullable=False),
    Column("why", Words),
    Column("since", SqlText, nullable=False),  # ISO 8601, UTC
    Column("seen", SqlText, nullable=False),  # ISO 8601, UTC
    UniqueConstraint("by", "case"),
)

seen_documents = Table(
    "seen_documents",
    metadata,
    Column("follow", Integer, ForeignKey("follows.number", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    _of_document(),
)

# What people decided on entries. Rows are only added; the machine's own rows stay as they are.
decisions = Table(
    "decisions",
    metadata,
    Column("number", Integer, primary_key=True),
    _of_document(primary_key=False),
    Column("entry", SqlText, nullable=False),  # the entry's key: its layer and where its words stand
    Column("action", SqlText, nullable=False),
    Column("by", Words, nullable=False),
    Column("at", SqlText, nullable=False),  # ISO 8601, UTC
    Column("why", Words),
    Column("before", JSON(none_as_null=True)),
    Column("after", JSON(none_as_null=True)),
    Column("machine", SqlText),  # a digest of what the machine read then
    Column("other_document", Integer, ForeignKey("documents.key", ondelete="CASCADE")),
    Column("other", SqlText),  # the entry merged into this one
    Column("undoes", Integer, ForeignKey("decisions.number", ondelete="CASCADE")),
    Index(None, "document", "entry"),
    Index(None, "other_document"),
)

# What people set for cases. Rows are only added.
settings = Table(
    "settings",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("case", SqlText, nullable=False),
    Column("name", SqlText, nullable=False),
    Column("value", SqlText, nullable=False),
    Column("by", Words, nullable=False),
    Column("at", SqlText, nullable=False),  # ISO 8601, UTC
    Index(None, "case", "name"),
)

# The files of paged documents (PDF), from which pictures of their pages are made.
originals = Table("originals", metadata, _of_document(), Column("data", LargeBinary, nullable=False))
