"""What leaves the desk of a case: the picture of its timeline as a file, its entries as annotations of all its documents."""

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient
from lxml import etree, html

from onrecord.record import Place
from onrecord.store import Store
from tests.cases.made import Telling
from tests.web.conftest import CASE, HOSTILE, OTHER
from tests.web.hostile import IMAGE, SCRIPT
from tests.web.routes import API

SVG = "{http://www.w3.org/2000/svg}"


def drawn(client: TestClient, case: str, names: str = "case") -> Any:
    answer = client.get(f"{API}/cases/{case}/timeline.svg?names={names}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    return etree.fromstring(answer.content)


def test_the_picture_says_what_the_page_says(client: TestClient) -> None:
    picture = drawn(client, CASE)
    page = html.fromstring(client.get(f"/cases/{CASE}").text).xpath("//svg")[0]
    labels = [each.text for each in picture.iter(f"{SVG}text")]
    assert labels == [each.text for each in page.iter("text")] and "charging decision: declined" in labels
    assert picture.find(f"{SVG}title").text.endswith(": timeline")


def test_the_picture_needs_no_other_file_and_can_do_nothing(client: TestClient) -> None:
    answer = client.get(f"{API}/cases/{CASE}/timeline.svg")
    assert "sandbox" in answer.headers["content-security-policy"]
    picture = etree.fromstring(answer.content)
    assert {etree.QName(each).localname for each in picture.iter()} == {
        *("svg", "title", "style", "rect", "line", "text", "g", "circle")}  # fmt: skip
    style = picture.find(f"{SVG}style").text
    used = {name for each in picture.iter() for name in each.get("class", "").split()}
    assert all(f".{name}" in style for name in used) and "prefers-color-scheme: dark" in style
    assert "url(" not in style and "@import" not in style
    colours = set(re.findall(r"var\((--\w+)\)", style))
    assert all(f"{name}:" in style for name in colours)


def test_hostile_text_is_text_in_the_picture(client: TestClient, store: Store) -> None:
    words = "".join(each for each in drawn(client, HOSTILE, "all").itertext() if each)
    assert SCRIPT[:8] in words
    told = Telling("It was shot in Calder, and died.", published="2031-05-01").event("e2", "death", "died", date="2031-04-07")
    place = Place(city=f"{SCRIPT}\x00\x0b\uffff\ufffe\u202e{IMAGE}", state="Ohio", spans=told.at("Calder"))
    told.event("e1", "use_of_force", "shot", date="2031-04-06", place=place)
    store.put(told.read(), "reader-1")
    store.judge_by_machine({told.read().document.id: "case-4"})
    assert SCRIPT in (drawn(client, "case-4").findtext(f"{SVG}title") or "")


def test_without_two_dates_there_is_no_picture(client: TestClient, store: Store) -> None:
    told = Telling("It was shot.", published="2031-05-01").event("e1", "use_of_force", "shot", date="2031-04-06").read()
    store.put(told, "reader-1")
    store.judge_by_machine({told.document.id: "case-4"})
    answer = client.get(f"{API}/cases/case-4/timeline.svg")
    assert (answer.status_code, answer.json()) == (404, {"detail": "fewer than two events of this case have a date"})
    assert "timeline.svg" not in client.get("/cases/case-4").text and "timeline.svg" in client.get(f"/cases/{CASE}").text


@pytest.mark.parametrize("names", ["all", "shielded", "case"])
def test_annotations_quote_the_texts_that_the_case_has_under_the_same_names(client: TestClient, names: str) -> None:
    answer = client.get(f"{API}/cases/{CASE}/annotations?names={names}")
    assert answer.headers["content-type"].startswith("application/ld+json")
    case = client.get(f"{API}/cases/{CASE}?names={names}").json()["case"]
    texts = {each["id"]: each["text"] for each in case["documents"]}
    told = {item["id"].partition("#")[2]: item for item in answer.json()["items"]}
    entries = {each["id"]: each for layer in ("parties", "events", "statements", "evidence") for each in case[layer]}
    entries |= {f"point{number}": point for number, point in enumerate(case["points"])}
    assert {key: item["onrecord:entry"] for key, item in told.items()} == entries
    assert ("Maribel" in answer.text) == (names == "all")
    targets = [target for item in told.values() for target in item["target"]]
    assert {target["state"]["value"] for target in targets} == texts.keys() and len(targets) > 30
    for target in targets:
        quotation, position = target["selector"]
        text, start, end = texts[target["state"]["value"]], position["start"], position["end"]
        assert quotation["exact"] == text[start:end] != ""
        assert text[:start].endswith(quotation["prefix"]) and text[end:].startswith(quotation["suffix"])


def test_an_annotation_says_how_the_entry_was_reviewed_and_a_rejected_one_is_gone(client: TestClient) -> None:
    def told() -> dict[str, str]:
        items = client.get(f"{API}/cases/{OTHER}/annotations").json()["items"]
        return {item["id"].partition("#")[2]: item["onrecord:review"] for item in items}

    parts = client.get(f"{API}/cases/{OTHER}").json()["parts"]
    assert set(told().values()) == {"unseen"}
    first, second = [name for name in parts if name.startswith("e")][:2]
    for name, action in ((first, "accept"), (second, "reject")):
        for part in parts[name]:
            wanted = {"document": part["document"], "entry": part["key"], "version": part["version"], "action": action}
            assert client.post(f"{API}/decisions", json=wanted).status_code == 201
    assert "accepted" in told().values() and len(told()) == len(parts) - 1
