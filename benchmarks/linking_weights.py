"""Fit the weights of the linking features to documents whose incidents are known; print them as lexicon/linking.yml has them.

usage: linking_weights.py LINKING.jsonl [--cache PARSED.sqlite] [--without FEATURE ...]
The incidents are halved: weights fitted to the pairs of one half are scored on the other, so the printed figures are held out.
"""

import argparse
import hashlib
import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import yaml
from numpy.typing import NDArray

from corpus import ParsedCorpus, read_jsonl
from onrecord.cases.candidates import Pair, candidates
from onrecord.cases.clusters import Clusters
from onrecord.cases.linked_by import Features, features
from onrecord.cases.linking import in_order
from onrecord.cases.profile import Profile
from onrecord.cases.rarity import Rarity
from onrecord.cases.similarity import FEATURES, MOST
from scores import REPO, read_rows

Array = NDArray[np.float64]
RIDGE = 1e-4
THRESHOLDS = (-0.95, -0.7, -0.45, -0.2)


def fit(x: Array, y: Array) -> Array:
    """Logistic regression by Newton's method with a small ridge; the first column is the constant."""
    scale = x.std(0)
    scale[scale == 0] = 1
    z, weights = x / scale, np.zeros(x.shape[1])
    ridge = np.eye(len(weights)) * RIDGE * len(y)
    ridge[0, 0] = 0
    for _ in range(30):
        p = 1 / (1 + np.exp(-z @ weights))
        curvature = (z * (p * (1 - p))[:, None]).T @ z + ridge
        weights += np.linalg.solve(curvature, z.T @ (y - p) - ridge @ weights)
    fitted: Array = weights / scale
    return fitted


def b_cubed(truth: list[str], found: list[int], among: list[bool], keep: list[bool]) -> float:
    """B-cubed F1, averaged over the documents to keep, with the clusters that all documents in `among` form."""
    pairs = list(zip(truth, found, strict=True))
    counted = [pair for pair, is_among in zip(pairs, among, strict=True) if is_among]
    true, guess, both = Counter(t for t, _ in counted), Counter(f for _, f in counted), Counter(counted)
    scored = [pair for pair, *kept in zip(pairs, among, keep, strict=True) if all(kept)]
    precision = sum(both[pair] / guess[pair[1]] for pair in scored) / len(scored)
    recall = sum(both[pair] / true[pair[0]] for pair in scored) / len(scored)
    return 2 * precision * recall / (precision + recall)


def cluster(profiles: list[Profile], known: dict[Pair, float], names: list[str], weights: Array, threshold: float) -> list[int]:
    """Which cluster each document is in under some weights."""

    def similarity(i: int, j: int) -> float:
        if (i, j) not in known:
            known[i, j] = sum_of(weights, [1.0, *(FEATURES[name](profiles[i], profiles[j]) for name in names)])
        return known[i, j]

    pairs = sorted(known)
    joined = Clusters(len(profiles), similarity, threshold).join(pairs)
    found = {member: number for number, members in enumerate(joined) for member in members}
    return [found[i] for i in range(len(profiles))]


def sum_of(weights: Array, values: Sequence[float]) -> float:
    """The weighted sum within the bounds that linking uses."""
    return max(-MOST, min(MOST, float(weights @ np.array(values))))


def half(incident: str) -> int:
    """Which half of the incidents one belongs to."""
    return hashlib.sha256(incident.encode()).digest()[0] % 2


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gold", type=Path)
    parser.add_argument("--cache", type=Path, default=REPO / ".cache" / "parsed.sqlite")
    parser.add_argument("--without", nargs="*", default=[])
    parser.add_argument("--thresholds", nargs="*", type=float, default=THRESHOLDS)
    arguments = parser.parse_args()
    incidents: dict[str, str] = {}
    documents: list[Features] = []
    for row, reading in read_rows(ParsedCorpus(arguments.cache), read_jsonl(arguments.gold)):
        found = features(reading)
        incidents[found.id] = row["incident"]
        documents.append(found)
    documents = in_order(documents)
    evaluate(documents, [incidents[document.id] for document in documents], arguments)


def evaluate(documents: list[Features], truth: list[str], arguments: Any) -> None:
    """Print held-out figures and the weights fitted to all pairs."""
    names = [name for name in FEATURES if name not in arguments.without]
    rarity = Rarity(documents)
    profiles = [Profile(document, rarity) for document in documents]
    pairs = candidates(profiles)
    x = np.array([[1.0, *(FEATURES[name](profiles[i], profiles[j]) for name in names)] for i, j in pairs])
    y = np.array([float(truth[i] == truth[j]) for i, j in pairs])
    total = sum(n * (n - 1) // 2 for n in Counter(truth).values())
    print(f"# {len(pairs)} pairs hold {y.sum() / total:.3f} of the true ones")
    halves, sizes = np.array([half(incident) for incident in truth]), Counter(truth)
    sides = halves[np.array(pairs)]
    for side in (0, 1):
        train = (sides != side).all(1)
        weights = fit(x[train], y[train])
        weights[0] -= math.log(2)  # a half has half of the true pairs, but a quarter of the others
        for threshold in arguments.thresholds:
            known = {pair: sum_of(weights, values) for pair, values in zip(pairs, x, strict=True)}
            found = cluster(profiles, known, names, weights, threshold)
            every, multi = [True] * len(truth), [sizes[incident] > 1 for incident in truth]
            figures = [b_cubed(truth, found, among, [h == side for h in halves]) for among in (every, multi)]
            print(f"# half {side} threshold {threshold}: {figures[0]:.4f} all {figures[1]:.4f} multi")
    fitted = dict(zip(["always", *names], (round(float(w), 3) for w in fit(x, y)), strict=True))
    print(yaml.safe_dump({"weights": fitted}, sort_keys=False))


if __name__ == "__main__":
    main()
