"""What is still open: opened, promised, asked for, withheld or refused, with no answer in the documents read."""

from collections.abc import Iterator
from datetime import date
from typing import Any

from onrecord.cases.merging.draft import Draft
from onrecord.cases.merging.edtf import first_day
from onrecord.lexicon import load


class Threads:
    """The open threads of a case. `published` gives each document's day, which stands for what has no day of its own."""

    def __init__(self, events: list[Draft], statements: list[Draft], published: dict[str, str | None]) -> None:
        self._events = [event for event in events if not event["background"]]
        self._statements = statements
        self._published = published
        known = [day for day in map(first_day, published.values()) if day]
        self._last = max(known, default=None)

    def open(self) -> list[Draft]:
        """The open threads in the order of the lexicon, then of the case's entries."""
        return [*self._of_events(), *self._planned(), *self._of_statements()]

    def _of_events(self) -> Iterator[Draft]:
        for rule in load("merging")["threads"]:
            for event in self._events:
                closes = [event["subtype"]] if rule.get("subtype") else rule["closes"]
                if _opens(rule, event) and not self._answered(event, closes):
                    yield self._thread(rule["kind"], event)

    def _planned(self) -> Iterator[Draft]:
        """What was announced and is not told to have come about."""
        for event in self._events:
            if (
                event["modality"] == "planned"
                and event["polarity"] == "affirmed"
                and not self._answered(event, [event["type"]])
            ):
                yield self._thread("promised" if event["attributed_to"] else "planned", event)

    def _of_statements(self) -> Iterator[Draft]:
        """Comments refused by somebody who has said nothing since."""
        kinds = load("merging")["statements"]
        for statement in self._statements:
            if statement["kind"] in kinds and statement["source"] and not self._spoke_later(statement, kinds):
                yield self._thread(statement["kind"], statement)

    def _spoke_later(self, silence: Draft, kinds: list[str]) -> bool:
        since = self._day(silence)
        later = [one for one in self._statements if one["source"] == silence["source"] and one["kind"] not in kinds]
        return any((said := self._day(one)) and since and said > since for one in later)

    def _answered(self, opening: Draft, closes: list[str]) -> bool:
        since = self._day(opening)
        return any(
            event["type"] in closes
            and event["modality"] == "occurred"
            and event["polarity"] == "affirmed"
            and event is not opening
            and not ((day := self._day(event)) and since and day < since)
            for event in self._events
        )

    def _day(self, entry: Draft) -> date | None:
        """The day of an entry, else that of the document that tells it first."""
        spans = entry.get("spans") or [
            *entry.get("content_spans", []),
            *entry.get("cue_spans", []),
            *entry.get("source_spans", []),
        ]
        return first_day(entry["date"]) or first_day(self._published.get(spans[0]["document"]) if spans else None)

    def _thread(self, kind: str, entry: Draft) -> Draft:
        since = self._day(entry)
        days = (self._last - since).days if since and self._last and self._last >= since else None
        return {"kind": kind, "event": entry["id"], "since": since and since.isoformat(), "days_open": days}


def _opens(rule: dict[str, Any], event: Draft) -> bool:
    if event["type"] not in rule["opens"] or event["polarity"] != rule.get("polarity", "affirmed"):
        return False
    if "outcome" in rule and event["outcome"] not in rule["outcome"]:
        return False
    return bool(event["subtype"]) if rule.get("subtype") else event["modality"] == "occurred"
