"""Sayings of several words: "as Lee put it", "made it clear that", "said yes", "her answer was no"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.as_told import as_told
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.inserted import inserted
from onrecord.reading.statements.phrases import is_finite, trimmed, verb_group, without_complementizer
from onrecord.reading.statements.quoted import Quoted
from onrecord.reading.statements.speakers import source_span, speaker_of
from onrecord.text import Span

# So many tokens after its verb "clear", after its noun "was" stands at most.
NEAR = 6


def put_it(text: AnnotatedText, verb: int) -> Draft | None:
    """The statement of "put it", before or after what is said."""
    if text.lowers[verb + 1 : verb + 2] != ["it"]:
        return None
    cue = Span(verb_group(text, verb).start, verb + 2)
    return as_told(text, verb, cue) or inserted(text, verb, cue)


def made_clear(text: AnnotatedText, verb: int) -> Draft | None:
    """The statement of "made (it) clear that"; None for "made the streets clear"."""
    clear = next((t for t in range(verb + 1, min(verb + 3, len(text.lowers) - 2)) if text.lowers[t] == "clear"), None)
    if clear is None or text.lowers[clear + 1] != "that" or (clear == verb + 2 and text.lowers[verb + 1] != "it"):
        return None
    speaker, cue = speaker_of(text, verb), Span(verb_group(text, verb).start, clear + 1)
    top = [t for t in text.children[clear] if t > clear and syntax.subtree(text, t).start == clear + 1]
    top += [t for t in text.children[verb] if t > clear and syntax.subtree(text, t).start == clear + 1]
    content = trimmed(text, *syntax.subtree(text, top[0])) if top else None
    if speaker is None or content is None:
        return None
    return Draft(verb, cue, [without_complementizer(text, content)], speaker, source_span(text, speaker, cue), frame="clause")


def yes_or_no(text: AnnotatedText, verb: int) -> Draft | None:
    """The statement of "said yes", "said no"."""
    if text.lowers[verb + 1 : verb + 2] not in (["yes"], ["no"]) or text.deps[verb + 1] == "det" or not is_finite(text, verb):
        return None
    speaker, cue = speaker_of(text, verb), verb_group(text, verb)
    if speaker is None or speaker > verb:
        return None
    return Draft(verb, cue, [Span(verb + 1, verb + 2)], speaker, source_span(text, speaker, cue), frame="clause")


def noun_is(quoted: Quoted, noun: int) -> Draft | None:
    """The statement of a noun of telling that "is" what is told: "her answer was no", "the chief's message is that ..."."""
    text, verb = quoted.text, quoted.text.heads[noun]
    if text.deps[noun] != "nsubj" or text.lemmas[verb] != "be" or not noun < verb <= noun + NEAR:
        return None
    owner = next(iter(syntax.children(text, noun, "poss")), None)
    content = _told(quoted, verb)
    if owner is None or content is None:
        return None
    cue = Span(noun, noun + 1)
    return Draft(noun, cue, [content], owner, source_span(text, owner, cue), frame="that")


def _told(quoted: Quoted, verb: int) -> Span | None:
    """What follows "is": a quotation, after a colon or not, a clause with "that", "yes" or "no"."""
    text = quoted.text
    start = verb + 1 + (text.lowers[verb + 1 : verb + 2] in ([":"], [","]))
    if start in quoted.opening:
        number = quoted.at(start)
        return quoted.spans[number] if number is not None else None
    if text.lowers[verb + 1 : verb + 2] in (["yes"], ["no"]) and text.deps[verb + 1] != "det":
        return Span(verb + 1, verb + 2)
    for clause in syntax.children(text, verb, "ccomp"):
        if text.lowers[verb + 1] == "that" and any(text.lowers[c] == "that" for c in syntax.children(text, clause, "mark")):
            content = trimmed(text, *syntax.subtree(text, clause))
            return without_complementizer(text, content) if content else None
    return None


def idiom(quoted: Quoted, token: int) -> Draft | None:
    """The statement of a saying of several words whose first word stands at a token; None where none does."""
    text, lemma = quoted.text, quoted.text.lemmas[token]
    if lemma == "put":
        return put_it(text, token)
    if lemma == "make":
        return made_clear(text, token)
    if text.poss[token] == "NOUN":
        return noun_is(quoted, token) if lemma in words("cues", "messages") else None
    return yes_or_no(text, token) if lemma in {"say", "answer"} else None
