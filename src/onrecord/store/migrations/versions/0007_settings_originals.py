"""What people set for cases, and the files that paged documents were read from."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "settings",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("case", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_settings")),
    )
    op.create_index(op.f("ix_settings_case_name"), "settings", ["case", "name"], unique=False)
    op.create_table(
        "originals",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_originals_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", name=op.f("pk_originals")),
    )
