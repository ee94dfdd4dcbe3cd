"""Which parties of two documents are one."""

from typing import Any

import pytest

from onrecord.cases.merging import merge
from onrecord.cases.merging.bodies import one_body
from onrecord.cases.merging.names import one_person
from onrecord.record import Place
from tests.cases.made import Telling


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        ("Dorian Askew", "Dorian Askew", True),
        ("Dorian Askew", "Askew", True),
        ("Dorian Askew", "Dorian", True),
        ("Dorian Askew", "D. Askew", True),
        ("Dorian Lee Askew", "Dorian L. Askew", True),
        ("Dorian Lee Askew", "Dorian Paul Askew", False),
        ("Dorian Askew", "Maribel Askew", False),
        ("Jeffrey Vandermolen", "Jeffery Vandermolen", True),
        ("Ines Vandermolen", "Ines Vandermolen-Quill", True),
        ("Dorian Askew Jr.", "Dorian Askew Sr.", False),
        ("Dorian Askew Jr.", "Dorian Askew", True),
        ("Jr.", "Dorian Askew", False),
        ("Rob Quill", "Robert Quill", True),
        ("Bill Quill", "William Quill", True),
        ("Jim Orr", "James Orr", True),
        ("Jim Orr", "John Orr", False),
        ("Daniel Orr", "Danielle Orr", False),
        ("Lee Askew", "Dorian Lee Askew", False),
        ("Quill", "Ines Vandermolen-Quill", True),
        ("Ann Lee", "Ann Lane", False),
    ],
)
def test_names_of_persons(a: str, b: str, same: bool) -> None:
    assert one_person(a, b) is same
    assert one_person(b, a) is same


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        ("Harrow Falls police", "Harrow Falls Police Department", True),
        ("Harrow Falls PD", "the Harrow Falls Police Department", True),
        ("Calder County Sheriff’s Office", "Calder County Sheriff's Department", True),
        ("Calder County Sheriff", "Calder County prosecutor", False),
        ("SBI", "State Bureau of Inquiry", True),
        ("State Bureau of Inquiry", "Bureau of Inquiry", True),
        ("Harrow Falls police", "Port Ellery police", False),
        ("Harrow Falls police", "Harrow Falls police union", False),
        ("HMPD", "Harrow Metro Police", True),
        ("NSP", "Nevada State Police", True),
        ("State Police", "Nevada State Police", True),
        ("State Police", "Harrow Falls police", False),
        ("Ohio State Police", "Nevada State Police", False),
        ("Nevada Bureau of Investigation", "State Bureau of Investigation", True),
        ("the", "Harrow Falls police", False),
        ("Calder County", "Calder County Sheriff's Office", False),  # the county itself
        ("City of Harrow Falls", "Harrow Falls police", False),
        ("City of Harrow Falls", "city of Harrow Falls", True),
    ],
)
def test_names_of_bodies(a: str, b: str, same: bool) -> None:
    assert one_body(a, b) is same
    assert one_body(b, a) is same


def persons(*tellings: Telling) -> list[str | None]:
    return [party.name or party.label for party in merge("case-1", [telling.read() for telling in tellings]).parties]


@pytest.mark.parametrize(
    ("vague", "bodies", "joined"),
    [
        ("Nevada police", ["Harrow Falls Police Department"], True),
        ("Ohio police", ["Harrow Falls Police Department"], False),  # the force was used in Nevada
        ("Nevada State Police", ["Harrow Falls Police Department"], False),
        ("Nevada police", ["Harrow Falls Police Department", "Port Ellery Police Department"], False),
        ("Nevada police", ["Calder County Sheriff's Office"], False),
        ("Nevada police", ["Harrow Falls Police Union"], False),
    ],
)
def test_police_named_by_their_state_alone(vague: str, bodies: list[str], joined: bool) -> None:
    first = Telling(" and ".join(bodies) + " spoke.", "2031-01-01")
    for number, name in enumerate(bodies):
        first.person(f"p{number}", name, kind="agency")
    first.event("e1", "use_of_force", "spoke", place=Place(state="Nevada", spans=first.at("spoke")))
    second = Telling(f"{vague} spoke.", "2031-01-02").person("p1", vague, kind="agency")
    assert len(persons(first, second)) == len(bodies) + (not joined)


@pytest.mark.parametrize(
    ("label", "bodies", "joined"),
    [
        ("the sheriff's office", ["Calder County Sheriff's Office"], True),
        ("the sheriff's office", ["Calder County Sheriff's Office", "Dover County Sheriff's Office"], False),
        ("the sheriff's office", ["Calder County"], False),
        ("police", ["Harrow Falls Police Department", "Nevada State Police"], True),
        ("police", ["Harrow Falls Police Union"], False),
        ("the city", ["City of Harrow Falls", "Harrow Falls Police Department"], True),
        ("the city", ["Calder County"], False),
        ("the department", ["Harrow Falls Police Department"], False),
    ],
)
def test_labels_of_bodies(label: str, bodies: list[str], joined: bool) -> None:
    first = Telling(" and ".join(bodies) + " spoke.", "2031-01-01")
    for number, name in enumerate(bodies):
        first.person(f"p{number}", name, kind="agency")
    second = Telling(f"Later {label} spoke.", "2031-01-02").person("p1", label, kind="agency")
    assert len(persons(first, second)) == len(bodies) + (not joined)


OFFICERS = {"Grant Sandoval": "fired at him", "Tyler Meade": "fired too"}


@pytest.mark.parametrize(
    ("named", "label", "title", "joined", "doubted"),
    [
        (["Grant Sandoval"], "a second officer", "Officer", "Tyler Meade", []),
        ([], "a second officer", "Officer", None, ["Grant Sandoval", "Tyler Meade"]),  # whom is the first one
        ([], "an officer", "Officer", None, ["Grant Sandoval", "Tyler Meade"]),
        ([], "a fourth deputy", "fourth deputy", "Grant Sandoval", []),
    ],
)
def test_a_nameless_officer_and_two_who_are_named_later(
    named: list[str], label: str, title: str, joined: str | None, doubted: list[str]
) -> None:
    early = Telling(f"First {label} shot a man, as {' '.join(OFFICERS)} did.", "2031-01-01").person("p0", label)
    later = Telling(f"Grant Sandoval and Tyler Meade {', '.join(OFFICERS.values())}.", "2031-01-08")
    for number, (name, words) in enumerate(OFFICERS.items(), 1):
        later.person(f"p{number}", name, roles=["officer"], title=title if number == 1 else "Officer")
        later.event(f"e{number}", "use_of_force", words, {f"p{number}": "officer"})
    parts = {"p0": "officer"}
    for number, name in enumerate(named, 1):
        early.person(f"p{number}", name, roles=["officer"])
        parts[f"p{number}"] = "officer"
    case = merge("case-1", [early.event("e1", "use_of_force", "shot a man", parts).read(), later.read()])
    called = {party.id: party.name or party.label for party in case.parties}
    assert [party.name for party in case.parties if label in party.also] == ([joined] if joined else [])
    assert [[called[each] for each in doubt.candidates] for doubt in case.doubts] == ([doubted] if doubted else [])


@pytest.mark.parametrize(
    ("label", "mention", "joined"),
    [
        ("the driver", "The driver", True),
        ("a driver", "The driver", True),
        ("the passenger", "The driver", False),
        ("a man", "The man", False),  # anybody is
        ("a second driver", "The driver", False),
    ],
)
def test_a_label_by_which_a_document_calls_somebody_whom_it_names(label: str, mention: str, joined: bool) -> None:
    first = Telling(f"On Sunday {label} spoke.", "2031-01-01").person("p1", label)
    second = Telling(f"{mention} was Joan Kessler.", "2031-01-02").person("p1", "Joan Kessler")
    second.entries["parties"][0].spans.extend(second.at(mention))
    assert persons(first, second) == (["Joan Kessler"] if joined else [label, "Joan Kessler"])


def test_who_speaks_for_the_police_is_no_officer_of_the_case() -> None:
    first = Telling("Lt. Karen Ostby wrote.", "2031-01-01").person("p1", "Karen Ostby", title="Lt.", roles=["officer"])
    second = Telling("Police spokeswoman Karen Ostby spoke.", "2031-01-02")
    second.person("p1", "Karen Ostby", roles=["spokesperson"], title="Police spokeswoman")
    (party,) = merge("case-1", [first.read(), second.read()]).parties
    assert party.roles == ["spokesperson"]


def test_a_name_in_capitals_is_not_the_one_that_stands() -> None:
    first = Telling("DALE HAGAN wrote, DALE HAGAN.", "2031-01-01").person("p1", "DALE HAGAN")
    second = Telling("Dale Hagan spoke.", "2031-01-02").person("p1", "Dale Hagan")
    assert persons(first, second) == ["Dale Hagan"]


def test_a_surname_with_two_candidates_is_left_apart() -> None:
    first = Telling("Dorian Askew met Maribel Askew.", "2031-01-01").person("p1", "Dorian Askew").person("p2", "Maribel Askew")
    assert persons(first, Telling("Later Askew left.").person("p1", "Askew")) == ["Dorian Askew", "Maribel Askew", "Askew"]


def test_what_is_left_apart_is_listed_for_review() -> None:
    first = Telling("Dorian Askew met Maribel Askew.", "2031-01-01").person("p1", "Dorian Askew").person("p2", "Maribel Askew")
    case = merge("case-1", [first.read(), Telling("Later Askew left.", "2031-01-02").person("p1", "Askew").read()])
    assert [(doubt.entry, doubt.candidates, doubt.why) for doubt in case.doubts] == [("p3", ["p1", "p2"], "surname")]


def test_two_people_with_one_name_and_other_ages_stay_two() -> None:
    first, second = Telling("Dorian Askew, 34.", "2031-01-01"), Telling("Dorian Askew, 61.", "2031-01-02")
    assert len(persons(first.person("p1", "Dorian Askew", age=34), second.person("p1", "Dorian Askew", age=61))) == 2


def test_unnamed_ones_join_by_kinship_and_by_label() -> None:
    relations = [("p1", "nephew")]
    tellings = [
        Telling(f"Dorian Askew and {label} and {group} met on {day}.", f"2031-01-0{day}")
        .person("p1", "Dorian Askew")
        .person("p2", label, relations=relations)
        .person("p3", group, kind="group")
        for day, label, group in ((1, "his young nephew", "the neighbors"), (2, "a nephew", "neighbors"))
    ]
    assert persons(*tellings) == ["Dorian Askew", "his young nephew", "the neighbors"]


def test_who_is_only_called_an_officer_is_not_the_one_who_fired() -> None:
    named = Telling("Reid Sandoval fired.", "2031-01-01").person("p1", "Reid Sandoval", roles=["officer"])
    named.event("e1", "use_of_force", "fired", {"p1": "officer"})
    came = Telling("an officer gave first aid.", "2031-01-02").person("p1", "an officer", roles=["officer"])
    assert persons(named, came) == ["Reid Sandoval", "an officer"]
    fired = Telling("an officer fired.", "2031-01-02").person("p1", "an officer", roles=["officer"])
    assert persons(named, fired.event("e1", "use_of_force", "fired", {"p1": "officer"})) == ["Reid Sandoval"]
    other = Telling("a second officer fired.", "2031-01-02").person("p1", "a second officer", roles=["officer"])
    assert len(persons(named, other.event("e1", "use_of_force", "fired", {"p1": "officer"}))) == 2


def test_of_two_nameless_officers_none_is_the_named_one() -> None:
    named = Telling("Reid Sandoval fired.", "2031-01-02").person("p1", "Reid Sandoval", roles=["officer"])
    named.event("e1", "use_of_force", "fired", {"p1": "officer"})
    two = Telling("officer 1 and officer 2 fired.", "2031-01-01").person("p1", "officer 1").person("p2", "officer 2")
    two.event("e1", "use_of_force", "fired", {"p1": "officer", "p2": "officer"})
    assert persons(two, named) == ["officer 1", "officer 2", "Reid Sandoval"]


@pytest.mark.parametrize(
    ("label", "known", "joined"),
    [
        ("the sheriff", {}, True),
        ("an investigator", {}, False),
        ("the family's attorney", {}, False),
        ("the district attorney", {}, False),
        ("his mother", {"relations": [("p1", "mother")], "gender": "female"}, True),
        ("his sister", {"relations": [("p1", "sister")], "gender": "female"}, False),
        ("a 58-year-old", {"age": 58}, True),
        ("a 30-year-old", {"age": 30}, False),
    ],
)
def test_an_unnamed_one_is_joined_by_office_kinship_or_age(label: str, known: dict[str, Any], joined: bool) -> None:
    first = Telling("Dorian Askew, Sheriff Lorna Pettibone, Ruth Askew.", "2031-01-01").person("p1", "Dorian Askew")
    first.person("p2", "Lorna Pettibone", title="Sheriff", age=58)
    first.person("p3", "Ruth Askew", relations=[("p1", "mother")], gender="female")
    second = Telling(f"{label} of Dorian Askew.", "2031-01-02").person("p1", "Dorian Askew").person("p2", label, **known)
    assert len(persons(first, second)) == (3 if joined else 4)


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ({"name": "Juan Brian Orr", "age": 23}, {"name": "Brian Orr", "age": 23}, True),  # goes by a middle name
        ({"name": "Juan Brian Orr"}, {"name": "Brian Orr"}, False),
        (
            {"name": "Brenda Quill", "relations": [("p9", "wife")]},
            {"name": "Brenda Askew", "relations": [("p9", "ex-wife")]},
            True,
        ),
        (
            {"name": "Brenda Quill", "relations": [("p9", "wife")]},
            {"name": "Brenda Askew", "relations": [("p9", "sister")]},
            False,
        ),
        ({"name": "Brenda Quill", "age": 40}, {"name": "Brenda Askew", "age": 51}, False),
    ],
)
def test_names_that_agree_in_part_are_one_where_age_or_kinship_says_so(
    first: dict[str, Any], second: dict[str, Any], same: bool
) -> None:
    tellings = []
    for day, known in enumerate((first, second), 1):
        name, others = known["name"], {key: value for key, value in known.items() if key != "name"}
        tellings.append(
            Telling(f"{name}, Dorian Askew.", f"2031-01-0{day}").person("p9", "Dorian Askew").person("p1", name, **others)
        )
    assert len(persons(*tellings)) == (2 if same else 3)


def test_an_unnamed_officer_is_not_joined_to_either_of_two() -> None:
    named = Telling("Reid Sandoval and Ines Orr fired.", "2031-01-02").person("p1", "Reid Sandoval").person("p2", "Ines Orr")
    named.event("e1", "use_of_force", "fired", {"p1": "officer", "p2": "officer"})
    unnamed = Telling("an officer fired.", "2031-01-01").person("p1", "an officer")
    unnamed.event("e1", "use_of_force", "fired", {"p1": "officer"})
    assert persons(unnamed, named) == ["an officer", "Reid Sandoval", "Ines Orr"]


def test_nameless_ones_of_one_label_are_told_apart_by_numbers() -> None:
    first = Telling("an officer fired.", "2031-01-01").person("p1", "an officer")
    first.event("e1", "use_of_force", "fired", {"p1": "officer"})
    second = Telling("An officer came; the officer spoke.", "2031-01-02").person("p1", "the officer")
    (one, two) = merge("case-1", [first.read(), second.read()]).parties
    assert (one.label, two.label, two.also) == ("an officer (1)", "the officer (2)", ["the officer"])


def test_a_grave_role_that_one_of_three_documents_gives_is_not_kept() -> None:
    tellings = [
        Telling(f"Maribel Askew spoke on {day}.", f"2031-01-0{day}").person("p1", "Maribel Askew", roles=[role])
        for day, role in ((1, "family"), (2, "person_harmed"), (3, "family"))
    ]
    assert merge("case-1", [telling.read() for telling in tellings]).parties[0].roles == ["family"]


def test_an_officer_who_is_charged_stays_an_officer_in_many_stories_of_the_trial() -> None:
    first = Telling("Officer Reid Sandoval shot him.", "2031-01-01").person("p1", "Reid Sandoval", roles=["officer"])
    first.event("e1", "use_of_force", "shot", {"p1": "officer"})
    stories = [Telling(f"Reid Sandoval was in court, day {day}.", f"2031-02-0{day}") for day in (1, 2, 3)]
    for story in stories:
        story.person("p1", "Reid Sandoval", roles=["suspect"])
    (party,) = merge("case-1", [first.read(), *(story.read() for story in stories)]).parties
    assert party.roles == ["officer"]
