"""An HTML tree as paragraphs, for what has no article in it: mail, and pages on which no article is found."""

from typing import Any

from onrecord.lexicon import words
from onrecord.sources.html.furniture import is_teaser
from onrecord.sources.html.parse import parse
from onrecord.sources.tidy import clean, join_paragraphs, one_line

MOST_ELEMENTS = 30_000


def text_of_html(source: str, name: str = "HTML") -> str:
    """The text of an HTML mail: paragraphs parted by blank lines, what is quoted in it marked by `> ` as in plain mail."""
    if not source.strip():
        return ""
    return join_paragraphs(p for p in paragraphs_of(parse(source, name, MOST_ELEMENTS)) if not is_teaser(p))


def paragraphs_of(tree: Any) -> list[str]:
    """The paragraphs of a tree in order. Walks without recursion, since a page may nest as deep as it likes."""
    blocks, no_text = words("page_furniture", "block_elements"), words("page_furniture", "elements_without_text")
    paragraphs: list[str] = []
    collected: list[str] = []
    quoted = 0

    def flush() -> None:
        text = "\n".join(line for line in map(one_line, "".join(collected).split("\v")) if line)
        collected.clear()
        if text:
            paragraphs.append("\n".join(f"> {line}" for line in text.split("\n")) if quoted else text)

    stack: list[tuple[Any, bool]] = [(tree, True)]
    while stack:
        element, entering = stack.pop()
        tag = element.tag if isinstance(element.tag, str) else ""
        if entering:
            if tag in blocks:
                flush()
            quoted += tag == "blockquote"
            if tag == "br":
                collected.append("\v")
            if tag and tag not in no_text and not _is_hidden(element):
                collected.append(element.text or "")
                stack.append((element, False))
                stack.extend((child, True) for child in reversed(element))
                continue
        if tag in {"td", "th"}:
            collected.append(" ")
        if tag in blocks:
            flush()
        quoted -= tag == "blockquote"
        if element is not tree:
            collected.append(element.tail or "")
    flush()
    return [clean(paragraph) for paragraph in paragraphs]


def _is_hidden(element: Any) -> bool:
    """Whether a style hides it, as the preview line of a newsletter is."""
    style = (element.get("style") or "")[:500].replace(" ", "").lower()
    return "display:none" in style or element.get("hidden") is not None
