"""Summaries of merged cases, followed cases, and an index of the places where documents were found."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables."""
    op.create_index(op.f("ix_found_place"), "found", ["place"])
    op.create_table(
        "summaries",
        sa.Column("case", sa.Text(), nullable=False),
        sa.Column("made_from", sa.Text(), nullable=False),
        sa.Column("documents", sa.Text(), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.Column("parties", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("case", name=op.f("pk_summaries")),
    )
    op.create_table(
        "follows",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("case", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=True),
        sa.Column("since", sa.Text(), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_follows")),
        sa.UniqueConstraint("case", name=op.f("uq_follows_case")),
    )
    op.create_table(
        "seen_documents",
        sa.Column("follow", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("document", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_seen_documents_document"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["follow"], ["follows.number"], name=op.f("fk_seen_documents_follow"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("follow", "document", name=op.f("pk_seen_documents")),
    )
