"""Followed cases are somebody's: those that were followed before are those of the desk without accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the two tables anew, with what they held."""
    connection = op.get_bind()
    old = sa.text('SELECT number, "case", why, since, seen FROM follows ORDER BY number')
    kept = [dict(row) for row in connection.execute(old).mappings()]
    marks = list(connection.execute(sa.text("SELECT follow, document FROM seen_documents")))
    op.drop_table("seen_documents")
    op.drop_table("follows")
    follows, seen_documents = _tables()
    for row in kept:
        number = row.pop("number")
        now = connection.scalar(sa.insert(follows).values(**row, by="").returning(follows.c.number))
        its = [{"follow": now, "document": document} for follow, document in marks if follow == number]
        if its:
            connection.execute(sa.insert(seen_documents), its)


def _tables() -> tuple[sa.Table, sa.Table]:
    follows = op.create_table(
        "follows",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("case", sa.Text(), nullable=False),
        sa.Column("why", sa.Text()),
        sa.Column("since", sa.Text(), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_follows")),
        sa.UniqueConstraint("by", "case", name=op.f("uq_follows_by_case")),
    )
    seen_documents = op.create_table(
        "seen_documents",
        sa.Column("follow", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("document", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_seen_documents_document"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["follow"], ["follows.number"], name=op.f("fk_seen_documents_follow"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("follow", "document", name=op.f("pk_seen_documents")),
    )
    return follows, seen_documents
