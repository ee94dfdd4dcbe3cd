"""What a case is called: the title says nothing about the police that the documents do not."""

import pytest

from onrecord.cases.merging import merge
from tests.cases.made import Telling

HARM = {"Cy Dorn": ["person_harmed", "victim_of_offense"]}
TITLES = [
    # those whom the police's force harmed, and nobody else
    (
        {"use_of_force": ["Ada Quill"], "offense": ["Bo Tarrant"]},
        ["Ada Quill", "Bo Tarrant"],
        "Police use of force of Ada Quill",
    ),
    ({"use_of_force": [], "offense": ["Cy Dorn"]}, ["Cy Dorn"], "Police use of force"),
    ({"use_of_force": [], "offense": []}, ["Ada Quill", "Bo Tarrant"], "Police use of force"),
    # the one person harmed, where the event names nobody
    ({"use_of_force": []}, ["Ada Quill"], "Police use of force of Ada Quill"),
    ({"use_of_force": []}, ["Ada Quill", "Cy Dorn"], "Police use of force of Ada Quill"),
    # all the dead, where each death is told apart; of many the first
    ({"death": ["Ada Quill"]}, ["Ada Quill", "Bo Tarrant", "Di Marsh"], "Death of Ada Quill, Bo Tarrant and Di Marsh"),
    (
        {"death": ["Ada Quill"]},
        ["Ada Quill", "Bo Tarrant", "Di Marsh", "Ed Voss"],
        "Death of Ada Quill, Bo Tarrant and 2 others",
    ),
]


@pytest.mark.parametrize(("events", "people", "title"), TITLES)
def test_the_title_names_whom_the_force_harmed(events: dict[str, list[str]], people: list[str], title: str) -> None:
    told = Telling(" ".join([*events, *people]))
    for name in people:
        told.person(name, name, roles=HARM.get(name, ["person_harmed"]), fate="killed" if "death" in events else None)
    for number, (kind, harmed) in enumerate(events.items()):
        told.event(f"e{number}", kind, kind, dict.fromkeys(harmed, "person_harmed"))
    assert merge("case-1", [told.read()]).case.title == title


def test_an_account_of_somebody_unnamed_is_not_laid_on_the_one_who_has_a_name() -> None:
    told = Telling("Ada Quill, 25, died. A man, 22, was hurt. She was shot twice.")
    told.person("p1", "Ada Quill", roles=["person_harmed"]).person("p2", "man", roles=["person_harmed"])
    told.account("age", "25", "25", about="p1").account("age", "22", "22", about="p2").account("age", "25", "twice")
    ages = {point.about: [a.value for a in point.accounts] for point in merge("case-1", [told.read()]).points}
    assert list(ages.values()) == [["25"], ["22"]]
