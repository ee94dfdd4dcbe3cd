"""Another incident told beside this one. The texts are published on Wednesday, 2021-05-12."""

import pytest

from tests.reading.events.reader import events

OURS = "A boy was shot on Monday."
# A sentence beside the incident, and whether what it tells belongs to another one.
BESIDE = [
    ("It was in retaliation for the killing of Ann Poe.", "death", True),
    ("The shooting comes three months after Ann Poe was killed there.", "death", True),
    (
        "Neighbors marched after the shooting, which came the day after police in Avon, Ohio fatally shot Ann Poe.",
        "death",
        True,
    ),
    ("The shooting comes two weeks after a deputy fatally shot Ann Poe.", "death", True),
    ("His death comes two weeks after he was shot by police.", "death", False),
    ("Neighbors marched a day after Ann Poe was killed by police.", "death", False),
    ("The shooting happened after Ann Poe was killed there.", "death", False),
    ("Ann Poe was killed in a car crash on Monday.", "death", True),
    ("Her son died of cancer.", "death", True),
    ("He was charged in the Sept. 16, 2019, shooting death of Ann Poe, 17.", "death", True),
    ("Nobody was arrested in the March 30 death of Ann Poe.", "death", True),
    ("It brought back memories from February 2005, when Ann Poe was murdered.", "death", True),
    ("Ann Poe was killed while working at a bar in 2005.", "death", True),
    ("The vigil came a week after another shooting, in which Ann Poe was killed.", "death", True),
    ("The vigil came a week after the shooting, in which Ann Poe was killed.", "death", False),
    ("Dale Roe was pronounced dead at the scene.", "death", False),
    ("It came weeks after the close of the Ann Poe trial in Avon.", "trial", True),
    ("The trial begins on Monday.", "trial", False),
]


@pytest.mark.parametrize(("sentence", "kind", "another"), BESIDE)
def test_what_belongs_to_another_incident(sentence: str, kind: str, another: bool) -> None:
    [event] = events(f"{OURS}\n\n{sentence}", kind)
    assert event.background is another


def test_an_undated_telling_of_somebody_hurt_elsewhere_belongs_there() -> None:
    words = f"{OURS} Ann Poe, 18, was shot and killed on May 10, 2020. Ann Poe was killed by a stray bullet."
    assert all(event.background for event in events(words, "death"))


def test_a_shooting_on_another_day_is_not_the_one_by_police() -> None:
    words = "Officers shot a gunman on Sunday. The gunman had shot three people on Friday. Friday's shooting was at a bar."
    assert [(event.type, event.date) for event in events(words) if event.subtype == "shooting"] == [
        ("use_of_force", "2021-05-09"),
        ("offense", "2021-05-07"),
    ]
