"""How many died, as titles and openings count them."""

from typing import Any

import pytest

from onrecord.cases.merging.toll import OPENING, counted, toll
from onrecord.lexicon import load
from tests.cases.made import Telling


@pytest.mark.parametrize("count", load("dead")["counts"], ids=lambda count: count["match"][1])
def test_every_entry_counts_its_example_and_not_the_other(count: dict[str, Any]) -> None:
    number, words = count["match"]
    assert counted(str(words)) == number
    assert counted(str(count["not"])) == 0


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("1 dead, 3 hurt in Harrow Falls", 1),
        ("Two young men are dead and a third is wounded.", 2),
        ("A shooting killed two women and wounded 3 others.", 2),
        ("Three brothers were found shot to death. One man died later.", 1),
        ("Gunman kills four people, then himself", 4),
        ("A quadruple homicide on Tanner Street", 4),
        ("Ten people have been killed so far this year.", 0),
        ("Two people were killed last week.", 0),
        ("He killed 2 dogs.", 0),
        ("It left two men wounded.", 0),
        ("A man was shot dead.", 0),  # nobody is counted
        ("", 0),
        ("10,000 dead", 0),
    ],
)
def test_the_first_number_of_dead(words: str, number: int) -> None:
    assert counted(words) == number


def test_a_title_goes_before_its_text_and_most_documents_before_one() -> None:
    titled = Telling("Three people died.", title="Two killed on Tanner Street").read()
    plain = Telling("Two people were killed on Friday.").read()
    other = Telling("Four people were killed.").read()
    deep = Telling("x " * OPENING + "Five people were killed.").read()
    assert toll([titled, plain, other, deep]) == 2
    assert toll([deep]) == 0
    assert toll([]) == 0
