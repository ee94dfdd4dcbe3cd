"""How merging grows: seconds for a case of 250, 500, 1000 and 2000 documents, and the exponent of the growth.

usage: merging.py [--most DOCUMENTS] [--profile]
The documents are those of the sample case and stories of its incident, told again and again on later days: a third are copies
with another last line, the others put it in other words; each names somebody whom no other names.
"""

import argparse
import cProfile
import math
import pstats
import random
import re
import time
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from onrecord import read
from onrecord.cases.merging import merge
from onrecord.record import Party, Reading, spans_in
from onrecord.text import Span, document_id

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
SMALLEST, MOST, MOST_GROWTH = 250, 2000, 1.25
LAYERS, LONG = ("parties", "events", "evidence", "points"), 60
SYLLABLES = ("ba", "de", "fi", "go", "lu", "mar", "nes", "por", "quin", "ras", "tel", "vo", "wen", "xan", "yor", "zim")


def told_again(reading: Reading, number: int) -> Reading:
    """The reading of a later story that tells the same: its entries, a witness of its own."""
    chance = random.Random(number)
    name = f"{_word(chance).capitalize()} {_word(chance).capitalize()}"
    text = f"{in_other_words(reading, chance) if number % 3 else reading.document.text}\n\n{name} heard it."
    published = date.fromisoformat(reading.document.published or "2026-10-01") + timedelta(days=number // 5)
    document = reading.document.model_copy(
        update={"id": document_id(text), "text": text, "published": published.isoformat(), "found": [f"story-{number}"]}
    )
    return reading.model_copy(update={"document": document, "parties": [*reading.parties, _witness(text, name)]})


def in_other_words(reading: Reading, chance: random.Random) -> str:
    """The text with every other word another one of its length, but for those on which entries rest."""
    kept = [span for layer in LAYERS for _, span in spans_in(getattr(reading, layer))]
    inside = {offset for span in kept if span.end - span.start < LONG for offset in range(*span)}
    text = list(reading.document.text)
    for word in list(re.finditer(r"[a-z]{3,}", reading.document.text))[::2]:
        if inside.isdisjoint(range(*word.span())):
            text[slice(*word.span())] = chance.choices("aeilnorst", k=len(word[0]))
    return "".join(text)


def _word(chance: random.Random) -> str:
    return "".join(chance.choice(SYLLABLES) for _ in range(3))


def _witness(text: str, name: str) -> Party:
    start = text.rindex(name)
    return Party(id="w1", kind="person", name=name, roles=["witness"], spans=[Span(start, start + len(name))])


def stories(size: int) -> Iterator[Reading]:
    """So many documents of one incident."""
    first = list(read(SAMPLES))
    yield from first
    yield from (told_again(first[number % len(first)], number) for number in range(size - len(first)))


def seconds(readings: list[Reading]) -> float:
    """How long merging takes, of the processor."""
    start = time.process_time()
    merge("case-1", readings)
    return time.process_time() - start


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--most", type=int, default=MOST)
    parser.add_argument("--profile", action="store_true")
    arguments = parser.parse_args()
    readings = list(stories(arguments.most))
    if arguments.profile:
        with cProfile.Profile() as profile:
            merge("case-1", readings)
        pstats.Stats(profile).sort_stats("cumulative").print_stats(40)
        return
    took: dict[int, float] = {}
    size = SMALLEST
    while size <= arguments.most:
        took[size] = seconds(readings[:size])
        print(f"{size:5} documents {took[size]:7.2f} s", flush=True)
        size *= 2
    if len(took) > 1:
        growth = math.log(took[max(took)] / took[min(took)]) / math.log(max(took) / min(took))
        print(f"growth exponent {growth:.2f} (at most {MOST_GROWTH})")


if __name__ == "__main__":
    main()
