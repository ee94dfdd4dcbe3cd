"""What follows a cue: its complements in the parse, told apart by frame."""

from collections.abc import Iterator

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.cues import frames_of
from onrecord.reading.statements.phrases import is_finite, is_passive
from onrecord.text import Span

_NAMED = frozenset({"dobj", "oprd", "dative", "attr"})


def complements(text: AnnotatedText, verb: int) -> Iterator[tuple[str, Span]]:
    """The frames that a verb's complements after it fill, each with the token range of its content."""
    after = [c for c in text.children[verb] if c > verb]
    passive = "passive_" if is_passive(text, verb) else ""
    if passive and syntax.children(text, verb, "agent"):
        yield from (("passive_subject", syntax.subtree(text, c)) for c in syntax.children(text, verb, "nsubjpass"))
    nouns = [c for c in after if text.deps[c] in {"dobj", "dative"} and text.poss[c] != "ADP"]
    predicates = [c for c in after if text.deps[c] in {"xcomp", "oprd"} or (text.deps[c] == "prep" and text.lowers[c] == "as")]
    named = [c for c in after if text.deps[c] in _NAMED and text.poss[c] not in {"VERB", "ADP"}]
    if not passive and len(named) > 1:  # "called the man a danger", "branded the plan an “outrage”"
        yield "predicate", Span(syntax.subtree(text, named[0]).start, syntax.subtree(text, named[-1]).end)
    elif not passive and text.deps[verb] == "relcl" and any(text.deps[c] == "oprd" for c in named):
        yield "predicate", syntax.subtree(text, named[0])  # "which police called a scuffle"
    elif not passive and named and _quoted_name(text, named[0]):
        yield "predicate", syntax.subtree(text, named[0])  # "calls the raid “a mistake”", an apposition in the parse
    for child in after:
        relation = text.deps[child]
        if relation in {"ccomp", "xcomp"} or (relation == "advcl" and (_for(text, child) or _is_told(text, verb, child))):
            yield from ((passive + frame, span) for frame, span in _clause(text, child, nouns))
        elif relation == "dobj":
            yield passive + "object", _with_phrases(text, verb, child)
            yield from _of_object(text, child, passive)
            later = [p for p in predicates if p > child and not _to(text, p)]
            if later:
                yield passive + "predicate", Span(syntax.subtree(text, child).start, syntax.subtree(text, later[-1]).end)
        elif passive and (_as(text, child) or (relation in {"oprd", "attr"} and _is_named(text, verb, child))):
            yield "passive_predicate", syntax.subtree(text, child)
        elif relation == "npadvmod" and nouns and _is_name_for(text, child):
            yield "predicate", Span(syntax.subtree(text, nouns[0]).start, syntax.subtree(text, child).end)
        elif relation in {"prep", "npadvmod"}:
            yield from ((passive + "clause", span) for span in _hung_on_phrase(text, child))
            inner = syntax.children(text, child, "pobj", "pcomp")
            if inner and nouns and not passive and text.lowers[child] == "of":
                yield "whom_of", Span(syntax.subtree(text, nouns[0]).start, syntax.subtree(text, child).end)
            if inner:
                yield passive + text.lowers[child], _with_infinitive(text, verb, inner)


def _quoted_name(text: AnnotatedText, noun: int) -> bool:
    """Whether a quotation that opens right after a noun belongs to it."""
    after = noun + 1
    return after < syntax.subtree(text, noun).end and after in text.quoted_tokens and noun not in text.quoted_tokens


def _hung_on_phrase(text: AnnotatedText, phrase: int) -> Iterator[Span]:
    """A that-clause that the parse hangs on the phrase before it: "said at a news conference | that he fired"."""
    for noun in (phrase, *syntax.children(text, phrase, "pobj")):
        for verb in syntax.children(text, noun, "relcl", "acl"):
            if any(text.lowers[c] == "that" for c in syntax.children(text, verb, "mark")):
                yield syntax.subtree(text, verb)


def _of_object(text: AnnotatedText, noun: int, passive: str) -> Iterator[tuple[str, Span]]:
    """What the parse hangs on the object though it is the cue's: "named the man killed | as Bo Ray"."""
    span = syntax.subtree(text, noun)
    for child in syntax.children(text, noun, "prep"):
        yield passive + text.lowers[child], Span(child + 1, syntax.subtree(text, child).end)
        if text.lowers[child] == "of" and (text.poss[noun] == "PROPN" or syntax.children(text, child, "pcomp")):
            yield passive + "whom_of", span
    for child in syntax.children(text, noun, "acl"):
        if text.tags[child] == "VBG":
            yield "gerund", span
        if any(text.lowers[c] == "as" for c in syntax.children(text, child, "prep")):
            yield "predicate", span
    if not passive and any(text.lowers[c] == "as" for c in syntax.children(text, noun, "prep")):
        yield "predicate", span  # "hailed the officer | as a hero"


def _with_phrases(text: AnnotatedText, verb: int, noun: int) -> Span:
    """A noun with the phrases right after it; the parse hangs many of them on the verb ("a concert | for the mayor")."""
    start, end = syntax.subtree(text, noun)
    for child in text.children[verb]:
        if child == end and text.deps[child] in {"prep", "xcomp", "acl", "relcl", "conj", "dative", "oprd"}:
            end = syntax.subtree(text, child).end
    return Span(start, end)


def _with_infinitive(text: AnnotatedText, verb: int, nouns: list[int]) -> Span:
    """A preposition's noun with the infinitive that follows it at once: "called on | the chief to resign"."""
    start, end = syntax.subtree(text, nouns[0]).start, syntax.subtree(text, nouns[-1]).end
    for child in syntax.children(text, verb, "xcomp", "advcl"):
        span = syntax.subtree(text, child)
        if span.start == end and _to(text, child):
            end = span.end
    for child in syntax.children(text, verb, "prep"):  # "called for justice | for the family"
        if child == end and text.lowers[child] in {"for", "of", "into", "against", "between"}:
            end = syntax.subtree(text, child).end
    return Span(start, end)


def _clause(text: AnnotatedText, verb: int, nouns: list[int]) -> Iterator[tuple[str, Span]]:
    """The frame of a clause that depends on a cue."""
    span = syntax.subtree(text, verb)
    if _for(text, verb):
        yield "for", Span(span.start + 1, span.end)  # "called for the chief to resign"
    elif _to(text, verb):
        before = [n for n in nouns if n < verb]
        if before:
            yield "infinitive_alone", span
            yield "object_infinitive", Span(syntax.subtree(text, before[-1]).start, span.end)
        elif syntax.children(text, verb, "nsubj", "nsubjpass"):
            yield "object_infinitive", span
        else:
            yield "infinitive", span
    elif text.deps[verb] == "xcomp":
        if text.tags[verb] == "VBG":
            yield "gerund", span
        elif text.tags[verb] in {"VBD", "VBZ", "VBP"}:
            yield "clause", span  # "which she said | was loaded"
        elif syntax.children(text, verb, "nsubj", "nsubjpass"):
            yield "predicate", span
    elif text.tags[verb] == "VBN" and not syntax.children(text, verb, "aux", "auxpass", "mark"):
        yield "object_infinitive", span  # "wants something done"
        yield "clause", _with_joined(text, verb, span)  # or a past tense that was mistaken
    elif text.poss[verb] not in {"VERB", "AUX"} and not syntax.children(text, verb, "cop", "mark"):
        yield "predicate", span  # "called the shooting wrong", which the parse takes for a clause
        if text.lemmas[text.heads[verb]] == "say":
            yield "clause", span  # "said the words “lump” all together": a verb that it takes for a noun
    else:
        yield "clause", _with_subject(text, verb, _with_joined(text, verb, span))


def _would(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb without a subject goes on with what is said: "said he would sue, and then would leave"."""
    return not syntax.children(text, verb, "nsubj") and any(text.tags[c] == "MD" for c in syntax.children(text, verb, "aux"))


def _with_subject(text: AnnotatedText, verb: int, span: Span) -> Span:
    """A clause with the subject that the parse gives to an infinitive of its own: "said his plan to sue | was off"."""
    cue = text.heads[verb]
    before = [c for c in syntax.children(text, cue, "ccomp", "xcomp") if cue < c < verb]
    if not before or syntax.children(text, verb, "nsubj", "nsubjpass", "expl", "csubj"):
        return span
    return Span(syntax.subtree(text, before[0]).start, span.end)


def _with_joined(text: AnnotatedText, verb: int, span: Span) -> Span:
    """A clause with the one joined to it that the parse hangs on the cue instead: "said he ran, and the officers followed"."""
    cue = text.heads[verb]
    for child in syntax.children(text, cue, "conj"):
        if child >= span.end and _would(text, child):
            return Span(span.start, syntax.subtree(text, child).end)
        if (
            child >= span.end
            and (text.lemmas[child] not in frames_of("verbs") or is_passive(text, child))
            and syntax.children(text, child, "nsubj", "nsubjpass", "expl")
        ):
            return Span(span.start, syntax.subtree(text, child).end)
    return span


def _is_told(text: AnnotatedText, cue: int, verb: int) -> bool:
    """Whether a clause that the parse takes for a circumstance is what is told: "asked her if he slept"."""
    opening = {text.lowers[c] for c in syntax.children(text, verb, "mark")}
    if text.lemmas[cue] in words("cues", "asking"):
        return bool(opening & {"if", "whether"})
    asks = any(text.tags[c] in {"WRB", "WP", "WDT"} for c in text.children[verb])
    near = syntax.subtree(text, verb).start == cue + 1
    return (
        text.lemmas[cue] == "say"
        and near
        and not opening
        and not asks
        and is_finite(text, verb)
        and bool(_own_subject(text, verb))
    )


def _own_subject(text: AnnotatedText, verb: int) -> list[int]:
    return syntax.children(text, verb, "nsubj", "nsubjpass", "expl")


def _for(text: AnnotatedText, verb: int) -> bool:
    """Whether an infinitive has its own subject after "for"."""
    start = syntax.subtree(text, verb).start
    return text.lowers[start] == "for" and text.heads[start] == verb


def _is_named(text: AnnotatedText, verb: int, noun: int) -> bool:
    """Whether a passive tells what its subject is called: "was called a hero", not "a man called Bo", "was called home"."""
    named = text.lemmas[verb] != "call" or text.poss[noun] != "NOUN" or bool(syntax.children(text, noun, "det"))
    return named and bool(syntax.children(text, verb, "auxpass"))


def _is_name_for(text: AnnotatedText, noun: int) -> bool:
    """Whether a noun that the parse takes for a measure is what the object is called: "ruled the death | a homicide"."""
    return text.poss[noun] == "NOUN" and not text.ents[noun] and bool(syntax.children(text, noun, "det"))


def _as(text: AnnotatedText, token: int) -> bool:
    """Whether a phrase or clause opens with its own "as": "described | as calm", "described | as justified"."""
    opens = text.lowers[token] == "as" and text.deps[token] == "prep"
    return opens or any(text.lowers[c] == "as" for c in syntax.children(text, token, "mark"))


def _to(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb is an infinitive with "to"."""
    return any(text.lowers[c] == "to" for c in syntax.children(text, verb, "aux"))
