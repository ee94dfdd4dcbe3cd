"""The `onrecord` command. Its subcommands' modules are loaded when they are called, so that it starts at once."""

import sys
from io import TextIOWrapper

import click

from onrecord.cli.groups import LazyGroup
from onrecord.cli.terminal import clean
from onrecord.errors import OnrecordError
from onrecord.version import __version__

# Where each command is, in the order in which the help shows them.
COMMANDS = {
    "read": "onrecord.cli.read:read",
    "documents": "onrecord.cli.documents:documents",
    "show": "onrecord.cli.documents:show",
    "diff": "onrecord.cli.diff:diff",
    "find": "onrecord.cli.find:find",
    "link": "onrecord.cli.link:link",
    "cases": "onrecord.cli.cases:cases",
    "case": "onrecord.cli.case:case",
    "news": "onrecord.cli.news:news",
    "people": "onrecord.cli.people:people",
    "agencies": "onrecord.cli.people:agencies",
    "check": "onrecord.cli.check:check",
    "compare": "onrecord.cli.compare:compare",
    "forget": "onrecord.cli.documents:forget",
    "serve": "onrecord.cli.serve:serve",
    "users": "onrecord.cli.users:users",
    "audit": "onrecord.cli.users:audit",
}
INTERRUPTED = 130


class Onrecord(LazyGroup):
    """The commands of the table; an error ends with one line and its exit code."""

    table = COMMANDS

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; errors raised on purpose become one line on standard error."""
        try:
            return super().invoke(ctx)
        except OnrecordError as error:
            click.echo(f"onrecord: {clean(str(error))}", err=True)
            ctx.exit(error.exit_code)
        except KeyboardInterrupt:
            click.echo("onrecord: stopped; what was done so far is kept, the same command goes on from there", err=True)
            ctx.exit(INTERRUPTED)


@click.group(cls=Onrecord, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="onrecord")
def main() -> None:
    """Read what was published about police use of force and keep the record of it: who said what, what happened,
    what is still open, each entry with its words.

    \b
    onrecord read stories/ letter.pdf https://news.example/story
    onrecord documents
    onrecord show "Alder Street"
    """
    if isinstance(sys.stdout, TextIOWrapper):  # what a terminal's encoding lacks is shown by its code
        sys.stdout.reconfigure(errors="backslashreplace")
