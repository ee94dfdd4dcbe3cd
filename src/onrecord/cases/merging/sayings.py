"""Statements, evidence and time expressions across documents."""

from collections import defaultdict
from collections.abc import Sequence

from onrecord.cases.merging.ids import Ids, commonest
from onrecord.record import CaseEvidence, CaseStatement, DocumentSpan, Evidence, Reading, TimeExpression
from onrecord.record.vocabulary import values

Item = list[tuple[int, Evidence]]


def number_statements(readings: Sequence[Reading], ids: Ids) -> None:
    """Give all statements their ids, `s1`, `s2` ... in the order of documents, before others refer to them."""
    told = ((document, statement.id) for document, reading in enumerate(readings) for statement in reading.statements)
    for number, (document, statement) in enumerate(told, 1):
        ids.put(document, statement, f"s{number}")


def merge_statements(readings: Sequence[Reading], ids: Ids) -> list[CaseStatement]:
    """All statements of all documents, none merged: who said it where matters."""
    return [
        CaseStatement(
            id=ids.get(document, statement.id) or "",
            kind=statement.kind,
            attitude=statement.attitude,
            source=ids.get(document, statement.source),
            source_spans=ids.spans(document, statement.source_spans),
            cue_spans=ids.spans(document, statement.cue_spans),
            content_spans=ids.spans(document, statement.content_spans),
            addressee=ids.get(document, statement.addressee),
            medium=statement.medium,
            date=statement.date,
            nested_in=ids.get(document, statement.nested_in),
            about=ids.all(document, statement.about),
        )
        for document, reading in enumerate(readings)
        for statement in reading.statements
    ]


def number_evidence(readings: Sequence[Reading], ids: Ids) -> list[Item]:
    """The items of evidence, each with its mentions; ids `v1`, `v2` ... in the order in which they first appear.

    Two documents' items of one kind are one item where each has but one of the kind; `other` is never joined.
    """
    items: list[Item] = []
    of_kind: dict[str, list[Item]] = defaultdict(list)
    for document, reading in enumerate(readings):
        kinds = [item.kind for item in reading.evidence]
        for evidence in reading.evidence:
            single = evidence.kind != "other" and kinds.count(evidence.kind) == 1
            known = of_kind[evidence.kind]
            if single and len(known) == 1:
                known[0].append((document, evidence))
            else:
                known.append([(document, evidence)])
                items.append(known[-1])
    for number, item in enumerate(items, 1):
        for document, evidence in item:
            ids.put(document, evidence.id, f"v{number}")
    return items


def merge_evidence(items: list[Item], ids: Ids) -> list[CaseEvidence]:
    """What became of each item, in all documents."""
    return [
        CaseEvidence(
            id=f"v{number}",
            kind=item[0][1].kind,
            status=[status for status in values("evidence_statuses") if any(status in e.status for _, e in item)],
            held_by=commonest(ids.get(document, evidence.held_by) for document, evidence in item),
            released_by=commonest(ids.get(document, evidence.released_by) for document, evidence in item),
            date=commonest(evidence.date for _, evidence in item),
            shows=list(dict.fromkeys(shown for document, evidence in item for shown in ids.all(document, evidence.shows))),
            spans=[span for document, evidence in item for span in ids.spans(document, evidence.spans)],
        )
        for number, item in enumerate(items, 1)
    ]


def merge_dates(readings: Sequence[Reading], ids: Ids) -> list[TimeExpression[DocumentSpan]]:
    """All time expressions of all documents."""
    return [
        TimeExpression[DocumentSpan](
            span=ids.spans(document, [expression.span])[0],
            type=expression.type,
            value=expression.value,
            mod=expression.mod,
            edtf=expression.edtf,
        )
        for document, reading in enumerate(readings)
        for expression in reading.dates
    ]
