"""No query that a page makes looks at all rows of a table that grows: each is answered from an index."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Connection, event

from onrecord.store import Store
from onrecord.store.schema import LAYERS, metadata
from tests.store.made import reading
from tests.web.conftest import CASE

DOCUMENT = reading().document.id
PAGES = [
    "/cases", "/cases?q=harrow+falls&sort=title", "/cases?sort=unseen&page=2", f"/cases/{CASE}", "/documents", "/documents?page=2",
    f"/documents/{DOCUMENT[7:23]}", f"/documents/{DOCUMENT}?entry=statements:s1", "/inbox", "/inbox?layer=parties&page=2",
    "/find?q=phone", "/find?q=pho*+held", f"/cases/{CASE}/entries", f"/cases/{CASE}/entries?layer=parties&state=unseen&q=askew",
    f"/cases/{CASE}/history", f"/cases/{CASE}/arrange", f"/cases/{CASE}/arrange?q=harrow", f"/cases/{CASE}/page",
    "/cases?followed=true", "/news", "/people", "/people?q=askew&several=true", "/agencies?q=harrow",
]  # fmt: skip
API = ["/cases?q=askew", f"/cases/{CASE}", "/documents?limit=2", f"/documents/{DOCUMENT}", f"/documents/{DOCUMENT}/annotations",
       "/inbox", "/find?q=phone", f"/decisions?document={DOCUMENT}", f"/decisions?case={CASE}", f"/cases/{CASE}/entries?state=unseen",
       f"/cases/{CASE}?names=case", f"/cases/{CASE}/judgements", f"/cases/{CASE}/names", f"/cases/{CASE}/follow",
       f"/cases/{CASE}/page", "/cases?followed=true", "/news", "/people?q=askew", "/agencies"]  # fmt: skip
# Tables with a row a document, a case or an entry; the others have few.
BIG = {
    "documents", "found", *LAYERS, "spans", "searchable", "links", "memberships", "features", "summaries", "case_list",
    "case_words", "case_threads", "appearances", "unseen", "decisions", "others",
}  # fmt: skip
_SCAN = re.compile(r"SCAN (\w+?)(?:_\d+)?(?: .*)?$")


class Asked(list[tuple[str, Any]]):
    """The queries that were made, with their values."""

    def __call__(self, _c: Connection, _cursor: Any, statement: str, values: Any, _context: Any, many: bool) -> None:
        if statement.startswith(("SELECT", "DELETE", "UPDATE")) or (statement.startswith("INSERT") and "SELECT" in statement):
            self.append((statement, values[0] if many else values))


@pytest.fixture
def database(filled_file: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(filled_file, tmp_path / "desk.sqlite"))


@pytest.fixture
def asked(store: Store) -> Iterator[Asked]:
    found = Asked()
    event.listen(store._engine, "before_cursor_execute", found)
    yield found
    event.remove(store._engine, "before_cursor_execute", found)


def scans(store: Store, asked: Asked) -> list[str]:
    """The queries that look at all rows of a big table, each with the plan's line that says so."""
    found = []
    with store._engine.connect() as connection:
        for statement, values in asked:
            for *_, line in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values):
                scan = _SCAN.match(line)
                if scan and scan[1] in BIG and " INDEX " not in line:
                    found.append(f"{line}: {statement}")
    return found


@pytest.mark.parametrize("address", [*PAGES, *(f"/api/v1{path}" for path in API)])
def test_pages(store: Store, client: TestClient, asked: Asked, address: str) -> None:
    assert client.get(address).status_code == 200
    assert asked and scans(store, asked) == []


def test_a_decision_and_what_is_summed_up_after_it(store: Store, client: TestClient, asked: Asked) -> None:
    entry = client.get(f"/api/v1/documents/{DOCUMENT}").json()["entries"][0]
    wanted = {"document": DOCUMENT, "entry": entry["key"], "version": entry["version"], "action": "accept"}
    assert client.post("/api/v1/decisions", json=wanted).status_code == 201
    assert any("DELETE FROM summaries" in statement for statement, _ in asked)
    assert scans(store, asked) == []


def test_following_and_what_is_new(store: Store, client: TestClient, asked: Asked) -> None:
    assert client.put(f"/api/v1/cases/{CASE}/follow", json={"why": "deadline"}).status_code == 200
    assert client.get("/news").status_code == 200 == client.get("/cases?followed=true").status_code
    assert client.post("/api/v1/news/seen", json={}).status_code == 204
    assert client.delete(f"/api/v1/cases/{CASE}/follow").status_code == 204
    assert scans(store, asked) == []


def test_documents_split_off_and_that_taken_back(store: Store, client: TestClient, asked: Asked) -> None:
    wanted = {"action": "split", "documents": [store.members(CASE)[-1]]}
    split = client.post(f"/api/v1/cases/{CASE}/judgements", json=wanted)
    assert split.status_code == 201
    assert client.post(f"/api/v1/judgements/{split.json()['number']}/undo", json={}).status_code == 201
    assert client.get("/cases").status_code == 200
    assert scans(store, asked) == []


@pytest.mark.parametrize("roles", [(), ("officer",)])
def test_people(store: Store, client: TestClient, asked: Asked, roles: tuple[str, ...]) -> None:
    client.get("/cases")
    for words in ("", "askew", "dorian askew"):
        store.bearers(words, roles=roles, limit=10)
    assert scans(store, asked) == []


def test_a_scan_is_seen(store: Store, asked: Asked) -> None:
    store.resolve("Officer shoots man on Alder")
    assert any("SCAN documents" in line for line in scans(store, asked))
    assert BIG - {"others"} <= set(metadata.tables)
