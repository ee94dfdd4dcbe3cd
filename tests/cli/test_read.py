"""`onrecord read`: everything that can be read is read, once, and what cannot is named."""

import json
from pathlib import Path

import pytest

import onrecord.reading
from onrecord.record import Reading
from onrecord.store import Store
from tests.cli.conftest import Run

STORY = "Officer Lena Ruiz shot Devon Harrow on Alder Street, Chief Omar Bell said on {day}."


@pytest.fixture
def stories(tmp_path: Path) -> Path:
    folder = tmp_path / "stories"
    folder.mkdir()
    for number, day in enumerate(("Monday", "Tuesday", "Friday"), 1):
        (folder / f"{number}.txt").write_text(STORY.format(day=day), "utf-8")
    return folder


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that the reader was given."""
    texts: list[str] = []
    read_documents = onrecord.reading.read_documents

    def watched(documents, model=None):  # type: ignore[no-untyped-def]
        documents = list(documents)
        texts.extend(document.text for document in documents)
        return read_documents(documents, model)

    monkeypatch.setattr(onrecord.reading, "read_documents", watched)
    return texts


def test_a_line_a_document(run: Run, stories: Path) -> None:
    result = run("read", stories, "--publisher", "The Courier", "--published", "2026-03-14")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("Officer Lena Ruiz shot Devon Harrow")
    assert " · The Courier · 2026-03-14 · " in lines[0] and lines[0].endswith(("statement", "statements"))


def test_json_is_the_record_in_the_order_of_the_files(run: Run, stories: Path, db: Path) -> None:
    result = run("read", "--json", stories)
    objects = [json.loads(line) for line in result.stdout.splitlines()]
    assert [o["document"]["text"][-8:] for o in objects] == [" Monday.", "Tuesday.", " Friday."]
    assert all(set(o) == set(Reading.model_fields) for o in objects)
    with Store(db) as store:
        assert [store.reading(o["document"]["id"]) for o in objects] == [Reading.model_validate(o) for o in objects]
    assert run("read", "--json", stories).stdout == result.stdout


def test_no_store_prints_the_same_and_leaves_no_file(run: Run, stories: Path, db: Path) -> None:
    printed = run("read", "--no-store", "--json", stories).stdout
    assert not db.exists()
    assert run("read", "--json", stories).stdout == printed
    assert len(run("read", "--no-store", stories).stdout.splitlines()) == 3


def test_a_second_run_parses_nothing(run: Run, stories: Path, parsed: list[str]) -> None:
    run("read", stories / "1.txt", stories / "3.txt")
    assert len(parsed) == 2
    lines = run("read", stories).stdout.splitlines()
    assert len(parsed) == 3
    assert [line.endswith("(already read)") for line in lines] == [True, False, True]


def test_the_same_text_twice_is_one_document(run: Run, stories: Path, db: Path, parsed: list[str]) -> None:
    (stories / "2.txt").write_text(STORY.format(day="Monday"), "utf-8")
    run("read", stories)
    (stories / "4.txt").write_text(STORY.format(day="Monday"), "utf-8")
    run("read", stories / "4.txt")
    assert len(parsed) == 2
    with Store(db) as store:
        first, _ = store.documents()
        found = store.reading(first.id).document.found
    assert [Path(place).name for place in found] == ["1.txt", "2.txt", "4.txt"]


def test_what_is_stated_later_is_read_again_once(run: Run, stories: Path, db: Path, parsed: list[str]) -> None:
    for _ in range(2):
        run("read", stories / "1.txt")
        run("read", stories / "1.txt", "--published", "2026-03-16")
    assert len(parsed) == 2
    line = run("read", stories / "1.txt", "--published", "2026-03-17", "--publisher", "The Post").stdout
    assert "The Post · 2026-03-17" in line and line.endswith("(read again)\n")
    with Store(db) as store:
        (listed,) = store.documents()
        assert len(store.reading(listed.id).document.found) == 1


def test_what_cannot_be_read_is_named_at_the_end_and_the_others_are_read(run: Run, stories: Path) -> None:
    (stories / "0.txt").write_text(" \n")
    result = run("read", stories / "none\x1b[31m.txt", stories)
    assert result.exit_code == 3
    assert len(result.stdout.splitlines()) == 3
    first, second = result.stderr.splitlines()
    assert first.startswith("not read: ") and "none␛[31m.txt: " in first
    assert "0.txt: " in second


def test_a_text_on_which_the_reader_breaks_down_stops_no_other(
    run: Run, stories: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from onrecord.reading.dates import find_dates

    def broken(text, published):  # type: ignore[no-untyped-def]
        if "Tuesday" in text.content:
            raise ValueError("no such\nday")
        return find_dates(text, published)

    monkeypatch.setattr("onrecord.reading.read.find_dates", broken)
    result = run("read", stories)
    assert result.exit_code == 3 and len(result.stdout.splitlines()) == 2
    assert "2.txt: the reader broke down on it" in result.stderr and len(result.stderr.splitlines()) == 1


def test_an_interrupted_run_goes_on(run: Run, stories: Path, monkeypatch: pytest.MonkeyPatch, parsed: list[str]) -> None:
    put = Store.put

    def interrupted(self: Store, reading: Reading, reader: str):  # type: ignore[no-untyped-def]
        if "Tuesday" in reading.document.text:
            raise KeyboardInterrupt
        return put(self, reading, reader)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "put", interrupted)
        result = run("read", stories)
    assert result.exit_code == 130 and result.stderr.startswith("onrecord: stopped")
    parsed.clear()
    assert run("read", stories).exit_code == 0
    assert len(parsed) == 2


def test_quiet_prints_nothing(run: Run, stories: Path) -> None:
    result = run("read", "--quiet", stories)
    assert (result.exit_code, result.output) == (0, "")


def test_hostile_words_only_show(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "[red]\x1b]0;owned\x07.txt"
    file.write_text("Title \x1b[2J[bold]:smile:\u202e\n\nHe said so.", "utf-8")
    result = run("read", file, "--publisher", "[blink]\x9b31m")
    assert result.exit_code == 0
    assert "[bold]:smile:" in result.stdout and "[blink]" in result.stdout
    assert not {"\x1b", "\x9b", "\x07", "\u202e", "\0"} & set(result.output)


def test_standard_input_with_what_is_stated_of_it(run: Run) -> None:
    line = run(
        "read", "-", "--title", "From a pipe", "--url", "https://news.example/a", stdin=STORY.format(day="Monday")
    ).stdout
    assert line.startswith("From a pipe · ")
    assert json.loads(run("show", "from a pipe", "--json").stdout)["document"]["url"] == "https://news.example/a"


def test_the_database_may_lie_in_the_folder_that_is_read(run: Run, stories: Path) -> None:
    for _ in range(2):
        result = run("read", "--db", stories / "onrecord.sqlite", stories)
        assert (result.exit_code, len(result.stdout.splitlines())) == (0, 3)


def test_a_date_that_is_none_is_refused_before_anything_is_read(run: Run, stories: Path, db: Path) -> None:
    result = run("read", stories, "--published", "last week")
    assert result.exit_code == 3 and "'last week' is no" in result.stderr and len(result.stderr.splitlines()) == 1
    assert not db.exists()


def test_usage(run: Run) -> None:
    assert run("read").exit_code == 2
    assert "onrecord read stories/" in run("read", "-h").stdout
