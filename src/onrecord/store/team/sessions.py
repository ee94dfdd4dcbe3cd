"""Sessions: the browser has a token, the database its digest. They end by themselves, by signing out, with the account."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from onrecord.store.team.accounts import Account, by_number, key
from onrecord.store.team.tables import failed_sign_ins, sessions

# How long a session lasts without a request, and in all.
IDLE, WHOLE = timedelta(hours=2), timedelta(hours=12)
_NOTED = timedelta(minutes=1)  # how exactly it is kept when it was last used
# So many failed sign-ins within so long, by one name or from one address, and the next has to wait.
WINDOW, OF_A_NAME, OF_AN_ADDRESS = timedelta(minutes=15), 10, 50


@dataclass(frozen=True)
class Session:
    """Who is signed in, since when and where from; `token` is known only to the browser that has it."""

    account: Account
    since: str
    address: str
    token: str


def start(connection: Connection, account: int, address: str, now: datetime) -> str:
    """Begin a session; its token. Sessions that have ended are deleted."""
    connection.execute(delete(sessions).where(_ended(now)))
    token = secrets.token_urlsafe(32)
    row = {"digest": digest(token), "account": account, "address": address, "since": stamp(now), "seen": stamp(now)}
    connection.execute(insert(sessions).values(row))
    return token


def get(connection: Connection, token: str, now: datetime) -> tuple[Session, bool] | None:
    """The session of a token, and whether its use is to be noted; None where it has ended or the account is disabled."""
    row = connection.execute(select(sessions).where(sessions.c.digest == digest(token), ~_ended(now))).one_or_none()
    account = None if row is None else by_number(connection, row.account)
    if row is None or account is None or account.disabled:
        return None
    return Session(account, row.since, row.address, token), row.seen < stamp(now - _NOTED)


def note(connection: Connection, token: str, now: datetime) -> None:
    """Note that a session was used."""
    connection.execute(update(sessions).where(sessions.c.digest == digest(token)).values(seen=stamp(now)))


def end(connection: Connection, token: str) -> None:
    """End a session."""
    connection.execute(delete(sessions).where(sessions.c.digest == digest(token)))


def end_all(connection: Connection, account: int) -> None:
    """End an account's sessions."""
    connection.execute(delete(sessions).where(sessions.c.account == account))


def waiting(connection: Connection, name: str, address: str, now: datetime) -> bool:
    """Whether too many sign-ins failed of late for another one."""
    recent = failed_sign_ins.c.at > stamp(now - WINDOW)
    count = select(func.count()).select_from(failed_sign_ins).where(recent)
    by_name = connection.scalar(count.where(failed_sign_ins.c.key == key(name))) or 0
    by_address = connection.scalar(count.where(failed_sign_ins.c.address == address)) or 0
    return by_name >= OF_A_NAME or by_address >= OF_AN_ADDRESS


def failed(connection: Connection, name: str, address: str, now: datetime) -> None:
    """Note a failed sign-in; those that no longer count are deleted."""
    connection.execute(delete(failed_sign_ins).where(failed_sign_ins.c.at <= stamp(now - WINDOW)))
    connection.execute(insert(failed_sign_ins).values(key=key(name), address=address, at=stamp(now)))


def forgive(connection: Connection, name: str) -> None:
    """Count an account's failed sign-ins no more."""
    connection.execute(delete(failed_sign_ins).where(failed_sign_ins.c.key == key(name)))


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def stamp(moment: datetime) -> str:
    """A time as it is kept."""
    return moment.isoformat(timespec="seconds")


def _ended(now: datetime) -> ColumnElement[bool]:
    return or_(sessions.c.seen <= stamp(now - IDLE), sessions.c.since <= stamp(now - WHOLE))
