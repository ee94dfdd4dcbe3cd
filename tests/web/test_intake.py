"""Reading through the desk: files, text and URLs, with what came of each; what cannot be read harms nothing."""

import time
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from onrecord.store import Store
from tests.web.page import Page

STORY = (
    "An officer shot Ondine Farrow on Plum Street in Calder Mills on Monday, police said. Chief Wes Tarn declined to comment."
)


def wait(page: Page) -> Page:
    """Until all was read."""
    for _ in range(600):
        page.open("/read")
        if not page.find("//body[@data-refresh]"):
            return page
        time.sleep(0.1)
    raise AssertionError("still reading")


def upload(page: Page, *files: tuple[str, bytes], **fields: str) -> Page:
    page.open("/read")
    token = page.find("//input[@name='token']/@value")[0]
    answer = page.client.post("/read", data={"token": token, **fields}, files=[("files", (name, data)) for name, data in files])
    assert answer.status_code == 303
    return wait(page)


def bomb() -> bytes:
    """An archive that unpacks to a thousand times its size."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("zeros.txt", b"0" * 50_000_000)
    return packed.getvalue()


def test_files_and_text_are_read_into_the_record(page: Page, store: Store) -> None:
    before = len(store.documents())
    html = f"<html><head><title>Plum Street</title></head><body><article><p>{STORY}</p></article></body></html>".encode()
    upload(
        page,
        ("../../a.html", html),
        text=STORY.replace("Monday", "Sunday"),
        publisher="The Calder Post",
        published="2031-06-03",
    )
    assert page.text("//ul[@class='jobs']").count("done") == 2
    assert len(store.documents()) == before + 2
    link = page.find("//ul[@class='jobs']//a/@href")[0]
    page.open(link)
    assert "Ondine Farrow" in page.text("//article")
    assert "The Calder Post" in page.text("//header[@class='case']")
    known = {place for each in store.documents() for place in store.reading(each.id).document.found}
    assert {"a.html", "pasted text"} <= known
    assert page.open("/cases?q=calder+mills").find("//tbody/tr")


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("photo.png", b"\x89PNG\r\n\x1a\n" + b"0" * 100, "is a picture"),
        ("run.exe", b"MZ" + b"\0" * 100, "is a program"),
        ("bomb.zip", bomb(), "unpacks to"),
        ("broken.pdf", b"%PDF-1.4 broken", "PDF"),
        ("empty.txt", b"", "is empty"),
        ("<script>alert(1)</script>.bin", bytes((n * 73 + n // 7) % 256 for n in range(4_000)), "neither text nor a format"),
    ],
)
def test_what_cannot_be_read_says_why_and_the_next_is_read(page: Page, store: Store, name: str, data: bytes, why: str) -> None:
    before = len(store.documents())
    upload(page, (name, data), ("good.txt", STORY.encode()))
    assert why in page.text("//ul[@class='jobs']")
    assert len(store.documents()) == before + 1
    assert not page.find("//main//script")


def test_addresses_of_this_machine_are_not_fetched(page: Page, store: Store, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("secret words")
    before = len(store.documents())
    upload(page, urls=f"http://127.0.0.1:1/ http://localhost/ file://{secret} {secret} http://169.254.1.1/x")
    assert len(page.find("//ul[@class='jobs']//p[@class='flag']")) == 5
    assert len(store.documents()) == before


def test_a_date_that_is_none_is_refused(page: Page) -> None:
    page.open("/read")
    token = page.find("//input[@name='token']/@value")[0]
    answer = page.client.post("/read", data={"token": token, "text": STORY, "published": "yesterday"})
    assert answer.status_code == 400
    assert "yesterday" in answer.text


def test_a_text_is_read_by_the_api(client: TestClient, store: Store) -> None:
    answer = client.post("/api/v1/read", json={"text": STORY, "title": "Plum Street", "published": "2031-06-03"})
    assert answer.status_code == 202
    for _ in range(600):
        (job,) = client.get("/api/v1/read").json()["items"]
        if job["state"] == "done":
            break
        time.sleep(0.1)
    (document,) = job["documents"]
    assert client.get(f"/api/v1/documents/{document}").json()["machine"]["document"]["title"] == "Plum Street"
    assert client.post("/api/v1/read", json={"published": "yesterday", "text": "x"}).status_code == 400
    assert client.post("/api/v1/read", json={}).status_code == 400
