"""`onrecord cases` and `onrecord case show`: which case is meant, and the forms of the output."""

import json
from pathlib import Path

import pytest

from onrecord.cases.merging import merge
from onrecord.cli import case as commands
from onrecord.cli.case_page import SECTIONS
from onrecord.errors import NotFound
from onrecord.record import Case
from onrecord.store import Store
from tests.cases.sample import readings
from tests.cli.conftest import Run
from tests.store.made import READER, empty_reading, reading

FIRST, SECOND = "case-3fa9c1d2b4e6", "case-3fb0aaaaaaaa"


@pytest.fixture
def two(filled: Store) -> Store:
    """A store with two cases: the invented reading, and a quiet day."""
    first, second = (listed.id for listed in filled.documents())
    filled.judge_by_machine({first: FIRST, second: SECOND})
    return filled


def test_cases(run: Run, two: Store) -> None:
    assert [line.split()[0] for line in run("cases").stdout.splitlines() if line.startswith("case-")] == [FIRST, SECOND]
    assert run("cases", "--quiet").stdout.splitlines() == [FIRST, SECOND]
    summaries = [json.loads(line) for line in run("cases", "--json").stdout.splitlines()]
    assert [(one["id"], one["place"], one["open_threads"]) for one in summaries] == [(FIRST, "Fenwick", 2), (SECOND, None, 0)]
    assert summaries[0]["documents"] == [reading().document.id]


def test_no_cases_yet(run: Run, filled: Store) -> None:
    assert "no cases yet" in run("cases").stderr
    result = run("case", "show")
    assert result.exit_code == NotFound.exit_code and "no cases yet" in result.stderr


MEANT = [
    (FIRST, FIRST),
    ("case-3fa", FIRST),
    ("3fa", FIRST),
    ("harrow shooting", FIRST),
    ("quiet day", SECOND),
    ("Alder Street", FIRST),
    (reading().document.id[7:15], FIRST),
]


@pytest.mark.parametrize(("name", "meant"), MEANT)
def test_show_finds_the_case(run: Run, two: Store, name: str, meant: str) -> None:
    result = run("case", "show", name)
    assert result.exit_code == 0 and meant in result.stdout


@pytest.mark.parametrize("name", [(), ("3f",), ("case-",), ("fenwick",)])
def test_where_several_are_meant_they_are_listed(run: Run, two: Store, name: tuple[str, ...]) -> None:
    result = run("case", "show", *name)
    assert result.exit_code == NotFound.exit_code
    assert len(result.stderr.splitlines()) == 1
    assert FIRST in result.stderr and SECOND in result.stderr and "Devon Harrow" in result.stderr


@pytest.fixture
def several(db: Path) -> Store:
    """A store with the invented case of several documents, not linked yet."""
    with Store(db) as store:
        for each in readings():
            store.put(each, READER)
    return store


@pytest.fixture
def linked(several: Store) -> Store:
    """The same, in one case."""
    several.judge_by_machine({each.document.id: FIRST for each in readings()})
    return several


def test_json_is_the_case(run: Run, linked: Store) -> None:
    assert Case.model_validate_json(run("case", "show", "--json").stdout) == merge(FIRST, readings())


def test_linking_fills_the_cases(run: Run, several: Store) -> None:
    run("link")
    linked = sorted(document for documents in several.cases().values() for document in documents)
    assert linked == sorted(each.document.id for each in readings())
    assert several.number_linked() == len(linked)


def test_a_document_in_no_case(run: Run, two: Store) -> None:
    alone = empty_reading("Nobody was near.")
    two.put(alone, READER)
    assert "onrecord link" in run("case", "show", alone.document.id).stderr


def test_nothing_goes_by_that_name(run: Run, two: Store) -> None:
    result = run("case", "show", "Elm Street")
    assert result.exit_code == NotFound.exit_code and "no case goes by 'Elm Street'" in result.stderr


def test_the_only_case_needs_no_name(run: Run, filled: Store) -> None:
    filled.judge_by_machine({reading().document.id: FIRST})
    result = run("case", "show")
    assert FIRST in result.stdout and "**shot** Devon Harrow" in result.stdout
    made = json.loads(run("case", "show", "--json").stdout)
    assert Case.model_validate(made).case.id == FIRST


def test_sections(run: Run, two: Store) -> None:
    assert tuple(SECTIONS) == commands._SECTIONS
    page = run("case", "show", FIRST, "--section", "evidence", "--quiet").stdout
    assert "Evidence" in page and "Timeline" not in page and "Body camera video" not in page
    assert run("case", "show", FIRST, "--section", "nonsense").exit_code == 2


def test_many_candidates_are_cut(run: Run, db: Path, filled: Store) -> None:
    for number in range(8):
        made = empty_reading(f"Quiet day {number}.")
        filled.put(made, READER)
        filled.judge_by_machine({made.document.id: f"case-{number}aaaaaaaaaaa"})
    assert run("case", "show", "quiet").stderr.rstrip().endswith(" …")


NAMED = [("show",), ("timeline",), ("statements",), ("accounts",), ("coding",)]


@pytest.mark.parametrize("as_json", [(), ("--json",)])
def test_names_are_shown_as_is_asked_for_or_set(run: Run, linked: Store, as_json: tuple[str, ...]) -> None:
    for section in NAMED:
        everything = run("case", *section, *as_json).stdout
        for names in ("shielded", "case"):
            told = run("case", *section, "--names", names, *as_json).stdout
            assert "Maribel" not in told and bool(told) == bool(everything), section
            assert ("family member 1" in told) == ("Maribel" in everything), section
    linked.set_for(FIRST, "names", "all", "Jo Pell")
    assert "Maribel" in run("case", "show", "--names", "case", *as_json).stdout


def test_a_case_under_labels_is_a_case_whose_words_stand_in_its_texts(run: Run, linked: Store) -> None:
    case = Case.model_validate_json(run("case", "show", "--json", "--names", "shielded").stdout)
    texts = {document.id: document.text for document in case.documents}
    hidden = next(party for party in case.parties if party.label == "family member 1")
    assert {texts[span.document][span.start : span.end] for span in hidden.spans} == {"[family member 1]"}
