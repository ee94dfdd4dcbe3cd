"""EDTF dates in order, compatible, counted."""

import pytest

from onrecord.record import edtf


def test_order() -> None:
    dates = [
        None,
        "2031-04-07",
        "2031",
        "../2031-04-06",
        "2031-03~",
        "2030-12-31/2031-01-02",
        "no date",
        "2031-21",
        "2031-13-45",
    ]
    ordered = sorted(dates, key=edtf.order)
    assert ordered.index("2031-03~") < ordered.index("../2031-04-06") < ordered.index("2031-04-07") < ordered.index(None)
    assert set(ordered[-2:]) == {None, "no date"}


@pytest.mark.parametrize(
    ("a", "b", "compatible"),
    [
        ("2031-04-06", "2031-04-06", True),
        ("2031-04-06", "2031-04-07", False),
        ("2031-04-06", "2031-04", True),
        ("2031", "2031-04-06", True),
        ("../2031-04-06", "2031-04-05", True),
        ("../2031-04-06", "2031-04-07", False),
        ("2031-04-06/..", "2031-05-01", True),
        ("2031-04-01/2031-04-03", "2031-04-02", True),
        (None, "2031-04-06", True),
        ("nonsense", "2031-04-06", True),
        ("2031-02-30", "2031-04-06", True),
        ("2031-23", "2031-03-03", False),
        ("2031-23", "2031-11-30", True),
        ("2031-24", "2031-01-15", True),
    ],
)
def test_compatible(a: str | None, b: str | None, compatible: bool) -> None:
    assert edtf.compatible(a, b) is compatible
    assert edtf.compatible(b, a) is compatible


@pytest.mark.parametrize(
    ("since", "until", "days"),
    [
        ("2031-04-06", "2031-04-16", 10),
        ("2031-04", "2031-05-01", 1),
        ("2031-04-06", "2031-04-05", None),
        (None, "2031-04-05", None),
        ("2031-04-06", "2031-04-06/..", None),
    ],
)
def test_days_between(since: str | None, until: str, days: int | None) -> None:
    assert edtf.days_between(since, until) == days


def test_closest() -> None:
    assert edtf.closest(["2031", "2031-04-06", "2031-04-07", "2031-04"]) == "2031-04-06"
    assert edtf.closest(["../2031-04-06", "2031-04"]) == "2031-04"
    assert edtf.closest(["nonsense"]) is None
    assert edtf.closest([]) is None


@pytest.mark.parametrize(
    ("wide", "narrow", "covers"),
    [
        ("2031-04", "2031-04-06", True),
        ("2031-04-06", "2031-04-06", True),
        ("2031-04-06", "2031-04", False),
        ("2031-21", "2031-05-31", True),
        ("2031-24", "2031-12-24", True),
        ("2031-24", "2031-07-24", False),
        ("2031-04-24", "2031-04-12", False),
        ("2031-05", "2031-04-06", False),
        ("nonsense", "2031-04-06", False),
    ],
)
def test_covers(wide: str, narrow: str, covers: bool) -> None:
    assert edtf.covers(wide, narrow) is covers
