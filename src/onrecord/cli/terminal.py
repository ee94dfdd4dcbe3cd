"""Output: text of unknown origin made safe for a terminal, consoles, JSON lines."""

import json
import re
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import Console

# What a terminal acts on instead of showing it: controls, marks that turn the direction of text, halves of characters.
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_SURROGATES = re.compile(r"[\ud800-\udfff]")


def clean(text: str) -> str:
    """A text in which every character only shows: white space as blanks, controls as their pictures (`␛`)."""
    return _CONTROLS.sub(_picture, text)


def _picture(found: re.Match[str]) -> str:
    code = ord(found.group())
    if found.group().isspace():
        return " "
    return "␡" if code == 0x7F else chr(0x2400 + code) if code < 0x20 else "\ufffd"


def shortened(text: str, length: int) -> str:
    """A text on one line, cut at a word where it is longer than `length` characters."""
    line = " ".join(clean(text).split())
    if len(line) <= length:
        return line
    cut = line[: length - 2]
    return (cut[: cut.rfind(" ")] if " " in cut[length // 2 :] else cut) + " …"


def counted(number: int, one: str, more: str | None = None) -> str:
    """A number of things: `1 party`, `2 parties`."""
    return f"{number} {one if number == 1 else more or one + 's'}"


def console(*, to_stderr: bool = False) -> "Console":
    """A console that takes text as it stands: no markup, no emoji codes, no highlighting."""
    from rich.console import Console

    return Console(stderr=to_stderr, markup=False, emoji=False, highlight=False)


def marks(out: "Console") -> tuple[str, str]:
    """What to put around words that are to stand out: nothing on a terminal, which shows them in bold."""
    return ("", "") if out.color_system else ("**", "**")


def echo_json(data: Any) -> None:
    """One JSON object on a line, in UTF-8; half a character, which UTF-8 has no form for, as its JSON escape."""
    line = json.dumps(data, ensure_ascii=False)
    line = _SURROGATES.sub(lambda found: f"\\u{ord(found.group()):04x}", line)
    click.echo(line.encode())
