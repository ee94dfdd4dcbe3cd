"""The links of a case are found without looking at those of all cases."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the index."""
    op.create_index(op.f("ix_links_case"), "links", ["case"])
