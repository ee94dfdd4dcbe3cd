"""Who may ask, who may change something, and what every answer carries."""

import shutil
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from onrecord.store import Store
from onrecord.web.addresses import own
from onrecord.web.forms import plain_name
from onrecord.web.guard import MOST, MOST_OTHERWISE, hostname
from tests.web.page import Page


@pytest.fixture
def database(filled_file: Path, tmp_path: Path) -> Path:
    """One database will do: the guard asks nothing of it."""
    return Path(shutil.copy(filled_file, tmp_path / "guarded.sqlite"))


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "", "[", "localhost@evil.example"]
)
@pytest.mark.parametrize("address", ["/cases", "/api/v1/cases", "/static/desk.css"])
def test_another_hosts_name_is_refused(client: TestClient, host: str, address: str) -> None:
    assert client.get(address, headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8025"])
def test_our_own_name_is_answered(client: TestClient, host: str) -> None:
    assert client.get("/cases", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(("host", "name"), [("[::1]:80", "::1"), ("a:b:c", "a"), ("localhost", "localhost"), ("[::1", "")])
def test_the_name_in_a_host_header(host: str, name: str) -> None:
    assert hostname(host) == name


@pytest.mark.parametrize("address", ["/cases", "/nothing", "/static/desk.js", "/api/v1/cases", "/api/v1/cases/none"])
def test_every_answer_keeps_the_page_to_itself(client: TestClient, address: str) -> None:
    headers = client.get(address).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-frame-options"] == "DENY"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize("address", ["/decide", "/add", "/lost", "/read"])
@pytest.mark.parametrize("token", ["", "guessed", "\ud800"])
def test_a_form_without_the_token_changes_nothing(client: TestClient, store: Store, address: str, token: str) -> None:
    answer = client.post(address, data={"token": token.encode("utf-8", "replace"), "action": "accept", "text": "words"})
    assert answer.status_code == 403
    assert not store.decisions()


@pytest.mark.parametrize(
    "headers",
    [{"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}],
)
@pytest.mark.parametrize("address", ["/decide", "/api/v1/decisions", "/api/v1/read"])
def test_another_page_changes_nothing(client: TestClient, headers: dict[str, str], address: str) -> None:
    assert client.post(address, json={}, headers=headers).status_code == 403


def test_the_api_takes_no_form(client: TestClient) -> None:
    words = '{"document": "x", "action": "accept"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer = client.post("/api/v1/decisions", content=words, headers={"content-type": kind})
        assert answer.status_code in {415, 422}


@pytest.mark.parametrize(
    ("address", "headers"),
    [
        ("/read", {"content-length": str(MOST + 1)}),
        ("/decide", {"content-length": str(MOST_OTHERWISE + 1)}),
        ("/api/v1/decisions", {"content-length": str(MOST_OTHERWISE + 1)}),
        ("/api/v1/decisions", {"content-length": "5", "transfer-encoding": "chunked"}),
        ("/api/v1/decisions", {"transfer-encoding": "chunked"}),
        ("/api/v1/decisions", {"content-length": "٣"}),
        ("/api/v1/decisions", {"content-length": "-1"}),
    ],
)
def test_a_body_that_is_too_large_or_of_no_stated_length_is_not_read(
    client: TestClient, address: str, headers: dict[str, str]
) -> None:
    given = [(name.encode(), value.encode()) for name, value in {"content-type": "application/json", **headers}.items()]
    assert client.request("POST", address, headers=given).status_code == 413


@pytest.mark.parametrize(
    ("address", "leads_to"),
    [
        ("/cases/case-1#e1", "/cases/case-1#e1"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("http://evil.example", "/"),
        ("javascript:alert(1)", "/"),
        ("/cases\r\nset-cookie: x", "/"),
        ("", "/"),
        ("/find?q=<b>", "/find?q=%3Cb%3E"),
    ],
)
def test_a_form_leads_back_to_the_desk_alone(address: str, leads_to: str) -> None:
    assert own(address) == leads_to


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("../../etc/passwd", "passwd"),
        ("C:\\stories\\a.pdf", "a.pdf"),
        ("..", "unnamed file"),
        ("", "unnamed file"),
        ("a.txt", "a.txt"),
    ],
)
def test_an_uploads_name_has_no_folder(name: str, plain: str) -> None:
    assert plain_name(name) == plain


def test_the_page_has_no_docs_that_load_from_elsewhere(page: Page) -> None:
    for address in ("/docs", "/redoc"):
        page.open(address, 404)
