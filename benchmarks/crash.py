"""Does the database outlive a kill -9, and do two runs at once get in each other's way?

Reads invented files, kills the run in the middle several times, checks the database after each, reads on to the end;
then lets two runs read the same files into one new database at once. Exits with 1 where anything is missing.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from onrecord.store import Store

STORY = (
    "FENWICK - An officer shot {name}, {age}, on Alder Street on March {day}, the Fenwick Police Department said.\n\n"
    "“He was holding a knife,” Chief Omar Bell said. {name}'s sister said he was unarmed. "
    "The officers' union did not return a call. This is story number {number}.\n"
)
NAMES = ("Devon Harrow", "Milo Tarn", "Asa Quill", "Ben Orchard", "Rui Sandoval")


def write_stories(folder: Path, files: int) -> Path:
    """A folder of short texts, each another."""
    folder.mkdir(parents=True)
    for number in range(files):
        story = STORY.format(name=NAMES[number % 5], age=18 + number % 60, day=1 + number % 28, number=number)
        (folder / f"{number:05}.txt").write_text(story, "utf-8")
    return folder


def start(db: Path, *arguments: str | Path) -> "subprocess.Popen[str]":
    """`onrecord ARGUMENTS` in a process of its own."""
    environment = os.environ | {"ONRECORD_DB": str(db), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "onrecord", *map(str, arguments)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def killed(db: Path, folder: Path, after: int) -> int:
    """Kill a run as soon as it has printed so many lines; how many documents are in the database then."""
    process = start(db, "read", folder)
    assert process.stdout is not None
    for _ in range(after):
        process.stdout.readline()
    process.send_signal(signal.SIGKILL)
    process.communicate()
    checked(db)
    return documents(db)


def finished(process: "subprocess.Popen[str]") -> None:
    """Wait for a run. Raises AssertionError where it fails."""
    process.communicate(timeout=3600)
    assert process.returncode == 0, f"a run ended with {process.returncode}"


def checked(db: Path) -> None:
    """Let `onrecord check` pass the database."""
    finished(start(db, "check"))


def documents(db: Path) -> int:
    """How many documents are in the database."""
    with Store(db) as store:
        return len(store.documents())


def crash(folder: Path, db: Path, files: int, kills: int) -> list[int]:
    """Kill, check, go on, until all is read; how many documents there were after each kill."""
    counts = [killed(db, folder, after=files * (kill + 1) // (kills + 1)) for kill in range(kills)]
    finished(start(db, "read", folder))
    checked(db)
    assert documents(db) == files, f"{documents(db)} documents of {files}"
    return counts


def both_at_once(folder: Path, db: Path, files: int) -> None:
    """Two runs that read the same files into one database that neither finds there."""
    for process in [start(db, "read", folder) for _ in range(2)]:
        finished(process)
    checked(db)
    assert documents(db) == files, f"{documents(db)} documents of {files}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=500)
    parser.add_argument("--kills", type=int, default=4)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = write_stories(Path(temporary) / "stories", arguments.files)
        began = time.monotonic()
        counts = crash(folder, Path(temporary) / "crash.sqlite", arguments.files, arguments.kills)
        print(f"killed {arguments.kills} times with {counts} documents in the database; all {arguments.files} read in the end")
        both_at_once(folder, Path(temporary) / "both.sqlite", arguments.files)
        print(f"two runs at once: all {arguments.files} read; {time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
