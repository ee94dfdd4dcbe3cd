"""Quotations that stand alone after what their speaker is told to have said: 'The boy ran, Lee said. "He was scared."'"""

from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.quoted import Quoted


def follow(quoted: Quoted, drafts: list[Draft]) -> None:
    """Give a quotation of whole sentences without a cue to the speaker whose saying stands in the sentence before it."""
    held = {number for draft in drafts for content in draft.content for number in quoted.touched(content)}
    said = _by_sentence(quoted, drafts)
    for number, span in enumerate(quoted.spans):
        if number in held or not quoted.is_sentence(number) or not _stands_alone(quoted, number):
            continue
        before = said.get(quoted.text.sentence_number(span.start - 1), [])
        same = [draft for draft in before if draft.cue < span.start and quoted.same_paragraph(draft.cue, span.start)]
        if same:
            same[-1].content.append(span)
            held.add(number)


def _by_sentence(quoted: Quoted, drafts: list[Draft]) -> dict[int, list[Draft]]:
    """The drafts whose speaker may go on in a quotation, by the sentence of their cue."""
    text, going_on = quoted.text, words("cues", "going_on")
    found: dict[int, list[Draft]] = {}
    for draft in drafts:
        if draft.speaker is not None and text.lemmas[draft.cue] in going_on and draft.cue not in text.quoted_tokens:
            found.setdefault(text.sentence_number(draft.cue), []).append(draft)
    return found


def _stands_alone(quoted: Quoted, number: int) -> bool:
    """Whether a quotation begins and ends as a sentence does, its marks included."""
    text, (start, end) = quoted.text, quoted.spans[number]
    before = start - 1
    while before > 0 and text.poss[before] == "SPACE":
        before -= 1
    opens = text.lowers[before] in {".", ":", "?", "!", "”", '"', "''"} and text.doc[start + 1].text[:1].isupper()
    return opens and text.lowers[end - 2] in {".", "?", "!", "…", "..."}
