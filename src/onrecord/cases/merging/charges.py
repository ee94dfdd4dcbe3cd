"""What somebody is charged with: the offenses that are named where a decision on charges is told."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from onrecord.lexicon import alternatives, load
from onrecord.record import CaseEvent, Document, DocumentSpan

# Characters around a decision within which its offense is named, after it and before it ("the assault charge was dropped").
AFTER, BEFORE = 160, 40
OWN = 12  # so near after a decision a word that tells of one is its own: "pleaded not guilty"
_END = re.compile(r"[.!?;][\"”’)]*\s|\n")


class Charges:
    """The offenses named with each event of a case."""

    def __init__(self, documents: Sequence[Document]) -> None:
        self._texts = {document.id: document.text for document in documents}

    def named_in(self, event: CaseEvent) -> list[str]:
        """The offenses that the reports of an event name, each once: `second-degree murder`."""
        if event.type not in load("charges")["types"]:
            return []
        spans = (span for report in event.reports for span in report.spans)
        return list(dict.fromkeys(name for span in spans for name in self._beside(span)))

    def _beside(self, span: DocumentSpan) -> list[str]:
        text = self._texts[span.document]
        within = [found.start() for found in _ends().finditer(text, span.end + OWN, span.end + AFTER)]
        stop = min([*within, *(found.start() for found in _END.finditer(text, span.end, span.end + AFTER)), span.end + AFTER])
        after = list(_named(text, span.start, stop))
        begins = [found.end() for found in _END.finditer(text, max(0, span.start - BEFORE), span.start)]
        return after or list(_named(text, max([span.start - BEFORE, 0, *begins]), span.start))

    def deciding(self, charging: Iterable[CaseEvent], answers: Iterable[CaseEvent]) -> list[CaseEvent]:
        """The decisions after which no offense that some events name is left open, in their order.

        One that names no offense is on all of them.
        """
        open_ones = list(dict.fromkeys(name for event in charging for name in self.named_in(event)))
        found = []
        for answer in answers:
            named = self.named_in(answer)
            open_ones = [one for one in open_ones if named and not any(_can_be_one(one, other) for other in named)]
            found += [] if open_ones else [answer]
        return found


def _can_be_one(one: str, other: str) -> bool:
    """Whether one says no more than the other: "murder", "second-degree murder"."""
    ours, theirs = set(one.split()), set(other.split())
    return ours <= theirs or theirs <= ours


def told_apart(events: Sequence[CaseEvent], charges: Charges) -> dict[str | None, list[CaseEvent]]:
    """The events on somebody's charges by the charge, where several are named; what names none is of each.

    One that says less than just one other is the same: "murder", "second-degree murder".
    """
    named = {event.id: charges.named_in(event) for event in events}
    every = list(dict.fromkeys(name for names in named.values() for name in names))
    fuller = {name: _fuller(name, every, list(named.values())) for name in every}
    kept = list(dict.fromkeys(fuller.values()))
    if len(kept) < 2:
        return {kept[0] if kept else None: list(events)}
    of_each = {event: {fuller[name] for name in names} for event, names in named.items()}
    return {charge: [event for event in events if not of_each[event.id] or charge in of_each[event.id]] for charge in kept}


def _fuller(name: str, every: Sequence[str], together: Sequence[Sequence[str]]) -> str:
    words = set(name.split())
    longer = [other for other in every if words < set(other.split()) and not any({name, other} <= set(it) for it in together)]
    return longer[0] if len(longer) == 1 else name


def _named(text: str, start: int, end: int) -> Iterator[str]:
    """The offenses that are named between two places; of "the misconduct board" none."""
    for found in _offenses().finditer(text, start, end):
        yield " ".join(found.group().lower().replace(" degree", "-degree").split())


@cache
def _offenses() -> re.Pattern[str]:
    names, before = alternatives("charges", "offenses"), "|".join(load("charges")["before"])
    return re.compile(rf"\b(?:(?:{before})\s+)*(?:{names})\b(?!\s+(?:board|unit|squad|detective))", re.I)


@cache
def _ends() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(load('charges')['ends'])})\b", re.I)
