"""`onrecord link`: the documents of the whole database into cases."""

import click

from onrecord.cli import options
from onrecord.cli.terminal import counted, echo_json


@click.command()
@click.option("--anew", is_flag=True, help="Link all documents anew; the cases stay the same unless the linking has changed.")
@options.database
@options.as_json
@options.quiet("Say nothing.")
def link(anew: bool, db: options.Where, as_json: bool, quiet: bool) -> None:
    """Link all documents into cases.

    A case is an incident. `read` links what is new by itself after each run; this links what a stopped run or an older version
    left. What people judged stays as it is.

    \b
    onrecord link
    onrecord link --json
    """
    from onrecord.store.linking import link_documents

    with options.open_store(db) as store:
        cases = link_documents(store, anew=anew)
    if as_json:
        for case, members in cases.items():
            echo_json({"case": case, "documents": members})
    elif not quiet:
        linked = counted(len({document for members in cases.values() for document in members}), "document")
        click.echo(f"{linked} in {counted(len(cases), 'case')}; `onrecord cases` lists them")
