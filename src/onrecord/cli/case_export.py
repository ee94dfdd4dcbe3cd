"""`onrecord case page`: a case written as one page for others."""

from pathlib import Path

import click

from onrecord.cli import options
from onrecord.cli.web_extra import web_extra


@click.command()
@click.argument("name", metavar="[CASE]", required=False)
@click.option("--out", "-o", required=True, type=click.Path(file_okay=False, path_type=Path), help="The folder for the page.")
@click.option(
    "--names",
    "policy",
    type=click.Choice(["shielded", "all"]),
    help="shielded: minors, family and bystanders under labels; without it, as set for the case, else shielded.",
)
@options.database
@options.quiet("Print nothing.")
def page(name: str | None, out: Path, policy: str | None, db: options.Where, quiet: bool) -> None:
    """Write CASE as one page for a colleague without onrecord: every entry with its words and the number of its document.

    The page is one HTML file that loads nothing. What reviewers decided is in it; what they rejected is not. Names are kept
    out of the words that are quoted too, but look it over before you hand it on.

    \b
    onrecord case page --out shared/
    onrecord case page case-3fa9 --out shared/ --names all
    """
    from onrecord.cli.case_find import find_case

    with web_extra():
        from onrecord.cases.naming import POLICIES
        from onrecord.web.static_page import write_page

    with options.open_store(db) as store:
        written = write_page(store, find_case(store, name).case.id, out, POLICIES.get(policy or ""))
    if not quiet:
        click.echo(str(written))
