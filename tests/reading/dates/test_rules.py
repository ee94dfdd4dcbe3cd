"""Every rule of the grammar finds its examples, with their values, and nothing in what is none."""

import re

import pytest

from onrecord.lexicon import load
from onrecord.reading.dates.find import find_dates, resolver
from onrecord.reading.dates.forms import grammar
from tests.reading.dates.texts import annotated

PUBLISHED = "2026-10-21"  # a Wednesday
RULES = load("dates_forms")["rules"]
MATCH = [(rule["name"], sentence, value) for rule in RULES for sentence, value in rule["match"].items()]
NOT = [(rule["name"], sentence) for rule in RULES for sentence in rule["not"]]


@pytest.mark.parametrize(("rule", "marked", "value"), MATCH, ids=[m[1] for m in MATCH])
def test_a_rule_finds_its_example(rule: str, marked: str, value: str) -> None:
    expected = re.search(r"\[(.+?)\]", marked)
    assert expected
    sentence = marked.replace("[", "").replace("]", "")
    found = find_dates(annotated(sentence), PUBLISHED)
    assert (expected[1].strip("."), value) in [(sentence[slice(*one.span)].strip("."), one.value) for one in found]


@pytest.mark.parametrize(("rule", "sentence"), NOT, ids=[n[1] for n in NOT])
def test_a_rule_leaves_out_what_is_no_time(rule: str, sentence: str) -> None:
    assert [sentence[slice(*one.span)] for one in find_dates(annotated(sentence), PUBLISHED)] == []


@pytest.mark.parametrize("rule", RULES, ids=[rule["name"] for rule in RULES])
def test_a_rule_has_a_resolver_and_examples(rule: dict[str, object]) -> None:
    assert callable(resolver(str(rule["name"])))
    assert (rule["match"] or rule["name"] == "skip") and rule["not"]


def test_the_grammar_is_compiled_once() -> None:
    assert grammar() is grammar()
