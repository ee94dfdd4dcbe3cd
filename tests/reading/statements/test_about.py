"""What a statement is about, its circumstances and its attitude, read from whole documents."""

import pytest

from tests.reading.statements.told import read, statements


@pytest.mark.parametrize(
    ("content", "names", "events"),
    [
        ("Chief Ann Lee said Deputy Bo Ray shot Colby Renner.", ["Bo Ray", "Colby Renner"], ["use_of_force"]),
        ("Sheriff Bo Ray declined to discuss the shooting of Cal Ashby.", ["Cal Ashby"], []),
        ("The road was closed, Chief Ann Lee said.", [], []),
    ],
)
def test_about(content: str, names: list[str], events: list[str]) -> None:
    reading = read(content)
    parties = {party.id: party.name for party in reading.parties}
    types = {event.id: event.type for event in reading.events}
    [found] = statements(content)
    assert [name for one in found.about if (name := parties.get(one))] == names
    assert [types[one] for one in found.about if one in types] == events


@pytest.mark.parametrize(
    ("content", "attitude"),
    [
        ("Ann Lee said she could not understand why they fired.", "question"),
        ("“Don't be afraid,” she told her son.", "request"),
        ("Bo Ray told the board he disputed the charges.", "denial"),
        ("The widow is sure that the officers lied.", "knowledge"),
        ("Ms. Ray is worried that the tape will vanish.", "belief"),
        ("“Not at all,” he said.", "assertion"),
    ],
)
def test_attitude(content: str, attitude: str) -> None:
    assert [s.attitude for s in statements(content)] == [attitude]


@pytest.mark.parametrize(
    ("content", "medium", "date", "addressee"),
    [
        ("Chief Ann Lee told Mayor Bo Ray on Monday that the gun was loaded.", None, "2021-05-03", "Bo Ray"),
        ("In a statement Sunday, Chief Ann Lee said the gun was loaded.", "written_statement", "2021-05-02", None),
        ("Chief Ann Lee tweeted that the gun was loaded.", "social_media", None, None),
        ("Ann Lee testified that the gun was loaded.", "court", None, None),
    ],
)
def test_circumstances(content: str, medium: str | None, date: str | None, addressee: str | None) -> None:
    names = {party.id: party.name for party in read(content).parties}
    found = [(s.medium, s.date, names.get(s.addressee or "")) for s in statements(content)]
    assert found == [(medium, date, addressee)]


def test_nobody_killed_speaks_by_a_pronoun() -> None:
    content = "Police shot and killed Cal Ashby on Monday. The officers wore cameras, he said."
    assert [s.source for s in statements(content) if s.cue_spans and read(content).text.words(s.cue_spans) == "said"] == [None]
