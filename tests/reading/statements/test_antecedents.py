"""Whose words: pronouns that go back to a noun of their own sentence, speakers in broken parses, speakers that are none."""

import pytest

from tests.reading.statements.told import read, told

# Text; the name or label of each statement's speaker.
SPEAKERS: list[tuple[str, list[str | None]]] = [
    ("Chief Bo Ray arrived at noon. A witness heard ten shots, he told the Ledger.", ["A witness"]),
    (
        "One neighbor, who asked not to be named, believes Jonas called police. She said she heard the shots.",
        ["One neighbor", "One neighbor"],
    ),
    ("Reporters met the chief, Bo Ray, who said the man fired first.", ["Bo Ray"]),
    ("The tape was shown by Chief Bo Ray, who called the raid a mistake and said he was sorry.", ["Bo Ray", "Bo Ray"]),
    ("“It hurts,” said Capt. Holly Ray.", ["Holly Ray"]),
    # The dead do not speak, unless the words are told as said before.
    (
        "Laverne Marl said she knew the girl, Toya Cole, 15. Toya Cole was shot and killed in 2000. Toya was a classmate, she said.",
        ["Laverne Marl", "Laverne Marl"],
    ),
    (
        "The girl, Toya Cole, said in May that she was afraid. Toya Cole was killed by police in June. “I am so tired,” she said.",
        ["Toya Cole", "Toya Cole"],
    ),
    (
        "Police killed Ron Marl, 30, on Monday. Ron Marl had a gun. Minister Ken Fisher spoke in the church. “He longed for peace,”"
        " Fisher said. Fisher knew Marl well. “He was a good man,” he said.",
        ["Ken Fisher", "Ken Fisher"],
    ),
    ("Police shot and killed a man who broke into a home on Oak Lane. “It was fight or flight,” said the homeowner.", [None]),
    ("A man was shot and killed by police. “I am tired,” the man had said in an earlier call.", ["A man"]),
    ("Police shot and killed Ron Marl, 30. Marl told a dispatcher that he was sick.", ["Ron Marl"]),
]


@pytest.mark.parametrize(("content", "expected"), SPEAKERS, ids=[content[:50] for content, _ in SPEAKERS])
def test_speaker(content: str, expected: list[str | None]) -> None:
    reading = read(content)
    names = {party.id: party.name or party.label for party in reading.parties}
    assert [names.get(s.source or "") for s in reading.statements if s.kind != "declined"] == expected


# Text; (source, cue, content) of each statement in order.
SOURCES: list[tuple[str, list[tuple[str, str, str]]]] = [
    (
        "As the woman, Debra Cole, explains that he fled, the dispatcher tells her to be quiet.",
        [("the woman, Debra Cole", "explains", "he fled"), ("the dispatcher", "tells", "to be quiet")],
    ),
    ("The names will be announced by Saturday evening.", [("", "will be announced", "The names")]),
    ("Ray, a neighbor, called the raid “wrong.”", [("Ray, a neighbor", "called", "the raid “wrong.”")]),
    (
        "According to radio host Rush Marl, the move reeks of “fear” and greed.",
        [("radio host Rush Marl", "According to", "the move reeks of “fear” and greed")],
    ),
    ("Lee is not saying if the deputy was hurt.", [("Lee", "is not saying", "if the deputy was hurt")]),
    (
        "Police spokesman Bo Ray confirmed the raid, but when we asked he would not say if anybody was arrested.",
        [("Police spokesman Bo Ray", "confirmed", "the raid"), ("he", "would not say", "if anybody was arrested")],
    ),
    ("Marl knew the gun was loaded, he reportedly told police.", [("he", "reportedly told", "Marl knew the gun was loaded")]),
    (
        "The gun, which police claimed now belongs to Ray, was in the car.",
        [("police", "claimed", "which … now belongs to Ray")],
    ),
    (
        "The family wants to know what officials say went down.",
        [("The family", "wants", "to know what officials say went down"), ("officials", "say", "what … went down")],
    ),
    ("As stated in court records, Ray was sued twice.", [("court records", "stated", "Ray was sued twice")]),
    ("The boys were told by dispatchers that help was near.", [("dispatchers", "were told", "help was near")]),
    (
        "Told later that a boy had died, she could say only, “I am so sorry.”",
        [("", "Told", "a boy had died"), ("she", "could say", "“I am so sorry.”")],
    ),
    (
        "According to Sgt. Bo Ray, an officer stopped the car at noon, but the driver took off.",
        [("Sgt. Bo Ray", "According to", "an officer stopped the car at noon, but the driver took off")],
    ),
    (
        "Sheriff Bo Ray said the boy was with friends but Ray declined to say who had the gun.",
        [("Sheriff Bo Ray", "said", "the boy was with friends"), ("Ray", "declined to say", "who had the gun")],
    ),
    (
        "The office said it had a report in which the caller said the boy was hurt.",
        [
            ("The office", "said", "it had a report in which the caller said the boy was hurt"),
            ("the caller", "said", "the boy was hurt"),
        ],
    ),
    (
        "Police discovered Lee dead, leaving shocked neighbors questioning how this could happen.",
        [("shocked neighbors", "questioning", "how this could happen")],
    ),
    ("Investigators found the shooting justified.", [("Investigators", "found", "the shooting justified")]),
    # Nothing is said.
    ("Two troopers discovered Lane seated in a chair.", []),
    ("Roe pressed Lane to the ground for nine minutes.", []),
    ("The department doubled the reward on Wednesday.", []),
    ("Lee was a family man, who worked to support his wife and daughter.", []),
    (
        "The office asked to hear from anyone who knows what happened.",
        [("The office", "asked", "to hear from anyone who knows what happened")],
    ),
    ("The department has not named the man or disclosed if he is held.", []),
    ("A man suffered what was described as a small wound.", []),
    ("Investigators have questioned the victim's wife.", []),
    ("Officers found the victim deceased from a gunshot wound.", []),
    ("Officers responded and several technicians were on hand.", []),
    ("A man called 911.", []),
    ("The officer, whose name is not being published by the Ledger, is on leave.", []),
    ("Woman accused of killing her father was held without bond.", []),
    ("Officers found the boy lying on the ground.", []),
    ("Ray called for backup officers to respond.", []),
    ("Two men came in and announced a robbery.", []),
    ("Detectives look into the shooting, which was reported to police about noon.", []),
    ("On Saturday, officers responded to Elm Road.", []),
    ("The department was not able to confirm that.", []),
]


@pytest.mark.parametrize(("content", "expected"), SOURCES, ids=[content[:50] for content, _ in SOURCES])
def test_who_said_what(content: str, expected: list[tuple[str, str, str]]) -> None:
    assert [(source, cue, said) for _, source, cue, said in told(content)] == expected
