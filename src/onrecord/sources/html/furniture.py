"""What stands on a page beside the article: widgets, comments, cards of other stories, teasers. Names: the lexicon."""

import re
from functools import cache
from typing import Any

from onrecord.lexicon import load
from onrecord.sources.tidy import one_line

_KEPT_ANYWAY = {"html", "body", "head", "main"}
_BODY = re.compile(r"(?<![a-z])(?:article|entry|post|story)[-_]{0,2}(?:body|content|text)(?![a-z])", re.IGNORECASE)
_OWN_FILE = re.compile(r"\.(?:pdf|docx?|mp4|mov|mp3|zip|jpe?g|png)\b|youtu|vimeo", re.IGNORECASE)
SHORT_PARAGRAPH = 250


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


def is_body(element: Any) -> bool:
    """Whether an element says that it is the article's body."""
    return element.get("itemprop") == "articleBody" or _BODY.search(names_of(element)) is not None


def names_of(element: Any) -> str:
    """An element's class and id."""
    return f"{element.get('class', '')} {element.get('id', '')}"[:1000]


def prose_of(element: Any) -> int:
    """The characters in an element's paragraphs."""
    return sum(len(paragraph.text_content()) for paragraph in element.iter("p"))


def prune(tree: Any) -> None:
    """Take out of a tree all that is not the article."""
    for link in list(tree.iter("a")):
        if _OWN_FILE.search(link.get("href") or ""):
            link.drop_tag()  # a recording or a paper of the story is named in it, not a page to go to
    prose = prose_of(tree)
    is_in_article = any(_holds_main(article) for article in tree.iter("article"))
    for element in list(tree.iter()):
        if not isinstance(element.tag, str) or element.tag in _KEPT_ANYWAY or element.getparent() is None:
            continue
        if element.tag == "article":
            is_dropped = is_in_article and not _holds_main(element)  # the card of another story
        else:
            is_dropped = _is_furniture(element, prose) or _is_link_only(element)
        if is_dropped:
            element.drop_tree()


def _is_furniture(element: Any, prose: int) -> bool:
    """Whether an element is named as furniture and holds neither the article nor most of the page's `prose`."""
    names = names_of(element)
    if is_thread(names):
        return not _holds_main(element)
    return is_widget(names) and not _holds_main(element) and prose_of(element) <= prose / 2


def _holds_main(element: Any) -> bool:
    """Whether an element holds the main heading or the article's body."""
    return any(inner.tag == "h1" or is_body(inner) for inner in element.iter() if isinstance(inner.tag, str))


def _is_link_only(element: Any) -> bool:
    """Whether a paragraph or an item has no words but those of links to other pages: a teaser."""
    if element.tag not in {"p", "li", "h3", "h4", "h5", "h6"} or next(element.iter("a"), None) is None:
        return False
    linked = sum(len(one_line(link.text_content()) or "") for link in element.iter("a"))
    return linked > 20 and linked >= 0.9 * len(one_line(element.text_content()) or "")
