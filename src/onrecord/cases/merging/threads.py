"""Open threads: what was opened, promised, asked for, withheld or refused and has no answer on record. Rules: threads.yml."""

from collections.abc import Iterator, Sequence

from onrecord.cases.merging import edtf
from onrecord.lexicon import load
from onrecord.record import CaseEvent, CaseStatement, Document, OpenThread

REFUSALS = frozenset({"declined", "unreached"})


def open_threads(
    documents: Sequence[Document],
    events: Sequence[CaseEvent],
    statements: Sequence[CaseStatement],
    parties: Sequence[str],
) -> list[OpenThread]:
    """The threads without an answer, the oldest first. `parties`: ids of those whose refusal matters."""
    published = {document.id: document.published for document in documents}
    latest = max(filter(None, published.values()), key=edtf.order, default=None)
    found = [*_of_events(events, published), *_of_refusals(statements, published, parties)]
    threads = [
        OpenThread(kind=kind, event=entry, since=since, days_open=edtf.days_between(since, latest))
        for kind, entry, since in found
    ]
    return sorted(threads, key=lambda thread: edtf.order(thread.since))


Found = tuple[str, str, str | None]
Published = dict[str, str | None]


def _of_events(events: Sequence[CaseEvent], published: Published) -> Iterator[Found]:
    for event in events:
        rule = None if event.background else _rule(event)
        if rule and not any(_answers(other, event, rule[1]) for other in events):
            yield rule[0], event.id, _since(event, published)


def _rule(event: CaseEvent) -> tuple[str, list[str]] | None:
    """The kind of thread that an event opens and the types of events that close it."""
    rules = load("threads")
    if event.polarity == "negated":
        return ("withheld", [event.type]) if event.type in rules["negated"] else None
    if event.type == "call_for_action":
        return "asked_for", [event.subtype or event.type]
    if event.modality in rules["modalities"]:
        promised = event.modality == "planned" and event.type in rules["promises"]
        return "promised" if promised else rules["modalities"][event.modality], [event.type]
    rule = rules["outcomes"].get(event.outcome) or rules["after"].get(event.type)
    return (rule["kind"], rule["closed_by"]) if rule and event.modality == "occurred" else None


def _answers(other: CaseEvent, event: CaseEvent, closing: list[str]) -> bool:
    """Whether an event answers another: of a type that does, done, and not earlier where both days are known."""
    done = other.polarity == "affirmed" and other.modality == "occurred" and not other.background
    if other.id == event.id or other.type not in closing or not done or not _same_subtype(other, event):
        return False
    told, before = edtf.bounds(other.date), edtf.bounds(event.date)
    return told is None or before is None or told[1] >= before[0]


def _same_subtype(other: CaseEvent, event: CaseEvent) -> bool:
    """Of two events of one type: the footage promised is the footage released."""
    return other.type != event.type or other.subtype is None or event.subtype is None or other.subtype == event.subtype


def _since(event: CaseEvent, published: Published) -> str | None:
    """The day of an event that occurred; else the day of the document that first tells of it."""
    occurred = event.modality == "occurred" and event.polarity == "affirmed"
    return event.date if event.date and occurred else published.get(event.reports[0].document)


def _of_refusals(statements: Sequence[CaseStatement], published: Published, parties: Sequence[str]) -> Iterator[Found]:
    """Who was asked and has not spoken in this document or a later one; the latest refusal of each."""
    order = {document: number for number, document in enumerate(published)}
    latest = {s.source: s for s in statements if s.kind in REFUSALS and s.source in parties}
    for source, refusal in latest.items():
        later = [s for s in statements if s.source == source and s.kind not in {*REFUSALS, "contacted"}]
        if not any(order[s.spans[0].document] > order[refusal.spans[0].document] for s in later):
            yield refusal.kind, refusal.id, refusal.date or published.get(refusal.spans[0].document)
