"""Passwords: which will do, and how they are kept (argon2id).

Length alone is asked for, as NIST SP 800-63B and OWASP advise: 15 characters where a password is all that there is; no rules
about kinds of characters, no forced changes.
"""

import secrets
import unicodedata
from functools import cache
from threading import BoundedSemaphore
from typing import TYPE_CHECKING

from onrecord.errors import AccountError

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST, LONGEST = 15, 256  # characters
_FEWEST_DIFFERENT = 5
# Each hash takes 64 MiB: many sign-ins at once wait for each other instead of filling the memory.
_AT_ONCE = BoundedSemaphore(2)
_WORDS_OF_GENERATED = 5


@cache
def hasher() -> "PasswordHasher":
    """Argon2id with the parameters of RFC 9106 for little memory. Raises AccountError without the extra `team`."""
    try:
        from argon2 import PasswordHasher
    except ModuleNotFoundError as error:
        raise AccountError(f"this needs the extra `team`: pip install 'onrecord[team]' ({error.name} is missing)") from error
    return PasswordHasher()


def checked(password: str, name: str) -> str:
    """A password that will do, in one form of Unicode. Raises AccountError that says what is wrong with it."""
    plain = unicodedata.normalize("NFKC", password)
    if not SHORTEST <= len(plain) <= LONGEST:
        raise AccountError(f"a password has {SHORTEST} to {LONGEST} characters; a sentence or several words will do")
    without_name = plain.casefold().replace(name.casefold(), "")
    if len(set(without_name)) < _FEWEST_DIFFERENT or any(without_name in run for run in _RUNS):
        raise AccountError("that password is easily guessed: take several words that do not belong together")
    return plain


_RUNS = ("01234567890123456789" * 2, "abcdefghijklmnopqrstuvwxyz" * 2, "qwertyuiopasdfghjklzxcvbnm" * 2, "password" * 9)


def hashed(password: str) -> str:
    """As it is kept."""
    with _AT_ONCE:
        return hasher().hash(password)


def fits(kept: str | None, password: str) -> bool:
    """Whether a password is the one that was hashed; where there is none, it takes as long to say no."""
    from argon2.exceptions import InvalidHashError, VerificationError

    plain = unicodedata.normalize("NFKC", password[:LONGEST])
    with _AT_ONCE:
        try:
            return hasher().verify(kept or nobodys(), plain) and kept is not None
        except (VerificationError, InvalidHashError):
            return False


@cache
def nobodys() -> str:
    """A hash that fits no password that anybody knows."""
    return hasher().hash(secrets.token_urlsafe())


def generated() -> str:
    """A password nobody can guess: 130 bits, in groups that can be read to somebody."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(5)) for _ in range(_WORDS_OF_GENERATED))
