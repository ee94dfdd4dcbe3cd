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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus import ParsedCorpus, as_document, read_jsonl
from onrecord.reading import read_annotated
from onrecord.record import Reading

REPO = Path(__file__).resolve().parent.parent
# task: (gold file, scorer)
TASKS = {
    "attribution": ("attribution.jsonl", "score_attribution.py"),
    "dates": ("dates.jsonl", "score_dates.py"),
    "fields": ("fields.jsonl", "score_fields.py"),
    "triage": ("triage.jsonl", "score_triage.py"),
    "cases": ("cases/cases.jsonl", "score_cases.py"),
}


def read_rows(corpus: ParsedCorpus, rows: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], Reading]]:
    """Each gold row with its reading."""
    for row, text in zip(rows, corpus.annotated(row["text"] for row in rows), strict=True):
        yield row, read_annotated(as_document(row), text)


def predict(corpus: ParsedCorpus, gold: Path, out: Path, limit: int | None) -> None:
    """Write the readings of a gold file's texts as JSON Lines."""
    with out.open("w", encoding="utf-8") as file:
        for row, reading in read_rows(corpus, read_jsonl(gold)[:limit]):
            file.write(json.dumps({"gold_id": row["id"], **reading.model_dump(mode="json")}, ensure_ascii=False) + "\n")


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
    for task in arguments.tasks or TASKS:
        started = time.monotonic()
        gold, scorer = TASKS[task]
        predicted = arguments.out / f"{task}.jsonl"
        predict(corpus, arguments.shared / "data" / gold, predicted, arguments.limit)
        score(
            arguments.shared / "eval" / scorer,
            arguments.shared / "data" / gold,
            predicted,
            arguments.out / f"{task}.scores.json",
        )
        print(f"  {task}: {time.monotonic() - started:.0f} s\n", flush=True)


if __name__ == "__main__":
    main()
