"""Where a case stands on its page: matters, threads with their answers, what was left apart, the coding sheet with its support."""

import pytest

from onrecord.cases.merging import merge
from onrecord.record import Case, Doubt
from tests.cases.made import Telling
from tests.cases.sample import readings
from tests.cli.test_case_page import printed


def case() -> Case:
    """The invented case of three documents, with a copy of the last and a party left apart."""
    third = readings()[2]
    copied = Telling(third.document.text + " More to come.", "2031-08-21").read()
    made = merge("case-1", [*readings(), copied])
    return made.model_copy(update={"doubts": [Doubt(entry="p6", candidates=["p2", "p3"], why="surname")]})


LINES = {
    "header": ["no charges; officer on leave", "4 documents of 3 independent texts"],
    "documents": ["[4]  2031-08-21", "text of [3]"],
    "matters": [
        "  charges         Reid Sandoval               no charges · 2031-08-19",
        "  duty            Reid Sandoval               officer on leave",
        "  investigation   State Bureau of Inquiry     investigation closed",
        "  civil           Maribel Askew               lawsuit filed, planned",
    ],
    "accounts": [
        "  shots fired · 2 sources in 3 texts  revised",
        "                    revised                       an officer shot",
    ],
    "timeline": ["use of force (shooting) · officer: Reid Sandoval; person harmed: Dorian Askew", "in 2 texts, the documents"],
    "threads": [
        "  promised   2031-04-07  136 days  evidence released (body camera), planned",
        "  Answered",
        "investigation opened · authority: State Bureau of Inquiry → charging decision:",
        "officer not identified → Reid Sandoval is named",
    ],
    "doubts": ["union · may be Reid Sandoval or Dorian Askew · by surname"],
    "coding": [
        "  armed                       disputed: knife / phone",
        "  shots fired                 five  also given: three",
        "  officers                    Reid Sandoval                                     in 3 texts [1] [2] [3]",
    ],
}


@pytest.mark.parametrize(("section", "line"), [(section, line) for section, lines in LINES.items() for line in lines])
def test_the_page(section: str, line: str) -> None:
    page = printed(case(), *([] if section == "header" else [section]), width=120)
    assert line in page, page


def test_nameless_ones_who_take_no_part_are_left_to_all() -> None:
    telling = Telling("Dorian Askew and a cyclist and a driver who was hurt.", "2031-04-07", title="Crash").person(
        "p1", "Dorian Askew"
    )
    made = merge("case-1", [telling.person("p2", "cyclist").person("p3", "driver", fate="injured").read()])
    page = printed(made, "parties")
    assert "driver" in page and "cyclist" not in page and "… and 1 nameless who take no part (--all)" in page
    assert "cyclist" in printed(made, "parties", everything=True)
