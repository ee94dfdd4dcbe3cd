"""How linking grows: seconds for 1, 2, 4 ... 64 thousand documents, and the exponent of the growth.

usage: linking.py LINKING.jsonl [--most THOUSANDS]
Then how long one new document takes to join a database of them. The documents are the real ones and copies of them, in which
every name, place and number is another one.
"""

import argparse
import math
import multiprocessing
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from corpus import as_document, read_jsonl
from onrecord.cases import Features, features, link
from onrecord.lexicon import load
from onrecord.record import Document, Reading
from onrecord.store import Store
from onrecord.text import document_id

MOST_GROWTH, MOST_MS = 1.15, 100
NEW = 40  # documents that join
BATCH = 2000
NAME_OR_NUMBER = re.compile(r"\b[A-Z][a-z]{2,}\b|\b\d{2,}\b")
SYLLABLES = ("ba", "de", "fi", "go", "lu", "mar", "nes", "por", "quin", "ras", "tel", "vo", "wen", "xan", "yor", "zim")


@cache
def as_common() -> dict[str, list[str]]:
    """For each word that many stories hold, those that as many hold: a town that is often in the news stands for another."""
    listed = [sorted(map(str, words)) for words in load("newsroom")["per_mille"].values()]
    return {word: words for words in listed for word in words}


def other_word(word: str, copy: int) -> str:
    """The word that stands for a name or number throughout one copy: as common a word, or an invented one."""
    chance = random.Random(f"{copy}:{word}")
    if word.isdigit():
        return str(chance.randrange(10 ** (len(word) - 1), 10 ** len(word)))
    if word.lower() in as_common():
        return chance.choice(as_common()[word.lower()]).capitalize()
    return "".join(chance.choice(SYLLABLES) for _ in range(4)).capitalize()


def varied(row: dict[str, Any], copy: int, common: set[str]) -> Document:
    """A document as another incident's: common words stay, names and numbers change alike in all documents of one incident."""
    document = as_document(row)
    text = NAME_OR_NUMBER.sub(lambda m: m[0] if m[0].lower() in common else other_word(m[0], copy), document.text)
    published = date.fromisoformat(row["published"]) + timedelta(days=97 * copy)
    changed = {"id": document_id(text), "text": text, "title": None, "published": published.isoformat()}
    return document.model_copy(update=changed)


def ordinary(rows: list[dict[str, Any]]) -> set[str]:
    """The words that are written with a small letter more often than with a capital: no names."""
    seen = Counter(word for row in rows for word in re.findall(r"\b[A-Za-z]{3,}\b", row["text"]))
    return {word for word, times in seen.items() if word.islower() and times > seen[word.capitalize()]}


def corpus(rows: list[dict[str, Any]], size: int) -> Iterator[Features]:
    """The real documents, then copies of them."""
    common = ordinary(rows)
    for number in range(size):
        copy, index = divmod(number, len(rows))
        document = varied(rows[index], copy, common) if copy else as_document(rows[index])
        yield from features(Reading(document=document))


def growth(made: list[Features], sizes: list[int]) -> float:
    """Print the seconds of linking so many documents; the exponent of their growth."""
    measured: list[tuple[float, float]] = []
    for size in sizes:
        started = time.process_time()
        cases = {case for its in link(made[:size]).values() for case in its}
        seconds = time.process_time() - started
        measured.append((math.log(size), math.log(seconds)))
        print(f"{size:>7,} documents  {len(cases):>7,} cases  {seconds:8.1f} s", flush=True)
    mean_x, mean_y = (sum(values) / len(measured) for values in zip(*measured, strict=True))
    slope: float = sum((x - mean_x) * (y - mean_y) for x, y in measured) / sum((x - mean_x) ** 2 for x, _ in measured)
    return slope


def joining(made: list[Features], new: list[Features], folder: Path) -> list[float]:
    """The milliseconds in which each new document joins a database of the others, on disk and committed.

    They join in a process of their own, as documents do that are read later: this one keeps all of them in memory, through
    which Python looks for cycles again and again.
    """
    path = folder / "onrecord.sqlite"
    with Store(path) as store:
        for start in range(0, len(made), BATCH):
            batch = {each.id: [each] for each in made[start : start + BATCH]}
            fill(store, batch)
            store.put_features(batch)
        started = time.perf_counter()
        store.link_all("benchmark")
        print(f"{len(made):>7,} documents linked in a database  {time.perf_counter() - started:8.1f} s", flush=True)
        fill(store, {each.id: [each] for each in new})
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(join_each, (path, new))


def join_each(path: Path, new: list[Features]) -> list[float]:
    """The milliseconds in which each new document joins."""
    with Store(path) as store:
        return [joined(store, each) for each in new]


def joined(store: Store, new: Features) -> float:
    """Milliseconds."""
    started = time.perf_counter()
    store.link({new.id: [new]}, "benchmark")
    return 1000 * (time.perf_counter() - started)


def fill(store: Store, made: dict[str, list[Features]]) -> None:
    """Put documents without entries: what they are linked by is all that counts here."""
    for name, its in made.items():
        store.put(Reading(document=Document(id=name, text="", published=its[0].published)), "benchmark")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("documents", type=Path)
    parser.add_argument("--most", type=int, default=64, help="thousand documents")
    arguments = parser.parse_args()
    sizes = [1000 * 2**step for step in range(int(math.log2(arguments.most)) + 1)]
    made = list(corpus(read_jsonl(arguments.documents), sizes[-1] + NEW))
    chosen = set(random.Random(0).sample(range(len(made)), NEW))  # of any day, not the latest
    new, old = ([each for n, each in enumerate(made) if (n in chosen) is is_new] for is_new in (True, False))
    print(f"growth exponent {growth(old, sizes):.2f} (at most {MOST_GROWTH})")
    with TemporaryDirectory() as folder:
        times = sorted(joining(old, new, Path(folder)))
    print(f"one document joins in {median(times):.0f} ms, {times[-2]:.0f} ms at most but for one (at most {MOST_MS})")


if __name__ == "__main__":
    main()
