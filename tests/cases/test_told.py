"""Documents that tell of several incidents, and what leads to other stories."""

import pytest

from onrecord.cases import features
from onrecord.cases.linking.told import told
from onrecord.lexicon import load
from tests.cases.incidents import OLD_CASE, ROUND_UP, SAME_OFFICER, SHOOTING, Told, read

FIRST = (
    "An officer shot and killed Dorian Askew, 34, on Orchard Road on Friday night, police said. He died at the scene of a traffic "
    "stop, the coroner said.\n\n"
)
LAST = "An officer shot and killed Elio Marchetti, 52, on Mill Bridge on Sunday night, police said. He died at Mercy Clinic."


def parts(text: str, published: str = "2031-04-07") -> int:
    return len(told(read(published, text)))


def own_text(text: str) -> str:
    (only,) = told(read("2031-04-07", text))
    return only.document.text


@pytest.mark.parametrize("turn", load("roundups")["turns"])
def test_words_that_turn_to_another_incident(turn: dict[str, str]) -> None:
    assert parts(FIRST + turn["match"] + " " + LAST) == 2
    assert parts(FIRST + turn["not"] + " " + LAST) == 1


@pytest.mark.parametrize("announced", load("roundups")["announced"])
def test_a_story_that_announces_several_turns_to_each_by_its_town(announced: dict[str, str]) -> None:
    def listed(lead: str) -> str:
        return f"{lead}\n\nIn Harrow Falls, {FIRST.strip()}\n\nIn Mill Valley, {LAST}"

    assert parts(listed(announced["match"])) == 2
    assert parts(listed(announced["not"])) == 1


@pytest.mark.parametrize("teaser", load("roundups")["teasers"])
def test_lines_that_lead_to_other_stories(teaser: dict[str, str]) -> None:
    assert own_text(FIRST + teaser["match"] + "\nThe end.") == FIRST + "The end."
    assert own_text(FIRST + teaser["not"]) == FIRST + teaser["not"]


ONE: list[tuple[str, Told]] = [
    ("a story of one incident", SHOOTING[1]),
    ("another shooting by the same officer as background", SAME_OFFICER[0]),
    ("an old case", OLD_CASE[1]),
    (
        "another incident in passing",
        ("2031-04-07", FIRST * 4 + "In a separate shooting, a deputy shot and killed a man on Mill Bridge on Sunday, police said."),
    ),
    (
        "an incident of years before",
        ("2031-04-07", FIRST + "In another shooting, the same officer shot and killed Elio Marchetti, 52, on May 4, 2019, police said."),
    ),
    ("a story without a date", ("", ROUND_UP[1])),
]  # fmt: skip


@pytest.mark.parametrize("story", [row[1] for row in ONE], ids=[row[0] for row in ONE])
def test_what_tells_of_one_incident(story: Told) -> None:
    assert len(told(read(*story))) == 1


def test_each_part_is_linked_by_its_own_words() -> None:
    first, second = features(read(*ROUND_UP))
    assert (first.part, second.part, first.id) == (0, 1, second.id)
    assert "askew" in first.names and "askew" not in second.names
    assert "okafor" in second.names and "okafor" not in first.names
    assert first.harmed == ["askew"] and "okafor" in second.harmed


ASIDES = [
    "The vigil came a week after another police shooting, in which Elio Marchetti, 52, was killed on Mill Bridge.",
    "Police in the town shot and killed Elio Marchetti, 52, on Mill Bridge in November 2024.",
    "In 2024, Officer Garrick Thole fatally shot Elio Marchetti on Mill Bridge. He was not charged.",
]


@pytest.mark.parametrize("aside", ASIDES)
def test_what_is_told_of_another_incident_links_nothing(aside: str) -> None:
    (found,) = features(read("2031-04-07", FIRST + aside))
    assert found.victims == ["askew"] and "marchetti" not in {*found.harmed, *found.surnames, *found.names}


def test_a_paragraph_that_also_tells_of_the_incident_is_kept() -> None:
    (found,) = features(read("2031-04-07", FIRST.strip() + " Officers in the town shot Elio Marchetti, 52, in November 2024."))
    assert {"askew", "orchard"} <= found.names.keys() and found.harmed == ["askew"]
