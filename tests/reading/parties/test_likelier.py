"""Which of several persons a description means, by its clause, its words, its age, and by how near the person was told of."""

import pytest

from tests.reading.parties.support import mentions, parties_of, party

MEANT = [
    # (text, who, the mentions of that party)
    (
        "A 24-year-old man shot at officers. The man was shot by police. Police found a 60-year-old man inside. The man was dead.",
        "a 60-year-old man",
        ["a 60-year-old man", "The man"],
    ),
    (
        "The 15-year-old boy was charged. He lives near a 13-year-old Avon boy. The older boy cleared a shotgun.",
        "The 15-year-old boy",
        ["The 15-year-old boy", "The older boy"],
    ),
    ("A gunman opened fire at a store. The mother of the man who died wept.", "the man", ["the man"]),
    ("A man was shot in Avon, police said. The unknown suspect fled the area and fired again.", "A man", ["A man"]),
    ("A 15-year-old was shot at a club. The club owner was arrested.", "A 15-year-old", ["A 15-year-old"]),
    ("A man was arrested on Monday. The injured child was taken to a hospital.", "A man", ["A man"]),
    ("His mother was at home. The gunman opened fire and fled.", "The gunman", ["The gunman"]),
    ("Ann Roe, 3, was shot. The man was arrested.", "Ann Roe", ["Ann Roe"]),
    (
        "A woman later identified as Eva Marsh-Day asked him. The woman wept.",
        "Eva Marsh-Day",
        ["A woman", "Eva Marsh-Day", "The woman"],
    ),
    (
        "Police said a 17-year-old, later identified by the school as Ed Marsh, was shot.",
        "Ed Marsh",
        ["a 17-year-old", "Ed Marsh"],
    ),
    (
        "A driver was shot in Avon on a dark night near the old mill, police said.\n"
        "A woman was shot in Avon on a dark night near the old mill, police said.",
        "A driver",
        ["A driver", "A woman"],
    ),
    ("A woman can be heard screaming. The woman wept.", "A woman", ["A woman", "The woman"]),
    (
        "An Avon officer was arrested for shooting a man. Bo Lane, 38, who works as a deputy at the court, was at home.",
        "Bo Lane",
        ["An Avon officer", "Bo Lane", "a deputy"],
    ),
]
APART = [
    (
        "The coroner released the name of the man who died. The coroner identified him as Bo Lane.",
        "Bo Lane",
        ["the man", "Bo Lane"],
    ),
    ("According to the Keel County coroner, 36-year-old Bo Lane was found dead.", "Bo Lane", ["Bo Lane"]),
]
ONCE = [
    ("Police got a report of a person shot. They found a 32-year-old man dead.", [("a 32-year-old man", 32)]),
    ("Police got a call about a suspicious person, who fled. The person was arrested.", [("a suspicious person", None)]),
    ("The victim left. The suspect was arrested. The victim is Ann Roe.", [("Ann Roe", None), ("The suspect", None)]),
    ("Gun fired | keel13.comA man was shot last night. The man is well.", [("A man", None)]),
    ("A shooting left a 17-year-old dead on Friday.", [("17-year-old", 17)]),
    ("A 3-year-old child has died. Police found a child suffering from a gunshot wound.", [("A 3-year-old child", 3)]),
    (
        "A shooting sent a child to the hospital on Monday. Police said a 10-year-old girl was shot in the arm.",
        [("a child", 10)],
    ),
    ("A child was hurt on Monday. A 34-year-old man was shot in Avon.", [("A child", None), ("A 34-year-old man", 34)]),
    ("A man was shot on Oak Street. A man was shot on Elm Street at noon.", [("A man", None), ("A man", None)]),
    ("A teen was shot on Monday. Another victim, a 16-year-old, was hurt.", [("A teen", None), ("Another victim", 16)]),
    ("A gunman was shot on Monday. A 34-year-old driver was hurt.", [("A gunman", None), ("A 34-year-old driver", 34)]),
    (
        "Robert Marsh\n\nBond is set for a man accused of killing a clerk. Robert Marsh, 19, is accused of murder.",
        [("Robert Marsh", 19), ("a clerk", None)],
    ),
    (
        "An Avon man was arrested. Ann Green, 25, fought the officers. The driver, Carl Roe, was charged.",
        [("An Avon man", None), ("Ann Green", 25), ("Carl Roe", None)],
    ),
    (
        "A man is accused of shooting his wife. Bo Lane was jailed. Lane shot his wife at home. The wife is well.",
        [("Bo Lane", None), ("his wife", None)],
    ),
]


@pytest.mark.parametrize(("content", "who", "expected"), [*MEANT, *APART])
def test_who_is_meant(content: str, who: str, expected: list[str]) -> None:
    assert mentions(content, who) == expected


def test_agents_are_no_officers_of_a_town() -> None:
    content = "Keel Bureau of Investigation agents came. Avon officers left. The agents left. Officers slept."
    assert mentions(content, "Avon officers") == ["Avon officers", "Officers"]
    assert party(content, "Keel Bureau of Investigation agents").kind == "group"


@pytest.mark.parametrize(("content", "expected"), ONCE)
def test_told_twice(content: str, expected: list[tuple[str, float | None]]) -> None:
    found = [one for one in parties_of(content).parties if one.kind == "person"]
    assert [(one.name or one.label, one.age) for one in found] == expected
