"""The page of a case: every section, each entry with whose word it is, its words and its document's number."""

from typing import Any

import pytest
from rich.console import Console

from onrecord.cases.merging import merge
from onrecord.cli.case_events import event_line
from onrecord.cli.case_list import case_lines
from onrecord.cli.case_page import SECTIONS, case_page
from onrecord.cli.case_shown import ShownCase
from onrecord.record import Case, CaseAccount, CasePoint, DocumentSpan, Event, Reading
from onrecord.store.summary import summary
from onrecord.text import Span
from tests.store.made import document, reading, span

LATER = "Chief Omar Bell said on Friday that Devon Harrow held a spoon. Officer Lena Ruiz shot Devon Harrow on March 12."


def later() -> Reading:
    """A second document of the same incident."""
    first, d = reading(), document(LATER, "Chief corrects himself", "/letters/later.txt", published="2026-03-20")
    parties = [first.parties[n].model_copy(update={"spans": [span(first.parties[n].name or "", LATER)]}) for n in range(3)]
    known = {"date": "2026-03-12", "date_basis": "stated", "attributed_to": None, "place": None, "count": None}
    shot = first.events[0].model_copy(update={**known, "spans": [span("shot", LATER)]})
    return Reading(
        document=d, parties=[p.model_copy(update={"affiliation": None, "relations": []}) for p in parties], events=[shot]
    )


def account(value: str, words: str, d: Reading, **known: str) -> CaseAccount:
    """An account that rests on some words of a document."""
    its = span(words, d.document.text)
    return CaseAccount(value=value, spans=[DocumentSpan(document=d.document.id, start=its.start, end=its.end)], **known)


def case() -> Case:
    """A case of two documents with a point on which accounts differ."""
    made = merge("case-3fa9c1d2b4e6", [later(), reading()])
    ids = {party.name: party.id for party in made.parties}
    accounts = [
        account("knife", "holding a knife", reading(), source=ids["Omar Bell"]),
        account("unarmed", "unarmed", reading(), source=ids["Ana Harrow"], date="2026-03-13"),
        account("spoon", "held a spoon", later()),
    ]
    point = CasePoint(point="armed", about=ids["Devon Harrow"], accounts=accounts, disputed=True, revised=True)
    agreed = CasePoint(point="age", accounts=accounts[:1])
    return made.model_copy(update={"points": [point, agreed]})


def printed(made: Case, *sections: str, width: int = 118, **known: Any) -> str:
    console = Console(width=width, markup=False, emoji=False, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(case_page(ShownCase(made, marks=("*", "*"), **known), sections))
    return capture.get()


LINES = [
    "│ Police shooting of Devon Harrow, Fenwick · 2026-03-12",
    "· updated 2026-03-20 · 2 documents ·",
    "  [1]  2026-03-14  The Fenwick Courier       Officer shoots man on Alder Street · news",
    "  [2]  2026-03-20  later.txt                 Chief corrects himself · news",
    "  armed · Devon Harrow  disputed  revised",
    "    knife           Chief Omar Bell",
    "“He was *holding a knife*,” Chief Omar Bell",
    "    unarmed         Ana Harrow ",
    "                    2026-03-13 ",
    "                    told 2026-03-20 ",
    "    spoon           the document itself",
    "Chief Omar Bell said on Friday that Devon Harrow *held a spoon*.",
    "  2026-03-12       use of force (shooting) · 2 shots · officer: Lena Ruiz; person harmed: Devon Harrow",
    "  21:30 ",
    "the document itself",
    "according to Chief Omar Bell",
    "*shot* Devon Harrow, 17, on Alder Street in Fenwick on… [1] also [2]",
    "  by 2026-03-14    evidence not released · the document itself",
    "  told 2026-03-14  press conference, planned",
    "  Omar Bell · Chief · the police",
    "    told 2026-03-14  “He was holding a knife,” [1] · press conference",
    "  speaker not named",
    "  told 2026-03-14  Fenwick Police Officers' Union · did not answer",
    "  body camera         exists, withheld · held by the police",
    "  withheld   2026-03-14  6 days    evidence not released",
    "  unreached  2026-03-14  6 days    Fenwick Police Officers' Union · did not answer",
    "  Devon Harrow                  person harmed · age 17 · minor · injured · nephew of Ana Harrow [1] [2]",
    "  the police                    other [1]",
    "  force                       shooting",
    "not found in the documents read: others harmed, gender,",
]


@pytest.mark.parametrize("line", LINES)
def test_the_page(line: str) -> None:
    assert line in printed(case())


def test_points_on_which_accounts_agree_are_left_out() -> None:
    assert "  age " not in printed(case(), "accounts")


def test_sections_stand_in_order_and_can_be_chosen() -> None:
    titles = [section.title for section in SECTIONS.values()]

    def headed(page: str) -> list[str]:
        return [line.rstrip("─ ") for line in page.splitlines() if line.endswith("──")]

    assert headed(printed(case())) == [
        title for title in titles if title not in {"Where each matter stands", "Left apart for you to judge"}
    ]
    assert headed(printed(case(), "evidence", "accounts")) == ["Where accounts differ", "Evidence"]
    nothing: dict[str, list[Any]] = {
        name: []
        for name in (
            "parties",
            "events",
            "statements",
            "evidence",
            "points",
            "timeline",
            "open_threads",
            "coding",
            "matters",
            "doubts",
        )
    }
    assert headed(printed(case().model_copy(update=nothing))) == ["Documents"]


def test_a_short_page_says_how_much_is_left_out_and_all_leaves_out_nothing() -> None:
    short = printed(case(), at_most=1)
    for left in ("    … and 2 more (--all)", "  … and 1 more (--all)"):
        assert left in short
    whole = printed(case(), "timeline", everything=True)
    assert "more (--all)" not in whole and "Officer Lena Ruiz *shot* Devon Harrow on March 12. [2]" in whole


MINORS = [
    ({"name": "Theo Harrow", "label": "the boy", "roles": ["witness"]}, "the boy"),
    ({"name": "Theo Harrow", "label": None, "roles": ["witness"]}, "Theo Harrow"),
    ({"name": "Devon Harrow", "label": "the boy", "roles": ["person_harmed"]}, "Devon Harrow"),
    ({"name": None, "label": None, "roles": []}, "unnamed person"),
]


@pytest.mark.parametrize(("known", "expected"), MINORS)
def test_minors_go_by_their_labels_unless_they_were_harmed(known: dict[str, Any], expected: str) -> None:
    made = case()
    party = made.parties[0].model_copy(update={"minor": True, **known})
    assert ShownCase(made.model_copy(update={"parties": [party]})).name(party.id) == expected


def test_words_can_be_left_out() -> None:
    page = printed(case(), with_words=False)
    assert "holding a knife" not in page and "  [1] [2]" in page


@pytest.mark.parametrize("width", [40, 80, 140])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    assert max(map(len, printed(case(), width=width).splitlines())) <= width


HEADS = [
    ({"type": "charging_decision", "outcome": "declined"}, "charging decision: declined"),
    ({"type": "charging_decision", "outcome": "charged", "polarity": "negated"}, "charging decision: not charged"),
    ({"type": "charging_decision", "polarity": "negated"}, "no charging decision"),
    ({"type": "officer_identified", "polarity": "negated"}, "officer not identified"),
    (
        {"type": "evidence_released", "subtype": "body_camera", "modality": "planned"},
        "evidence released (body camera), planned",
    ),
    ({"type": "arrest", "polarity": "negated"}, "no arrest"),
    ({"type": "settlement", "count": 1500000}, "settlement · $1,500,000"),
    ({"type": "trial", "count": 3}, "trial · count 3"),
]


@pytest.mark.parametrize(("known", "expected"), HEADS)
def test_an_event_in_words(known: dict[str, Any], expected: str) -> None:
    event = Event(id="e1", spans=[Span(0, 7)], **known)
    made = merge("case-1", [Reading(document=reading().document, events=[event])])
    assert event_line(ShownCase(made), made.events[0], whose=False).plain == expected


def test_conflicting_days_stand_beside_the_chosen_one() -> None:
    made = case().events[0]
    reports = [made.reports[0], made.reports[0].model_copy(update={"date": "2026-03-11"})]
    line = event_line(ShownCase(case()), made.model_copy(update={"reports": reports})).plain
    assert "also given: 2026-03-11" in line


def test_the_list_of_cases() -> None:
    first, second = case_lines([summary(case())]).plain.splitlines()
    assert first.startswith("case-3fa9c1d2b4e6  Police shooting of Devon Harrow")
    assert second == "    2026-03-12 · open · 2 documents · 2 open threads · updated 2026-03-20"
    assert (summary(case()).place, summary(case()).date) == ("Fenwick", "2026-03-12")


HOSTILE = "\x1b[31m[bold]\x07\u202e:smile:\x9b1m"


def test_hostile_words_only_show() -> None:
    text = HOSTILE * 60
    d = document(text, HOSTILE, HOSTILE, publisher=HOSTILE, published=HOSTILE)
    words = {"document": d, "parties": [], "events": [], "statements": [], "evidence": []}
    hostile = Reading.model_validate({**reading().model_dump(), **words}).model_copy(
        update={
            "parties": [p.model_copy(update={"name": HOSTILE, "title": HOSTILE}) for p in reading().parties],
            "events": [e.model_copy(update={"subtype": HOSTILE, "date": HOSTILE, "time": HOSTILE}) for e in reading().events],
            "statements": [s.model_copy(update={"date": HOSTILE}) for s in reading().statements],
            "evidence": [v.model_copy(update={"date": HOSTILE}) for v in reading().evidence],
        }
    )
    made = merge("case-1", [hostile])
    made = made.model_copy(
        update={
            "case": made.case.model_copy(update={"title": HOSTILE, "status": HOSTILE, "updated": HOSTILE}),
            "points": [CasePoint(point="armed", accounts=[account(HOSTILE, HOSTILE, hostile, date=HOSTILE)], disputed=True)],
        }
    )
    console = Console(width=300, markup=False, emoji=False, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(case_page(ShownCase(made)), case_lines([summary(made)]))
    page = capture.get()
    assert "␛[31m[bold]␇�:smile:�1m" in page
    assert not {"\x1b", "\x07", "\x9b", "\u202e"} & set(page)
