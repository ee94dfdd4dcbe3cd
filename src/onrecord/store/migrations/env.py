"""Alembic's environment: migrations run on the connection that the store hands over, inside its transaction."""

from alembic import context

from onrecord.store.migrate import VERSION_TABLE
from onrecord.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, version_table=VERSION_TABLE)
with context.begin_transaction():
    context.run_migrations()
