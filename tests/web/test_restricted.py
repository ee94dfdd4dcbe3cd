"""A restricted case, asked for in every way: whoever is not admitted gets what they get for a case that is not there."""

import re
import time
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from onrecord.store import Store
from onrecord.store.team import Team
from onrecord.web.app import create_app
from tests.cases.sample import family_account, readings
from tests.store.team.made import CONSOLE, account, cheap_hashes, clock, team
from tests.web.conftest import CASE, OTHER
from tests.web.page import Page
from tests.web.test_team import sign_in

__all__ = ["cheap_hashes", "clock", "team"]
API = "/api/v1"
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


LISTS = [
    "/cases",
    "/cases?q=askew",
    "/documents",
    "/inbox",
    "/inbox?layer=events",
    "/find?q=askew",
    "/find?q=tann*",
    "/find?q=%22Tanner+Street%22",
]
API_LISTS = ["/cases", "/cases?q=askew", "/documents", "/inbox", "/find?q=askew", "/find?q=tann*", "/decisions", "/read"]


@pytest.mark.parametrize("address", [*LISTS, *(API + each for each in API_LISTS)])
def test_no_list_and_no_search_tells_of_it(client: TestClient, address: str) -> None:
    sign_in(client, "In")
    admitted = client.get(address)
    sign_in(client, "Out")
    other = client.get(address)
    assert (admitted.status_code, other.status_code) == (200, 200)
    searched = other.text.replace("Tanner Street", "") if "q=" in address and not address.startswith(API) else other.text
    assert not WORDS.findall(searched)
    if address not in {f"{API}/decisions", f"{API}/read"}:
        assert WORDS.search(admitted.text)


ASKED = [
    (f"/cases/{CASE}", "/cases/none"),
    (f"/documents/{SECRET[0]}", "/documents/none"),
    (f"/documents/{SECRET[0][7:23]}", "/documents/none"),
    (f"/documents/{SECRET[1]}?entry=events-1-2", "/documents/none?entry=events-1-2"),
    (f"{API}/cases/{CASE}", f"{API}/cases/none"),
    (f"{API}/documents/{SECRET[0]}", f"{API}/documents/none"),
    (f"{API}/documents/{SECRET[0]}/annotations", f"{API}/documents/none/annotations"),
    (f"{API}/decisions?document={SECRET[0]}", f"{API}/decisions?document=none"),
]


@pytest.mark.parametrize(("address", "missing"), ASKED)
def test_asked_for_by_id_or_name_it_is_not_there(client: TestClient, address: str, missing: str) -> None:
    sign_in(client, "In")
    tag = client.get(address).headers.get("etag", "")
    assert client.get(address).status_code == 200
    sign_in(client, "Out")
    for headers in ({}, {"if-none-match": tag}, {"if-none-match": "*"}):
        asked, other = client.get(address, headers=headers), client.get(missing, headers=headers)
        assert asked.status_code == other.status_code == 404
        assert not re.search("Askew|Tanner|Pettibone", asked.text)


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
