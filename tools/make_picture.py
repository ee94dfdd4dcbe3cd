"""Make the picture of a case that the README shows: the first screen of `onrecord case show` on the samples.

usage: make_picture.py. Reads samples/ into a database of its own and writes docs/case.svg, which needs no other file.
"""

import re
import tempfile
from io import StringIO
from pathlib import Path

from rich.console import Console, Group
from rich.padding import Padding
from rich.terminal_theme import TerminalTheme

from onrecord.cli import main
from onrecord.cli.case_find import find_case
from onrecord.cli.case_page import header, section
from onrecord.cli.case_shown import ShownCase
from onrecord.record import Case
from onrecord.store import Store

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 118
# The sections to show with how many entries of each of their lists, and the points of the accounts that differ.
SECTIONS = {"documents": 6, "accounts": 4, "timeline": 5, "refusals": 4}
POINTS = ("armed", "warning_given", "shots_fired")
FONTS = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
LIGHT = TerminalTheme(
    (255, 255, 255),
    (36, 41, 47),
    [(36, 41, 47), (180, 35, 24), (26, 127, 55), (154, 103, 0), (9, 80, 174), (130, 80, 223), (14, 105, 130), (110, 119, 129)],
    [
        (175, 184, 193),
        (207, 34, 46),
        (45, 164, 78),
        (191, 135, 0),
        (33, 139, 255),
        (163, 113, 247),
        (49, 146, 170),
        (36, 41, 47),
    ],
)


def case_of_samples() -> Case:
    """The case that the samples make."""
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "samples.sqlite"
        main(["read", "--quiet", "--db", str(db), str(ROOT / "samples")], standalone_mode=False)
        with Store(db) as store:
            return find_case(store, None)


def first_screen(case: Case) -> Case:
    """The case with the points to show alone, and of its events those that are dated."""
    points = [point for point in case.points if point.point in POINTS]
    dated = {event.id for event in case.events if event.date}
    timeline = [event for event in case.timeline if event in dated]
    events = [event for event in case.events if not event.background]
    return case.model_copy(update={"points": points, "timeline": timeline, "events": events})


def svg(case: Case) -> str:
    """The picture, without the fonts that rich would load from elsewhere."""
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False)
    short = first_screen(case)
    parts = [part for name, most in SECTIONS.items() for part in section(ShownCase(short, at_most=most), name)]
    console.print(Padding(Group(header(ShownCase(case)), *parts), (0, 2, 0, 1)))
    drawn = console.export_svg(title="onrecord case show", theme=LIGHT, unique_id="case")
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    return drawn.replace("Fira Code, monospace", FONTS).replace("arial", "system-ui, Arial, sans-serif")


if __name__ == "__main__":
    (ROOT / "docs" / "case.svg").write_text(svg(case_of_samples()), "utf-8")
