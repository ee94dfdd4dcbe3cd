"""EDTF as people read it."""

import pytest

from onrecord.cases.wording import readable

DATES = [
    ("2026-03-12", "2026-03-12"),
    ("2026-03", "2026-03"),
    ("2026~", "about 2026"),
    ("2026-03?", "perhaps 2026-03"),
    ("2026%", "perhaps about 2026"),
    ("2026-21", "spring 2026"),
    ("202X", "2020s"),
    ("../2026-03-12", "by 2026-03-12"),
    ("2026-03-12/..", "from 2026-03-12"),
    ("2026-03-10/2026-03-16", "2026-03-10 – 2026-03-16"),
    ("2026-22/2026-23~", "summer 2026 – about autumn 2026"),
    ("", "undated"),
    (None, "undated"),
]


@pytest.mark.parametrize(("edtf", "expected"), DATES)
def test_readable(edtf: str | None, expected: str) -> None:
    assert readable(edtf) == expected
