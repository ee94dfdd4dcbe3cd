"""`onrecord read`: files, folders, globs, URLs and standard input into the database."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from onrecord.cli import options
from onrecord.errors import SourceError

if TYPE_CHECKING:
    from rich.text import Text

    from onrecord.cli.report import Report
    from onrecord.record import Document, Reading
    from onrecord.sources import Place
    from onrecord.store import Store
    from onrecord.store.intake import Taken

_NOTES = {"added": (), "replaced": ("read again",), "known": ("already read",)}


@click.command()
@click.argument("locations", nargs=-1, required=True, metavar="PATH|URL|- ...")
@click.option("--published", metavar="DATE", help="Day of publication (2026-03-14), where the source does not say.")
@click.option("--publisher", metavar="NAME", help="Who published it.")
@click.option("--url", metavar="URL", help="Where it was published.")
@click.option("--title", metavar="TITLE", help="Its title.")
@click.option("--allow-private", is_flag=True, help="Fetch from private and loopback addresses too.")
@click.option("--no-store", is_flag=True, help="Read without a database; nothing is kept.")
@options.database
@options.as_json
@options.quiet("Print nothing but what could not be read.")
def read(
    locations: tuple[str, ...],
    db: options.Where,
    allow_private: bool,
    no_store: bool,
    as_json: bool,
    quiet: bool,
    **stated: str | None,
) -> None:
    """Read documents into the database.

    Files, folders with all that is in them, globs, URLs, `-` for standard input. A document that is there already is
    not read again; a run that was interrupted goes on where it stopped. What could not be read is listed at the end,
    and the exit code says so.

    \b
    onrecord read stories/ "letters/*.pdf" https://news.example/story
    onrecord read --no-store --json --published 2026-03-14 story.txt
    """
    from onrecord.cli.report import Report
    from onrecord.sources import Limits, Stated, read_place

    read_one = partial(read_place, stated=Stated(**stated), limits=Limits(), allow_private=allow_private)
    with Report(as_json=as_json, quiet=quiet) as report:
        documents = _documents(_places(locations, db), read_one, report)
        if no_store:
            _read_only(documents, report)
        else:
            _read_into(db, documents, frozenset(name for name, value in stated.items() if value), report)
    report.end()


def _places(locations: tuple[str, ...], db: options.Where) -> list["Place | SourceError"]:
    """All places but the database's own files, which may lie in a folder that is read."""
    from onrecord.sources import locate

    if not isinstance(db, Path):
        return list(locate(locations))
    own = {db.with_name(db.name + ending).absolute() for ending in ("", "-wal", "-shm")}
    return [place for place in locate(locations) if isinstance(place, SourceError) or Path(place.name).absolute() not in own]


def _documents(
    places: list["Place | SourceError"],
    read_one: Callable[["Place"], Iterator["Document | SourceError"]],
    report: "Report",
) -> Iterator["Document"]:
    """The documents of all places; what could not be read is reported."""
    report.expect(len(places))
    for place in places:
        items = [place] if isinstance(place, SourceError) else read_one(place)
        for number, item in enumerate(items):
            report.expect(1 if number else 0)  # a mailbox or an archive holds more than one
            if isinstance(item, SourceError):
                report.fail(item)
            else:
                yield item


def _read_into(db: options.Where, documents: Iterator["Document"], stated: frozenset[str], report: "Report") -> None:
    from onrecord.store.intake import take_in
    from onrecord.store.linking import link_new_documents

    with options.open_store(db, create=True) as store:
        for taken in take_in(store, documents, stated):
            if isinstance(taken, SourceError):
                report.fail(taken)
            else:
                _show_taken(store, taken, report)
        link_new_documents(store)


def _show_taken(store: "Store", taken: "Taken", report: "Report") -> None:
    report.show(lambda: _line(store, taken), lambda: store.reading(taken.document))


def _line(store: "Store", taken: "Taken") -> "Text":
    from onrecord.cli.lines import of_listed, version_notes

    listed = store.listed(taken.document)
    return of_listed(listed, *_NOTES[taken.outcome], *version_notes(listed))


def _read_only(documents: Iterator["Document"], report: "Report") -> None:
    from onrecord.store.intake import read_unstored

    for reading in read_unstored(documents):
        if isinstance(reading, SourceError):
            report.fail(reading)
        else:
            _show_reading(reading, report)


def _show_reading(reading: "Reading", report: "Report") -> None:
    from onrecord.cli.lines import of_reading

    report.show(lambda: of_reading(reading), lambda: reading)
