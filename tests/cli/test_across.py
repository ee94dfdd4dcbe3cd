"""The commands across cases: `cases` with filters, sections of a case, `people`, `agencies`, following and news."""

import json
from datetime import date

import pytest

from onrecord.cli import cases as cases_command
from onrecord.cli.case import COMMANDS
from onrecord.errors import NotFound
from onrecord.record import Case, Reading
from onrecord.record.vocabulary import values
from onrecord.store import Store
from onrecord.store.schema import ORDERS
from onrecord.text import document_id
from tests.cases.sample import decision, first_report, readings
from tests.cli.conftest import Run
from tests.store.made import READER, empty_reading, reading

FIRST, SECOND = "case-3fa9c1d2b4e6", "case-3fb0aaaaaaaa"


@pytest.fixture
def two(filled: Store, monkeypatch: pytest.MonkeyPatch) -> Store:
    """The invented case without its last document, and the invented reading."""
    monkeypatch.setattr(cases_command, "today", lambda: date(2031, 5, 1))
    told = readings()[:2]
    for each in told:
        filled.put(each, READER)
    filled.judge_by_machine({**{each.document.id: FIRST for each in told}, reading().document.id: SECOND})
    return filled


def add_the_decision(store: Store) -> None:
    decision = readings()[2]
    store.put(decision, READER)
    store.judge_by_machine({decision.document.id: FIRST})


@pytest.mark.parametrize("command", [*COMMANDS, "show"])
def test_help_of_the_commands_about_a_case(run: Run, command: str) -> None:
    text = run("case", command, "-h").stdout
    assert f"  onrecord case {command}" in text and "--quiet" in text and "--db" in text
    assert ("--json" in text) == (command != "page")
    assert f"  {command} " in run("case", "-h").stdout


def test_the_choices_are_those_of_the_vocabulary() -> None:
    assert values("thread_kinds") == cases_command._THREADS and tuple(ORDERS) == cases_command._ORDERS


FILTERS = [
    ((), [FIRST, SECOND]),
    (("--state", "NV"), [FIRST]),
    (("--city", "fenwick"), [SECOND]),
    (("--person", "sandoval"), [FIRST]),
    (("--agency", "bureau"), [FIRST]),
    (("--from", "2031"), [FIRST]),
    (("--to", "2026-03"), [SECOND]),
    (("--open", "withheld", "--open", "promised"), [FIRST, SECOND]),
    (("--silent", "30"), [SECOND]),
    (("--sort", "silent"), [SECOND, FIRST]),
    (("--limit", "1"), [FIRST]),
    (("--followed",), []),
    (("--status", "settled"), []),
]


@pytest.mark.parametrize(("arguments", "expected"), FILTERS)
def test_cases_that_are_asked_for(run: Run, two: Store, arguments: tuple[str, ...], expected: list[str]) -> None:
    assert run("cases", "--quiet", *arguments).stdout.splitlines() == expected


def test_no_case_is_like_that(run: Run, two: Store) -> None:
    assert "no case is like that" in run("cases", "--state", "Ohio").stderr
    for wrong in ("2026-13", "soon", "2026-02-30"):
        result = run("cases", "--from", wrong)
        assert result.exit_code == 2 and f"{wrong!r} is no date" in result.stderr


def test_cases_as_json(run: Run, two: Store) -> None:
    first, _ = (json.loads(line) for line in run("cases", "--json").stdout.splitlines())
    assert (first["id"], first["days_silent"], first["state"]) == (FIRST, 21, "Nevada")
    assert sum(first["threads"].values()) == first["open_threads"]


def test_the_list_says_that_there_are_older_versions(run: Run, two: Store) -> None:
    newer = empty_reading("Nothing was as told.", found=reading().document.found[0])
    two.put(newer, READER)
    two.judge_by_machine({newer.document.id: SECOND})
    assert "1 older version" in run("cases").stdout
    page = run("case", "show", SECOND).stdout
    assert "1 older version left out" in page and "Devon Harrow" not in page
    assert [each["id"] for each in json.loads(run("case", "show", SECOND, "--json").stdout)["documents"]] == [newer.document.id]


SECTIONS = [
    ("timeline", "use of force (shooting)", lambda case: case.timeline),
    ("statements", "he held a phone and that she heard five shots", lambda case: case.statements),
    ("accounts", "armed", lambda case: case.points),
    ("threads", "investigation opened", lambda case: [*case.open_threads, *case.closed_threads]),
    ("coding", "Dorian Askew", lambda case: case.coding),
]


@pytest.mark.parametrize(("command", "shown", "entries"), SECTIONS)
def test_a_section_by_itself(run: Run, two: Store, command: str, shown: str, entries: object) -> None:
    page = run("case", command, FIRST).stdout
    assert shown in page and "Evidence" not in page
    case = Case.model_validate_json(run("case", "show", FIRST, "--json").stdout)
    lines = [json.loads(line) for line in run("case", command, FIRST, "--json").stdout.splitlines()]
    assert len(lines) == len(entries(case))  # type: ignore[operator]
    assert run("case", command, "Elm Street").exit_code == NotFound.exit_code


def test_json_of_a_section_names_those_who_appear(run: Run, two: Store) -> None:
    lines = [json.loads(line) for line in run("case", "statements", FIRST, "--json").stdout.splitlines()]
    assert "Maribel Askew" in {name for line in lines for name in line["names"].values()}
    threads = [json.loads(line) for line in run("case", "threads", FIRST, "--json").stdout.splitlines()]
    assert all(thread["entry"]["id"] == thread["event"] for thread in threads)


def test_people(run: Run, two: Store) -> None:
    two.put(readings()[1].model_copy(update={"document": readings()[1].document.model_copy(update={"id": "sha256:1"})}), READER)
    two.judge_by_machine({"sha256:1": "case-000000000000"})
    page = run("people", "sandoval").stdout
    assert page.startswith("Reid Sandoval · 2 cases\n  One name, not known to be one: Nothing in them tells them apart.\n")
    assert page.count("Reid Sandoval · officer · officer · Harrow Falls Police Department") == 2
    assert FIRST in page and "case-000000000000" in page
    listed = [json.loads(line) for line in run("people", "--several", "--role", "officer", "--json").stdout.splitlines()]
    assert [(each["name"], len(each["entries"])) for each in listed] == [("Reid Sandoval", 2)]


def test_children_who_were_near_are_not_listed(run: Run, two: Store) -> None:
    assert "Devon Harrow" in run("people", "--quiet").stdout  # a minor, and the one who was harmed
    told = reading()
    near = [party.model_copy(update={"roles": ["witness"]}) if party.minor else party for party in told.parties]
    two.put(told.model_copy(update={"parties": near}), "reader-2")
    assert "Devon Harrow" not in run("people", "--quiet").stdout


def test_agencies(run: Run, two: Store) -> None:
    assert "Harrow Falls Police Department · 1 case" in run("agencies", "harrow", "falls").stdout
    assert run("agencies", "sandoval").stderr == "nobody of that name appears in a case\n"
    assert run("people", "--several", "--role", "judge").stderr == "nobody with a name and role appears in several cases\n"
    assert run("agencies", "--role", "sheriff").exit_code == 2


def test_follow_and_news(run: Run, two: Store) -> None:
    assert "no case is followed" in run("news").stderr
    assert run("case", "follow", FIRST, "--why", "trial in May").stdout.startswith(f"following {FIRST}")
    assert run("cases", "--followed", "-q").stdout == f"{FIRST}\n"
    assert run("news").stderr == "nothing new in 1 followed case\n"
    add_the_decision(two)
    page = run("news", "--keep").stdout
    for line in (
        f"{FIRST} · trial in May · since 20",
        "  officer on leave; under investigation → no charges; officer on leave",
        "    + charging decision · date 2031-08-19 · subject: Reid Sandoval · declined",
        "    + shots fired · five · according to Lorna Pettibone",
        "    - opened · investigation opened",
        "    + Lorna Pettibone · words “five shots were fired”",
    ):
        assert line in page
    assert "  new document: " in page and run("news", "-q").stdout == f"{FIRST}\n"
    assert "nothing new" in run("news").stderr


def test_news_of_a_name_and_of_copies(run: Run, filled: Store) -> None:
    """That an officer has a name now is told once, and so is what two copies of a story say; a changed account is `revised`."""
    told = [first_report(), *(copied(decision(), f"Copy {number}. ") for number in (1, 2))]
    filled.put(told[0], READER)
    filled.judge_by_machine({told[0].document.id: FIRST})
    run("case", "follow", FIRST)
    for each in told[1:]:
        filled.put(each, READER)
    filled.judge_by_machine({each.document.id: FIRST for each in told})
    page = run("news").stdout
    assert page.count("new document: ") == 2 and page.count("five shots were fired") == 1
    assert "shots fired · five · according to Lorna Pettibone · revised" in page
    assert "name: officer → Sandoval" not in page.partition("What happened")[2]


def copied(reading: Reading, line: str) -> Reading:
    """The same with another last line."""
    text = reading.document.text + line
    return reading.model_copy(update={"document": reading.document.model_copy(update={"id": document_id(text), "text": text})})


def test_a_case_is_found_by_words_of_several_of_its_documents(run: Run, filled: Store) -> None:
    for text in ("Shots on Alder Street", "Alder Street family speaks", "Oak Street fire"):
        filled.put(empty_reading(text, found=f"/{text[:4]}"), READER)
    ids = {
        filled.listed(document.id).id: case
        for document, case in zip(filled.documents()[-3:], (FIRST, FIRST, SECOND), strict=True)
    }
    filled.judge_by_machine(ids)
    assert FIRST in run("case", "show", "alder street").stdout
    assert "means several cases" in run("case", "show", "street").stderr
    assert "no case goes by" in run("case", "show", "elm").stderr


def test_news_as_json(run: Run, two: Store) -> None:
    run("case", "follow", FIRST)
    add_the_decision(two)
    (made,) = [json.loads(line) for line in run("news", "--json").stdout.splitlines()]
    assert (made["case"], made["why"]) == (FIRST, None)
    assert [each["id"] for each in made["documents"]] == [readings()[2].document.id]
    assert ("threads", "vanished") in {(each["layer"], each["change"]) for each in made["changes"]}
    assert run("news", "--json").output == ""


def test_a_new_reader_makes_no_news(run: Run, two: Store) -> None:
    run("case", "follow", SECOND)
    two.put(reading().model_copy(update={"statements": []}), "reader-2")
    assert "nothing new" in run("news").stderr


def test_a_new_version_is_news(run: Run, two: Store) -> None:
    run("case", "follow", SECOND)
    newer = empty_reading("Nothing was as told.", found=reading().document.found[0])
    two.put(newer, READER)
    two.judge_by_machine({newer.document.id: SECOND})
    page = run("news").stdout
    assert "new version: Nothing was as told." in page and "    - use of force" in page


def test_a_followed_case_gets_another_name_and_loses_a_document(run: Run, two: Store) -> None:
    run("case", "follow", FIRST)
    first, second = (each.document.id for each in readings()[:2])
    two.judge_by_machine({first: "case-000000000000", second: "case-000000000000"})
    assert run("cases", "--followed", "-q").stdout == "case-000000000000\n"
    assert "nothing new" in run("news").stderr and two.followed()[0].case == "case-000000000000"
    two.judge_cases({second: ["case-111111111111"]}, "ana")
    assert "1 document moved to another case" in run("news").stdout
    two.forget(first)
    assert "This case is gone" in run("news").stdout
    assert run("case", "unfollow", two.followed()[0].case).exit_code == 0
    assert two.followed() == []


def test_two_followed_cases_that_become_one(run: Run, two: Store) -> None:
    run("case", "follow", FIRST)
    run("case", "follow", SECOND)
    two.judge_by_machine({reading().document.id: FIRST})
    assert run("news", "-q").stdout.splitlines() == [FIRST, FIRST]
    assert [each.case for each in two.followed()] == [FIRST]
    assert "nothing new in 1 followed case" in run("news").stderr


def test_unfollow(run: Run, two: Store) -> None:
    run("case", "follow", FIRST, "--quiet")
    run("case", "follow", FIRST, "--why", "now I know")
    assert [each.why for each in two.followed()] == ["now I know"]
    assert run("case", "unfollow", FIRST).stdout == f"no longer following {FIRST}\n"
    result = run("case", "unfollow", FIRST)
    assert result.exit_code == NotFound.exit_code and "is not followed" in result.stderr
