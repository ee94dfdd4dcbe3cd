"""Attributions made entries of the record."""

from onrecord.language import AnnotatedText
from onrecord.reading.parties import Parties
from onrecord.reading.statements.about import parties_in
from onrecord.reading.statements.attitude import attitude_of
from onrecord.reading.statements.circumstances import Days, addressee_of, date_of, days_of, heard_by_outlet, medium_of
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.voices import sources, without_topics
from onrecord.reading.statements.who import one_each
from onrecord.record import Evidence, Statement, TimeExpression
from onrecord.text import Span

# At least so much of the content stands in quotation marks in a direct statement.
DIRECT = 0.9


def entries(
    text: AnnotatedText, parties: Parties, dates: list[TimeExpression], evidence: list[Evidence], drafts: list[Draft]
) -> list[Statement]:
    """The statements in the order of the text, an id each."""
    days = days_of(text, dates)
    drafts = sorted(without_topics(text, parties, drafts), key=lambda d: (d.start, d.cue))
    several = [(draft, one_each(text, parties, evidence, draft)) for draft in drafts]
    ids: dict[int, str] = {}
    entered = 0
    for draft, ones in several:
        ids[id(draft)] = f"s{entered + 1}"  # what is nested in a statement of several sources is nested in the first one's
        for one in ones:
            entered += 1
            ids[id(one)] = f"s{entered}"
    said_by = sources(text, parties, evidence, [one for _, ones in several for one in ones])
    return [_entry(text, parties, days, said_by[id(one)], one, ids) for _, ones in several for one in ones]


def _entry(
    text: AnnotatedText,
    parties: Parties,
    days: Days,
    source: str | None,
    draft: Draft,
    ids: dict[int, str],
) -> Statement:
    refused = draft.kind is not None
    told = None if refused else addressee_of(text, draft)
    addressee = heard_by_outlet(text, parties, draft) if refused else parties.at(told) if told is not None else None
    return Statement(
        id=ids[id(draft)],
        kind=draft.kind or kind_of(text, draft.content),
        attitude="assertion" if refused else attitude_of(text, draft),
        source=source,
        source_spans=[text.span(*draft.source)] if draft.source else [],
        cue_spans=[text.span(*draft.cue_tokens)],
        content_spans=[text.span(*c) for c in sorted(draft.content)],
        addressee=addressee if addressee != source else None,  # nobody tells themselves: the pronoun was misread
        medium=medium_of(text, draft),
        date=date_of(text, draft, days),
        nested_in=ids[id(draft.nested_in)] if draft.nested_in else None,
        about=parties_in(text, parties, draft),
    )


def kind_of(text: AnnotatedText, content: list[Span]) -> str:
    """Direct, mixed or indirect, by the share of the words in quotation marks."""
    if all(text.quoted_tokens.isdisjoint(range(*span)) for span in content):
        return "indirect"
    words = [t for span in content for t in range(*span) if text.poss[t] not in {"PUNCT", "SPACE"}]
    quoted = sum(t in text.quoted_tokens for t in words)
    return "direct" if words and quoted >= DIRECT * len(words) else "mixed" if quoted else "indirect"
