"""What follows a cue: its complements in the parse, told apart by frame."""

from collections.abc import Iterator

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.statements.clauses import clause_of, is_infinitive, is_name_for, is_named, is_told, opens_as, opens_for
from onrecord.reading.statements.phrases import is_passive
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
        if relation in {"ccomp", "xcomp"} or (relation == "advcl" and (opens_for(text, child) or is_told(text, verb, child))):
            yield from ((passive + frame, span) for frame, span in clause_of(text, child, nouns))
        elif relation == "dobj":
            yield passive + "object", _with_phrases(text, verb, child)
            yield from _of_object(text, child, passive)
            later = [p for p in predicates if p > child and not is_infinitive(text, p)]
            if later:
                yield passive + "predicate", Span(syntax.subtree(text, child).start, syntax.subtree(text, later[-1]).end)
        elif passive and (opens_as(text, child) or (relation in {"oprd", "attr"} and is_named(text, verb, child))):
            yield "passive_predicate", syntax.subtree(text, child)
        elif relation == "npadvmod" and nouns and is_name_for(text, child):
            yield "predicate", Span(syntax.subtree(text, nouns[0]).start, syntax.subtree(text, child).end)
        elif relation in {"prep", "npadvmod", "prt"}:
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
        doing = any(text.tags[t] == "VBG" for t in syntax.children(text, child, "pcomp", "pobj"))
        if text.lowers[child] == "of" and (text.poss[noun] == "PROPN" or doing):
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
        if span.start == end and is_infinitive(text, child):
            end = span.end
    for child in syntax.children(text, verb, "prep"):  # "called for justice | for the family"
        if child == end and text.lowers[child] in {"for", "of", "into", "against", "between"}:
            end = syntax.subtree(text, child).end
    return Span(start, end)
