"""The tables of a team: accounts, sessions, failed sign-ins, who may see restricted documents, the audit log."""

from sqlalchemy import JSON, Boolean, Column, ForeignKey, Index, Integer, Table, UniqueConstraint
from sqlalchemy import Text as SqlText

from onrecord.store.columns import Words
from onrecord.store.schema import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("name", Words, nullable=False),
    Column("key", Words, nullable=False),  # the name as it is compared
    Column("password", SqlText, nullable=False),  # argon2's own format
    Column("role", SqlText, nullable=False),
    Column("provisional", Boolean, nullable=False),  # somebody else set the password: its owner has to choose another
    Column("since", SqlText, nullable=False),  # ISO 8601, UTC, as all times here
    Column("disabled", SqlText),  # since when nobody may sign in; null where they may
    UniqueConstraint("key"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", SqlText, primary_key=True),  # SHA-256 of the token, which only the browser has
    Column("account", Integer, ForeignKey("accounts.number", ondelete="CASCADE"), nullable=False),
    Column("address", SqlText, nullable=False),
    Column("since", SqlText, nullable=False),
    Column("seen", SqlText, nullable=False),
    Index(None, "account"),
)

failed_sign_ins = Table(
    "failed_sign_ins",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("key", Words, nullable=False),  # the name that was given, whether or not there is such an account
    Column("address", SqlText, nullable=False),
    Column("at", SqlText, nullable=False),
    Index(None, "key", "at"),
    Index(None, "address", "at"),
)

# A document here, and with it every case that it is in, is seen by owners and by those who are admitted, by nobody else.
restricted = Table(
    "restricted",
    metadata,
    Column("document", Integer, ForeignKey("documents.key", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("by", Words, nullable=False),
    Column("at", SqlText, nullable=False),
)

admitted = Table(
    "admitted",
    metadata,
    Column("document", Integer, ForeignKey("restricted.document", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("account", Integer, ForeignKey("accounts.number", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Index(None, "account"),
)

# Who did what. Rows are only added: triggers refuse to change or delete them. It names things by their ids alone, so that
# nothing of a document that is forgotten stays here.
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", SqlText, nullable=False),
    Column("by", Words),  # null where nobody was signed in
    Column("address", SqlText),  # null for the command line
    Column("action", SqlText, nullable=False),
    Column("what", Words),
    Column("details", JSON(none_as_null=True)),
    Index(None, "by"),
)
