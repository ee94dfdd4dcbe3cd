"""Numbers beside a trigger: shots fired, years, dollars."""

import re

from onrecord.language import AnnotatedText
from onrecord.lexicon import load
from onrecord.reading.events.triggers import Trigger

# How far from a trigger a number that counts for it may stand, in words.
REACH = 10
_DIGITS = re.compile(r"\d[\d,]*(?:\.\d+)?$")
_UNITS = {
    "shots": frozenset({"shot", "round", "time", "bullet"}),
    "years": frozenset({"year"}),
}


def counted(text: AnnotatedText, trigger: Trigger) -> int | float | None:
    """The number that a trigger's rule counts, where one stands beside it."""
    wanted = trigger.rule.count
    if wanted is None:
        return None
    sentence = text.sentences[text.sentence_number(trigger.start)]
    around = range(max(sentence.start, trigger.start - REACH), min(sentence.end, trigger.end + REACH))
    if wanted == "money":
        return next((number for i in around if text.lowers[i] == "$" and (number := _money(text, i + 1)) is not None), None)
    for i in around:
        if text.lemmas[i] in _UNITS[wanted] and i > sentence.start and (number := _number(text.lowers[i - 1])) is not None:
            return number
    return None


def _money(text: AnnotatedText, token: int) -> int | float | None:
    """Dollars: "2.5 million", "50,000"."""
    if token >= len(text.lowers):
        return None
    scales, plain = load("events_cues")["scales"], text.lowers[token].rstrip("kmb")  # "$795K"
    if (number := _number(plain)) is None:
        return None
    after = text.lowers[token + 1] if token + 1 < len(text.lowers) else ""
    scale = scales.get(text.lowers[token].removeprefix(plain) or after, 1)
    whole = round(number * scale, 2)
    return int(whole) if whole == int(whole) else whole


def _number(word: str) -> int | float | None:
    if _DIGITS.match(word):
        plain = word.replace(",", "")
        return float(plain) if "." in plain else int(plain)
    number: int | None = load("events_cues")["numbers"].get(word)
    return number
