"""`onrecord documents`, `show` and `forget`: what is in the database, one document of it, and deleting one."""

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, echo_json, marks


@click.command()
@click.option("--all", "-a", "everything", is_flag=True, help="Versions that a later one supersedes, too.")
@options.database
@options.names
@options.as_json
@options.quiet("Print the documents' ids alone.")
def documents(everything: bool, db: options.Where, names: str, as_json: bool, quiet: bool) -> None:
    """List the documents in the database.

    Each on a line that begins with the start of its id. Where the same URL or file was read again with another text, the
    latest version is listed and says how many came before it.

    \b
    onrecord documents
    onrecord documents --all --json
    """
    from onrecord.cli.lines import of_listed, short_id, version_notes
    from onrecord.review.labels import Labels, OfStore

    out = console()
    with options.open_store(db) as store:
        listed = (each for each in store.documents() if everything or not each.superseded_by)
        labels = Labels(OfStore(store), "all" if quiet else names)
        chosen = list(labels.each(listed, labels.opening))
    for each in chosen:
        if as_json:
            echo_json(each.model_dump(mode="json"))
        elif quiet:
            click.echo(each.id)
        else:
            out.print(short_id(each.id), of_listed(each, *version_notes(each)), soft_wrap=True)


@click.command()
@click.argument("document")
@options.database
@options.names
@options.as_json
@options.quiet("Leave out the words that the entries rest on.")
def show(document: str, db: options.Where, names: str, as_json: bool, quiet: bool) -> None:
    """Show what was read in DOCUMENT.

    DOCUMENT is an id or the beginning of one, a path or URL, or words of the title.

    Parties with their roles, what happened, who said what, who did not comment, evidence, and where accounts differ;
    each with its words.

    \b
    onrecord show "Alder Street"
    onrecord show 3fa9c1d2 --json
    """
    from onrecord.cli.pages import document_page
    from onrecord.record import Reading
    from onrecord.review.labels import Labels, OfStore, as_entry

    with options.open_store(db) as store:
        found = store.reading(store.resolve(document))
        reading = as_entry(Reading, Labels(OfStore(store), names).document(found.document.id, found))
    if as_json:
        echo_json(reading.model_dump(mode="json"))
    else:
        out = console()
        out.print(document_page(reading, with_words=not quiet, marks=marks(out)))


@click.command()
@click.argument("document")
@click.option("--yes", "-y", is_flag=True, help="Do not ask.")
@options.database
@options.quiet("Say nothing.")
def forget(document: str, yes: bool, db: options.Where, quiet: bool) -> None:
    """Delete DOCUMENT and all its entries for good. Asks first.

    \b
    onrecord forget "Alder Street"
    onrecord forget 3fa9c1d2 --yes
    """
    from onrecord.cli.lines import title_line

    with options.open_store(db) as store:
        found = store.listed(store.resolve(document))
        title = title_line(found.title, found.opening)
        if not yes:
            click.confirm(f"Delete {title!r} and all its entries for good?", abort=True, err=True)
        store.forget(found.id)
    if not quiet:
        click.echo(f"forgotten: {title}")
