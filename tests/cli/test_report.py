"""What a run shows: the bar on a terminal alone, lines on standard output, failures at the end."""

import io
import sys

import click
import pytest
from rich.text import Text

from onrecord.cli.report import Report
from onrecord.errors import SourceError, TooLarge
from tests.store.made import reading


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(monkeypatch: pytest.MonkeyPatch, out: io.StringIO, err: io.StringIO, *, quiet: bool = False) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    with Report(as_json=False, quiet=quiet) as report:
        report.expect(2)
        report.show(lambda: Text("a line [bold]"), reading)


def test_the_bar_is_on_standard_error(monkeypatch: pytest.MonkeyPatch) -> None:
    out, err = io.StringIO(), Terminal()
    shown(monkeypatch, out, err)
    assert out.getvalue() == "a line [bold]\n"
    assert "1/2" in err.getvalue() and "a line" not in err.getvalue()


def test_lines_and_bar_share_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    out, err = Terminal(), Terminal()
    shown(monkeypatch, out, err)
    assert "a line [bold]" in err.getvalue() and "1/2" in err.getvalue()


@pytest.mark.parametrize(("err", "quiet"), [(io.StringIO(), False), (Terminal(), True)])
def test_no_bar_elsewhere(monkeypatch: pytest.MonkeyPatch, err: io.StringIO, quiet: bool) -> None:
    out = io.StringIO()
    shown(monkeypatch, out, err, quiet=quiet)
    assert err.getvalue() == ""
    assert out.getvalue() == ("" if quiet else "a line [bold]\n")


def test_failures_come_last_and_the_first_gives_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    with Report(as_json=False, quiet=True) as report:
        report.end()
        report.fail(TooLarge("a.pdf", "is over the limit"))
        report.fail(SourceError("b\n.txt", "cannot be read"))
        assert capsys.readouterr().err == ""
    assert capsys.readouterr().err == "not read: a.pdf: is over the limit\nnot read: b .txt: cannot be read\n"
    with pytest.raises(click.exceptions.Exit) as caught:
        report.end()
    assert caught.value.exit_code == 3


def test_failures_are_listed_when_something_else_ends_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt), Report(as_json=False, quiet=True) as report:
        report.fail(SourceError("a.txt", "cannot be read"))
        raise KeyboardInterrupt
    assert capsys.readouterr().err == "not read: a.txt: cannot be read\n"
