"""Values that no page of ours sends: numbers too large for a database, thousands of words, halves of names. Each is refused."""

from fastapi.testclient import TestClient

from onrecord.store import Store
from onrecord.store.search import terms
from tests.store.made import reading
from tests.web.conftest import CASE
from tests.web.page import Page

DOCUMENT = reading().document.id
HUGE, LONG = "9" * 30, "9" * 5_000
LISTS = ["/cases", "/documents", "/inbox", "/people", "/agencies", "/find", f"/cases/{CASE}/entries", f"/cases/{CASE}"]
LETTERS = "+".join(chr(code) for code in (*range(97, 123), *range(0x3B1, 0x3CA), *range(0x430, 0x450)))
ODD = [f"page={HUGE}", f"page={2**63 - 1}", f"page={LONG}", "page=-1", f"first={HUGE}&last={HUGE}", f"q={LETTERS}", "q=%00",
       "q=%ED%A0%80", "q=%22%22%22", f"q={'a*+' * 5_000}", "layer=%00", f"entry=statements:{LONG}", f"since={HUGE}",
       f"person={LETTERS}", f"silent={HUGE}", "sort=%00", "by=nobody", "document=%00"]  # fmt: skip


def test_no_question_breaks_a_page(client: TestClient) -> None:
    for path in LISTS:
        for odd in ODD:
            assert client.get(f"{path}?{odd}").status_code in {200, 400, 404, 422}, (path, odd[:40])
    for number in ("0", "-1", HUGE, LONG, "x", "%00"):
        assert client.get(f"/documents/{DOCUMENT}/pages/{number}.png").status_code in {404, 422}


def test_of_thousands_of_words_the_first_are_looked_for(store: Store) -> None:
    assert len(terms("a* " * 5_000)) == 1
    assert len(terms(" ".join(f"word{n}" for n in range(5_000)))) == 32
    assert store.bearers(LETTERS.replace("+", " ")) == []


def test_no_form_breaks(client: TestClient, store: Store) -> None:
    token = Page(client).open("/read").find("//input[@name='token']/@value")[0]
    entries = client.get(f"/api/v1/documents/{DOCUMENT}").json()["entries"]
    party = next(each for each in entries if each["layer"] == "parties")
    target = f"{DOCUMENT} {party['key']} {party['version']}"
    added = {"document": DOCUMENT, "layer": "events", "kind": "death", "words": "the"}
    forms = [
        ("/add", {**added, "start": LONG}),
        ("/add", {**added, "time": LONG}),
        ("/add", {**added, "time": "1", "layer": "colours"}),
        ("/add", {**added, "time": "1", "layer": "points"}),
        *(("/decide", {"action": "split", "mention": each, "name": "x"}) for each in (f"{LONG}-{LONG}", f"0-{HUGE}", "²-³")),
        ("/decide", {"action": "correct", "field": "1", "field.age": "nan"}),
        ("/decide", {"action": "correct", "field": "1", "field.age": "1e999"}),
        ("/decide", {"action": "correct", "words": "1", "keep.spans": f"{LONG}-1"}),
        ("/decide", {"action": "correct", "words": "1", "words.spans": "zzz", "start.spans": LONG}),
        ("/decide", {"action": "correct_too", "correction": LONG}),
        ("/lost", {"document": DOCUMENT, "number": LONG, "action": "keep"}),
        (f"/cases/{CASE}/entries", {"action": "undo_all", "first": "²", "last": LONG}),
        (f"/cases/{CASE}/history", {"action": "undo_all", "first": "1", "last": HUGE}),
        (f"/cases/{CASE}/arrange", {"action": "undo", "number": LONG}),
        (f"/cases/{CASE}/arrange", {"action": "merge", "into": "\x00"}),
    ]
    for address, fields in forms:
        for to in (target, f"{DOCUMENT} {party['key']} {LONG}", f"{DOCUMENT} x 0", "x"):
            answer = client.post(address, data={"token": token, "target": to, **fields})
            assert answer.status_code in {400, 404, 409}, (address, str(fields)[:80], answer.status_code)
    assert store.decisions() == []
