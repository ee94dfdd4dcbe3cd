"""`onrecord case timeline`, `statements`, `accounts`, `threads`, `coding`: one section of a case by itself."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, echo_json, marks

if TYPE_CHECKING:
    from onrecord.record import Case, Entry


class Part(NamedTuple):
    """What a command shows: its help, the sections of the page, and the entries for programs."""

    help: str
    sections: tuple[str, ...]
    entries: Callable[["Case"], Iterable["Entry"]]


def _in_timeline(case: "Case") -> Iterator["Entry"]:
    events = {event.id: event for event in case.events}
    return (events[event] for event in case.timeline)


PARTS = {
    "timeline": Part(
        "What happened in CASE, was denied, is planned or asked for, in the order of its dates; undated events apart.",
        ("timeline",),
        _in_timeline,
    ),
    "statements": Part(
        "Who said what in CASE, and who did not comment.", ("statements", "refusals"), lambda case: case.statements
    ),
    "accounts": Part(
        "The points of CASE on which accounts differ or were revised, side by side.", ("accounts",), lambda case: case.points
    ),
    "threads": Part(
        "What is still open in CASE: opened, promised, asked for, withheld or refused, with no answer on record.",
        ("threads",),
        lambda case: [*case.open_threads, *case.closed_threads],
    ),
    "coding": Part(
        "The coding sheet of CASE: a field, its value, the documents that have it.", ("coding",), lambda case: case.coding
    ),
}
_HELP = """{what}

CASE is an id or the beginning of one, words of its title, or any of its documents. Where there is only one case, it need not
be named. As JSON an entry is as `case show` prints it, with the names of those whose ids it holds.

\b
onrecord case {name}
onrecord case {name} "Alder Street" --json
"""


def _command(name: str) -> click.Command:
    """The command that shows one part of a case."""
    part = PARTS[name]

    def run(case: str | None, everything: bool, db: options.Where, names: str, as_json: bool, quiet: bool) -> None:
        from onrecord.cli.case_find import find_case

        with options.open_store(db) as store:
            found = find_case(store, case, names)
        if as_json:
            for entry in part.entries(found):
                echo_json(_explained(found, entry))
        else:
            _show(found, part, everything=everything, with_words=not quiet)

    run = options.names(options.as_json(options.quiet("Leave out the words that the entries rest on.")(run)))
    run = options.database(run)
    run = click.option("--all", "-a", "everything", is_flag=True, help="Long lists whole, words from every document.")(run)
    run = click.argument("case", metavar="[CASE]", required=False)(run)
    return click.command(name, help=_HELP.format(what=part.help, name=name))(run)


def _show(case: "Case", part: Part, *, everything: bool, with_words: bool) -> None:
    from onrecord.cli.case_page import case_page
    from onrecord.cli.case_shown import ShownCase

    out = console()
    out.print(case_page(ShownCase(case, everything=everything, with_words=with_words, marks=marks(out)), part.sections))


def _explained(case: "Case", entry: "Entry") -> dict[str, Any]:
    """An entry, that which a thread hangs on, and the names of those whose ids they hold."""
    names = {party.id: party.name or party.label for party in case.parties} | {item.id: item.kind for item in case.evidence}
    made = entry.model_dump(mode="json")
    by_id: dict[str, Entry] = {each.id: each for each in case.events} | {each.id: each for each in case.statements}
    if opened_by := by_id.get(getattr(entry, "event", "")):
        made["entry"] = opened_by.model_dump(mode="json")
    return made | {"names": {found: names[found] for found in dict.fromkeys(_texts(made)) if found in names}}


def _texts(value: object) -> Iterator[str]:
    """All strings within a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


timeline, statements, accounts, threads, coding = map(_command, PARTS)
