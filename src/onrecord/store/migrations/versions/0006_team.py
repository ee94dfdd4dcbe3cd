"""A team: accounts, sessions, failed sign-ins, restricted documents, the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_ONLY_ADDED = "the audit log is only added to"
_KEEP_AUDIT = {
    "sqlite": (
        f"CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, '{_ONLY_ADDED}'); END",
        f"CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, '{_ONLY_ADDED}'); END",
    ),
    "postgresql": (
        f"CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '{_ONLY_ADDED}'; END $$",
        "CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit"
        " FOR EACH STATEMENT EXECUTE FUNCTION keep_audit()",
    ),
}


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "accounts",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("provisional", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Text(), nullable=False),
        sa.Column("disabled", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_accounts")),
        sa.UniqueConstraint("key", name=op.f("uq_accounts_key")),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("account", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("since", sa.Text(), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.number"], name=op.f("fk_sessions_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_account"), "sessions", ["account"])
    op.create_table(
        "failed_sign_ins",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_failed_sign_ins")),
    )
    op.create_index(op.f("ix_failed_sign_ins_key_at"), "failed_sign_ins", ["key", "at"])
    op.create_index(op.f("ix_failed_sign_ins_address_at"), "failed_sign_ins", ["address", "at"])
    op.create_table(
        "restricted",
        sa.Column("document", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["document"], ["documents.key"], name=op.f("fk_restricted_document"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", name=op.f("pk_restricted")),
    )
    op.create_table(
        "admitted",
        sa.Column("document", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["document"], ["restricted.document"], name=op.f("fk_admitted_document"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["accounts.number"], name=op.f("fk_admitted_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("document", "account", name=op.f("pk_admitted")),
    )
    op.create_index(op.f("ix_admitted_account"), "admitted", ["account"])
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=True),
        sa.Column("address", sa.Text(), nullable=True),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=True),
        sa.Column("details", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_by"), "audit", ["by"])
    for statement in _KEEP_AUDIT[op.get_bind().dialect.name]:
        op.execute(statement)
