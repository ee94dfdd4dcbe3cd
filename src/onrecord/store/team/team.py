"""A team on one store: who may sign in, what each may see and do, and the log of it."""

from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection

from onrecord.errors import AccountError
from onrecord.store.limited import Limited
from onrecord.store.store import Store
from onrecord.store.team import access, accounts, audit, passwords, sessions
from onrecord.store.team.accounts import Account
from onrecord.store.team.sessions import Session


class TooManySignIns(AccountError):
    """Too many sign-ins failed of late."""


class Actor:
    """Who does something, for the log: `by` None where nobody is signed in, `address` None on the command line."""

    def __init__(self, by: str | None = None, address: str | None = None) -> None:
        self.by, self.address = by, address


class Team:
    """Accounts, sessions, access and log of a store. What is done is logged with who does it."""

    def __init__(self, store: Store, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.store, self.clock = store, clock

    @property
    def _at(self) -> str:
        return sessions.stamp(self.clock())

    def accounts(self) -> list[Account]:
        """All accounts by name."""
        with self.store._transaction() as connection:
            return accounts.listed(connection)

    def add(self, name: str, role: str, password: str, actor: Actor) -> Account:
        """Add an account; whoever it is for has to choose another password. Raises AccountError."""
        kept = passwords.hashed(passwords.checked(password, name))
        with self.store._transaction(writes=True) as connection:
            account = accounts.add(connection, name, role, kept, self._at, provisional=True)
            self._note(connection, "account added", actor, account.name, role=role)
        return account

    def change_role(self, name: str, role: str, actor: Actor) -> Account:
        """Give an account another role. Raises AccountError."""
        with self.store._transaction(writes=True) as connection:
            account = accounts.change(connection, name, role=role)
            self._note(connection, "role changed", actor, account.name, role=role)
        return account

    def disable(self, name: str, actor: Actor, *, disabled: bool = True) -> Account:
        """Let nobody sign in by an account, which ends its sessions; or let them again. Raises AccountError."""
        with self.store._transaction(writes=True) as connection:
            account = accounts.change(connection, name, disabled=self._at if disabled else None)
            sessions.end_all(connection, account.number)
            self._note(connection, "account disabled" if disabled else "account enabled", actor, account.name)
        return account

    def set_password(self, name: str, password: str, actor: Actor, *, provisional: bool = True) -> None:
        """Give an account another password, to be changed at the next sign-in, and end its sessions. Raises AccountError."""
        kept = passwords.hashed(passwords.checked(password, name))
        with self.store._transaction(writes=True) as connection:
            self._change_password(connection, name, kept, actor, provisional=provisional)

    def _change_password(self, connection: Connection, name: str, kept: str, actor: Actor, *, provisional: bool) -> Account:
        account = accounts.change(connection, name, password=kept, provisional=provisional)
        sessions.end_all(connection, account.number)
        sessions.forgive(connection, name)
        self._note(connection, "password changed", actor, account.name)
        return account

    def change_own_password(self, session: Session, old: str, new: str, actor: Actor) -> str:
        """Change the password of whoever is signed in: all their sessions end; the token of a new one. Raises AccountError."""
        if old == new:
            raise AccountError("the new password is the old one")
        name = session.account.name
        self._attempt(name, actor.address or "")
        if not passwords.fits(self._password_of(name), old):
            raise AccountError("that is not your password now")
        kept = passwords.hashed(passwords.checked(new, name))
        with self.store._transaction(writes=True) as connection:
            account = self._change_password(connection, name, kept, actor, provisional=False)
            return sessions.start(connection, account.number, session.address, self.clock())

    def _attempt(self, name: str, address: str) -> None:
        """Count a sign-in among the failed until it succeeds, so that many at once are as many as one after the other."""
        with self.store._transaction(writes=True) as connection:
            if sessions.waiting(connection, name, address, self.clock()):
                raise TooManySignIns("too many sign-ins have failed: wait a quarter of an hour, or ask an owner for a password")
            sessions.failed(connection, name, address, self.clock())

    def _password_of(self, name: str) -> str | None:
        """The hash of an account that may sign in."""
        with self.store._transaction() as connection:
            return accounts.password_of(connection, name)

    def sign_in(self, name: str, password: str, address: str, before: str = "") -> str | None:
        """Begin a session; its token, None where name or password is wrong. Raises TooManySignIns.

        `before` is the token that the browser had: a browser has one session, so that one ends.
        """
        self._attempt(name, address)
        kept = self._password_of(name)
        fits = passwords.fits(kept, password)
        with self.store._transaction(writes=True) as connection:
            if not fits or accounts.password_of(connection, name) != kept:  # it may have been changed since it was compared
                self._note(connection, "sign-in failed", Actor(None, address), name[:100])
                return None
            account = accounts.get(connection, name)
            sessions.forgive(connection, name)
            sessions.end(connection, before)
            self._note(connection, "signed in", Actor(account.name, address), None)
            return sessions.start(connection, account.number, address, self.clock())

    def session(self, token: str) -> Session | None:
        """Whose session a token is of; None where it has ended."""
        with self.store._transaction() as connection:
            found = sessions.get(connection, token, self.clock())
        if found is None:
            return None
        if found[1]:
            with self.store._transaction(writes=True) as connection:
                sessions.note(connection, token, self.clock())
        return found[0]

    def sign_out(self, session: Session, actor: Actor, *, everywhere: bool = False) -> None:
        """End a session, or all of its account."""
        with self.store._transaction(writes=True) as connection:
            if everywhere:
                sessions.end_all(connection, session.account.number)
            sessions.end(connection, session.token)
            self._note(connection, "signed out everywhere" if everywhere else "signed out", actor, None)

    def seen_by(self, account: Account) -> Store:
        """The store with what an account follows, without what it may not see."""
        with self.store._transaction() as connection:
            hidden = access.hidden(connection, account)
        return Limited(self.store, hidden, account.name)

    def access(self, members: Collection[str]) -> access.Access:
        """Who may see a case of these documents."""
        with self.store._transaction() as connection:
            return access.of(connection, members)

    def restrict(self, case: str, members: Collection[str], people: Iterable[str] | None, actor: Actor) -> None:
        """Let only owners and these people see a case; None lets everybody. Raises AccountError for an unknown name."""
        admitted = None if people is None else sorted(set(people))
        with self.store._transaction(writes=True) as connection:
            if admitted is None:
                access.release(connection, members)
            else:
                access.restrict(connection, members, admitted, actor.by or "", self._at)
            self._note(
                connection, "case opened to all" if admitted is None else "case restricted", actor, case, people=admitted
            )

    def note(self, action: str, actor: Actor, what: str | None = None, **details: Any) -> None:
        """Add a row to the log."""
        with self.store._transaction(writes=True) as connection:
            self._note(connection, action, actor, what, **details)

    def _note(self, connection: Any, action: str, actor: Actor, what: str | None, **details: Any) -> None:
        audit.note(connection, self._at, action, actor.by, actor.address, what, **details)

    def log(self, limit: int = 50, offset: int = 0, by: str | None = None) -> tuple[int, list[audit.Audited]]:
        """How many rows the log has, of all or of one person, and some of them, the latest first."""
        with self.store._transaction() as connection:
            return audit.rows(connection, limit, offset, by)
