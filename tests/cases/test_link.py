"""Linking on invented documents."""

import random
from functools import cache

import pytest

from onrecord import read_text
from onrecord.cases import Features, features, link
from onrecord.cases.linking.profile import Profile
from onrecord.cases.linking.similarity import scores

# one incident in Harrow Falls, told five times over half a year
SHOOTING = [
    (
        "2031-04-07",
        "Harrow Falls police officer shoots man on Tanner Street. A Harrow Falls police officer shot and killed a man during a "
        "traffic stop on Tanner Street on Sunday night, police said. Chief Lorna Pettibone said that the man had stepped out "
        "of his car with a knife. The officer has been placed on leave. The man's name was not released.",
    ),
    (
        "2031-04-08",
        "Man killed by Harrow Falls police identified. The man shot dead by police on Tanner Street in Harrow Falls on Sunday was "
        "Dorian Askew, 34, the Calder County coroner said on Monday. His sister, Maribel Askew, said that he had no knife.",
    ),
    (
        "2031-04-10",
        "Statement on behalf of the family of Dorian Askew. Dorian Askew, 34, was a father of two. The family has asked the "
        "State Bureau of Inquiry for the recordings, attorney Tobias Quill said in Harrow Falls.",
    ),
    (
        "2031-08-19",
        "Calder County prosecutor Ines Vandermolen will not charge Officer Reid Sandoval in the death of Dorian Askew, she wrote "
        "in a letter made public on Tuesday. Askew, 34, was shot during a traffic stop on Tanner Street in Harrow Falls on April 6. "
        "The letter says that he held a knife; his sister, Maribel Askew, has said that he had none.",
    ),
    (
        "2031-09-30",
        "Officer Reid Sandoval, who shot Dorian Askew in April, has resigned from the Harrow Falls police, Chief Lorna Pettibone "
        "said. Askew, 34, was killed during a traffic stop on Tanner Street. Attorney Tobias Quill said that the family would sue "
        "Harrow Falls and Calder County.",
    ),
]
# another shooting in the same town and week
SAME_TOWN = [
    (
        "2031-04-09",
        "Two teenagers wounded at Harrow Falls skating rink. Two boys, 15 and 16, were shot outside the Glimmer skating rink on "
        "Orchard Road in Harrow Falls late on Monday, police said. Both were in fair condition. No arrests have been made.",
    ),
    (
        "2031-04-10",
        "Boys shot at rink recover. The 15-year-old and the 16-year-old who were shot outside the Glimmer skating rink on Orchard "
        "Road on Monday are recovering, the hospital said. Police are looking for a green pickup truck.",
    ),
]
# same surname, other people, other place
SAME_SURNAME = [
    (
        "2031-04-08",
        "Deputy shoots woman in Port Ellery. A Marlow County deputy shot Wilhelmina Askew, 61, at her farm outside Port Ellery on "
        "Saturday after a neighbor reported gunfire, Sheriff Odell Crane said. She was in stable condition.",
    )
]


def of(told: list[tuple[str, str]]) -> list[Features]:
    return [_read(published, text) for published, text in told]


@cache
def _read(published: str, text: str) -> Features:
    (made,) = features(read_text(text, published=published))
    return made


def cases_of(documents: list[Features]) -> dict[str, str]:
    """Documents that tell of one incident each."""
    return {document: case for document, (case,) in link(documents).items()}


def test_a_handful_of_documents_of_one_incident_is_one_case() -> None:
    assert len(set(cases_of(of(SHOOTING)).values())) == 1


@pytest.mark.parametrize("other", [SAME_TOWN, SAME_SURNAME])
def test_other_incidents_are_other_cases(other: list[tuple[str, str]]) -> None:
    cases = cases_of(of(SHOOTING + other))
    assert len({cases[document.id] for document in of(SHOOTING)}) == 1
    assert len({cases[document.id] for document in of(other)}) == 1
    assert len(set(cases.values())) == 2


def test_two_unrelated_documents_are_two_cases() -> None:
    assert len(set(cases_of(of([SHOOTING[0], SAME_SURNAME[0]])).values())) == 2


def test_the_order_of_documents_does_not_matter() -> None:
    documents = of(SHOOTING + SAME_TOWN + SAME_SURNAME)
    cases = cases_of(documents)
    for seed in range(5):
        random.Random(seed).shuffle(documents)
        assert cases_of(documents) == cases


def test_a_case_is_called_by_its_earliest_document() -> None:
    documents = of(SHOOTING)
    assert set(cases_of(documents).values()) == {"case-" + documents[0].id.removeprefix("sha256:")[:12]}
    assert cases_of(documents[:1])[documents[0].id] == cases_of(documents)[documents[0].id]


def test_the_same_document_twice_is_one() -> None:
    assert cases_of(of([SHOOTING[0], SHOOTING[0]])) == cases_of(of(SHOOTING[:1]))


@pytest.mark.parametrize("text", ["", "...", "🚓🚓", "\ud800", "שלום עולם", "a " * 50_000])
def test_any_text_can_be_linked(text: str) -> None:
    assert len(cases_of(of([("", text), SHOOTING[0]]))) == 2


def test_nothing_to_link() -> None:
    assert link([]) == {}


def test_scores_say_why() -> None:
    first, second = of(SHOOTING[1:3])
    listed = scores(Profile(first), Profile(second))
    assert {score.feature for score in listed if score.adds > 0} >= {"same_names", "shared_rare_words", "same_ages"}
    assert all(score.because.endswith(".") for score in listed)


def test_features_survive_json() -> None:
    document = of(SHOOTING)[1]
    assert Features.model_validate_json(document.model_dump_json()) == document
    assert document.ages == [34]
    assert document.full_names["dorian askew"] == 1
    assert document.names["harrow"] == 2
