"""How often a name and a speaker that the record gives are right: `make precision`.

usage: precision.py [--shared DIR] [--out DIR] [--cache FILE] [--list]
       precision.py --sample N [--seed S] [--shared DIR] [--cache FILE]
Reads the case documents as scores.py does and compares with their annotations, by the scorers' own measures of sameness:
person names      of the persons that the record names, those that the annotation names, each once
speakers          of the statements that the annotation has too and for which the record gives a speaker, those with its speaker
`--list` prints the wrong ones, each with its document. `--sample N` compares nothing: it prints N names of persons drawn from the
readings of N news pages (half of them of the attribution texts, half of the linking texts), each in its context, to be judged by eye.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import scores
from corpus import ParsedCorpus, read_jsonl
from onrecord.record import Reading

REFUSALS = {"declined", "unreached", "contacted"}
SAME_NAME, SAME_CONTENT = 0.85, 0.5  # as score_cases.py has them
NEWS_PAGES = ("attribution.jsonl", "linking.jsonl")
CONTEXT = 90  # characters shown before and after a name
Object = dict[str, Any]


@dataclass(frozen=True)
class Given:
    """A name or a speaker that the record gives, and whether the annotation agrees."""

    measure: str
    document: str
    what: str
    right: bool


def names(gold: Object, read: Object, scorer: Any) -> Iterator[Given]:
    """The persons that the record names."""
    named = [party for party in read["parties"] if party["kind"] == "person" and party["name"]]
    annotated = gold["parties"]
    same = scorer.greedy(len(annotated), len(named), lambda i, j: scorer.party_similarity(annotated[i], named[j]), SAME_NAME)
    right = {j for _, j in same}
    for number, party in enumerate(named):
        yield Given("person names", gold["id"], party["name"], number in right)


def speakers(gold: Object, read: Object, scorer: Any) -> Iterator[Given]:
    """The speakers that the record gives for statements that are annotated."""
    parties, known = gold["parties"], read["parties"]
    same = scorer.greedy(len(parties), len(known), lambda i, j: scorer.party_similarity(parties[i], known[j]), SAME_NAME)
    keys = {known[j]["id"]: parties[i]["key"] for i, j in same}
    told = [one for one in gold["statements"] if one["kind"] not in REFUSALS]
    found = [one for one in read["statements"] if one["kind"] not in REFUSALS]
    words = [[scorer.words(gold["text"], one["content_spans"]) for one in side] for side in (told, found)]
    for i, j in scorer.greedy(len(told), len(found), lambda i, j: scorer.iou(words[0][i], words[1][j]), SAME_CONTENT):
        if found[j]["source"] is not None:
            same_words = scorer.same_source(gold["text"], told[i]["source_spans"], found[j]["source_spans"])
            # The annotation has no party where a document or a recording speaks; the record has its evidence there.
            key = keys.get(found[j]["source"])
            right = (key is None and same_words) if told[i]["source"] is None else (key == told[i]["source"] or same_words)
            what = " ".join(gold["text"][start:end] for start, end in found[j]["source_spans"])
            yield Given("speakers", gold["id"], what, right)


def given(gold: list[Object], read: list[Object], scorer: Any) -> Iterator[Given]:
    """All names and speakers that the record of some documents gives."""
    by_id = {one["gold_id"]: one for one in read}
    for document in gold:
        yield from names(document, by_id[document["id"]], scorer)
        yield from speakers(document, by_id[document["id"]], scorer)


def sample(corpus: ParsedCorpus, data: Path, count: int, seed: int) -> Iterator[str]:
    """Lines that each show a person's name, drawn at random, with the words around its first mention by name and its roles."""
    drawing = random.Random(seed)
    for file in NEWS_PAGES:
        rows = read_jsonl(data / file)
        drawn = drawing.sample(rows, min(count // 2, len(rows)))
        found = [line for row, reading in scores.read_rows(corpus, drawn) for line in named_in(row["id"], reading)]
        yield from drawing.sample(found, min(count // 2, len(found)))


def named_in(document: str, reading: Reading) -> Iterator[str]:
    """A line for each person that a reading names."""
    text = reading.document.text
    for party in reading.parties:
        if party.kind == "person" and party.name:
            last = party.name.split()[-1]
            span = next((one for one in party.spans if last in text[one.start : one.end]), party.spans[0])
            before, after = text[max(span.start - CONTEXT, 0) : span.start], text[span.end : span.end + CONTEXT]
            context = " ".join(f"{before}[{text[span.start : span.end]}]{after}".split())
            yield f"{document}: {party.title or '-'} | {party.name} | {', '.join(party.roles)} | {context}"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", type=Path, default=scores.REPO.parent / "shared")
    parser.add_argument("--out", type=Path, default=scores.REPO / ".cache" / "scores")
    parser.add_argument("--cache", type=Path, default=scores.REPO / ".cache" / "parsed.sqlite")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    corpus, data = ParsedCorpus(arguments.cache), arguments.shared / "data"
    if arguments.sample:
        print(*sample(corpus, data, arguments.sample, arguments.seed), sep="\n")
        return
    arguments.out.mkdir(parents=True, exist_ok=True)
    task, predicted = scores.TASKS["cases"], arguments.out / "cases.jsonl"
    scores.predict(corpus, task, data, predicted, None)

    sys.path.append(str(arguments.shared / "eval"))
    everything = list(given(read_jsonl(data / task.gold), read_jsonl(predicted), import_module("score_cases")))
    for measure in ("person names", "speakers"):
        of_measure = [one for one in everything if one.measure == measure]
        right = sum(one.right for one in of_measure)
        print(f"{measure}: {right} of {len(of_measure)} right, precision {right / len(of_measure):.3f}")
        for one in of_measure:
            if arguments.list and not one.right:
                print(f"  {one.document}: {one.what}")


if __name__ == "__main__":
    main()
