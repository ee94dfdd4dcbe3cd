"""The record's types keep to the record format."""

import json

import pytest
from pydantic import ValidationError

from onrecord.record import Document, Event, Party, Reading, Statement, Triage
from onrecord.record.vocabulary import phase_of, values
from onrecord.text import Span, document_id

# The keys of the record format, by entry.
KEYS = {
    Party: "id kind name label title affiliation roles age gender minor relations represents fate spans",
    Event: "id type subtype date date_basis time place participants polarity modality background supersedes outcome count "
    "attributed_to spans",
    Statement: "id kind attitude source source_spans cue_spans content_spans addressee medium date nested_in about",
    Triage: "use_of_force score because",
    Reading: "document parties events statements evidence points dates triage",
}


@pytest.mark.parametrize(("entry", "keys"), KEYS.items(), ids=lambda value: getattr(value, "__name__", None))
def test_every_key_of_the_format_and_no_other(entry: type[Party], keys: str) -> None:
    assert sorted(entry.model_fields) == sorted(keys.split())


def test_unknown_values_stand_as_null_and_empty_lists() -> None:
    document = Document(id=document_id("Hi"), text="Hi")
    written = json.loads(Reading(document=document).model_dump_json())
    assert written["parties"] == []
    assert written["document"]["published"] is None
    assert written["document"]["authors"] == []


def test_a_value_outside_its_list_is_refused() -> None:
    with pytest.raises(ValidationError, match="'robbery' is not among the event_types"):
        Event(id="e1", type="robbery", spans=[Span(0, 1)])


def test_an_entry_without_words_is_refused() -> None:
    with pytest.raises(ValidationError, match="at least 1 item"):
        Party(id="p1", kind="person", name="Orrin Vale", spans=[])


def test_event_types_know_their_phase() -> None:
    assert {phase_of(kind) for kind in values("event_types")} == {
        "incident", "naming", "duty status", "investigation", "decision", "civil", "public"
    }  # fmt: skip
