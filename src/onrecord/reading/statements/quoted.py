"""Quotations and their cues: a content that touches a quotation takes the whole of it, and what follows it in one breath."""

from bisect import bisect_left, bisect_right

from onrecord.language import AnnotatedText, speeches
from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.text import Span

_MARKS = frozenset({"”", '"', "''", "’", "'"})
_ENDS = frozenset(".,!?…—-–")
# A verb of one of these forms between a cue and a quotation is the nearer cue.
_OTHER_CUE = frozenset({"VBD", "VBZ", "VBP", "VBG"})
_LEADS_IN = frozenset({",", ":", "that"})


class Quoted:
    """The double-marked quotations of a text as token ranges, in order; paragraphs of one speech are told as one group."""

    def __init__(self, text: AnnotatedText, turns: frozenset[int] = frozenset()) -> None:
        """`turns`: the numbers of paragraphs that are turns of a transcript; a quotation that opens with one has its speaker."""
        self.text = text
        self.spans: list[Span] = []
        self.group: list[int] = []
        for number, speech in enumerate(speeches(text.quotations)):
            for quotation in speech:
                if not quotation.single and text.paragraph_number(quotation.span.start) not in turns:
                    self.spans.append(text.tokens(quotation.span))
                    self.group.append(number)
        self._starts = [s.start for s in self.spans]
        self.opening = frozenset(self._starts)

    def at(self, token: int) -> int | None:
        """The number of the quotation that a token stands in."""
        number = bisect_right(self._starts, token) - 1
        return number if number >= 0 and token < self.spans[number].end else None

    def start_of(self, token: int) -> int | None:
        """The first token of the quotation that a token stands in."""
        number = self.at(token)
        return None if number is None else self.spans[number].start

    def touched(self, stretch: Span) -> range:
        """The numbers of the quotations that begin in a stretch of tokens."""
        return range(bisect_left(self._starts, stretch.start), bisect_left(self._starts, stretch.end))

    def same_paragraph(self, first: int, second: int) -> bool:
        """Whether two tokens stand in one paragraph."""
        text = self.text
        return text.paragraph_number(text.doc[first].idx) == text.paragraph_number(text.doc[second].idx)

    def within(self, stretch: Span) -> list[int]:
        """The numbers of the quotations that lie in a stretch of tokens, whole."""
        return [n for n in self.touched(stretch) if self.spans[n].end <= stretch.end]

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
        while before > verb and self.text.poss[before] == "SPACE":
            before -= 1
        if start >= end and self.text.lowers[before] != ":":
            return None
        if start - verb > 40 or not (before == verb or self.text.lowers[before] in _LEADS_IN):
            return None
        if any(self.text.poss[t] == "VERB" and self.text.tags[t] in _OTHER_CUE for t in range(verb + 1, start)):
            return None
        return number


def widen(quoted: Quoted, content: list[Span], cue: int) -> list[Span]:
    """Content ranges, each stretched over the quotations that it touches in part; a cue inside a quotation stays in it."""
    inside = quoted.at(cue)
    if inside is not None:
        start, end = quoted.spans[inside]
        kept = [Span(max(c.start, start + 1), min(c.end, end - 1)) for c in content]
        return [c for c in kept if c.start < c.end]
    return [_over_quotations(quoted, c) for c in content]


def _over_quotations(quoted: Quoted, content: Span) -> Span:
    first, last = quoted.at(content.start), quoted.at(content.end - 1)
    if last is None and content.end in quoted.opening and quoted.text.poss[content.end - 1] != "PUNCT":
        last = quoted.at(content.end)  # the parse breaks off before a quotation: "was his team's “best night”"
    start = content.start if first is None else quoted.spans[first].start
    end = content.end if last is None else max(content.end, quoted.spans[last].end)
    return Span(start, _over_colon(quoted, end))


def _over_colon(quoted: Quoted, end: int) -> int:
    """The end of the quotations that a content goes on with: "said he was calm: “We talked.”", "shouted “Go” and “Run”"."""
    lowers = quoted.text.lowers
    while end + 1 < len(lowers) and (
        (lowers[end] == ":" and end + 1 in quoted.opening)
        or (lowers[end] in {"and", "or"} and end + 1 in quoted.opening and end - 1 in quoted.text.quoted_tokens)
    ):
        number = quoted.at(end + 1)
        if number is None:
            break
        end = quoted.spans[number].end
    return end


def carry_on(quoted: Quoted, drafts: list[Draft]) -> None:
    """Give quotations that follow a quoted statement in its paragraph, without a cue of their own, to that statement."""
    owner: dict[int, Draft] = {}
    for draft in drafts:
        for content in draft.content:
            for number in quoted.within(content):
                owner.setdefault(number, draft)
    for number in range(len(quoted.spans) - 1, 0, -1):  # the paragraphs before that a speaker is named in
        if number in owner and number - 1 not in owner and quoted.group[number] == quoted.group[number - 1]:
            owner[number].content.append(quoted.spans[number - 1])
            owner[number - 1] = owner[number]
    for number, span in enumerate(quoted.spans):
        if number in owner or number == 0:
            continue
        if quoted.group[number] == quoted.group[number - 1]:
            going_on = owner.get(number - 1)
        else:
            going_on = _going_on(quoted, owner, number) if quoted.is_sentence(number) else None
        if going_on is not None:
            going_on.content.append(span)
            owner[number] = going_on


def _going_on(quoted: Quoted, owner: dict[int, Draft], number: int) -> Draft | None:
    """The draft of the last quotation before one in its paragraph, if only the cue's own sentence stands between them."""
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
    between = [t for t in range(previous.end, span.start) if text.poss[t] != "SPACE"]
    if not between:
        return True
    if not previous.end <= draft.cue < span.start:
        return False
    short = words("sentences", "abbreviations")
    stops = [t for t in between if t > draft.cue and text.lowers[t] in {".", "!", "?"} and text.doc[t - 1].text not in short]
    return len(stops) <= 1 and (not stops or stops[0] == between[-1])
