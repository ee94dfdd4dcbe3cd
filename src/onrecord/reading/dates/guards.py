"""What looks like a date and is none: a name, a verb, a count, a street number."""

import re

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.dates.forms import Match
from onrecord.reading.dates.tense import tense
from onrecord.text import Span

# A number joined to others by hyphens is part of a telephone or case number, except in a span of years.
_CHAINED_BEFORE = re.compile(r"(?<!\b(?:1[5-9]|20)\d\d)(?<=\d)[-/.]\Z|(?<=[a-z])-\Z", re.I)
_CHAINED_AFTER = re.compile(r"[-/](?!(?:(?:1[5-9]|20)\d\d|\d\d)\b(?!-))\d")


_AGE = ("-year-old", "-year old", " year old")
# What stands before a march that is an event.
_MARCHING = frozenset({"the", "annual", "``", "“", '"'})


def is_no_date(match: Match, text: AnnotatedText) -> bool:
    """Whether a match is no time expression after all."""
    named = [word for word in match.words if "MONTH" in word.values or "WEEKDAY" in word.values]
    if any(text.content[word.start].islower() for word in named):
        return True
    if named and text.content.startswith(_AGE, match.span.end):  # "In February 26-year-old Dale Roe died"
        return True
    if text.content[slice(*match.span)].lower() == "last day":  # "his last day is Friday"
        return True
    if match.form.rule == "month" and not match.named_words("year"):
        return _is_name(match, text)
    if match.form.rule == "year" and len(match.words) == 1:
        return not _is_year(match, text)
    if match.form.rule == "duration":
        return _is_rate_or_share(match, text)
    if match.form.rule == "indefinite_duration" and match.first("NEAR") is None:
        return match.get("unit") in {"S", "Q", "TM"} or _before(match, text) not in words("dates_guards", "before_units")
    if match.form.rule == "future" and len(match.words) == 1:  # "soon after"
        return _after(match, text) == "after" or tense(text, match.span).time != "future"
    return match.form.rule == "deictic" and _ends_title(match, text)


def _before(match: Match, text: AnnotatedText) -> str:
    """The word before a match in small letters, empty at the start."""
    token = text.tokens(match.span).start
    return text.lowers[token - 1] if token else ""


def _after(match: Match, text: AnnotatedText) -> str:
    """The word after a match in small letters, empty at the end."""
    token = text.tokens(match.span).end
    return text.lowers[token] if token < len(text.lowers) else ""


def _ends_title(match: Match, text: AnnotatedText) -> bool:
    """ "USA Today" """
    token = text.tokens(match.span).start
    return text.content[match.span.start].isupper() and token > 0 and text.tags[token - 1].startswith("NNP")


def _is_rate_or_share(match: Match, text: AnnotatedText) -> bool:
    """Whether an amount is a rate ("$500 a year"), a share ("a quarter", "three-quarters") or an ordinal ("a second")."""
    if not any(word.lower in {"a", "an"} for word in match.words) or any("CARDINAL" in word.values for word in match.words):
        return match.get("unit") == "Q" and match.has("-")
    if match.get("unit") in {"S", "Q"}:
        return True
    token = text.tokens(match.span).start
    return match.words[0].lower in {"a", "an"} and token > 0 and text.tags[token - 1] in {"NNS", "NN", "CD", "NNP", "RB"}


def _is_name(match: Match, text: AnnotatedText) -> bool:
    """Whether a month's name alone is a person's, or the verb "may"."""
    word = next(word for word in match.words if "MONTH" in word.values)
    token = text.tokens(Span(word.start, word.end)).start
    if len(word.lower) == 3 and word.lower != "may" and text.content[word.end - 1] != ".":
        return True
    if text.tags[token] == "MD" or text.ents[token] in {"PERSON", "GPE", "ORG", "FAC"}:
        return True
    before = text.lowers[token - 1] if token else ""
    if before in _MARCHING and text.lowers[token + 1 : token + 2] in (["for"], ["of"], ["on"]):  # "the March for Peace"
        return True
    return before.rstrip(".") in words("dates_guards", "titles")


def _is_year(match: Match, text: AnnotatedText) -> bool:
    """Whether a number of four digits alone is a year."""
    word = match.words[0]
    token = text.tokens(Span(word.start, word.end)).start
    before = text.lowers[token - 1] if token else ""
    after = text.lowers[token + 1] if token + 1 < len(text.lowers) else ""
    if _CHAINED_BEFORE.search(text.content, max(word.start - 12, 0), word.start) or _CHAINED_AFTER.match(
        text.content, word.end
    ):
        return False
    if before in words("dates_guards", "numbered") or after in words("dates_guards", "counted"):
        return False
    if before in words("dates_guards", "before_year"):
        return True
    if not 1900 <= match.get("year") <= 2050:
        return False
    return not ((after and text.tags[token + 1] in {"NNS", "NNPS"}) or text.tags[token + 1 : token + 2] == ["NNP"])
