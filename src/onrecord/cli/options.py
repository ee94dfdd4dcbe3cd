"""The options that several commands share, and opening the database that they name."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import click

if TYPE_CHECKING:
    from onrecord.store import Store

# A database file, or the address of a PostgreSQL database.
Where: TypeAlias = Path | str
Command = TypeVar("Command", bound=Callable[..., Any])


def default_database() -> Path:
    """The database in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("onrecord") / "onrecord.sqlite"


class _Database(click.Path):
    """A database's file as a path; an address as it is."""

    name = "database"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path or the address."""
        return value if "://" in str(value) else super().convert(value, param, ctx)


def database(command: Command) -> Command:
    """`--db`, passed to the command as a path."""
    return click.option(
        "--db",
        type=_Database(dir_okay=False, path_type=Path),
        envvar="ONRECORD_DB",
        default=default_database,
        show_envvar=True,
        show_default="in your data folder",
        help="The database: a file, or postgresql://user@host/name.",
    )(command)


def as_json(command: Command) -> Command:
    """`--json`: data for programs."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, one object a line.")(command)


def names(command: Command) -> Command:
    """`--names`: whose names are shown, in JSON too."""
    return click.option(
        "--names",
        type=click.Choice(["all", "shielded", "case"]),
        default="all",
        show_default=True,
        help="shielded: minors, family and bystanders under labels; case: as set for the case.",
    )(command)


def quiet(what: str) -> Callable[[Command], Command]:
    """`--quiet`, with what it leaves out."""
    return click.option("--quiet", "-q", is_flag=True, help=what)


def open_store(where: Where, *, create: bool = False) -> "Store":
    """The database, which has to be there unless it may be made."""
    from onrecord.store import Store

    return Store(where, create=create)
