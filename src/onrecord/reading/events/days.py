"""Days: the day of the incident, and how far apart two days are."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import date as day
from typing import NamedTuple, TypeGuard

from onrecord.record import edtf

# The length of an ISO day.
DAY = 10
# How a day begins of which no year is told.
OPEN_YEAR = "XXXX"


class When(NamedTuple):
    """A date (EDTF), what it rests on, and the time of day (HH:MM) where one is told."""

    date: str | None = None
    basis: str | None = None
    time: str | None = None


# A day so shortly before the publication is the news; one told from long before is more often of another incident.
NEWS = 7
MONTH = 31
NEAR = 1.5
# So much more than a day a span counts that leaves it out. Of 1,889 incidents 1,609 have the right day with 3, 1,606
# with 1 and 1,611 without this, which gives many an incident of the last week the day of the page.
FAR_MORE = 3


def incident_day(votes: Iterable[tuple[When, float]], published: str | None) -> When:
    """The day of the incident: the one with the most votes, those near the publication counting more.

    A day goes before a week, a month or a year, unless that has far more votes and the day lies outside of it; the earlier
    told of two.
    """
    listed = [(when, weight) for when, weight in votes if when.date and not (published and when.date > published)]
    counted: defaultdict[str | None, float] = defaultdict(float)
    for when, weight in listed:
        counted[when.date] += weight * (NEAR if is_news(when.date, published) else 1)
    longer = max((when.date for when, _ in listed if not is_day(when.date)), key=lambda date: counted[date], default=None)
    told = [when for when, _ in listed if is_within(when.date, longer) or FAR_MORE * counted[when.date] >= counted[longer]]
    best = max(told, key=lambda when: (is_day(when.date), counted[when.date]), default=When())
    return best._replace(time=next((when.time for when, _ in listed if when.date == best.date and when.time), None))


def is_day(told: str | None) -> TypeGuard[str]:
    """Whether a date is one day, no month or weekend."""
    return told is not None and len(told) == DAY


def known(when: When) -> When:
    """A date whose year is known, else only the time of its day."""
    return When(None, None, when.time) if when.date and when.date.startswith(OPEN_YEAR) else when


def is_of_another_year(told: str, incident: str) -> bool:
    """Whether a date with a year is another day than one of which no year is told: "2011-05-05", "XXXX-06-03"."""
    if not incident.startswith(OPEN_YEAR) or told.startswith(OPEN_YEAR):
        return False
    return not told.endswith(incident.removeprefix(OPEN_YEAR))


def is_within(told: str | None, span: str | None) -> bool:
    """Whether a day lies in a longer date: "over the weekend", "in May", "last fall"."""
    return is_day(told) and bool(span) and (told.startswith(span or "") or edtf.covers(span or "", told))


def is_news(told: str | None, published: str | None, longest: int = NEWS) -> bool:
    """Whether a day lies at most so many days before the publication that the document is the news of it."""
    apart = days_between(told, published) if told and published else None
    return is_day(told) and apart is not None and 0 <= apart <= longest


def days_between(first: str, second: str) -> int | None:
    """The days from one EDTF date to another by their ends; None where either has no day or month or year to count from."""
    one, other = edtf.bounds(first), edtf.bounds(second)
    return (other[1] - one[1]).days if one and other and day.max not in (one[1], other[1]) else None
