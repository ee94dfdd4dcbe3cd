"""Fit the weights of the linking features to documents whose incidents are known; print them as lexicon/linking.yml has them.

usage: linking_weights.py LINKING.jsonl [--cache PARSED.sqlite] [--without FEATURE ...] [--thresholds T ...]
The incidents are parted into five: each fifth is scored with weights fitted to the pairs of the others, so the printed
figures are held out.
"""

import argparse
import hashlib
import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import yaml
from numpy.typing import NDArray

from corpus import ParsedCorpus, read_jsonl
from logistic import Numbers, fit
from onrecord.cases.linking.clusters import clusters
from onrecord.cases.linking.graph import Pair
from onrecord.cases.linking.linked_by import Features, features
from onrecord.cases.linking.memory import Memory
from onrecord.cases.linking.places import place_of
from onrecord.cases.linking.profile import Profile
from onrecord.cases.linking.similarity import FEATURES, MOST
from onrecord.cases.linking.ties import HOPELESS, candidates
from scores import REPO, read_rows

RIDGE = 1e-4
FOLDS = 5
SET = {"other_victims_later": -6.0}  # not fitted: lexicon/linking.yml says why
THRESHOLDS = (-0.95, -0.7, -0.45, -0.2)


class Compared(NamedTuple):
    """The incident of each document by its place, the pairs that are compared, the features, and what they say of each pair."""

    incidents: dict[int, str]
    pairs: list[Pair]
    names: list[str]
    x: Numbers


def fitted(x: Numbers, y: Numbers) -> Numbers:
    """The weights by a small ridge on scaled columns; the first column is the constant, which is free."""
    scale = x.std(0)
    scale[scale == 0] = 1
    penalty = np.full(x.shape[1], RIDGE * len(y))
    penalty[0] = 0
    weights: Numbers = fit(x / scale, y, penalty) / scale
    return weights


def weigh(compared: Compared, y: Numbers, rows: NDArray[np.bool_]) -> Numbers:
    """The weights fitted to some of the pairs, with those that are set."""
    weights = fitted(compared.x[rows], y[rows])
    for name, its in SET.items():
        weights[1 + compared.names.index(name)] = its
    return weights


def b_cubed(truth: Sequence[str], found: Sequence[int], keep: Sequence[bool]) -> float:
    """B-cubed F1 over the documents to keep."""
    pairs = list(zip(truth, found, strict=True))
    true, guess, both = Counter(truth), Counter(found), Counter(pairs)
    scored = [pair for pair, kept in zip(pairs, keep, strict=True) if kept]
    precision = sum(both[pair] / guess[pair[1]] for pair in scored) / len(scored)
    recall = sum(both[pair] / true[pair[0]] for pair in scored) / len(scored)
    return 2 * precision * recall / (precision + recall)


def compare(documents: dict[int, Features], truth: dict[str, str], names: list[str]) -> Compared:
    """Every pair that linking would compare."""
    graph = Memory({place: Profile(document) for place, document in documents.items()}.__getitem__)
    profile = graph.profiles(documents)
    for place in sorted(documents):
        graph.add(place, profile[place].keys)
    pairs = [(i, j) for i in sorted(documents) for j in candidates(graph, i) if i < j]
    x = np.array([[1.0, *(FEATURES[name](profile[i], profile[j]) for name in names)] for i, j in pairs])
    return Compared({place: truth[document.id] for place, document in documents.items()}, pairs, names, x)


def fold(incident: str) -> int:
    """Which part of the incidents one belongs to."""
    return hashlib.sha256(incident.encode()).digest()[0] % FOLDS


def linked(compared: Compared, weights: Numbers, threshold: float) -> list[int]:
    """The number of the cluster of each document, in the order of the places."""
    sums = np.clip(compared.x @ weights, -MOST, MOST)
    ties = {pair: float(total) for pair, total in zip(compared.pairs, sums, strict=True) if total >= HOPELESS}
    number = {member: n for n, its in enumerate(clusters(compared.incidents, ties, threshold)) for member in its}
    return [number[place] for place in sorted(number)]


def held_out(compared: Compared, y: Numbers, thresholds: Sequence[float]) -> None:
    """Print figures of documents whose incidents the weights were not fitted to, linked among all documents."""
    truth = [compared.incidents[place] for place in sorted(compared.incidents)]
    sizes, folds = Counter(truth), np.array([[fold(compared.incidents[p]) for p in pair] for pair in compared.pairs])
    for threshold in thresholds:
        figures = []
        for out in range(FOLDS):
            weights = weigh(compared, y, (folds != out).all(1))
            weights[0] -= math.log(FOLDS / (FOLDS - 1))  # so many of the true pairs are left, but the square of other pairs
            found, multi = linked(compared, weights, threshold), [sizes[incident] > 1 for incident in truth]
            own = [fold(incident) == out for incident in truth]
            among = [(t, f) for t, f, m in zip(truth, found, multi, strict=True) if m]
            figures.append(
                (
                    b_cubed(truth, found, own),
                    b_cubed([t for t, _ in among], [f for _, f in among], [fold(t) == out for t, _ in among]),
                )
            )
        every, several = (sum(values) / FOLDS for values in zip(*figures, strict=True))
        print(f"# threshold {threshold}: {every:.4f} all {several:.4f} several")


def evaluate(documents: Sequence[Features], truth: dict[str, str], without: Sequence[str], thresholds: Sequence[float]) -> None:
    """Print held-out figures and the weights fitted to all pairs."""
    names = [name for name in FEATURES if name in SET or name not in without]
    compared = compare({place_of(document): document for document in documents}, truth, names)
    y = np.array([float(compared.incidents[i] == compared.incidents[j]) for i, j in compared.pairs])
    total = sum(n * (n - 1) // 2 for n in Counter(compared.incidents.values()).values())
    print(f"# {len(y)} pairs hold {y.sum() / total:.3f} of the true ones")
    held_out(compared, y, thresholds)
    kept = dict(zip(["always", *names], (round(float(w), 3) for w in weigh(compared, y, y >= 0)), strict=True))
    print(yaml.safe_dump({"weights": kept}, sort_keys=False))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gold", type=Path)
    parser.add_argument("--cache", type=Path, default=REPO / ".cache" / "parsed.sqlite")
    parser.add_argument("--without", nargs="*", default=[])
    parser.add_argument("--thresholds", nargs="*", type=float, default=THRESHOLDS)
    arguments = parser.parse_args()
    truth: dict[str, str] = {}
    documents: list[Features] = []
    for row, reading in read_rows(ParsedCorpus(arguments.cache), read_jsonl(arguments.gold)):
        documents.append(features(reading)[0])  # the incident that it is mainly about
        truth[documents[-1].id] = row["incident"]
    evaluate(documents, truth, arguments.without, arguments.thresholds)


if __name__ == "__main__":
    main()
