"""Whether the clause around a time expression tells of the past or of what is to come."""

from typing import Literal, NamedTuple

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.text import Span


class Tense(NamedTuple):
    """The time that a clause tells of, None where it shows none, and whether the expression stands right beside its verb."""

    time: Literal["past", "future"] | None
    beside: bool = True


PAST = Tense("past")
# A climb is cut there: broken parses run hundreds of tokens deep.
DEEPEST = 12


def tense(text: AnnotatedText, span: Span) -> Tense:
    """The tense of the nearest clause above a span that shows one."""
    tokens = text.tokens(span)
    if tokens.start >= len(text.lowers):
        return Tense(None)
    before = text.lowers[max(tokens.start - 3, 0) : tokens.start]
    if before[-1:] == ["as"] and before[0] == "as" and before[1] in {"early", "soon"}:
        return Tense("future")
    until = bool(before) and before[-1] in words("dates_tense", "until")
    token = text.heads[tokens.start]
    while tokens.start <= token < tokens.end and text.heads[token] != token:
        token = text.heads[token]
    beside = True
    for _ in range(DEEPEST):
        time = _time(text, token)
        if time is not None or text.heads[token] == token:
            ahead = until and not any(text.lowers[child] == "had" for child in text.children[token])
            return Tense("future") if ahead else Tense(time, beside)
        beside = beside and text.poss[token] in {"ADP", "SCONJ", "ADV", "VERB", "AUX"}
        token = text.heads[token]
    return Tense(None)


def _time(text: AnnotatedText, token: int) -> Literal["past", "future"] | None:
    """What one word and its auxiliaries say of time."""
    tag, lemma = text.tags[token], text.lemmas[token]
    if tag.startswith(("JJ", "NN")):
        return "future" if lemma in words("dates_tense", "ahead") else None
    if not tag.startswith(("VB", "MD")):
        return None
    auxiliaries = {text.lowers[child] for child in text.children[token] if text.deps[child] in {"aux", "auxpass"}}
    above = text.lemmas[text.heads[token]]
    if tag == "VB" and "to" in auxiliaries and above in words("dates_tense", "leads_on"):
        return "future"
    if auxiliaries & words("dates_tense", "future") and auxiliaries & {"have", "'ve"}:  # "should have been"
        return "past"
    if auxiliaries & words("dates_tense", "future") or tag == "MD":
        return "future"
    if "would" in auxiliaries and not any(text.deps[child] == "neg" for child in text.children[token]):
        return "future"
    if lemma in words("dates_tense", "planning") and "had" not in auxiliaries and tag in {"VBZ", "VBP", "VBN", "VBG"}:
        return "future"
    if tag == "VBD" and lemma in words("dates_tense", "planned"):
        return "future"
    if tag == "VBD" or auxiliaries & words("dates_tense", "past") or (tag == "VBN" and not auxiliaries):
        return "past"
    if tag == "VBG" and lemma in words("dates_tense", "arranged") and auxiliaries & words("dates_tense", "present"):
        return "future"
    return None
