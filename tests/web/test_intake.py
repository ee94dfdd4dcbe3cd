"""Reading through the desk: files, text and URLs, with what came of each; what cannot be read harms nothing."""

import time
import zipfile
from io import BytesIO
from pathlib import Path

from fastapi.testclient import TestClient

from onrecord.store import Store
from tests.web.page import Page

LETTER = Path(__file__).parents[2] / "samples" / "decision-letter.pdf"
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


def packed(**files: bytes) -> bytes:
    """An archive."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return made.getvalue()


def nested(levels: int) -> bytes:
    """An archive in an archive in an archive ..."""
    data = packed(**{"a.txt": b"words"})
    for _ in range(levels):
        data = packed(**{"a.zip": data})
    return data


def laughs() -> bytes:
    """A text document whose one word becomes a billion, were its entities believed."""
    entities = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))
    words = f'<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "ha">{entities}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>'
    types = b'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
    parts = b'<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
    return packed(**{"[Content_Types].xml": types, "_rels/.rels": parts, "word/document.xml": words.encode()})


# Files that are no documents or would be too much, with a word of what is said of each.
UNREADABLE = [
    ("photo.png", b"\x89PNG\r\n\x1a\n" + b"0" * 100, "is a picture"),
    ("run.exe", b"MZ" + b"\0" * 100, "is a program"),
    ("bomb.zip", packed(**{"zeros.txt": b"0" * 50_000_000}), "unpacks to"),
    ("many.zip", packed(**{f"{n}.txt": b"" for n in range(6_000)}), "holds 6000 files"),
    ("nested.zip", nested(12), "4 files deep"),
    ("laughs.docx", laughs(), "declares entities"),
    ("deep.html", b"<html><body>" + b"<div>" * 100_000 + b"words", "elements"),
    ("broken.pdf", b"%PDF-1.4 broken", "PDF"),
    ("empty.txt", b"", "is empty"),
    ("<script>alert(1)<b>.bin", bytes((n * 73 + n // 7) % 256 for n in range(4_000)), "neither text nor a format"),
]


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


def test_what_cannot_be_read_says_why_and_the_next_is_read(page: Page, store: Store) -> None:
    before = len(store.documents())
    upload(page, *((name, data) for name, data, _ in UNREADABLE), ("good.txt", STORY.encode()))
    told = {" ".join(each.text_content().split()) for each in page.find("//ul[@class='jobs']/li")}
    for name, _, why in UNREADABLE:
        assert any(name in each and why in each for each in told), (name, told)
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


def test_a_file_is_read_by_the_api_and_its_page_shown(client: TestClient) -> None:
    letter, bytes_ = LETTER.read_bytes(), {"content-type": "application/octet-stream"}
    address = "/api/v1/read/file?name=..%2Fletter.pdf&publisher=The+County"
    for headers in ({}, {"content-type": "text/plain"}, {"content-type": "multipart/form-data; boundary=x"}):
        assert client.post(address, content=letter, headers=headers).status_code == 415
    assert client.post(f"{address}&published=yesterday", content=letter, headers=bytes_).status_code == 400
    assert client.post(address, content=letter, headers=bytes_).json()["name"] == "letter.pdf"
    wait(Page(client))
    (job,) = client.get("/api/v1/read").json()["items"]
    (document,) = job["documents"]
    told = client.get(f"/api/v1/documents/{document}").json()
    assert told["machine"]["document"]["publisher"] == "The County"
    picture = client.get(f"/api/v1/documents/{document}/pages/1.png")
    assert (picture.headers["content-type"], picture.content[:4]) == ("image/png", b"\x89PNG")
    assert picture.headers["cache-control"] == "private, no-cache" and picture.headers["vary"] == "cookie"
    tag = picture.headers["etag"]
    assert client.get(f"/api/v1/documents/{document}/pages/1.png", headers={"if-none-match": tag}).status_code == 304
    assert client.get(f"/api/v1/documents/{document}/pages/99.png").status_code == 404
    key = next(entry["key"] for entry in told["entries"] if entry["layer"] == "statements")
    shown = client.get(f"/api/v1/documents/{document}/entries/{key}").json()["page"]
    assert shown["number"] >= 1 and shown["rectangles"]
