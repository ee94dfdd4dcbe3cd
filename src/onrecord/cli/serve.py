"""`onrecord serve`: the desk, in a browser on this machine."""

from ipaddress import ip_address

import click

from onrecord.cli import options
from onrecord.cli.web_extra import web_extra


@click.command()
@options.database
@click.option("--host", default="127.0.0.1", show_default=True, help="A loopback address.")
@click.option("--port", default=8025, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--as", "reviewer", metavar="NAME", help="The name that your decisions carry; else your login name.")
@options.quiet("Print nothing.")
def serve(db: options.Where, host: str, port: int, reviewer: str | None, quiet: bool) -> None:
    """Open the desk: read, check and correct the record in a browser.

    It answers on this machine alone. Your decisions are kept beside what the machine read, never over it. Ctrl-C ends it.

    \b
    onrecord serve
    onrecord serve --port 9000 --as "Jo Pell"
    """
    if not _is_loopback(host):
        raise click.BadParameter("the desk has no accounts, so it is bound to a loopback address only", param_hint="--host")
    with web_extra():
        from onrecord.web.serving import serve_desk

    with options.open_store(db, create=True) as store:
        serve_desk(store, host, port, reviewer or _login(), say=None if quiet else click.echo)


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
