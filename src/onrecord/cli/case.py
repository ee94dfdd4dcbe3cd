"""`onrecord cases` and `onrecord case show`: the incidents in the database, and the page of one."""

from pathlib import Path

import click

from onrecord.cli import options
from onrecord.cli.groups import LazyGroup
from onrecord.cli.terminal import console, echo_json, marks

# As in case_page.SECTIONS, which is not loaded for the help alone.
_SECTIONS = ("documents", "accounts", "timeline", "statements", "refusals", "evidence", "threads", "parties", "coding")

# Where the further commands of `onrecord case` are, in the order in which the help shows them after `show`.
COMMANDS: dict[str, str] = {}


@click.command()
@options.database
@options.as_json
@options.quiet("Print the cases' ids alone.")
def cases(db: Path, as_json: bool, quiet: bool) -> None:
    """List the cases, those with the latest word first: who, where and when, how far each has come, what is open in it.

    \b
    onrecord cases
    onrecord cases --json
    """
    from onrecord.cli.case_find import all_cases
    from onrecord.cli.case_list import case_table, summary

    with options.open_store(db) as store:
        found = sorted(all_cases(store), key=lambda each: (each.case.updated or "", each.case.id), reverse=True)
    if quiet:
        for each in found:
            click.echo(each.case.id)
    elif as_json:
        for each in found:
            echo_json(summary(each))
    elif found:
        console().print(case_table(found))
    else:
        click.echo("no cases yet; `onrecord read` reads documents and links them into cases", err=True)


class CaseCommands(LazyGroup):
    """The commands about one case that have modules of their own."""

    table = COMMANDS


@click.group(cls=CaseCommands)
def case() -> None:
    """What the documents of one incident say together."""


@case.command()
@click.argument("name", metavar="[CASE]", required=False)
@click.option("--section", "-s", "chosen", multiple=True, type=click.Choice(_SECTIONS), help="Only this section; repeatable.")
@click.option("--all", "-a", "everything", is_flag=True, help="Long lists whole, words from every document.")
@options.database
@options.as_json
@options.quiet("Leave out the words that the entries rest on.")
def show(name: str | None, chosen: tuple[str, ...], everything: bool, db: Path, as_json: bool, quiet: bool) -> None:
    """Show CASE: an id or the beginning of one, words of its title, or any of its documents. Where there is only one case, it
    need not be named.

    Where accounts differ, side by side; the timeline; who said what; who did not comment; evidence; what is still open; people;
    the coding sheet. Every entry stands with its words and the number of the document that has them.

    \b
    onrecord case show
    onrecord case show "Alder Street" --section timeline --section accounts
    onrecord case show case-3fa9 --json
    """
    from onrecord.cli.case_find import find_case
    from onrecord.cli.case_page import case_page
    from onrecord.cli.case_shown import ShownCase

    with options.open_store(db) as store:
        found = find_case(store, name)
    if as_json:
        echo_json(found.model_dump(mode="json"))
    else:
        out = console()
        shown = ShownCase(found, everything=everything, with_words=not quiet, marks=marks(out))
        out.print(case_page(shown, chosen))
