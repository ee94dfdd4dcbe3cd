"""The API of a case: all that a filter shows decided at once and taken back, judgements, following, names, exports."""

import re
from typing import Any

import pytest
from fastapi.testclient import TestClient

from onrecord.record import Case
from onrecord.store import Store
from tests.cases.sample import decision, family_account, first_report
from tests.web.conftest import CASE, OTHER

API = "/api/v1"
FIRST, SECOND, THIRD = (told.document.id for told in (first_report(), family_account(), decision()))


def entries(client: TestClient, **asked: Any) -> Any:
    return client.get(f"{API}/cases/{CASE}/entries", params=asked).json()


def decide_all(client: TestClient, action: str, version: str, **asked: Any) -> Any:
    return client.post(f"{API}/cases/{CASE}/decisions", json={"action": action, "version": version, **asked})


def entry(client: TestClient, document: str, name: str) -> dict[str, str]:
    told = client.get(f"{API}/documents/{document}").json()["entries"]
    found = next(each for each in told if name in {each["value"].get(field) for field in ("id", "name", "label")})
    return {"document": document, "entry": found["key"], "version": found["version"]}


@pytest.mark.parametrize(
    ("asked", "heads"),
    [
        ({"layer": "evidence"}, ["body camera"]),
        ({"layer": "events", "q": "tanner shooting"}, ["use of force (shooting)"]),
        ({"layer": "statements", "document": SECOND}, ["Maribel Askew"]),
        ({"layer": "parties", "q": "OFFICIAL chief"}, ["Lorna Pettibone"]),
        ({"state": "corrected"}, []),
        ({"q": "no such words"}, []),
    ],
)
def test_what_a_filter_shows(client: TestClient, asked: dict[str, str], heads: list[str]) -> None:
    told = entries(client, **asked)
    assert [each["head"] for each in told["items"]] == heads
    assert told["total"] == len(heads)


def test_all_that_a_filter_shows_is_decided_at_once_and_taken_back_at_once(client: TestClient, store: Store) -> None:
    told = entries(client, layer="events")
    assert told["waiting"] > told["total"] > 5  # the shooting is told by two documents
    made = decide_all(client, "accept", told["version"], layer="events", why="read all").json()["numbers"]
    rows = store.decisions()
    assert len(made) == len(rows) == told["waiting"]
    assert len({(row.document, row.entry) for row in rows}) == len(rows)
    assert {(row.by, row.at, row.action, row.why) for row in rows} == {("Jo Pell", rows[0].at, "accept", "read all")}
    after = entries(client, layer="events")
    assert (after["waiting"], {each["state"] for each in after["items"]}) == (0, {"accepted"})
    assert entries(client, layer="events", state="unseen")["total"] == 0
    assert decide_all(client, "accept", after["version"], layer="events").status_code == 400
    back = client.post(f"{API}/decisions/undo", json={"numbers": made})
    assert (back.status_code, len(back.json()["numbers"])) == (201, len(made))
    assert entries(client, layer="events") == told | {
        "version": entries(client, layer="events")["version"],
        "items": entries(client, layer="events")["items"],
    }
    assert client.post(f"{API}/decisions/undo", json={"numbers": made}).status_code == 400


def test_what_somebody_decided_since_stays_when_the_rest_is_taken_back(client: TestClient) -> None:
    made = decide_all(client, "accept", entries(client, layer="events")["version"], layer="events").json()["numbers"]
    mine = entry(client, FIRST, "e2")
    assert client.post(f"{API}/decisions", json={**mine, "action": "reject"}).status_code == 201
    assert len(client.post(f"{API}/decisions/undo", json={"numbers": made}).json()["numbers"]) == len(made) - 1
    state = client.get(f"{API}/documents/{FIRST}/entries/{mine['entry']}").json()["entry"]["state"]
    assert state == "rejected"


def test_the_second_of_two_people_decides_on_nothing_unseen(client: TestClient, store: Store) -> None:
    version = entries(client, layer="evidence")["version"]
    assert decide_all(client, "accept", version, layer="evidence").status_code == 201
    answer = decide_all(client, "reject", version, layer="evidence")
    assert (answer.status_code, answer.json()["decision"]) == (409, None)
    assert [row.action for row in store.decisions()] == ["accept"]


def test_what_is_rejected_of_one_document_leaves_the_others(client: TestClient) -> None:
    asked = {"layer": "events", "q": "tanner", "document": SECOND}
    assert decide_all(client, "reject", entries(client, **asked)["version"], **asked).status_code == 201
    (left,) = entries(client, layer="events", q="tanner")["items"]
    assert {part["document"] for part in left["parts"]} == {FIRST}


def heading(client: TestClient) -> tuple[Case, set[str | None]]:
    case = Case.model_validate(client.get(f"{API}/cases/{CASE}").json()["case"])
    return case, {party.name for party in case.parties}


def test_parties_are_merged_told_apart_and_split_and_all_of_it_undone(client: TestClient) -> None:
    before, names = heading(client)
    chief, surname = entry(client, FIRST, "Lorna Pettibone"), entry(client, THIRD, "Pettibone")
    other = {"other_document": chief["document"], "other": chief["entry"], "other_version": chief["version"]}
    apart = client.post(f"{API}/decisions", json={**surname, "action": "tell_apart", **other}).json()["numbers"]
    assert "Pettibone" in heading(client)[1] - names
    assert client.post(f"{API}/decisions/undo", json={"numbers": apart}).status_code == 201
    assert heading(client)[0] == before

    dead, officer = entry(client, SECOND, "Dorian Askew"), entry(client, FIRST, "Lorna Pettibone")
    other = {"other_document": SECOND, "other": dead["entry"], "other_version": dead["version"]}
    assert client.post(f"{API}/decisions", json={**officer, "action": "merge", **other}).status_code == 201
    merged, _ = heading(client)
    assert merged.case.title != before.case.title and "Pettibone" in merged.case.title
    assert "Lorna Pettibone" in {cell.value for cell in merged.coding if cell.field == "name"}
    assert "Lorna Pettibone" in client.get(f"/cases/{CASE}").text.split("</h1>")[0]
    assert "Dorian Askew" not in client.get(f"{API}/cases?q=pettibone").json()["items"][0]["title"]
    assert "Pettibone" in client.get(f"/cases/{CASE}/page").text.split("</h1>")[0]

    union = entry(client, FIRST, "union")
    refused = client.post(f"{API}/decisions", json={**union, "action": "split", "mentions": [[0, 1]], "name": "x"})
    assert refused.status_code == 400


def test_a_correction_is_offered_elsewhere_and_made_where_it_is_chosen(client: TestClient) -> None:
    one = entry(client, FIRST, "e1")
    same = client.get(f"{API}/documents/{FIRST}/entries/{one['entry']}").json()["same"]
    assert [each["document"] for each in same] == [SECOND] and "shot" in same[0]["words"]
    made = client.post(f"{API}/decisions", json={**one, "action": "correct", "changes": {"subtype": "stun_gun"}}).json()[
        "numbers"
    ]
    around = client.get(f"{API}/documents/{FIRST}/entries/{one['entry']}").json()
    assert around["correction"] == made[0]
    (offered,) = around["offered"]
    places = [[offered["document"], offered["key"], offered["version"]]]
    assert client.post(f"{API}/decisions/{made[0]}/elsewhere", json={"places": places}).status_code == 201
    assert "use of force (stun gun)" in client.get(f"/cases/{CASE}").text
    assert client.post(f"{API}/decisions/{made[0]}/elsewhere", json={"places": places}).status_code == 400
    assert client.post(f"{API}/decisions/999/elsewhere", json={"places": places}).status_code == 400


def test_a_decision_whose_entry_is_gone_is_kept_or_let_go(client: TestClient, store: Store) -> None:
    item = entry(client, FIRST, "v1")
    client.post(f"{API}/decisions", json={**item, "action": "accept"})
    store.put(first_report().model_copy(update={"evidence": []}), "reader-2")
    (lost,) = client.get(f"{API}/documents/{FIRST}").json()["lost"]
    wanted = {"document": FIRST, "number": lost["number"]}
    assert client.post(f"{API}/decisions", json={**wanted, "action": "keep"}).status_code == 201
    assert not client.get(f"{API}/documents/{FIRST}").json()["lost"]
    assert client.post(f"{API}/decisions", json={**wanted, "action": "let_go"}).status_code == 400


def test_documents_are_split_moved_and_cases_merged(client: TestClient, store: Store) -> None:
    def judge(case: str, **wanted: Any) -> Any:
        return client.post(f"{API}/cases/{case}/judgements", json=wanted)

    split = judge(CASE, action="split", documents=[THIRD], why="another")
    assert (split.status_code, len(store.cases()[CASE])) == (201, 2)
    assert judge(CASE, action="split", documents=[SECOND], seen=None).status_code == 201
    assert client.post(f"{API}/judgements/{split.json()['number']}/undo", json={}).status_code == 400  # a later one stands
    for number in (2, 1):
        assert client.post(f"{API}/judgements/{number}/undo", json={"why": "as it was"}).status_code == 201
    assert len(store.cases()[CASE]) == 3
    moved = judge(CASE, action="move", documents=[THIRD], into=OTHER)
    assert moved.json() == {"number": 5, "case": OTHER}
    stale = judge(CASE, action="merge", into=OTHER, seen=1)
    assert stale.status_code == 409 and stale.json()["judgement"]["number"] == 5
    assert judge(CASE, action="merge", into=OTHER, seen=5).json()["case"] == OTHER
    said = client.get(f"{API}/cases/{OTHER}/judgements?limit=200").json()
    assert {"split", "undo", "move", "place", "merge"} >= {each["kind"] for each in said["items"]} - {"link"}
    assert judge("none", action="split", documents=[THIRD]).status_code == 404
    assert judge(OTHER, action="move", documents=[THIRD]).status_code == 400


def test_a_case_is_followed_and_its_news_told_until_it_is_seen(client: TestClient, store: Store) -> None:
    assert client.get(f"{API}/cases/{CASE}/follow").json() == {"followed": False, "why": None}
    assert client.delete(f"{API}/cases/{CASE}/follow").status_code == 404
    assert client.put(f"{API}/cases/{CASE}/follow", json={"why": "trial"}).json() == {"followed": True, "why": "trial"}
    assert [each["id"] for each in client.get(f"{API}/cases?followed=true").json()["items"]] == [CASE]
    client.post(f"{API}/cases/{OTHER}/judgements", json={"action": "merge", "into": CASE})
    (news,) = client.get(f"{API}/news").json()["items"]
    assert len(news["documents"]) == 1 and news["case"] == CASE
    assert client.post(f"{API}/news/seen", json={}).status_code == 204
    assert client.get(f"{API}/news").json()["items"][0]["documents"] == []
    assert client.delete(f"{API}/cases/{CASE}/follow").status_code == 204
    assert store.followed() == []


def test_names_are_shown_as_is_asked_for_or_set(client: TestClient) -> None:
    addresses = (
        f"/cases/{CASE}",
        f"/cases/{CASE}/entries",
        f"/documents/{SECOND}",
        f"/documents/{SECOND}/annotations",
        f"/cases/{CASE}/page",
        f"/cases/{CASE}/annotations",
    )
    for address in addresses:
        assert "Maribel" in client.get(f"{API}{address}?names=all").text
        for asked in ("shielded", "case"):
            assert not re.search("maribel", client.get(f"{API}{address}?names={asked}").text, re.IGNORECASE), (address, asked)
    assert client.put(f"{API}/cases/{CASE}/names", json={"names": "all"}).json() == {"names": "all"}
    for address in addresses:
        assert "Maribel" in client.get(f"{API}{address}?names=case").text
        assert "Maribel" not in client.get(f"{API}{address}?names=shielded").text
    assert client.put(f"{API}/cases/{CASE}/names", json={"names": "nobody"}).status_code == 422


def test_under_labels_annotations_still_quote_the_text_that_goes_with_them(client: TestClient) -> None:
    text = client.get(f"{API}/documents/{SECOND}?names=shielded").json()["reading"]["document"]["text"]
    assert "[family member 1]" in text
    for item in client.get(f"{API}/documents/{SECOND}/annotations?names=shielded").json()["items"]:
        for target in item["target"]:
            quotation, position = target["selector"]
            assert quotation["exact"] == text[position["start"] : position["end"]]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("state=NV", 1),
        ("city=harrow", 1),
        ("person=dorian", 1),
        ("agency=bureau&status=no+charges", 1),
        ("since=2031", 2),
        ("until=2027", 1),
        ("thread=promised&q=askew", 1),
        ("silent=0", 3),
        ("state=Ohio", 0),
        ("unseen=true", 3),
        ("followed=true", 0),
        ("status=zzz", 0),
    ],
)
def test_cases_are_filtered(client: TestClient, asked: str, found: int) -> None:
    told = client.get(f"{API}/cases?{asked}").json()
    assert told["total"] == len(told["items"]) == found
    assert client.get(f"/cases?{asked}").status_code == 200


@pytest.mark.parametrize("asked", ["since=yesterday", "silent=-1", "silent=x", "limit=0", f"q={'x' * 300}"])
def test_what_is_no_filter_is_refused(client: TestClient, asked: str) -> None:
    assert client.get(f"{API}/cases?{asked}").status_code == 422
