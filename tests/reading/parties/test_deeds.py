"""What somebody did tells the role: who shoots at officers is not shot, who is robbed robs nobody, who fires a man fires no gun."""

import pytest

from tests.reading.parties.support import party

DEEDS = [
    ("The suspect shot at deputies, who returned fire.", "The suspect", ["suspect"], None),
    ("Carl Roe was shot at by a man.", "Carl Roe", ["other"], None),
    ("Bo Lane shot at officers on Monday and fled.", "Bo Lane", ["suspect"], None),
    ("Bo Lane opened fire on two officers on Monday.", "Bo Lane", ["suspect"], None),
    ("A man who shot at police was arrested.", "A man", ["suspect"], None),
    ("A man shot at a police officer in Avon on Monday.", "A man", ["suspect"], None),
    ("Bo Lane began shooting at the deputies who came.", "Bo Lane", ["suspect"], None),
    ("Troopers Aaron Stroh and Bo Finn shot at the car.", "Bo Finn", ["officer"], None),
    ("Deputies Aaron Stroh and Bo Finn responded to the call.", "Aaron Stroh", ["other"], None),
    ("Deputy Aaron Stroh responded to questions on Monday.", "Aaron Stroh", ["spokesperson"], None),
    ("Jurors acquitted Officer Lee Doe.", "Lee Doe", ["officer"], None),
    ("Jurors acquitted Officer Lee Doe.", "Jurors", ["jury"], None),
    ("Bo Lane was gunned down on Elm Street.", "Bo Lane", ["person_harmed"], "killed"),
    ("Bo Lane was gunned down on Elm Street. He is in critical condition.", "Bo Lane", ["person_harmed"], "injured"),
    ("A man shot in the leg was found by police.", "A man", ["person_harmed"], "injured"),
    ("Bo Lane was killed at the Edible House.", "Bo Lane", ["person_harmed"], "killed"),
    ("Bo Lane was charged with the attempted murder of Ann Roe.", "Ann Roe", ["other"], None),
    ("Bo Lane was charged with the murder of Ann Roe.", "Ann Roe", ["person_harmed"], "killed"),
    ("Police say Bo Lane and Carl Roe, both 17, committed the robbery.", "Carl Roe", ["suspect"], None),
    ("Bo Lane robbed a store, police said.", "Bo Lane", ["suspect"], None),
    ("Bo Lane broke into a home, police said.", "Bo Lane", ["suspect"], None),
    ("Bo Lane broke an arm.", "Bo Lane", ["other"], None),
    ("Bo Lane was robbed by two men.", "Bo Lane", ["other"], None),
    ("Bo Lane struck an officer in the chest, police said.", "Bo Lane", ["suspect"], None),
    ("The Keel County sheriff fired Ann Marsh on Monday.", "The Keel County sheriff", ["official"], None),
    ("The mayor fired the officer.", "The mayor", ["official"], None),
    ("A shooting sent Bo Lane to the hospital.", "Bo Lane", ["person_harmed"], "injured"),
    ("The clerk Monte Sing was shot.", "Monte Sing", ["person_harmed"], "injured"),
    ("County Clerk Ann Roe spoke.", "Ann Roe", ["official"], None),
    ("State's Attorney Jerry Marsh declined to comment.", "Jerry Marsh", ["official"], None),
    ("Commonwealth’s Attorney Jerry Marsh spoke.", "Jerry Marsh", ["official"], None),
    ("City communications director Ann Roe said so.", "Ann Roe", ["spokesperson"], None),
    ("The Keel County coroner said he died. The coroner left.", "The Keel County coroner", ["official"], None),
]
AGES = [
    ("Bo Lane and Carl Roe, both 17, were charged.", "Bo Lane", 17),
    ("Ann Lee, 30; Bo Roe, 21; and Jerry Trivon Marsh, 31 all died.", "Jerry Trivon Marsh", 31),
    ("Bo Lane and Carl Roe, both 17 miles away, were charged.", "Bo Lane", None),
]


@pytest.mark.parametrize(("content", "who", "roles", "fate"), DEEDS)
def test_deeds(content: str, who: str, roles: list[str], fate: str | None) -> None:
    found = party(content, who)
    assert (found.roles, found.fate) == (roles, fate)


@pytest.mark.parametrize(("content", "who", "age"), AGES)
def test_ages_of_lists(content: str, who: str, age: int | None) -> None:
    assert party(content, who).age == age
