"""Lists of cases, people and unseen entries that are filtered, sorted and paged in the database."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_ORDERS = ("updated", "opened", "date", "silent", "documents", "threads", "unseen", "title", "place")
_PLAIN = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the tables. What was derived before is made anew, so all cases and documents are noted as changed."""
    op.drop_table("summaries")
    _summaries()
    _case_list()
    _words()
    _appearances()
    _unseen()
    _changed("case", sa.Column("case", sa.Text(), nullable=False))
    _changed(
        "document", sa.Column("document", sa.Integer(), nullable=False), _key("changed_documents", "document", "documents.key")
    )
    op.create_index(op.f("ix_documents_key"), "documents", ["key"])
    op.execute('INSERT INTO changed_documents (document) SELECT "key" FROM documents ORDER BY "key"')
    op.execute('INSERT INTO changed_cases ("case") SELECT DISTINCT "case" FROM memberships ORDER BY "case"')


def _case() -> sa.Column[str]:
    return sa.Column("case", sa.Text(), nullable=False)


def _key(table: str, column: str, parent: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [parent], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")


def _summaries() -> None:
    op.create_table(
        "summaries",
        _case(),
        sa.Column("merger", sa.Text(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("case", name=op.f("pk_summaries")),
    )
    op.create_index(op.f("ix_summaries_merger"), "summaries", ["merger"])


def _case_list() -> None:
    op.create_table(
        "case_list",
        _case(),
        sa.Column("state", _PLAIN, nullable=True),
        sa.Column("first_day", sa.Integer(), nullable=True),
        sa.Column("last_day", sa.Integer(), nullable=True),
        sa.Column("silent_since", sa.Integer(), nullable=True),
        *(sa.Column(f"by_{name}", sa.Integer(), nullable=False) for name in _ORDERS[:-2]),
        *(sa.Column(f"by_{name}", _PLAIN, nullable=False) for name in _ORDERS[-2:]),
        _key("case_list", "case", "summaries.case"),
        sa.PrimaryKeyConstraint("case", name=op.f("pk_case_list")),
    )
    for name in _ORDERS:
        op.create_index(op.f(f"ix_case_list_by_{name}_case"), "case_list", [f"by_{name}", "case"])


def _words() -> None:
    op.create_table(
        "case_words",
        sa.Column("field", sa.Text(), nullable=False),
        sa.Column("word", _PLAIN, nullable=False),
        _case(),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        _key("case_words", "case", "summaries.case"),
        sa.PrimaryKeyConstraint("field", "word", "case", "number", name=op.f("pk_case_words")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_case_words_case_field_number_word"), "case_words", ["case", "field", "number", "word"])
    op.create_table(
        "case_threads",
        sa.Column("kind", sa.Text(), nullable=False),
        _case(),
        _key("case_threads", "case", "summaries.case"),
        sa.PrimaryKeyConstraint("kind", "case", name=op.f("pk_case_threads")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_case_threads_case"), "case_threads", ["case"])


def _appearances() -> None:
    op.create_table(
        "appearances",
        _case(),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bodies", sa.Boolean(), nullable=False),
        sa.Column("bearer", _PLAIN, nullable=False),
        sa.Column("roles", sa.Text(), nullable=False),
        sa.Column("appearance", sa.Text(), nullable=False),
        _key("appearances", "case", "summaries.case"),
        sa.PrimaryKeyConstraint("case", "number", name=op.f("pk_appearances")),
    )
    op.create_index(op.f("ix_appearances_bodies_bearer_case"), "appearances", ["bodies", "bearer", "case"])


def _unseen() -> None:
    op.create_table(
        "unseen",
        sa.Column("layer", sa.Text(), nullable=False),
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        _key("unseen", "document", "documents.key"),
        sa.PrimaryKeyConstraint("layer", "document", name=op.f("pk_unseen")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_unseen_document"), "unseen", ["document"])


def _changed(what: str, column: sa.Column[object], *more: sa.ForeignKeyConstraint) -> None:
    table = f"changed_{what}s"
    op.create_table(
        table,
        sa.Column("number", sa.Integer(), nullable=False),
        column,
        *more,
        sa.PrimaryKeyConstraint("number", name=op.f(f"pk_{table}")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f(f"ix_{table}_{what}"), table, [what])
