"""`onrecord cases` and `onrecord case show`, and the page that they print."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from onrecord.cases import Features
from onrecord.cases.merging import merge
from onrecord.cli.case_shown import letter
from onrecord.cli.case_view import print_case
from onrecord.errors import NotFound
from onrecord.record import Case
from onrecord.store import Store
from tests.cases.made import Telling
from tests.cases.sample import decision, readings
from tests.cli.conftest import Run
from tests.store.made import READER


@pytest.fixture
def linked(db: Path) -> Store:
    """A database with the invented case, linked."""
    with Store(db) as store:
        for reading in readings():
            store.put(reading, READER)
        store.judge_by_machine({reading.document.id: "case-aa11" for reading in readings()})
        return store


def page(case: Case, width: int = 150) -> str:
    out = StringIO()
    print_case(case, Console(file=out, width=width, markup=False, emoji=False, highlight=False))
    return out.getvalue()


def test_cases(run: Run, linked: Store) -> None:
    line = run("cases").stdout.splitlines()[1]
    assert line.startswith("case-aa11") and "Police shooting of Dorian" in line
    assert run("cases", "--quiet").stdout == "case-aa11\n"
    told = json.loads(run("cases", "--json").stdout)
    assert (told["id"], told["status"], len(told["documents"]), told["open_threads"]) == (
        "case-aa11",
        "no charges; officer on leave",
        3,
        5,
    )


def test_no_cases_yet(run: Run, db: Path) -> None:
    with Store(db):
        pass
    assert "no cases yet" in run("cases").stdout


@pytest.mark.parametrize("name", ["case-aa11", "case-a", decision().document.id, "Sister disputes account"])
def test_a_case_is_found_by_its_id_and_its_documents(run: Run, linked: Store, name: str) -> None:
    result = run("case", "show", name)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Police shooting of Dorian Askew, Harrow Falls, Nevada\n")


def test_json_is_the_case(run: Run, linked: Store) -> None:
    shown = Case.model_validate_json(run("case", "show", "case-aa11", "--json").stdout)
    assert shown == merge("case-aa11", readings())


def test_no_such_case(run: Run, linked: Store) -> None:
    result = run("case", "show", "nothing of the kind")
    assert result.exit_code == NotFound.exit_code
    assert len(result.stderr.splitlines()) == 1


def test_a_document_in_no_case(run: Run, db: Path) -> None:
    with Store(db) as store:
        store.put(decision(), READER)
    assert "onrecord link" in run("case", "show", decision().document.id).stderr


def test_the_page_has_all_sections_with_their_words() -> None:
    text = page(merge("case-1", readings()))
    told = [
        "no charges; officer on leave",
        "who: Dorian Askew, 34 · where: Tanner Street, Harrow Falls, Nevada",
        "Timeline ──",
        "2031-04-06       use of force (shooting): ",
        "Where accounts differ ──",
        "shots fired  disputed revised",
        "Statements ──",
        "Did not comment ──",
        "did not answer",
        "Evidence ──",
        "Open threads ──",
        "135 days",
        "Coding sheet ──",
        "place city Harrow Falls A B",
        "not found in the documents read: ",
        "Documents ──",
        "The Calder Courier",
    ]
    at = 0
    for words in told:
        assert words in text[at:], words
        at = text.index(words, at)


def test_an_empty_case_has_no_empty_sections() -> None:
    text = page(merge("case-1", [Telling("Nothing.").read()]))
    assert "Timeline" not in text and "Statements" not in text and "Documents ──" in text


def test_text_of_unknown_origin_only_shows() -> None:
    telling = Telling(
        "[bold]Mallory[/bold]\x1b[31m Quill said :boom: so.", "2031-01-01", title="[red]\x1b]0;owned\x07", publisher="[link=x]y"
    )
    telling.person("p1", "[bold]Mallory[/bold]\x1b[31m Quill", roles=["witness"]).says("s1", "p1", ":boom: so")
    text = page(merge("case-1", [telling.read()]))
    assert "\x1b" not in text and "\x07" not in text
    assert "[bold]Mallory[/bold]␛[31m Quill" in text and ":boom: so" in text and "[link=x]y" in text


def test_a_narrow_terminal_still_shows_everything() -> None:
    text = page(merge("case-1", readings()), width=60)
    assert max(map(len, text.splitlines())) <= 60


def test_letters() -> None:
    assert [letter(number) for number in (0, 25, 26, 27, 51, 52, 702)] == ["A", "Z", "AA", "AB", "AZ", "BA", "AAA"]


def test_linking_fills_the_cases(run: Run, db: Path) -> None:
    with Store(db) as store:
        for reading in readings():
            store.put(reading, READER)
    run("link")
    with Store(db) as store:
        assert sorted(document for documents in store.cases().values() for document in documents) == sorted(
            reading.document.id for reading in readings()
        )
        assert all(Features.model_validate_json(made) for made in store.features())
