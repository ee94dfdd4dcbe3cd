"""Every rule of the lexicon on its own examples: what it must match and what it must not."""

from typing import Any

import pytest

from onrecord.reading.events.rules import Rule, rules
from tests.reading.events.reader import events


def _name(rule: Rule) -> str:
    return f"{rule.number}-{rule.type}"


ALL = [pytest.param(rule, entry, id=_name(rule)) for rule, entry in rules()]


def _told(sentence: str, rule: Rule) -> bool:
    return any((event.type, event.outcome or rule.outcome) == (rule.type, rule.outcome) for event in events(sentence))


@pytest.mark.parametrize(("rule", "entry"), ALL)
def test_a_rule_matches_its_examples(rule: Rule, entry: dict[str, Any]) -> None:
    assert entry["match"], "an example that it matches"
    for sentence in entry["match"]:
        assert _told(sentence, rule), sentence


@pytest.mark.parametrize(("rule", "entry"), ALL)
def test_a_rule_does_not_match_its_counterexamples(rule: Rule, entry: dict[str, Any]) -> None:
    assert entry["not"], "an example that it must not match"
    for sentence in entry["not"]:
        told = [event for event in events(sentence, rule.type) if event.subtype == rule.subtype]
        told = [event for event in told if rule.outcome in (None, event.outcome) and rule.modality in (None, event.modality)]
        assert not told, sentence


def test_every_word_of_a_rule_is_text() -> None:
    for rule, entry in rules():
        for key in ("verbs", "nouns", "phrases", "near", "not_near", "by", "agent", "patient"):
            assert all(isinstance(word, str) for word in entry.get(key, ())), f"{rule.number} {key}: quote yes, no, on, off"
