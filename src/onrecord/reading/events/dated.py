"""The dated expressions of a text, each with its place in the parse: the verb above it, the noun that it belongs to."""

import re
from dataclasses import dataclass

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.dates import is_line, is_stamp, names_day
from onrecord.reading.events.days import DAY, When, is_news
from onrecord.reading.events.rules import cues
from onrecord.record import TimeExpression

_ARTICLES = frozenset({"the", "a", "an"})
_MODIFYING = frozenset({"compound", "nmod", "amod", "poss", "nummod"})
# The day of somebody's birth, so many characters after the words that say so at most.
_BIRTH = re.compile(r"(?:\bd\.? ?o\.? ?b\.?|\bborn(?: on)?|\bdate of birth)\W*$", re.I)
BIRTH_REACH = 20
# So far above a year the verb of "since" stands at most.
SINCE_REACH = 4
_OPEN_YEAR = re.compile(r"XXXX-(?:\d\d-\d\d|WXX-\d)")
# No event of a record is older.
EARLIEST = "1900"


@dataclass(frozen=True, slots=True)
class Told:
    """A time expression with its place in the parse: its first token, its root, the verb above, the noun that it belongs to."""

    start: int
    root: int
    verb: int
    noun: int | None
    when: When


def dated(text: AnnotatedText, dates: list[TimeExpression], nouns: set[int], published: str | None) -> list[Told]:
    """The expressions that date something, in order; `nouns`: the heads of the nouns that show events."""
    return [_place(text, expression, nouns, published) for expression in dates if _is_day(text, expression, published)]


def _is_day(text: AnnotatedText, expression: TimeExpression, published: str | None) -> bool:
    """Whether an expression dates anything; "the 1900 block" does not, nor the line with the day of the letter."""
    day = _day_of(expression)
    if day is None or expression.type not in {"DATE", "TIME"} or day < EARLIEST:
        return False
    if is_stamp(text.content, expression.span) or (expression.edtf == published and is_line(text.content, expression.span)):
        return False
    if _BIRTH.search(text.content, max(expression.span.start - BIRTH_REACH, 0), expression.span.start):
        return False
    return not text.content.startswith(" block", expression.span.end) and not _is_since(text, expression)


def _day_of(expression: TimeExpression) -> str | None:
    """The EDTF of an expression; of a day without a year its value ("XXXX-06-03"), so that it is none of a year told."""
    return expression.edtf or (expression.value[:DAY] if _OPEN_YEAR.match(expression.value) else None)


def _is_since(text: AnnotatedText, expression: TimeExpression) -> bool:
    """Whether a year dates what has gone on since: "the fourth death since the department began to use it in 2001"."""
    if expression.edtf is None or len(expression.edtf) > len("2001"):
        return False
    above = syntax.ancestors(text, text.tokens(expression.span).start)[:SINCE_REACH]
    return any(text.lowers[child] == "since" for verb in above for child in syntax.children(text, verb, "mark"))


def _place(text: AnnotatedText, expression: TimeExpression, nouns: set[int], published: str | None) -> Told:
    words = text.content[expression.span.start : expression.span.end]
    tokens = text.tokens(expression.span)
    inside = range(tokens.start, max(tokens.end, tokens.start + 1))
    root = next((i for i in inside if text.heads[i] not in inside or text.heads[i] == i), tokens.start)
    verb, when = syntax.clause_verb(text, root), _when(expression, words, published)
    noun = _owner(text, root, nouns) or _following(text, inside, nouns)
    if noun is None and (_is_perfect(text, verb) or not is_news(when.date, published)):
        noun = _judged(text, verb, tokens.start)
    return Told(tokens.start, root, verb, noun, when)


def _judged(text: AnnotatedText, verb: int, date: int) -> int | None:
    """The deed that somebody is charged in, told right before its date: "charged in the death of Dale Roe on March 3"."""
    if text.lemmas[verb] not in cues("bringing"):
        return None
    between = range(verb + 1, date)
    deeds = [i for i in between if text.lemmas[i] in cues("deed") and text.tags[i].startswith("NN")]
    after = range(deeds[-1], date) if deeds else range(0)
    is_past_it = any(text.lowers[i] == "of" for i in after) and not any(text.poss[i] in {"VERB", "AUX"} for i in after)
    return deeds[-1] if is_past_it else None


def _is_perfect(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb is in the present perfect, so that no day of the past is its own: "has been charged"."""
    return any(text.lowers[child] in {"has", "have"} for child in syntax.children(text, verb, "aux"))


def _owner(text: AnnotatedText, root: int, nouns: set[int]) -> int | None:
    """The noun that a date belongs to alone: "Friday's shooting", "a March 10 traffic stop", "a fight on June 28"."""
    above = text.heads[root]
    if text.deps[root] in _MODIFYING and root < above and text.poss[above] in {"NOUN", "PROPN", "ADJ"}:
        return above
    for noun in syntax.ancestors(text, root):
        if text.poss[noun] in {"VERB", "AUX"}:
            return None
        if noun in nouns or text.lemmas[noun] in cues("incident"):
            return _looked_into(text, noun, root)
    return None


def _looked_into(text: AnnotatedText, noun: int, date: int) -> int:
    """Of an inquiry what it is into, where that stands before the date: "the review of the shooting by Lee Doe on May 5"."""
    if text.lemmas[noun] not in cues("inquiries"):
        return noun
    return next((i for i in range(noun + 1, date) if text.lemmas[i] in cues("incident")), noun)


def _following(text: AnnotatedText, inside: range, nouns: set[int]) -> int | None:
    """The event noun right after a date that an article sets before it: "the May 3, 2019, fatal shooting"."""
    if text.lowers[inside.start] not in _ARTICLES and text.lowers[max(inside.start - 1, 0)] not in _ARTICLES:
        return None
    start = inside.stop + (text.lowers[inside.stop : inside.stop + 1] == [","])
    for token in range(start, min(start + 3, len(text.lowers))):
        if token in nouns:
            return token
        if text.poss[token] not in {"ADJ", "NOUN", "VERB", "PUNCT", "PROPN"}:
            return None
    return None


def _when(expression: TimeExpression, words: str, published: str | None) -> When:
    """`stated` where the words give the year, else `resolved`: from the publication, or an hour from the day told before it.

    `inferred` for an hour alone of which no day of the news is told, and for a night between two days.
    """
    clock, day = expression.value.partition("T")[2], _day_of(expression)
    basis = "stated" if day and day[:4] in words else "resolved"
    is_of_day = day != published and is_news(day, published)
    if expression.type == "TIME" and not names_day(words) and not is_of_day:
        basis = "inferred"
    return When(day, basis, clock[:5] if len(clock) >= 5 and clock[2] == ":" else None)
