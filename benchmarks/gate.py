"""Hold the reading to its floors: `make gate`; write the table of figures: `make scores`.

usage: gate.py [TASK ...] [--shared DIR] [--out DIR] [--table FILE] [--raise] [--pin]
Runs the scorers as scores.py does, then compares each measure of floors.yml with its floor. Exits with 1 where one is
below, where a floor was lowered without a reason, or where the data is not the data that the floors were measured on.
`--raise` lifts the floors to what was measured, `--pin` takes the data as it is now, `--table` writes the figures as
Markdown. Without the data it says so and passes.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import floors

HERE = Path(__file__).resolve().parent


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
    rows = floors.rows()
    for task in tasks:
        scores = json.loads((out / f"{task}.scores.json").read_text("utf-8"))
        for measure, row in rows[task].items():
            yield Figure(task, measure, value_of(scores.get(measure)), row["floor"], row["peer"])


def table(found: list[Figure]) -> str:
    """The figures as a Markdown table."""
    rows = ["| task | measure | onrecord | best peer |", "|---|---|---|---|"]
    for figure in found:
        peer = "" if figure.peer is None else f"{figure.peer:.3f}"
        rows.append(f"| {figure.task} | {figure.measure.replace('_', ' ')} | {figure.value:.3f} | {peer} |")
    return "\n".join(rows) + "\n"


def measured(found: list[Figure]) -> dict[tuple[str, str], float]:
    """The value of each task's measure."""
    return {(figure.task, figure.measure): figure.value for figure in found}


def write_table(path: Path, found: list[Figure]) -> None:
    """Put the figures in the place of the table that a file ends with; what stands above it is kept."""
    before = path.read_text("utf-8") if path.exists() else "# Scores\n"
    heading = before.partition("\n| task")[0].rstrip("\n")
    path.write_text(f"{heading}\n\n{table(found)}", "utf-8")


def complaints(found: list[Figure], data: Path) -> Iterator[str]:
    """Why the gate stays shut."""
    for file in floors.changed_data(data):
        yield f"not the data that the floors were measured on: {file} (--pin takes it as it is)"
    for task, measure in floors.lowered(floors.committed(), floors.rows()):
        yield f"floor lowered without a reason: {task} {measure} (write `because:` into its row)"
    for figure in found:
        if not figure.holds:
            yield f"below its floor: {figure.task} {figure.measure} {figure.value:.3f} < {figure.floor:.3f}"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tasks", nargs="*")
    parser.add_argument("--shared", type=Path, default=HERE.parent.parent / "shared")
    parser.add_argument("--out", type=Path, default=HERE.parent / ".cache" / "scores")
    parser.add_argument("--cache", type=Path, default=HERE.parent / ".cache" / "parsed.sqlite")
    parser.add_argument("--table", type=Path)
    parser.add_argument("--raise", dest="lift", action="store_true")
    parser.add_argument("--pin", action="store_true")
    arguments = parser.parse_args()
    data = arguments.shared / "data"
    if not data.is_dir():
        print(f"no development data in {arguments.shared}: nothing measured")
        return 0
    if arguments.pin:
        floors.pin_data(data)
    tasks = arguments.tasks or list(floors.rows())
    places = [f"--{name}={getattr(arguments, name)}" for name in ("shared", "out", "cache")]
    subprocess.run([sys.executable, str(HERE / "scores.py"), *tasks, *places], check=True)

    found = list(figures(tasks, arguments.out))
    if arguments.table:
        write_table(arguments.table, found)
    if arguments.lift:
        floors.lift(measured(found))
    wrong = list(complaints(found, data))
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{sum(figure.holds for figure in found)} of {len(found)} figures keep their floors")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
