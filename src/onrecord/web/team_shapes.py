"""What the API of a team takes and gives."""

from onrecord.record import Entry
from onrecord.store.team import Account, Role, Session
from onrecord.store.team.audit import Audited
from onrecord.web.shapes import Listing


class SignIn(Entry):
    """A name and a password."""

    name: str
    password: str


class SignedIn(Entry):
    """Who is signed in, since when (UTC), from where."""

    name: str
    role: Role
    provisional: bool
    since: str
    address: str


class NewPassword(Entry):
    """A password in place of the one that holds."""

    old: str
    new: str


class NewAccount(Entry):
    """An account to add."""

    name: str
    role: Role
    password: str


class AccountShown(Entry):
    """An account; `provisional`: its password is to be changed at the next sign-in; `disabled` since a time (UTC) or null."""

    name: str
    role: Role
    provisional: bool
    since: str
    disabled: str | None


class AccountChange(Entry):
    """What is to be otherwise; null leaves it."""

    role: Role | None = None
    password: str | None = None
    disabled: bool | None = None


class AccessShown(Entry):
    """Whether a case is restricted, and who may see it besides the owners."""

    restricted: bool
    people: list[str]


class Accounts(Listing):
    """A page of the accounts."""

    items: list[AccountShown]


class Log(Listing):
    """A page of the log."""

    items: list[Audited]


def signed_in(session: Session) -> SignedIn:
    """A session for the API."""
    account = session.account
    return SignedIn(
        name=account.name, role=account.role, provisional=account.provisional, since=session.since, address=session.address
    )


def account(known: Account) -> AccountShown:
    """An account for the API."""
    return AccountShown(**{name: getattr(known, name) for name in AccountShown.model_fields})
