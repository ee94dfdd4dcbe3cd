"""`onrecord cases` and `onrecord case`: the cases of the database and what is on record in one."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, echo_json
from onrecord.errors import NotFound

if TYPE_CHECKING:
    from onrecord.record import Case
    from onrecord.store import Store


@click.command()
@options.database
@options.as_json
@options.quiet("Print the cases' ids alone.")
def cases(db: Path, as_json: bool, quiet: bool) -> None:
    """List the cases, those with the latest word first: what, how it stands, since when, how many threads are open.

    \b
    onrecord cases
    onrecord cases --json
    """
    with options.open_store(db) as store:
        found = sorted(_merged(store), key=lambda case: (case.case.updated or "", case.case.id), reverse=True)
    if quiet:
        for case in found:
            click.echo(case.case.id)
    elif as_json:
        for case in found:
            documents = [document.id for document in case.documents]
            echo_json({**case.case.model_dump(mode="json"), "documents": documents, "open_threads": len(case.open_threads)})
    else:
        from onrecord.cli.case_view import list_page

        console().print(list_page(found))


@click.group()
def case() -> None:
    """What is on record in one case.

    \b
    onrecord case show case-3fa9c1d2
    """


@case.command()
@click.argument("name", metavar="CASE")
@options.database
@options.as_json
@options.quiet("Leave out the words that the entries rest on.")
def show(name: str, db: Path, as_json: bool, quiet: bool) -> None:
    """Show CASE: its id, the beginning of one, or any of its documents.

    Timeline, accounts that differ side by side, statements by speaker, refusals, evidence, open threads, coding sheet and
    documents; every entry with whose word it is, in which document, and the words.

    \b
    onrecord case show case-3fa9c1d2
    onrecord case show "Alder Street" --json
    """
    with options.open_store(db) as store:
        case_id = _resolve(store, name)
        found = _merge(store, case_id, store.cases()[case_id])
    if as_json:
        echo_json(found.model_dump(mode="json"))
    else:
        from onrecord.cli.case_view import case_page

        console().print(case_page(found, with_words=not quiet))


def _resolve(store: "Store", name: str) -> str:
    """The case that an id, the beginning of one, or a name of one of its documents means. Raises NotFound."""
    known = store.cases()
    found = [case_id for case_id in known if name and case_id.startswith(name)]
    if len(found) == 1:
        return found[0]
    document = store.resolve(name)
    for case_id, documents in known.items():
        if document in documents:
            return case_id
    raise NotFound(f"{name!r} is in no case yet; `onrecord link` links documents into cases")


def _merged(store: "Store") -> Iterator["Case"]:
    for case_id, documents in store.cases().items():
        yield _merge(store, case_id, documents)


def _merge(store: "Store", case_id: str, documents: list[str]) -> "Case":
    from onrecord.cases.merging import merge

    return merge(case_id, [store.reading(document) for document in documents])
