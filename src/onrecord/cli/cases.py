"""`onrecord cases`: the incidents in the database."""

from datetime import date
from typing import Any

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, echo_json

# As in the vocabulary and in store.schema.ORDERS, which are not loaded for the help alone.
_THREADS = ("asked_for", "opened", "promised", "planned", "pending", "withheld", "declined", "unreached", "unknown")
_ORDERS = ("updated", "opened", "date", "silent", "documents", "threads", "unseen", "title", "place")


def edtf_date(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str | None:
    """An EDTF date: a day, a month or a year. Raises BadParameter."""
    from onrecord.sources.days import as_edtf

    if value is not None and as_edtf(value) is None:
        raise click.BadParameter(f"{value!r} is no date such as 2026-03-20, 2026-03 or 2026")
    return value


def today() -> date:
    """The day from which silence is counted."""
    return date.today()


@click.command()
@click.option("--state", metavar="NAME", help="In this state: Nevada, Nev. or NV.")
@click.option("--city", metavar="WORDS", help="In this town.")
@click.option("--agency", metavar="WORDS", help="With this agency, involved, investigating or prosecuting.")
@click.option("--person", metavar="WORDS", help="In which somebody of this name appears.")
@click.option("--status", metavar="WORDS", help="That stand so: charged, settled, open ...")
@click.option("--from", "since", metavar="DATE", callback=edtf_date, help="Of this day, month or year or later.")
@click.option("--to", "until", metavar="DATE", callback=edtf_date, help="Of this day, month or year or earlier.")
@click.option("--open", "threads", multiple=True, type=click.Choice(_THREADS), help="With this still open; repeatable.")
@click.option("--silent", type=click.IntRange(min=0), metavar="DAYS", help="Without a new word for so many days.")
@click.option("--followed", is_flag=True, help="Only those that are followed.")
@click.option("--sort", "order", type=click.Choice(_ORDERS), default="updated", show_default=True, help="In this order.")
@click.option("--limit", "-n", type=click.IntRange(min=1), help="So many at most.")
@options.database
@options.names
@options.as_json
@options.quiet("Print the cases' ids alone.")
def cases(
    db: options.Where,
    names: str,
    as_json: bool,
    quiet: bool,
    followed: bool,
    order: str,
    limit: int | None,
    **filters: Any,
) -> None:
    """List the cases, those with the latest word first: who, where and when, how far each has come, what is open in it.

    Options narrow the list down; words are looked for anywhere in a name, all of them. Days of silence are counted from
    the latest document. To put labels in the places of names, each case has to be read.

    \b
    onrecord cases
    onrecord cases --state NV --from 2026 --status charged
    onrecord cases --open promised --silent 90 --sort silent
    onrecord cases --agency "harrow falls" --json
    """
    from onrecord.cli.case_list import as_data, case_lines
    from onrecord.review import casebook
    from onrecord.review.labels import Labels, OfStore
    from onrecord.review.news import followed_cases
    from onrecord.store.case_filter import Wanted

    with options.open_store(db) as store:
        among = frozenset(followed_cases(store)) if followed else None
        found = casebook.cases(store, Wanted(among=among, **filters), order, today())[:limit]
        labels = Labels(OfStore(store), "all" if quiet else names)
        shown = list(labels.each(found, lambda each: labels.entry(each.id, each)))
        any_case = bool(found) or store.case_list(Wanted(), order, today(), limit=1)[0] > 0
    if quiet:
        click.echo("".join(f"{each.id}\n" for each in found), nl=False)
    elif as_json:
        for each in shown:
            echo_json(as_data(each, today()))
    elif found:
        console().print(case_lines(shown), soft_wrap=True)
    elif any_case:
        click.echo("no case is like that; `onrecord cases` lists all", err=True)
    else:
        click.echo("no cases yet; `onrecord read` reads documents and links them into cases", err=True)
