"""A record on the terminal: every section, each entry with its words, nothing that a terminal would act on."""

import pytest
from rich.console import Console

from onrecord.cli.pages import document_page
from onrecord.record import Reading
from tests.store.made import empty_reading, reading

PAGE = """\
Officer shoots man on Alder Street
The Fenwick Courier · 2026-03-14 (given) · Jo Pell · news
https://courier.example/alder
"""
LINES = [
    "  Lena Ruiz · officer",
    "  Devon Harrow · person harmed · age 17 · minor · injured · nephew of Ana Harrow",
    "  Omar Bell · official · Chief · the police",
    "  Ana Harrow · family · age 0.5 · for Devon Harrow",
    "  the police",
    "      Officer Lena Ruiz shot Devon Harrow, 17, on Alder Street in Fenwick on March 12.",
    "      …was unarmed. The Fenwick Police Officers' Union did not return a call. Body camera video has not been released.",
    "  2026-03-12 21:30 · use of force (shooting) · count 2 · Alder Street, Fenwick",
    "officer: Lena Ruiz; person harmed: Devon Harrow",
    "according to Omar Bell",
    "  ../2026-03-14 · not: evidence released",
    "  no date · press conference · planned · background",
    "    “He was holding a knife,” (direct, press conference)",
    "    he was unarmed (indirect)",
    "  speaker not named",
    "  Fenwick Police Officers' Union · did not answer",
    "  body camera · exists, withheld · held by the police",
    "  armed · Devon Harrow · disputed",
    "    knife · Omar Bell",
    "    unarmed · Ana Harrow",
    "note: no author's e-mail",
    "found: /news/alder.txt",
]


def shown(record: Reading, width: int = 100, *, with_words: bool = True) -> str:
    console = Console(width=width, markup=False, emoji=False, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(document_page(record, with_words=with_words))
    return capture.get()


def test_the_page_begins_with_the_document() -> None:
    assert shown(reading()).startswith(PAGE)


@pytest.mark.parametrize("line", LINES)
def test_every_entry_is_on_the_page(line: str) -> None:
    assert line in " ".join(shown(reading(), 300).splitlines()) if not line.startswith(" ") else line in shown(reading(), 300)


def test_the_sections_stand_in_order_and_empty_ones_are_left_out() -> None:
    titles = ["Parties", "Timeline", "Statements", "Did not comment", "Evidence", "Where accounts differ"]
    assert [line for line in shown(reading()).splitlines() if line in titles] == titles
    assert not set(titles) & set(shown(empty_reading("Nothing.")).splitlines())


def test_the_timeline_goes_by_date() -> None:
    lines = shown(reading(), 300).splitlines()
    dated = [line.split(" · ")[0].strip() for line in lines if line.startswith(("  20", "  ..", "  no date"))]
    assert dated == ["2026-03-12 21:30", "../2026-03-14", "no date"]


def test_words_can_be_left_out() -> None:
    assert "holding a knife" not in shown(reading(), with_words=False)


@pytest.mark.parametrize("width", [20, 40, 72, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    assert max(map(len, shown(reading(), width).splitlines())) <= width


HOSTILE = "\x1b[31m[bold]\x07\u202e:smile:\x9b1m"


def test_hostile_words_only_show() -> None:
    hostile = reading().model_dump()
    for party in hostile["parties"]:
        party.update(name=HOSTILE, title=HOSTILE, label=HOSTILE)
    for event in hostile["events"]:
        event.update(subtype=HOSTILE, date=HOSTILE, time=HOSTILE)
    hostile["points"][0]["accounts"][0]["value"] = HOSTILE
    hostile["document"].update(
        publisher=HOSTILE, title=HOSTILE, url=HOSTILE, issues=[HOSTILE], authors=[HOSTILE], text=HOSTILE * 30
    )
    printed = shown(Reading.model_validate(hostile), 300)
    assert "␛[31m[bold]␇�:smile:�1m" in printed
    assert not {"\x1b", "\x07", "\x9b", "\u202e"} & set(printed)
