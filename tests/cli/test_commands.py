"""The commands about what is in the database."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from onrecord.cli import main
from onrecord.cli.main import COMMANDS
from onrecord.errors import StoreError
from onrecord.record import Reading
from onrecord.store import Store
from tests.cli.conftest import Run
from tests.store.made import READER, empty_reading, reading

ID = reading().document.id
SHORT = ID[7:19]


@pytest.mark.parametrize("command", [{"case": "case show", "users": "users list"}.get(name, name) for name in COMMANDS])
def test_help_explains_shows_an_example_and_the_common_options(run: Run, command: str) -> None:
    for flag in ("-h", "--help"):
        text = run(*command.split(), flag).stdout
        assert f"  onrecord {command} " in text or f"  onrecord {command}\n" in text
        assert "--quiet" in text and ("--db" in text) == (command != "compare")  # which compares files
    assert f"  {command.split(maxsplit=1)[0]} " in run("-h").stdout


@pytest.mark.parametrize("command", ["documents", "show x", "find x", "check", "forget x", "link"])
def test_without_a_database_one_clear_line(run: Run, db: Path, command: str) -> None:
    result = run(*command.split())
    assert result.exit_code == StoreError.exit_code
    assert result.stderr == f"onrecord: there is no database at {db}; `onrecord read` makes one\n"


def test_no_such_command(run: Run) -> None:
    result = run("raed")
    assert result.exit_code == 2 and "raed" in result.stderr


def test_documents(run: Run, filled: Store) -> None:
    first, second = run("documents").stdout.splitlines()
    assert first == (
        f"{SHORT} Officer shoots man on Alder Street · The Fenwick Courier · 2026-03-14 · 6 parties, 3 events, 4 statements"
    )
    assert second.endswith(" A quiet day in Fenwick. · 0 parties, 0 events, 0 statements")
    assert run("documents", "--quiet").stdout.splitlines()[0] == ID
    assert [json.loads(line)["parties"] for line in run("documents", "--json").stdout.splitlines()] == [6, 0]


def test_find(run: Run, filled: Store) -> None:
    result = run("find", "holding", "knif*")
    assert f"{SHORT} Officer shoots man on Alder Street · statements s1\n" in result.stdout
    assert "“He was **holding** a **knife**,”" in result.stdout
    assert run("find", "--quiet", "holding").stdout == f"{ID}\n"
    hits = [json.loads(line) for line in run("find", "--json", '"Ana Harrow"').stdout.splitlines()]
    assert {(hit["document"], hit["layer"]) for hit in hits} == {(ID, "documents"), (ID, "statements"), (ID, "parties")} - {
        (ID, "statements")
    }
    start, end = hits[0]["marks"][0]
    assert hits[0]["snippet"][start:end].startswith("Ana")


@pytest.mark.parametrize("words", ['"', "NEAR(", "a:b", "*", "\x1b[31m", "[bold]", "' OR 1=1", "-"])
def test_find_takes_any_words(run: Run, filled: Store, words: str) -> None:
    assert run("find", "--", words).exit_code == 0


def test_check(run: Run, filled: Store) -> None:
    assert run("check").stdout == "all is well: 2 documents, every span reproduces its words, every hash its text\n"
    assert run("check", "--quiet").output == ""


def test_check_lists_what_does_not_hold(run: Run, filled: Store, db: Path) -> None:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(db)) as connection:
        connection.execute("update spans set words = 'other' where number = 0")
        connection.commit()
    result = run("check")
    assert result.exit_code == 4
    assert (
        result.stdout
        == f"{ID}: parties 0, spans {reading().parties[0].spans[0].start}-{reading().parties[0].spans[0].end}: the words kept are not the words of the text\n"
    )
    assert result.stderr == f"onrecord: {db}: 1 thing not as it should be\n"
    assert json.loads(run("check", "--json").stdout)["document"] == ID
    assert run("check", "--quiet").stdout == ""


@pytest.mark.parametrize(("answer", "left"), [("y\n", 1), ("n\n", 2), ("", 2)])
def test_forget_asks_first(run: Run, filled: Store, answer: str, left: int) -> None:
    result = run("forget", "Alder Street", stdin=answer)
    assert "Delete 'Officer shoots man on Alder Street'" in result.stderr
    assert (result.exit_code == 0) == (left == 1)
    assert len(filled.documents()) == left


def test_forget_without_asking(run: Run, filled: Store) -> None:
    assert run("forget", "--yes", SHORT).stdout == "forgotten: Officer shoots man on Alder Street\n"
    assert run("forget", "-qy", "quiet.txt").exit_code == 4
    assert run("forget", "-qy", "/news/other.txt").output == ""
    assert filled.documents() == []


def test_link(run: Run, filled: Store) -> None:
    assert run("link").stdout == "2 documents in 2 cases; `onrecord cases` lists them\n"
    linked = [json.loads(line) for line in run("link", "--json").stdout.splitlines()]
    assert [name for case in linked for name in case["documents"]] == [listed.id for listed in filled.documents()]
    assert [len(said.links) for said in filled.case_history()] == [2]
    assert run("link", "--quiet").output == ""


def test_show_json_is_the_reading(run: Run, filled: Store) -> None:
    assert Reading.model_validate_json(run("show", SHORT, "--json").stdout) == reading()


def test_json_of_half_characters_is_still_utf_8(run: Run, db: Path) -> None:
    with Store(db) as store:
        store.put(empty_reading("half \ud83d of a character"), READER)
    assert '"half \\ud83d of a character"' in run("show", "/news/other.txt", "--json").stdout
    assert " half of a character · " in run("documents").stdout


def test_a_terminal_that_lacks_characters(run: Run, filled: Store) -> None:
    result = CliRunner(charset="ascii").invoke(main, ["show", SHORT])
    assert result.exit_code == 0 and r"\u201cHe was holding" in result.stdout


def test_show_what_is_ambiguous(run: Run, filled: Store) -> None:
    filled.put(empty_reading("Another.", title="Alder Street again"), READER)
    result = run("show", "alder street")
    assert result.exit_code == 4 and SHORT in result.stderr and len(result.stderr.splitlines()) == 1


def test_documents_lists_the_latest_version(run: Run, filled: Store) -> None:
    filled.put(empty_reading("A busy day in Fenwick."), READER)
    lines = run("documents").stdout.splitlines()
    assert len(lines) == 2 and "A busy day" in lines[1] and lines[1].endswith("(1 older version)")
    older = run("documents", "--all").stdout.splitlines()[1]
    latest = run("documents", "--quiet").stdout.splitlines()[1]
    assert "A quiet day" in older and older.endswith(f"(superseded by {latest[7:19]})")
    shown = [json.loads(line) for line in run("documents", "--all", "--json").stdout.splitlines()]
    assert [(one["older"], one["superseded_by"]) for one in shown] == [(0, None), (0, latest), (1, None)]
