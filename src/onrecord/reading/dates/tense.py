"""Whether the clause around a time expression tells of the past or of what is to come."""

from typing import Literal, NamedTuple

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.text import Span

Time = Literal["past", "future"]


class Tense(NamedTuple):
    """The time that a clause tells of, None where it shows none, and whether the expression stands right beside its verb."""

    time: Time | None
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
    if _is_said_to_be(text, tokens):
        return Tense("future")
    found, verb = _climb(text, _above(text, tokens))
    until = bool(before) and (before[-1] in words("dates_tense", "until") or _is_put_off(text, before, verb))
    if before[-1:] == ["by"] and found.time == "past":  # "by Tuesday she died"
        return found
    return Tense("future") if until and "had" not in _auxiliaries(text, verb) else found


def _is_said_to_be(text: AnnotatedText, tokens: Span) -> bool:
    """ "The funeral is Saturday" """
    for token in range(tokens.start, tokens.end):
        above = text.heads[token]
        if text.deps[token] == "attr" and text.lemmas[above] == "be" and text.tags[above] in {"VBZ", "VBP"}:
            return not tokens.start <= above < tokens.end
    return False


def _is_put_off(text: AnnotatedText, before: list[str], verb: int) -> bool:
    """ "extended the offer to Friday", "put off the trial to Friday", "through Friday" """
    if before[-1] not in {"to", "through"}:
        return False
    put_off = text.lemmas[verb] == "put" and any(text.lowers[child] == "off" for child in text.children[verb])
    return put_off or text.lemmas[verb] in words("dates_tense", "put_off")


def _above(text: AnnotatedText, tokens: Span) -> int:
    """The head of an expression's words, outside of them where there is one."""
    token = text.heads[tokens.start]
    while tokens.start <= token < tokens.end and text.heads[token] != token:
        token = text.heads[token]
    return token


def _climb(text: AnnotatedText, token: int) -> tuple[Tense, int]:
    """The first word from a token upwards that shows a time, with the tense; the last word looked at where none does."""
    beside = True
    for _ in range(DEEPEST):
        time = _time(text, token)
        if time is not None or text.heads[token] == token:
            return Tense(time, beside), token
        beside = beside and text.poss[token] in {"ADP", "SCONJ", "ADV", "AUX"}
        token = text.heads[token]
    return Tense(None), token


def _auxiliaries(text: AnnotatedText, token: int) -> set[str]:
    return {text.lowers[child] for child in text.children[token] if text.deps[child] in {"aux", "auxpass"}}


def _time(text: AnnotatedText, token: int) -> Time | None:
    """What one word and its auxiliaries say of time."""
    tag, lemma = text.tags[token], text.lemmas[token]
    if tag.startswith(("JJ", "NN")):
        return (
            "future"
            if lemma in words("dates_tense", "ahead") and "had" not in _auxiliaries(text, text.heads[token])
            else "past"
            if lemma in words("dates_tense", "happened")
            else None
        )
    if tag == "MD":
        return "future"
    if not tag.startswith("VB"):
        return None
    auxiliaries = _auxiliaries(text, token)
    if _lies_ahead(text, token, auxiliaries) or (_is_planned(text, token, auxiliaries) and not _is_no_plan(text, token)):
        return "future"
    if tag == "VBD" or auxiliaries & words("dates_tense", "past") or (tag == "VBN" and not auxiliaries):
        return "past"
    return "future" if tag in {"VBZ", "VBP", "VBN"} and _depends_on_time(text, token) else None


def _lies_ahead(text: AnnotatedText, verb: int, auxiliaries: set[str]) -> bool:
    """Whether auxiliaries put a verb ahead: "will be held", "agreed to leave", "would leave" (not "would not say")."""
    if "to" in auxiliaries and (text.tags[verb] == "VB" or "be" in auxiliaries):  # "to be released"
        above = text.heads[verb]
        return text.lemmas[above] in words("dates_tense", "leads_on") and "had" not in _auxiliaries(text, text.heads[above])
    if "would" in auxiliaries:  # "would have turned 15", but "would not say"
        return not any(text.deps[child] == "neg" for child in text.children[verb])
    return bool(auxiliaries & words("dates_tense", "future")) and not auxiliaries & {"have", "'ve"}  # "should have been"


def _is_planned(text: AnnotatedText, verb: int, auxiliaries: set[str]) -> bool:
    """Whether a verb tells of a plan: "is scheduled", "planned a rally", "is meeting", "the court opens"."""
    tag, lemma = text.tags[verb], text.lemmas[verb]
    if "had" in auxiliaries:
        return False
    if tag in {"VBZ", "VBP"} and _is_ahead(text, verb):
        return True
    if lemma in words("dates_tense", "planning") and tag in {"VBZ", "VBP", "VBN", "VBG"}:
        return True
    if tag == "VBD":
        return lemma in words("dates_tense", "planned")
    if lemma not in words("dates_tense", "arranged"):
        return False
    return tag in {"VBZ", "VBP"} or (tag == "VBG" and bool(auxiliaries & words("dates_tense", "present")))


def _is_ahead(text: AnnotatedText, verb: int) -> bool:
    """ "is due in court on Friday" """
    return any(
        text.deps[child] == "acomp" and text.lemmas[child] in words("dates_tense", "ahead") for child in text.children[verb]
    )


def _is_no_plan(text: AnnotatedText, verb: int) -> bool:
    """ "appears to have been", which is no appearance on a day; "a record set on Friday" """
    deps = {text.deps[child] for child in text.children[verb]}
    if text.lemmas[verb] == "set":
        return (
            text.tags[verb] == "VBN" and "auxpass" not in deps and "on" in {text.lowers[child] for child in text.children[verb]}
        )
    return text.lemmas[verb] == "appear" and not deps.isdisjoint({"xcomp", "oprd"})


def _depends_on_time(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb in the present stands in a clause with "when", "until": "when the case is heard in May"."""
    return any(text.lowers[child] in words("dates_tense", "when") for child in text.children[verb])
