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
from onrecord.store.team import Actor, Team
from onrecord.web.app import create_app
from tests.store.made import reading
from tests.store.team.made import GOOD, account, cheap_hashes
from tests.store.team.made import OTHER as ANOTHER
from tests.web.conftest import CASE, OTHER
from tests.web.page import Page
from tests.web.test_team import sign_in

__all__ = ["cheap_hashes"]

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
       f"/cases/{CASE}/page", f"/cases/{CASE}/timeline.svg", f"/cases/{CASE}/annotations?names=shielded", f"/cases/{CASE}/near",
       f"/cases/{CASE}/entries/p1", f"/documents/{DOCUMENT}/entries/%KEY%", "/documents?names=shielded", "/find?q=phone&names=shielded",
       "/cases?followed=true", "/news", "/people?q=askew&names=shielded", "/agencies"]  # fmt: skip
TEAM = ["/", "/cases", f"/cases/{CASE}", f"/documents/{DOCUMENT}", "/inbox", "/find?q=phone", "/news", "/people?q=askew", "/account",
        "/accounts", f"/cases/{CASE}/access", "/log", "/log?by=Jo&page=2", "/api/v1/session", "/api/v1/accounts", "/api/v1/accounts/Bo",
        f"/api/v1/cases/{CASE}/access", "/api/v1/log?by=Jo", "/api/v1/documents?limit=2", f"/api/v1/cases/{CASE}"]  # fmt: skip
# Tables with a row a document, a case, an entry or a thing that was done; the others have few.
BIG = {
    "documents", "found", *LAYERS, "spans", "searchable", "links", "memberships", "features", "summaries", "case_list",
    "case_words", "case_threads", "appearances", "unseen", "decisions", "others", "audit", "restricted", "admitted",
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
                by_key = (
                    f"ORDER BY {scan and scan[1]}.number DESC" in statement and "LIMIT" in statement
                )  # no further than a page
                if scan and scan[1] in BIG and " INDEX " not in line and not by_key:
                    found.append(f"{line}: {statement}")
    return found


@pytest.mark.parametrize("address", [*PAGES, *(f"/api/v1{path}" for path in API)])
def test_pages(store: Store, client: TestClient, asked: Asked, address: str) -> None:
    if "%KEY%" in address:
        address = address.replace("%KEY%", client.get(f"/api/v1/documents/{DOCUMENT}").json()["entries"][0]["key"])
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


@pytest.fixture
def signed_in(store: Store) -> Iterator[TestClient]:
    """A desk with accounts, restricted cases and a log, and somebody who may not see all of it."""
    team = Team(store)
    for name, role in (("Jo", "owner"), ("Bo", "reviewer"), ("Cy", "reader")):
        account(team, name, role)
    team.restrict(OTHER, store.members(OTHER), ["Bo"], Actor("Jo"))
    app = create_app(store, "", {"localhost"}, team=team)
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False, follow_redirects=False) as opened:
        sign_in(opened, "Bo")
        yield opened


@pytest.mark.parametrize("name", ["Jo", "Bo"])
def test_pages_of_a_team(store: Store, signed_in: TestClient, asked: Asked, name: str) -> None:
    sign_in(signed_in, name)
    for address in TEAM:
        answer = signed_in.get(address)
        of_owners = any(each in address for each in ("/accounts", "/access", "/log"))
        assert answer.status_code == (403 if of_owners and name == "Bo" else 303 if address == "/" else 200), address
    assert asked and scans(store, asked) == []


def test_what_an_owner_does_and_what_everybody_does_with_an_account(store: Store, signed_in: TestClient, asked: Asked) -> None:
    sign_in(signed_in, "Jo")
    api = "/api/v1"
    for method, path, wanted, status in (
        ("POST", "/accounts", {"name": "Di", "role": "reader", "password": GOOD}, 201),
        ("PATCH", "/accounts/Di", {"role": "reviewer"}, 200),
        ("PATCH", "/accounts/Di", {"password": ANOTHER}, 200),
        ("PATCH", "/accounts/Di", {"disabled": True}, 200),
        ("PUT", f"/cases/{CASE}/access", {"restricted": True, "people": ["Bo"]}, 200),
        ("PUT", f"/cases/{CASE}/access", {"restricted": False, "people": []}, 200),
        ("POST", "/session", {"name": "Bo", "password": "wrong"}, 401),
        ("PUT", "/password", {"old": GOOD, "new": ANOTHER}, 204),
        ("DELETE", "/session?everywhere=true", None, 204),
    ):
        assert signed_in.request(method, api + path, json=wanted).status_code == status, path
    assert scans(store, asked) == []


def test_forms_of_decisions(store: Store, client: TestClient, asked: Asked) -> None:
    """Each form of the desk that decides: one entry, all of a filter, parties merged, told apart, split; an entry added."""
    page = Page(client)

    def panel(layer: str, words: str) -> Page:
        page.open(f"/documents/{DOCUMENT[7:23]}")
        links = [a for a in page.find("//aside//li/a") if words in a.text_content() and f"entry={layer}" in a.get("href")]
        return page.open(links[0].get("href"))

    def button(value: str) -> Any:
        return next(form for form in page.find("//main//form") if form.xpath(f".//button[@value='{value}']"))

    for action in ("accept", "reject", "undo"):
        panel("events", "use of force")
        page.follow(page.send(button(action), action))
    panel("events", "use of force").follow(page.send(button("correct"), "correct", **{"field.date": "2026-03-11"}))
    panel("parties", "Ana Harrow").follow(page.send(button("merge"), "merge"))
    page.open(f"/documents/{DOCUMENT[7:23]}?entry=events")
    add = next(form for form in page.find("//form") if form.action == "/add")
    page.follow(page.send(add, words="He was holding a knife", layer="events", kind="weapon_drawn"))
    page.open(f"/cases/{CASE}/entries?layer=parties")
    page.follow(page.send(button("accept_all"), "accept_all"))
    page.open(f"/cases/{CASE}")
    link = next(a for a in page.find("//section[@id='people']//td[@class='who']/a") if a.text_content() == "Lorna Pettibone")
    form = page.open(link.get("href")).find("//form[@class='arrange']")[0]
    apart = form.xpath(".//input[@name='target']/@value")[-1:]
    page.follow(page.send(form, "tell_apart", target=apart))
    made = {each.action for each in store.decisions([DOCUMENT, *store.members(CASE)])}
    assert made == {"accept", "reject", "undo", "correct", "merge", "add", "split"}
    assert scans(store, asked) == []


def test_a_scan_is_seen(store: Store, asked: Asked) -> None:
    store.resolve("Officer shoots man on Alder")
    assert any("SCAN documents" in line for line in scans(store, asked))
    assert BIG - {"others"} <= set(metadata.tables)
