"""Quotations that stand alone after what their speaker is told to have said: 'The boy ran, Lee said. "He was scared."'"""

from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.quoted import Quoted
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

# So many words may stand before a quotation that goes on with a speech: 'Instead, "he fled."'
BEFORE = 3
_PRONOUNS = frozenset({"he", "she", "they", "it"})


def follow(quoted: Quoted, drafts: list[Draft]) -> None:
    """Give a quotation without a cue to the speaker of the sentence before it, or to the only one of its paragraph."""
    held = {number for draft in drafts for content in draft.content for number in quoted.touched(content)}
    voices = _by_paragraph(quoted, drafts)
    for number, span in enumerate(quoted.spans):
        if number in held or not quoted.is_sentence(number):
            continue
        stretch = span if _stands_alone(quoted, number) else _with_opening(quoted, number)
        if stretch is None:
            continue
        before = [draft for draft in voices.get(_paragraph(quoted, span.start), []) if draft.cue < span.start]
        owner = _just_before(quoted, before, stretch) or _only_voice(quoted, before, stretch)
        if owner is not None:
            owner.content.append(stretch)
            held.add(number)


def _paragraph(quoted: Quoted, token: int) -> int:
    return quoted.text.paragraph_number(quoted.text.doc[token].idx)


def _by_paragraph(quoted: Quoted, drafts: list[Draft]) -> dict[int, list[Draft]]:
    """The drafts that somebody says in the text's own words, by paragraph, in the order of their cues."""
    found: dict[int, list[Draft]] = {}
    for draft in sorted(drafts, key=lambda d: d.cue):
        if draft.speaker is not None and draft.kind is None and draft.cue not in quoted.text.quoted_tokens:
            found.setdefault(_paragraph(quoted, draft.cue), []).append(draft)
    return found


def _just_before(quoted: Quoted, before: list[Draft], stretch: Span) -> Draft | None:
    """The draft of the sentence before a quotation, whose speaker may go on in it."""
    text = quoted.text
    sentence = text.sentence_number(max(stretch.start - 1, 0))
    told = [d for d in before if text.sentence_number(d.cue) == sentence]
    near = [d for d in told if text.lemmas[d.cue] in words("cues", "going_on") and not any(one.holds(d.cue) for one in told)]
    return near[-1] if near else None


def _only_voice(quoted: Quoted, before: list[Draft], stretch: Span) -> Draft | None:
    """The last draft of a paragraph in which only one speaks, by one name or by it and a pronoun; a colon has another cue."""
    if quoted.text.lowers[max(stretch.start - 1, 0)] == ":":
        return None
    names = {quoted.text.lowers[draft.speaker] for draft in before if draft.speaker is not None} - _PRONOUNS
    return before[-1] if before and len(names) < 2 else None


def _stands_alone(quoted: Quoted, number: int) -> bool:
    """Whether a quotation begins and ends as a sentence does, its marks included."""
    text, (start, end) = quoted.text, quoted.spans[number]
    before = start - 1
    while before > 0 and text.poss[before] == "SPACE":
        before -= 1
    opens = text.lowers[before] in {".", ":", "?", "!", "”", '"', "''"} and text.doc[start + 1].text[:1].isupper()
    return opens and text.lowers[end - 2] in {".", "?", "!", "…", "..."}


def _with_opening(quoted: Quoted, number: int) -> Span | None:
    """A quotation with the few words before it in its sentence, where it ends the sentence and they tell no saying."""
    text, (start, end) = quoted.text, quoted.spans[number]
    first = text.sentences[text.sentence_number(start)].start
    few = 0 < start - first <= BEFORE and text.lowers[end - 2] in {".", "?", "!"}
    if not few or any(text.poss[t] == "VERB" and text.tags[t] in FINITE for t in range(first, start)):
        return None
    return Span(first, end)
