"""The first tables: documents, their readings, the search index, links."""

import sqlalchemy as sa
from alembic import op

from onrecord.store import databases

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "documents",
        sa.Column("key", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=True),
        sa.Column("publisher", sa.Text(), nullable=True),
        sa.Column("authors", sa.JSON(), nullable=False),
        sa.Column("published", sa.Text(), nullable=True),
        sa.Column("published_basis", sa.Text(), nullable=True),
        sa.Column("modified", sa.Text(), nullable=True),
        sa.Column("url", sa.Text(), nullable=True),
        sa.Column("retrieved", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("media_type", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("pages", sa.JSON(), nullable=False),
        sa.Column("issues", sa.JSON(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("triage", sa.JSON(), nullable=True),
        sa.Column("reader", sa.Text(), nullable=False),
        sa.Column("read_at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_documents")),
        sa.UniqueConstraint("id", name=op.f("uq_documents_id")),
    )
    op.create_table(
        "dates",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("span", sa.JSON(), nullable=False),
        sa.Column("type", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("mod", sa.Text(), nullable=True),
        sa.Column("edtf", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_dates_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "number", name=op.f("pk_dates")),
    )
    op.create_table(
        "events",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("type", sa.Text(), nullable=False),
        sa.Column("subtype", sa.Text(), nullable=True),
        sa.Column("date", sa.Text(), nullable=True),
        sa.Column("date_basis", sa.Text(), nullable=True),
        sa.Column("time", sa.Text(), nullable=True),
        sa.Column("place", sa.JSON(), nullable=True),
        sa.Column("participants", sa.JSON(), nullable=False),
        sa.Column("polarity", sa.Text(), nullable=False),
        sa.Column("modality", sa.Text(), nullable=False),
        sa.Column("background", sa.Boolean(), nullable=False),
        sa.Column("supersedes", sa.Text(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("count", sa.Float(), nullable=True),
        sa.Column("attributed_to", sa.Text(), nullable=True),
        sa.Column("spans", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_events_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "number", name=op.f("pk_events")),
    )
    op.create_table(
        "evidence",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("status", sa.JSON(), nullable=False),
        sa.Column("held_by", sa.Text(), nullable=True),
        sa.Column("released_by", sa.Text(), nullable=True),
        sa.Column("date", sa.Text(), nullable=True),
        sa.Column("shows", sa.JSON(), nullable=False),
        sa.Column("spans", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_evidence_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "number", name=op.f("pk_evidence")),
    )
    op.create_table(
        "features",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("linker", sa.Text(), nullable=False),
        sa.Column("features", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_features_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", name=op.f("pk_features")),
    )
    op.create_table(
        "found",
        sa.Column("key", sa.Integer(), nullable=False),
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("place", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_found_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_found")),
        sa.UniqueConstraint("document", "place", name=op.f("uq_found_document_place")),
    )
    op.create_table(
        "links",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("case", sa.Text(), nullable=False),
        sa.Column("belongs", sa.Boolean(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("undoes", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_links_document"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["undoes"], ["links.number"], name=op.f("fk_links_undoes"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_document"), "links", ["document"], unique=False)
    op.create_table(
        "parties",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("label", sa.Text(), nullable=True),
        sa.Column("title", sa.Text(), nullable=True),
        sa.Column("affiliation", sa.Text(), nullable=True),
        sa.Column("roles", sa.JSON(), nullable=False),
        sa.Column("age", sa.Float(), nullable=True),
        sa.Column("gender", sa.Text(), nullable=True),
        sa.Column("minor", sa.Boolean(), nullable=True),
        sa.Column("relations", sa.JSON(), nullable=False),
        sa.Column("represents", sa.JSON(), nullable=False),
        sa.Column("fate", sa.Text(), nullable=True),
        sa.Column("spans", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_parties_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "number", name=op.f("pk_parties")),
    )
    op.create_table(
        "points",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("point", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=True),
        sa.Column("accounts", sa.JSON(), nullable=False),
        sa.Column("disputed", sa.Boolean(), nullable=False),
        sa.Column("revised", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_points_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "number", name=op.f("pk_points")),
    )
    op.create_table(
        "searchable",
        sa.Column("key", sa.Integer(), nullable=False),
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("layer", sa.Text(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=True),
        sa.Column("words", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_searchable_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_searchable")),
    )
    op.create_index(op.f("ix_searchable_document"), "searchable", ["document"], unique=False)
    op.create_table(
        "spans",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("layer", sa.Text(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("field", sa.Text(), nullable=False),
        sa.Column("start", sa.Integer(), nullable=False),
        sa.Column("end", sa.Integer(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_spans_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "number", name=op.f("pk_spans")),
    )
    op.create_table(
        "statements",
        sa.Column("document", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("attitude", sa.Text(), nullable=False),
        sa.Column("source", sa.Text(), nullable=True),
        sa.Column("source_spans", sa.JSON(), nullable=False),
        sa.Column("cue_spans", sa.JSON(), nullable=False),
        sa.Column("content_spans", sa.JSON(), nullable=False),
        sa.Column("addressee", sa.Text(), nullable=True),
        sa.Column("medium", sa.Text(), nullable=True),
        sa.Column("date", sa.Text(), nullable=True),
        sa.Column("nested_in", sa.Text(), nullable=True),
        sa.Column("about", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_statements_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "number", name=op.f("pk_statements")),
    )
    for statement in databases.of(op.get_bind()).SEARCH_INDEX:
        op.execute(statement)
