"""Read the development data and run the project's scorers on it: `make scores`.

usage: scores.py [TASK ...] [--shared DIR] [--out DIR] [--limit N]
Tasks: attribution dates fields incidents triage cases linking; all of them by default.
Predictions go to OUT/TASK.jsonl, the scorers' JSON to OUT/TASK.scores.json.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from corpus import ParsedCorpus, as_document, read_jsonl
from onrecord.cases import features, link
from onrecord.cases.merging import merge
from onrecord.reading import read_annotated
from onrecord.record import Reading, spans_in

REPO = Path(__file__).resolve().parent.parent
Rows = list[dict[str, Any]]
Predictions = Iterator[dict[str, Any]]


def read_rows(corpus: ParsedCorpus, rows: Rows) -> Iterator[tuple[dict[str, Any], Reading]]:
    """Each gold row with its reading."""
    for row, text in zip(rows, corpus.annotated(row["text"] for row in rows), strict=True):
        reading = read_annotated(as_document(row), text)
        assert_spans_reproduce(reading)
        yield row, reading


def assert_spans_reproduce(reading: Reading) -> None:
    """Every span lies in the text and has words: no figure counts for a reading that does not show its words."""
    text = reading.document.text
    for path, span in spans_in(reading):
        if not (0 <= span.start < span.end <= len(text) and text[span.start : span.end].strip()):
            raise AssertionError(f"{reading.document.id}: {path} {span} has no words")


def read_documents(corpus: ParsedCorpus, rows: Rows) -> Predictions:
    """The reading of each document."""
    for row, reading in read_rows(corpus, rows):
        yield {"gold_id": row["id"], **reading.model_dump(mode="json")}


def link_documents(corpus: ParsedCorpus, rows: Rows) -> Predictions:
    """The case of each document."""
    found = {row["id"]: features(reading) for row, reading in read_rows(corpus, rows)}
    cases = link(chain.from_iterable(found.values()))
    for gold_id, made in found.items():
        yield {"gold_id": gold_id, "case": cases[made[0].id][0]}  # the incident that it tells of first


def merge_incidents(corpus: ParsedCorpus, rows: Rows) -> Predictions:
    """The merged case of each incident: linking is not measured here, the documents of an incident are given."""
    readings: dict[str, list[Reading]] = {}
    for row, reading in read_rows(corpus, rows):
        readings.setdefault(row["incident"], []).append(reading)
    for incident, found in readings.items():
        case = merge(incident, found)
        yield {"gold_id": incident, **case.model_dump(mode="json", include={"parties", "events"})}


class Task(NamedTuple):
    """What is scored: the gold file, the scorer, the file of the documents, and what is made of them."""

    gold: str
    scorer: str
    documents: str
    predict: Callable[[ParsedCorpus, Rows], Predictions]


TASKS = {
    "attribution": Task("attribution.jsonl", "score_attribution.py", "attribution.jsonl", read_documents),
    "dates": Task("dates.jsonl", "score_dates.py", "dates.jsonl", read_documents),
    "fields": Task("fields.jsonl", "score_fields.py", "fields.jsonl", read_documents),
    "incidents": Task("incidents.jsonl", "score_fields.py", "linking.jsonl", merge_incidents),
    "triage": Task("triage.jsonl", "score_triage.py", "triage.jsonl", read_documents),
    "cases": Task("cases/cases.jsonl", "score_cases.py", "cases/cases.jsonl", read_documents),
    "linking": Task("linking.jsonl", "score_linking.py", "linking.jsonl", link_documents),
}


def predict(corpus: ParsedCorpus, task: Task, data: Path, out: Path, limit: int | None) -> None:
    """Write what is made of a task's documents as JSON Lines."""
    with out.open("w", encoding="utf-8") as file:
        for prediction in task.predict(corpus, read_jsonl(data / task.documents)[:limit]):
            file.write(json.dumps(prediction, ensure_ascii=False) + "\n")


def score(scorer: Path, gold: Path, predicted: Path, out: Path) -> None:
    """Print a scorer's table and keep its JSON."""
    command = [sys.executable, str(scorer), str(gold), str(predicted)]
    subprocess.run(command, check=True)
    out.write_text(subprocess.run([*command, "--json"], check=True, capture_output=True, text=True).stdout, "utf-8")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tasks", nargs="*")
    parser.add_argument("--shared", type=Path, default=REPO.parent / "shared")
    parser.add_argument("--out", type=Path, default=REPO / ".cache" / "scores")
    parser.add_argument("--cache", type=Path, default=REPO / ".cache" / "parsed.sqlite")
    parser.add_argument("--limit", type=int, help="only the first N documents of each file")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    corpus = ParsedCorpus(arguments.cache)
    for name in arguments.tasks or TASKS:
        started, task, data = time.monotonic(), TASKS[name], arguments.shared / "data"
        predicted = arguments.out / f"{name}.jsonl"
        predict(corpus, task, data, predicted, arguments.limit)
        scores = arguments.out / f"{name}.scores.json"
        score(arguments.shared / "eval" / task.scorer, data / task.gold, predicted, scores)
        print(f"  {name}: {time.monotonic() - started:.0f} s\n", flush=True)


if __name__ == "__main__":
    main()
