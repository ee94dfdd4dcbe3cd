"""Kinds of mistaken parties: posts within names, towns that share a word, words in capitals, who announces something."""

import pytest

from tests.reading.parties.support import parties_of

# Text; the names or labels that must be among the parties; what none may be called.
ROWS = [
    ("Technician Carla Voss photographed the scene.", {"Carla Voss"}, {"Technician Carla Voss"}),
    ("Evidence Technician Dale Roe testified.", {"Dale Roe"}, {"Technician Dale Roe"}),
    ("Dispatcher Ann Poe heard the call.", {"Ann Poe"}, {"Dispatcher Ann Poe"}),
    ("Avon police left. Avon Heights police came.", {"Avon police", "Avon Heights police"}, set()),
    ("North Avon police shot a man. Avon police helped.", {"North Avon police", "Avon police"}, set()),
    ("Avon police left. Avon Metro Police came.", {"Avon Metro Police"}, {"Avon police"}),
    ("The officers were cleared by a review board.", {"review board"}, set()),
    ("The city's civilian oversight board met.", {"civilian oversight board"}, set()),
    ("THE LAW OFFICERS RENDERED FIRST AID TO THE SUSPECT.", set(), {"RENDERED FIRST AID"}),
    ("She flagged down officers Lee Doe and Bo Ray.", {"Lee Doe", "Bo Ray"}, set()),
]


@pytest.mark.parametrize(("content", "called", "barred"), ROWS)
def test_who_appears(content: str, called: set[str], barred: set[str]) -> None:
    found = {one.name or one.label for one in parties_of(content).parties}
    assert called <= found
    assert not barred & found


def test_who_announces_a_death_is_not_the_dead() -> None:
    content = "A grand jury cleared the officer in the fatal shooting of 12-year-old Tamir Roe, a prosecutor announced Monday."
    titles = {one.name: one.title for one in parties_of(content).parties if one.name}
    assert titles == {"Tamir Roe": None}
