"""Connections to checked addresses, each with a time for all that is sent and received over it."""

import time
from collections.abc import Iterable
from typing import Any

import httpcore2

from onrecord.sources.fetch.addresses import address_of


class CheckedBackend(httpcore2.NetworkBackend):
    """Connects to the very address that was checked, so that a name cannot lead elsewhere between check and use."""

    def __init__(self, url: str, deadline: float, *, allow_private: bool) -> None:
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
        """A connection whose reads and writes end at the deadline."""
        address = address_of(host, port, self._url, allow_private=self._allow_private)
        stream = self._backend.connect_tcp(address, port, timeout, local_address, socket_options)
        return TimedStream(stream, self._deadline)


class TimedStream(httpcore2.NetworkStream):
    """A stream that ends at a deadline of the monotonic clock: a server that drips bytes holds nobody up."""

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

    def start_tls(self, ssl_context: Any, server_hostname: str | None = None, timeout: float | None = None) -> "TimedStream":
        """The stream encrypted, the certificate checked against the host's name."""
        return TimedStream(self._stream.start_tls(ssl_context, server_hostname, self._left()), self._deadline)

    def get_extra_info(self, info: str) -> Any:
        """What the connection pool asks of a stream."""
        return self._stream.get_extra_info(info)
