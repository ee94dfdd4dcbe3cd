"""One HTTP request: to a checked address, within a time and a size for the whole of it; redirects are not followed."""

import ssl
import time
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import httpcore2
import httpx2

from onrecord.errors import NotFetched, TooLarge
from onrecord.sources.fetch.connection import CheckedBackend
from onrecord.sources.limits import MEGABYTE, Limits
from onrecord.version import __version__

AGENT = "onrecord"
_HEADERS = {"User-Agent": f"{AGENT}/{__version__}", "Accept": "text/html,application/pdf,*/*;q=0.8", "Accept-Encoding": "gzip"}

_BROKEN = (httpcore2.NetworkError, httpcore2.ProtocolError, httpcore2.UnsupportedProtocol, ValueError)


class Answer(NamedTuple):
    """What a server answered. Names of headers are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def get(url: str, limits: Limits, *, allow_private: bool) -> Answer:
    """The answer to one GET. Raises NotFetched (refused, unreachable, too slow) or TooLarge."""
    backend = CheckedBackend(url, time.monotonic() + limits.fetch_seconds, allow_private=allow_private)
    try:
        with (
            httpx2.Client(
                transport=_Transport(backend), headers=_HEADERS, timeout=limits.fetch_seconds, trust_env=False
            ) as client,
            client.stream("GET", url, follow_redirects=False) as response,
        ):
            return Answer(response.status_code, response.headers, _body(response, url, limits))
    except (httpx2.TimeoutException, httpcore2.TimeoutException) as error:
        raise NotFetched(url, f"no answer within {limits.fetch_seconds:g} s") from error
    except (httpx2.HTTPError, httpx2.InvalidURL, *_BROKEN) as error:
        raise NotFetched(url, f"could not be fetched ({str(error)[:100] or type(error).__name__})") from error


def _body(response: httpx2.Response, url: str, limits: Limits) -> bytes:
    """The body, unpacked; given up as soon as it is over the limit."""
    body = bytearray()
    for chunk in response.iter_bytes():
        body += chunk
        if len(body) > limits.fetch_bytes:
            raise TooLarge(url, f"is over the limit of {limits.fetch_bytes / MEGABYTE:g} MB a fetch")
    return bytes(body)


@cache
def _ssl_context() -> ssl.SSLContext:
    """The certificates that are trusted; costly to load, so once."""
    return httpx2.create_ssl_context()


class _Transport(httpx2.BaseTransport):
    """A transport of one connection over a checked backend."""

    def __init__(self, backend: httpcore2.NetworkBackend) -> None:
        self._pool = httpcore2.ConnectionPool(ssl_context=_ssl_context(), network_backend=backend, max_connections=1)

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send a request."""
        url = httpcore2.URL(
            scheme=request.url.raw_scheme, host=request.url.raw_host, port=request.url.port, target=request.url.raw_path
        )
        response = self._pool.handle_request(
            httpcore2.Request(request.method, url, headers=request.headers.raw, extensions=request.extensions)
        )
        return httpx2.Response(
            response.status, headers=response.headers, stream=_Stream(response), extensions=response.extensions
        )

    def close(self) -> None:
        """End the connections."""
        self._pool.close()


class _Stream(httpx2.SyncByteStream):
    """A response's body."""

    def __init__(self, response: httpcore2.Response) -> None:
        self._response = response

    def __iter__(self) -> Iterator[bytes]:
        return self._response.iter_stream()

    def close(self) -> None:
        """Give up the rest of the body."""
        self._response.close()
