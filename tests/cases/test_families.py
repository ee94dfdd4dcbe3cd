"""Which documents carry one text: copies, cuts and light edits do, two stories of one incident do not."""

import pytest

from onrecord.cases.families import families

WIRE = (
    "FENWICK (Wire) — A Fenwick police officer shot and wounded a 17-year-old on Alder Street late on Thursday, the department "
    "said. The boy, Devon Harrow, was taken to Saint Brenna Hospital with a wound in the shoulder. Chief Omar Bell told "
    "reporters that the officer saw a knife in the boy's hand and fired twice. The officer, whose name was not released, has "
    "worked for the department for six years and was placed on administrative leave while the county prosecutor reviews what "
    "happened. Harrow's aunt, Ana Harrow, said that he had a phone in his hand and was walking home from a friend's house."
)
CUT = WIRE[: WIRE.index("The officer, whose")]
WITH_HEAD = (
    f"Teen shot by police in Fenwick, chief says he held a knife\n\n{WIRE}\n\nThe Courier's Jo Pell contributed to this story."
)
EDITED = (
    WIRE.replace("late on Thursday", "on Thursday night")
    .replace("wounded", "injured")
    .replace("told reporters", "said")
    .replace("Fenwick police officer", "police officer")
)
RECASED = WIRE.upper().replace(", ", " -- ")
OWN_STORY = (
    "An officer fired two shots at a boy who was on his way home from a friend's on Thursday, and his family wants to know why. "
    "“He was holding his phone,” said Ana Harrow, whose nephew Devon Harrow, 17, is recovering from a wound in the shoulder. "
    "Chief Omar Bell told reporters that the officer saw a knife. Asked whether a knife was found on Alder Street, a spokesperson "
    "did not answer. Neighbors said that they heard the shots minutes before eleven, and no shouting before them. The prosecutor's "
    "office would say only that it has asked for the recordings of the cameras that officers in Fenwick have worn since spring."
)
BRIEF = "A police officer in Fenwick shot a 17-year-old boy on Thursday. He survived. More to come."

ONE_TEXT = [
    (WIRE, WIRE),
    (WIRE, CUT),
    (CUT, WITH_HEAD),
    (WIRE, EDITED),
    (EDITED, WITH_HEAD),
    (WIRE, RECASED),
    (WIRE, WIRE.replace(" ", "\r\n")),
]
TWO_TEXTS = [
    (WIRE, OWN_STORY),
    (OWN_STORY, EDITED),
    (WIRE, BRIEF),
    (BRIEF, OWN_STORY),
    ("", ""),
    ("No comment.", "No comment."),
]


@pytest.mark.parametrize(("one", "other"), ONE_TEXT)
def test_one_text(one: str, other: str) -> None:
    assert families({"a": one, "b": other}) == {"a": "a", "b": "a"}
    assert families({"a": other, "b": one}) == {"a": "a", "b": "a"}


@pytest.mark.parametrize(("one", "other"), TWO_TEXTS)
def test_two_texts(one: str, other: str) -> None:
    assert families({"a": one, "b": other}) == {"a": "a", "b": "b"}


def test_a_family_has_the_name_of_its_first_document() -> None:
    told = {"own": OWN_STORY, "head": WITH_HEAD, "brief": BRIEF, "cut": CUT, "edited": EDITED}
    assert families(told) == {"own": "own", "head": "head", "brief": "brief", "cut": "head", "edited": "head"}
    backwards = families(dict(reversed(told.items())))
    assert [backwards[name] for name in ("head", "cut", "edited")] == ["edited"] * 3


def test_copies_of_copies_are_one_family() -> None:
    middle = WIRE[len(WIRE) // 3 :]
    assert set(families({"cut": CUT, "end": middle, "whole": WIRE}).values()) == {"cut"}


def test_ten_copies_are_one_family() -> None:
    told = {str(number): f"{WIRE} Copy {number}." for number in range(10)} | {"own": OWN_STORY}
    assert len(set(families(told).values())) == 2


@pytest.mark.parametrize("text", ["", "...", "🚓🚓", "\ud800", "שלום עולם " * 20, "a " * 50_000, "x" * 1_000_000])
def test_any_text_has_a_family(text: str) -> None:
    assert families({"a": text, "b": WIRE}) == {"a": "a", "b": "b"}


def test_nothing_has_no_family() -> None:
    assert families({}) == {}
