"""Hold the reading to its floors: `make gate`; write the table of figures: `make scores`.

usage: gate.py [TASK ...] [--shared DIR] [--out DIR] [--table FILE] [--raise]
Runs the scorers as scores.py does, then compares each measure of floors.yml with its floor. Exits with 1 where one is
below. `--raise` lifts the floors to what was measured; nothing lowers them. `--table` writes the figures as Markdown.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).resolve().parent
FLOORS = HERE / "floors.yml"
# Floors stay this much below the figure: model arithmetic differs in the last digits between processors.
SLACK = 0.003


@dataclass(frozen=True)
class Figure:
    """A measure's figure now, its floor and the best peer's figure."""

    task: str
    measure: str
    value: float
    floor: float
    peer: float | None

    @property
    def holds(self) -> bool:
        """Whether the figure keeps its floor."""
        return self.value >= self.floor


def value_of(found: dict[str, Any] | float | None) -> float:
    """The F1 of a measure, else its accuracy; 0 for a measure that the scorer does not print."""
    if isinstance(found, dict):
        return float(found["f1"] if "f1" in found else found["accuracy"])
    return float(found or 0.0)


def figures(tasks: list[str], out: Path) -> Iterator[Figure]:
    """The measures of floors.yml for some tasks, read from the scorers' JSON."""
    floors = yaml.safe_load(FLOORS.read_text("utf-8"))
    for task in tasks:
        scores = json.loads((out / f"{task}.scores.json").read_text("utf-8"))
        for measure, row in floors[task].items():
            yield Figure(task, measure, value_of(scores.get(measure)), row["floor"], row["peer"])


def table(found: list[Figure]) -> str:
    """The figures as a Markdown table."""
    rows = ["| task | measure | onrecord | best peer |", "|---|---|---|---|"]
    for figure in found:
        peer = "" if figure.peer is None else f"{figure.peer:.3f}"
        rows.append(f"| {figure.task} | {figure.measure.replace('_', ' ')} | {figure.value:.3f} | {peer} |")
    return "\n".join(rows) + "\n"


def raise_floors(found: list[Figure]) -> None:
    """Lift each floor to the figure less `SLACK`, where that is higher."""
    content, task = FLOORS.read_text("utf-8").splitlines(), ""
    lifted = {(f.task, f.measure): max(f.floor, round(f.value - SLACK, 3)) for f in found}
    for number, line in enumerate(content):
        if match := re.match(r"(\w+):$", line):
            task = match.group(1)
        elif (match := re.match(r"  (\w+): ", line)) and (task, match.group(1)) in lifted:
            content[number] = re.sub(r"floor: [\d.]+", f"floor: {lifted[task, match.group(1)]:.3f}", line)
    FLOORS.write_text("\n".join(content) + "\n", "utf-8")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tasks", nargs="*")
    parser.add_argument("--shared", type=Path, default=HERE.parent.parent / "shared")
    parser.add_argument("--out", type=Path, default=HERE.parent / ".cache" / "scores")
    parser.add_argument("--cache", type=Path, default=HERE.parent / ".cache" / "parsed.sqlite")
    parser.add_argument("--table", type=Path)
    parser.add_argument("--raise", dest="lift", action="store_true")
    arguments = parser.parse_args()
    tasks = arguments.tasks or list(yaml.safe_load(FLOORS.read_text("utf-8")))
    places = [f"--{name}={getattr(arguments, name)}" for name in ("shared", "out", "cache")]
    subprocess.run([sys.executable, str(HERE / "scores.py"), *tasks, *places], check=True)

    found = list(figures(tasks, arguments.out))
    if arguments.table:
        before = arguments.table.read_text("utf-8") if arguments.table.exists() else "# Scores\n"
        heading = before.partition("\n| task")[0].rstrip("\n")
        arguments.table.write_text(f"{heading}\n\n{table(found)}", "utf-8")
    if arguments.lift:
        raise_floors(found)
    below = [figure for figure in found if not figure.holds]
    for figure in below:
        print(f"below its floor: {figure.task} {figure.measure} {figure.value:.3f} < {figure.floor:.3f}", file=sys.stderr)
    print(f"{len(found) - len(below)} of {len(found)} figures keep their floors")
    return int(bool(below))


if __name__ == "__main__":
    sys.exit(main())
