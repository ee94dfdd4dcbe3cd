"""`onrecord check`: does the database still say what the texts say?"""

from dataclasses import asdict

import click

from onrecord.cli import options
from onrecord.cli.terminal import clean, counted, echo_json
from onrecord.errors import StoreError


@click.command()
@options.database
@options.as_json
@options.quiet("Print nothing; the exit code says whether all is well.")
def check(db: options.Where, as_json: bool, quiet: bool) -> None:
    """Check that the database is sound.

    Every stored span has to reproduce its words, every hash its text, and the file to be whole. What does not hold is
    listed, and the exit code is 4.

    \b
    onrecord check
    onrecord check --json --db team.sqlite
    """
    with options.open_store(db) as store:
        found = store.check()
        checked = len(store.documents())
    for fault in found:
        if as_json:
            echo_json(asdict(fault))
        elif not quiet:
            click.echo(f"{clean(fault.document or str(db))}: {clean(fault.what)}")
    if found:
        raise StoreError(f"{db}: {counted(len(found), 'thing')} not as it should be")
    if not quiet and not as_json:
        click.echo(f"all is well: {counted(checked, 'document')}, every span reproduces its words, every hash its text")
