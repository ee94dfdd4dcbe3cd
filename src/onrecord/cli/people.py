"""`onrecord people` and `onrecord agencies`: who appears in which cases."""

from collections.abc import Callable

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, echo_json

_PEOPLE = """List the people whose name has all of WORDS, each with every case in which the name appears: role, agency, rank,
age, place, dates. Without WORDS, everybody who is named.

One name in two cases may be two people: entries of different cases stand apart under the name, with what differs between
them. A child who was only near is left out.

\b
onrecord people sandoval
onrecord people --role officer --several --json
"""
_AGENCIES = """List the agencies and organizations whose name has all of WORDS, each with every case in which the name appears.
Without WORDS, all of them.

One name in two states may be two agencies: entries of different cases stand apart under the name, with what differs
between them.

\b
onrecord agencies "harrow falls"
onrecord agencies --role involved_agency --several
"""


def _command(name: str, text: str, *, bodies: bool) -> click.Command:
    """The command that lists people or bodies."""

    def run(
        words: tuple[str, ...],
        role: tuple[str, ...],
        several: bool,
        limit: int | None,
        db: options.Where,
        names: str,
        as_json: bool,
        quiet: bool,
    ) -> None:
        from onrecord.cli.people_page import listed_page
        from onrecord.record.vocabulary import values
        from onrecord.review.casebook import refresh
        from onrecord.review.labels import Labels, OfStore

        if unknown := [each for each in role if each not in values("roles")]:
            raise click.BadParameter(f"{unknown[0]!r} is no role; known are {', '.join(values('roles'))}", param_hint="--role")
        with options.open_store(db) as store:
            refresh(store)
            found = store.bearers(" ".join(words), bodies=bodies, roles=role, several=several, limit=limit)
            labels = Labels(OfStore(store), names)
            shown = list(labels.each(found, labels.bearers))
        for each in shown:
            if quiet:
                click.echo(each.name)
            elif as_json:
                echo_json(each.model_dump(mode="json"))
            else:
                console().print(listed_page(each))
        if not found and not quiet and not as_json:
            who = f"nobody {'of that' if words else 'with a'} name{' and role' if role else ''}"
            click.echo(f"{who} appears in {'several cases' if several else 'a case'}", err=True)

    return click.command(name, help=text)(_with_options(run))


def _with_options(run: Callable[..., None]) -> Callable[..., None]:
    run = options.database(options.names(options.as_json(options.quiet("Print the names alone.")(run))))
    run = click.option("--limit", "-n", type=click.IntRange(min=1), help="So many names at most.")(run)
    run = click.option("--several", is_flag=True, help="Only names that appear in more than one case.")(run)
    run = click.option("--role", multiple=True, metavar="ROLE", help="Who have this role: officer ...; repeatable.")(run)
    return click.argument("words", nargs=-1)(run)


people = _command("people", _PEOPLE, bodies=False)
agencies = _command("agencies", _AGENCIES, bodies=True)
