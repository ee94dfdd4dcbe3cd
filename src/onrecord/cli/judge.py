"""`onrecord case merge|split|move|undo|history`: what people say about which document belongs to which case."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from onrecord.cli import options
from onrecord.cli.terminal import clean, counted, echo_json, shortened
from onrecord.errors import NotFound

if TYPE_CHECKING:
    from onrecord.review.labels import Labels
    from onrecord.store import Judgement, Store

Command = TypeVar("Command", bound=Callable[..., Any])


def judged(command: Command) -> Command:
    """The options that all judgements have."""
    chosen = [
        click.option("--why", metavar="TEXT", help="Why you say so; kept with it."),
        click.option("--by", metavar="NAME", envvar="ONRECORD_BY", show_envvar=True, help="Who says so; else your login name."),
        options.database,
        options.as_json,
        options.quiet("Say nothing."),
    ]
    for option in reversed(chosen):
        command = option(command)
    return command


@click.command()
@click.argument("case")
@click.argument("others", nargs=-1, required=True, metavar="OTHER...")
@judged
def merge(
    case: str, others: tuple[str, ...], why: str | None, by: str | None, db: options.Where, as_json: bool, quiet: bool
) -> None:
    """Say that CASE and each OTHER are one incident. The case keeps the id of the first.

    The machine never undoes it, whatever it reads later; `onrecord case undo` does. Cases are named as for `case show`.

    \b
    onrecord case merge case-3fa9 case-77b0 --why "the letter names the same man"
    """
    from onrecord.cli.case_find import case_of

    with options.open_store(db) as store:
        cases = [case_of(store, name)[0] for name in (case, *others)]
        number = store.merge_cases(cases, _by(by), why)
        _say(store, number, as_json, quiet)


@click.command()
@click.argument("case")
@click.argument("documents", nargs=-1, required=True, metavar="DOCUMENT...")
@judged
def split(
    case: str, documents: tuple[str, ...], why: str | None, by: str | None, db: options.Where, as_json: bool, quiet: bool
) -> None:
    """Say that each DOCUMENT tells of another incident than the rest of CASE: together they make a case of their own.

    \b
    onrecord case split case-3fa9 "Two boys wounded" rink.txt
    """
    from onrecord.cli.case_find import case_of

    with options.open_store(db) as store:
        number = store.split_case(case_of(store, case)[0], [store.resolve(name) for name in documents], _by(by), why)
        _say(store, number, as_json, quiet)


@click.command()
@click.argument("document")
@click.argument("case")
@click.option("--out-of", metavar="CASE", help="The case that it leaves, where it is in several.")
@judged
def move(
    document: str,
    case: str,
    out_of: str | None,
    why: str | None,
    by: str | None,
    db: options.Where,
    as_json: bool,
    quiet: bool,
) -> None:
    """Say that DOCUMENT belongs to CASE, and not to the one that it is in.

    \b
    onrecord case move "Two boys wounded" case-77b0
    """
    from onrecord.cli.case_find import case_of

    with options.open_store(db) as store:
        left = out_of and case_of(store, out_of)[0]
        number = store.move_document(store.resolve(document), case_of(store, case)[0], _by(by), why, out_of=left)
        _say(store, number, as_json, quiet)


@click.command()
@click.argument("number", type=int, required=False)
@judged
def undo(number: int | None, why: str | None, by: str | None, db: options.Where, as_json: bool, quiet: bool) -> None:
    """Take back the judgement NUMBER, or the latest. An undo can be undone too; nothing is deleted.

    \b
    onrecord case history
    onrecord case undo 3
    """
    with options.open_store(db) as store:
        own = store.undo_judgement(_latest(store) if number is None else number, _by(by), why)
        _say(store, own, as_json, quiet)


@click.command()
@click.argument("case", required=False, metavar="[CASE]")
@options.database
@options.names
@options.as_json
@options.quiet("Only what people judged.")
def history(case: str | None, db: options.Where, names: str, as_json: bool, quiet: bool) -> None:
    """List what the machine linked and what people judged: of CASE, or of all cases.

    \b
    onrecord case history "Alder Street"
    """
    from onrecord.cli.case_find import case_of
    from onrecord.review.labels import Labels, OfStore

    with options.open_store(db) as store:
        labels = Labels(OfStore(store), names)
        said = [_under(labels, each) for each in store.case_history(case and case_of(store, case)[0])]
        linked = {link.document for each in said for link in each.links}
        listed = (labels.opening(each) for each in store.documents() if each.id in linked)
        titles = {each.id: each.title or each.opening for each in listed}
    for each in said:
        if as_json:
            echo_json(each.model_dump(mode="json"))
        elif not quiet or each.number is not None:
            click.echo("\n".join([_line(each), *_links(each, titles)]))


def _under(labels: "Labels", said: "Judgement") -> "Judgement":
    """What was said, with labels in the place of names in the reason that was given."""
    return said.model_copy(update={"why": said.why and labels.words(said.why, [link.document for link in said.links])})


def _by(given: str | None) -> str:
    from getpass import getuser

    try:
        return given or getuser()
    except (OSError, KeyError) as error:  # a computer that does not know who works on it
        raise click.UsageError("say who you are with --by") from error


def _latest(store: "Store") -> int:
    numbers = [
        each.number for each in store.case_history() if each.number is not None and not each.undone and each.kind != "undo"
    ]
    if not numbers:
        raise NotFound("there is no judgement to undo")
    return max(numbers)


def _say(store: "Store", number: int, as_json: bool, quiet: bool) -> None:
    said = next(each for each in store.case_history() if each.number == number)
    if as_json:
        echo_json(said.model_dump(mode="json"))
    elif not quiet:
        click.echo(f"judgement {_line(said)}; `onrecord case undo {number}` takes it back")


def _line(said: "Judgement") -> str:
    """`3  merge  by ana, 2031-04-11: the same man (3 documents)`."""
    what = f"undo of {said.undoes}" if said.undoes is not None else said.kind
    why = f": {clean(said.why)}" if said.why else ""
    documents = f" ({counted(len({link.document for link in said.links}), 'document')})" if said.links else ""
    number = "" if said.number is None else f"{said.number}  "
    return f"{number}{what} by {clean(said.by)}, {said.at[:10]}{why}{documents}{', undone' if said.undone else ''}"


def _links(said: "Judgement", titles: dict[str, str]) -> list[str]:
    return [
        f"    {'+' if link.belongs else '-'} {link.case}  {shortened(titles.get(link.document, link.document), 60)}"
        for link in said.links
    ]
