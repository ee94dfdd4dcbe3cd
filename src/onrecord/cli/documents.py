"""`onrecord documents`, `show` and `forget`: what is in the database, one document of it, and deleting one."""

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, echo_json, marks


@click.command()
@click.option("--all", "-a", "everything", is_flag=True, help="Versions that a later one supersedes, too.")
@options.database
@options.as_json
@options.quiet("Print the documents' ids alone.")
def documents(everything: bool, db: options.Where, as_json: bool, quiet: bool) -> None:
    """List the documents in the database.

    Each on a line that begins with the start of its id. Where the same URL or file was read again with another text, the
    latest version is listed and says how many came before it.

    \b
    onrecord documents
    onrecord documents --all --json
    """
    from onrecord.cli.lines import of_listed, short_id, version_notes

    out = console()
    with options.open_store(db) as store:
        chosen = [listed for listed in store.documents() if everything or not listed.superseded_by]
    for listed in chosen:
        if as_json:
            echo_json(listed.model_dump(mode="json"))
        elif quiet:
            click.echo(listed.id)
        else:
            out.print(short_id(listed.id), of_listed(listed, *version_notes(listed)), soft_wrap=True)


@click.command()
@click.argument("document")
@options.database
@options.as_json
@options.quiet("Leave out the words that the entries rest on.")
def show(document: str, db: options.Where, as_json: bool, quiet: bool) -> None:
    """Show what was read in DOCUMENT.

    DOCUMENT is an id or the beginning of one, a path or URL, or words of the title.

    Parties with their roles, what happened, who said what, who did not comment, evidence, and where accounts differ;
    each with its words.

    \b
    onrecord show "Alder Street"
    onrecord show 3fa9c1d2 --json
    """
    from onrecord.cli.pages import document_page

    with options.open_store(db) as store:
        reading = store.reading(store.resolve(document))
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
