"""Do two documents tell of the same incident? A sum of named features, each with what the user reads about it.

A feature is a function of two documents; its docstring is its explanation. Weights and threshold are data
(lexicon/linking.yml), fitted to documents whose incidents are known by benchmarks/linking_weights.py.
"""

import math
from collections.abc import Callable

from onrecord.cases.profile import Profile, cosine
from onrecord.lexicon import load
from onrecord.record import Entry

Feature = Callable[[Profile, Profile], float]
FEATURES: dict[str, Feature] = {}
RARE = 6.2  # natural logarithm: a word in one of some 500 documents
SOFT = 30.0  # a cosine of 1/30 is where the logarithmic scale begins
LONG = 30  # days: later reports of a case may come at any time
MOST = 6.0  # a sum counts no further than this either way
LEAST_SHARED = 2  # names or rare words: one town's name alone ties no two documents


class Score(Entry):
    """What one feature adds to the sum, and why."""

    feature: str
    value: float
    adds: float
    because: str


def feature(function: Feature) -> Feature:
    """Register a feature under its name."""
    FEATURES[function.__name__] = function
    return function


@feature
def same_lead(a: Profile, b: Profile) -> float:
    """How much the headlines and first paragraphs share: what each document is mainly about; logarithmic scale."""
    return math.log1p(SOFT * cosine(a.lead, b.lead))


@feature
def same_names(a: Profile, b: Profile) -> float:
    """How many of the capitalised words are the same: people, streets, towns, bodies; logarithmic scale."""
    return math.log1p(SOFT * cosine(a.names, b.names))


@feature
def same_full_names(a: Profile, b: Profile) -> float:
    """How many names of two words and more are the same, rare ones counting most."""
    return _shared_rarity(a, b, a.document.full_names, b.document.full_names)


@feature
def shared_rare_words(a: Profile, b: Profile) -> float:
    """How many words that few other documents use stand in both."""
    return _shared_rarity(a, b, a.document.words, b.document.words)


@feature
def same_ages(a: Profile, b: Profile) -> float:
    """The share of the ages given in one document that the other gives too."""
    ours, theirs = set(a.document.ages), set(b.document.ages)
    return len(ours & theirs) / min(len(ours), len(theirs)) if ours and theirs else 0.0


@feature
def other_ages(a: Profile, b: Profile) -> float:
    """Both documents give ages, and none is the same."""
    ours, theirs = set(a.document.ages), set(b.document.ages)
    return float(bool(ours and theirs) and not ours & theirs)


@feature
def days_between(a: Profile, b: Profile) -> float:
    """How far apart the two were published, up to a month, on a logarithmic scale; a week where a day is not known."""
    days = 7 if a.day is None or b.day is None else abs(a.day - b.day)
    return math.log1p(min(days, LONG))


@feature
def same_day(a: Profile, b: Profile) -> float:
    """Both documents date the incident on one day."""
    return float(not a.days.isdisjoint(b.days))


@feature
def days_apart(a: Profile, b: Profile) -> float:
    """How far apart the two date the incident, up to a month, on a logarithmic scale; nothing where one gives no day."""
    return math.log1p(min(LONG, *(abs(x - y) for x in a.days for y in b.days))) if a.days and b.days else 0.0


def similarity(a: Profile, b: Profile) -> float:
    """The weighted sum: the logarithm of the odds that the two documents tell of one incident, within -6..6."""
    shared_names = len(a.names.keys() & b.names.keys())
    if max(shared_names, len(_shared_rare(a, b, a.document.words, b.document.words))) < LEAST_SHARED:
        return -MOST
    weights: dict[str, float] = load("linking")["weights"]
    total = weights["always"] + sum(weights[name] * measure(a, b) for name, measure in FEATURES.items())
    return max(-MOST, min(MOST, total))


def scores(a: Profile, b: Profile) -> list[Score]:
    """What each feature adds, the weightiest first."""
    weights: dict[str, float] = load("linking")["weights"]
    values = {name: measure(a, b) for name, measure in FEATURES.items()}
    listed = [
        Score(feature=name, value=value, adds=weights[name] * value, because=(FEATURES[name].__doc__ or "").strip())
        for name, value in values.items()
    ]
    return sorted(listed, key=lambda score: -abs(score.adds))


def _shared_rarity(a: Profile, b: Profile, ours: dict[str, int], theirs: dict[str, int]) -> float:
    """The rarity that shared words have above the common, summed, on a logarithmic scale."""
    return math.log1p(math.fsum(_shared_rare(a, b, ours, theirs)))


def _shared_rare(a: Profile, b: Profile, ours: dict[str, int], theirs: dict[str, int]) -> list[float]:
    """How much rarer than the common each shared rare word is."""
    above = (a.rarity.of(word) - RARE for word in ours.keys() & theirs.keys())
    return [more for more in above if more > 0]
