"""How the fields of coding.yml are filled: a function a way, called by its name in `from` with the argument beside it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from onrecord.cases.merging.coding import of_events, of_people
from onrecord.cases.merging.coding.record import Record, Value
from onrecord.cases.merging.coding.stated import stated

Filler = Callable[[Record, Any], Iterator[Value]]

FILLERS: Mapping[str, Filler] = {
    "stated": stated,
    # who
    "called": of_people.called,
    "harmed": of_people.harmed,
    "history": of_people.history,
    "independent": of_people.independent,
    "kin": of_people.kin,
    "named": of_people.named,
    "officers": of_people.officers,
    "others_harmed": of_people.others_harmed,
    # what
    "charged": of_events.charged,
    "decider": of_events.decider,
    "detail": of_events.detail,
    "evidence": of_events.evidence,
    "force": of_events.force,
    "hours": of_events.hours,
    "happened": of_events.happened,
    "incident": of_events.incident,
    "outcome": of_events.outcome,
    "place": of_events.place,
    "point": of_events.point,
}
