"""Everything that pages show and do, the API shows and does too: each address of a page has its twin, or says why it needs none."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from onrecord.store import Store
from onrecord.store.team import Team
from onrecord.web.app import create_app
from tests.web.routes import API, addresses

# The twins of a page or form; of a form also those of its several buttons.
TWINS: dict[str, list[str]] = {
    "GET /cases": ["GET /cases"],
    "GET /cases/{case_id}": ["GET /cases/{case_id}", "GET /cases/{case_id}/names", "GET /cases/{case_id}/follow"],
    "GET /cases/{case_id}/entries": ["GET /cases/{case_id}/entries", "GET /decisions"],
    "POST /cases/{case_id}/entries": ["POST /cases/{case_id}/decisions", "POST /decisions/undo"],
    "GET /cases/{case_id}/parties/{party}": ["GET /cases/{case_id}/entries/{entry}"],
    "GET /cases/{case_id}/arrange": ["GET /cases/{case_id}/near", "GET /cases/{case_id}/judgements"],
    "POST /cases/{case_id}/arrange": ["POST /cases/{case_id}/judgements", "POST /judgements/{number}/undo"],
    "GET /cases/{case_id}/history": ["GET /decisions", "GET /cases/{case_id}/judgements"],
    "POST /cases/{case_id}/history": ["POST /decisions/undo"],
    "GET /cases/{case_id}/page": ["GET /cases/{case_id}/page"],
    "POST /cases/{case_id}/follow": ["PUT /cases/{case_id}/follow", "DELETE /cases/{case_id}/follow"],
    "POST /cases/{case_id}/names": ["PUT /cases/{case_id}/names"],
    "GET /documents": ["GET /documents"],
    "GET /documents/{name}": ["GET /documents/{document}", "GET /documents/{document}/entries/{key}"],
    "GET /documents/{name}/pages/{number}.png": ["GET /documents/{document}/pages/{number}.png"],
    "GET /inbox": ["GET /inbox"],
    "GET /find": ["GET /find"],
    "GET /news": ["GET /news"],
    "POST /news": ["POST /news/seen"],
    "GET /people": ["GET /people"],
    "GET /agencies": ["GET /agencies"],
    "POST /decide": ["POST /decisions", "POST /decisions/each", "POST /decisions/{number}/elsewhere"],
    "POST /lost": ["POST /decisions"],
    "POST /add": ["POST /decisions"],
    "GET /read": ["GET /read"],
    "POST /read": ["POST /read", "POST /read/file"],
    "POST /sign-in": ["POST /session"],
    "POST /sign-out": ["DELETE /session"],
    "GET /account": ["GET /session"],
    "POST /account/password": ["PUT /password"],
    "GET /accounts": ["GET /accounts", "GET /accounts/{name}"],
    "POST /accounts": ["POST /accounts", "PATCH /accounts/{name}"],
    "GET /cases/{case_id}/access": ["GET /cases/{case_id}/access"],
    "POST /cases/{case_id}/access": ["PUT /cases/{case_id}/access"],
    "GET /log": ["GET /log"],
}
NEEDS_NONE = {
    "GET /": "it leads to the cases",
    "GET /sign-in": "it shows nothing but the form",
}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with Store(tmp_path / "desk.sqlite") as store:
        yield create_app(store, "", {"localhost"}, team=Team(store))


def test_each_page_and_each_form_has_its_twin(app: FastAPI) -> None:
    known = [each.partition(" ") for each in addresses(app)]
    twins = {f"{method} {path.removeprefix(API)}" for method, _, path in known if path.startswith(API)}
    pages = {f"{method} {path}" for method, _, path in known if not path.startswith(API)}
    assert pages == TWINS.keys() | NEEDS_NONE.keys()
    assert {twin for its in TWINS.values() for twin in its} <= twins
