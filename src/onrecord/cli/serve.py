"""`onrecord serve`: the desk, in a browser on this machine."""

from ipaddress import ip_address

import click

from onrecord.cli import options
from onrecord.cli.web_extra import web_extra


@click.command()
@options.database
@click.option("--host", default="127.0.0.1", show_default=True, help="A loopback address; with --origin any.")
@click.option("--port", default=8025, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--as", "reviewer", metavar="NAME", help="The name that your decisions carry; else your login name.")
@click.option("--team", is_flag=True, help="Ask everybody to sign in; `onrecord users` keeps the accounts.")
@click.option("--origin", metavar="URL", help="With --team: where browsers reach the desk, https://record.example.")
@options.quiet("Print nothing.")
def serve(db: options.Where, host: str, port: int, reviewer: str | None, team: bool, origin: str | None, quiet: bool) -> None:
    """Open the desk: read, check and correct the record in a browser.

    It answers on this machine alone. Your decisions are kept beside what the machine read, never over it. Ctrl-C ends it.
    For a team see docs/team.md.

    \b
    onrecord serve
    onrecord serve --port 9000 --as "Jo Pell"
    onrecord serve --team --db postgresql:///onrecord --origin https://record.example
    """
    _check(host, team, origin)
    with web_extra():
        from onrecord.web.serving import serve_desk, serve_team

    say = None if quiet else click.echo
    with options.open_store(db, create=True) as store:
        if team:
            serve_team(store, host, port, origin, say)
        else:
            serve_desk(store, host, port, reviewer or _login(), say)


def _check(host: str, team: bool, origin: str | None) -> None:
    """Nothing travels in clear, nobody comes in without an account. Raises BadParameter."""
    if origin and not team:
        raise click.BadParameter("is for a desk with accounts: --team", param_hint="--origin")
    if origin and not _is_safe(origin):
        raise click.BadParameter("has to begin with https://, or passwords would travel in clear", param_hint="--origin")
    if not origin and not _is_loopback(host):
        why = "without --team and --origin, the desk is bound to a loopback address only"
        raise click.BadParameter(why, param_hint="--host")


def _is_safe(origin: str) -> bool:
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(origin)
        return parts.scheme == "https" and bool(parts.hostname) and not parts.path.strip("/") and not parts.query
    except ValueError:
        return False


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _login() -> str:
    """The name of whoever runs this."""
    from getpass import getuser

    try:
        return getuser()
    except (KeyError, OSError):
        return "reviewer"
