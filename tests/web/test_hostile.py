"""Hostile input where accounts and the API take it: it is kept as text, shown as text, or refused; nothing breaks."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from onrecord.record import Place
from onrecord.store import Store
from onrecord.store.team import Team
from onrecord.web.app import create_app
from tests.cases.made import Telling
from tests.store.made import empty_reading
from tests.store.team.made import GOOD, account, cheap_hashes, clock, team
from tests.web.conftest import CASE, HOSTILE
from tests.web.hostile import FORMULA, IMAGE, SCRIPT, WORDS
from tests.web.page import Page
from tests.web.test_team import sign_in

__all__ = ["cheap_hashes", "clock", "team"]
API = "/api/v1"
NAMES = [SCRIPT, IMAGE, FORMULA, "{{ 7*7 }}", "'; DROP TABLE accounts; --", "%00%0d%0aset-cookie: x", "../../etc/passwd"]


@pytest.fixture
def client(store: Store, team: Team) -> Iterator[TestClient]:
    account(team, "Jo", "owner")
    app = create_app(store, "", {"localhost"}, team=team)
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False, follow_redirects=False) as opened:
        sign_in(opened, "Jo")
        yield opened


def elements(page: Page) -> set[str]:
    return {f"{node.tag} {' '.join(sorted(node.attrib))}" for node in page.find("//script | //img | //*[@onerror] | //iframe")}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_an_account_is_text(client: TestClient, team: Team, name: str) -> None:
    usual = elements(Page(client).open("/accounts"))
    assert client.post(f"{API}/accounts", json={"name": name, "role": "reader", "password": GOOD}).status_code == 201
    team.restrict(CASE, team.store.cases()[CASE], [name], team_actor(name))
    for address in ("/accounts", "/log", f"/cases/{CASE}/access"):
        page = Page(client).open(address)
        assert name in page.text("//main") or name in page.find("//main//@value")
        assert elements(page) == usual
    assert name in {each["name"] for each in client.get(f"{API}/accounts").json()["items"]}


def team_actor(name: str) -> Any:
    from onrecord.store.team import Actor

    return Actor(name, IMAGE)


@pytest.mark.parametrize("name", ["a\u202eb", "a\x00b", "\ud800", "x" * 61, " "])
def test_a_name_that_shows_otherwise_than_it_is_is_refused(client: TestClient, name: str) -> None:
    body = json.dumps({"name": name, "role": "reader", "password": GOOD})
    answer = client.post(f"{API}/accounts", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in {400, 422}
    assert client.get(f"{API}/accounts").json()["total"] == 1


def test_hostile_words_are_json_strings(client: TestClient) -> None:
    answer = client.get(f"{API}/cases/{HOSTILE}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    told = json.dumps(answer.json(), ensure_ascii=False)
    assert all(json.dumps(words, ensure_ascii=False)[1:-1] in told for words in WORDS)


def test_a_quotation_of_a_megabyte_is_answered(client: TestClient, store: Store) -> None:
    long = empty_reading("“" + "word " * 200_000 + SCRIPT + "” he said.", title="x" * 100_000)
    store.put(long, "reader-1")
    for address in (f"/documents/{long.document.id}", "/documents", "/find?q=word", f"{API}/documents/{long.document.id}"):
        answer = client.get(address)
        assert answer.status_code == 200
        if not address.startswith(API):
            assert not elements(Page(client).open(address)) - {"script defer src"}


def test_a_name_longer_than_an_index_holds_stands_in_the_lists(client: TestClient, store: Store) -> None:
    long = "".join(random.Random(1).choices("abcdefghijklmnopqrstuvwxyz", k=30_000)).capitalize()
    told = Telling(f"An officer shot {long} in Calder.").person("p1", long, roles=["person_harmed"], fate="killed")
    told.event(
        "e1", "use_of_force", "shot", {"p1": "person_harmed"}, place=Place(city=long, state="Ohio", spans=told.at("Calder"))
    )
    store.put(told.read(), "reader-1")
    store.judge_by_machine({told.read().document.id: "case-4"})
    for address in (
        "/cases?sort=title",
        "/cases?sort=place",
        f"/cases?q={long[:150]}",
        f"/people?q={long[:20]}",
        "/cases/case-4",
    ):
        answer = client.get(address)
        assert (answer.status_code, long[:50] in answer.text) == (200, True), address


DEEP = "[" * 100_000
BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    DEEP.encode(),
    b'{"document": ' + DEEP.encode(),
    b"\xff\xfe",
    b'{"document": NaN}',
    b"1e999",
]


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("address", ["/decisions", "/read", "/accounts", "/session"])
def test_a_body_that_is_no_json_of_ours_is_refused(client: TestClient, body: bytes, address: str) -> None:
    answer = client.post(API + address, content=body, headers={"content-type": "application/json"})
    assert answer.status_code in {400, 422}
    assert list(answer.json()) == ["detail"]


@pytest.mark.parametrize(
    "address",
    ["/static/../app.py", "/static/%2e%2e/app.py", "/static/..%5capp.py", "/static//etc/passwd", "/documents/..%2f..%2fetc%2fpasswd",
     f"{API}/cases/..%2f..%2fetc%2fpasswd", f"{API}/documents/%00", "/cases/%ff%fe"],
)  # fmt: skip
def test_no_path_leads_out(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    assert "root:" not in answer.text and "create_app" not in answer.text


@pytest.mark.parametrize("cookie", ["onrecord=", "onrecord=a; onrecord=b", "x" * 5_000, 'onrecord="', "onrecord=%00", "=;=;"])
def test_a_cookie_of_no_sense_signs_nobody_in(client: TestClient, cookie: str) -> None:
    client.cookies.clear()
    assert client.get(f"{API}/cases", headers={"cookie": cookie}).status_code == 401
