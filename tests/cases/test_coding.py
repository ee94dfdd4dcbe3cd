"""The coding sheet: every field has a way to be filled, the four answers differ, and nothing is inferred of anybody."""

from collections.abc import Iterator
from typing import Any

import pytest

from onrecord.cases.merging import merge
from onrecord.cases.merging.coding.fillers import FILLERS
from onrecord.lexicon import load
from onrecord.record import CodingCell, Reading
from onrecord.record.vocabulary import values
from tests.cases.made import Telling
from tests.cases.sample import readings

FIELDS = load("coding")["fields"]


def cells(*told: Reading) -> dict[str, CodingCell]:
    """The cells of a case by field."""
    return {cell.field: cell for cell in merge("case-1", told).coding}


def test_the_sheet_has_every_field_once_in_order() -> None:
    assert list(cells(*readings())) == [field["field"] for field in FIELDS]
    assert len({field["field"] for field in FIELDS}) == len(FIELDS) > 70


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: str(field["field"]))
def test_a_field_names_who_has_it_and_where_it_is_filled_from(field: dict[str, Any]) -> None:
    assert field["has"]
    assert field["from"].keys() <= FILLERS.keys()
    named = {"point": "points", "named": "roles"}
    assert all(field["from"][way] in values(named[way]) for way in named.keys() & field["from"].keys())
    types = [kind for way in ("outcome", "happened", "decider", "charged", "detail") for kind in field["from"].get(way, ())]
    assert {*types, *field.get("withheld", ())} <= set(values("event_types"))
    assert set(field["from"].get("evidence", ())) <= set(values("evidence_kinds"))


def test_values_with_whose_word_they_are_and_how_they_are_known() -> None:
    found = cells(*readings())
    force, shots, officers, date = (found[field] for field in ("force", "shots_fired", "officers", "date"))
    assert (force.value, force.answer, force.basis, force.families, force.sources) == ("shooting", "found", "told", 2, 2)
    assert (shots.value, shots.answer, shots.basis, shots.others) == ("five", "found", "said", ["three"])
    assert len(shots.said_by) == 2  # the sister, and the chief, who changed her account: nobody says three any more
    armed = found["armed"]
    assert (armed.value, armed.answer, armed.others, armed.review) == ("knife", "disputed", ["phone"], True)
    assert (officers.value, officers.families) == ("Reid Sandoval", 3)
    assert (date.value, date.answer) == ("2031-04-06", "found")
    assert found["resignation"].model_dump(exclude={"field", "spans"}) == {
        "value": None, "confidence": None, "review": False, "families": 0, "said_by": [], "sources": 0,
        "answer": "not_found", "basis": None, "others": [],
    }  # fmt: skip


def test_four_kinds_of_empty_are_four_answers() -> None:
    first = Telling("An officer shot a man; it is unclear who fired; the name is not released.", "2031-04-01")
    first.person("p1", "An officer", roles=["officer"]).event("e1", "use_of_force", "shot", {"p1": "officer"})
    first.entries["parties"][0] = first.entries["parties"][0].model_copy(update={"name": None, "label": "An officer"})
    first.event("e2", "officer_identified", "not released", polarity="negated")
    first.account("who_fired", "unclear", "unclear").account("armed", "gun", "shot").account("armed", "phone", "man")
    second = Telling("Lorna Pettibone says a phone.", "2031-04-02").person("p1", "Lorna Pettibone")
    third = Telling("Maribel Askew saw the gun.", "2031-04-03").person("p1", "Maribel Askew")
    told = [first, second.account("armed", "phone", "phone", source="p1"), third.account("armed", "gun", "gun", source="p1")]
    found = cells(*(telling.read() for telling in told))
    answers = {field: found[field].answer for field in ("officers", "who_fired", "armed", "verdict")}
    assert answers == {"officers": "withheld", "who_fired": "unknown", "armed": "disputed", "verdict": "not_found"}
    assert [found[field].value for field in ("officers", "who_fired", "verdict")] == [None] * 3
    assert found["officers"].spans and found["who_fired"].spans and not found["verdict"].spans
    assert found["officers"].families == 1


def test_decisions_on_several_charges_and_people_are_told_apart() -> None:
    told = Telling(
        "Reid Sandoval was charged with murder. Kyle Brandt was cleared.\nGuilty of murder; acquitted of misconduct."
    )
    told.person("p1", "Reid Sandoval", roles=["officer"]).person("p2", "Kyle Brandt", roles=["officer"])
    told.event("e1", "charging_decision", "charged", {"p1": "subject"}, outcome="charged")
    told.event("e2", "charging_decision", "cleared", {"p2": "subject"}, outcome="declined")
    told.event("e3", "verdict", "Guilty", {"p1": "subject"}, outcome="guilty")
    told.event("e4", "verdict", "acquitted", {"p1": "subject"}, outcome="not_guilty")
    found = cells(told.read())
    assert found["charging_decision"].value == "Reid Sandoval: charged (murder); Kyle Brandt: declined"
    assert (found["verdict"].value, found["verdict"].answer) == ("guilty (murder); not_guilty (misconduct)", "found")


@pytest.mark.parametrize(("roles", "title", "value"), [(["suspect"], None, None), (["officer"], None, "2031-04-02")])
def test_a_sentence_is_the_officers(roles: list[str], title: str | None, value: str | None) -> None:
    told = Telling("Toby Quill was sentenced.", "2031-04-03").person("p1", "Toby Quill", roles=roles, title=title)
    told.event("e1", "sentence", "sentenced", {"p1": "subject"}, date="2031-04-02")
    assert cells(told.read())["sentence"].value == value


def test_every_kind_of_force_and_where_there_is_none_the_day_of_the_chase() -> None:
    force = Telling("He was held down, then shocked with a Taser.", "2031-04-03")
    force.event("e1", "use_of_force", "held down", subtype="restraint").event("e2", "use_of_force", "Taser", subtype="taser")
    assert cells(force.read())["force"].value == "restraint; taser"
    chase = Telling("Police chased the car on Tuesday; it crashed.", "2031-04-03").event(
        "e1", "pursuit", "chased", date="2031-04-01"
    )
    found = cells(chase.read())
    assert (found["date"].value, found["force"].answer) == ("2031-04-01", "not_found")


def test_copies_of_one_text_count_once() -> None:
    text = (
        "Dorian Askew, 34, was shot on Tanner Street shortly after six in the morning, the Harrow Falls police said on Monday. "
    )
    told = [Telling(text + end, f"2031-04-0{day}").person("p1", "Dorian Askew", roles=["person_harmed"], age=34) for day, end in
            enumerate(("More to come.", "This is a developing story.", "Check back."), 1)]  # fmt: skip
    other = Telling("Askew was forty.", "2031-04-04").person("p1", "Askew", roles=["person_harmed"], age=35)
    age = cells(*(telling.read() for telling in [*told, other]))["age"]
    assert (age.value, age.families, age.confidence, age.answer, age.review) == ("34", 1, 0.5, "found", True)


def stated() -> Iterator[tuple[str, str, str | None]]:
    """The examples of coding.yml: a key, a sentence, the value that it states."""
    for key, rules in load("coding")["stated"].items():
        for rule in rules:
            yield from ((key, sentence, rule["value"]) for sentence in rule["match"])
            yield from ((key, sentence, None) for sentence in rule["not"])


@pytest.mark.parametrize(("key", "sentence", "value"), list(stated()))
def test_what_is_stated_and_what_is_not(key: str, sentence: str, value: str | None) -> None:
    is_officers = key in {"service", "duty"}
    telling = Telling(sentence, "2031-04-01").person(
        "p1", "Dorian Askew", roles=["officer" if is_officers else "person_harmed"]
    )
    field = {"service": "officer_service", "duty": "officer_duty"}.get(key, key)
    found = cells(telling.read())[field].value
    if value is None:
        rules = {rule["value"] for rule in load("coding")["stated"][key] if sentence in rule["not"]}
        assert found is None or found.removeprefix("Dorian Askew: ") not in rules
    else:
        assert found == (
            f"Dorian Askew: {'five-year veteran of the department' if key == 'service' else value}" if is_officers else value
        )


def test_what_is_said_of_another_is_not_taken() -> None:
    telling = Telling("Dorian Askew met Reid Sandoval, who was suicidal.", "2031-04-01")
    telling.person("p1", "Dorian Askew", roles=["person_harmed"]).person("p2", "Reid Sandoval", roles=["witness"])
    assert cells(telling.read())["mental_illness"].value is None
