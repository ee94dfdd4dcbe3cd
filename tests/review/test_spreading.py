"""A correction is offered to the same words elsewhere in the case, and made only where a person chooses so."""

import pytest

from onrecord.review.deciding import accept, correct
from onrecord.review.spreading import correct_too, same_elsewhere
from onrecord.text import Span
from tests.cases.sample import decision, family_account, first_report
from tests.review.desk import BY, Desk, reviewed_case


@pytest.fixture
def trio() -> Desk:
    return Desk(first_report(), family_account(), decision())


def offered(desk: Desk) -> list[tuple[str, dict[str, object]]]:
    found = same_elsewhere(reviewed_case(desk), desk.made[-1])
    return [(getattr(same.entry.value, "id", ""), same.changes) for same in found]


def test_what_says_the_same_is_offered_and_corrected_only_when_chosen(trio: Desk) -> None:
    trio.make(correct(*trio.version("p1", 1), BY, {"fate": "injured"}))
    case = reviewed_case(trio)
    assert offered(trio) == [("p2", {"fate": "injured"})]
    assert case.documents[decision().document.id].reading.parties[1].fate == "killed"
    (same,) = same_elsewhere(case, trio.made[-1])
    trio.make(correct_too(case, same, BY, None))
    assert trio.shown(2).reading.parties[1].fate == "injured"
    assert offered(trio) == []


def test_references_are_those_of_the_other_document(trio: Desk) -> None:
    trio.make(correct(*trio.version("s1", 0), BY, {"source": "p5"}))
    assert offered(trio) == []
    trio.made.clear()
    trio.make(correct(*trio.version("e1", 0), BY, {"subtype": "taser", "participants": []}))
    found = same_elsewhere(reviewed_case(trio), trio.made[-1])
    assert all(same.changes == {"subtype": "taser", "participants": []} for same in found)


def test_nothing_is_offered_for_words_or_an_acceptance(trio: Desk) -> None:
    trio.make(accept(*trio.version("p1", 1), BY))
    assert offered(trio) == []
    trio.make(correct(*trio.version("e1", 1), BY, {"spans": [Span(0, 6)]}))
    assert offered(trio) == []


def test_words_that_a_person_chose_stand(desk: Desk) -> None:
    text = desk.shown().machine.document.text
    start = text.index("Devon Harrow, 17")
    desk.make(correct(*desk.version("p2"), BY, {"spans": [Span(start, start + 16)]}))
    assert desk.shown().reading.parties[1].spans == [Span(start, start + 16)]
    desk.make(accept(*desk.version("p2"), BY))
    assert desk.shown().reading.parties[1].spans == [Span(start, start + 16)]
    assert not next(e for e in desk.shown().entries.values() if getattr(e.value, "id", "") == "p2").differs
