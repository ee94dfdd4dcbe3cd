"""The news of a followed case on the terminal."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from onrecord.cases.wording import readable
from onrecord.cli.change_lines import lines
from onrecord.cli.lines import short_id
from onrecord.cli.terminal import clean, counted, shortened
from onrecord.comparing import Change
from onrecord.review.news import NewDocument, News

_TITLES = {
    "parties": "Named",
    "events": "What happened",
    "points": "Accounts",
    "threads": "Open (+) and closed (-)",
    "statements": "Who said what",
    "evidence": "Evidence",
}


def news_page(news: News, *, colours: bool) -> RenderableType:
    """What is new in one case."""
    return Group(*_page(news, colours), Text())


def _page(news: News, colours: bool) -> Iterator[RenderableType]:
    yield Text(shortened(news.title or news.followed_as, 200), style="bold blue")
    yield Text(" · ".join(_about(news)), style="dim")
    if news.case is None:
        yield Text("  This case is gone: its documents were forgotten or belong to no case.", style="yellow")
    if news.was is not None and news.was != news.status:
        yield Text(f"  {clean(news.was)} → {clean(news.status or '')}", style="bold yellow")
    for document in news.documents:
        yield Padding(_document(document), (0, 0, 0, 2), expand=False)
    if news.left:
        yield Text(f"  {counted(len(news.left), 'document')} moved to another case", style="yellow")
    yield from _changes(news.changes, colours)


def _about(news: News) -> Iterator[str]:
    yield clean(news.case or news.followed_as)
    if news.why:
        yield shortened(news.why, 100)
    yield f"since {news.seen[:10]}"


def _document(document: NewDocument) -> Text:
    line = Text("new version: " if document.new_version else "new document: ", style="green")
    line.append(shortened(document.title or "untitled", 100), style="bold default")
    known = (document.publisher, readable(document.published), short_id(document.id))
    return line.append("".join(f" · {shortened(part, 60)}" for part in known if part), style="not bold default")


def _changes(changes: list[Change], colours: bool) -> Iterator[RenderableType]:
    for layer, title in _TITLES.items():
        its = [change for change in changes if change.layer == layer]
        if its:
            yield Text(f"  {title}", style="bold")
            for line in lines(its, colours=colours):
                yield Padding(line, (0, 0, 0, 2), expand=False)
