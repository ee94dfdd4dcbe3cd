"""`onrecord diff`: what changed between two versions of a document, in its record and in its text."""

from typing import TYPE_CHECKING

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, echo_json
from onrecord.errors import NotFound

if TYPE_CHECKING:
    from onrecord.record import Document
    from onrecord.store import Store


@click.command()
@click.argument("document")
@click.argument("other", required=False)
@options.database
@options.as_json
@options.quiet("Leave out the words and the text.")
def diff(document: str, other: str | None, db: options.Where, as_json: bool, quiet: bool) -> None:
    """Show what changed between DOCUMENT and the version before it, or between any two documents, the older one first.

    What the record says otherwise stands first: parties, events, statements, evidence and accounts that appeared (+),
    changed (~) or vanished (-), matched by what they say. Then the text, word by word. Versions are texts that were read
    at the same path or under the same URL.

    \b
    onrecord diff "Alder Street"
    onrecord diff 3fa9c1d2 77b0e1aa --json
    """
    from onrecord.cli.diff_page import diff_page
    from onrecord.comparing import difference, differences, of_documents

    with options.open_store(db) as store:
        old, new = (store.reading(name) for name in _pair(store, document, other))
    changes = [*of_documents(old.document, new.document), *differences(old, new)]
    text = difference(old.document.text, new.document.text)
    if as_json:
        record = [change.model_dump(mode="json") for change in changes]
        words = [[stretch.model_dump(mode="json") for stretch in group] for group in text]
        echo_json({"old": _named(old.document), "new": _named(new.document), "record": record, "text": words})
    else:
        out = console()
        shown = [] if quiet else text
        out.print(diff_page(old.document, new.document, changes, shown, quiet=quiet, colours=bool(out.color_system)))


def _pair(store: "Store", document: str, other: str | None) -> tuple[str, str]:
    """The older and the newer document. Raises NotFound where there is only one version."""
    one = store.resolve(document)
    if other is not None:
        return one, store.resolve(other)
    chain = store.versions().get(one)
    if chain is None:
        raise NotFound(f"there is only one version of {document!r}; name another document to compare it with")
    newer = chain.index(one) or 1
    return chain[newer - 1], chain[newer]


def _named(document: "Document") -> dict[str, object]:
    return document.model_dump(include={"id", "title", "published", "modified", "retrieved", "url", "found"})
