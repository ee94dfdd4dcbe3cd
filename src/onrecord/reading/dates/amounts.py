"""How long, and how often: amounts of time, ages ago, sets."""

from onrecord.reading.dates import calendar
from onrecord.reading.dates.context import Context, Value
from onrecord.reading.dates.forms import Match
from onrecord.reading.dates.words import Word

# TIMEX3 designators; decades and centuries are told in years.
_DESIGNATORS = {
    "S": "PT{}S",
    "TM": "PT{}M",
    "TH": "PT{}H",
    "D": "P{}D",
    "W": "P{}W",
    "M": "P{}M",
    "Q": "P{}Q",
    "Y": "P{}Y",
    "WE": "P{}WE",
}
_IN_YEARS = {"DE": 10, "CE": 100}
_SMALLER = {"TH": ("TM", 60), "TM": ("S", 60), "Y": ("M", 12), "D": ("TH", 24)}
_LESS = ("less", "under", "nearly", "almost", "fewer")
_MORE = ("over",)


def number(words: list[Word]) -> int:
    """The number that some words spell: "twenty five", "a hundred", "two thousand", "45"."""
    total = current = 0
    for word in words:
        value = word.values.get("CARDINAL")
        if value is None:
            continue
        if value in {12, 100, 1000} and not word.lower.isdigit() and word.lower != "twelve":
            current = max(current, 1) * value
            total, current = (total + current, 0) if value == 1000 else (total, current)
        else:
            current += value
    return total + current or 1


def modifier(match: Match) -> str | None:
    """The TIMEX3 modifier of an amount or a point of time."""
    if match.has("least"):
        return "EQUAL_OR_MORE"
    if match.has("most") or match.has("up"):
        return "EQUAL_OR_LESS"
    if match.has("more") and match.has("than"):
        return "EQUAL_OR_LESS" if match.has("no") else "MORE_THAN"
    if match.has("less", "fewer") and match.has("than"):
        return "EQUAL_OR_MORE" if match.has("no") else "LESS_THAN"
    return "APPROX" if match.has("so") else match.first("ABOUT") or match.first("PART")


def how_many(match: Match) -> int | None:
    """The number of an amount, None where it is indefinite."""
    if match.named_words("couple"):
        return 2
    words = match.named_words("number")
    return number(words) if words else None


def amount(count: int | None, unit: str, *, half: bool = False) -> str:
    """An amount as a TIMEX3 duration: `P2W`, `PT1H30M`; X where the number is indefinite."""
    if unit in _IN_YEARS:
        return f"P{count * _IN_YEARS[unit]}Y" if count is not None else f"PX{unit}"
    value = _DESIGNATORS[unit].format("X" if count is None else count)
    if half and unit in _SMALLER:
        smaller, size = _SMALLER[unit]
        return value + _DESIGNATORS[smaller].format(size // 2).removeprefix("PT" if "T" in value else "P")
    return value


def _four_digits(match: Match) -> tuple[str, str] | None:
    """Hour and minute of "2130 hours" as dispatchers write it."""
    digits = next((word.lower for word in match.words if word.lower.isdigit()), "")
    is_clock = len(digits) == 4 and match.has("hours", "hrs") and int(digits[:2]) < 24 and int(digits[2:]) < 60
    return (digits[:2], digits[2:]) if is_clock else None


def duration(match: Match, context: Context) -> Value | None:
    """ "two weeks", "the past few days", "a 12-hour", "a year and a half"; "0300 hours" is a time of day."""
    count = how_many(match)
    if clock := _four_digits(match):
        return Value("TIME", f"T{clock[0]}:{clock[1]}", modifier(match))
    if count is None and not match.named_words("indefinite") and "UNITS" not in match.named_words("unit")[0].values:
        count = 1
    if match.words[0].lower == "one" and match.get("unit") == "D" and context.tense(match.span).time == "future":
        return Value("DATE", "FUTURE_REF")
    if match.get("unit") == "M" and (count or 0) > calendar.MONTHS_OF_QUARTER:
        context.quarter_compared = None
    half = match.has("half") or match.first("FRACTION") == "1/2"
    return Value("DURATION", amount(count, match.get("unit"), half=half), modifier(match))


def indefinite_duration(match: Match, context: Context) -> Value | None:
    """ "weeks", "the past years"; "the coming months" are the future."""
    if match.has("coming", "upcoming"):
        return Value("DATE", "FUTURE_REF")
    return Value("DURATION", amount(None, match.get("unit")), modifier(match))


def ago(match: Match, context: Context) -> Value | None:
    """ "two weeks ago": the week, the day, the year that lies so far back from the day of publication."""
    unit, count = match.get("unit"), how_many(match)
    if count is None:
        return Value("DATE", "PAST_REF")
    if unit in {"TH", "TM", "S"}:
        return Value("DURATION", amount(count, unit), modifier(match))
    if unit == "Y" and count == 1 and context.quarter_compared:
        return Value("DATE", year_before(context.quarter_compared))
    if context.published is None:
        return Value("DATE", "PAST_REF")
    return Value("DATE", calendar.period(context.published, unit, -count), modifier(match))


def shifted(match: Match, context: Context) -> Value | None:
    """ "two days later", "a year earlier": counted from the day told before."""
    unit, count, way = match.get("unit"), how_many(match), match.get("way")
    if unit in {"TH", "TM", "S"} or match.words[-1].lower in {"after", "before", "prior"}:
        return Value("DURATION", amount(count, unit), modifier(match))
    if unit == "Y" and count == 1 and way < 0 and context.quarter_compared:
        return Value("DATE", year_before(context.quarter_compared))
    start = context.told_for(unit) or context.published
    if start is None or count is None:
        return Value("DATE", "FUTURE_REF" if way > 0 else "PAST_REF")
    return Value("DATE", calendar.period(start, unit, way * count), None)


def year_before(quarter: str) -> str:
    """The same quarter a year before."""
    return f"{int(quarter[:4]) - 1:04}{quarter[4:]}"


def each(match: Match, context: Context) -> Value | None:
    """ "every week", "each Thursday", "Mondays", "every July"."""
    weekday = match.get("weekday")
    part = match.get("daypart")
    if weekday:
        return Value("SET", f"XXXX-WXX-{weekday}" + (f"T{part}" if part else ""))
    if match.get("month"):
        return Value("SET", f"XXXX-{match.get('month'):02}")
    if match.get("season"):
        return Value("SET", f"XXXX-{match.get('season')}")
    if part:
        return Value("SET", f"XXXX-XX-XXT{part}")
    return Value("SET", amount(how_many(match) or 1, match.get("unit")))


def frequency(match: Match, context: Context) -> Value | None:
    """ "daily", "annually"."""
    return Value("SET", match.get("frequency"))
