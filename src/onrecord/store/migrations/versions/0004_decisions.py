"""What people decided on entries."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "decisions",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=True),
        sa.Column("before", sa.JSON(), nullable=True),
        sa.Column("after", sa.JSON(), nullable=True),
        sa.Column("machine", sa.Text(), nullable=True),
        sa.Column("other_document", sa.Integer(), nullable=True),
        sa.Column("other", sa.Text(), nullable=True),
        sa.Column("undoes", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_decisions_document"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["other_document"], ["documents.key"], name=op.f("fk_decisions_other_document"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["undoes"], ["decisions.number"], name=op.f("fk_decisions_undoes"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_decisions")),
    )
    op.create_index(op.f("ix_decisions_document_entry"), "decisions", ["document", "entry"], unique=False)
    op.create_index(op.f("ix_decisions_other_document"), "decisions", ["other_document"], unique=False)
