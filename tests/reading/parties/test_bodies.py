"""Agencies, unions, outlets: their names, what joins them, what is none."""

import pytest

from onrecord.lexicon import load
from onrecord.reading.parties.agencies import find_bodies
from onrecord.reading.parties.tokens import Words
from tests.reading.parties.support import annotated, mentions, parties_of

JOINED = [
    (
        "The Georgia Bureau of Investigation came. The GBI left.",
        "Georgia Bureau of Investigation",
        ["Georgia Bureau of Investigation", "GBI"],
    ),
    ("North Las Vegas Police came. NLVPD left.", "North Las Vegas Police", ["North Las Vegas Police", "NLVPD"]),
    (
        "Marlow Metro Police came. Marlow police left. Police stayed.",
        "Marlow Metro Police",
        ["Marlow Metro Police", "Marlow police", "Police"],
    ),
    (
        "The Oxbow County Sheriff’s Office came. The sheriff's office left.",
        "Oxbow County Sheriff’s Office",
        ["Oxbow County Sheriff’s Office", "sheriff's office"],
    ),
    (
        "The Marlow Police Department came. The department left.",
        "Marlow Police Department",
        ["Marlow Police Department", "The department"],
    ),
    ("The Town of Geneva Police Department came.", "Town of Geneva Police Department", ["Town of Geneva Police Department"]),
    (
        "The Department of Codes and Regulations came.",
        "Department of Codes and Regulations",
        ["Department of Codes and Regulations"],
    ),
    (
        "The Ohio Bureau of Criminal Investigation came. BCI agents left.",
        "Ohio Bureau of Criminal Investigation",
        ["Ohio Bureau of Criminal Investigation", "BCI"],
    ),
    (
        "The State Bureau of Investigation came. SBI agents left.",
        "State Bureau of Investigation",
        ["State Bureau of Investigation", "SBI"],
    ),
    ("A lawyer told WKYX that it was late.", "WKYX", ["WKYX"]),
    ("A lawyer told the Marlow Tribune-Review that it was late.", "Marlow Tribune-Review", ["the Marlow Tribune-Review"]),
    (
        "ALDER FALLS POLICE DEPARTMENT\n\nThe Alder Falls Police Department left. Alder Falls police came.",
        "Alder Falls Police Department",
        ["ALDER FALLS POLICE DEPARTMENT", "Alder Falls Police Department", "Alder Falls police"],
    ),
    ("OXBOW -- A Marlow Police Department clerk came.", "Marlow Police Department", ["Marlow Police Department"]),
    ("He was of Oxbow, Wash. Marlow County sheriff's deputies came.", "Marlow County sheriff's", ["Marlow County sheriff's"]),
    (
        "The Ohio Bureau of Investigation came. Marlow Police Department officers left. The bureau expects a report.",
        "Ohio Bureau of Investigation",
        ["Ohio Bureau of Investigation", "The bureau"],
    ),
    ("The Marlow Police Department came. The bureau left.", "Marlow Police Department", ["Marlow Police Department"]),
    (
        "The Marlow Police Department and the Oxbow County Sheriff's Office came. The agency declined.",
        "Oxbow County Sheriff's Office",
        ["Oxbow County Sheriff's Office"],
    ),
    ("The city does not comment.", "the city", ["The city"]),
    ("They sued the city of Marlow. The city settled.", "city of Marlow", ["city of Marlow", "The city"]),
    ("A lawsuit against the county was filed.", "the county", ["the county"]),
    ("The City of Marlow paid. The City of Oxbow declined. The city spoke.", "City of Oxbow", ["City of Oxbow"]),
    ("The Fraternal Order of Police objected.", "Fraternal Order of Police", ["Fraternal Order of Police"]),
]


@pytest.mark.parametrize(("content", "who", "expected"), JOINED)
def test_a_body_by_its_forms(content: str, who: str, expected: list[str]) -> None:
    assert mentions(content, who) == expected


def test_agencies_of_two_places_stay_apart() -> None:
    content = "Lincoln County Sheriff's Office deputies met Catawba County Sheriff's Office deputies."
    names = [party.name for party in parties_of(content).parties if party.kind == "agency"]
    assert names == ["Lincoln County Sheriff's Office", "Catawba County Sheriff's Office"]


NO_BODIES = [
    "The police dog barked.",
    "A state of law.",
    "She lives in the city of Oxbow. The city is big.",
    "Copyright 2017 WKYX. All rights reserved.",
    "MARLOW, Ohio (KXYZ) - It rained.",
]


@pytest.mark.parametrize("content", NO_BODIES)
def test_what_is_no_body(content: str) -> None:
    assert [party for party in parties_of(content).parties if party.kind in {"agency", "organization"}] == []


@pytest.mark.parametrize("kind", load("agencies")["types"])
def test_each_type_of_the_lexicon_matches_its_example(kind: str) -> None:
    entry = load("agencies")["types"][kind]
    assert kind in [body.type for body in find_bodies(Words(annotated(entry["match"])))]
    assert kind not in [body.type for body in find_bodies(Words(annotated(entry["not"])))]
