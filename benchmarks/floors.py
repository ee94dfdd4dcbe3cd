"""The floors of floors.yml, and the hashes of the data that they were measured on (data.sha256)."""

import hashlib
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).resolve().parent
FLOORS = HERE / "floors.yml"
# In the format of sha256sum, paths relative to the data folder.
PINS = HERE / "data.sha256"
# Floors stay this much below the figure: model arithmetic differs in the last digits between processors.
SLACK = 0.003

Rows = dict[str, dict[str, dict[str, Any]]]


def rows() -> Rows:
    """Each task's measures: `floor`, `peer`, and `because` where a floor was lowered."""
    found: Rows = yaml.safe_load(FLOORS.read_text("utf-8"))
    return found


def lift(measured: dict[tuple[str, str], float]) -> None:
    """Lift each floor to the figure measured less `SLACK`, where that is higher."""
    now = rows()
    content, task = FLOORS.read_text("utf-8").splitlines(), ""
    for number, line in enumerate(content):
        if match := re.match(r"(\w+):$", line):
            task = match.group(1)
        elif (match := re.match(r"  (\w+): ", line)) and (task, match.group(1)) in measured:
            floor = max(now[task][match.group(1)]["floor"], round(measured[task, match.group(1)] - SLACK, 3))
            content[number] = re.sub(r"floor: [\d.]+", f"floor: {floor:.3f}", line)
    FLOORS.write_text("\n".join(content) + "\n", "utf-8")


def lowered(before: Rows, now: Rows) -> Iterator[tuple[str, str]]:
    """The task and measure of each floor that is lower than before, or gone, and gives no new reason."""
    for task, measures in before.items():
        for measure, row in measures.items():
            kept = now.get(task, {}).get(measure, {"floor": 0.0})
            if kept["floor"] < row["floor"] and kept.get("because") in {None, row.get("because")}:
                yield task, measure


def committed() -> Rows:
    """The floors before the latest commit that changed them; empty where there is no history."""
    history = _git("log", "--format=%h", "-n", "2", "--", FLOORS.name).split()
    found: Rows | None = yaml.safe_load(_git("show", f"{history[-1]}:./{FLOORS.name}")) if history else None
    return found or {}


def _git(*words: str) -> str:
    done = subprocess.run(["git", "-C", str(FLOORS.parent), *words], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def pin_data(data: Path) -> None:
    """Note the hash of every file of gold annotations."""
    files = sorted([*data.glob("*.jsonl"), *data.glob("cases/cases.*")])
    PINS.write_text("".join(f"{_sha256(file)}  {file.relative_to(data).as_posix()}\n" for file in files), "utf-8")


def changed_data(data: Path) -> list[str]:
    """The pinned files that are missing or have another content now."""
    pins = (line.split(maxsplit=1) for line in PINS.read_text("utf-8").splitlines())
    return [name for pin, name in pins if not (data / name).is_file() or _sha256(data / name) != pin]


def _sha256(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()
