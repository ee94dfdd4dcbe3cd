"""`onrecord diff`: which versions are meant, what the page and the JSON tell."""

import json

import pytest

from onrecord.errors import NotFound
from onrecord.record import Reading
from onrecord.store import Store
from tests.cases.made import Telling
from tests.cli.conftest import Run
from tests.store.made import READER, empty_reading

PLACE = "https://news.example/tanner"
OLD = "Officer shoots man\n\nAn officer shot a man on Tanner Street. Chief Lorna Pettibone said that the man had a knife.\n\nIt was dark."
NEW = "Officer shoots man\n\nOfficer Reid Sandoval shot a man on Tanner Street. Chief Lorna Pettibone said that the man had a phone."


def version(text: str, knife: str, officer: str, published: str) -> Reading:
    told = Telling(text, published, found=[PLACE], title="Officer shoots man")
    told.person("p1", officer, roles=["officer"]).person("p2", "Lorna Pettibone", title="Chief", roles=["official"])
    told.says("s1", "p2", f"that the man had a {knife}").account("armed", knife, f"a {knife}", source="p2")
    told.event("e1", "use_of_force", "shot", {"p1": "officer"}, subtype="shooting")
    return told.read()


@pytest.fixture
def versions(filled: Store) -> tuple[str, str]:
    old = version(OLD, "knife", "officer", "2031-04-07")
    new = version(NEW, "phone", "Reid Sandoval", "2031-04-08")
    for each in (old, new):
        filled.put(each, READER)
    return old.document.id, new.document.id


PAGE = """\
- Officer shoots man · 2031-04-07 · https://news.example/tanner · {}
+ Officer shoots man · 2031-04-08 · https://news.example/tanner · {}
In the record: 1 appeared, 4 changed, 1 vanished

Document
  ~ document · published: 2031-04-07 → 2031-04-08

Parties
  + Reid Sandoval · officer
      Reid Sandoval
  - officer · officer
      officer

Events
  ~ use of force · participants: officer: officer → officer: Reid Sandoval
      shot

Statements
  ~ Lorna Pettibone · words
      that the man had a [-knife-] {{+phone+}}

Accounts
  ~ armed · value: knife → phone
      a phone

Text
  [-An officer-] {{+Officer Reid Sandoval+}} shot a man on Tanner Street. Chief Lorna Pettibone said
  that the man had a [-knife-] {{+phone+}}.

  [-It was dark.-]

"""


@pytest.mark.parametrize("named", [(PLACE,), (0,), (1,), (0, 1)])
def test_the_page(run: Run, versions: tuple[str, str], named: tuple[str | int, ...]) -> None:
    result = run("diff", *(versions[name] if isinstance(name, int) else name for name in named))
    expected = PAGE.format(*(document[7:19] for document in versions))
    assert [line.rstrip() for line in result.stdout.splitlines()] == expected.splitlines()


def test_quiet_leaves_out_the_words(run: Run, versions: tuple[str, str]) -> None:
    page = run("diff", "--quiet", PLACE).stdout
    assert "~ armed · value: knife → phone" in page and "a phone" not in page and "Text" not in page


def test_json(run: Run, versions: tuple[str, str]) -> None:
    made = json.loads(run("diff", "--json", PLACE).stdout)
    assert (made["old"]["id"], made["new"]["id"]) == versions
    assert [(one["layer"], one["change"]) for one in made["record"]][:2] == [("document", "changed"), ("parties", "appeared")]
    replaced = [one for group in made["text"] for one in group if one["op"] == "replaced"]
    assert [(one["old_words"].strip(), one["new_words"].strip()) for one in replaced] == [
        ("An officer", "Officer Reid Sandoval"),
        ("knife", "phone"),
    ]
    start, end = replaced[1]["new"]
    assert NEW[start:end] == "phone"


def test_the_same_document_has_no_changes(run: Run, versions: tuple[str, str]) -> None:
    assert "In the record: nothing changed" in run("diff", versions[0], versions[0]).stdout


def test_one_version_has_nothing_to_compare(run: Run, filled: Store) -> None:
    result = run("diff", "Alder Street")
    assert result.exit_code == NotFound.exit_code
    assert "there is only one version of 'Alder Street'" in result.stderr and len(result.stderr.splitlines()) == 1


def test_nothing_that_a_terminal_acts_on(run: Run, filled: Store) -> None:
    filled.put(empty_reading("calm \x1b[31m [bold]day", found=PLACE), READER)
    filled.put(empty_reading("wild \x1b]0;x\x07 [/bold]day", found=PLACE), READER)
    page = run("diff", PLACE).stdout
    assert "\x1b" not in page and "[bold]day" in page and "␛" in page
