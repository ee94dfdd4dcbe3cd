"""Train the weights of triage and measure them: `python benchmarks/train_triage.py [--shared DIR] [--cache FILE] [--write]`.

Logistic regression with an L2 penalty. It learns from the sources whose label means force; the one that means accountability
is only measured. Measured by ten folds, by halves, and with each source left out. `--write` replaces
lexicon/triage_weights.yml.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import yaml
from numpy.typing import NDArray

import onrecord.lexicon
from corpus import ParsedCorpus, as_document, read_jsonl
from logistic import Numbers, fit
from onrecord.language import AnnotatedText
from onrecord.lexicon import load
from onrecord.reading.read import read_annotated
from onrecord.reading.triage import signs, values

REPO = Path(__file__).resolve().parent.parent
OUT = Path(onrecord.lexicon.__file__).parent / "triage_weights.yml"
FORCE_SOURCES = ("gvdb", "ipe")
PENALTY = 1.5
FOLDS = 10
# The mean F1 of the two sources over the three splits is .906 at .4, .905 at .5, .887 at .6: nothing speaks against .5.
THRESHOLD = 0.5

Flags = NDArray[np.bool_]


def fitted(x: Numbers, y: Numbers, prior: Numbers) -> Numbers:
    """Weights and, last, the bias. The penalty draws each weight to its prior; the bias is free."""
    penalty = np.append(np.full(x.shape[1], PENALTY), 1e-6)
    return fit(_with_one(x), y, penalty, np.append(prior, 0.0))


def scores(x: Numbers, weights: Numbers) -> Numbers:
    """The model's probability of each row."""
    result: Numbers = 1 / (1 + np.exp(-_with_one(x) @ weights))
    return result


def f1(y: Numbers, answers: Flags) -> float:
    """F1 of the answer yes, rounded."""
    hits = float((y * answers).sum())
    return round(2 * hits / (float(y.sum()) + float(answers.sum())), 3) if hits else 0.0


def measure(x: Numbers, y: Numbers, prior: Numbers, sources: Any) -> dict[str, dict[str, float]]:
    """F1 by source of a model that did not see the rows: in folds, of the other half, of the other source."""
    force = np.isin(sources, FORCE_SOURCES)
    order = np.arange(len(y))
    splits = {"folds": order % FOLDS, "halves": _halves(sources), "other_source": np.unique(sources, return_inverse=True)[1]}
    found: dict[str, dict[str, float]] = {}
    for name, part in splits.items():
        out = np.zeros(len(y))
        for one in np.unique(part):
            out[part == one] = scores(x[part == one], fitted(x[(part != one) & force], y[(part != one) & force], prior))
        found[name] = {str(s): f1(y[sources == s], out[sources == s] >= THRESHOLD) for s in np.unique(sources)}
    return found


def _halves(sources: Any) -> Any:
    """0 for the first half of each source's rows, 1 for the second."""
    rank = np.zeros(len(sources), int)
    for one in np.unique(sources):
        rows = np.flatnonzero(sources == one)
        rank[rows[len(rows) // 2 :]] = 1
    return rank


def _priors() -> dict[str, float]:
    """The weight of each of the model's inputs before training; the lexicon's number is that of a sign's presence."""
    lexicon = load("triage")
    signs = [*lexicon["patterns"], *lexicon["parsed"], *lexicon["whole"]]
    return {f"{s['name']}.{kind}": float(s["prior"]) * (kind == "any") for s in signs for kind in ("any", "head", "often")}


def _inputs(row: dict[str, Any], text: AnnotatedText) -> dict[str, float]:
    reading = read_annotated(as_document(row), text)
    return values(signs(text, reading.parties))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", type=Path, default=REPO.parent / "shared")
    parser.add_argument("--cache", type=Path, default=REPO / ".cache" / "parsed.sqlite")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    rows = sorted(read_jsonl(arguments.shared / "data" / "triage.jsonl"), key=lambda row: row["id"])
    texts = ParsedCorpus(arguments.cache).annotated(row["text"] for row in rows)
    inputs = [_inputs(row, text) for row, text in zip(rows, texts, strict=True)]
    names = sorted({name for one in inputs for name in one})
    x = np.array([[one.get(name, 0.0) for name in names] for one in inputs])
    y = np.array([float(row["label"]) for row in rows])
    sources = np.array([row["source"] for row in rows])
    prior = np.array([_priors()[name] for name in names])
    measured = measure(x, y, prior, sources)
    print(yaml.safe_dump(measured))
    force = np.isin(sources, FORCE_SOURCES)
    weights = fitted(x[force], y[force], prior)
    if arguments.write:
        _write(names, weights, measured)


def _write(names: list[str], weights: Numbers, measured: dict[str, dict[str, float]]) -> None:
    kept = {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=False)}
    body = {"threshold": THRESHOLD, "bias": round(float(weights[-1]), 3), "f1": measured, "weights": kept}
    head = "# Written by benchmarks/train_triage.py; do not edit. `f1`: by source, of rows that the model did not see.\n"
    OUT.write_text(head + yaml.safe_dump(body, sort_keys=False), "utf-8")


def _with_one(x: Numbers) -> Numbers:
    result: Numbers = np.c_[x, np.ones(len(x))]
    return result


if __name__ == "__main__":
    main()
