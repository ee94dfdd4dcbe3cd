"""Recordings, documents and things, what became of them and what they are said to show."""

from onrecord.language import AnnotatedText
from onrecord.reading.evidence.items import group
from onrecord.reading.evidence.mentions import evidence_mentions
from onrecord.reading.evidence.shown import link_shown
from onrecord.reading.evidence.status import fate
from onrecord.reading.parties import Parties
from onrecord.record import Evidence, TimeExpression

__all__ = ["find_evidence", "link_shown"]


def find_evidence(text: AnnotatedText, parties: Parties, dates: list[TimeExpression]) -> list[Evidence]:
    """The evidence in the order of the text, ids `v1`, `v2` ..., one entry an item however often it is mentioned."""
    found: list[Evidence] = []
    for number, item in enumerate(group(evidence_mentions(text)), 1):
        became = fate(text, item, parties, dates)
        found.append(
            Evidence(
                id=f"v{number}",
                kind=item[0].kind,
                status=became.statuses,
                held_by=became.holder,
                released_by=became.releaser,
                date=became.date,
                spans=[mention.span for mention in item],
            )
        )
    return found
