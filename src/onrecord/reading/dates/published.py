"""The day on which a document was published: the document's own, else a dateline's, else inferred, else unknown."""

import re
from datetime import date

from onrecord.language import AnnotatedText
from onrecord.reading.dates.calendar import as_day, real_day, weekday_from
from onrecord.reading.dates.find import find_dates
from onrecord.reading.dates.stamps import HEAD, LINE_END, TIMED_END
from onrecord.reading.dates.tense import tense
from onrecord.record import Document, TimeExpression

# A bare weekday so many days after a dated one is told after it; a later one more often goes before it.
DAYS_AFTER = 2
# A weekday comes back to a day of the year after five years or more often after six: so far at most is looked for the year.
YEARS_LATER = 4
_POSTED = re.compile(
    r"\b(?:posted|published|released?|issued|dated?|filed|for immediate release)(?: on| date)?\W{0,4}(?:\w+day,? )?$", re.I
)
_UPDATED = re.compile(r"\b(?:updated|modified|revised)(?: on| at)?\W{0,4}(?:\w+day,? )?$", re.I)
_PLACE = re.compile(r"[A-Z][A-Z .,'’-]+(?:, ?[A-Z][\w.]+)?,?\s*\(?")
_WEEKDAYS = ["mon", "tues", "wednes", "thurs", "fri", "satur", "sun"]
# A dash, or the bracket around the date where the dateline is a line of its own.
_ENDS_DATELINE = re.compile(r"\)?:?\s*(?:\([A-Z][\w/ ]*\)\s*)?(?:--|[—–:-])|\)[ \t]*(?:\r?\n|$)")
# A paragraph with one of these is a picture's caption, whose date may be an old one.
_CAPTION = re.compile(r"\b(?:photos?|file|credit|pictured|gallery|getty|source|video|courtesy|AP|copyright)\b|©", re.I)


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
    """The day that a date line at the start tells: "posted", else a line of its own, else a city's dateline, else "updated"."""
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
    timed = TIMED_END.match(content, found.span.end) or (found.type == "TIME" and found.value[11:12].isdigit())
    if LINE_END.match(content, found.span.end) and (timed or not before.strip()):
        return 1
    if len(before) < 60 and _PLACE.fullmatch(before) and _ENDS_DATELINE.match(content, found.span.end):
        return 2
    return None


def _inferred(text: AnnotatedText, dates: list[TimeExpression]) -> date | None:
    """The day that the text fixes: the bare past weekday ("said on Friday") on or right after the latest past date it reports.

    Only a date told with its weekday ("on Wednesday, October 21st") counts: so writers tell what is days, not years, ago.
    """
    past = [found for found in dates if tense(text, found.span).time == "past"]
    years = {int(found.value[:4]) for found in dates if re.match(r"(?:19|20)\d\d(?!\d)", found.value)}
    known = [day for found in past if (day := _with_weekday(text, found, years)) and not _in_caption(text, found)]
    if not known or max(known).year < max(years):
        return None
    latest = max(known)
    bare = [
        int(found.value[9]) for found in past if re.match(r"XXXX-WXX-\d", found.value) and "last" not in _words(text, found)
    ]
    told = [weekday_from(latest, weekday, 1) for weekday in bare]
    return max((day for day in told if (day - latest).days <= DAYS_AFTER), default=None)


def _words(text: AnnotatedText, found: TimeExpression) -> str:
    return text.content[found.span.start : found.span.end].lower()


def _with_weekday(text: AnnotatedText, found: TimeExpression, years: set[int]) -> date | None:
    """A date told with its weekday; where it has no year, the first one that agrees, from the latest that the text names."""
    named = re.search(r"(mon|tues|wednes|thurs|fri|satur|sun)day", _words(text, found))
    if not named:
        return None
    if day := as_day(found.value):
        return day
    parts = re.match(r"XXXX-(\d\d)-(\d\d)", found.value)
    weekday = _WEEKDAYS.index(named[1]) + 1
    if not parts or not years:
        return None
    days = (real_day(max(years) + later, int(parts[1]), int(parts[2])) for later in range(YEARS_LATER + 1))
    return next((day for day in days if day and day.isoweekday() == weekday), None)


def _in_caption(text: AnnotatedText, found: TimeExpression) -> bool:
    paragraph = text.paragraphs[max(text.paragraph_number(found.span.start), 0)]
    return bool(_CAPTION.search(text.content, paragraph.start, paragraph.end))
