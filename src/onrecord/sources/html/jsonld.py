"""JSON-LD: the object of a page's structured data that describes its article."""

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

_ARTICLE = re.compile(r"(?:NewsArticle|Article|BlogPosting|PressRelease|Report|LiveBlogPosting)$")
_MOST_CHARACTERS = 2_000_000
_CONTROL = re.compile(r"[\x00-\x1f]+")
_TRAILING_COMMA = re.compile(r",\s*([}\]])")


def article_of(tree: Any) -> dict[str, Any]:
    """The first object of an article's type, else an empty one; references to objects of the same page are filled in."""
    things = [thing for script in tree.iter("script") if _is_json(script) for thing in _things(_loaded(script.text or ""))]
    by_id = {thing["@id"]: thing for thing in things if isinstance(thing.get("@id"), str) and len(thing) > 1}
    for thing in things:
        if any(_ARTICLE.search(kind) for kind in types_of(thing)):
            return {key: _filled(value, by_id) for key, value in thing.items()}
    return {}


def types_of(thing: dict[str, Any]) -> list[str]:
    """The types of an object, without their vocabulary's address."""
    kinds = thing.get("@type")
    return [kind.rsplit("/", 1)[-1] for kind in (kinds if isinstance(kinds, list) else [kinds]) if isinstance(kind, str)]


def text_of(value: Any) -> str | None:
    """The text of a value: itself, its name, or the first in a list."""
    if isinstance(value, list):
        return next(filter(None, map(text_of, value)), None)
    if isinstance(value, dict):
        return text_of(value.get("name") or value.get("@value"))
    return unescape(value) if isinstance(value, str) and value.strip() else None


def texts_of(value: Any) -> list[str]:
    """The texts of all values of a list, or of one."""
    return [text for item in (value if isinstance(value, list) else [value]) if (text := text_of(item))]


def _is_json(script: Any) -> bool:
    return "ld+json" in (script.get("type") or "").lower() and len(script.text or "") <= _MOST_CHARACTERS


def _loaded(source: str) -> Any:
    """The parsed script; raw line breaks in strings, trailing commas and wrapping comments are common and repaired."""
    source = (
        source.strip()
        .removeprefix("<!--")
        .removesuffix("-->")
        .removeprefix("//<![CDATA[")
        .removesuffix("//]]>")
        .strip(" ;\n\t\r")
    )
    for attempt in (source, _TRAILING_COMMA.sub(r"\1", _CONTROL.sub(" ", source))):
        try:
            return json.loads(attempt)
        except (ValueError, RecursionError):
            continue
    return None


def _things(value: Any) -> Iterator[dict[str, Any]]:
    """The objects at the top of a script, in lists and in `@graph`."""
    for thing in value if isinstance(value, list) else [value]:
        if isinstance(thing, dict):
            yield thing
            graph = thing.get("@graph") or thing.get("mainEntity")
            yield from (inner for inner in (graph if isinstance(graph, list) else [graph]) if isinstance(inner, dict))


def _filled(value: Any, by_id: dict[str, dict[str, Any]]) -> Any:
    """A value whose references `{"@id": ...}` are replaced by what they refer to."""
    if isinstance(value, list):
        return [_filled(item, by_id) for item in value[:50]]
    if isinstance(value, dict) and isinstance(value.get("@id"), str):
        return {**by_id.get(value["@id"], {}), **value}
    return value
