"""Quotations whose cue the lexicon does not have: any verb right beside one, a name and a colon, the speaker just before."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.naming import naming
from onrecord.reading.statements.neighbours import issued, named_below
from onrecord.reading.statements.phrases import is_finite, verb_group
from onrecord.reading.statements.placed import inverted_speaker
from onrecord.reading.statements.quoted import Quoted
from onrecord.reading.statements.speakers import source_span, speaker_of
from onrecord.text import Span

# How far from its quotation, in tokens, a verb of any kind still counts as its cue.
NEAR = 12
_DASHES = frozenset({"—", "–", "―", "--", "-"})
# Frames of what is told in the paragraph before a quotation that goes on with it.
_TELLING = frozenset({"clause", "inserted", "according", "infinitive"})
_NO_CUE = frozenset({"be", "have", "do", "get", "include", "reference"})


def claim(text: AnnotatedText, quoted: Quoted, found: list[Draft]) -> list[Draft]:
    """Statements for quotations that no draft holds; a paragraph of nothing but quotation goes on with the statement before."""
    held = {number for draft in found for content in draft.content for number in quoted.touched(content)}
    last = {text.paragraph_number(text.doc[draft.cue].idx): draft for draft in found if draft.speaker is not None}
    by_cue = {draft.cue: draft for draft in found}
    made: list[Draft] = []
    for number, span in enumerate(quoted.spans):
        if number in held:
            continue
        is_speech = quoted.is_sentence(number) and _speaks(text, span)
        draft = (_beside(text, span) if is_speech else None) or naming(text, span)
        if draft is not None and draft.cue in by_cue:
            known = by_cue[draft.cue]  # the parse has seen only what follows the cue, or whom it names
            known.content = draft.content if draft.frame == "predicate" else [*known.content, span]
        elif draft is not None:
            made.append(draft)
            last[text.paragraph_number(text.doc[draft.cue].idx)] = draft
        elif is_speech and _fills_paragraph(text, span):
            draft = issued(text, span) or named_below(text, span)
            if draft is None:
                _go_on(text, span, last)
            elif draft.cue in by_cue:
                by_cue[draft.cue].content = draft.content
            else:
                made.append(draft)
    return made


def _beside(text: AnnotatedText, span: Span) -> Draft | None:
    """The statement of what stands right beside a quotation: a verb, a name after a dash, a name before a colon."""
    return _verb_after(text, span) or _dash_after(text, span) or _verb_before(text, span) or _colon_before(text, span)


def _speaks(text: AnnotatedText, span: Span) -> bool:
    """Whether a quotation is something said rather than a title: it has a verb, or is not written in capitals throughout."""
    inner = [t for t in range(span.start + 1, span.end - 1) if text.poss[t] not in {"PUNCT", "SPACE"}]
    return (
        any(text.poss[t] in {"VERB", "AUX"} for t in inner)
        or sum(text.doc[t].text[:1].islower() for t in inner) > len(inner) / 2
    )


def _verb_after(text: AnnotatedText, span: Span) -> Draft | None:
    if text.lowers[span.end - 2] == ".":
        return None
    last = min(span.end, len(text.lowers) - 1)  # the parse may begin a sentence after a question's mark: “Why?” | Lee pressed
    end = min(text.sentences[text.sentence_number(last)].end, span.end + NEAR)
    for t in range(span.end, end):
        if text.lowers[t] in {",", ".", ";", ":"}:
            return None
        if text.poss[t] == "VERB" and is_finite(text, t) and text.lemmas[t] not in _NO_CUE and text.deps[t] != "relcl":
            speaker = inverted_speaker(text, t) if t == span.end else speaker_of(text, t)
            if speaker is None or speaker < span.end:
                return None
            return _draft(text, t, speaker, span)
    return None


def _dash_after(text: AnnotatedText, span: Span) -> Draft | None:
    """A name after a dash on the quotation's own line: "..." — Ann Lee."""
    dash = span.end
    while dash < len(text.lowers) and text.poss[dash] == "SPACE":
        dash += 1
    if dash + 1 >= len(text.lowers) or text.lowers[dash] not in _DASHES:
        return None
    start = dash + 1 + (text.poss[dash + 1] == "SPACE" and "\n" not in text.lowers[dash + 1])
    end = start
    while end < len(text.lowers) and text.poss[end] == "PROPN":
        end += 1
    stands_alone = end == len(text.lowers) or text.poss[end] in {"PUNCT", "SPACE"}
    if end == start or not stands_alone:
        return None
    return Draft(dash, Span(dash, dash + 1), [span], end - 1, Span(start, end), frame="colon")


def _lead(text: AnnotatedText, span: Span) -> tuple[int, int]:
    """The comma or colon before a quotation, over a paragraph's end too, and where its sentence starts."""
    mark = span.start - 1
    while mark > 0 and text.poss[mark] == "SPACE":
        mark -= 1
    return mark, text.sentences[text.sentence_number(max(mark, 0))].start


def _verb_before(text: AnnotatedText, span: Span) -> Draft | None:
    mark, first = _lead(text, span)
    beside = {",", ":"} if mark == span.start - 1 else {":"}
    alone = text.lowers[mark] == "." and text.lemmas[mark - 1] in words("cues", "agreeing") and mark == span.start - 1
    alone = alone and text.poss[mark - 1] == "VERB"
    if mark <= first or not (alone or text.lowers[mark] in beside):
        return None
    for t in range(mark - 1, max(first, mark - NEAR) - 1, -1):
        if t in text.quoted_tokens or text.lowers[t] in {",", ";"}:
            return None
        if text.poss[t] == "VERB" and (is_finite(text, t) or text.tags[t] == "VBG") and text.lemmas[t] not in _NO_CUE:
            speaker = speaker_of(text, t)
            if speaker is not None and text.lowers[speaker] == "what":
                continue  # "The mother told what happened: ..."
            return _draft(text, t, speaker, span) if speaker is not None and speaker < t else None
    return None


def _colon_before(text: AnnotatedText, span: Span) -> Draft | None:
    """A name, a colon, a quotation."""
    colon, first = _lead(text, span)
    if colon - first < 1 or colon - first > NEAR or text.lowers[colon] != ":":
        return None
    head = colon - 1
    if text.lemmas[head] in words("cues", "written"):
        return _owned(text, head, span)
    if text.poss[head] != "PROPN" or any(text.poss[t] in {"VERB", "AUX"} for t in range(first, colon)):
        return None
    return Draft(colon, Span(colon, colon + 1), [span], head, Span(first, colon), frame="colon")


def _owned(text: AnnotatedText, noun: int, span: Span) -> Draft | None:
    """What somebody's letter or answer is told to be: "From the mayor's post: ..."."""
    owner = next((c for c in text.children[noun] if text.deps[c] == "poss"), None)
    own = Span(noun, noun + 1)
    return Draft(noun, own, [span], owner, source_span(text, owner, own), frame="colon") if owner is not None else None


def _draft(text: AnnotatedText, verb: int, speaker: int, span: Span) -> Draft:
    cue = verb_group(text, verb)
    return Draft(verb, cue, [span], speaker, source_span(text, speaker, cue), frame="beside")


def _fills_paragraph(text: AnnotatedText, span: Span) -> bool:
    """Whether a quotation is all of its paragraph."""
    start, end = text.span(*span)
    paragraph = text.paragraphs[text.paragraph_number(start)]
    return paragraph.start == start and paragraph.end <= end + 1


def _go_on(text: AnnotatedText, span: Span, last: dict[int, Draft]) -> None:
    """Add a quotation to the last statement of the paragraph before it, if somebody was quoted there."""
    if "?" in text.lowers[span.end - 2 : span.end]:
        return  # a question may be anybody's in a dialogue
    before = last.get(text.paragraph_number(text.doc[span.start].idx) - 1)
    if before is None or before.kind is not None:
        return
    quoted = any(t in text.quoted_tokens for c in before.content for t in (c.start, c.end - 1))
    if quoted or (text.lemmas[before.cue] in words("cues", "going_on") and before.frame in _TELLING):
        before.content.append(span)
