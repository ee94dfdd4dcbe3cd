"""Fates, ages and roles stay with the person of whom they are said."""

import pytest

from tests.reading.parties.support import parties_of

# (text, the fate or None and age or None of each person by name or label)
FATES = [
    (
        "Police named the officer and the man he killed. Officer Samuel Trask shot Kenneth Boyle, 48, on Tuesday.",
        {"the officer": (None, None), "Kenneth Boyle": ("killed", 48), "Samuel Trask": (None, None)},
    ),
    (
        "Marlon Ashby, 34, was killed by police. His mother, Lorraine Ashby, said he was kind.",
        {"Marlon Ashby": ("killed", 34), "Lorraine Ashby": (None, None)},
    ),
    ("The mother of the dead man, Lorraine Ashby, spoke on Friday.", {"Lorraine Ashby": (None, None)}),
    (
        "The man's mother, Lorraine Ashby, 61, spoke after the man was killed.",
        {"Lorraine Ashby": (None, 61), "The man": ("killed", None)},
    ),
    (
        "The mother of the child, Kanisha Orr, was charged. The child was killed.",
        {"Kanisha Orr": (None, None), "the child": ("killed", None)},
    ),
    (
        "Lorraine Ashby's 34-year-old son was killed.",
        {"Lorraine Ashby": (None, None), "Lorraine Ashby's 34-year-old son": ("killed", 34)},
    ),
    ("Marlon Ashby, son of Lorraine Ashby, was killed.", {"Marlon Ashby": ("killed", None), "Lorraine Ashby": (None, None)}),
    (
        "Lorraine Ashby is the mother of Marlon Ashby, 34, who was killed in March.",
        {"Lorraine Ashby": (None, None), "Marlon Ashby": ("killed", 34)},
    ),
    (
        "Marlon Ashby was killed by an officer, Colby Renner, on Tuesday.",
        {"Marlon Ashby": ("killed", None), "Colby Renner": (None, None)},
    ),
    (
        "Officer Colby Renner's killing of Marlon Ashby was unjustified.",
        {"Colby Renner": (None, None), "Marlon Ashby": ("killed", None)},
    ),
    (
        "The officer who killed Marlon Ashby, Colby Renner, 29, resigned.",
        {"The officer": (None, None), "Marlon Ashby": ("killed", None), "Colby Renner": (None, 29)},
    ),
    ("A man who shot and wounded Deputy Ray Cole was killed.", {"A man": ("killed", None), "Ray Cole": (None, None)}),
    (
        "Marlon Ashby and Officer Colby Renner struggled before Ashby was shot and killed.",
        {"Marlon Ashby": ("killed", None), "Colby Renner": (None, None)},
    ),
    ("Deputy Ray Cole was present when Marlon Ashby, 34, died.", {"Ray Cole": (None, None), "Marlon Ashby": ("killed", 34)}),
    (
        "Marlon Ashby was shot Tuesday. Police Chief Hal Stone held a news conference. He was pronounced dead at noon.",
        {"Marlon Ashby": ("killed", None), "Hal Stone": (None, None)},
    ),
    (
        "Keith Orr was shot in the chest. Aaron Dunn was charged. He later died at the hospital.",
        {"Keith Orr": ("killed", None), "Aaron Dunn": (None, None)},
    ),
    ("Wendell Okpara saw Marlon Ashby killed.", {"Wendell Okpara": (None, None), "Marlon Ashby": (None, None)}),
    (
        "His mother and her boyfriend were fighting when the 15-year-old boy came in. The boy was shot.",
        {"the 15-year-old boy": ("injured", 15)},
    ),
    ("Marlow shooting victim Nicholas Orr.", {"Nicholas Orr": (None, None)}),
    (
        "A 12-year-old girl was wounded in a police shooting. The suspect died.",
        {"A 12-year-old girl": ("injured", 12), "The suspect": ("killed", None)},
    ),
    (
        "The dead are 31-year-old John Lane, 30-year-old Ann Roe and Bo Ray, 7.",
        {"John Lane": ("killed", 31), "Ann Roe": ("killed", 30), "Bo Ray": ("killed", 7)},
    ),
    (
        "Deputy Bo Ray was hurt and Carl Lane, 40, was killed.",
        {"Bo Ray": ("injured", None), "Carl Lane": ("killed", 40)},
    ),
    (
        "A man shot his ex-wife. Police said the shooter, identified as Anthony Lane, left.",
        {"his ex-wife": ("injured", None), "Anthony Lane": (None, None)},
    ),
    ("Police found a man with a gunshot wound.", {"a man": ("injured", None)}),
]


@pytest.mark.parametrize(("content", "expected"), FATES)
def test_fates_and_ages_never_jump(content: str, expected: dict[str, tuple[str | None, int | None]]) -> None:
    persons = [party for party in parties_of(content).parties if party.kind == "person"]
    assert {party.name or party.label: (party.fate, party.age) for party in persons} == expected


def test_a_child_called_major_has_no_rank() -> None:
    (child,) = parties_of("3-year-old Major Orr was hurt.").parties
    assert (child.name, child.title, child.age) == ("Major Orr", None, 3)


def test_a_possessive_belongs_to_the_subject_of_its_clause() -> None:
    found = parties_of("An officer shot a man who had killed his wife, Ann Lane, 40.").parties
    wife = next(party for party in found if party.name == "Ann Lane")
    assert [(found[int(one.to[1:]) - 1].label, one.relation) for one in wife.relations] == [("a man", "wife")]


# (text, the names or labels of its persons in order)
APART = [
    ("Mekel Orr was wounded by police. Earlier, a man was shot to death by police.", ["Mekel Orr", "a man"]),
    ("The driver ran. The other driver was shot. The other driver died.", ["The other driver"]),
    ("Donald Lane saw 12-year-old Ciara Lane. Lane had a rifle, a Colt M4.", ["Donald Lane", "Ciara Lane"]),
    ("Sgt. Alfred Van Horn came. Van Horn said that Bo Ray fled.", ["Alfred Van Horn", "Bo Ray"]),
    ("According to Marlow Police Lt. Rich Ray, an officer fired.", ["Rich Ray", "an officer"]),
]


@pytest.mark.parametrize(("content", "expected"), APART)
def test_persons_are_told_apart(content: str, expected: list[str]) -> None:
    assert [party.name or party.label for party in parties_of(content).parties if party.kind == "person"] == expected


# (text, the one person's name, roles, title)
ONE = [
    ("One of the responding officers, Bo Ray, fired.", "Bo Ray", ["officer"]),
    ("A Marlow police officer was arrested Monday. Cpl. Ann Roe, 44, was booked.", "Ann Roe", ["officer"]),
    ("The officer killed a neighbor, 55-year-old Bettie Orr.", "Bettie Orr", ["person_harmed"]),
    ("The NLVPD’s Bo Ray opened fire.", "Bo Ray", ["officer"]),
    ("Mario Duncan wept for his brother-in-law Jonathan Orr.", "Jonathan Orr", ["family"]),
]


@pytest.mark.parametrize(("content", "who", "roles"), ONE)
def test_persons_are_one(content: str, who: str, roles: list[str]) -> None:
    assert [party.roles for party in parties_of(content).parties if party.name == who] == [roles]
    assert who in [party.name for party in parties_of(content).parties if party.kind == "person"][-1:]
