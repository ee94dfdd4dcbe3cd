"""Merging: what three invented documents say, as one case."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onrecord.cases.merging import merge
from onrecord.cases.merging.conflicts import cannot_both_hold
from onrecord.record import Case, CaseParty, Reading
from tests.cases.made import Telling
from tests.cases.sample import readings


@pytest.fixture(scope="module")
def case() -> Case:
    return merge("case-1", readings())


def party(case: Case, name: str) -> CaseParty:
    return next(found for found in case.parties if found.name == name)


def test_heading(case: Case) -> None:
    assert case.case.model_dump() == {
        "id": "case-1",
        "title": "Police shooting of Dorian Askew, Harrow Falls, Nevada",
        "status": "no charges; officer on leave",
        "opened": "2031-04-07",
        "updated": "2031-08-20",
    }


def test_parties_are_joined_by_name_part_and_body(case: Case) -> None:
    assert [found.name or found.label for found in case.parties] == [
        "Harrow Falls Police Department",
        "Reid Sandoval",
        "Dorian Askew",
        "Lorna Pettibone",
        "State Bureau of Inquiry",
        "union",
        "Maribel Askew",
    ]
    askew = party(case, "Dorian Askew")
    assert (askew.age, askew.fate, askew.roles) == (34, "killed", ["person_harmed"])
    assert len({span.document for span in askew.spans}) == 3
    assert [(r.to, r.relation) for r in party(case, "Maribel Askew").relations] == [(askew.id, "sister")]
    assert party(case, "Reid Sandoval").affiliation == party(case, "Harrow Falls Police Department").id


def test_one_event_a_happening_with_its_reports(case: Case) -> None:
    force = [event for event in case.events if event.type == "use_of_force" and not event.background]
    assert len(force) == 1
    assert [report.date for report in force[0].reports] == ["2031-04-06", None]
    assert force[0].place is not None
    assert (force[0].place.name, force[0].place.city) == ("Tanner Street", "Harrow Falls")


def test_timeline_is_dated_first_and_leaves_background_out(case: Case) -> None:
    by_id = {event.id: event for event in case.events}
    told = [(by_id[event].date, by_id[event].type) for event in case.timeline]
    assert told[:4] == [
        ("2031-04-06", "use_of_force"),
        ("2031-04-07", "investigation_opened"),
        ("2031-04-08", "death"),
        ("2031-08-19", "charging_decision"),
    ]
    assert {date for date, _ in told[4:]} == {None}
    assert "2028" not in {date for date, _ in told}


def test_accounts_differ_and_are_revised(case: Case) -> None:
    points = {point.point: point for point in case.points}
    assert (points["shots_fired"].disputed, points["shots_fired"].revised) == (False, True)
    assert (points["armed"].disputed, points["armed"].revised) == (True, False)
    assert points["armed"].about == party(case, "Dorian Askew").id
    assert [account.value for account in points["shots_fired"].accounts] == ["three", "five", "five"]


def test_open_threads_are_those_without_an_answer(case: Case) -> None:
    events = {event.id: event.type for event in case.events}
    threads = {(events.get(thread.event, "statement"), thread.kind): thread for thread in case.open_threads}
    assert set(threads) == {
        ("leave", "pending"),
        ("evidence_released", "promised"),
        ("statement", "unreached"),
        ("lawsuit_filed", "promised"),
    }
    assert threads["evidence_released", "promised"].since == "2031-04-07"
    assert threads["evidence_released", "promised"].days_open == 135
    assert threads["evidence_released", "promised"].last_word == "2031-04-07"


def test_closed_threads_tell_what_answered_them(case: Case) -> None:
    events = {event.id: event.type for event in case.events}
    closed = {(events[thread.event], thread.closed_by): thread for thread in case.closed_threads}
    investigation = next(event.id for event in case.events if event.type == "charging_decision")
    assert set(closed) == {
        ("investigation_opened", investigation),
        ("officer_identified", party(case, "Reid Sandoval").id),
    }
    assert closed["investigation_opened", investigation].days_open == 134


def test_coding_sheet(case: Case) -> None:
    cells = {cell.field: cell for cell in case.coding}
    expected = {"name": "Dorian Askew", "age": "34", "fate": "killed", "date": "2031-04-06", "place_city": "Harrow Falls",
                "agency": "Harrow Falls Police Department", "officers": "Reid Sandoval", "charging_decision": "declined",
                "force": "shooting", "verdict": None, "fleeing": None}  # fmt: skip
    assert {field: cells[field].value for field in expected} == expected
    assert (cells["fate"].answer, cells["fate"].families, cells["fate"].review) == ("found", 2, False)  # hurt, then died
    assert (cells["armed"].answer, cells["armed"].others) == ("disputed", ["phone"])
    assert not cells["verdict"].spans


def test_every_span_names_its_document_and_lies_in_it(case: Case) -> None:
    texts = {document.id: document.text for document in case.documents}
    layers = (case.parties, case.events, case.statements, case.evidence, case.coding)
    for span in (span for layer in layers for entry in layer for span in entry.spans):
        assert 0 <= span.start < span.end <= len(texts[span.document])


def test_ids_are_unique_and_refer(case: Case) -> None:
    listed = [entry.id for layer in (case.parties, case.events, case.statements, case.evidence) for entry in layer]
    assert len(listed) == len(set(listed))
    parties = {found.id for found in case.parties}
    assert {one.party for event in case.events for one in event.participants} <= parties
    assert {statement.source for statement in case.statements} <= parties
    assert Case.model_validate_json(case.model_dump_json()) == case


def told_alike() -> list[Reading]:
    """The three documents, two more of one day that tell of the incident otherwise, and one without a day."""
    others = []
    for published, name, date, shots in (("2031-04-10", "D. Askew", "2031-04-05", "four"), (None, "an officer", None, "five")):
        telling = Telling(f"Told by {name}: {shots} shots on {published}.", published)
        telling.person("p1", name, roles=["officer" if name == "an officer" else "person_harmed"])
        telling.event("e1", "use_of_force", "shots", {"p1": "officer" if name == "an officer" else "person_harmed"}, date=date)
        others.append(telling.account("shots_fired", shots, shots).read())
    return [*readings(), *others, readings()[0]]


@settings(deadline=None, max_examples=40)
@given(st.permutations(range(6)))
def test_the_order_of_readings_does_not_matter(order: list[int]) -> None:
    told = told_alike()
    assert merge("case-1", [told[number] for number in order]) == merge("case-1", told)


@pytest.mark.parametrize(
    ("point", "a", "b", "excluded"),
    [
        ("shots_fired", "three", "five", True),
        ("shots_fired", "five", "five times", False),
        ("armed", "knife", "phone", True),
        ("armed", "handgun", "gun", False),
        ("armed", "something unheard of", "phone", False),
        ("date", "2031-04-06", "2031-04", False),
        ("date", "2031-04-06", "2031-04-07", True),
        ("name", "Dorian Askew", "Askew", False),
        ("name", "Dorian Askew", "Maribel Askew", True),
        ("fleeing", "yes", "no", True),
        ("reason_for_contact", "a call", "a warrant", False),
    ],
)
def test_what_cannot_both_hold(point: str, a: str, b: str, excluded: bool) -> None:
    assert cannot_both_hold(point, a, b) is excluded
    assert cannot_both_hold(point, b, a) is excluded


def test_copies_of_one_text_are_one_source() -> None:
    release = (
        "Chief Lorna Pettibone said on Monday that an officer shot a man who had walked towards him with a knife in his hand on "
        "Tanner Street shortly after six in the morning, that the man was taken to a hospital and that the State Bureau of Inquiry "
    )
    told = []
    for day, (text, source) in enumerate(
        [(release + "came.", "p1"), (release + "is there.", "p1"), ("He shot a man.", None)], 1
    ):
        telling = Telling(text, f"2031-04-0{day}")
        if source:
            telling.person("p1", "Lorna Pettibone").says("s1", "p1", "shot a man")
        told.append(telling.event("e1", "use_of_force", "shot a man", attributed_to="s1" if source else None).read())
    case = merge("case-1", told)
    (event,) = case.events
    assert (event.families, event.said_by, event.sources) == (2, ["p1"], 2)
    assert len(set(case.families.values())) == 2
    assert len(event.reports) == 3


def test_a_day_after_the_first_document_is_not_the_day_of_the_incident() -> None:
    tellings = [Telling(f"An officer shot a man, told on {day}.", f"2031-04-{day:02}") for day in (2, 3)]
    told = [
        t.event("e1", "use_of_force", "shot", date=d).read()
        for t, d in zip(tellings, ("2031-04-01", "2031-04-03"), strict=True)
    ]
    (event,) = merge("case-1", told).events
    assert event.date == "2031-04-01"
    assert [report.date for report in event.reports] == ["2031-04-01", "2031-04-03"]


def test_one_document_and_none() -> None:
    alone = merge("case-2", readings()[:1])
    assert alone.case.title == "Police shooting, Harrow Falls, Nevada"
    assert not any(point.disputed for point in alone.points)
    assert merge("case-3", [Telling("").read()]).case.title == "case-3"
    with pytest.raises(ValueError, match="at least one document"):
        merge("case-4", [])


def test_what_a_body_publishes_is_its_word() -> None:
    body = "Harrow Falls Police Department"
    release = Telling(f"{body}: an officer shot a man who held a knife.", "2031-04-01", publisher=body)
    story = Telling(
        f"An officer shot a man with a knife, {body} told reporters.", "2031-04-02", publisher="Harrow Falls Herald"
    )
    for telling in (release, story):
        telling.person("p1", body, kind="agency")
    story.says("s1", "p1", "shot a man with a knife")
    told = [
        release.event("e1", "use_of_force", "shot").read(),
        story.event("e1", "use_of_force", "shot", attributed_to="s1").read(),
    ]
    (event,) = merge("case-1", told).events
    assert (event.families, event.said_by, event.sources) == (2, ["p1"], 1)


def test_an_outlet_of_a_town_is_not_the_town() -> None:
    told = Telling("City of Harrow Falls officers shot him.", "2031-04-02", publisher="Harrow Falls Herald")
    told.person("p1", "City of Harrow Falls", kind="agency").event("e1", "use_of_force", "shot")
    assert merge("case-1", [told.read()]).events[0].said_by == []


@pytest.mark.parametrize(("planned", "date"), [("2031", None), ("2031-06-02", "2031-06-02")])
def test_what_was_done_has_no_vague_date_for_which_it_was_planned(planned: str, date: str | None) -> None:
    first = Telling("A decision is due.", "2031-04-01").event("e1", "trial", "due", modality="planned", date=planned)
    second = Telling("It was decided.", "2031-07-01").event("e1", "trial", "decided")
    (event,) = merge("case-1", [first.read(), second.read()]).events
    assert (event.date, event.modality) == (date, "occurred")


def test_a_letter_in_the_first_person_is_the_word_of_who_publishes_it() -> None:
    office = "Calder County Prosecutor"
    letter = Telling(f"{office}\n\nWe find it justified.", "2031-04-01", publisher=office).person("p1", office, kind="agency")
    letter.says("s1", None, "it justified", source_spans=letter.at("We"))
    letter.event("e1", "finding", "justified", outcome="justified", attributed_to="s1")
    (event,) = merge("case-1", [letter.read()]).events
    assert event.said_by == ["p1"]


@pytest.mark.parametrize(("whom", "types"), [("Dorian Askew", ["use_of_force"]), ("Kay Brand", ["use_of_force", "offense"])])
def test_a_shooting_told_without_the_police_is_theirs_where_they_shot_him(whom: str, types: list[str]) -> None:
    first = Telling("Police shot Dorian Askew.", "2031-04-02").person("p1", "Dorian Askew", roles=["person_harmed"])
    first.event("e1", "use_of_force", "shot", {"p1": "person_harmed"}, subtype="shooting")
    later = Telling(f"The shooting of {whom} is remembered.", "2031-05-02").person("p1", whom, roles=["person_harmed"])
    later.event("e1", "offense", "shooting", {"p1": "person_harmed"}, subtype="shooting")
    assert [event.type for event in merge("case-1", [first.read(), later.read()]).events] == types


def test_a_death_of_nobody_named_is_that_of_the_only_dead() -> None:
    first = Telling("Dorian Askew died on Monday.", "2031-04-03").person(
        "p1", "Dorian Askew", roles=["person_harmed"], fate="killed"
    )
    first.event("e1", "death", "died", {"p1": "person_harmed"}, date="2031-04-02")
    later = Telling("The shooting killed him.", "2031-05-02").event("e1", "death", "killed", date="2031-04-01")
    (event,) = merge("case-1", [first.read(), later.read()]).events
    assert [report.date for report in event.reports] == ["2031-04-02", "2031-04-01"]
