"""How fast the desk answers ten people who click, on a database of 20,000 cases and 100,000 documents.

usage: desk_load.py [--db FILE] [--cases N] [--seconds N] [--processor] [--out TABLE.md]
The database is made from the samples where there is none. A real server runs in a process of its own; meanwhile another
process puts new readings. Exits with 1 where the median page takes over 100 ms or the 95th percentile over 250 ms.
"""

import argparse
import json
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from desk_database import build, case_id

MEDIAN, P95 = 0.100, 0.250  # seconds
PEOPLE, PAUSE = 10, (0.5, 2.5)  # how many click, seconds between the clicks of one
SORTS = ("updated", "day", "title", "unseen", "open")
LAYERS = ("", "parties", "events", "statements", "evidence", "points")
WORDS = ("released the video", "pointed a handgun", '"body camera"', "chief", "shot*", "lawyer family", "no warning")
# How often a page is asked for.
WEIGHTS = {
    "inbox": 3, "cases": 4, "cases, filtered": 4, "cases, far page": 1, "case": 8, "document": 8, "documents": 1,
    "search": 4, "API cases": 1, "API case": 1, "API document": 1, "API inbox": 1, "decision": 2,
}  # fmt: skip
_WRITER = """
import sys, time
from onrecord.record import Document, Reading
from onrecord.store import Store
from onrecord.text import document_id
with Store(sys.argv[1]) as store:
    for number in range(1_000_000):
        text = f"Nothing new in story {number} of {time.time()}."
        document = Document(id=document_id(text), text=text, found=[f"new-{number}"])
        store.put(Reading(document=document), "writer")
        time.sleep(0.5)
"""


class Person:
    """One who clicks: a page, a pause, the next page."""

    pause = PAUSE

    def __init__(self, address: str, cases: int, number: int) -> None:
        self.address, self.cases, self.chance = address, cases, random.Random(number)
        self.taken: list[tuple[str, float]] = []
        self.documents: list[str] = []
        self.people: list[str] = []
        self.failed: list[str] = []

    def click(self, until: float) -> None:
        """Click until that time."""
        while time.monotonic() < until:
            kind = self.chance.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
            path = self._path(kind)
            if path:
                self._ask(kind, path)
            time.sleep(self.chance.uniform(*self.pause))

    def _path(self, kind: str) -> str | None:
        pick = self.chance
        case = f"/cases/{case_id(pick.randrange(self.cases))}"
        document = f"/documents/{pick.choice(self.documents)}" if self.documents else None
        name = pick.choice(self.people) if self.people else "nobody"
        some = urllib.parse.quote(pick.choice([name, name, "nebraska", "resigned"]))
        paths: dict[str, str | None] = {
            "inbox": f"/inbox?layer={pick.choice(LAYERS)}&page={pick.randint(1, 20)}",
            "cases": f"/cases?sort={pick.choice(SORTS)}&page={pick.randint(1, 5)}",
            "cases, filtered": f"/cases?q={some}&sort={pick.choice(SORTS)}",
            "cases, far page": f"/cases?sort={pick.choice(SORTS)}&page={pick.randint(100, max(self.cases // 40, 101))}",
            "case": case,
            "document": document,
            "documents": f"/documents?page={pick.choice([1, 2, 3, 100, 2000])}",
            "search": f"/find?q={urllib.parse.quote(pick.choice([*WORDS, name, name]))}",
            "API cases": f"/api/v1/cases?q={urllib.parse.quote(name)}",
            "API case": f"/api/v1{case}",
            "API document": document and f"/api/v1{document}",
            "API inbox": f"/api/v1/inbox?limit=5&offset={pick.randint(0, 500)}",
            "decision": document and f"/api/v1{document}",
        }
        return paths[kind]

    def _ask(self, kind: str, path: str) -> None:
        body = self._timed(kind if kind != "decision" else "API document", path)
        if kind == "decision" and body:
            self._decide(path, json.loads(body))
        elif kind == "case" and body:
            self.documents = (re.findall(r"/documents/([0-9a-f]{16})", body) + self.documents)[:200]
            self.people = (re.findall(r"shooting of (\w+ \w+)", body)[:1] + self.people)[:50]

    def _decide(self, path: str, state: dict[str, list[dict[str, str]]]) -> None:
        entry = self.chance.choice(state["entries"])
        document = "sha256:" + path.rpartition("/")[2] if "sha256:" not in path else path.rpartition("/")[2]
        wanted = {"document": document, "entry": entry["key"], "version": entry["version"], "action": "accept"}
        self._timed("decision", "/api/v1/decisions", json.dumps(wanted).encode())

    def _timed(self, kind: str, path: str, data: bytes | None = None) -> str:
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"} if data else {})
        began = time.perf_counter()
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                body: str = answer.read().decode()
        except OSError as error:
            if getattr(error, "code", None) != 409:  # two decided on one entry
                self.failed.append(f"{path}: {error}")
            return ""
        self.taken.append((kind, time.perf_counter() - began))
        return body


@contextmanager
def running(db: Path) -> Iterator[str]:
    """The address of a server on the database, and beside it a process that writes twice a second."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "onrecord", "serve", "--db", str(db), "--port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    writer = subprocess.Popen([sys.executable, "-c", _WRITER, str(db)])
    try:
        _wait(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        for process in (server, writer):
            process.terminate()
            process.wait()


def _wait(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def table(taken: list[tuple[str, float]]) -> tuple[str, float, float]:
    """The times a page in milliseconds, as a table; the median and the 95th percentile of all."""
    kinds = {kind: sorted(t for name, t in taken if name == kind) for kind in [*WEIGHTS, "all"]}
    kinds["all"] = sorted(t for _, t in taken)
    rows = ["| page | asked | median ms | p95 ms | p99 ms |", "| --- | ---: | ---: | ---: | ---: |"]
    for kind, times in kinds.items():
        if times:
            figures = (1000 * each for each in (statistics.median(times), _share(times, 0.95), _share(times, 0.99)))
            rows.append(f"| {kind} | {len(times)} | {' | '.join(f'{each:.0f}' for each in figures)} |")
    return "\n".join(rows) + "\n", statistics.median(kinds["all"]), _share(kinds["all"], 0.95)


def _share(times: list[float], share: float) -> float:
    return times[min(int(len(times) * share), len(times) - 1)]


def measure(db: Path, cases: int, seconds: float) -> list[Person]:
    """Let people click."""
    with running(db) as address:
        people = [Person(address, cases, number) for number in range(PEOPLE)]
        for kind in ("cases", "case", "inbox", "search"):  # what is loaded once
            people[0]._timed(kind, people[0]._path(kind) or "/")
        people[0].taken.clear()
        until = time.monotonic() + seconds
        work: list[Callable[[float], None]] = [person.click for person in people]
        threads = [threading.Thread(target=click, args=(until,)) for click in work]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return people


class Alone(Person):
    """One who clicks without a pause in the server's own process; times are the processor's."""

    pause = 0.0, 0.0

    def __init__(self, db: Path, cases: int) -> None:
        from fastapi.testclient import TestClient

        from onrecord.store import Store
        from onrecord.web.app import create_app

        super().__init__("", cases, 0)
        self.client = TestClient(create_app(Store(db), "Jo Pell", {"localhost"}), "http://localhost")

    def _timed(self, kind: str, path: str, data: bytes | None = None) -> str:
        began, kind_of_data = time.process_time(), {"content-type": "application/json"}
        answer = self.client.post(path, content=data, headers=kind_of_data) if data else self.client.get(path)
        if not answer.is_success and answer.status_code != 409:
            self.failed.append(f"{path}: {answer.status_code}")
        self.taken.append((kind, time.process_time() - began))
        return str(answer.text)


def alone(db: Path, cases: int, seconds: float) -> list[Person]:
    """What the pages take of a processor, whatever else the machine does."""
    person = Alone(db, cases)
    person.click(time.monotonic() + seconds)
    return [person]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", type=Path, default=Path(tempfile.gettempdir()) / "onrecord-load.sqlite")
    parser.add_argument("--cases", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--processor", action="store_true", help="measure the processor's time, one page after the other")
    parser.add_argument("--out", type=Path, help="write the table into this file")
    arguments = parser.parse_args()
    if not arguments.db.exists():
        print(f"making {arguments.db}; for 20,000 cases it takes some minutes", file=sys.stderr)
        build(arguments.db, Path(__file__).parent.parent / "samples", arguments.cases)
    people = (alone if arguments.processor else measure)(arguments.db, arguments.cases, arguments.seconds)
    rows, median, p95 = table([each for person in people for each in person.taken])
    failed = [each for person in people for each in person.failed]
    print(rows, *failed[:10], sep="\n")
    if arguments.out:
        arguments.out.write_text(rows, "utf-8")
    sys.exit(bool(failed) or median > MEDIAN or p95 > P95)


if __name__ == "__main__":
    main()
