"""Markdown: the text with light markup removed, the front matter as metadata."""

import re
from collections.abc import Iterator
from typing import Any

from onrecord.errors import UnknownFormat
from onrecord.sources.blob import Blob, Draft
from onrecord.sources.days import as_edtf
from onrecord.sources.encoding import decode
from onrecord.sources.tidy import clean, one_line

LABEL = "Markdown"

_FRONT_MATTER = re.compile(r"\A---[ \t]*\n(.*?)\n(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.DOTALL)
_FENCE = re.compile(r"^ {0,3}(?:```|~~~)[^\n]*\n?", re.MULTILINE)
_RULE = re.compile(r"^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,}|={2,}|-{2,})$\n?", re.MULTILINE)
_LINE_MARKS = re.compile(r"^ {0,3}(?:#{1,6}[ \t]+|>[ \t]?)+", re.MULTILINE)
_HEADING_END = re.compile(r"[ \t]+#+[ \t]*$", re.MULTILINE)
_COMMENT = re.compile(r"<!--[^<>]{0,2000}-->")
_TAG = re.compile(r"</?[A-Za-z][^<>\n]{0,200}>")
_LINK_TARGET = re.compile(r"^ {0,3}\[[^\]\n]{1,200}\]:[^\n]*\n?", re.MULTILINE)
_LINK = re.compile(r"!?\[([^\[\]\n]{0,500})\](?:\([^()\n]{0,1000}\)|\[[^\[\]\n]{0,200}\])")
_ADDRESS = re.compile(r"<((?:https?://|mailto:)?[^\s<>@]{1,200}[@/.][^\s<>]{1,500})>")
_EMPHASIS = re.compile(
    r"(?<![\w*])(\*{1,3})(?=\S)([^*\n]{1,1000}?)(?<=\S)\1(?![\w*])|(?<!\w)(_{1,3})(?=\S)([^_\n]{1,1000}?)(?<=\S)\3(?!\w)"
)
_CODE = re.compile(r"`([^`\n]{1,500})`")
_ESCAPE = re.compile(r"\\([\\`*_{}\[\]()#+.!>~|-])")
_HARD_BREAK = re.compile(r"(?: {2,}|\\)$", re.MULTILINE)


def looks_like(blob: Blob) -> bool:
    """By name alone: nothing in a plain text says whether its stars are markup."""
    return blob.suffix in {".md", ".markdown", ".mdown"} and decode(blob.data) is not None


def read(blob: Blob) -> Iterator[Draft]:
    """One document; its title is the front matter's, else the first top heading."""
    decoded = decode(blob.data)
    if decoded is None:
        raise UnknownFormat(blob.name, "is no text")
    text = clean(decoded.text).replace("\r\n", "\n")
    stated, body = _front_matter(text)
    heading = re.match(r"\s*# +(.+)", body)
    yield Draft(
        text=without_markup(body).strip(),
        media_type="text/markdown",
        title=one_line(_text_of(stated, "title") or (without_markup(heading[1]) if heading else None)),
        publisher=one_line(_text_of(stated, "publisher", "source", "site")),
        authors=tuple(filter(None, map(one_line, _texts_of(stated, "authors", "author", "by")))),
        published=as_edtf(_text_of(stated, "published", "date") or ""),
        url=one_line(_text_of(stated, "url", "canonical", "link")),
        issues=decoded.issues,
    )


def without_markup(text: str) -> str:
    """The words of a Markdown text: marks of headings, quotes, emphasis, links and code gone, list marks kept."""
    for pattern in (_COMMENT, _FENCE, _LINK_TARGET, _RULE, _LINE_MARKS, _HEADING_END, _HARD_BREAK):
        text = pattern.sub("", text)
    text = _LINK.sub(r"\1", _CODE.sub(r"\1", text))
    text = _TAG.sub("", _ADDRESS.sub(r"\1", text))
    for _ in range(2):  # emphasis within emphasis
        text = _EMPHASIS.sub(lambda match: match[2] or match[4], text)
    return re.sub(r"\n{3,}", "\n\n", _ESCAPE.sub(r"\1", text))


def _front_matter(text: str) -> tuple[dict[str, Any], str]:
    """The YAML block at the very beginning, and the text after it; nothing is taken for front matter that is no mapping."""
    import yaml

    match = _FRONT_MATTER.match(text)
    if not match or len(match[1]) > 20_000:
        return {}, text
    try:
        found = yaml.load(match[1], Loader=yaml.CSafeLoader)
    except (yaml.YAMLError, ValueError, RecursionError):
        return {}, text
    return (found, text[match.end() :]) if isinstance(found, dict) else ({}, text)


def _text_of(stated: dict[str, Any], *keys: str) -> str | None:
    """The first of some keys that has a value, as text."""
    return next(iter(_texts_of(stated, *keys)), None)


def _texts_of(stated: dict[str, Any], *keys: str) -> list[str]:
    """The values of the first key that has any, as texts."""
    for key in keys:
        value = stated.get(key)
        if value:
            return [str(item) for item in (value if isinstance(value, list) else [value])]
    return []
