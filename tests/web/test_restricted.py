"""A restricted case, asked for in every way: whoever is not admitted gets what they get for a case that is not there."""

import re
import time
from collections.abc import Iterator
from typing import Any, cast

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from onrecord.store import Store
from onrecord.store.team import Team
from onrecord.web.app import create_app
from tests.cases.sample import family_account, readings
from tests.store.team.made import CONSOLE, account, cheap_hashes, clock, team
from tests.web.conftest import CASE, OTHER
from tests.web.page import Page
from tests.web.routes import API, addresses
from tests.web.test_team import sign_in

__all__ = ["cheap_hashes", "clock", "team"]
SECRET = [each.document.id for each in readings()]
WORDS = re.compile(
    "Askew|Tanner Street|Pettibone|Harrow Falls|Sandoval|Sister disputes|" + "|".join(each[7:23] for each in SECRET)
)


@pytest.fixture
def client(store: Store, team: Team) -> Iterator[TestClient]:
    for name, role in (("Jo", "owner"), ("In", "reviewer"), ("Out", "reviewer")):
        account(team, name, role)
    team.restrict(CASE, SECRET, ["In"], CONSOLE)
    app = create_app(store, "", {"localhost"}, team=team)
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False, follow_redirects=False) as opened:
        yield opened


OF_OWNERS = ("/accounts", "/log", "/access")
PARTS = {"case_id": CASE, "document": SECRET[1], "name": SECRET[1], "key": "x", "entry": "p1", "party": "p1", "number": "1"}
QUERIES = ["", "?q=askew", "?q=tann*", "?q=Tanner+Street&several=true", "?layer=events", "?names=shielded", "?followed=true"]


def filled(path: str, parts: dict[str, str] = PARTS) -> str:
    return re.sub(r"\{(\w+)\}", lambda found: parts[found[1]], path)


def asked_of(client: TestClient, method: str, *, about_it: bool) -> list[str]:
    """The addresses that everybody may ask, those about one thing or the lists."""
    known = addresses(cast(FastAPI, client.app), method)
    return [path for path in known if ("{" in path) == about_it and not any(each in path for each in OF_OWNERS)]


def test_no_list_no_search_and_no_news_tells_of_it(client: TestClient) -> None:
    sign_in(client, "Out")
    told = set()
    for path in asked_of(client, "GET", about_it=False):
        for query in QUERIES:
            answer = client.get(path + query)
            assert answer.status_code in {200, 303, 422}, path
            shown = re.sub(r'value="[^"]*"|“[^”]*”|q=[^"]*', "", answer.text) if not path.startswith(API) else answer.text
            assert not WORDS.findall(shown), path + query
        told.add(path)
    sign_in(client, "In")
    silent = {path for path in told if not any(WORDS.search(client.get(path + query).text) for query in QUERIES)}
    assert silent == {
        "/",
        "/account",
        "/sign-in",
        "/read",
        "/news",
        *(f"{API}/{name}" for name in ("read", "news", "session", "decisions")),
    }


def test_asked_for_by_id_or_name_it_is_not_there(client: TestClient) -> None:
    asked = [filled(path) for path in asked_of(client, "GET", about_it=True)]
    asked += [f"/documents/{SECRET[0][7:23]}", f"{API}/decisions?document={SECRET[0]}", f"{API}/decisions?case={CASE}"]
    sign_in(client, "In")
    tags = {address: client.get(address).headers.get("etag", "none") for address in asked}
    assert sum(tag != "none" for tag in tags.values()) > 10
    sign_in(client, "Out")
    for address, tag in tags.items():
        for headers in ({}, {"if-none-match": tag}, {"if-none-match": "*"}):
            answer = client.get(address, headers=headers)
            assert answer.status_code == 404, address
            assert not re.search("Askew|Tanner|Pettibone", answer.text), address


WRITTEN: dict[str, Any] = {
    "PUT /cases/{case_id}/names": {"names": "all"},
    "PUT /cases/{case_id}/follow": {},
    "DELETE /cases/{case_id}/follow": None,
    "POST /cases/{case_id}/decisions": {"action": "accept", "version": "x"},
    "POST /cases/{case_id}/judgements": {"action": "merge", "into": OTHER},
    "POST /judgements/{number}/undo": {},
    "POST /decisions/{number}/elsewhere": {"places": [[SECRET[1], "x", "0"]]},
}


def test_nothing_is_written_of_it_by_its_id(client: TestClient, store: Store) -> None:
    written = [f"{method} {path.removeprefix(API)}" for method in ("POST", "PUT", "DELETE", "PATCH")
               for path in asked_of(client, method, about_it=True) if path.startswith(API)]  # fmt: skip
    assert written == sorted(WRITTEN, key=written.index)
    store.judge_cases({SECRET[0]: [CASE]}, "In", "it is")
    before = store.decisions(), store.case_history(), store.followed(), store.setting(CASE, "names")
    sign_in(client, "Out")
    for name, body in WRITTEN.items():
        method, _, path = name.partition(" ")
        for headers in ({}, {"if-match": '"x"'}):
            answer = client.request(method, API + filled(path), json=body, headers=headers)
            assert answer.status_code == 404, (name, answer.text)
    into = {"action": "merge", "into": CASE}
    assert client.post(f"{API}/cases/{OTHER}/judgements", json=into).status_code == 404
    token = Page(client).open("/account").find("//input[@name='token']/@value")[0]
    for path in asked_of(client, "POST", about_it=True):
        if not path.startswith(API):
            action = "accept_all" if path.endswith("/entries") else "merge"
            fields = {"token": token, "action": action, "into": OTHER, "first": "1", "last": "9"}
            assert client.post(filled(path), data=fields).status_code == 404, path
    assert (store.decisions(), store.case_history(), store.followed(), store.setting(CASE, "names")) == before


def test_nothing_is_decided_on_it(client: TestClient, store: Store) -> None:
    page = sign_in(client, "In").open(f"/documents/{SECRET[1][7:23]}")
    target = page.find("//input[@name='target']/@value") or [f"{SECRET[1]} events-1-2 0.x"]
    page = sign_in(client, "Out")
    token = page.open("/account").find("//input[@name='token']/@value")[0]
    for action in ("accept", "reject", "correct", "undo", "merge"):
        assert client.post("/decide", data={"token": token, "action": action, "target": target[0]}).status_code == 404
        wanted = {"document": SECRET[1], "entry": "x", "version": "0", "action": action}
        assert client.post(f"{API}/decisions", json=wanted).status_code == 404
    assert client.post("/add", data={"token": token, "document": SECRET[1], "words": "died"}).status_code == 404
    assert not store.decisions()


def test_the_same_text_read_again_changes_nothing_of_it(client: TestClient, store: Store) -> None:
    sign_in(client, "Out")
    text = family_account().document.text
    assert client.post(f"{API}/read", json={"text": text, "title": "Another title"}).status_code == 202
    for _ in range(600):
        (job,) = client.get(f"{API}/read").json()["items"]
        if job["state"] == "done":
            break
        time.sleep(0.05)
    assert (job["documents"], job["errors"], job["by"]) == ([], ["cannot be taken in; ask an owner"], "Out")
    assert store.reading(SECRET[1]).document.title == "Sister disputes account"
    sign_in(client, "In")
    assert client.get(f"{API}/read").json()["items"] == []
    sign_in(client, "Jo")
    assert len(client.get(f"{API}/read").json()["items"]) == 1


def test_an_owner_admits_and_opens(client: TestClient, team: Team) -> None:
    page = sign_in(client, "Jo").open(f"/cases/{CASE}/access")
    assert page.find("//input[@name='people'][@checked]/@value") == ["In"]
    page.follow(page.send(page.find("//main//form")[0], people=["In", "Out"]))
    sign_in(client, "Out")
    assert client.get(f"/cases/{CASE}").status_code == 200
    sign_in(client, "Jo")
    assert client.put(f"{API}/cases/{CASE}/access", json={"restricted": True, "people": []}).json()["people"] == []
    seen = client.get(f"{API}/cases/{CASE}/access").headers["etag"]
    assert client.put(f"{API}/cases/{CASE}/access", json={"restricted": False, "people": []}).status_code == 200
    again = client.put(f"{API}/cases/{CASE}/access", json={"restricted": True, "people": []}, headers={"if-match": seen})
    assert again.status_code == 412
    assert client.put(f"{API}/cases/none/access", json={"restricted": True, "people": []}).status_code == 404
    assert client.put(f"{API}/cases/{OTHER}/access", json={"restricted": True, "people": ["Nobody"]}).status_code == 400
    assert [row.action for row in team.log(3)[1] if row.what == CASE] == ["case opened to all", "case restricted"]


def test_what_one_may_see_is_not_kept_for_another(client: TestClient) -> None:
    """The desk keeps what it made of cases, the browser nothing."""
    for name, status in (("In", 200), ("Out", 404), ("In", 200), ("Out", 404)):
        sign_in(client, name)
        answer = client.get(f"{API}/cases/{CASE}")
        assert answer.status_code == status
        assert status == 404 or ("private" in answer.headers["cache-control"] and answer.headers["vary"] == "cookie")
        assert Page(client).open("/cases").answer.headers["cache-control"] == "no-store"
