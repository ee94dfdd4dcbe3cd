"""The sample case: six documents of six kinds, read as a user reads them, make one case that says what they say."""

from pathlib import Path

import pytest

from onrecord import Store
from onrecord.cases import features, link, merge
from onrecord.reading import read_documents
from onrecord.record import Case, Document, Reading, spans_in
from onrecord.sources import locate, read_place

SAMPLES = Path(__file__).resolve().parent.parent / "samples"


@pytest.fixture(scope="module")
def readings() -> dict[str, Reading]:
    documents = [found for place in locate([str(SAMPLES)]) for found in read_place(place)]  # type: ignore[arg-type]
    assert all(isinstance(document, Document) for document in documents), documents
    read = read_documents(document for document in documents if isinstance(document, Document))
    return {Path(reading.document.found[0]).name: reading for reading in read}


@pytest.fixture(scope="module")
def case(readings: dict[str, Reading]) -> Case:
    cases = link(made for reading in readings.values() for made in features(reading))
    ((case_id,),) = {tuple(its) for its in cases.values()}
    return merge(case_id, list(readings.values()))


def names(reading: Reading, role: str) -> set[str | None]:
    return {party.name or party.label for party in reading.parties if role in party.roles}


def refusals(reading: Reading) -> dict[str | None, str]:
    called = {party.id: party.name or party.label for party in reading.parties}
    kinds = ("declined", "unreached", "contacted")
    return {called.get(one.source or ""): one.kind for one in reading.statements if one.kind in kinds}


def test_six_kinds_of_documents(readings: dict[str, Reading]) -> None:
    assert sorted(readings) == [
        "courier-story.html",
        "decision-letter.pdf",
        "family-release.docx",
        "police-statement.pdf",
        "resignation.eml",
        "wire-state-bureau.txt",
    ]
    for reading in readings.values():
        for path, span in spans_in(reading):
            assert reading.document.text[span.start : span.end].strip(), path


@pytest.mark.parametrize(
    ("name", "published", "basis"),
    [
        ("police-statement.pdf", "2025-03-11", "dateline"),
        ("courier-story.html", "2025-03-11", "metadata"),
        ("family-release.docx", "2025-03-14", "dateline"),
        ("wire-state-bureau.txt", "2025-03-21", "inferred"),
        ("decision-letter.pdf", "2025-08-05", "dateline"),
        ("resignation.eml", "2025-09-02", "metadata"),
    ],
)
def test_the_day_of_publication(readings: dict[str, Reading], name: str, published: str, basis: str) -> None:
    document = readings[name].document
    assert (document.published, document.published_basis) == (published, basis)


def test_no_widget_of_the_page_is_text(readings: dict[str, Reading]) -> None:
    text = readings["courier-story.html"].document.text
    for widget in ("Share on", "Sign up", "Related", "fire station", "Privacy", "river_rat", "Sports"):
        assert widget not in text
    assert "Neighbors leave flowers" in text  # the caption


def test_columns_are_read_one_after_the_other(readings: dict[str, Reading]) -> None:
    document = readings["decision-letter.pdf"].document
    assert "Dear Chief Salcedo" in document.text
    assert document.text.index("The shooting.") < document.text.index("The autopsy.") < document.text.index("I met Mr. Ashby")
    assert "Page 1" not in document.text
    assert [page.number for page in document.pages] == [1, 2]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("courier-story.html", {"Hal Brandvold": "unreached", "Denise Halloran": "declined", "Judith Salcedo": "declined"}),
        ("wire-state-bureau.txt", {"Colby Renner": "unreached", "Paul Lindqvist": "declined"}),
    ],
)
def test_who_did_not_comment(readings: dict[str, Reading], name: str, expected: dict[str, str]) -> None:
    assert refusals(readings[name]) == expected


def test_the_dead_is_one_person_and_nobody_else(readings: dict[str, Reading]) -> None:
    for name, reading in readings.items():
        killed = {party.name for party in reading.parties if party.fate == "killed" and party.name}
        assert killed <= {"Marlon Ashby"}, name


def test_the_officer_is_named_where_the_text_names_him(readings: dict[str, Reading]) -> None:
    assert "Colby Renner" in names(readings["wire-state-bureau.txt"], "officer")
    assert "Colby Renner" not in {party.name for party in readings["courier-story.html"].parties}


def test_a_child_stays_unnamed_and_is_a_minor(readings: dict[str, Reading]) -> None:
    for name in ("courier-story.html", "decision-letter.pdf"):
        children = [party for party in readings[name].parties if party.age == 9]
        assert [(child.name, child.minor) for child in children] == [(None, True)], name


def test_the_accounts_differ_and_one_was_revised(case: Case) -> None:
    disputed = {point.point for point in case.points if point.disputed}
    assert {"armed", "warning_given"} <= disputed
    assert "shots_fired" in {point.point for point in case.points if point.revised}


def test_the_decision_stays_with_the_body_that_made_it(readings: dict[str, Reading], case: Case) -> None:
    decisions = [event for event in readings["decision-letter.pdf"].events if event.type == "charging_decision"]
    assert [event.outcome for event in decisions] == ["declined"]
    assert "2025-08-05" in {event.date for event in case.events if event.type == "charging_decision"}


def test_a_promised_lawsuit_is_planned_and_stays_open(readings: dict[str, Reading], case: Case) -> None:
    planned = [event.modality for event in readings["resignation.eml"].events if event.type == "lawsuit_filed"]
    assert planned == ["planned"]
    assert "lawsuit_filed" in {
        event.type for event in case.events if event.id in {thread.event for thread in case.open_threads}
    }


def test_the_store_gives_back_what_was_read(readings: dict[str, Reading], tmp_path: Path) -> None:
    with Store(tmp_path / "case.sqlite") as store:
        for reading in readings.values():
            store.put(reading, "test")
        for reading in readings.values():
            assert store.reading(reading.document.id) == reading


def test_the_case_is_the_same_in_any_order(readings: dict[str, Reading], case: Case) -> None:
    assert merge(case.case.id, list(reversed(readings.values()))) == case
