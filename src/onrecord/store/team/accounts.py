"""Accounts: names, roles, passwords. One owner at least stays who can sign in."""

import unicodedata
from dataclasses import dataclass
from typing import Any, Literal, get_args

from sqlalchemy import Connection, func, insert, select, update

from onrecord.errors import AccountError
from onrecord.store.team.tables import accounts

# What each may: a reader sees the record, a reviewer also decides and reads documents into it, an owner also administers.
Role = Literal["reader", "reviewer", "owner"]
ROLES: tuple[Role, ...] = get_args(Role)
_LONGEST = 60  # characters of a name


@dataclass(frozen=True)
class Account:
    """Somebody who may sign in, unless `disabled` since a time. `provisional`: the password is to be changed first."""

    number: int
    name: str
    role: Role
    provisional: bool
    since: str
    disabled: str | None

    def may(self, role: Role) -> bool:
        """Whether the account may do what a role may."""
        return ROLES.index(self.role) >= ROLES.index(role)


_COLUMNS = [accounts.c[name] for name in Account.__dataclass_fields__]


def key(name: str) -> str:
    """A name as it is compared: `Jo  Pell` and `jo pell` are one."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def add(connection: Connection, name: str, role: str, password: str, at: str, *, provisional: bool) -> Account:
    """Add an account; `password` is hashed. Raises AccountError for a name that will not do or is there already."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not plain or len(plain) > _LONGEST or not plain.isprintable():
        raise AccountError(f"a name has 1 to {_LONGEST} characters that can be seen")
    if connection.scalar(select(accounts.c.number).where(accounts.c.key == key(plain))) is not None:
        raise AccountError(f"there is an account {plain!r} already")
    row = {"name": plain, "key": key(plain), "role": _role(role), "password": password, "since": at}
    connection.execute(insert(accounts).values(**row, provisional=provisional))
    return get(connection, plain)


def _role(role: str) -> str:
    if role not in ROLES:
        raise AccountError(f"a role is one of {', '.join(ROLES)}")
    return role


def get(connection: Connection, name: str) -> Account:
    """The account of that name. Raises AccountError."""
    row = connection.execute(select(*_COLUMNS).where(accounts.c.key == key(name))).one_or_none()
    if row is None:
        raise AccountError(f"there is no account {name!r}")
    return Account(*row)


def by_number(connection: Connection, number: int) -> Account | None:
    """The account of that number."""
    row = connection.execute(select(*_COLUMNS).where(accounts.c.number == number)).one_or_none()
    return None if row is None else Account(*row)


def listed(connection: Connection) -> list[Account]:
    """All accounts by name."""
    return [Account(*row) for row in connection.execute(select(*_COLUMNS).order_by(accounts.c.key))]


def password_of(connection: Connection, name: str) -> str | None:
    """The hash of an account that is not disabled."""
    chosen = select(accounts.c.password).where(accounts.c.key == key(name), accounts.c.disabled.is_(None))
    return connection.scalar(chosen)


def change(connection: Connection, name: str, **values: Any) -> Account:
    """Change an account's role, password or whether it is disabled. Raises AccountError where no owner would be left."""
    account = get(connection, name)
    if "role" in values:
        _role(values["role"])
    connection.execute(update(accounts).where(accounts.c.number == account.number).values(**values))
    owners = select(func.count()).where(accounts.c.role == "owner", accounts.c.disabled.is_(None))
    if account.role == "owner" and not connection.scalar(owners):
        raise AccountError(f"{account.name!r} is the last owner: make somebody else one first")
    return get(connection, name)
