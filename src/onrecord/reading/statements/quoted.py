"""Quotations and their cues: a content that touches a quotation takes the whole of it, and what follows it in one breath."""

from bisect import bisect_right

from onrecord.language import AnnotatedText, speeches
from onrecord.reading.statements.draft import Draft
from onrecord.text import Span

_MARKS = frozenset({"”", '"', "''", "’", "'"})
_ENDS = frozenset(".,!?…—-–")
_LEADS_IN = frozenset({",", ":", "that"})


class Quoted:
    """The double-marked quotations of a text as token ranges, in order; paragraphs of one speech are told as one group."""

    def __init__(self, text: AnnotatedText) -> None:
        self.text = text
        self.spans: list[Span] = []
        self.group: list[int] = []
        for number, speech in enumerate(speeches(text.quotations)):
            for quotation in speech:
                if not quotation.single:
                    self.spans.append(text.tokens(quotation.span))
                    self.group.append(number)
        self._starts = [s.start for s in self.spans]

    def at(self, token: int) -> int | None:
        """The number of the quotation that a token stands in."""
        number = bisect_right(self._starts, token) - 1
        return number if number >= 0 and token < self.spans[number].end else None

    def speech(self, number: int) -> list[int]:
        """The quotations of the same speech, this one included."""
        return [n for n in range(number, len(self.spans)) if self.group[n] == self.group[number]]

    def is_sentence(self, number: int) -> bool:
        """Whether a quotation can stand alone: it has several words and ends as a sentence or a clause does."""
        start, end = self.spans[number]
        if end - start < 4:
            return False
        while end - 1 > start and self.text.lowers[end - 1] in _MARKS:
            end -= 1
        return self.text.lowers[end - 1][-1:] in _ENDS or any(
            self.text.lowers[t] in {".", "?", "!"} for t in range(start + 3, end)
        )

    def after(self, verb: int, end: int) -> int | None:
        """The quotation that a cue leads into: the next one, with a comma, a colon or nothing before it."""
        number = bisect_right(self._starts, verb)
        if number >= len(self.spans):
            return None
        start = self.spans[number].start
        before = start - 1
        while before > verb and self.text.doc[before].is_space:
            before -= 1
        if start >= end and self.text.lowers[before] != ":":
            return None
        if start - verb > 40 or not (before == verb or self.text.lowers[before] in _LEADS_IN):
            return None
        if any(self.text.poss[t] == "VERB" and self.text.tags[t] in {"VBD", "VBZ", "VBP"} for t in range(verb + 1, start)):
            return None
        return number


def widen(quoted: Quoted, content: list[Span], cue: int) -> list[Span]:
    """Content ranges, each stretched over the quotations that it touches in part; a cue inside a quotation stays in it."""
    inside = quoted.at(cue)
    found: list[Span] = []
    for start, end in content:
        if inside is None:
            first, last = quoted.at(start), quoted.at(end - 1)
            if first is not None:
                start = quoted.spans[first].start
            if last is not None:
                end = max(end, quoted.spans[last].end)
        else:
            home = quoted.spans[inside]
            start, end = max(start, home.start + 1), min(end, home.end - 1)
        if start < end:
            found.append(Span(start, end))
    return found


def carry_on(quoted: Quoted, drafts: list[Draft]) -> None:
    """Give quotations that follow a quoted statement in its paragraph, without a cue of their own, to that statement."""
    text = quoted.text
    owner: dict[int, Draft] = {}
    for draft in drafts:
        for number, span in enumerate(quoted.spans):
            if any(c.start <= span.start and span.end <= c.end for c in draft.content):
                owner.setdefault(number, draft)
    for number, span in enumerate(quoted.spans):
        if number in owner or number == 0:
            continue
        if quoted.group[number] == quoted.group[number - 1]:
            draft = owner.get(number - 1)
        else:
            draft = _going_on(quoted, owner, number) if quoted.is_sentence(number) else None
        if draft is not None:
            draft.content.append(span)
            owner[number] = draft


def _going_on(quoted: Quoted, owner: dict[int, Draft], number: int) -> Draft | None:
    """The draft of the last quotation before one in its paragraph, if nothing but the cue's own sentence stands between them."""
    text, span = quoted.text, quoted.spans[number]
    for earlier in range(number - 1, -1, -1):
        previous = quoted.spans[earlier]
        if _paragraph(text, previous) != _paragraph(text, span) or (earlier not in owner and quoted.is_sentence(earlier)):
            return None
        if earlier in owner:
            return owner[earlier] if _only_cue_between(text, owner[earlier], previous, span) else None
    return None


def _paragraph(text: AnnotatedText, span: Span) -> int:
    return text.paragraph_number(text.doc[span.start].idx)


def _only_cue_between(text: AnnotatedText, draft: Draft, previous: Span, span: Span) -> bool:
    """Whether nothing but the cue's own clause stands between two quotations."""
    if span.start - previous.end > 45:
        return False
    between = [t for t in range(previous.end, span.start) if not text.doc[t].is_space]
    if not between:
        return True
    if not previous.end <= draft.cue < span.start:
        return False
    stops = [t for t in between if text.lowers[t] in {".", "!", "?"} and t > draft.cue]
    return len(stops) <= 1 and (not stops or stops[0] == between[-1])
