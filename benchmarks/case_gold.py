"""Score merged cases against the hand-made expectation of ten cases: `make case-gold`.

usage: case_gold.py [--shared DIR] [--cache FILE] [--out FILE] [--misses]
Prints precision, recall and F1 of what a case says, over all cases; `--misses` lists what is missing and what is too much.

party      the same name, one of its other names, or for the unnamed a label that shares its words
role       roles of matched parties
timeline   events outside the background: the same type, polarity and modality; timeline_date: also the same EDTF date
report     the documents that report each matched event of the timeline
disputed   points said to be disputed or revised: the same point
thread     what is open on the same matter (charges, names, footage ...: TOPICS); thread_kind: also of the same kind
"""

import argparse
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from corpus import ParsedCorpus, as_document, read_jsonl
from onrecord.cases.merging import merge
from onrecord.reading import read_annotated
from onrecord.record import Reading

REPO = Path(__file__).resolve().parent.parent
Entry = dict[str, Any]
# What a thread is about, by the words that tell it.
TOPICS = {
    "footage": r"video|footage|camera|recording",
    "names": r"name|identi(?!cal)|initials",
    "charges": r"charg|grand jury|case assigned|district attorney|prosecut|indict",
    "leave": r"leave|suspen",
    "lawsuit": r"lawsuit|suit\b|claim|settle",
    "tests": r"autopsy|test|forensic|dna",
    "warrant": r"warrant|court order",
    "memorial": r"funeral|memorial|vigil",
    "details": r"detail|information|statement issued|briefing",
    "comment": r"declined|unreached|contacted",
    "inquiry": r"investigat|review|inquiry|internal|finding",
}
SMALL = frozenset({"a", "an", "the", "of", "and", "who", "s", "his", "her", "two", "one", "police", "with", "by", "in"})


@dataclass
class Count:
    """Hits among what was found and what was expected, with what is missing and too much."""

    hits: int = 0
    found: int = 0
    expected: int = 0
    missing: list[str] = field(default_factory=list)
    extra: list[str] = field(default_factory=list)

    def add(self, hits: int, found: int, expected: int) -> None:
        """Take in one case's."""
        self.hits, self.found, self.expected = self.hits + hits, self.found + found, self.expected + expected

    def rates(self) -> dict[str, float]:
        """Precision, recall, F1."""
        precision, recall = self.hits / (self.found or 1), self.hits / (self.expected or 1)
        return {"p": precision, "r": recall, "f1": 2 * precision * recall / (precision + recall or 1)}


Counts = dict[str, Count]
MEASURES = ("party", "role", "timeline", "timeline_date", "report", "disputed", "thread", "thread_kind")


def paired(
    gold: Sequence[Entry], found: Sequence[Entry], likeness: Callable[[Entry, Entry], float]
) -> Iterator[tuple[int, int]]:
    """One to one, the most alike first; those that are not alike at all stay alone."""
    scored = sorted(((-likeness(g, f), i, j) for i, g in enumerate(gold) for j, f in enumerate(found)))
    ours: set[int] = set()
    theirs: set[int] = set()
    for score, i, j in scored:
        if score < 0 and i not in ours and j not in theirs:
            ours.add(i)
            theirs.add(j)
            yield i, j


def words(name: str | None) -> list[str]:
    """The words of a name or a label that tell it from others; not the number of one of several with the same label."""
    plain = re.sub(r"['’]s\b| \(\d+\)$", "", (name or "").lower())
    return [word for word in re.findall(r"\w+", plain) if word not in SMALL]


def party_likeness(gold: Entry, found: Entry) -> float:
    """How well a party's name or label fits; 0 where it does not."""
    names = [gold.get("name"), *(gold.get("also") or [])] if gold.get("name") else [gold.get("label")]
    if bool(gold.get("name")) and not found.get("name"):
        return 0
    return max(_likeness(words(name), words(found.get("name") or found.get("label"))) for name in names)


def _likeness(ours: list[str], theirs: list[str]) -> float:
    """Of the words of both, the share that they have in common; the last word of the shorter must be shared."""
    if not ours or not theirs or not set(ours) & set(theirs):
        return 0
    shared = len(set(ours) & set(theirs))
    return shared / len(set(ours) | set(theirs)) if shared == min(len(set(ours)), len(set(theirs))) or shared > 1 else 0


def event_likeness(gold: Entry, found: Entry) -> float:
    """The same type, polarity and modality; better with the date, the outcome, the subtype and the documents."""
    if any(gold[key] != found[key] for key in ("type", "polarity", "modality")):
        return 0
    also = sum(bool(gold.get(key) and gold[key] == found.get(key)) for key in ("outcome", "subtype"))
    dated = 2.0 if gold["date"] == found["date"] else 1.0
    return float(dated + 0.2 * also + 0.1 * len(set(gold["documents"]) & set(found["documents"])))


def topics(told: str) -> frozenset[str]:
    """The topics whose words are told: what is expected in a sentence may name several ("investigation; review of videos")."""
    return frozenset(name for name, pattern in TOPICS.items() if re.search(pattern, told.lower())) or frozenset({"other"})


def score(gold: Entry, case: Entry, counts: Counts) -> None:
    """Add one case to the counts."""
    _score_parties(gold, case, counts)
    _score_events(gold, case, counts)
    _count(counts["disputed"], gold["disputed"], _disputed(case), lambda g, f: float(g["point"] == f["point"]))
    _score_threads(gold, case, counts)


def _count(
    count: Count, gold: Sequence[Entry], found: Sequence[Entry], likeness: Callable[[Entry, Entry], float]
) -> list[tuple[int, int]]:
    pairs = list(paired(gold, found, likeness))
    count.add(len(pairs), len(found), len(gold))
    ours, theirs = {i for i, _ in pairs}, {j for _, j in pairs}
    count.missing += [_brief(entry) for i, entry in enumerate(gold) if i not in ours]
    count.extra += [_brief(entry) for j, entry in enumerate(found) if j not in theirs]
    return pairs


def _brief(entry: Entry) -> str:
    shown = ("kind", "type", "subtype", "outcome", "date", "polarity", "modality", "name", "label", "point", "what", "values")
    return " · ".join(str(entry[key]) for key in shown if entry.get(key) not in (None, "affirmed", "occurred"))


def _score_parties(gold: Entry, case: Entry, counts: Counts) -> None:
    for i, j in _count(counts["party"], gold["parties"], case["parties"], party_likeness):
        ours, theirs = set(gold["parties"][i]["roles"]), set(case["parties"][j]["roles"])
        counts["role"].add(len(ours & theirs), len(theirs), len(ours))


def _score_events(gold: Entry, case: Entry, counts: Counts) -> None:
    found = [event | {"documents": _documents(event)} for event in case["events"] if not event["background"]]
    pairs = _count(counts["timeline"], gold["timeline"], found, event_likeness)
    same = sum(gold["timeline"][i]["date"] == found[j]["date"] for i, j in pairs)
    counts["timeline_date"].add(same, len(found), len(gold["timeline"]))
    for i, j in pairs:
        ours, theirs = set(gold["timeline"][i]["documents"]), set(found[j]["documents"])
        counts["report"].add(len(ours & theirs), len(theirs), len(ours))


def _documents(event: Entry) -> list[str]:
    return list(dict.fromkeys(report["document"] for report in event["reports"]))


def _disputed(case: Entry) -> list[Entry]:
    points = [point for point in case["points"] if point["disputed"] or point["revised"]]
    return [point | {"values": sorted({account["value"] for account in point["accounts"]})} for point in points]


def _score_threads(gold: Entry, case: Entry, counts: Counts) -> None:
    told = {entry["id"]: entry for layer in ("events", "statements") for entry in case[layer]}
    threads = [thread | {"what": _told(told[thread["event"]])} for thread in case["open_threads"]]
    expected = [thread | {"since": str(thread["since"])} for thread in gold["open_threads"]]

    def same_matter(g: Entry, f: Entry) -> float:
        refused = {"declined", "unreached"}
        if (g["kind"] in refused) != (f["kind"] in refused):
            return 0
        same = g["kind"] in refused or topics(g["what"]) & topics(f["what"])
        return bool(same) * (1 + 0.5 * int(g["kind"] == f["kind"]) + 0.2 * int(g["since"] == f["since"]))

    _count(counts["thread"], expected, threads, same_matter)
    kinds = list(paired(expected, threads, lambda g, f: (g["kind"] == f["kind"]) * same_matter(g, f)))
    counts["thread_kind"].add(len(kinds), len(threads), len(expected))


def _told(entry: Entry) -> str:
    """What an event or a statement is about, in the words of its type."""
    told = (entry.get("kind"), entry.get("type"), entry.get("subtype"))
    return " ".join(str(part).replace("_", " ") for part in told if part)


def read_cases(shared: Path, cache: Path) -> Iterator[tuple[Entry, Entry]]:
    """Each expected case with the merged one."""
    folder = shared / "data" / "cases"
    expected = yaml.load((folder / "cases.yaml").read_text("utf-8"), Loader=yaml.CSafeLoader)["cases"]
    rows, corpus = read_jsonl(folder / "cases.jsonl"), ParsedCorpus(cache)
    readings: dict[str, list[tuple[str, Reading]]] = {}
    for row, text in zip(rows, corpus.annotated(row["text"] for row in rows), strict=True):
        reading = read_annotated(as_document(row), text)
        readings.setdefault(row["incident"], []).append((row["id"].rpartition("/")[2][:8], reading))
    for gold in expected:
        yield gold, merged(gold["incident"], readings[gold["incident"]])


def merged(incident: str, readings: Sequence[tuple[str, Reading]]) -> Entry:
    """The merged case as a program reads it, its documents called by the short ids of the expectation."""
    case = merge(incident, [reading for _, reading in readings]).model_dump_json(exclude={"documents"})
    for short, reading in readings:
        case = case.replace(reading.document.id, short)
    found: Entry = json.loads(case)
    return found


def table(counts: Counts) -> str:
    """The figures, a line a measure."""
    rows = [f"{'':14} {'p':>6} {'r':>6} {'f1':>6} {'found':>6} {'gold':>6}"]
    for name, count in counts.items():
        rates = count.rates()
        rows.append(f"{name:14} {rates['p']:6.3f} {rates['r']:6.3f} {rates['f1']:6.3f} {count.found:6} {count.expected:6}")
    return "\n".join(rows)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", type=Path, default=REPO.parent / "shared")
    parser.add_argument("--cache", type=Path, default=REPO / ".cache" / "parsed.sqlite")
    parser.add_argument("--out", type=Path, help="write the figures as JSON")
    parser.add_argument("--misses", action="store_true")
    arguments = parser.parse_args()
    counts: Counts = {name: Count() for name in MEASURES}
    for gold, case in read_cases(arguments.shared, arguments.cache):
        before = {name: (len(count.missing), len(count.extra)) for name, count in counts.items()}
        score(gold, case, counts)
        if arguments.misses:
            print(gold["title"], *_misses(counts, before), sep="\n")
    print(table(counts))
    if arguments.out:
        arguments.out.write_text(json.dumps({name: count.rates() for name, count in counts.items()}), "utf-8")


def _misses(counts: Counts, before: dict[str, tuple[int, int]]) -> Iterator[str]:
    for name, count in counts.items():
        missing, extra = before[name]
        yield from (f"  {name} - {told}" for told in count.missing[missing:])
        yield from (f"  {name} + {told}" for told in count.extra[extra:])


if __name__ == "__main__":
    main()
