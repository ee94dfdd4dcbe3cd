"""What the narrator adds at the end of a content: an aside, a reason, a place, a sentence after "but"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.text import Span

# Before where or when something was said stands one of these.
_PLACING = frozenset({"in", "on", "at", "during"})
_DASHES = frozenset({"—", "–", "--", "-"})
_REMARKS = frozenset({"a", "an", "though", "although", "but"})
# So many tokens after "but" the subject of its clause stands at most.
LONGEST_SUBJECT = 9
# With these as its subject a clause after "but" tells nobody's deed, with these it only seems so.
_NOBODY = frozenset({"it", "there", "no", "nobody", "none", "nothing", "neither"})
_SEEMING = frozenset({"appear", "seem", "clear", "unclear", "unknown", "known"})


def without_aside(text: AnnotatedText, span: Span) -> Span:
    """A noun phrase without a relative clause that a comma sets off at its end."""
    for t in range(span.start + 1, span.end - 1):
        if (
            text.lowers[t] == ","
            and text.lowers[t + 1] in {"which", "who", "whom", "whose", "where"}
            and t not in text.quoted_tokens
        ):
            return Span(span.start, t)
    return span


def without_who(text: AnnotatedText, verb: int, span: Span) -> Span:
    """A clause without whom the narrator tells of at its end, after a comma: "..., who fled"."""
    for t in range(span.end - 2, max(span.start, verb), -1):
        if text.lowers[t] == "," and text.lowers[t + 1] in {"who", "whom"} and t not in text.quoted_tokens:
            tops = [v for v in syntax.children(text, verb, "ccomp") if v in range(*span)]
            if text.lemmas[text.heads[t + 1]] in words("cues", "who_did"):
                return span  # "said he pointed a gun at the officer, who fired": of one happening, as it is told
            return Span(span.start, t) if tops and tops[0] < t else span
    return span


def before_reason(text: AnnotatedText, span: Span) -> Span:
    """What is wanted or named, without the narrator's reason or time for it: "asked the firm to close the page | because"."""
    for t in range(span.start + 1, span.end - 1):
        if text.lowers[t] in {"because", "after"} and text.deps[t] == "mark" and t not in text.quoted_tokens:
            return Span(span.start, t)
    return span


def before_setting(text: AnnotatedText, span: Span) -> Span:
    """What is named or wanted, without where it was said at its end: "called for calm | in a statement on Monday"."""
    for t in range(span.start + 1, span.end - 1):
        places = text.deps[t] == "prep" and text.lowers[t] in _PLACING and t not in text.quoted_tokens
        nouns = [n for n in syntax.children(text, t, "pobj") if text.tags[n] in {"NN", "NNP"}]
        if places and any(text.lemmas[noun] in words("cues", "settings") for noun in nouns):
            return Span(span.start, t)
    return span


def before_aside(text: AnnotatedText, span: Span) -> Span:
    """A clause without the narrator's remark after a dash at its end: "said he will stay | — a promise he made before"."""
    for t in range(span.end - 2, span.start, -1):
        if text.lowers[t] in _DASHES and text.tags[t] != "HYPH" and t not in text.quoted_tokens:
            earlier = any(text.lowers[d] in _DASHES and d not in text.quoted_tokens for d in range(span.start, t))
            return Span(span.start, t) if not earlier and text.lowers[t + 1] in _REMARKS else span
    return span


def before_but(text: AnnotatedText, span: Span) -> Span:
    """A clause without the narrator's sentence after "but": "said he had a rifle | , but the police have not confirmed that".

    A quotation after it shows that the speaker goes on; without a subject of its own it does too ("but would not stay").
    """
    for t in range(span.start + 1, span.end - 3):
        if text.lowers[t] == "but" and t not in text.quoted_tokens and _declines(text, t + 1, span.end):
            return Span(span.start, t - (text.lowers[t - 1] == ","))
        if text.lowers[t] == "," and text.lowers[t + 1] == "but" and t not in text.quoted_tokens:
            goes_on = not text.quoted_tokens.isdisjoint(range(t, span.end)) or not _has_subject(text, t + 2, span.end)
            return span if goes_on else Span(span.start, t)
    return span


def _has_subject(text: AnnotatedText, start: int, end: int) -> bool:
    """Whether a clause begins with its subject, before any verb.

    Not after "that"; nor where nobody acts: "but it was not clear who fired", "but no one was hurt" is what the police say.
    """
    if (text.lowers[start] == "that" and text.tags[start] == "IN") or _nobody_acts(text, start):
        return False
    for t in range(start, min(end, start + LONGEST_SUBJECT)):
        if text.deps[t] in {"nsubj", "nsubjpass", "expl"}:
            return text.heads[t] > t
        if text.poss[t] in {"VERB", "AUX"}:
            return False
    return False


def _declines(text: AnnotatedText, start: int, end: int) -> bool:
    """Whether a clause tells that somebody would not speak: "but the chief declined to say who fired"."""
    verb = next((t for t in range(start, min(end, start + LONGEST_SUBJECT)) if text.poss[t] == "VERB"), None)
    return verb is not None and text.lemmas[verb] in {"decline", "refuse"}


def _nobody_acts(text: AnnotatedText, start: int) -> bool:
    seems = not _SEEMING.isdisjoint(text.lemmas[start + 1 : start + 4])
    return text.lowers[start] in _NOBODY and (seems or "VBD" in text.tags[start + 1 : start + 3])


def before_relative(text: AnnotatedText, span: Span) -> Span:
    """What one "who said so" said, without what else the narrator tells of them: "who said he saw it | and who left"."""
    for t in range(span.start + 1, min(span.end, len(text.lowers) - 1)):
        if text.lowers[t] in {"and", "but"} and text.lowers[t + 1] in {"who", "which"} and t not in text.quoted_tokens:
            return Span(span.start, t)
    return span
