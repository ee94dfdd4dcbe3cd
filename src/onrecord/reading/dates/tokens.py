"""How the grammar of dates cuts a text: words, numbers by their shape, and the few marks that count."""

import re
from typing import Any

TOKEN = re.compile(
    r"""
    (?P<WORD>[^\W\d_]+(?:['’]clock\b|\.[^\W\d_]\b\.?)?(?![\d_]))
  | (?P<ISO>\d{4}-\d\d-\d\d)(?![\w-])
  | (?P<SLASHED>\d{1,2}/\d{1,2}/(?:\d{4}|\d\d))(?![\w/])
  | (?P<FRACTION>\d/\d)(?![\d/])
  | (?P<CLOCK>(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?)(?![\d:])
  | (?P<YEARS>(?:1[5-9]|20)\d0['’]?s|['’‘`][2-9]0s)\b
  | (?P<NTH>\d{1,2}(?:st|nd|rd|th))\b
  | (?P<INTEGER>\d{1,4}(?=[ap]\.?m\b)|\d{1,4}(?![\w%]|[.,:/]\d))
  | (?P<POSSESSIVE>['’]s?\b)
  | (?P<DASH>[-–])
  | (?P<COMMA>,)
  | [$£€\#]\s?\d[\d.,]* | \d+(?:[.,:/]\d+)+ | \w+ | [^\w\s]
    """,
    re.VERBOSE | re.IGNORECASE,
)


# Tokens that show every set of classes that a number or mark can have.
SAMPLES = {
    "ISO": ["2026-10-21"],
    "SLASHED": ["10/21/2026"],
    "CLOCK": ["10:30"],
    "FRACTION": ["1/2"],
    "YEARS": ["1990s"],
    "NTH": ["3rd", "40th"],
    "POSSESSIVE": ["'s"],
    "DASH": ["-"],
    "COMMA": [","],
    "INTEGER": ["0", "1", "24", "25", "31", "32", "1499", "1500", "2099", "2100"],
}
_RANGES = {"DAY": (1, 31), "HOUR": (1, 24), "YEAR": (1500, 2099), "CARDINAL": (0, 9999)}


def number_values(kind: str, token: str) -> dict[str, Any]:
    """The classes of a number or a mark, with its value in each; `kind` is the group of TOKEN that it matched."""
    if kind == "NTH":
        number = int(token[:-2])
        return {"ORDINAL": number, "DAY": number} if 1 <= number <= 31 else {"ORDINAL": number}
    if kind != "INTEGER":
        return {kind: token}
    number = int(token)
    return {name: number for name, (low, high) in _RANGES.items() if low <= number <= high}
