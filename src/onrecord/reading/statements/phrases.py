"""Stretches of tokens: a noun with all that belongs to it, a verb with its auxiliaries, a content without its edges."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

_EDGES = frozenset({",", ".", ";", ":", "-", "—", "–", "--", "―", "|", "…", "...", "(", ")"})
_OPEN_EDGES = _EDGES - {"...", "…"}
# A broken parse makes noun phrases of pages.
LONGEST_NOUN = 80
_HAS = frozenset({"'s", "’s"})
_GROUP = frozenset({"aux", "auxpass", "neg", "prt"})


def trimmed(text: AnnotatedText, start: int, end: int) -> Span | None:
    """The range without white space, stops and dashes at its ends, those in quotation marks kept; None if nothing is left."""
    quoted, lowers, poss = text.quoted_tokens, text.lowers, text.poss
    while start < end and (poss[start] == "SPACE" or (start not in quoted and lowers[start] in _OPEN_EDGES)):
        start += 1
    while end > start and (poss[end - 1] == "SPACE" or (end - 1 not in quoted and lowers[end - 1] in _EDGES)):
        end -= 1
    return Span(start, end) if start < end else None


def without_complementizer(text: AnnotatedText, span: Span) -> Span:
    """The range without a "that" that opens it."""
    opens = text.lowers[span.start] == "that" and text.deps[span.start] in {"mark", "advmod"}
    return Span(span.start + 1, span.end) if opens and span.end - span.start > 1 else span


def noun_phrase(text: AnnotatedText, head: int) -> Span:
    """A noun with its title, apposition and relative clause, cut where a quotation or a new paragraph begins."""
    start, end = syntax.subtree(text, head)
    start, end = max(start, head - LONGEST_NOUN), min(end, head + LONGEST_NOUN)
    quoted = text.quoted_tokens
    if head not in quoted:
        inside = [t for t in range(start, end) if t in quoted]
        # a nickname stays, a speech is cut off
        if len(inside) > 4:
            after = [t for t in inside if t > head]
            before = [t for t in inside if t < head]
            start = before[-1] + 1 if before else start
            end = after[0] if after else end
    for t in range(head, start - 1, -1):
        if text.poss[t] == "SPACE" and "\n" in text.lowers[t]:
            start = t + 1
            break
    for t in range(head, end):
        if text.poss[t] == "SPACE" and "\n" in text.lowers[t]:
            end = t
            break
    if start < head and start in quoted and start + 1 not in quoted:
        start += 1  # the mark that closes a quotation before it
    while start < head and (text.lowers[start] in {",", ";", ":", "-", "—", "–", "and", "but"} or text.poss[start] == "SPACE"):
        start += 1
    while end - 1 > head and (text.lowers[end - 1] in {",", ";", ":", "-", "—", "–", "."} or text.poss[end - 1] == "SPACE"):
        end -= 1
    return Span(start, end)


def verb_group(text: AnnotatedText, verb: int) -> Span:
    """A verb with the auxiliaries, negation and particle next to it."""
    start, end = verb, verb + 1
    for child in reversed([c for c in text.children[verb] if c < verb]):
        if text.deps[child] in _GROUP or (text.deps[child] == "advmod" and child == start - 1):
            if child >= start - 2:
                start = child
            else:
                break
    if text.lowers[max(start - 1, 0) : start + 1] == ["no", "longer"]:
        start -= 1
    if end < len(text.lowers) and text.deps[end] == "prt" and text.heads[end] == verb:
        end += 1
    return Span(start, end)


def is_finite(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb is finite, by itself or an auxiliary; a participle or bare form with a subject was mistaken for one."""
    aux = [] if text.tags[verb] == "VBN" else syntax.children(text, verb, "aux")
    if text.tags[verb] in {"VBN", "VB"} and not aux and syntax.children(text, verb, "nsubj"):
        return True
    return text.tags[verb] in FINITE or any(text.tags[c] in FINITE for c in syntax.children(text, verb, "aux", "auxpass"))


def is_heard(text: AnnotatedText, verb: int) -> bool:
    """Whether a participle is what somebody is heard or quoted doing: "can be heard saying", "was quoted as saying"."""
    above = text.heads[verb] if text.deps[verb] != "pcomp" else text.heads[text.heads[verb]]
    return text.tags[verb] == "VBG" and text.lemmas[above] in {"hear", "quote", "see"} and syntax.is_passive(text, above)


def is_passive(text: AnnotatedText, verb: int) -> bool:
    """Whether a cue stands in the passive; neither a quotation before it makes it so nor "who's called for"."""
    if not syntax.is_passive(text, verb) or _ends_apposition(text, verb):
        return False
    quoted = verb in text.quoted_tokens
    signs = syntax.children(text, verb, "auxpass", "nsubjpass")
    mistaken = all((s in text.quoted_tokens) != quoted or (text.lowers[s] in _HAS and text.tags[verb] == "VBD") for s in signs)
    return not (signs and mistaken)


def _ends_apposition(text: AnnotatedText, verb: int) -> bool:
    """Whether a participle is the only verb of a sentence that the parse takes for a name: "Ray, an ally, called it wrong"."""
    top = text.heads[verb]
    apart = text.deps[verb] == "acl" and text.lowers[verb - 1] == "," and text.deps[top] == "ROOT" and text.poss[top] == "PROPN"
    return apart and bool(syntax.children(text, top, "appos")) and not syntax.children(text, verb, "agent", "prep")


def leads_sentence(text: AnnotatedText, verb: int) -> bool:
    """Whether a participle opens its sentence: "Told that he had died, she wept"."""
    return text.tags[verb] == "VBN" and verb == text.sentences[text.sentence_number(verb)].start


def main_clause(text: AnnotatedText, participle: int) -> int:
    """Where the clause begins that a participle leads into, at the comma before its subject; the sentence's end without one."""
    end = text.sentences[text.sentence_number(participle)].end
    subjects = [s for s in syntax.children(text, text.heads[participle], "nsubj", "nsubjpass") if s > participle]
    starts = [syntax.subtree(text, s).start - 1 for s in subjects]
    inside = [t for t in range(participle, end) if text.lowers[t] == "," and t not in text.quoted_tokens]
    return next((t for t in starts if text.lowers[t] == ","), inside[0] if inside else end)
