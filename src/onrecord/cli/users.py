"""`onrecord users` and `onrecord audit`: who may use a team's desk, and what they did."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from onrecord.cli import options
from onrecord.cli.terminal import clean, echo_json

if TYPE_CHECKING:
    from onrecord.store.team import Account, Actor, Team

ROLE = click.Choice(["reader", "reviewer", "owner"])
name = click.argument("name")
stdin = click.option("--stdin", is_flag=True, help="Take the password from standard input; else one is made and shown once.")


@click.group()
def users() -> None:
    """The accounts of `onrecord serve --team`.

    \b
    onrecord users add "Jo Pell" --role owner
    onrecord users list
    onrecord users password "Jo Pell"
    """


@users.command()
@name
@click.option("--role", type=ROLE, default="reader", show_default=True, help="A reviewer also decides, an owner administers.")
@stdin
@options.database
def add(name: str, role: str, stdin: bool, db: options.Where) -> None:
    """Add an account. Another password has to be chosen at the first sign-in."""
    _with_password(db, name, stdin, lambda team, password: _say(team.add(name, role, password, _console())))


@users.command()
@name
@stdin
@options.database
def password(name: str, stdin: bool, db: options.Where) -> None:
    """Give an account another password, which ends its sessions."""
    _with_password(db, name, stdin, lambda team, given: team.set_password(name, given, _console()))


@users.command("list")
@options.database
@options.as_json
@options.quiet("Print the names alone.")
def list_users(db: options.Where, as_json: bool, quiet: bool) -> None:
    """All accounts.

    \b
    onrecord users list
    """

    def show(team: "Team") -> None:
        for each in team.accounts():
            if quiet:
                click.echo(clean(each.name))
            else:
                _tell(each, as_json)

    _with_team(db, show)


@users.command()
@name
@click.argument("role", type=ROLE)
@options.database
def role(name: str, role: str, db: options.Where) -> None:
    """Give an account another role."""
    _with_team(db, lambda team: _say(team.change_role(name, role, _console())))


@users.command()
@name
@options.database
def disable(name: str, db: options.Where) -> None:
    """Let nobody sign in by an account any more, and end its sessions. What it decided stays."""
    _with_team(db, lambda team: _say(team.disable(name, _console())))


@users.command()
@name
@options.database
def enable(name: str, db: options.Where) -> None:
    """Let a disabled account sign in again."""
    _with_team(db, lambda team: _say(team.disable(name, _console(), disabled=False)))


@click.command()
@click.option("--by", metavar="NAME", help="What this person did.")
@click.option("--limit", type=click.IntRange(1), default=50, show_default=True, help="So many rows, the latest first.")
@options.database
@options.as_json
@options.quiet("Leave out from which address.")
def audit(by: str | None, limit: int, db: options.Where, as_json: bool, quiet: bool) -> None:
    """Show who did what on a team's desk: the audit log, which is only added to.

    \b
    onrecord audit
    onrecord audit --by "Jo Pell" --limit 200 --json
    """
    from dataclasses import asdict

    def show(team: "Team") -> None:
        for row in team.log(limit, by=by)[1]:
            if as_json:
                echo_json(asdict(row))
            else:
                where = [] if quiet else [row.address or "command line"]
                told = [row.at, row.by or "-", *where, row.action, row.what or ""]
                click.echo(clean("  ".join(told)).rstrip())

    _with_team(db, show)


def _with_team(db: options.Where, do: Callable[["Team"], object]) -> None:
    from onrecord.store.team import Team

    with options.open_store(db, create=True) as store:
        do(Team(store))


def _with_password(db: options.Where, name: str, stdin: bool, do: Callable[["Team", str], object]) -> None:
    """Do something with a password that was given, or with one that is made and shown."""
    from onrecord.store.team import passwords

    given = sys.stdin.readline().rstrip("\r\n") if stdin else passwords.generated()
    _with_team(db, lambda team: do(team, given))
    if not stdin:
        click.echo(f"The password of {clean(name)}, shown this once: {given}")


def _console() -> "Actor":
    from onrecord.store.team import Actor

    return Actor()


def _say(account: "Account") -> None:
    _tell(account, as_json=False)


def _tell(account: "Account", as_json: bool) -> None:
    from dataclasses import asdict

    if as_json:
        echo_json(asdict(account))
    else:
        state = f"disabled since {account.disabled}" if account.disabled else "may sign in"
        click.echo(f"{clean(account.name)}  {account.role}  {state}")
