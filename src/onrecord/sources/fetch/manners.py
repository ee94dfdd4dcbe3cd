"""Manners toward a host: what its robots.txt allows, and the time between two requests."""

import threading
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from onrecord.errors import NotFetched
from onrecord.sources.fetch.transport import AGENT, get
from onrecord.sources.limits import Limits

if TYPE_CHECKING:
    from protego import Protego

LONGEST_DELAY = 30.0  # seconds; a robots.txt that asks for more is waited for no longer


class Manners:
    """What is known of the hosts that were asked so far. One for all fetches of a process; safe in threads."""

    def __init__(self) -> None:
        self._robots: dict[tuple[str, bool], Protego | None] = {}
        self._next: dict[str, float] = {}
        self._lock = threading.Lock()

    def check_and_wait(self, url: str, limits: Limits, *, allow_private: bool) -> None:
        """Wait until the host may be asked again. Raises NotFetched where its robots.txt disallows the URL."""
        robots = self._robots_of(url, limits, allow_private)
        if robots and not robots.can_fetch(url, AGENT):
            raise NotFetched(url, "the site's robots.txt disallows it")
        self._wait(url, max(limits.seconds_between_fetches, min((robots and robots.crawl_delay(AGENT)) or 0, LONGEST_DELAY)))

    def _wait(self, url: str, delay: float) -> None:
        """Take the next turn at the URL's host and sleep until then."""
        host = urlsplit(url).netloc.lower()
        with self._lock:
            now = time.monotonic()
            turn = max(now, self._next.get(host, now))
            self._next[host] = turn + delay
        time.sleep(turn - now)

    def _robots_of(self, url: str, limits: Limits, allow_private: bool) -> "Protego | None":
        """The host's robots.txt, asked for once; null where it has none."""
        parts = urlsplit(url)
        origin = f"{parts.scheme}://{parts.netloc}"
        if (origin, allow_private) not in self._robots:
            self._robots[origin, allow_private] = self._fetched_robots(origin, limits, allow_private)
        return self._robots[origin, allow_private]

    def _fetched_robots(self, origin: str, limits: Limits, allow_private: bool) -> "Protego | None":
        """The parsed robots.txt. As RFC 9309 has it, a missing one allows all, a server that fails allows nothing for now."""
        from protego import Protego

        self._wait(origin, limits.seconds_between_fetches)
        answer = get(f"{origin}/robots.txt", limits, allow_private=allow_private)
        if answer.status >= 500:
            raise NotFetched(f"{origin}/robots.txt", f"the server answered {answer.status}, so nothing is fetched from it now")
        return Protego.parse(answer.body[:500_000].decode("utf-8", "replace")) if answer.status == 200 else None
