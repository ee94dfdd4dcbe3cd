"""To whom, where and when something was said: read from the words around the content, never from within it."""

import re
from bisect import bisect_left
from functools import cache
from itertools import islice, takewhile

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
from onrecord.reading import syntax
from onrecord.reading.parties import Parties
from onrecord.reading.statements.draft import Draft
from onrecord.record import TimeExpression
from onrecord.text import Span

_BEYOND_TO = frozenset(
    {"say", "write", "speak", "report", "complain", "explain", "admit", "yell", "shout", "scream", "confirm", "repeat"}
)
# How far around the cue words count, in tokens: the clause of the cue, not the whole sentence.
AROUND = 25
# A street that is called a court is none: "at a house on Cedar Court".
_STREET = re.compile(r"\b(?:on|block of|\d+) (?:[A-Z][a-z]+ ){1,2}Court\b")


@cache
def _media() -> list[tuple[str, list[str], re.Pattern[str]]]:
    """The media in order of rank, each with the stems without which its words cannot stand, and its words."""
    return [
        (entry["medium"], entry["stems"], re.compile(rf"\b(?:{'|'.join(entry['words'])})\b", re.IGNORECASE))
        for entry in load("statement_media")
    ]


def medium_of(text: AnnotatedText, draft: Draft) -> str | None:
    """Where it was said, if the words around the content tell."""
    told = " ".join(text.content[slice(*text.span(*span))] for span in _around(text, draft))
    around = _STREET.sub("", told).lower()
    for medium, stems, pattern in _media():
        if any(stem in around for stem in stems) and pattern.search(around):
            return medium
    return None


def _around(text: AnnotatedText, draft: Draft) -> list[Span]:
    """The stretches of the cue's sentence outside of the content."""
    sentence = text.sentences[text.sentence_number(draft.cue)]
    start, end = max(sentence.start, draft.cue - AROUND), min(sentence.end, draft.cue + AROUND)
    found: list[Span] = []
    for span in sorted(draft.content):
        if span.end <= start or span.start >= end:
            continue
        if span.start > start:
            found.append(Span(start, span.start))
        start = max(start, span.end)
    if start < end:
        found.append(Span(start, end))
    return found


def addressee_of(text: AnnotatedText, draft: Draft) -> int | None:
    """The head of the one who was told."""
    lemma = text.lemmas[draft.cue]
    if lemma in words("cues", "heard"):
        for child in syntax.children(text, draft.cue, "dative", "dobj", "nsubjpass"):
            if (
                (not draft.holds(child) or draft.frame == "object_infinitive")
                and child != draft.speaker
                and text.poss[child] != "ADP"
            ):
                return child
        return _object_of_infinitive(text, draft)
    if lemma in _BEYOND_TO:
        for to in syntax.children(text, draft.cue, "prep", "dative"):
            if text.lowers[to] == "to" and not draft.holds(to):
                return next(iter(syntax.children(text, to, "pobj")), None)
    return None


def _object_of_infinitive(text: AnnotatedText, draft: Draft) -> int | None:
    """Who is asked, where the parse makes them the subject of what they are asked to do: "ordered [him] to leave"."""
    if draft.frame != "object_infinitive":
        return None
    for verb in syntax.children(text, draft.cue, "ccomp", "xcomp"):
        return next(iter(syntax.children(text, verb, "nsubj", "nsubjpass")), None)
    return None


def heard_by_outlet(text: AnnotatedText, parties: Parties, draft: Draft) -> str | None:
    """The outlet that a refusal's sentence names: who asked."""
    sentence = text.sentences[text.sentence_number(draft.cue)]
    for mention in parties.within(*sentence):
        party = parties.get(mention.party)
        if "outlet" in party.roles and draft.speaker not in range(mention.start, mention.end):
            return party.id
    return None


# The dates of a text that have a calendar value: token range and EDTF, in the order of the text.
Days = list[tuple[Span, str]]


def days_of(text: AnnotatedText, dates: list[TimeExpression]) -> Days:
    """The dates that can be the day of a saying."""
    return [(text.tokens(date.span), date.edtf) for date in dates if date.edtf is not None and date.type in {"DATE", "TIME"}]


def date_of(text: AnnotatedText, draft: Draft, days: Days) -> str | None:
    """The day of the saying: a date that hangs on the cue and lies outside of the content."""
    sentence = text.sentences[text.sentence_number(draft.cue)]
    first = bisect_left(days, sentence.start, key=lambda day: day[0].start)
    for tokens, edtf in takewhile(lambda day: day[0].start < sentence.end, islice(days, first, None)):
        outside = not any(draft.holds(t) for t in range(*tokens))
        if outside and any(_hangs_on(text, t, draft.cue) for t in range(*tokens)):
            return edtf
    return None


def _hangs_on(text: AnnotatedText, token: int, verb: int) -> bool:
    """Whether the first verb above a token is the given one."""
    for above in syntax.ancestors(text, token):
        if above == verb:
            return True
        if text.poss[above] in {"VERB", "AUX"}:
            return False
    return False
