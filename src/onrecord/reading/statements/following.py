"""Quotations that stand alone after what their speaker is told to have said: 'The boy ran, Lee said. "He was scared."'"""

from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.quoted import Quoted

# So many sentences without a speaker may stand between what somebody says and a quotation of theirs.
NEAR = 1


def follow(quoted: Quoted, drafts: list[Draft]) -> None:
    """Give a quotation of whole sentences without a cue to the one speaker whose saying ends in the sentence before it."""
    text = quoted.text
    held = {number for draft in drafts for content in draft.content for number in quoted.touched(content)}
    by_sentence: dict[int, list[Draft]] = {}
    for draft in drafts:
        if draft.speaker is not None and text.lemmas[draft.cue] in words("cues", "going_on") and draft.cue not in text.quoted_tokens:
            by_sentence.setdefault(text.sentence_number(draft.cue), []).append(draft)
    for number, span in enumerate(quoted.spans):
        if number in held or not quoted.is_sentence(number) or not _stands_alone(quoted, number):
            continue
        before = text.sentence_number(span.start - 1)
        same = [draft for draft in by_sentence.get(before, []) if draft.cue < span.start and quoted.same_paragraph(draft.cue, span.start)]
        if same:
            same[-1].content.append(span)
            held.add(number)


def _stands_alone(quoted: Quoted, number: int) -> bool:
    """Whether a quotation begins and ends as a sentence does, its marks included."""
    text, (start, end) = quoted.text, quoted.spans[number]
    before = start - 1
    while before > 0 and text.poss[before] == "SPACE":
        before -= 1
    opens = text.lowers[before] in {".", ":", "?", "!", "”", '"', "''"} and text.doc[start + 1].text[:1].isupper()
    return opens and text.lowers[end - 2] in {".", "?", "!", "…", "..."}
