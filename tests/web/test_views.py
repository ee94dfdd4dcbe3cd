"""The parts of pages: quotations, marks, the picture of the timeline, names under a policy, the page for others."""

from dataclasses import replace
from datetime import date
from itertools import pairwise

import pytest
from lxml import html

from onrecord.cases.merging import merge
from onrecord.cases.naming import Names
from onrecord.record import Reading
from onrecord.review import lay_over, review_case
from onrecord.text import Span
from onrecord.web.case_view import CaseView
from onrecord.web.marks import stretches
from onrecord.web.static_page import static_page
from onrecord.web.text import quotation, shortened, shown
from onrecord.web.timeline import LEFT, WIDTH, picture
from tests.cases.made import Telling
from tests.cases.sample import decision, family_account, first_report
from tests.cases.test_masks import shielded
from tests.store.made import reading
from tests.web.hostile import WORDS, hostile_reading
from tests.web.test_pages import assert_harmless


@pytest.mark.parametrize(
    ("text", "as_shown"),
    [
        ("a\x1b[31m\x00b", "a␛[31m␀b"),
        ("\u202egnp", "\ufffdgnp"),
        ("\ud800", "\ufffd"),
        ("a\r\nb\tc", "a \nb\tc"),
        ("<b>", "<b>"),
    ],
)
def test_every_character_only_shows_and_keeps_its_place(text: str, as_shown: str) -> None:
    assert shown(text) == as_shown
    assert len(shown(text)) == len(text)
    assert (shown(None), shown(3)) == ("", 3)


TEXT = "First line.\nAnn Lee shot Bo Reed on Alder Street.\nLast line."


@pytest.mark.parametrize(
    ("words", "hidden", "quoted"),
    [
        ([(20, 24)], [], "Ann Lee [shot] Bo Reed on Alder Street."),
        ([(12, 19), (20, 24)], [], "[Ann Lee] [shot] Bo Reed on Alder Street."),
        ([(20, 24)], [(12, 19)], "<X> [shot] Bo Reed on Alder Street."),
        ([(12, 19)], [(12, 15)], "[<X> Lee] shot Bo Reed on Alder Street."),
        ([(20, 32)], [(25, 28)], "Ann Lee [shot <X>Reed] on Alder Street."),
    ],
)
def test_quotations(words: list[tuple[int, int]], hidden: list[tuple[int, int]], quoted: str) -> None:
    pieces = quotation(TEXT, [Span(*w) for w in words], [(Span(*h), "X") for h in hidden])
    assert "".join(f"[{p.words}]" if p.marked else p.words for p in pieces).replace("[X]", "<X>") == quoted


def test_long_quotations_are_cut_at_words() -> None:
    pieces = quotation("word " * 1_000, [Span(2_000, 4_000)])
    assert sum(len(piece.words) for piece in pieces) < 800
    assert pieces[0].words == "…"
    assert shortened("word " * 100, 20).endswith("word…")


def test_stretches_make_the_whole_text_whatever_overlaps() -> None:
    reviewed = lay_over(reading(), [])
    text = reading().document.text
    pieces = stretches(text, reviewed.entries.values())
    assert "".join(piece.words for piece in pieces) == text
    assert {layer for piece in pieces for layer in piece.layers} == {"parties", "events", "statements", "evidence", "points"}
    key = next(key for key in reviewed.entries if key.startswith("statements"))
    chosen = [piece for piece in stretches(text, reviewed.entries.values(), key) if piece.chosen]
    assert chosen
    assert [piece.first for piece in chosen] == [True] + [False] * (len(chosen) - 1)


def test_a_long_text_with_many_marks_is_cut_quickly() -> None:
    told = Telling("word " * 200_000)
    for number in range(2_000):
        told.event(f"e{number}", "death", "word")
    entries = [e.model_copy(update={"spans": [Span(n * 300, n * 300 + 4)]}) for n, e in enumerate(told.read().events)]
    reviewed = lay_over(told.read().model_copy(update={"events": entries}), [])
    assert len(stretches(told.text, reviewed.entries.values())) >= 4_000


def timeline_of(*dates: str | None) -> Reading:
    told = Telling("one two three four five six seven eight", published="2031-05-01")
    for number, (day, word) in enumerate(zip(dates, told.text.split(), strict=False)):
        told.event(f"e{number}", "death", word, date=day)
    return told.read()


@pytest.mark.parametrize(
    ("dates", "bars", "open_starts", "undated"),
    [
        (["2031-04-06", "2031-04-07"], 0, 0, 0),
        (["2031-04-06", "2031-04", None], 1, 0, 1),
        (["2031-04-06", "../2031-05-01"], 0, 1, 0),
        (["2031-04-06/2031-04-09", "2031~", "2031-04-06/.."], 2, 0, 0),
    ],
)
def test_the_picture_of_a_timeline(dates: list[str | None], bars: int, open_starts: int, undated: int) -> None:
    drawn = picture(merge("case-1", [timeline_of(*dates)]))
    assert drawn is not None
    marks = [mark for lane in drawn.lanes for mark in lane.marks]
    assert len(marks) == len(dates) - undated
    assert all(LEFT <= mark.x <= WIDTH and mark.y <= drawn.height for mark in marks)
    assert sum(mark.until is not None for mark in marks) == bars
    assert sum(mark.open_start for mark in marks) == open_starts
    assert drawn.undated == undated


def test_there_is_no_picture_of_less_than_two_dates() -> None:
    assert picture(merge("case-1", [timeline_of("2031-04-06", None)])) is None
    assert picture(merge("case-1", [timeline_of()])) is None


def test_marks_of_one_row_do_not_overlap() -> None:
    drawn = picture(merge("case-1", [timeline_of("2031-04-06", "2031-04-06", "2031-04-07", "2031-04-08", "2031-05-01")]))
    assert drawn is not None
    for lane in drawn.lanes:
        for row in {mark.y for mark in lane.marks}:
            places = sorted((mark.x, mark.x + len(mark.label) * 6) for mark in lane.marks if mark.y == row and not mark.before)
            assert all(before[1] <= after[0] for before, after in pairwise(places))


def test_names_that_are_shielded_stand_nowhere_on_the_page_for_others() -> None:
    reviewed = review_case("case-1", [lay_over(told, []) for told in shielded()])
    words = static_page(reviewed, date(2031, 5, 1)).decode()
    for name in ("Maribel", "Tobin", "Jessamy", "Quill"):
        assert name not in words
    for name in ("Dorian Askew", "Lorna Pettibone", "family member 1", "minor 1", "bystander 1"):
        assert name in words
    named = static_page(reviewed, date(2031, 5, 1), "all").decode()
    assert "Maribel Askew" in named
    assert "Tobin" in named


def test_the_policy_leaves_alone_who_acts_in_public_and_who_was_harmed() -> None:
    names = Names(merge("case-1", shielded()), "shielded")
    assert sorted(names.labels.values()) == ["bystander 1", "family member 1", "minor 1"]
    assert Names(merge("case-1", shielded())).labels == {}


def test_the_page_for_others_is_one_file_with_its_citations() -> None:
    documents = [first_report(), family_account(), decision()]
    tree = html.fromstring(static_page(review_case("case-1", [lay_over(told, []) for told in documents]), date(2031, 5, 1)))
    assert not tree.xpath("//script | //link | //form | //button | //img | //@src")
    cited = {link.get("href") for link in tree.xpath("//a[@class='cite']")}
    assert cited == {"#document-1", "#document-2", "#document-3"}
    assert all(tree.get_element_by_id(link.removeprefix("#")) is not None for link in cited)
    assert "default-src 'none'" in tree.xpath("//meta[@http-equiv]/@content")[0]


def test_hostile_text_is_text_on_the_page_for_others() -> None:
    reviewed = review_case("case-1", [lay_over(hostile_reading(), [])])
    tree = html.fromstring(static_page(reviewed, date(2031, 5, 1), "all").decode())
    assert_harmless(tree, [])
    assert all(words in tree.text_content() for words in WORDS)


def test_a_case_says_how_long_what_is_open_has_been() -> None:
    view = CaseView(review_case("case-1", [lay_over(told, []) for told in (first_report(), family_account(), decision())]))
    assert view.threads
    assert all(row.words.details for row in view.threads)


def test_what_was_planned_for_a_day_that_is_over_says_so() -> None:
    reviewed = review_case("case-1", [lay_over(told, []) for told in (first_report(), family_account(), decision())])
    over = [thread.model_copy(update={"passed": True, "last_word": "2031-09-01"}) for thread in reviewed.case.open_threads]
    late = replace(reviewed, case=reviewed.case.model_copy(update={"open_threads": over}))
    assert not any(row.note for row in CaseView(reviewed).threads)
    assert all(row.note.endswith("has passed without a word") for row in CaseView(late).threads)
    assert all("last word 2031-09-01" in row.words.details for row in CaseView(late).threads)
    page = html.fromstring(static_page(late, date(2031, 5, 1)))
    assert page.xpath("//section[@id='open']//*[@class='flag soft'][contains(., 'has passed without a word')]")
