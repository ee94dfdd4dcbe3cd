"""Captions as paragraphs of the article: they state things, and an extractor of articles drops figures whole."""

import re
from typing import Any

from onrecord.sources.html.furniture import is_body, names_of, prose_of
from onrecord.sources.tidy import one_line

_CAPTION = re.compile(r"(?<![a-z])caption(?![a-z])", re.IGNORECASE)
LONGEST_CAPTION = 700


def captions_to_paragraphs(tree: Any) -> None:
    """Put each caption as a paragraph in its figure's place; that of a picture beside the body into the body."""
    order = {element: position for position, element in enumerate(tree.iter())}
    body = max(filter(_is_body, order), key=prose_of, default=None)
    scope = _scope(body) if body is not None else None
    leading = 0
    for caption in _captions(tree):
        figure = next(caption.iterancestors("figure"), caption)
        paragraph = _paragraph(caption)
        if body is None or _is_in(figure, body) or not _is_in(figure, scope):
            figure.addprevious(paragraph)
        elif order[figure] < order[body]:
            body.insert(leading, paragraph)
            leading += 1
        else:
            body.append(paragraph)
        caption.drop_tree()


def _captions(tree: Any) -> list[Any]:
    """The outermost elements that are captions by their name or class."""
    found: list[Any] = []
    for element in tree.iter("figcaption", "p", "div", "span"):
        is_named = element.tag == "figcaption" or _CAPTION.search(names_of(element)) is not None
        if is_named and element.getparent() is not None and not any(_is_in(element, outer) for outer in found[-1:]):
            text = one_line(element.text_content())
            if text and len(text) <= LONGEST_CAPTION:
                found.append(element)
    return found


def _paragraph(caption: Any) -> Any:
    """A plain paragraph of a caption's words."""
    from lxml import html

    paragraph = html.Element("p")
    paragraph.text = one_line(" ".join(caption.itertext()))
    return paragraph


def _is_body(element: Any) -> bool:
    """Whether an element is the article's body by its own word."""
    return isinstance(element.tag, str) and element.tag != "body" and is_body(element)


def _scope(body: Any) -> Any:
    """The part of the page that belongs to the article: the nearest element around its body that holds the main heading."""
    for outer in body.iterancestors():
        if next(outer.iter("h1"), None) is not None:
            return outer
    return body


def _is_in(element: Any, outer: Any) -> bool:
    """Whether an element lies inside another or is it."""
    return element is outer or any(ancestor is outer for ancestor in element.iterancestors())
