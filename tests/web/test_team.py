"""A team's desk: who comes in, what each role may, what signing out ends, what an owner changes."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from onrecord.store import Store
from onrecord.store.team import Account, Team
from onrecord.web.app import create_app
from tests.store.team.made import CONSOLE, GOOD, OTHER, Clock, account, cheap_hashes, clock, team
from tests.web.conftest import CASE
from tests.web.page import Page

__all__ = ["cheap_hashes", "clock", "team"]
API = "/api/v1"


@pytest.fixture
def people(team: Team) -> dict[str, Account]:
    return {name: account(team, name, role) for name, role in (("Jo", "owner"), ("Bo", "reviewer"), ("Cy", "reader"))}


@pytest.fixture
def client(store: Store, team: Team, people: dict[str, Account]) -> Iterator[TestClient]:
    app = create_app(store, "", {"localhost"}, team=team)
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False, follow_redirects=False) as opened:
        yield opened


def sign_in(client: TestClient, name: str, password: str = GOOD, to: str = "/") -> Page:
    """Sign in by the page's form."""
    page = Page(client).open(f"/sign-in?to={to}")
    answer = page.send(page.find("//main//form")[0], name=name, password=password)
    assert answer.status_code == 303, answer.text
    page.address = answer.headers["location"]
    return page


@pytest.mark.parametrize(
    "address", ["/cases", "/documents", f"/cases/{CASE}", "/inbox", "/find?q=a", "/read", "/accounts", "/nothing"]
)
def test_nobody_comes_in_without_signing_in(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert (answer.status_code, answer.headers["location"].partition("?")[0]) == (303, "/sign-in")
    assert client.get(address, headers={"cookie": "onrecord=guessed"}).status_code == 303


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/cases"),
        ("GET", "/openapi.json"),
        ("GET", "/log"),
        ("POST", "/decisions"),
        ("POST", "/accounts"),
        ("GET", "/nothing"),
    ],
)
def test_nor_by_the_api(client: TestClient, method: str, address: str) -> None:
    answer = client.request(method, API + address, json={} if method == "POST" else None)
    assert (answer.status_code, list(answer.json())) == (401, ["detail"])


def test_signing_in_leads_to_where_one_wanted_to_go_and_nowhere_else(client: TestClient) -> None:
    assert sign_in(client, "bo", to=f"/cases/{CASE}").address == f"/cases/{CASE}"
    assert sign_in(client, "bo", to="//evil.example").address == "/"


def test_the_cookie_is_for_this_desk_alone(client: TestClient, store: Store, team: Team) -> None:
    page = Page(client).open("/sign-in")
    given = page.send(page.find("//main//form")[0], name="Bo", password=GOOD).headers["set-cookie"]
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(given.split("; "))
    assert "Domain" not in given and "Secure" not in given
    app = create_app(store, "", {"record.example"}, team=team, secure=True)
    with TestClient(app, base_url="https://record.example", follow_redirects=False) as safe:
        page = Page(safe).open("/sign-in")
        answer = page.send(page.find("//main//form")[0], name="Bo", password=GOOD)
    assert answer.headers["set-cookie"].startswith("__Host-onrecord=") and "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


@pytest.mark.parametrize(
    ("name", "password"), [("Bo", "wrong"), ("Nobody", GOOD), ("Bo", ""), ("", ""), ("Bo\x00", GOOD), ("\ud800", "x" * 5_000)]
)
def test_a_wrong_name_or_password_is_told_in_one_way(client: TestClient, name: str, password: str) -> None:
    page = Page(client).open("/sign-in")
    fields: dict[str, Any] = {"name": name.encode("utf-8", "surrogatepass"), "password": password}
    answer = page.send(page.find("//main//form")[0], **fields)
    assert answer.status_code == 401
    assert "No account has this name and this password." in answer.text
    assert "set-cookie" not in answer.headers


def test_guessing_has_to_wait_and_too_much_is_not_read(client: TestClient) -> None:
    page = Page(client).open("/sign-in")
    form = page.find("//main//form")[0]
    assert [page.send(form, name="Bo", password="wrong").status_code for _ in range(11)] == [401] * 10 + [429]
    assert page.send(form, name="Bo", password=GOOD).status_code == 429
    assert page.send(form, name="x" * 30_000).status_code == 413


def in_use(client: TestClient, token: str) -> bool:
    """Whether a session's token still opens pages and API."""
    headers = {"cookie": f"onrecord={token}"}
    client.cookies.clear()
    answers = client.get("/cases", headers=headers).status_code, client.get(f"{API}/cases", headers=headers).status_code
    assert answers in {(200, 200), (303, 401)}
    return answers == (200, 200)


def token_of(client: TestClient, name: str, password: str = GOOD) -> str:
    """The token of a session in a browser of its own."""
    client.cookies.clear()
    sign_in(client, name, password)
    return client.cookies["onrecord"]


def test_a_session_is_anew_with_each_sign_in_and_ends(client: TestClient, clock: Clock) -> None:
    elsewhere = token_of(client, "Bo")
    first = token_of(client, "Bo")
    page = sign_in(client, "Bo")
    second = client.cookies["onrecord"]
    assert second != first
    page.open("/account")
    answer = page.send(next(form for form in page.find("//form") if form.action == "/sign-out"), everywhere="yes")
    assert answer.headers["location"] == "/sign-in"
    assert not any(in_use(client, token) for token in (first, second, elsewhere))
    sign_in(client, "Bo")
    clock.pass_(hours=3)
    assert client.get("/cases").status_code == 303


@pytest.mark.parametrize("name", ["Bo", "Cy"])
def test_signing_in_again_ends_the_older_session_of_that_browser(client: TestClient, name: str) -> None:
    elsewhere, first = token_of(client, "Bo"), token_of(client, "Bo")
    sign_in(client, name)
    second = client.cookies["onrecord"]
    assert client.post(f"{API}/session", json={"name": name, "password": GOOD}).status_code == 200
    third = client.cookies["onrecord"]
    assert [in_use(client, token) for token in (elsewhere, first, second, third)] == [True, False, False, True]


def test_a_failed_sign_in_ends_no_session(client: TestClient) -> None:
    token = token_of(client, "Bo")
    assert client.post(f"{API}/session", json={"name": "Bo", "password": "wrong"}).status_code == 401
    assert in_use(client, token)


@pytest.mark.parametrize("by", ["page", "api", "owner", "owner by api", "disabled", "disabled by api"])
def test_a_new_password_and_a_disabled_account_end_all_sessions_at_once(client: TestClient, by: str) -> None:
    owner, first, second = token_of(client, "Jo"), token_of(client, "Bo"), token_of(client, "Bo")
    if "owner" in by or "disabled" in by:
        client.cookies.clear()
        client.cookies["onrecord"] = owner
    page = Page(client).open("/account" if by in {"page", "api"} else "/accounts")
    form_token = page.find("//input[@name='token']/@value")[0]
    if by == "page":
        form = next(form for form in page.find("//form") if form.action == "/account/password")
        assert page.send(form, old=GOOD, new=OTHER).headers["location"] == "/"
    elif by == "api":
        assert client.put(f"{API}/password", json={"old": GOOD, "new": OTHER}).status_code == 204
    elif "api" in by:
        wanted = {"disabled": True} if "disabled" in by else {"password": OTHER}
        assert client.patch(f"{API}/accounts/Bo", json=wanted).status_code == 200
    else:
        action = "disable" if by == "disabled" else "password"
        assert client.post("/accounts", data={"token": form_token, "action": action, "name": "Bo"}).status_code in {200, 303}
    now = client.cookies["onrecord"]
    assert [in_use(client, token) for token in (first, second, now)] == [False, False, True]
    assert in_use(client, owner)


def test_a_form_of_another_session_changes_nothing(client: TestClient, store: Store) -> None:
    token = Page(client).open("/sign-in").find("//input[@name='token']/@value")[0]
    sign_in(client, "Jo")
    for address in ("/decide", "/accounts", f"/cases/{CASE}/access", "/account/password", "/sign-out"):
        assert client.post(address, data={"token": token}).status_code == 403
    theirs = Page(client).open("/account").find("//input[@name='token']/@value")[0]
    sign_in(client, "Bo")
    assert client.post("/decide", data={"token": theirs}).status_code == 403
    assert client.get("/cases").status_code == 200


def test_a_reader_changes_nothing(client: TestClient, store: Store) -> None:
    page = sign_in(client, "Cy").open("/read")
    token = page.find("//input[@name='token']/@value")[0]
    for address in ("/decide", "/add", "/lost", "/read", "/accounts"):
        assert client.post(address, data={"token": token, "text": "words"}).status_code == 403
    for address in ("/decisions", "/read", "/accounts"):
        assert client.post(API + address, json={}).status_code == 403
    assert not store.decisions()


@pytest.mark.parametrize("name", ["Bo", "Cy"])
def test_only_an_owner_administers(client: TestClient, team: Team, name: str) -> None:
    page = sign_in(client, name)
    token = page.open("/account").find("//input[@name='token']/@value")[0]
    for address in ("/accounts", "/log", f"/cases/{CASE}/access"):
        assert client.get(address).status_code == 403
    for address in ("/accounts", "/log", "/accounts/Jo", f"/cases/{CASE}/access"):
        assert client.get(API + address).status_code == 403
    assert client.post("/accounts", data={"token": token, "action": "role", "name": name, "role": "owner"}).status_code == 403
    assert client.patch(f"{API}/accounts/{name}", json={"role": "owner"}).status_code == 403
    assert client.put(f"{API}/cases/{CASE}/access", json={"restricted": False, "people": []}).status_code == 403
    assert {each.name: each.role for each in team.accounts()}[name] != "owner"


def test_decisions_carry_who_is_signed_in(client: TestClient, store: Store, team: Team) -> None:
    page = sign_in(client, "Bo").open(f"/cases/{CASE}")
    assert "Decisions are signed Bo" in page.text("//footer")
    page.follow(page.send(page.find("//section[@id='timeline']//tr[@id]//form")[0], "accept"))
    assert {decision.by for decision in store.decisions()} == {"Bo"}
    assert [(row.by, row.action, row.what) for row in team.log(1)[1]] == [("Bo", "changed", "/decide")]


def test_accounts_are_added_changed_and_disabled(client: TestClient, team: Team) -> None:
    page = sign_in(client, "Jo").open("/accounts")
    answer = page.send(page.find("//main//form")[-1], "add", name="Di <b>", role="reviewer")
    assert answer.status_code == 200 and "Di &lt;b&gt;" in answer.text
    password = answer.text.partition("<code>")[2].partition("</code>")[0]
    token = page.open("/accounts").find("//input[@name='token']/@value")[0]
    for action, fields in (("role", {"role": "reader"}), ("disable", {}), ("enable", {})):
        assert client.post("/accounts", data={"token": token, "action": action, "name": "Cy", **fields}).status_code == 303
    for fields in ({"action": "disable", "name": "Jo"}, {"action": "role", "name": "x", "role": "reader"}, {"action": "x"}):
        assert client.post("/accounts", data={"token": token, **fields}).status_code == 400
    cells = [[cell.text_content() for cell in row.xpath("td")] for row in page.open("/log").find("//tbody/tr")]
    told = [(who, action, what) for _, _, who, _, action, what, _ in cells]
    assert {("Jo", "account added", "Di <b>"), ("Jo", "role changed", "Cy"), ("Jo", "account disabled", "Cy")} <= set(told)
    sign_in(client, "Di <b>", password)
    assert client.get("/cases").headers["location"] == "/account"
    assert client.get(f"{API}/cases").status_code == 403
    page = Page(client).open("/account")
    form = next(form for form in page.find("//form") if form.action == "/account/password")
    assert page.send(form, old="wrong", new=OTHER).status_code == 400
    assert page.send(form, old=password, new="short").status_code == 400
    assert page.send(form, old=password, new=OTHER).status_code == 303
    assert client.get("/cases").status_code == 200


def test_the_api_signs_in_and_out(client: TestClient) -> None:
    for body, status in (
        ({"name": "Jo", "password": "wrong"}, 401),
        ({"name": "Jo"}, 422),
        ({"name": "Jo", "password": GOOD}, 200),
    ):
        assert client.post(f"{API}/session", json=body).status_code == status
    assert client.get(f"{API}/session").json()["name"] == "Jo"
    assert client.put(f"{API}/password", json={"old": GOOD, "new": OTHER}).status_code == 204
    assert client.delete(f"{API}/session").status_code == 204
    assert client.get(f"{API}/session").status_code == 401


def test_the_api_administers_and_refuses_what_changed_meanwhile(client: TestClient, team: Team) -> None:
    sign_in(client, "Jo")
    assert client.post(f"{API}/accounts", json={"name": "Di", "role": "reader", "password": GOOD}).status_code == 201
    seen = client.get(f"{API}/accounts/Di").headers["etag"]
    assert (
        client.patch(f"{API}/accounts/Di", json={"role": "reviewer"}, headers={"if-match": seen}).json()["role"] == "reviewer"
    )
    assert client.patch(f"{API}/accounts/Di", json={"role": "owner"}, headers={"if-match": seen}).status_code == 412
    assert client.patch(f"{API}/accounts/Di", json={"role": "owner"}, headers={"if-match": "*"}).status_code == 200
    assert client.patch(f"{API}/accounts/Jo", json={"disabled": True, "password": OTHER}).status_code == 200
    assert client.get(f"{API}/session").status_code == 401
    assert team.log(1)[1][0].action == "password changed"


def test_everybody_follows_cases_of_their_own_a_reader_too(client: TestClient, team: Team) -> None:
    page = sign_in(client, "Cy").open(f"/cases/{CASE}")
    page.follow(page.send(page.find("//form[contains(@action, '/follow')]")[0], "follow"))
    assert client.post(f"{API}/news/seen", json={}).status_code == 204
    assert client.put(f"{API}/cases/{CASE}/names", json={"names": "all"}).status_code == 403
    for name, followed in (("Bo", False), ("Jo", False), ("Cy", True)):
        sign_in(client, name)
        assert client.get(f"{API}/cases/{CASE}/follow").json()["followed"] == followed
        assert client.get(f"{API}/cases?followed=true").json()["total"] == int(followed)
        assert client.delete(f"{API}/cases/{CASE}/follow").status_code == (204 if followed else 404)
    assert not [row for row in team.log()[1] if row.action == "changed"]
    team.set_password("Cy", OTHER, CONSOLE)
    sign_in(client, "Cy", OTHER)
    assert client.get("/news").headers["location"] == "/account"
    assert client.post(f"{API}/news/seen", json={}).status_code == 403
