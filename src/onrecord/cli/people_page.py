"""Those who bear one name, on the terminal."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from onrecord.cases.wording import readable
from onrecord.cli.sections import term
from onrecord.cli.terminal import clean, counted, shortened
from onrecord.store.people import InCase, Listed


def listed_page(listed: Listed) -> RenderableType:
    """The name, what has to be known of it, and its cases."""
    return Group(*_lines(listed), Text())


def _lines(listed: Listed) -> Iterator[RenderableType]:
    yield Text(f"{shortened(listed.name, 80)} · {counted(listed.cases, 'case')}", style="bold")
    if len(listed.entries) > 1:
        apart = f"They differ in {clean('; '.join(listed.differ))}." if listed.differ else "Nothing in them tells them apart."
        yield Padding(Text(f"One name, not known to be one: {apart}", style="yellow"), (0, 0, 0, 2), expand=False)
    for each in listed.entries:
        yield Padding(_entry(each), (0, 0, 0, 2), expand=False)


def _entry(each: InCase) -> RenderableType:
    line = Text(" · ".join(shortened(part, 80) for part in _about(each) if part))
    title = f"{readable(each.date)} {each.title}" + (f" ({each.place})" if each.place and each.place not in each.title else "")
    return Group(line, Text(f"    {shortened(title, 160)} · {clean(each.case)}", style="dim"))


def _about(each: InCase) -> Iterator[str | None]:
    """Roles, rank, body, age, what befell them, and when the documents name them."""
    entry = each.entry
    yield entry.name
    yield ", ".join(term(role) for role in entry.roles) or "other"
    yield entry.title
    yield entry.affiliation
    yield f"age {entry.age}" if entry.age is not None else None
    yield entry.fate and term(entry.fate)
    days = dict.fromkeys(readable(day) for day in (entry.first, entry.last) if day)
    yield f"named {' to '.join(days)}" if days else None
