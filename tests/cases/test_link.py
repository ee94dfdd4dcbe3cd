"""Linking on invented documents."""

import random

import pytest

from onrecord.cases import Features, features, link
from onrecord.cases.linking.profile import Profile
from onrecord.cases.linking.similarity import scores
from tests.cases.incidents import INCIDENTS, READINGS, ROUND_UP, SAME_SURNAME, SHOOTING, TRUTH, of, read


def cases_of(documents: list[Features]) -> dict[str, str]:
    """Documents that tell of one incident each."""
    return {document: case for document, (case,) in link(documents).items()}


def test_a_handful_of_documents_of_one_incident_is_one_case() -> None:
    assert len(set(cases_of(of(SHOOTING)).values())) == 1


KINDS = ["same town", "same surname", "same officer", "old case", "teaser", "anniversary", "next shooting"]


@pytest.mark.parametrize("other", INCIDENTS[1:], ids=KINDS)
def test_other_incidents_are_other_cases(other: list[tuple[str, str]]) -> None:
    cases = cases_of(of(SHOOTING + other))
    assert len({cases[document.id] for document in of(SHOOTING)}) == 1
    assert len({cases[document.id] for document in of(other)}) == 1
    assert len(set(cases.values())) == 2


def test_all_incidents_together() -> None:
    cases = cases_of([made for reading in READINGS for made in features(reading)])
    assert {frozenset(d for d, its in cases.items() if its == case) for case in cases.values()} == TRUTH


def test_a_round_up_is_of_each_case_that_it_tells_of() -> None:
    found = link([made for reading in [*READINGS, read(*ROUND_UP)] for made in features(reading)])
    (shooting,), (trooper,) = found[of(SHOOTING)[0].id], found[of(INCIDENTS[5])[0].id]
    assert found[read(*ROUND_UP).document.id] == [shooting, trooper] and shooting != trooper
    assert all(len(cases) == 1 for document, cases in found.items() if document != read(*ROUND_UP).document.id)


def test_two_unrelated_documents_are_two_cases() -> None:
    assert len(set(cases_of(of([SHOOTING[0], SAME_SURNAME[0]])).values())) == 2


def test_the_order_of_documents_does_not_matter() -> None:
    documents = [made for reading in [*READINGS, read(*ROUND_UP)] for made in features(reading)]
    cases = link(documents)
    for seed in range(5):
        random.Random(seed).shuffle(documents)
        assert link(documents) == cases


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
    assert document.names["harrow"] == 2
