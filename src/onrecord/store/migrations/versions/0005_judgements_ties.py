"""What people say about cases; what documents are linked by, and the ties between them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables. What documents are linked by is made anew, so it is not carried over."""
    _judgements()
    _memberships()
    op.drop_table("features")
    _features()
    _graph()


def _judgements() -> None:
    op.create_table(
        "judgements",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=True),
        sa.Column("undoes", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["undoes"], ["judgements.number"], name=op.f("fk_judgements_undoes"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_judgements")),
    )
    with op.batch_alter_table("links") as links:
        links.drop_constraint(op.f("fk_links_undoes"), type_="foreignkey")
        links.drop_column("undoes")
        links.drop_column("by")
        links.add_column(sa.Column("judgement", sa.Integer(), nullable=True))
        links.create_foreign_key(op.f("fk_links_judgement"), "judgements", ["judgement"], ["number"], ondelete="CASCADE")
        links.create_index(op.f("ix_links_judgement"), ["judgement"])


def _memberships() -> None:
    """The cases as the machine linked them last; no command has written another's judgement so far."""
    memberships = op.create_table(
        "memberships",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("case", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_memberships_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "case", name=op.f("pk_memberships")),
    )
    op.create_index(op.f("ix_memberships_case"), "memberships", ["case"])
    links = sa.table("links", sa.column("number"), sa.column("document"), sa.column("case"))
    latest = sa.select(sa.func.max(links.c.number)).group_by(links.c.document)
    op.execute(
        memberships.insert().from_select(
            ["document", "case"], sa.select(links.c.document, links.c["case"]).where(links.c.number.in_(latest))
        )
    )


def _features() -> None:
    op.create_table(
        "features",
        sa.Column("place", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("linker", sa.Text(), nullable=False),
        sa.Column("features", sa.Text(), nullable=False),
        sa.Column("case", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_features_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("place", name=op.f("pk_features")),
    )
    op.create_index(op.f("ix_features_document"), "features", ["document"])


def _graph() -> None:
    op.create_table(
        "link_keys",
        sa.Column("key", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("key", "place", name=op.f("pk_link_keys")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ties",
        sa.Column("first", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("second", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("agreement", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["first"], ["features.place"], name=op.f("fk_ties_first"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["second"], ["features.place"], name=op.f("fk_ties_second"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("first", "second", name=op.f("pk_ties")),
    )
    op.create_index(op.f("ix_ties_second"), "ties", ["second"])
