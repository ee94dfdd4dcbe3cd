"""A round-up in parts: what each tells, and who of another part is here only named."""

import pytest

from onrecord.cases.within import within
from onrecord.reading.roundups import incidents
from onrecord.record import Party, Reading
from onrecord.text import Span
from tests.cases.incidents import WEEKEND, read
from tests.cases.made import Telling

ROUND_UP = read(*WEEKEND)
PARTS = incidents(ROUND_UP.document.text, ROUND_UP.document.published, ROUND_UP.events)


def people(reading: Reading) -> dict[str, Party]:
    return {party.name or party.label or "": party for party in reading.parties}


def test_each_part_is_read_as_an_incident_of_its_own() -> None:
    force = [event for event in ROUND_UP.events if event.type == "use_of_force"]
    assert [event.date for event in force] == ["2031-04-04", "2031-04-05", "2031-04-06"]
    dates = [account.value for point in ROUND_UP.points if point.point == "date" for account in point.accounts]
    assert dates == ["2031-04-04", "2031-04-05", "2031-04-06"]


@pytest.mark.parametrize(
    ("part", "here", "elsewhere"),
    [
        (0, {"Dorian Askew", "Reid Sandoval", "Maribel Askew", "Lorna Pettibone"}, {"Leland Okafor", "Odell Crane"}),
        (1, {"Leland Okafor", "Sasha Wetherell", "Junia Brandt"}, {"Dorian Askew", "Reid Sandoval", "Wilhelmina Quill"}),
        (2, {"Wilhelmina Quill", "Garrick Thole", "Odell Crane", "Dorian Askew"}, {"Leland Okafor", "Maribel Askew"}),
    ],
)
def test_the_entries_of_a_part(part: int, here: set[str], elsewhere: set[str]) -> None:
    told = within(ROUND_UP, [PARTS[part]])
    assert here <= people(told).keys() and not elsewhere & people(told).keys()
    spans = [span for layer in (told.parties, told.events, told.evidence) for entry in layer for span in entry.spans]
    assert all(PARTS[part].start <= span.start < PARTS[part].end for span in spans)
    spans = [span for one in told.statements for span in one.spans] + [a.spans[0] for p in told.points for a in p.accounts]
    assert all(PARTS[part].start <= span.start < PARTS[part].end for span in spans)
    assert told.document == ROUND_UP.document


def test_the_parts_hold_every_entry_once() -> None:
    parts = [within(ROUND_UP, [part]) for part in PARTS]
    for layer in ("events", "statements", "dates"):
        assert sum(len(getattr(part, layer)) for part in parts) == len(getattr(ROUND_UP, layer))
    whole = within(ROUND_UP, PARTS)
    assert whole.events == ROUND_UP.events and whole.parties == ROUND_UP.parties


def test_who_is_of_another_incident_is_here_only_named() -> None:
    askew = people(within(ROUND_UP, [PARTS[2]]))["Dorian Askew"]
    assert (askew.roles, askew.fate) == (["other"], None)
    assert "person_harmed" in people(within(ROUND_UP, [PARTS[0]]))["Dorian Askew"].roles


def test_who_is_told_of_by_a_pronoun_comes_with_the_part() -> None:
    told = Telling("Chief Lorna Pettibone of Harrow Falls police spoke. Elsewhere, she said that two died.")
    told.person("p1", "Harrow Falls police", kind="agency").person("p2", "Lorna Pettibone", affiliation="p1")
    told.says("s1", "p2", "two died")
    part = within(told.read(), [Span(told.text.index("Elsewhere"), len(told.text))])
    assert [party.id for party in part.parties] == ["p1", "p2"]  # with the body that she is of
    assert [statement.source for statement in part.statements] == ["p2"]
