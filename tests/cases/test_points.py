"""Points across documents: what is disputed, what revised, and in how many independent texts."""

from collections.abc import Iterator

import pytest

from onrecord.cases.merging import merge
from onrecord.record import Account, CasePoint, Point, Reading
from tests.cases.made import Telling

WHO = {"c": "Lorna Pettibone", "m": "Maribel Askew"}


def point(kind: str, *documents: str) -> CasePoint:
    """A point as documents of several days tell it: `c:three m:five` is the chief's word and Maribel's, `:two` its own."""
    return next(one for one in merge("case-1", list(readings(kind, *documents))).points if one.point == kind)


def readings(kind: str, *documents: str) -> Iterator[Reading]:
    for day, told in enumerate(documents, 1):
        own_words = " ".join("abcdefg"[day] * length for length in range(2, 14))  # so that no two are one text family
        telling = Telling(f"On day {day}, Lorna Pettibone and Maribel Askew: {told}. {own_words}", f"2031-04-0{day}")
        for party, name in WHO.items():
            telling.person(party, name)
        for one in told.split("; "):
            who, _, value = one.partition(":")
            telling.account(kind, value, one, source=who or None)
        yield telling.event("f", "use_of_force", "On day").read()


@pytest.mark.parametrize(
    ("kind", "documents", "disputed", "revised"),
    [
        ("shots_fired", ["c:three", "m:five"], True, False),
        ("shots_fired", ["c:three", "c:five"], False, True),
        ("shots_fired", ["c:three; c:five", "c:five"], False, False),  # of one voice in one document: a sequence
        ("shots_fired", ["c:three", "c:three; c:five"], False, True),  # told again, and changed
        ("shots_fired", ["c:one; c:three", "c:one; c:three"], False, False),
        ("shots_fired", [":three", ":three; :five"], False, False),
        ("shots_fired", [":three", ":five"], True, False),
        ("shots_fired", ["c:three", "m:five", "c:five"], False, True),  # nobody says three any more
        ("shots_fired", ["c:three", "m:five", "c:five", "m:three"], True, True),
        ("armed", ["c:handgun", "m:phone", "c:gun"], True, False),
        ("armed", ["c:handgun", "m:phone", "c:handgun; c:phone"], False, True),  # "we said a handgun; it was a phone"
        ("justified", ["c:yes", ":no"], False, False),  # nobody says so
        ("justified", ["c:yes", "m:no"], True, False),
        ("date", [":2031-03-30", ":2031-03-31"], True, False),
        ("date", [":2031-03-30", ":2031-04-02"], False, False),  # the first document was there before
        ("date", [":2031-03-30"] * 3 + [":2031-02-01"], False, False),  # one misread date
        ("date", [":02:00", ":about 01:15"], True, False),
        ("date", ["c:02:00", "m:about 01:50"], False, False),
        ("date", ["c:02:00", "c:03:30"], False, True),
        ("date", [":02:00", ":2031-03-31"], False, False),
        ("date", [":2031-03-30; :02:00"] * 3 + [":2031-02-01"], False, False),
        ("age", [":34", ":35"], False, False),
        ("age", [":34", ":43"], True, False),
        ("name", [":Mr. Askew", ":Dorian Askew"], False, False),
        ("place", [":Tanner Street", ":the 400 block of Tanner Street"], False, False),
        ("wounds", [":chest", ":critical condition"], False, False),
    ],
)
def test_disputed_and_revised(kind: str, documents: list[str], disputed: bool, revised: bool) -> None:
    found = point(kind, *documents)
    assert (found.disputed, found.revised) == (disputed, revised)


def test_who_says_what_when_first_and_who_changed() -> None:
    found = point("shots_fired", "c:three", "c:three", "m:five", "c:five")
    accounts = [(a.value, a.source, a.first, a.revised, len(a.spans), a.sources) for a in found.accounts]
    assert accounts == [
        ("three", "p1", "2031-04-01", False, 2, 1),  # once, in two documents
        ("five", "p2", "2031-04-03", False, 1, 1),
        ("five", "p1", "2031-04-04", True, 1, 1),
    ]
    assert (found.said_by, found.families, found.sources) == (["p1", "p2"], 4, 2)


@pytest.mark.parametrize("title", ["Officer shoots man with knife", None])
def test_a_headline_is_no_account_beside_its_story(title: str | None) -> None:
    telling = Telling("Officer shoots man with knife\n\nHe held a knife, police said.", "2031-04-01")
    telling.document = telling.document.model_copy(update={"title": title})
    telling.says("s1", None, "He held a knife")
    headline = Account(value="knife", spans=telling.at("with knife"))
    story = Account(value="knife", statement="s1", spans=telling.at("a knife"))
    telling.entries["points"].append(Point(point="armed", accounts=[headline, story]))
    (found,) = merge("case-1", [telling.read()]).points
    assert [account.spans[0].start for account in found.accounts] == [telling.at("a knife")[0].start]
