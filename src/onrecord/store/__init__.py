"""The database: schema, migrations, search."""
