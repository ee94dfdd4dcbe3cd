"""Cues that stand after their content or inside it: "The gun was loaded, police said." """

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import trimmed, verb_group
from onrecord.reading.statements.speakers import source_span, speaker_of
from onrecord.text import Span

_BEFORE = frozenset({",", "—", "–", "-", "--", "”", '"', "''", "’", "?", "!"})
_FINITE = frozenset({"VBD", "VBZ", "VBP", "MD"})


def inserted(text: AnnotatedText, verb: int) -> Draft | None:
    """The statement whose cue clause ("police said") follows or interrupts it; None where the clause leads."""
    if not _finite(text, verb) or text.deps[verb] in {"relcl", "acl"}:
        return None
    speaker = speaker_of(text, verb) if not syntax.is_passive(text, verb) else None
    if speaker is None or text.lowers[speaker] in {"that", "which", "who"}:
        return None
    cue = verb_group(text, verb)
    source = source_span(text, speaker, cue)
    start = min(cue.start, source.start)
    first = _sentence_start(text, verb)
    before = start - 1
    while before > first and text.doc[before].is_space:
        before -= 1
    if before <= first or text.lowers[before] not in _BEFORE:
        return None
    if any(c > verb and text.deps[c] == "ccomp" for c in text.children[verb]):
        return None
    left = trimmed(text, first, before + 1)
    if left is None:
        return None
    content = [left]
    right = _rest(text, verb, Span(start, max(cue.end, source.end)))
    if right is not None:
        content.append(right)
    elif not _can_stand(text, left, verb):
        return None
    return Draft(verb, cue, content, speaker, source, frame="inserted")


def _finite(text: AnnotatedText, verb: int) -> bool:
    return text.tags[verb] in _FINITE or any(text.tags[c] in _FINITE for c in syntax.children(text, verb, "aux", "auxpass"))


def _sentence_start(text: AnnotatedText, token: int) -> int:
    """Where the sentence starts, after a semicolon that stands between it and the token."""
    start = text.sentences[text.sentence_number(token)].start
    for t in range(token, start, -1):
        if text.lowers[t] == ";" and t not in text.quoted_tokens:
            return t + 1
    return start


def _content_head(text: AnnotatedText, verb: int) -> int | None:
    """The verb of what is said, where the parse joins it with the cue."""
    for child in text.children[verb]:
        if text.deps[child] == "ccomp":
            return child
    if text.deps[verb] in {"parataxis", "ccomp", "advcl", "dep"} and text.heads[verb] != verb:
        return text.heads[verb]
    return None


def _rest(text: AnnotatedText, verb: int, clause: Span) -> Span | None:
    """What follows the cue clause after a comma and goes on with the content."""
    head = _content_head(text, verb)
    end = text.sentences[text.sentence_number(verb)].end
    comma = next((t for t in range(clause.end, min(end, clause.end + 15)) if text.lowers[t] in {",", "—", "–"}), None)
    if head is None or comma is None or comma + 1 >= end:
        return None
    inside = syntax.subtree(text, head)
    last = min(inside.end, end)
    if last <= comma + 1:
        return None
    if head > verb:
        return trimmed(text, comma + 1, last)
    top = comma + 1
    while top < last and text.doc[top].is_space:
        top += 1
    if top >= last or text.tags[top] == "VBG" or top in text.quoted_tokens:
        return None
    chain = syntax.ancestors(text, top)
    if head in chain and verb not in chain[: chain.index(head)]:
        return trimmed(text, comma + 1, last)
    return None


def _can_stand(text: AnnotatedText, left: Span, verb: int) -> bool:
    """Whether what stands before the cue clause is a content of its own: a quotation or a clause."""
    if any(t in text.quoted_tokens for t in range(max(left.start, left.end - 2), left.end)):
        return True
    return any(text.poss[t] in {"VERB", "AUX"} for t in range(left.start, left.end))
