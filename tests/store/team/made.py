"""Accounts for tests, with a hash that costs little."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from argon2 import PasswordHasher

from onrecord.store import Store
from onrecord.store.team import Account, Actor, Team, passwords

GOOD = "nine calm herons wade"
OTHER = "seven slow rivers bend"
CONSOLE = Actor()


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = datetime(2031, 4, 6, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_(self, **time: float) -> None:
        self.now += timedelta(**time)


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    cheap = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "hasher", lambda: cheap)
    passwords.nobodys.cache_clear()
    yield
    passwords.nobodys.cache_clear()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def team(store: Store, clock: Clock) -> Team:
    return Team(store, clock)


def account(team: Team, name: str, role: str) -> Account:
    """An account with the password GOOD, which need not be changed."""
    team.add(name, role, GOOD, CONSOLE)
    team.set_password(name, GOOD, CONSOLE, provisional=False)
    return next(each for each in team.accounts() if each.name == name)
