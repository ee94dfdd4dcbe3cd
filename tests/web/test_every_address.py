"""What holds at every address of the desk, whatever is added to it: nobody frames it, no other page changes anything by it."""

import re
from typing import cast

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from onrecord.store import Store
from onrecord.store.team import Team
from onrecord.web.app import create_app
from onrecord.web.guard import HEADERS
from tests.store.made import reading
from tests.store.team.made import account, cheap_hashes, clock, team
from tests.web.conftest import CASE
from tests.web.page import Page
from tests.web.routes import API, addresses
from tests.web.test_team import sign_in

__all__ = ["cheap_hashes", "clock", "team"]
DOCUMENT = reading().document.id
PARTS = {"case_id": CASE, "document": DOCUMENT, "name": DOCUMENT, "key": "x", "entry": "p1", "party": "p1", "number": "1"}


@pytest.fixture
def owner(store: Store, team: Team) -> TestClient:
    account(team, "Jo", "owner")
    app = create_app(store, "", {"localhost"}, team=team)
    opened = TestClient(app, base_url="http://localhost", raise_server_exceptions=False, follow_redirects=False)
    sign_in(opened, "Jo")
    return opened


def asked(client: TestClient, method: str) -> list[str]:
    known = addresses(cast(FastAPI, client.app), method)
    return [re.sub(r"\{(\w+)\}", lambda found: PARTS[found[1]], path) for path in known]


def test_every_answer_keeps_to_itself(owner: TestClient) -> None:
    for address in asked(owner, "GET"):
        answer = owner.get(address)
        assert answer.status_code in {200, 303, 404, 422}, address
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy, address
        for name, value in HEADERS.items():
            if name not in {"content-security-policy", "cache-control"}:
                assert answer.headers[name] == value, address
        assert answer.headers["cache-control"] in {"no-store", "private, no-cache"}, address
        assert "access-control-allow-origin" not in answer.headers, address


def test_every_write_is_refused_to_another_page(owner: TestClient, store: Store) -> None:
    token = Page(owner).open("/account").find("//input[@name='token']/@value")[0]
    before = store.decisions(), store.case_history(), store.followed()
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        for address in asked(owner, method):
            for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "same-site"}):
                assert owner.request(method, address, data={"token": token}, headers=headers).status_code == 403, address
    assert (store.decisions(), store.case_history(), store.followed()) == before


def test_every_form_asks_for_its_token_and_the_api_for_no_form(owner: TestClient, store: Store) -> None:
    before = store.decisions(), store.case_history(), store.followed()
    for address in asked(owner, "POST"):
        for token in ("", "guessed"):
            answer = owner.post(address, data={"token": token, "action": "follow"})
            assert answer.status_code == (415 if address.startswith(API) else 403), address
    for method in ("PUT", "PATCH"):
        for address in asked(owner, method):
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
                answer = owner.request(method, address, content=b'{"a": 1}', headers={"content-type": kind})
                assert answer.status_code in {415, 422}, address
    assert (store.decisions(), store.case_history(), store.followed()) == before
