"""The API: the pages' JSON twins, decisions, ETags, paging, annotations; every answer fits its own description."""

import json
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pydantic import TypeAdapter

from onrecord.record import Case
from onrecord.store import Store
from onrecord.web import shapes
from tests.store.made import reading
from tests.web.conftest import CASE, HOSTILE
from tests.web.hostile import hostile_reading

API = "/api/v1"
DOCUMENT = reading().document.id
GETS: list[tuple[str, Any]] = [
    ("/cases", shapes.Cases),
    (f"/cases/{CASE}", shapes.CaseState),
    (f"/cases/{HOSTILE}", shapes.CaseState),
    ("/documents", shapes.Documents),
    (f"/documents/{DOCUMENT}", shapes.DocumentState),
    (f"/documents/{hostile_reading().document.id}", shapes.DocumentState),
    ("/inbox", shapes.Inbox),
    ("/find?q=phone", shapes.Finds),
    ("/decisions", shapes.Decisions),
    (f"/decisions?case={CASE}", shapes.Decisions),
    (f"/cases/{CASE}?names=shielded", shapes.CaseState),
    (f"/cases/{HOSTILE}?names=shielded", shapes.CaseState),
    (f"/cases/{CASE}/entries?layer=events", shapes.CaseEntries),
    (f"/cases/{HOSTILE}/entries", shapes.CaseEntries),
    (f"/cases/{CASE}/judgements", shapes.Judgements),
    (f"/cases/{CASE}/names", shapes.NamesSetting),
    (f"/cases/{CASE}/follow", shapes.Following),
    ("/news", shapes.NewsList),
    ("/people?q=askew", shapes.People),
    ("/agencies", shapes.People),
    (f"/documents/{DOCUMENT}?names=shielded", shapes.DocumentState),
    (f"/documents/{hostile_reading().document.id}?names=shielded", shapes.DocumentState),
    ("/read", shapes.Jobs),
]


def state_of(client: TestClient, entry_id: str) -> dict[str, Any]:
    entries = client.get(f"{API}/documents/{DOCUMENT}").json()["entries"]
    return next(entry for entry in entries if entry["value"].get("id") == entry_id)


def decide(client: TestClient, entry: dict[str, Any], action: str, **more: Any) -> Any:
    names = {"document": DOCUMENT, "entry": entry["key"], "version": entry["version"]}
    return client.post(f"{API}/decisions", json={**names, "action": action, **more})


@pytest.mark.parametrize(("address", "shape"), GETS)
def test_every_answer_is_of_its_type_and_is_not_sent_twice(client: TestClient, address: str, shape: Any) -> None:
    answer = client.get(API + address)
    assert answer.status_code == 200
    TypeAdapter(shape).validate_python(answer.json())
    assert "\\ud800" not in answer.text
    tag = answer.headers["etag"]
    again = client.get(API + address, headers={"if-none-match": f'W/"other", {tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get(API + address, headers={"if-none-match": '"other"'}).status_code == 200


def test_the_description_names_the_records_own_types(client: TestClient) -> None:
    described = client.get(f"{API}/openapi.json").json()
    assert {"Case", "Reading", "CaseEvent", "Decision"} <= set(described["components"]["schemas"])
    assert all(path.startswith(API) for path in described["paths"])


def test_a_decision_changes_the_etag(client: TestClient) -> None:
    address = f"{API}/documents/{DOCUMENT}"
    tag = client.get(address).headers["etag"]
    assert decide(client, state_of(client, "e1"), "accept").json() == {"numbers": [1]}
    assert client.get(address, headers={"if-none-match": tag}).status_code == 200


def test_pages_of_a_list(client: TestClient) -> None:
    whole = client.get(f"{API}/documents").json()
    first, rest = (client.get(f"{API}/documents?limit=2&offset={offset}").json() for offset in (0, 2))
    assert first["total"] == whole["total"] == 5
    assert first["items"] + rest["items"] == whole["items"][:4]
    assert client.get(f"{API}/documents?limit=0").status_code == 422
    assert client.get(f"{API}/documents?limit=9999").status_code == 422


def test_cases_and_their_parts(client: TestClient) -> None:
    (summary,) = client.get(f"{API}/cases?q=askew").json()["items"]
    assert (summary["id"], summary["place"], len(summary["documents"])) == (CASE, "Harrow Falls, Nevada", 3)
    told = client.get(f"{API}/cases/{CASE}").json()
    case = Case.model_validate(told["case"])
    assert {event.id for event in case.events} <= set(told["parts"])


def test_decisions_are_made_corrected_and_undone(client: TestClient) -> None:
    assert decide(client, state_of(client, "e1"), "correct", changes={"date": "2026-03-11"}, why="log").status_code == 201
    entry = state_of(client, "e1")
    assert (entry["state"], entry["value"]["date"], entry["machine"]["date"]) == ("corrected", "2026-03-11", "2026-03-12")
    assert (entry["decisions"][0]["by"], entry["decisions"][0]["why"]) == ("Jo Pell", "log")
    assert decide(client, entry, "undo").status_code == 201
    assert state_of(client, "e1")["state"] == "unseen"
    assert [row["action"] for row in client.get(f"{API}/decisions?document={DOCUMENT}").json()["items"]] == ["correct", "undo"]


def test_entries_are_added_and_parties_merged(client: TestClient) -> None:
    start = reading().document.text.index("on March 12")
    changes = {"type": "death", "spans": [[start, start + 11]]}
    assert decide(client, {"key": "", "version": ""}, "add", layer="events", changes=changes).status_code == 201
    keeper, taken = state_of(client, "p1"), state_of(client, "p6")
    merged = decide(client, keeper, "merge", other=taken["key"], other_version=taken["version"])
    assert merged.status_code == 201
    told = client.get(f"{API}/documents/{DOCUMENT}").json()
    assert {"h1"} <= {event["id"] for event in told["reading"]["events"]}
    assert "p6" not in {party["id"] for party in told["reading"]["parties"]}
    assert "p6" in {party["id"] for party in told["machine"]["parties"]}


def test_a_stale_decision_gets_the_others(client: TestClient) -> None:
    entry = state_of(client, "e1")
    decide(client, entry, "reject")
    answer = decide(client, entry, "accept")
    assert answer.status_code == 409
    assert shapes.Conflict.model_validate(answer.json()).decision is not None
    assert answer.json()["decision"]["action"] == "reject"


@pytest.mark.parametrize(
    ("entry", "action", "more", "status"),
    [
        ({"key": "events-1-2", "version": "0"}, "accept", {}, 400),
        ({}, "destroy", {}, 422),
        ({}, "correct", {"changes": {"type": "murder"}}, 400),
        ({}, "correct", {"changes": {"spans": [[5, 2]]}}, 400),
        ({}, "add", {"layer": "colours", "changes": {}}, 400),
        ({}, "merge", {"other": "x"}, 400),
        ({}, "undo", {}, 400),
        ({}, "accept", {"document": "sha256:none"}, 404),
        ({}, "accept", {"surprise": 1}, 422),
    ],
)
def test_what_cannot_be_decided(
    client: TestClient, store: Store, entry: dict[str, str], action: str, more: Any, status: int
) -> None:
    answer = decide(client, {**state_of(client, "e1"), **entry}, action, **more)
    assert answer.status_code == status
    assert answer.json()["detail"]
    assert not store.decisions()


@pytest.mark.parametrize("number", ["1e999", "NaN", "-Infinity"])
def test_a_number_that_json_lacks_is_no_value(client: TestClient, store: Store, number: str) -> None:
    entry = state_of(client, "e1")
    names = {"document": DOCUMENT, "entry": entry["key"], "version": entry["version"], "action": "correct"}
    body = json.dumps({**names, "changes": {"count": 0}}).replace('"count": 0', f'"count": {number}')
    answer = client.post(f"{API}/decisions", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in {400, 422} and answer.json()["detail"]
    assert not store.decisions()


def test_what_is_not_there_is_json(client: TestClient) -> None:
    for address in ("/cases/none", "/documents/none", "/documents/none/annotations", "/decisions?document=none", "/nothing"):
        answer = client.get(API + address)
        assert answer.status_code == 404
        assert list(answer.json()) == ["detail"]


def test_annotations_carry_both_selectors_and_they_agree(client: TestClient) -> None:
    answer = client.get(f"{API}/documents/{DOCUMENT}/annotations")
    assert answer.headers["content-type"].startswith("application/ld+json")
    told, text = answer.json(), reading().document.text
    (context, ours), used = told["@context"], {name for item in told["items"] for name in item if ":" in name}
    assert context == "http://www.w3.org/ns/anno.jsonld"
    assert used == {"onrecord:entry", "onrecord:review"} and ours["onrecord"] == "urn:onrecord:"
    targets = [target for item in told["items"] for target in item["target"]]
    assert len(targets) > 15
    for target in targets:
        quotation, position = target["selector"]
        start, end = position["start"], position["end"]
        assert (quotation["type"], position["type"]) == ("TextQuoteSelector", "TextPositionSelector")
        assert quotation["exact"] == text[start:end] != ""
        assert text[:start].endswith(quotation["prefix"])
        assert text[end:].startswith(quotation["suffix"])


def test_a_rejected_entry_is_not_annotated(client: TestClient) -> None:
    count = len(client.get(f"{API}/documents/{DOCUMENT}/annotations").json()["items"])
    decide(client, state_of(client, "e1"), "reject")
    assert len(client.get(f"{API}/documents/{DOCUMENT}/annotations").json()["items"]) == count - 1
