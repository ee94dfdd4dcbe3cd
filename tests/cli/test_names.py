"""`--names`: every list and output that tells of cases tells it under labels where that is asked for."""

from pathlib import Path

import click
import pytest

from onrecord.cli import case
from onrecord.cli.groups import LazyGroup
from onrecord.cli.main import main
from onrecord.store import Store
from tests.cases.made import Telling
from tests.cases.sample import family_account, first_report
from tests.cli.conftest import Run
from tests.store.made import READER

CASE = "case-3fa9c1d2b4e6"
HERS = family_account().document.id[7:19]
SPOKEN = (
    Telling("Maribel Askew spoke at the council.", published="2031-05-01")
    .person("p1", "Maribel Askew", roles=["family"])
    .read()
)
NAMED = [
    ("cases", "--json"), ("people", "askew"), ("people", "askew", "--quiet"), ("find", "five", "shots"), ("find", "maribel"),
    ("documents",), ("show", HERS), ("news", "--keep"), ("case", "show"), ("case", "statements"), ("case", "history"),
]  # fmt: skip
# What names nobody whom the policy shields in this case; `why` has its own test.
NAMELESS = {"why", "agencies", "timeline", "accounts", "threads", "coding"}
# What prints ids alone, keeps accounts, changes something, or shows texts as they are for those who read.
OTHERS = {"read", "diff", "link", "check", "compare", "forget", "serve", "users", "audit", "follow", "unfollow", "merge", "split",
          "move", "undo", "case"}  # fmt: skip


@pytest.fixture
def named(db: Path) -> Store:
    """A case whose documents begin with her name, which is followed for her sake, and in whose history she stands."""
    store = Store(db)
    first, *others = [first_report(), family_account(), SPOKEN]
    store.put(first, READER)
    store.judge_by_machine({first.document.id: CASE})
    store.follow(CASE, [first.document.id], "Maribel speaks")
    for each in others:
        store.put(each, READER)
    store.judge_by_machine({each.document.id: CASE for each in (first, *others)})
    number = store.split_case(CASE, [SPOKEN.document.id], "Jo Pell", "Maribel was not there")
    store.undo_judgement(number, "Jo Pell")
    return store


@pytest.mark.parametrize("as_json", [(), ("--json",)])
def test_no_output_names_whom_the_policy_shields(run: Run, named: Store, as_json: tuple[str, ...]) -> None:
    for command in NAMED:
        more = () if "--json" in command else as_json
        told = {names: run(*command, "--names", names, *more) for names in ("all", "shielded", "case")}
        assert "Maribel" in told["all"].stdout, command
        for names in ("shielded", "case"):
            assert told[names].exit_code == 0 and told[names].stdout, (command, told[names].output)
            assert "maribel" not in told[names].stdout.lower(), command
    named.set_for(CASE, "names", "all", "Jo Pell")
    assert "Maribel" in run("people", "askew", "--names", "case").stdout


def test_why_a_document_is_in_its_case_is_told_without_the_name(run: Run, named: Store) -> None:
    run("link")
    assert "Maribel" in run("case", "why", SPOKEN.document.id).stdout
    told = run("case", "why", SPOKEN.document.id, "--names", "shielded").stdout
    assert told.startswith("[family member 1] spoke at the council.")


def test_words_that_were_found_are_marked_under_labels_too(run: Run, named: Store) -> None:
    assert "**five**" in run("find", "five", "--names", "shielded").stdout


def _commands(group: LazyGroup) -> dict[str, click.Command]:
    context = click.Context(group)
    return {name: command for name in group.list_commands(context) if (command := group.get_command(context, name))}


def test_whatever_tells_of_cases_has_the_option() -> None:
    commands = _commands(main) | _commands(case.case)
    with_names = {
        name for name, command in commands.items() if any(each.name in {"names", "policy"} for each in command.params)
    }
    assert commands.keys() - with_names == OTHERS
    assert with_names - NAMELESS - {"page"} == {command[1] if command[0] == "case" else command[0] for command in NAMED}
