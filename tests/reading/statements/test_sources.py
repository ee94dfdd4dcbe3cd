"""Whose words: "it", "I" in a letter, sources with a day beside them; what is nobody's word."""

import pytest

from tests.reading.statements.told import read, told

SIGNED = "\n\nSincerely,\n\nAnn Holm\nKeel County Attorney\n"
# Text; the source of each statement by name or label, or by the kind of evidence that speaks.
SOURCES = [
    # whose clause ends right before the cue
    ("Bo Lane barricaded himself in a house after Ann Roe called 911 and said he had threatened her.", ["Ann Roe"]),
    ("Bo Lane walked out of a house after dark and said he was unarmed.", ["Bo Lane"]),
    # a body that is the subject of the sentence before
    ("The Avon Police Department released the video on Monday. It said the man had a knife.", ["Avon Police Department"]),
    (
        "The Avon Police Department named him.\n\nIt said that he fired twice. It also said he ran.",
        ["Avon Police Department"] * 2,
    ),
    ("The report found the officer fired first. It says he shot twice.", ["report", "report"]),
    (
        "The family filed a lawsuit on Monday. It says officers shot Dale Roe. The lawsuit also says he was unarmed.",
        ["court_record", "court_record"],
    ),
    (
        "The lawsuit says he ran. In the lawsuit, Roe is accused of lying. It says he was not trained.",
        ["court_record", None, "court_record"],
    ),
    # the noun before an owner that the parse makes an owner too
    ("In a lawsuit, attorneys for Hayes’ family say that gun was a toy. Hayes’ family wept.", ["attorneys"]),
    # no body, or more than one
    ("Dale Roe opened the door. It said he was welcome.", [None]),
    ("Police arrived at noon. It said the man had a knife.", [None]),
    ("Dale Roe saw no markings or lights indicating it was a police car.", [None]),
    # who signs a letter is "I" in it, outside of quotation marks
    ("Dear Chief Salk:\n\nI conclude that the officer acted in self-defense." + SIGNED, ["Ann Holm"]),
    ("I conclude that the officer acted in self-defense.\n\nAnn Holm spoke on Monday.", [None]),
    ("I believe that he ran." + SIGNED + "\nBo Ray\nSheriff\n", [None]),
]


@pytest.mark.parametrize(("content", "sources"), SOURCES)
def test_source(content: str, sources: list[str | None]) -> None:
    reading = read(content)
    called = {party.id: party.name or party.label for party in reading.parties}
    called |= {item.id: item.kind for item in reading.evidence}
    assert [called.get(one.source or "") for one in reading.statements] == sources


def test_a_day_is_no_part_of_a_source() -> None:
    content = "The family of Dale Roe today called on the Avon Police Department to release the video."
    [(_, source, _, said)] = told(content)
    assert (source, said) == ("The family of Dale Roe", "the Avon Police Department to release the video")
    assert read(content).statements[0].attitude == "request"


# Text; what was not told about.
REFUSED = [
    ("The chief declined to say on Monday who fired.", "who fired"),
    ("Chief Bo Ray declined to say Monday how many officers fired.", "how many officers fired"),
    ("The council declined to discuss Monday's raid.", "Monday's raid"),
    ("The chief declined to comment on Monday.", ""),
]


@pytest.mark.parametrize(("content", "matter"), REFUSED)
def test_when_it_was_refused_is_no_part_of_the_matter(content: str, matter: str) -> None:
    assert [entry[3] for entry in told(content)] == [matter]


NOBODYS = [
    "Officers were responding to a call that someone there was pointing a gun.",
    "The findings cover his death, including whether officers feared for their safety.",
    "Crutcher refused to follow orders to show his hands.",
    "It is important that the community understands that the inquiry is open.",
    "I have reviewed the file for the purpose of determining whether charges should be brought.",
    "Terence Roe: Family Seeks Justice\n\nTerence Roe was killed by police.",
    "Nothing in this letter decides whether Officer Doe followed the policies.",
    "An officer may use deadly force when he reasonably believes that it is necessary.",
]


@pytest.mark.parametrize("content", NOBODYS)
def test_nobodys_word(content: str) -> None:
    assert told(content) == []


# Text; content: names that the parse cuts, titles of programs.
CONTENTS = [
    ("Ann Holm announced that her office will not charge Sgt. Greg Cane.", "her office will not charge Sgt. Greg Cane"),
    ("“You can see his hands as he ran,” Ray told “GMA.”", "“You can see his hands as he ran,”"),
]


@pytest.mark.parametrize(("content", "said"), CONTENTS)
def test_content(content: str, said: str) -> None:
    assert [entry[3] for entry in told(content)] == [said]
