"""What people say of who is one: the whole case follows from it."""

import pytest

from onrecord.cases.merging import merge
from onrecord.cases.merging.identities import Identity, Place
from onrecord.record import Case, Reading
from tests.cases.made import Telling
from tests.cases.sample import decision, family_account, first_report, readings

FIRST, SECOND, THIRD = (each.document.id for each in readings())
CHIEF, SISTER, SURNAME = (FIRST, "p4"), (SECOND, "p4"), (THIRD, "p3")


def one(one: Place, other: Place) -> Identity:
    return Identity(one, other)


def two(one: Place, other: Place) -> Identity:
    return Identity(one, other, apart=True)


def told(case: Case) -> list[tuple[str | None, int]]:
    """Who has a name, and in how many places."""
    return [(party.name, len(party.spans)) for party in case.parties if party.name and party.kind == "person"]


NAMED = [("Dorian Askew", 3), ("Lorna Pettibone", 2), ("Reid Sandoval", 3), ("Maribel Askew", 1)]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ([], dict(NAMED)),
        ([one(CHIEF, SISTER)], dict(NAMED) | {"Lorna Pettibone": 3, "Maribel Askew": None}),
        ([two(SURNAME, CHIEF)], dict(NAMED) | {"Lorna Pettibone": 1, "Pettibone": 1}),
        ([two(SURNAME, CHIEF), one(CHIEF, SURNAME)], dict(NAMED)),
        ([one(CHIEF, SISTER), two(SISTER, CHIEF)], dict(NAMED)),
        ([one(CHIEF, SISTER), two(SURNAME, SISTER)], {"Lorna Pettibone": 2, "Maribel Askew": None, "Pettibone": 1}),
        ([one(("sha256:none", "p1"), CHIEF), two((FIRST, "p99"), CHIEF)], dict(NAMED)),
        ([one(CHIEF, CHIEF)], dict(NAMED)),
    ],
)
def test_the_latest_word_counts(said: list[Identity], expected: dict[str, int | None]) -> None:
    found = dict(told(merge("case-1", readings(), said)))
    assert {name: found.get(name) for name in expected} == expected


def test_the_name_of_who_stays_stays_while_somebody_bears_it() -> None:
    case = merge("case-1", readings(), [one(SISTER, CHIEF)])
    (joined,) = [party for party in case.parties if "Pettibone" in party.also]
    assert (joined.name, joined.also) == ("Maribel Askew", ["Lorna Pettibone", "Pettibone"])
    case = merge("case-1", readings(), [one(SISTER, CHIEF), two(SISTER, CHIEF)])
    assert {"Lorna Pettibone", "Maribel Askew"} <= dict(told(case)).keys()


def test_who_were_told_apart_from_one_stay_together() -> None:
    case = merge("case-1", readings(), [two((SECOND, "p1"), (FIRST, "p3")), two((THIRD, "p2"), (FIRST, "p3"))])
    assert dict(told(case))["Dorian Askew"] == 2
    assert [party.label for party in case.parties if party.label == "man"] == ["man"]


def test_the_order_of_the_readings_does_not_matter() -> None:
    said = [one(CHIEF, SISTER), two(SURNAME, CHIEF)]
    assert merge("case-1", readings(), said) == merge("case-1", [decision(), first_report(), family_account()], said)


def doubtful() -> list[Reading]:
    first = Telling("Dorian Askew met Maribel Askew. An officer shot Dorian Askew.", "2031-01-01")
    first.person("p1", "Dorian Askew", roles=["witness"]).person("p2", "Maribel Askew").person(
        "p3", "officer", roles=["officer"]
    )
    later = Telling("Later Askew, 34, died of his wounds.", "2031-01-02")
    later.person("p1", "Askew", roles=["person_harmed"], fate="killed", age=34)
    later.event("e1", "death", "died", {"p1": "person_harmed"}, date="2031-01-02")
    return [first.read(), later.read()]


def test_a_doubt_is_settled_and_title_coding_and_roles_follow() -> None:
    made = doubtful()
    (first, second) = (each.document.id for each in made)
    before = merge("case-1", made)
    assert [(doubt.entry, doubt.candidates) for doubt in before.doubts] == [("p4", ["p1", "p2"])]
    after = merge("case-1", made, [one((first, "p2"), (second, "p1"))])
    assert not after.doubts
    assert "Maribel Askew" in after.case.title and "Maribel Askew" not in before.case.title
    coded = {cell.field: cell.value for cell in after.coding}
    assert (coded["name"], coded["age"]) == ("Maribel Askew", "34")
    assert next(party for party in after.parties if party.name == "Maribel Askew").fate == "killed"


@pytest.mark.parametrize("turned", [False, True])
def test_who_is_told_apart_is_no_candidate_any_more(turned: bool) -> None:
    made = doubtful()
    (first, second) = (each.document.id for each in made)

    def apart(candidate: str) -> Identity:
        pair = (second, "p1"), (first, candidate)
        return two(*(pair[::-1] if turned else pair))

    left = merge("case-1", made, [apart("p1")]).doubts
    assert [doubt.candidates for doubt in left] == [["p2"]]
    assert not merge("case-1", made, [apart("p1"), apart("p2")]).doubts
    assert len(merge("case-1", made, [two((first, "p1"), (first, "p2"))]).doubts[0].candidates) == 2
