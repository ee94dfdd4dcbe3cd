"""Who is signed in, known to everything that answers a request: pages, forms, the API."""

from contextvars import ContextVar
from dataclasses import dataclass

from fastapi import HTTPException, Request

from onrecord.store import Store
from onrecord.store.team import Actor, Role, Session


@dataclass(frozen=True)
class SignedIn:
    """A session, and the store as its account may see it."""

    session: Session
    store: Store


# None where the desk has no accounts, and on the page to sign in.
CURRENT: ContextVar[SignedIn | None] = ContextVar("signed_in", default=None)


def hidden() -> frozenset[str]:
    """The documents that whoever asks may not see."""
    signed_in = CURRENT.get()
    return getattr(signed_in.store, "hidden", frozenset()) if signed_in else frozenset()


def name() -> str | None:
    """Who asks; None without accounts."""
    signed_in = CURRENT.get()
    return signed_in.session.account.name if signed_in else None


def may(role: Role) -> bool:
    """Whether whoever asks has a role; without accounts everybody has."""
    signed_in = CURRENT.get()
    return signed_in is None or signed_in.session.account.may(role)


def session() -> Session:
    """The session of whoever asks. Raises HTTPException (401) where nobody is signed in."""
    signed_in = CURRENT.get()
    if signed_in is None:
        raise HTTPException(401, "sign in first")
    return signed_in.session


def owner() -> Session:
    """The session of an owner who asks. Raises HTTPException (403) for others."""
    asks = session()
    if not asks.account.may("owner"):
        raise HTTPException(403, "only an owner may do this")
    return asks


def actor(request: Request) -> Actor:
    """Who asks, for the log."""
    return Actor(name(), asks_from(request))


def asks_from(request: Request) -> str:
    """Where a request comes from."""
    return address(request.client.host if request.client else None)


def address(host: str | None) -> str:
    """Where somebody asks from, as it is kept."""
    return (host or "unknown")[:64]
