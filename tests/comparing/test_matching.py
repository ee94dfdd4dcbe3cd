"""Which entry is which, by what they say: pairs of records of one entry or two, and what must be told of them."""

from typing import Any

import pytest

from onrecord.cases import merge
from onrecord.comparing import differences
from onrecord.record import Party, Reading
from tests.cases.made import Telling
from tests.cases.sample import readings

BEFORE = "Officer Reid Sandoval shot Dorian Askew, 34, police said. The man had a knife, the chief said. No comment."
AFTER = "Reid Sandoval, an officer, shot Dorian Askew, 35, police said. The man had a phone, the chief said. Nobody commented."


def old() -> Telling:
    return Telling(BEFORE)


def new() -> Telling:
    return Telling(AFTER)


def told(one: Telling, other: Telling) -> list[tuple[str, str, list[str]]]:
    return [(change.change, change.what, [f.field for f in change.fields]) for change in differences(one.read(), other.read())]


def with_speakers(telling: Telling) -> Telling:
    return telling.person("p8", "police").person("p9", "chief")


SAME: list[tuple[Telling, Telling]] = [
    (old().person("p1", "Reid Sandoval"), new().person("p7", "Reid Sandoval")),
    (old().event("e1", "use_of_force", "shot"), new().event("e9", "use_of_force", "shot")),
    (old().event("e1", "injury", "shot"), new().event("e9", "injury", "an officer, shot")),
    (with_speakers(old()).says("s1", "p8", "shot"), with_speakers(new()).says("s2", "p8", "shot")),
    (old().item("v1", "weapon", "knife", "exists"), new().item("v1", "weapon", "phone", "exists")),
    (old().says("s1", None, "No comment", kind="declined"), old().says("s2", None, "No comment", kind="declined")),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_what_is_said_alike_is_no_change(one: Telling, other: Telling) -> None:
    assert told(one, other) == []


CHANGED: list[tuple[Telling, Telling, list[tuple[str, str, list[str]]]]] = [
    (
        old().person("p1", "Dorian Askew", age=34),
        new().person("p1", "Dorian Askew", age=35, fate="killed"),
        [("changed", "Dorian Askew", ["age", "fate"])],
    ),
    (old().person("p1", "Reid Sandoval"), new().person("p1", "Sandoval"), [("changed", "Sandoval", ["name"])]),
    (
        old().person("p1", "Reid Sandoval"),
        new().person("p1", "Dorian Askew"),
        [("appeared", "Dorian Askew", []), ("vanished", "Reid Sandoval", [])],
    ),
    (
        old().person("p1", "man", roles=["suspect"]),
        new().person("p1", "Dorian Askew", roles=["suspect"]),
        [("appeared", "Dorian Askew", []), ("vanished", "man", [])],
    ),
    (
        old().event("e1", "use_of_force", "shot", date="2031-04-06"),
        new().event("e1", "use_of_force", "shot", date="2031-04-07"),
        [("changed", "use_of_force", ["date"])],
    ),
    (
        old().event("e1", "use_of_force", "shot"),
        new().event("e1", "injury", "shot"),
        [("appeared", "injury", []), ("vanished", "use_of_force", [])],
    ),
    (
        old().event("e1", "death", "shot", date="2031", subtype="a"),
        new().event("e1", "death", "phone", date="2030", subtype="b"),
        [("appeared", "death", []), ("vanished", "death", [])],
    ),
    (
        with_speakers(old()).says("s1", "p9", "The man had a knife"),
        with_speakers(new()).says("s1", "p9", "The man had a phone"),
        [("changed", "chief", ["words"])],
    ),
    (
        old().person("p8", "police").says("s1", "p8", "shot Dorian Askew"),
        new().person("p8", "chief").says("s1", "p8", "shot Dorian Askew"),
        [("appeared", "chief", []), ("vanished", "police", []), ("changed", "chief", ["name", "speaker"])],
    ),
    (
        with_speakers(old()).says("s1", "p8", "The man had a knife"),
        with_speakers(new()).says("s1", "p9", "The man had a phone"),
        [("appeared", "chief", []), ("vanished", "police", [])],
    ),
    (
        with_speakers(old()).says("s1", "p9", "The man had a knife"),
        with_speakers(new()).says("s1", "p9", "shot"),
        [("appeared", "chief", []), ("vanished", "chief", [])],
    ),
    (
        with_speakers(old()).says("s1", "p9", "No comment", kind="declined"),
        with_speakers(new()).says("s1", "p9", "Nobody commented", kind="unreached"),
        [("changed", "chief", ["kind", "words"])],
    ),
    (
        with_speakers(old()).says("s1", "p9", "No comment", kind="declined"),
        with_speakers(new()).says("s1", "p8", "Nobody commented", kind="declined"),
        [("appeared", "police", []), ("vanished", "chief", [])],
    ),
    (
        with_speakers(old()).says("s1", "p9", "No comment", kind="declined"),
        with_speakers(new()).says("s1", "p9", "Nobody commented"),
        [("appeared", "chief", []), ("vanished", "chief", [])],
    ),
    (
        old().item("v1", "body_camera", "shot", "withheld"),
        new().item("v1", "body_camera", "shot", "released"),
        [("changed", "body_camera", ["status"])],
    ),
    (
        with_speakers(old()).account("armed", "knife", "knife", source="p9"),
        with_speakers(new()).account("armed", "phone", "phone", source="p9"),
        [("changed", "armed", ["value"])],
    ),
    (
        with_speakers(old()).account("armed", "knife", "knife", source="p9"),
        with_speakers(new()).account("armed", "phone", "phone", source="p8"),
        [("appeared", "armed", []), ("vanished", "armed", [])],
    ),
    (
        old().event("e1", "arrest", "shot").event("e2", "arrest", "shot", date="2031"),
        new().event("e1", "arrest", "shot", date="2031"),
        [("vanished", "arrest", [])],
    ),
]


@pytest.mark.parametrize(("one", "other", "expected"), CHANGED)
def test_what_changed(one: Telling, other: Telling, expected: list[tuple[str, str, list[str]]]) -> None:
    assert told(one, other) == expected


def test_a_change_tells_ids_words_and_both_values() -> None:
    one = old().person("p1", "Dorian Askew", age=34).read()
    other = new().person("p4", "Dorian Askew", age=35).read()
    (change,) = differences(one, other)
    assert (change.layer, change.old, change.new, change.words) == ("parties", "p1", "p4", "Dorian Askew")
    assert [(f.field, f.old, f.new) for f in change.fields] == [("age", "34", "35")]
    assert change.says == {"age": "35"}


@pytest.mark.parametrize("swapped", [False, True])
def test_a_party_is_found_again_among_others(swapped: bool) -> None:
    one = [Party(id="p1", kind="person", name=name, spans=old().at("shot")) for name in ("Ann Lee", "Ann Leigh")]
    other = list(reversed(one)) if swapped else one
    record = old().read()
    assert differences(record.model_copy(update={"parties": one}), record.model_copy(update={"parties": other})) == []


def news(before: list[Reading], after: list[Reading], layer: str) -> list[tuple[str, str, dict[str, str]]]:
    old, new = merge("case-1", before), merge("case-1", after)
    return [(change.change, change.what, change.says) for change in differences(old, new, [layer])]


def test_a_case_with_one_document_more() -> None:
    told = readings()
    assert news(told[:2], told, "threads") == [("vanished", "opened", {"event": "investigation_opened"})]
    appeared: list[Any] = news(told[:2], told, "points")
    assert appeared == [("appeared", "shots_fired", {"value": "five", "according to": "Lorna Pettibone", "revised": "yes"})]
    assert [what for how, what, _ in news(told[:2], told, "events") if how != "appeared"] == []
    assert news(told, list(reversed(told)), "events") == []


def test_time_expressions_are_compared_by_their_words() -> None:
    from tests.store.made import reading

    made = reading()
    later = made.model_copy(update={"dates": [made.dates[0].model_copy(update={"value": "2027-03-12"})]})
    assert differences(made, made, ["dates"]) == []
    (change,) = differences(made, later, ["dates"])
    assert (change.change, change.what, [f.field for f in change.fields]) == ("changed", "March 12", ["value"])
