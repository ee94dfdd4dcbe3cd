"""Whatever can be edited carries its version: a change of what has changed meanwhile is refused, and changes nothing."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from onrecord.store import Store
from tests.store.made import reading
from tests.web.conftest import CASE, OTHER
from tests.web.page import Page
from tests.web.routes import API

DOCUMENT = reading().document.id
# Method, address, body, the address of the view whose version `If-Match` names, the status of success.
EDITS: list[tuple[str, str, Any, str, int]] = [
    ("PUT", f"/cases/{CASE}/names", {"names": "all"}, f"/cases/{CASE}/names", 200),
    ("PUT", f"/cases/{CASE}/follow", {"why": "trial"}, f"/cases/{CASE}/follow", 200),
    ("POST", "/decisions", {"document": DOCUMENT, "action": "accept"}, f"/documents/{DOCUMENT}", 201),
    ("POST", f"/cases/{CASE}/decisions", {"action": "accept", "version": ""}, f"/cases/{CASE}", 201),
    ("POST", f"/cases/{CASE}/judgements", {"action": "merge", "into": OTHER}, f"/cases/{CASE}", 201),
    ("POST", "/news/seen", {}, "/news", 204),
]


def filled(client: TestClient, address: str, body: dict[str, Any]) -> dict[str, Any]:
    """The body with the versions of now."""
    if address == "/decisions":
        entry = client.get(f"{API}/documents/{DOCUMENT}").json()["entries"][0]
        return {**body, "entry": entry["key"], "version": entry["version"]}
    if "version" in body:
        return {**body, "version": client.get(f"{API}/cases/{CASE}/entries").json()["version"]}
    return body


@pytest.mark.parametrize(("method", "address", "body", "view", "status"), EDITS)
def test_what_changed_meanwhile_is_not_changed(
    client: TestClient, store: Store, method: str, address: str, body: dict[str, Any], view: str, status: int
) -> None:
    sent, seen = filled(client, address, body), client.get(API + view).headers["etag"]
    before = store.decisions(), store.case_history(), store.followed(), store.setting(CASE, "names")
    assert client.request(method, API + address, json=sent, headers={"if-match": '"other"'}).status_code == 412
    assert (store.decisions(), store.case_history(), store.followed(), store.setting(CASE, "names")) == before
    assert client.request(method, API + address, json=sent, headers={"if-match": f'"other", {seen}'}).status_code == status


def test_what_is_followed_no_more_is_the_version_that_was_seen(client: TestClient) -> None:
    address = f"{API}/cases/{CASE}/follow"
    assert client.put(address, json={}).status_code == 200
    seen = client.get(address).headers["etag"]
    client.put(address, json={"why": "trial"})
    assert client.delete(address, headers={"if-match": seen}).status_code == 412
    assert client.delete(address, headers={"if-match": "*"}).status_code == 204


def test_news_that_came_after_the_page_was_opened_is_told_again(client: TestClient, store: Store) -> None:
    first, second = store.members(CASE)[:2]
    store.follow(CASE, [first])
    page = Page(client).open("/news")
    seen = client.get(f"{API}/news").headers["etag"]
    store.split_case(CASE, [second], "Jo Pell")
    assert client.post(f"{API}/news/seen", json={}, headers={"if-match": seen}).status_code == 412
    form = next(form for form in page.find("//form") if form.action == "/news")
    assert page.send(form).status_code == 409
    assert store.followed()[0].documents == {first}
    page.open("/news")
    assert page.send(next(form for form in page.find("//form") if form.action == "/news")).status_code == 303
    assert len(store.followed()[0].documents) == 2


def test_each_of_some_entries_is_decided_on_or_none(client: TestClient, store: Store) -> None:
    entries = client.get(f"{API}/documents/{DOCUMENT}").json()["entries"][:3]
    seen = [[DOCUMENT, each["key"], each["version"]] for each in entries]
    made = client.post(f"{API}/decisions/each", json={"action": "accept", "entries": seen, "why": "read"})
    assert (made.status_code, len(made.json()["numbers"])) == (201, 3)
    stale = client.post(f"{API}/decisions/each", json={"action": "reject", "entries": seen})
    assert (stale.status_code, stale.json()["decision"]["action"], len(store.decisions())) == (409, "accept", 3)
    assert client.post(f"{API}/decisions/each", json={"action": "merge", "entries": seen}).status_code == 422
