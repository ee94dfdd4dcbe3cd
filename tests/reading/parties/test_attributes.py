"""Age, gender, kin, clients, posts, bodies: what a record says of a party beside its name."""

import pytest

from tests.reading.parties.support import parties_of, party

AGES = [
    ("Marlon Ashby, 23, was shot.", 23),
    ("Police shot 34-year-old Marlon Ashby.", 34),
    ("Marlon Ashby, a 23-year-old cook, was shot.", 23),
    ("Marlon Ashby, who was 23, was shot.", 23),
    ("Marlon Ashby, age 23, was shot.", 23),
    ("Marlon Ashby (23) was shot.", 23),
    ("Thirty-two-year-old Marlon Ashby died.", 32),
    ("The death of 34-year-old Marlow Officer Marlon Ashby shook them.", 34),
    ("He killed Marlon Ashby, 30 after a fight.", 30),
    ("Marlon Ashby, 23 - The Marlow Report", 23),
    ("Marlon Ashby, an 18-month-old, was hurt.", 1),
    ("Marlon Ashby, a 9-year veteran, fired.", None),
    ("Marlon Ashby, one of two, was shot.", None),
]


@pytest.mark.parametrize(("content", "age"), AGES)
def test_the_age_beside_a_name(content: str, age: int | None) -> None:
    assert party(content, "Marlon Ashby").age == age


MINORS = [
    ("Marlon Ashby, 17, ran.", True),
    ("Marlon Ashby, 18, ran.", False),
    ("Marlon Ashby ran.", None),
    ("The boy, Marlon Ashby, ran.", True),
]


@pytest.mark.parametrize(("content", "minor"), MINORS)
def test_who_is_a_minor(content: str, minor: bool | None) -> None:
    assert party(content, "Marlon Ashby").minor is minor


GENDERS = [
    ("The woman ran. The woman fell.", "The woman", "female"),
    ("Mr. Ashby ran. Marlon Ashby fell.", "Marlon Ashby", "male"),
    ("Ms. Dana Ashby fell.", "Dana Ashby", "female"),
    ("The driver fell. The driver rose.", "The driver", None),
]


@pytest.mark.parametrize(("content", "who", "gender"), GENDERS)
def test_the_gender_that_words_state(content: str, who: str, gender: str | None) -> None:
    assert party(content, who).gender == gender


RELATIONS = [
    ("Marlon Ashby died. His mother, Ruth Ashby, spoke.", "Ruth Ashby", ("mother", "Marlon Ashby")),
    ("Carl Lane's ex-wife, Brenda Marsh, spoke.", "Brenda Marsh", ("ex-wife", "Carl Lane")),
    ("Marlon Ashby is the son of Ruth Ashby.", "Marlon Ashby", ("son", "Ruth Ashby")),
    ("Ruth Ashby, the aunt of Carl Lane, spoke.", "Ruth Ashby", ("aunt", "Carl Lane")),
]


@pytest.mark.parametrize(("content", "who", "expected"), RELATIONS)
def test_who_is_kin_to_whom(content: str, who: str, expected: tuple[str, str]) -> None:
    found = parties_of(content)
    relations = [(relation.relation, found.get(relation.to).name) for relation in party(content, who).relations]
    assert relations == [expected]


AFFILIATIONS = [
    ("Lexington Police Chief Dana Orr spoke.", "Dana Orr", "Lexington Police"),
    ("Dana Orr, a spokeswoman for the Nevada State Police, spoke.", "Dana Orr", "Nevada State Police"),
    ("A Marlow police officer fired. The officer left.", "A Marlow police officer", "Marlow police"),
    ("Dana Orr met the Nevada State Police.", "Dana Orr", None),
    ("Sheriff Dana Orr spoke. The Nevada State Police left.", "Dana Orr", None),
]


@pytest.mark.parametrize(("content", "who", "body"), AFFILIATIONS)
def test_the_body_that_a_person_belongs_to(content: str, who: str, body: str | None) -> None:
    affiliation = party(content, who).affiliation
    assert (affiliation and parties_of(content).get(affiliation).name) == body


def test_whom_an_attorney_represents() -> None:
    content = "Marlon Ashby was charged. Ashby's attorney, Sean Walters, spoke."
    assert party(content, "Sean Walters").represents == [party(content, "Marlon Ashby").id]


TITLES = [
    ("Interim Police Chief Dana Orr spoke.", "Dana Orr", "Interim Police Chief"),
    ("Dana Orr, the county prosecutor, spoke.", "Dana Orr", "county prosecutor"),
    ("Dana Orr spoke.", "Dana Orr", None),
    ("Deputies Dana Orr and Bo Finn fired.", "Bo Finn", "Deputy"),
    ("Avon police officers Dana Orr and Bo Finn fired.", "Dana Orr", "police officer"),
]


@pytest.mark.parametrize(("content", "who", "title"), TITLES)
def test_the_title_of_a_person(content: str, who: str, title: str | None) -> None:
    assert party(content, who).title == title
