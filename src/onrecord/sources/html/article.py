"""The text of a page's article: widgets, navigation and teasers out, captions kept."""

import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from onrecord.sources.html.blocks import paragraphs_of
from onrecord.sources.html.captions import captions_to_paragraphs
from onrecord.sources.html.furniture import is_teaser, prune
from onrecord.sources.html.metadata import PageMetadata
from onrecord.sources.tidy import one_line

# An article whose extracted text has less than this share of the words that its JSON-LD states was not found whole.
WHOLE_SHARE = 0.6
# Short items are articles too; below this the extractor looks for the text elsewhere on the page.
LEAST_CHARACTERS = 60


def paragraphs_of_article(tree: Any, page: PageMetadata) -> tuple[list[str], tuple[str, ...]]:
    """The article's paragraphs in order without its title, and what must be said about them."""
    prune(tree)
    captions_to_paragraphs(tree)
    found = [p for p in _extracted(deepcopy(tree)) if not is_teaser(p)]
    issues: tuple[str, ...] = ()
    if page.body and _words(found) < WHOLE_SHARE * len(page.body.split()):
        found, issues = _stated_body(page.body), ("The article's text was taken from the page's structured data.",)
    elif not found:
        for element in list(tree.iter("nav", "footer", "aside")):
            element.drop_tree()
        found, issues = paragraphs_of(tree), ("No article was found on the page; all of its text was read.",)
    return [p for p in found if not is_teaser(p) and not _is_title(p, page.title)], issues


def _extracted(tree: Any) -> list[str]:
    """The paragraphs that trafilatura finds."""
    from trafilatura import bare_extraction
    from trafilatura.settings import use_config

    config = use_config()
    config.set("DEFAULT", "MIN_EXTRACTED_SIZE", str(LEAST_CHARACTERS))
    document = bare_extraction(tree, include_comments=False, include_tables=True, config=config)
    body = getattr(document, "body", None)
    return list(_paragraphs(body)) if body is not None else []


def _paragraphs(body: Any) -> Iterator[str]:
    """The paragraphs of the extractor's tree: paragraphs, headings, quotes, items, a table's rows."""
    for element in body:
        if element.tag in {"list", "quote", "div"} and len(element):
            yield from filter(None, [_text(element.text)])
            yield from _paragraphs(element)
        elif element.tag == "table":
            yield "\n".join(" | ".join(filter(None, (_flat(cell) for cell in row.iter("cell")))) for row in element.iter("row"))
        else:
            yield _flat(element)
        yield from filter(None, [_text(element.tail)])


def _flat(element: Any) -> str:
    """An element's words; line breaks in it stay."""
    words = [element.text or ""]
    for child in element.iterdescendants():
        words += ["\v" if child.tag == "lb" else "", child.text or ""]
        words.append(child.tail or "")
    return _text("".join(words))


def _text(text: str | None) -> str:
    """Words with single spaces, a line break where there was one marked."""
    return "\n".join(line for part in (text or "").split("\v") if (line := one_line(part)))


def _stated_body(body: str) -> list[str]:
    """The article's body as its structured data has it."""
    from lxml import html

    text = html.fromstring(f"<div>{body}</div>").text_content() if re.search(r"</?\w+[^>]*>", body) else body
    return [line for part in re.split(r"\n+", text) if (line := one_line(part))]


def _words(paragraphs: list[str]) -> int:
    return sum(len(paragraph.split()) for paragraph in paragraphs)


def _is_title(paragraph: str, title: str | None) -> bool:
    """Whether a paragraph repeats the title."""
    return title is not None and re.sub(r"\W", "", paragraph).casefold() == re.sub(r"\W", "", title).casefold()
