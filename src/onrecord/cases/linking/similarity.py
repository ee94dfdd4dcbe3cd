"""Do two documents tell of the same incident? A sum of named features, each with what the user reads about it.

A feature is a function of two documents; its docstring is its explanation. Weights and threshold are data
(lexicon/linking.yml), fitted to documents whose incidents are known by benchmarks/linking_weights.py.
"""

import math
from collections.abc import Callable, Collection, Mapping

from onrecord.cases.linking.profile import Profile, cosine
from onrecord.lexicon import load
from onrecord.record import Entry

Feature = Callable[[Profile, Profile], float]
FEATURES: dict[str, Feature] = {}
SOFT = 30.0  # a cosine of 1/30 is where the logarithmic scale begins
LONG = 30  # days: later reports of a case may come at any time
MOST = 6.0  # a sum counts no further than this either way
LEAST_SHARED = 2  # names or rare words: one town's name alone ties no two documents

ALWAYS = "Every pair begins here: of pairs that share something, few tell of one incident."


class Score(Entry):
    """What one feature adds to the sum, and why."""

    feature: str
    value: float
    weight: float
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
def many_names(a: Profile, b: Profile) -> float:
    """How many rare capitalised words stand in both, on a logarithmic scale: a town's name alone is little."""
    return math.log1p(len(a.names.keys() & b.names.keys() & a.rare_words.keys()))


@feature
def shared_rare_words(a: Profile, b: Profile) -> float:
    """How many words that few other documents use stand in both."""
    return _shared_rarity(a.rare_words, b.rare_words)


@feature
def same_ages(a: Profile, b: Profile) -> float:
    """The share of the ages given in one document that the other gives too."""
    ours, theirs = set(a.document.ages), set(b.document.ages)
    return len(ours & theirs) / min(len(ours), len(theirs)) if ours and theirs else 0.0


@feature
def other_ages(a: Profile, b: Profile) -> float:
    """Both documents give ages, and none is the same."""
    return _differ(a.document.ages, b.document.ages)


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


@feature
def same_people(a: Profile, b: Profile) -> float:
    """How many surnames of people named in full are the same, on a logarithmic scale."""
    return math.log1p(len(set(a.document.surnames).intersection(b.document.surnames)))


@feature
def same_harmed(a: Profile, b: Profile) -> float:
    """Both documents name the same person as killed, hurt or suspected, by the surname."""
    return float(not set(a.document.harmed).isdisjoint(b.document.harmed))


@feature
def other_victims_later(a: Profile, b: Profile) -> float:
    """Other people harmed, published more than a month apart, no day in common: another incident, an officer's next."""
    is_later = a.day is not None and b.day is not None and abs(a.day - b.day) > LONG
    return _differ(a.document.victims, b.document.victims) * is_later * (1 - same_day(a, b))


@feature
def other_city(a: Profile, b: Profile) -> float:
    """Both documents say in which city it happened, and none is the same."""
    return _differ(a.document.cities, b.document.cities)


@feature
def other_state(a: Profile, b: Profile) -> float:
    """Both documents say in which state it happened, and none is the same."""
    return _differ(a.document.states, b.document.states)


def similarity(a: Profile, b: Profile) -> float:
    """The weighted sum: the logarithm of the odds that the two documents tell of one incident, within -6..6."""
    if max(len(a.names.keys() & b.names.keys()), len(a.rare_words.keys() & b.rare_words.keys())) < LEAST_SHARED:
        return -MOST
    weights: dict[str, float] = load("linking")["weights"]
    total = weights["always"] + math.fsum(weights[name] * measure(a, b) for name, measure in FEATURES.items())
    return max(-MOST, min(MOST, total))


def threshold() -> float:
    """Cases are joined while they agree more than this."""
    found: float = load("linking")["threshold"]
    return found


def scores(a: Profile, b: Profile) -> list[Score]:
    """What each feature adds, the weightiest first, then what every pair begins with."""
    weights: dict[str, float] = load("linking")["weights"]
    listed = []
    for name, measure in FEATURES.items():
        value = measure(a, b)
        because = " ".join((measure.__doc__ or "").split())
        listed.append(Score(feature=name, value=value, weight=weights[name], adds=weights[name] * value, because=because))
    always = Score(feature="always", value=1, weight=weights["always"], adds=weights["always"], because=ALWAYS)
    return [*sorted(listed, key=lambda score: -abs(score.adds)), always]


def _shared_rarity(ours: Mapping[str, float], theirs: Mapping[str, float]) -> float:
    """The rarity that shared rare words have above the common, summed, on a logarithmic scale."""
    return math.log1p(math.fsum(ours[word] for word in ours.keys() & theirs.keys()))


def _differ(ours: Collection[str] | Collection[int], theirs: Collection[str] | Collection[int]) -> float:
    """1 where both have some and share none."""
    return float(bool(ours and theirs) and set(ours).isdisjoint(theirs))
