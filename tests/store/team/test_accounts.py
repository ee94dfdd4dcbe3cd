"""Accounts, passwords, sessions, sign-in limits, the log: what holds and for how long."""

from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest
from sqlalchemy import text

from onrecord.errors import AccountError, StoreError
from onrecord.store import Store
from onrecord.store.team import Actor, Team, TooManySignIns, passwords
from tests.store.team.made import CONSOLE, GOOD, OTHER, Clock, account

HERE = "192.0.2.1"


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("short", "15 to 256 characters"),
        ("x" * 257, "15 to 256 characters"),
        ("aaaaaaaaaaaaaaaaaaaa", "easily guessed"),
        ("123456789012345678", "easily guessed"),
        ("passwordpassword", "easily guessed"),
        ("Jo PellJo PellJo Pell1", "easily guessed"),
        (GOOD, None),
        ("ünïcödé wörds äre fine", None),
        ("               spaces count", None),
    ],
)
def test_which_passwords_will_do(password: str, why: str | None) -> None:
    if why is None:
        assert passwords.checked(password, "Jo Pell")
    else:
        with pytest.raises(AccountError, match=why):
            passwords.checked(password, "Jo Pell")


def test_a_password_is_kept_as_argon2id_and_fits_in_any_form_of_unicode() -> None:
    kept = passwords.hashed(passwords.checked("caf\u00e9 and four more words", "x"))
    assert kept.startswith("$argon2id$")
    assert passwords.fits(kept, "cafe\u0301 and four more words")
    assert not passwords.fits(kept, GOOD)
    assert not passwords.fits(None, GOOD)
    assert not passwords.fits("no hash", GOOD)
    assert len({passwords.generated() for _ in range(5)}) == 5
    assert passwords.checked(passwords.generated(), "x")


def test_the_real_parameters_are_those_of_the_rfc() -> None:
    from argon2 import PasswordHasher, profiles

    assert PasswordHasher().memory_cost >= 19_456  # KiB: OWASP's least
    assert profiles.RFC_9106_LOW_MEMORY.memory_cost == PasswordHasher().memory_cost


@pytest.mark.parametrize(
    ("name", "role", "why"),
    [
        ("jo  PELL", "reader", "there is an account"),
        ("", "reader", "a name has"),
        ("a\x1b[31mb", "reader", "can be seen"),
        ("\u202eevil", "reader", "can be seen"),
        ("x" * 61, "reader", "a name has"),
        ("New", "chief", "a role is one of"),
    ],
)
def test_which_accounts_will_do(team: Team, name: str, role: str, why: str) -> None:
    account(team, "Jo Pell", "owner")
    with pytest.raises(AccountError, match=why):
        team.add(name, role, GOOD, CONSOLE)
    assert [each.name for each in team.accounts()] == ["Jo Pell"]


def test_an_owner_stays(team: Team) -> None:
    account(team, "Jo", "owner")
    account(team, "Bo", "reviewer")
    with pytest.raises(AccountError, match="last owner"):
        team.change_role("Jo", "reader", CONSOLE)
    with pytest.raises(AccountError, match="last owner"):
        team.disable("Jo", CONSOLE)
    team.change_role("Bo", "owner", CONSOLE)
    assert team.change_role("jo", "reader", CONSOLE).role == "reader"
    with pytest.raises(AccountError, match="no account"):
        team.disable("Nobody", CONSOLE)


@pytest.mark.parametrize(
    ("role", "may"), [("reader", [True, False, False]), ("reviewer", [True, True, False]), ("owner", [True] * 3)]
)
def test_what_roles_may(team: Team, role: str, may: list[bool]) -> None:
    made = account(team, "Jo", role)
    assert [made.may("reader"), made.may("reviewer"), made.may("owner")] == may


def test_a_session_ends_by_itself(team: Team, clock: Clock) -> None:
    account(team, "Jo", "reader")
    token = team.sign_in("JO", GOOD, HERE)
    assert token and team.session(token)
    for _ in range(7):
        clock.pass_(hours=1, minutes=40)
        found = team.session(token)
        assert found and found.account.name == "Jo"
    clock.pass_(hours=1, minutes=40)  # more than twelve hours in all
    assert team.session(token) is None
    second = team.sign_in("Jo", GOOD, HERE)
    clock.pass_(hours=2, seconds=1)
    assert second and team.session(second) is None
    assert team.session("") is None and team.session("guessed\ud800") is None


def test_the_token_itself_is_not_kept(team: Team, store: Store) -> None:
    account(team, "Jo", "reader")
    token = team.sign_in("Jo", GOOD, HERE)
    with store._transaction() as connection:
        kept = "".join(
            str(connection.execute(text(f"SELECT * FROM {name}")).all()) for name in ("sessions", "accounts", "audit")
        )
    assert token and token not in kept and GOOD not in kept


@pytest.mark.parametrize("ending", ["out", "everywhere", "disabled", "password"])
def test_sessions_are_ended(team: Team, ending: str) -> None:
    account(team, "Jo", "reader")
    account(team, "Bo", "owner")
    tokens = [team.sign_in(name, GOOD, HERE) or "" for name in ("Jo", "Jo", "Bo")]
    session = team.session(tokens[0])
    assert session
    if ending in {"out", "everywhere"}:
        team.sign_out(session, Actor("Jo", HERE), everywhere=ending == "everywhere")
    elif ending == "disabled":
        team.disable("Jo", CONSOLE)
    else:
        team.set_password("Jo", OTHER, CONSOLE)
    assert [team.session(token) is not None for token in tokens] == [False, ending == "out", True]


def test_a_changed_password_counts_and_ends_all_sessions_for_a_new_one(team: Team) -> None:
    account(team, "Jo", "reader")
    token, other = (team.sign_in("Jo", GOOD, HERE) or "" for _ in range(2))
    session = team.session(token)
    assert session
    for old, new, why in ((GOOD, GOOD, "old one"), (OTHER, GOOD + "s", "not your password"), (GOOD, "short", "characters")):
        with pytest.raises(AccountError, match=why):
            team.change_own_password(session, old, new, Actor("Jo", HERE))
    assert team.session(token) and team.session(other)
    found = team.session(team.change_own_password(session, GOOD, OTHER, Actor("Jo", HERE)))
    assert found and not found.account.provisional and found.address == HERE
    assert team.session(token) is None and team.session(other) is None
    assert team.sign_in("Jo", GOOD, HERE) is None
    assert team.sign_in("Jo", OTHER, HERE)
    team.set_password("Jo", GOOD, CONSOLE)
    again = team.session(team.sign_in("Jo", GOOD, HERE) or "")
    assert again and again.account.provisional


def test_signing_in_ends_the_session_that_the_browser_had_and_no_other(team: Team) -> None:
    account(team, "Jo", "reader")
    account(team, "Bo", "reader")
    first, elsewhere = (team.sign_in("Jo", GOOD, HERE) or "" for _ in range(2))
    assert team.sign_in("Jo", "wrong", HERE, first) is None and team.session(first)
    second = team.sign_in("Jo", GOOD, HERE, first) or ""
    assert team.session(first) is None and team.session(second)
    third = team.sign_in("Bo", GOOD, HERE, second) or ""
    assert team.session(second) is None and team.session(third) and team.session(elsewhere)


@pytest.mark.parametrize("what", ["password", "disabled"])
def test_what_changes_while_somebody_signs_in_counts(team: Team, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    account(team, "Jo", "reader")

    def slowly(kept: str | None, password: str) -> bool:
        team.set_password("Jo", OTHER, CONSOLE) if what == "password" else team.disable("Jo", CONSOLE)
        return fits(kept, password)

    fits = passwords.fits
    monkeypatch.setattr(passwords, "fits", slowly)
    assert team.sign_in("Jo", GOOD, HERE) is None


def test_a_disabled_account_does_not_sign_in_until_it_is_enabled(team: Team) -> None:
    account(team, "Jo", "reader")
    team.disable("Jo", CONSOLE)
    assert team.sign_in("Jo", GOOD, HERE) is None
    team.disable("Jo", CONSOLE, disabled=False)
    assert team.sign_in("Jo", GOOD, HERE)


@pytest.mark.parametrize("name", ["Jo", "nobody"])
def test_guessing_has_to_wait(team: Team, clock: Clock, name: str) -> None:
    account(team, "Jo", "reader")
    for number in range(10):
        assert team.sign_in(name.swapcase(), "wrong", f"192.0.2.{number}") is None
    with pytest.raises(TooManySignIns):
        team.sign_in(name, GOOD, HERE)
    clock.pass_(minutes=16)
    assert bool(team.sign_in(name, GOOD, HERE)) == (name == "Jo")


def test_guesses_made_at_once_are_no_more_than_one_after_the_other(team: Team, monkeypatch: pytest.MonkeyPatch) -> None:
    account(team, "Jo", "reader")
    monkeypatch.setattr(passwords, "fits", lambda *_: sleep(0.3))  # as long as a hash takes

    def guess(number: int) -> bool:
        try:
            return team.sign_in("Jo", f"guess {number}", f"192.0.2.{number}") is None
        except TooManySignIns:
            return False

    with ThreadPoolExecutor(16) as threads:
        assert sum(threads.map(guess, range(16))) == 10


def test_guessing_at_many_names_has_to_wait_too(team: Team) -> None:
    account(team, "Jo", "reader")
    for number in range(50):
        team.sign_in(f"name {number}", "wrong", HERE)
    with pytest.raises(TooManySignIns):
        team.sign_in("Jo", GOOD, HERE)
    assert team.sign_in("Jo", GOOD, "192.0.2.77")


def test_a_new_password_forgives_what_failed(team: Team) -> None:
    account(team, "Jo", "reader")
    for _ in range(10):
        team.sign_in("Jo", "wrong", HERE)
    team.set_password("Jo", OTHER, CONSOLE)
    assert team.sign_in("Jo", OTHER, HERE)


def test_the_log_tells_who_did_what(team: Team) -> None:
    account(team, "Jo", "owner")
    team.sign_in("Jo", "wrong", HERE)
    team.sign_in("Jo", GOOD, HERE)
    team.note("decided", Actor("Jo", HERE), "sha256:0", numbers=[1])
    count, rows = team.log(3)
    assert count == 5
    assert [(row.by, row.address, row.action, row.what) for row in rows] == [
        ("Jo", HERE, "decided", "sha256:0"),
        ("Jo", HERE, "signed in", None),
        (None, HERE, "sign-in failed", "Jo"),
    ]
    assert rows[0].details == {"numbers": [1]}
    assert team.log(by="Jo")[0] == 2
    assert [row.number for row in team.log(2, 1)[1]] == [4, 3]


@pytest.mark.parametrize("sql", ["UPDATE audit SET action = 'nothing'", "DELETE FROM audit"])
def test_the_log_is_only_added_to(team: Team, sql: str) -> None:
    account(team, "Jo", "owner")
    with pytest.raises(StoreError, match="only added to"), team.store._transaction(writes=True) as connection:
        connection.execute(text(sql))
    assert team.log()[0] == 2
