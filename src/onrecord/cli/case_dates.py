"""EDTF dates as people read them."""

import re

_SEASONS = {"21": "spring", "22": "summer", "23": "autumn", "24": "winter"}
_QUALIFIED = {"~": "about ", "?": "perhaps ", "%": "perhaps about "}
_SEASON = re.compile(r"(\d{4})-(2[1-4])")
_DECADE = re.compile(r"(\d{3})X")


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
