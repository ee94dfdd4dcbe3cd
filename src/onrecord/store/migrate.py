"""Bringing a database to this version's tables."""

from importlib.resources import as_file, files

from sqlalchemy import Connection, inspect, select
from sqlalchemy import column as sql_column
from sqlalchemy import table as sql_table

from onrecord.errors import StoreError

VERSION_TABLE = "onrecord_version"
# The newest migration. Written here too so that opening a current database need not load Alembic (0.4 s).
HEAD = "0010"


def is_current(connection: Connection) -> bool:
    """Whether the tables are this version's. False for an empty database and an older one.

    Raises StoreError for a database of something else and for one that a newer version made.
    """
    tables = inspect(connection).get_table_names()
    if VERSION_TABLE not in tables:
        if tables:
            raise StoreError("this database holds something else, not a record of onrecord")
        return False
    version = connection.scalar(select(sql_column("version_num")).select_from(sql_table(VERSION_TABLE)))
    if str(version) > HEAD:
        raise StoreError(f"a newer onrecord made this database (version {version}, this one knows {HEAD}): update onrecord")
    return version == HEAD


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, within the connection's transaction."""
    from alembic import command
    from alembic.config import Config

    with as_file(files("onrecord.store") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
