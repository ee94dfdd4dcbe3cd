"""`onrecord case`: the commands about one case, and `case show`, its page."""

from collections.abc import Iterator

import click

from onrecord.cli import options
from onrecord.cli.groups import LazyGroup
from onrecord.cli.terminal import console, counted, echo_json, marks

# As in case_page.SECTIONS, which is not loaded for the help alone.
_SECTIONS = (
    *("documents", "matters", "accounts", "timeline", "statements", "refusals"),
    *("evidence", "threads", "parties", "doubts", "coding"),
)

# Where the further commands of `onrecord case` are, in the order in which the help shows them after `show`.
COMMANDS = {
    "timeline": "onrecord.cli.case_sections:timeline",
    "statements": "onrecord.cli.case_sections:statements",
    "accounts": "onrecord.cli.case_sections:accounts",
    "threads": "onrecord.cli.case_sections:threads",
    "coding": "onrecord.cli.case_sections:coding",
    "page": "onrecord.cli.case_export:page",
    "why": "onrecord.cli.why:why",
    "merge": "onrecord.cli.judge:merge",
    "split": "onrecord.cli.judge:split",
    "move": "onrecord.cli.judge:move",
    "undo": "onrecord.cli.judge:undo",
    "history": "onrecord.cli.judge:history",
    "follow": "onrecord.cli.news:follow",
    "unfollow": "onrecord.cli.news:unfollow",
}


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
@options.names
@options.as_json
@options.quiet("Leave out the words that the entries rest on.")
def show(
    name: str | None, chosen: tuple[str, ...], everything: bool, db: options.Where, names: str, as_json: bool, quiet: bool
) -> None:
    """Show CASE: an id or the beginning of one, words of its title, or any of its documents. Where there is only one case, it
    need not be named.

    Where each matter stands; where accounts differ, side by side; the timeline; who said what; who did not comment; evidence;
    what is still open; people; what was left apart; the coding sheet. Every entry stands with its words and the number of the
    document that has them.

    \b
    onrecord case show
    onrecord case show "Alder Street" --section timeline --section accounts
    onrecord case show case-3fa9 --json --names shielded
    """
    from onrecord.cli.case_find import case_of
    from onrecord.cli.case_page import case_page
    from onrecord.cli.case_shown import ShownCase
    from onrecord.review.casebook import reviewed_case
    from onrecord.review.policies import asked_for, under_policy

    with options.open_store(db) as store:
        case_id, documents = case_of(store, name)
        found = under_policy(reviewed_case(store, case_id, documents), asked_for(store, case_id, names))
    if as_json:
        echo_json(found.model_dump(mode="json"))
    else:
        out = console()
        shown = ShownCase(found, everything=everything, with_words=not quiet, marks=marks(out))
        out.print(case_page(shown, chosen), *_older(len(documents) - len(found.documents)), sep="\n")


def _older(number: int) -> Iterator[str]:
    """That versions were left out which others supersede."""
    if number:
        yield f"\n{counted(number, 'older version')} left out: `onrecord documents --all` lists, `onrecord diff` compares them"
