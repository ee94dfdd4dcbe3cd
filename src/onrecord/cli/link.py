"""`onrecord link`: the documents of the whole database into cases."""

import click

from onrecord.cli import options
from onrecord.cli.terminal import counted, echo_json


@click.command()
@options.database
@options.as_json
@options.quiet("Say nothing.")
def link(db: options.Where, as_json: bool, quiet: bool) -> None:
    """Link all documents into cases.

    A case is an incident. `read` links what is new by itself after each run.

    \b
    onrecord link
    onrecord link --json
    """
    from onrecord.store.linking import link_documents

    with options.open_store(db) as store:
        cases = link_documents(store)
    if as_json:
        for case, members in cases.items():
            echo_json({"case": case, "documents": members})
    elif not quiet:
        linked = counted(sum(map(len, cases.values())), "document")
        click.echo(f"{linked} in {counted(len(cases), 'case')}; `onrecord cases` lists them")
