"""The nameless dead of one document and the named dead of others."""

from typing import Any

import pytest

from onrecord.cases.merging import merge
from tests.cases.made import Telling


def dead(text: str, *people: tuple[str, dict[str, Any]]) -> Telling:
    told = Telling(text, "2021-05-12")
    for number, (words, known) in enumerate(people, 1):
        told.person(f"p{number}", words, roles=["person_harmed"], fate="killed", **known)
    return told


@pytest.mark.parametrize(
    ("label", "known", "left"),
    [
        ("a teenager", {}, 1),
        ("a teenager", {"age": 17}, 1),
        ("a girl", {"gender": "female"}, 2),  # the named one is a man
        ("another teenager", {}, 2),
        ("a man", {"age": 60}, 2),
    ],
)
def test_one_nameless_dead_too_many_is_the_named_one(label: str, known: dict[str, Any], left: int) -> None:
    roe = ("Dale Roe", {"age": 17, "gender": "male"})
    both = dead(f"Dale Roe was killed. Police said that {label} died.", roe, (label, known))
    one = dead("Dale Roe, 17, was shot dead.", roe)
    also = dead("Dale Roe died on Monday.", roe)
    case = merge("c1", [both.read(), one.read(), also.read()])
    assert len([party for party in case.parties if "killed" in {party.fate, *party.others.get("fate", [])}]) == left


def test_a_nameless_dead_too_many_in_two_documents_is_the_named_one() -> None:
    roe = ("Dale Roe", {"gender": "male"})
    tellings = [dead(f"Dale Roe was killed, {n}. Police said that a man died.", roe, ("a man", {})) for n in ("one", "two")]
    others = [dead(f"Dale Roe was shot dead {when}.", roe) for when in ("on Monday", "at home")]
    case = merge("c1", [each.read() for each in [*tellings, *others]])
    assert [party.name for party in case.parties] == ["Dale Roe"]
