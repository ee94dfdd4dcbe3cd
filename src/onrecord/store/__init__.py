"""The database: schema, migrations, search."""

from onrecord.store.store import Listed, Store

__all__ = ["Listed", "Store"]
