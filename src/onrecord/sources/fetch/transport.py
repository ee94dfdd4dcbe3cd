"""One HTTP request: to a checked address, within a time and a size for the whole of it; redirects are not followed."""

import ssl
import time
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

import httpcore2
import httpx2

from onrecord.errors import NotFetched, TooLarge
from onrecord.sources.fetch.addresses import address_of
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
    backend = _CheckedBackend(url, time.monotonic() + limits.fetch_seconds, allow_private)
    try:
        with (
            httpx2.Client(
                transport=_Transport(backend), headers=_HEADERS, timeout=limits.fetch_seconds, trust_env=False
            ) as client,
            client.stream("GET", url, follow_redirects=False) as response,
        ):
            return Answer(response.status_code, response.headers, _body(response, url, limits))
    except (httpx2.TimeoutException, httpcore2.TimeoutException) as error:
        raise NotFetched(url, f"no answer within {limits.fetch_seconds:g} seconds") from error
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


class _CheckedBackend(httpcore2.NetworkBackend):
    """Connects to the very address that was checked, so that a name cannot lead elsewhere between check and use."""

    def __init__(self, url: str, deadline: float, allow_private: bool) -> None:
        self._url, self._deadline, self._allow_private = url, deadline, allow_private
        self._backend = httpcore2.SyncBackend()

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore2.NetworkStream:
        """A connection whose reads and writes end with the whole request's time."""
        address = address_of(host, port, self._url, allow_private=self._allow_private)
        stream = self._backend.connect_tcp(address, port, timeout, local_address, socket_options)
        return _TimedStream(stream, self._deadline)


class _TimedStream(httpcore2.NetworkStream):
    """A stream with a time for all of its reads and writes together: a server that drips bytes holds nobody up."""

    def __init__(self, stream: httpcore2.NetworkStream, deadline: float) -> None:
        self._stream, self._deadline = stream, deadline

    def _left(self) -> float:
        """The seconds that are left."""
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise httpcore2.ReadTimeout("the time is up")
        return left

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Some bytes."""
        return self._stream.read(max_bytes, self._left())

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send bytes."""
        self._stream.write(buffer, self._left())

    def close(self) -> None:
        """End the connection."""
        self._stream.close()

    def start_tls(self, ssl_context: Any, server_hostname: str | None = None, timeout: float | None = None) -> "_TimedStream":
        """The stream encrypted, the certificate checked against the host's name."""
        return _TimedStream(self._stream.start_tls(ssl_context, server_hostname, self._left()), self._deadline)

    def get_extra_info(self, info: str) -> Any:
        """What the connection pool asks of a stream."""
        return self._stream.get_extra_info(info)


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

    def __iter__(self) -> Any:
        return self._response.iter_stream()

    def close(self) -> None:
        """Give up the rest of the body."""
        self._response.close()
