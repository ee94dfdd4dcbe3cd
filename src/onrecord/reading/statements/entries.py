"""Attributions made entries of the record."""

from onrecord.language import AnnotatedText
from onrecord.reading.parties import Parties
from onrecord.reading.statements.draft import Draft
from onrecord.record import Evidence, Statement
from onrecord.text import Span

# At least so much of the content stands in quotation marks in a direct statement.
DIRECT = 0.9


def entries(text: AnnotatedText, parties: Parties, evidence: list[Evidence], drafts: list[Draft]) -> list[Statement]:
    """The statements in the order of the text."""
    drafts = sorted(drafts, key=lambda d: (min(c.start for c in d.content), d.cue))
    return [
        Statement(
            id=f"s{number}",
            kind=kind_of(text, draft.content),
            source=parties.at(draft.speaker) if draft.speaker is not None else None,
            source_spans=[text.span(*draft.source)] if draft.source else [],
            cue_spans=[text.span(*draft.cue_tokens)],
            content_spans=[text.span(*c) for c in sorted(draft.content)],
        )
        for number, draft in enumerate(drafts, 1)
    ]


def kind_of(text: AnnotatedText, content: list[Span]) -> str:
    """Direct, mixed or indirect, by the share of the words in quotation marks."""
    words = [t for span in content for t in range(*span) if text.poss[t] not in {"PUNCT", "SPACE"}]
    quoted = sum(t in text.quoted_tokens for t in words)
    return "direct" if words and quoted >= DIRECT * len(words) else "mixed" if quoted else "indirect"
