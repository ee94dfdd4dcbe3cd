"""Limits: how much of an untrusted file or server is read before it is refused."""

from dataclasses import dataclass

MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Limits:
    """What one file, one archive and one fetch may cost. A file over a limit is a TooLarge error; the others go on."""

    file_bytes: int = 100 * MEGABYTE
    pages: int = 2_000
    page_characters: int = 5_000_000
    html_elements: int = 30_000
    nesting: int = 4
    members: int = 5_000
    expansion_ratio: int = 200
    expanded_bytes: int = 400 * MEGABYTE
    fetch_bytes: int = 30 * MEGABYTE
    fetch_seconds: float = 30.0
    redirects: int = 5
    seconds_between_fetches: float = 1.0


@dataclass
class Budget:
    """What is left for everything that lies inside one file; shared by all its parts, so that nesting cannot multiply it."""

    bytes_left: int
    members_left: int

    @classmethod
    def of(cls, limits: Limits) -> "Budget":
        """A fresh budget."""
        return cls(limits.expanded_bytes, limits.members)

    @property
    def spent(self) -> bool:
        """Whether nothing more may be read."""
        return self.bytes_left < 0 or self.members_left < 0

    def take(self, size: int) -> str | None:
        """Count one more part of `size` bytes; says which limit it breaks, if one."""
        self.bytes_left -= size
        self.members_left -= 1
        if self.members_left < 0:
            return "it holds too many files"
        if self.bytes_left < 0:
            return "it unpacks to too much"
        return None


DEFAULT_LIMITS = Limits()
