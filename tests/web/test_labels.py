"""Names under labels: whatever the API tells of cases tells it so where that is asked for, lists and searches too."""

import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from onrecord.record import Document, Party, Reading
from onrecord.sources import Originals, read_bytes
from onrecord.store import Store
from onrecord.store.intake import take_in
from onrecord.text import Span
from tests.cases.made import Telling
from tests.cases.sample import family_account, first_report
from tests.web.conftest import CASE
from tests.web.routes import API

LETTER = Path(__file__).parents[2] / "samples" / "decision-letter.pdf"
DOCUMENT = family_account().document.id
NAMED = ["/cases?q=askew", f"/cases/{CASE}", f"/cases/{CASE}/entries", f"/cases/{CASE}/entries/%PARTY%", f"/cases/{CASE}/judgements",
         f"/cases/{CASE}/page", f"/cases/{CASE}/annotations", "/decisions", f"/documents/{DOCUMENT}", f"/documents/{DOCUMENT}/annotations",
         f"/documents/{DOCUMENT}/entries/%KEY%", "/documents", "/find?q=maribel", "/find?q=heard+five", "/inbox", "/inbox?layer=parties",
         "/news", "/people?q=askew"]  # fmt: skip
# What names nobody, or those alone who act in public; the picture of a page has its own test.
NAMELESS = {"/agencies", "/cases/{case_id}/near", "/cases/{case_id}/timeline.svg", "/documents/{document}/pages/{number}.png"}
# What tells nothing of what a case says.
OTHERS = {"/cases/{case_id}/names", "/cases/{case_id}/follow", "/read"}


@pytest.fixture
def parts(client: TestClient, store: Store) -> dict[str, str]:
    """Her name wherever it may stand: at the beginning of a text, in what people write, in the news; the ids of her entries."""
    told = Telling("Maribel Askew spoke at the council.", published="2031-05-01").person(
        "p1", "Maribel Askew", roles=["family"]
    )
    store.put(told.read(), "reader-1")
    store.judge_by_machine({told.read().document.id: CASE})
    entries = client.get(f"{API}/documents/{DOCUMENT}").json()["entries"]
    hers = next(each for each in entries if each["value"].get("name") == "Maribel Askew")
    seen = {"document": DOCUMENT, "entry": hers["key"], "version": hers["version"]}
    correction = {"action": "correct", "changes": {"title": "Ms"}, "why": "as Maribel Askew asked"}
    assert client.post(f"{API}/decisions", json={**seen, **correction}).status_code == 201
    away = {"action": "split", "documents": [first_report().document.id], "why": "Maribel was not there"}
    split = client.post(f"{API}/cases/{CASE}/judgements", json=away).json()["number"]
    assert client.post(f"{API}/judgements/{split}/undo", json={}).status_code == 201
    store.follow(CASE, [first_report().document.id], "Maribel speaks")
    parties = client.get(f"{API}/cases/{CASE}").json()["case"]["parties"]
    return {"%PARTY%": next(each["id"] for each in parties if each["name"] == "Maribel Askew"), "%KEY%": hers["key"]}


def ask(client: TestClient, address: str, names: str) -> str:
    answer = client.get(f"{API}{address}{'&' if '?' in address else '?'}names={names}")
    assert answer.status_code == 200, (address, answer.text[:300])
    return answer.text


def test_no_answer_names_whom_the_policy_shields(client: TestClient, parts: dict[str, str]) -> None:
    client.put(f"{API}/cases/{CASE}/names", json={"names": "shielded"})
    for address in NAMED:
        for place, part in parts.items():
            address = address.replace(place, part)  # noqa: PLW2901
        assert "Maribel" in ask(client, address, "all"), address
        for asked in ("shielded", "case"):
            assert not re.search("maribel", ask(client, address, asked), re.IGNORECASE), address


def test_the_policy_of_the_case_counts_where_it_is_asked_for(client: TestClient, parts: dict[str, str]) -> None:
    client.put(f"{API}/cases/{CASE}/names", json={"names": "all"})
    for address in ("/people?q=askew", "/find?q=maribel", "/documents", "/inbox"):
        assert "Maribel" in ask(client, address, "case")
        assert "Maribel" not in ask(client, address, "shielded")


def test_marks_move_with_the_words(client: TestClient, parts: dict[str, str]) -> None:
    for asked in ("all", "shielded"):
        found = client.get(f"{API}/find?q=phone&names={asked}").json()["items"]
        marked = {hit["snippet"][start:end].lower() for hit in found for start, end in hit["marks"]}
        assert marked == {"phone"}
        told = client.get(f"{API}/cases/{CASE}/entries/{parts['%PARTY%']}?names={asked}").json()["quotes"]
        words = {each["words"][start:end] for each in told for start, end in each["marks"]}
        assert words == {"Maribel Askew" if asked == "all" else "[family member 1]"}


def test_a_name_that_an_opening_cuts_in_two_does_not_stay(client: TestClient, store: Store) -> None:
    for length in range(66, 80):
        words = f"{'It was said. ' * 20}"[:length].rstrip() + " Maribel Askew spoke."
        told = Telling(words).person("p1", "Maribel Askew", roles=["family"]).read()
        store.put(told, "reader-1")
    openings = [each["opening"] for each in client.get(f"{API}/documents?names=shielded&limit=15").json()["items"]]
    assert any("Mari" in each["opening"] for each in client.get(f"{API}/documents?limit=15").json()["items"])
    assert not any("Mari" in each for each in openings)


def test_namesakes_are_told_apart_from_whom_is_shielded(client: TestClient) -> None:
    people = client.get(f"{API}/people?q=askew&names=shielded").json()["items"]
    told = {each["name"]: [entry["entry"]["name"] for entry in each["entries"]] for each in people}
    assert told == {"Dorian Askew": ["Dorian Askew"], "[family member 1]": ["[family member 1]"]}


def test_the_picture_of_a_page_is_shown_where_it_can_name_nobody(client: TestClient, store: Store) -> None:
    originals = Originals()
    read = [each for each in read_bytes(LETTER.read_bytes(), "letter.pdf", originals=originals) if isinstance(each, Document)]
    for roles, status in ((["official"], 200), (["witness"], 403)):
        for _ in take_in(store, read, originals=originals):
            pass
        party = Party(id="p1", kind="person", name="Wendell Okpara", roles=roles, spans=[Span(0, 9)])
        store.put(Reading(document=read[0], parties=[party]), f"reader-{status}")
        address = f"{API}/documents/{read[0].id}/pages/1.png?names="
        assert [client.get(f"{address}{names}").status_code for names in ("all", "shielded", "case")] == [200, status, status]


def test_whatever_tells_of_cases_can_be_asked_for_under_labels(client: TestClient) -> None:
    described: Any = client.get(f"{API}/openapi.json").json()["paths"]
    gets = {path.removeprefix(API): its["get"] for path, its in described.items() if "get" in its}
    with_names = {path for path, its in gets.items() if any(each["name"] == "names" for each in its.get("parameters", ()))}
    assert gets.keys() - with_names == OTHERS
    patterns = [re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path))) for path in with_names - NAMELESS]
    assert all(any(pattern.fullmatch(address.partition("?")[0]) for address in NAMED) for pattern in patterns)
