"""Fit the weights that tell whose death belongs to an incident: `python benchmarks/dead_weights.py [--cache FILE] [--write]`.

Learned from the incidents whose dead are known (`incidents.jsonl`): a person told dead is right whom the key has killed, of
those without a name there as many as it counts. Measured by ten folds of the incidents: of how many the number of dead is
right, and how many of the doubted are wrong. `--write` replaces lexicon/dead_weights.yml.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import yaml

import onrecord.lexicon
from corpus import ParsedCorpus, read_jsonl
from logistic import Numbers, fit
from onrecord.cases.merging.apart import told_apart
from onrecord.cases.merging.death_signs import SIGNS
from onrecord.cases.merging.ids import Ids
from onrecord.cases.merging.merge import in_order
from onrecord.cases.merging.names import one_person
from onrecord.cases.merging.people import told_parties
from onrecord.cases.merging.told_dead import Dead, scene_of
from onrecord.record import Reading
from scores import REPO, read_rows

OUT = Path(onrecord.lexicon.__file__).parent / "dead_weights.yml"
FOLDS = 10
PENALTY = 1.0
THRESHOLDS = (-0.4, 0.0, 0.2, 0.4, 0.6)
CHOSEN = 0.2


class Incident(NamedTuple):
    """How many the key counts, and of everybody told dead the signs and whether the key has them."""

    killed: int
    x: Numbers
    y: Numbers


def incident(readings: list[Reading], key: dict[str, Any]) -> Incident:
    """The signs of the dead of an incident."""
    told = told_apart(in_order(readings))
    ids = Ids(told)
    scene = scene_of(*told_parties(told, ids)[:2], told)
    x = [[1.0, *(sign(one, scene) for sign in SIGNS.values())] for one in scene.dead]
    return Incident(key["killed"], np.array(x).reshape(len(scene.dead), len(SIGNS) + 1), np.array(right(scene.dead, key)))


def right(dead: Sequence[Dead], key: dict[str, Any]) -> list[float]:
    """1 of whom the key has killed, each once: by name, else by age, else those told best up to its number."""
    killed = [one for one in key["participants"] if "Killed" in (one["status"] or "")]
    found: dict[Dead, None] = {}
    for one in (one for one in dead if one.party.name):
        same = next((other for other in killed if other["name"] and one_person(str(one.party.name), other["name"])), None)
        if same:
            killed.remove(same)
            found[one] = None
    ages = {other["age"] for other in killed} - {None}
    left = [one for one in dead if one not in found]
    others = sorted(left, key=lambda one: (bool(one.party.name), one.party.age not in ages))
    found.update(dict.fromkeys(others[: max(0, key["killed"] - len(found))]))
    return [float(one in found) for one in dead]


def fitted(incidents: Sequence[Incident]) -> Numbers:
    """The weights of the constant, which is penalised as the others are, and of the signs."""
    x, y = np.concatenate([one.x for one in incidents]), np.concatenate([one.y for one in incidents])
    return fit(x, y, np.full(x.shape[1], PENALTY))


def held_out(incidents: list[Incident]) -> list[Numbers]:
    """The sums of everybody told dead, by weights fitted to the other folds."""
    sums: list[Numbers] = [np.zeros(0)] * len(incidents)
    for fold in range(FOLDS):
        others = [one for number, one in enumerate(incidents) if number % FOLDS != fold]
        weights = fitted(others)
        for number in range(fold, len(incidents), FOLDS):
            sums[number] = incidents[number].x @ weights
    return sums


def measured(incidents: list[Incident], sums: list[Numbers], threshold: float) -> dict[str, float]:
    """What a threshold does: the share of right counts, before and now, how many are doubted and how many of these wrong."""
    pairs = list(zip(incidents, sums, strict=True))
    doubted = [(one.y[at < threshold]) for one, at in pairs]
    return {
        "counts_before": round(float(np.mean([len(one.y) == one.killed for one, _ in pairs])), 4),
        "counts": round(float(np.mean([(at >= threshold).sum() == one.killed for one, at in pairs])), 4),
        "doubted": int(sum(len(y) for y in doubted)),
        "wrongly": int(sum(y.sum() for y in doubted)),
    }


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", type=Path, default=REPO.parent / "shared")
    parser.add_argument("--cache", type=Path, default=REPO / ".cache" / "parsed.sqlite")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    keys = {row["id"]: row for row in read_jsonl(arguments.shared / "data" / "incidents.jsonl")}
    rows = [row for row in read_jsonl(arguments.shared / "data" / "linking.jsonl") if row["incident"] in keys]
    readings: dict[str, list[Reading]] = {}
    for row, reading in read_rows(ParsedCorpus(arguments.cache), rows):
        readings.setdefault(row["incident"], []).append(reading)
    incidents = [incident(found, keys[name]) for name, found in sorted(readings.items())]
    report(incidents, write=arguments.write)


def report(incidents: list[Incident], *, write: bool) -> None:
    """Print what each threshold does and the weights; write them."""
    sums = held_out(incidents)
    for threshold in THRESHOLDS:
        print(threshold, measured(incidents, sums, threshold))
    kept = {name: round(float(weight), 3) for name, weight in zip(["always", *SIGNS], fitted(incidents), strict=True)}
    body = {"threshold": CHOSEN, "held_out": measured(incidents, sums, CHOSEN), "weights": kept}
    print(yaml.safe_dump(body, sort_keys=False))
    if write:
        head = (
            "# Written by benchmarks/dead_weights.py; do not edit. `held_out`: of ten folds, each by weights of the others.\n"
        )
        OUT.write_text(head + yaml.safe_dump(body, sort_keys=False), "utf-8")


if __name__ == "__main__":
    main()
