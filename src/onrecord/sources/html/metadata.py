"""What a page says about itself: JSON-LD first, then OpenGraph and other meta elements, then htmldate for the date alone."""

import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from onrecord.sources.days import written_day
from onrecord.sources.html.jsonld import article_of, text_of, texts_of, types_of
from onrecord.sources.tidy import one_line

_TITLES = ("og:title", "twitter:title", "dc.title", "parsely-title", "sailthru.title")
_PUBLISHERS = ("og:site_name", "application-name", "dc.publisher", "publisher")
_AUTHORS = ("author", "article:author", "parsely-author", "sailthru.author", "dc.creator", "byl")
_PUBLISHED = (
    "article:published_time", "article:published", "datepublished", "parsely-pub-date", "sailthru.date", "pubdate",
    "publishdate", "dc.date.issued", "dc.date", "dcterms.created", "date",
)  # fmt: skip
_MODIFIED = ("article:modified_time", "og:updated_time", "datemodified", "lastmod", "dcterms.modified")
_SAVED_FROM = re.compile(r"<!-- saved from url=\(\d+\)(https?://\S+) -->")
_BYLINE = re.compile(r"^by:?\s+|\S+@\S+", re.IGNORECASE)
_SITE_SUFFIX = re.compile(r"\s+[|–—»-]\s+([^|–—»]{2,60})$")
_SOCIAL = re.compile(r"https?://|^@|\.com$")


@dataclass(frozen=True)
class PageMetadata:
    """A page's metadata; dates are EDTF days as the page writes them. `body` is the article's text if the JSON-LD has it."""

    title: str | None
    publisher: str | None
    authors: tuple[str, ...]
    published: str | None
    modified: str | None
    url: str | None
    kind: str
    body: str | None


def metadata_of(tree: Any, source: str) -> PageMetadata:
    """The metadata of a parsed page; `source` is its text, in which browsers note where they saved it from."""
    article, meta = article_of(tree), _meta_elements(tree)
    url = _url(tree, article, meta, source)
    publisher = one_line(text_of(article.get("publisher")) or _first(meta, _PUBLISHERS))
    return PageMetadata(
        title=_title(tree, article, meta, publisher),
        publisher=publisher,
        authors=_authors(article, meta, publisher),
        published=_day(article.get("datePublished"), meta, _PUBLISHED) or _guessed_day(tree, url),
        modified=_day(article.get("dateModified"), meta, _MODIFIED),
        url=url,
        kind=_kind(article, url),
        body=text_of(article.get("articleBody")),
    )


def _meta_elements(tree: Any) -> dict[str, list[str]]:
    """The contents of meta elements by name, property or itemprop in lower case."""
    found: dict[str, list[str]] = {}
    for element in tree.iter("meta"):
        name = element.get("property") or element.get("name") or element.get("itemprop")
        content = one_line((element.get("content") or "")[:2000])
        if name and content:
            found.setdefault(name.lower(), []).append(content)
    return found


def _first(meta: dict[str, list[str]], names: tuple[str, ...]) -> str | None:
    """The first content of the first name that has one."""
    return next((meta[name][0] for name in names if name in meta), None)


def _title(tree: Any, article: dict[str, Any], meta: dict[str, list[str]], publisher: str | None) -> str | None:
    """The headline; one that is cut short gives way to the page's only main heading, and the site's name is no part of it."""
    headings = [text for h1 in tree.iter("h1") if (text := one_line(h1.text_content())) and not _is_name(text, publisher)]
    stated = one_line(text_of(article.get("headline")))
    if stated and not stated.endswith(("...", "…")):
        return stated
    if len(headings) == 1:
        return headings[0]
    if shown := stated or _first(meta, _TITLES):
        suffix = _SITE_SUFFIX.search(shown)
        return shown[: suffix.start()] if suffix and _is_name(suffix[1], publisher) else shown
    element = next(tree.iter("title"), None)
    titled = one_line(element.text_content()) if element is not None else None
    return _SITE_SUFFIX.sub("", titled) if titled else (headings[0] if headings else None)


def _is_name(text: str, publisher: str | None) -> bool:
    """Whether a heading or an ending is only the site's name."""
    return publisher is not None and text.casefold() == publisher.casefold()


def _authors(article: dict[str, Any], meta: dict[str, list[str]], publisher: str | None) -> tuple[str, ...]:
    """The authors' names; links to profiles and the outlet itself are none."""
    named = texts_of(article.get("author")) or next((meta[name] for name in _AUTHORS if name in meta), [])
    parted = [
        name
        for text in named
        for name in re.split(r"\s*(?:;|,(?=\s+[A-Z][\w.'’-]+\s+[A-Z])|\s+and\s+)\s*", _BYLINE.sub("", text.strip()[:300]))
    ]
    names = [one_line(name) for name in parted if not _SOCIAL.search(name)]
    return tuple(dict.fromkeys(name for name in names if name and name.casefold() != (publisher or "").casefold()))


def _day(stated: Any, meta: dict[str, list[str]], names: tuple[str, ...]) -> str | None:
    """The day of a stated time, or of the first meta element that writes one."""
    written = [text_of(stated) or "", *(content for name in names for content in meta.get(name, []))]
    return next(filter(None, map(written_day, written)), None)


def _guessed_day(tree: Any, url: str | None) -> str | None:
    """The day that htmldate finds in the page's markup and address, without its guesses from any date in the text."""
    from copy import deepcopy

    from htmldate import find_date

    try:
        found = find_date(deepcopy(tree), original_date=True, extensive_search=False, url=url)
    except Exception:  # a page that the library breaks on has no date
        return None
    return written_day(found) if found else None


def _url(tree: Any, article: dict[str, Any], meta: dict[str, list[str]], source: str) -> str | None:
    """The page's own address: canonical link, `og:url`, the article's, or where the browser saved it from."""
    links = [link.get("href") for link in tree.iter("link") if (link.get("rel") or "").lower() == "canonical"]
    saved = _SAVED_FROM.search(source[:2000])
    entity = article.get("mainEntityOfPage")
    candidates = [
        *links,
        *meta.get("og:url", []),
        article.get("url"),
        entity.get("@id") if isinstance(entity, dict) else entity,
    ]
    for candidate in [*candidates, saved[1] if saved else None]:
        if isinstance(candidate, str) and re.match(r"https?://[^\s/]+/?\S*$", candidate.strip()[:2000]):
            return candidate.strip()
    return None


def _kind(article: dict[str, Any], url: str | None) -> str:
    """`news` or `press_release` where the type or the address says so."""
    kinds = types_of(article)
    if "PressRelease" in kinds or (url and re.search(r"/(?:press|news|media)-?releases?(?:/|$)", urlsplit(url).path)):
        return "press_release"
    return "news" if any(kind.endswith("NewsArticle") for kind in kinds) else "other"
