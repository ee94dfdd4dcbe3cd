"""A URL fetched: manners, redirects each checked, the answer's status."""

from datetime import UTC, datetime
from typing import NamedTuple
from urllib.parse import urldefrag, urljoin, urlsplit

from onrecord.errors import NotFetched, SourceError
from onrecord.sources.fetch.manners import Manners
from onrecord.sources.fetch.transport import get
from onrecord.sources.limits import DEFAULT_LIMITS, Limits

_MANNERS = Manners()
_REDIRECTS = {301, 302, 303, 307, 308}


class Fetched(NamedTuple):
    """What was fetched: the bytes, the URL that gave them, the media type as declared, the time in UTC."""

    data: bytes
    url: str
    media_type: str | None
    retrieved: str


def fetch(url: str, limits: Limits = DEFAULT_LIMITS, *, allow_private: bool = False) -> Fetched:
    """The content of a URL. Raises NotFetched or TooLarge, both naming the URL that was asked for."""
    try:
        return _fetch(_led_to(url, ""), limits, allow_private)
    except SourceError as error:
        via = f" ({error.where})" if error.where != url else ""
        raise type(error)(url, error.why + via) from error


def _fetch(url: str, limits: Limits, allow_private: bool) -> Fetched:
    """The content of a URL, redirects followed."""
    for _ in range(limits.redirects + 1):
        _check(url)
        _MANNERS.check_and_wait(url, limits, allow_private=allow_private)
        answer = get(url, limits, allow_private=allow_private)
        target = answer.headers.get("location")
        if answer.status == 200:
            kind = answer.headers.get("content-type", "").split(";")[0].strip().lower()
            return Fetched(answer.body, url, kind or None, datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))
        if answer.status not in _REDIRECTS or not target:
            raise NotFetched(url, f"the server answered {answer.status}")
        url = _led_to(url, target)
    raise NotFetched(url, f"leads on more than {limits.redirects} times")


def _led_to(url: str, target: str) -> str:
    """Where a redirect leads. Raises NotFetched where that is no URL."""
    try:
        return urldefrag(urljoin(url, target))[0]
    except ValueError as error:
        raise NotFetched(url, f"leads to what is no URL ({error})") from error


def _check(url: str) -> None:
    """Raise NotFetched for what is no plain web address."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError as error:
        raise NotFetched(url, f"is no URL ({error})") from error
    if parts.scheme.lower() not in {"http", "https"}:
        raise NotFetched(url, "only http and https are fetched")
    if not host or parts.username or parts.password:
        raise NotFetched(url, "has no host" if not host else "a URL with a user's name or password is not fetched")
