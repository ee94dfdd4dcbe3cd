"""Every entry of the statements' lexicon matches its examples, and not its counter-examples."""

from collections.abc import Iterator
from typing import Any

import pytest

from onrecord.lexicon import load
from tests.reading.statements.told import REFUSALS, bracketed, statements


def cue_entries() -> Iterator[Any]:
    for part in ("verbs", "nouns", "adjectives"):
        for frame, entry in load("cues")[part].items():
            if frame != "prepositions":
                yield pytest.param(entry, id=f"{part}-{frame}")


def refusal_entries() -> Iterator[Any]:
    for kind, entries in load("statement_refusals").items():
        for number, entry in enumerate(entries):
            yield pytest.param(kind, entry, id=f"{kind}-{number}")


@pytest.mark.parametrize("entry", list(cue_entries()))
def test_cues(entry: dict[str, Any]) -> None:
    for example in entry["match"]:
        sentence, cue = bracketed(example)
        assert any(s.overlaps(cue) for found in statements(sentence) for s in found.cue_spans), example
    for sentence in entry["not"]:
        assert not statements(sentence), sentence


@pytest.mark.parametrize(("kind", "entry"), list(refusal_entries()))
def test_refusals(kind: str, entry: dict[str, Any]) -> None:
    for example in entry["match"]:
        sentence, party = bracketed(example)
        found = [s for s in statements(sentence) if s.kind in REFUSALS]
        assert [s.kind for s in found] == [kind], example
        assert found[0].source_spans == [party], example
    for sentence in entry["not"]:
        assert not [s for s in statements(sentence) if s.kind in REFUSALS], sentence


@pytest.mark.parametrize(("attitude", "entry"), load("statement_attitudes")["attitudes"].items())
def test_attitudes(attitude: str, entry: dict[str, Any]) -> None:
    for sentence in entry["match"]:
        assert [s.attitude for s in statements(sentence)] == [attitude], sentence
    for sentence in entry["not"]:
        assert attitude not in [s.attitude for s in statements(sentence)], sentence


@pytest.mark.parametrize("entry", load("statement_media"), ids=lambda entry: entry["medium"])
def test_media(entry: dict[str, Any]) -> None:
    for sentence in entry["match"]:
        assert [s.medium for s in statements(sentence)] == [entry["medium"]], sentence
    for sentence in entry["not"]:
        assert entry["medium"] not in [s.medium for s in statements(sentence)], sentence


@pytest.mark.parametrize("entry", load("statement_leads"), ids=lambda entry: entry["match"][0][:25])
def test_leads(entry: dict[str, Any]) -> None:
    for example in entry["match"]:
        content, lead = bracketed(example)
        assert [s.content_spans[0].start > lead.end - 1 for s in statements(content)] == [True], example
    for content in entry["not"]:
        assert [s.content_spans[0].start for s in statements(content)] == [0], content
