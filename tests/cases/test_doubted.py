"""Whose death is not believed to belong to the incident."""

from collections.abc import Sequence
from typing import Any

import pytest

from onrecord.cases.merging import merge
from onrecord.cases.merging.death_signs import SIGNS
from onrecord.lexicon import load
from onrecord.record import Case
from tests.cases.made import Telling

LEAD = "Dale Roe, 17, was shot dead on Tanner Street on Friday, police said."
FAR = " The neighbors said that they had heard nothing." * 50


def story(text: str, *dead: tuple[str, dict[str, Any]], title: str | None = None) -> Telling:
    told = Telling(text, "2021-05-12", title=title)
    for number, (words, known) in enumerate(dead, 1):
        told.person(f"p{number}", words, fate="killed", **({"roles": ["person_harmed"]} | known))
        told.event(f"e{number}", "death", words, {f"p{number}": "person_harmed"})
    return told


def dead_of(case: Case) -> list[str | None]:
    return [party.name or party.label for party in case.parties if party.fate == "killed"]


ROE = ("Dale Roe", {"age": 17, "gender": "male"})


@pytest.mark.parametrize(
    ("stories", "believed"),
    [
        ([story(LEAD, ROE)], ["Dale Roe"]),
        ([story("Dale Roe died.", ("Dale Roe", {}))], ["Dale Roe"]),
        # another incident, told deep in the text and without an age
        ([story(LEAD + FAR + " Jo Marsh was killed there, too.", ROE, ("Jo Marsh", {}))], ["Dale Roe"]),
        # one dead by the title, and somebody misread
        (
            [
                story(
                    LEAD + " Ann Lee told of it.", ROE, ("Ann Lee", {"roles": ["person_harmed", "official"]}), title="1 dead"
                ),
                story("Dale Roe, 17, has died.", ROE),
            ],
            ["Dale Roe"],
        ),
        # two dead by the title
        (
            [story("Dale Roe and Jo Marsh were shot.", ROE, ("Jo Marsh", {"age": 20}), title="Two men killed in Harrow Falls")],
            ["Dale Roe", "Jo Marsh"],
        ),
        # whoever killed others and then himself
        (
            [
                story(
                    "Tom Lee shot his wife Ann Lee and then killed himself.",
                    ("Ann Lee", {"age": 40}),
                    ("Tom Lee", {"age": 41, "roles": ["person_harmed", "suspect"]}),
                    title="Murder-suicide in Harrow Falls",
                )
            ],
            ["Tom Lee", "Ann Lee"],
        ),
        # one dead in two spellings
        (
            [
                story("Tarel Deshawn Doe was killed on Tanner Street.", ("Tarel Deshawn Doe", {"age": 19}), title="1 dead"),
                story("Doe Tarell was killed on Tanner Street.", ("Doe Tarell", {"age": 19})),
                story("Police named Tarel Doe, who was killed.", ("Tarel Doe", {})),
            ],
            ["Tarel Deshawn Doe"],
        ),
        # nothing at the beginning is of a death
        ([story("The school is closed." + FAR + " A boy died in May.", ("A boy", {}))], []),
    ],
)
def test_whose_death_is_believed(stories: Sequence[Telling], believed: list[str]) -> None:
    case = merge("c1", [told.read() for told in stories])
    assert sorted(map(str, dead_of(case))) == sorted(believed)


def test_what_is_not_believed_stays_told() -> None:
    case = merge("c1", [story(LEAD + FAR + " Jo Marsh was killed there, too.", ROE, ("Jo Marsh", {})).read()])
    [marsh] = [party for party in case.parties if party.name == "Jo Marsh"]
    assert (marsh.fate, marsh.others) == (None, {"fate": ["killed"]})


def test_every_sign_has_a_weight_and_an_explanation() -> None:
    assert {"always", *SIGNS} == set(load("dead_weights")["weights"])
    assert all(sign.__doc__ for sign in SIGNS.values())
