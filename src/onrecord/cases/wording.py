"""The record in plain words, as every page says it: dates, terms, what an event is."""

import re

from onrecord.record import CaseEvent, Event

_SEASONS = {"21": "spring", "22": "summer", "23": "autumn", "24": "winter"}
_QUALIFIED = {"~": "about ", "?": "perhaps ", "%": "perhaps about "}
_SEASON = re.compile(r"(\d{4})-(2[1-4])")
_DECADE = re.compile(r"(\d{3})X")
REFUSALS = {"declined": "declined to comment", "unreached": "did not answer", "contacted": "was asked for comment"}
_PARTICIPLES = ("ed", "held", "drawn")


def readable(edtf: str | None, unknown: str = "undated") -> str:
    """`2026~` as "about 2026", `../2026-10-21` as "by 2026-10-21", `2026-06-14/2026-06-20` as "2026-06-14 – 2026-06-20"."""
    if not edtf:
        return unknown
    start, slash, end = edtf.partition("/")
    if not slash:
        return _date(edtf)
    if start in {"", ".."}:
        return f"by {_date(end)}"
    if end in {"", ".."}:
        return f"from {_date(start)}"
    return f"{_date(start)} – {_date(end)}"


def _date(edtf: str) -> str:
    plain, qualified = (edtf[:-1], _QUALIFIED[edtf[-1]]) if edtf[-1:] in _QUALIFIED else (edtf, "")
    if found := _SEASON.fullmatch(plain):
        return f"{qualified}{_SEASONS[found[2]]} {found[1]}"
    if found := _DECADE.fullmatch(plain):
        return f"{qualified}{found[1]}0s"
    return qualified + plain


def term(value: str) -> str:
    """A term of the vocabulary in plain words."""
    return value.replace("_", " ")


def event_words(event: CaseEvent | Event) -> str:
    """`use of force (shooting)`, `charging decision: declined`, `officer not identified`, `no arrest`, `trial, planned`."""
    negated = event.polarity == "negated"
    kind = term(event.type)
    if negated and not event.outcome:
        kind = _negated(kind)
    subtype = f" ({term(event.subtype)})" if event.subtype else ""
    outcome = f": {'not ' if negated else ''}{term(event.outcome)}" if event.outcome else ""
    modality = f", {term(event.modality)}" if event.modality != "occurred" else ""
    return kind + subtype + outcome + modality


def _negated(kind: str) -> str:
    """The kinds of event end in what was done (`evidence released`) or name it (`arrest`)."""
    what, _, done = kind.rpartition(" ")
    return f"{what} not {done}" if what and done.endswith(_PARTICIPLES) else f"no {kind}"
