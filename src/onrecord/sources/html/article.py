"""The text of a page's article: widgets, navigation and teasers out, captions kept."""

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from onrecord.lexicon import load
from onrecord.sources.html.blocks import paragraphs_of
from onrecord.sources.html.metadata import PageMetadata
from onrecord.sources.tidy import clean, one_line

_KEPT_ANYWAY = {"html", "body", "head", "article", "main"}
_BODY = re.compile(r"(?<![a-z])(?:article|entry|post|story)[-_]{0,2}(?:body|content|text)(?![a-z])", re.IGNORECASE)
SHORT_PARAGRAPH = 250
# An article whose extracted text has less than this share of the words that its JSON-LD states was not found whole.
WHOLE_SHARE = 0.6
# Short items are articles too; below this the extractor looks for the text elsewhere on the page.
LEAST_CHARACTERS = 60


def paragraphs_of_article(tree: Any, page: PageMetadata) -> tuple[list[str], tuple[str, ...]]:
    """The article's paragraphs in order without its title, and what must be said about them."""
    _prune(tree)
    _captions_to_paragraphs(tree)
    found = [p for p in _extracted(deepcopy(tree)) if not is_teaser(p)]
    issues: tuple[str, ...] = ()
    if page.body and _words(found) < WHOLE_SHARE * len(page.body.split()):
        found, issues = _stated_body(page.body), ("The article's text was taken from the page's structured data.",)
    elif not found:
        for element in list(tree.iter("nav", "footer", "aside")):
            element.drop_tree()
        found, issues = paragraphs_of(tree), ("No article was found on the page; all of its text was read.",)
    return [p for p in found if not is_teaser(p) and not _is_title(p, page.title)], issues


@cache
def _patterns(name: str) -> re.Pattern[str]:
    """One pattern out of a list of them in the lexicon."""
    return re.compile("|".join(f"(?:{entry['pattern']})" for entry in load("page_furniture")[name]), re.IGNORECASE)


def is_teaser(paragraph: str) -> bool:
    """Whether a short paragraph points to other stories, newsletters, apps or the site's terms."""
    return len(paragraph) < SHORT_PARAGRAPH and _patterns("teasers").match(paragraph) is not None


def is_widget(names: str) -> bool:
    """Whether an element's class and id name a widget: share buttons, related stories, a newsletter's box."""
    return _patterns("widgets").search(names) is not None


def is_thread(names: str) -> bool:
    """Whether an element's class and id name readers' comments."""
    return _patterns("threads").search(names) is not None


def _prune(tree: Any) -> None:
    """Take out widgets, comments and paragraphs that are nothing but a link to another page."""
    prose = _prose(tree)
    for element in list(tree.iter()):
        if not isinstance(element.tag, str) or element.tag in _KEPT_ANYWAY or element.getparent() is None:
            continue
        names = _names(element)
        if is_thread(names):
            is_dropped = not _holds_body(element)
        elif is_widget(names):
            is_dropped = not _holds_body(element) and _prose(element) <= prose / 2
        else:
            is_dropped = _is_link_only(element)
        if is_dropped:
            element.drop_tree()


def _names(element: Any) -> str:
    """An element's class and id."""
    return f"{element.get('class', '')} {element.get('id', '')}"[:1000]


def _holds_body(element: Any) -> bool:
    """Whether an element that is named as a widget holds the main heading or the article's body."""
    return any(
        inner.tag == "h1" or inner.get("itemprop") == "articleBody" or _BODY.search(_names(inner)) is not None
        for inner in element.iter()
        if isinstance(inner.tag, str)
    )


def _prose(element: Any) -> int:
    """The characters in an element's paragraphs."""
    return sum(len(paragraph.text_content()) for paragraph in element.iter("p"))


def _is_link_only(element: Any) -> bool:
    """Whether a paragraph or an item has no words but those of links: a teaser of another story."""
    if element.tag not in {"p", "li", "h3", "h4", "h5", "h6"} or next(element.iter("a"), None) is None:
        return False
    linked = sum(len(one_line(link.text_content()) or "") for link in element.iter("a"))
    return linked > 20 and linked >= 0.9 * len(one_line(element.text_content()) or "")


def _captions_to_paragraphs(tree: Any) -> None:
    """Turn a figure's caption into a paragraph in its place: an extractor drops figures whole."""
    from lxml import html

    for caption in list(tree.iter("figcaption")):
        text = one_line(caption.text_content())
        figure = next(caption.iterancestors("figure"), None)
        if text and figure is not None and figure.getparent() is not None:
            paragraph = html.Element("p")
            paragraph.text = clean(text)
            figure.addprevious(paragraph)


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
