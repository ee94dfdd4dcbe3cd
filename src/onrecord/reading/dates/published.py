"""The day on which a document was published: the document's own, else a dateline's, else inferred from the text, else unknown."""

import re
from datetime import date

from onrecord.language import AnnotatedText
from onrecord.reading.dates.calendar import as_day, real_day, weekday_from
from onrecord.reading.dates.find import find_dates
from onrecord.reading.dates.tense import tense
from onrecord.record import Document, TimeExpression

# A line that tells the day of publication stands within so many characters of the start.
HEAD = 1500
_POSTED = re.compile(r"\b(?:posted|published|released?|issued|dated?|filed|for immediate release)(?: on| date)?\W{0,4}(?:\w+day,? )?$", re.I)
_UPDATED = re.compile(r"\b(?:updated|modified|revised)(?: on| at)?\W{0,4}(?:\w+day,? )?$", re.I)
_PLACE = re.compile(r"[A-Z][A-Z .,'’-]+(?:, ?[A-Z][\w.]+)?,?\s*\(?")
_DASH = re.compile(r"\)?:?\s*(?:\([A-Z][\w/ ]*\)\s*)?(?:--|[—–:-])")
_LINE_END = re.compile(r"[\s|.,)]*(?:[A-Z]{2,4})?[\s|]*(?:\n|$)")


def find_published(text: AnnotatedText, document: Document) -> tuple[str | None, str | None]:
    """The day of publication (EDTF) and its basis: the document's own, else a dateline's, else inferred, else (None, None)."""
    if document.published:
        return document.published, document.published_basis
    dates = find_dates(text, None)
    if day := _dateline(text.content, dates):
        return day.isoformat(), "dateline"
    if day := _inferred(text, dates):
        return day.isoformat(), "inferred"
    return None, None


def _dateline(content: str, dates: list[TimeExpression]) -> date | None:
    """The day that a date line at the start tells: a "posted" line first, a line of its own, a city's dateline, an "updated" line."""
    ranked: list[tuple[int, int, date]] = []
    for found in dates:
        day = as_day(found.value)
        if found.span.start > HEAD:
            break
        if day is not None and (rank := _rank(content, found)) is not None:
            ranked.append((rank, found.span.start, day))
    return min(ranked)[2] if ranked else None


def _rank(content: str, found: TimeExpression) -> int | None:
    """How surely a date with its year is the document's: 0 the most; None where it is not."""
    line_start = content.rfind("\n", 0, found.span.start) + 1
    before = content[line_start : found.span.start]
    if _POSTED.search(before[-40:]):
        return 3 if "(" in before[-20:] else 0
    if _UPDATED.search(before[-40:]):
        return 4
    if _LINE_END.match(content, found.span.end) and (not before.strip() or (found.type == "TIME" and found.value[11:12].isdigit())):
        return 1
    if len(before) < 60 and _PLACE.fullmatch(before) and _DASH.match(content, found.span.end):
        return 2
    return None


def _inferred(text: AnnotatedText, dates: list[TimeExpression]) -> date | None:
    """The day that the text fixes: the bare past weekday ("said on Friday") on or after the latest past date that it reports."""
    past = [found for found in dates if tense(text, found.span).time != "future"]
    known = [day for found in past if (day := as_day(found.value))]
    years = {int(found.value[:4]) for found in past if re.match(r"\d{4}(?!\d)", found.value)}
    known += [day for found in past if (day := _with_year(text.content, found, years))]
    weekdays = [int(found.value[9]) for found in past if re.match(r"XXXX-WXX-\d", found.value) and found.type in {"DATE", "TIME"}]
    if not known or not weekdays:
        return None
    return weekday_from(max(known), weekdays[0], 1)


def _with_year(content: str, found: TimeExpression, years: set[int]) -> date | None:
    """A weekday, day and month without a year: the first year from the latest that the text names in which they agree."""
    parts = re.match(r"XXXX-(\d\d)-(\d\d)", found.value)
    named = re.search(r"(mon|tues|wednes|thurs|fri|satur|sun)day", content[found.span.start : found.span.end], re.I)
    if not parts or not named or not years:
        return None
    weekday = ["mon", "tues", "wednes", "thurs", "fri", "satur", "sun"].index(named[1].lower()) + 1
    days = (real_day(max(years) + later, int(parts[1]), int(parts[2])) for later in range(3))
    return next((day for day in days if day and day.isoweekday() == weekday), None)
