"""`onrecord users`, `onrecord audit`, `onrecord serve --team`: accounts from the command line."""

import json
from pathlib import Path

import pytest

from onrecord.store import Store
from onrecord.store.team import Team
from tests.cli.conftest import Run
from tests.store.team.made import GOOD, cheap_hashes

__all__ = ["cheap_hashes"]


def test_accounts_are_added_listed_changed_and_logged(run: Run, db: Path) -> None:
    made = run("users", "add", "Jo Pell", "--role", "owner")
    assert made.output.startswith("Jo Pell  owner  may sign in\nThe password of Jo Pell, shown this once: ")
    assert run("users", "add", "Bo", "--stdin", stdin=GOOD + "\n").output == "Bo  reader  may sign in\n"
    assert run("users", "role", "bo", "reviewer").output == "Bo  reviewer  may sign in\n"
    assert "Bo  reviewer  disabled since" in run("users", "disable", "Bo").output
    assert run("users", "enable", "Bo").output == "Bo  reviewer  may sign in\n"
    assert "shown this once" in run("users", "password", "Jo Pell").output
    listed = [json.loads(line) for line in run("users", "list", "--json").output.splitlines()]
    assert [(each["name"], each["role"], each["provisional"]) for each in listed] == [
        ("Bo", "reviewer", True),
        ("Jo Pell", "owner", True),
    ]
    log = run("audit").output.splitlines()
    assert [line.split("  ", 3)[3] for line in log] == [
        "password changed  Jo Pell",
        "account enabled  Bo",
        "account disabled  Bo",
        "role changed  Bo",
        "account added  Bo",
        "account added  Jo Pell",
    ]
    assert json.loads(run("audit", "--json", "--limit", "1").output)["action"] == "password changed"
    password = made.output.rpartition(": ")[2].strip()
    with Store(db) as store:
        assert Team(store).sign_in("Bo", GOOD, "here")
        assert password not in str(store.name)
        assert not Team(store).sign_in("Jo Pell", password, "here")  # it was changed


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["add", "Bo", "--stdin"], "15 to 256 characters"),
        (["role", "Nobody", "reader"], "there is no account 'Nobody'"),
        (["disable", "Jo"], "the last owner"),
    ],
)
def test_what_will_not_do_is_one_line(run: Run, arguments: list[str], why: str) -> None:
    run("users", "add", "Jo", "--role", "owner")
    done = run("users", *arguments, stdin="short\n")
    assert (done.exit_code, why in done.output) == (6, True)


def test_a_team_without_an_owner_is_not_served(run: Run) -> None:
    done = run("serve", "--team")
    assert done.exit_code == 1
    assert "there is no owner yet" in done.output


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--team", "--host", "0.0.0.0"], "loopback"),
        (["--team", "--host", "0.0.0.0", "--origin", "http://record.example"], "https://"),
        (["--team", "--origin", "https://record.example/x"], "https://"),
        (["--team", "--origin", "https://["], "https://"),
        (["--origin", "https://record.example"], "--team"),
    ],
)
def test_passwords_do_not_travel_in_clear(run: Run, arguments: list[str], why: str) -> None:
    done = run("serve", *arguments)
    assert done.exit_code == 2
    assert why in done.output


def test_a_database_may_be_named_by_its_address(run: Run, postgresql: str) -> None:
    run("users", "add", "Jo", "--role", "owner", "--db", postgresql)
    assert run("users", "list", "--db", postgresql).output == "Jo  owner  may sign in\n"
    assert run("users", "list").output == ""
    bad = run("documents", "--db", "mysql://host/x")
    assert (bad.exit_code, "postgresql://" in bad.output) == (4, True)
