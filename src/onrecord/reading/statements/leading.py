"""Cues that lead into a quotation, whatever the parse has made of what stands before and behind them."""

from onrecord.language import AnnotatedText
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.inserted import SUBORDINATES
from onrecord.reading.statements.phrases import trimmed, with_rest
from onrecord.reading.statements.quoted import Quoted
from onrecord.text import Span

_OPENS = frozenset({"VBN", "VBG", "IN", "TO"})


def leads_in(quoted: Quoted, draft: Draft) -> bool:
    """Whether the cue of what looks inserted has its content after it: "As he fell, they shouted, “Stop!”", "When asked, he said no"."""
    text, left = quoted.text, draft.content[0]
    if left.start in text.quoted_tokens or left.end - 1 in text.quoted_tokens:
        return False
    if text.tags[left.start] not in _OPENS and text.lowers[left.start] not in SUBORDINATES:
        return False
    return quoted.after(draft.cue, text.sentences[text.sentence_number(draft.cue)].end) is not None


def with_quotation(quoted: Quoted, verb: int, content: Span | None, frame: str) -> tuple[Span | None, str]:
    """A cue's content and frame, the quotation that the cue leads into taken in."""
    text = quoted.text
    end = text.sentences[text.sentence_number(verb)].end
    number = quoted.after(verb, end)
    if number is None:
        return content, frame
    quotation = quoted.spans[number]
    if content is not None and frame == "clause" and content.start <= quotation.start + 1 and content.end > quotation.end:
        return content, frame
    opening = _that(text, verb, quotation.start)
    if opening is not None:
        return trimmed(text, opening + 1, with_rest(text, quotation, verb).end), "clause"
    return with_rest(text, quotation, verb), "clause"


def _that(text: AnnotatedText, verb: int, end: int) -> int | None:
    """The complementizer between a cue and the quotation that it leads into, where more than the quotation follows it."""
    return next((t for t in range(verb + 1, end - 1) if text.lowers[t] == "that" and text.tags[t] == "IN"), None)
