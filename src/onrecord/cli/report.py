"""What a run of `onrecord read` shows: a bar while it goes on, a line a document, what failed at its end."""

import sys
from collections.abc import Callable
from types import TracebackType
from typing import Self

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from onrecord.cli.terminal import clean, console, echo_json
from onrecord.errors import SourceError
from onrecord.record import Reading


class Report:
    """Shows a run on the terminal. The bar is drawn on standard error, and only where that is a terminal."""

    def __init__(self, *, as_json: bool, quiet: bool) -> None:
        self._as_json, self._quiet = as_json, quiet
        self._failures: list[SourceError] = []
        self._progress = Progress(
            TextColumn("Reading"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console(to_stderr=True),
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
            disable=quiet or not sys.stderr.isatty(),
        )
        self._bar = self._progress.add_task("", total=0)
        # Lines go to standard output; where both are the terminal, the bar has to make room for them.
        on_terminal = sys.stdout.isatty() and not self._progress.disable
        self._out = self._progress.console if on_terminal else console()

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Whatever ended the run: list what could not be read so far."""
        self._progress.stop()
        for failure in self._failures:
            click.echo(f"not read: {clean(failure.where)}: {clean(failure.why)}", err=True)

    def expect(self, further: int) -> None:
        """That many documents more, or fewer, are to come."""
        self._progress.update(self._bar, total=(self._progress.tasks[0].total or 0) + further)

    def fail(self, error: SourceError) -> None:
        """One that could not be read."""
        self._failures.append(error)
        self._progress.advance(self._bar)

    def show(self, line: Callable[[], Text], reading: Callable[[], Reading]) -> None:
        """One that was read: its line, or the whole reading where JSON is asked for."""
        self._progress.advance(self._bar)
        if self._as_json:
            echo_json(reading().model_dump(mode="json"))
        elif not self._quiet:
            self._out.print(line(), soft_wrap=True)

    def end(self) -> None:
        """End with the exit code of the first error, if there was one."""
        if self._failures:
            raise click.exceptions.Exit(self._failures[0].exit_code)
