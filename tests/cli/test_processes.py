"""Runs in processes of their own: killed in the middle, two at once, interrupted."""

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

from onrecord.store import Store

CRASH = Path(__file__).parents[2] / "benchmarks" / "crash.py"


def start(db: Path, *arguments: str | Path) -> "subprocess.Popen[str]":
    environment = os.environ | {"ONRECORD_DB": str(db), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "onrecord", *map(str, arguments)]
    # As in a terminal: what a script runs in the background ignores interrupts, and so would its children.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_killed_run_loses_nothing_and_two_at_once_both_finish() -> None:
    done = subprocess.run([sys.executable, CRASH, "--files", "20", "--kills", "1"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "all 20 read in the end" in done.stdout and "two runs at once: all 20 read" in done.stdout


def test_ctrl_c_ends_with_one_line_and_keeps_what_was_read(tmp_path: Path) -> None:
    folder = tmp_path / "stories"
    folder.mkdir()
    for number in range(20):
        (folder / f"{number}.txt").write_text(f"Story {number}. An officer shot a man on Alder Street.")
    process = start(tmp_path / "onrecord.sqlite", "read", folder)
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert len(errors.splitlines()) == 1 and errors.startswith("onrecord: stopped")
    with Store(tmp_path / "onrecord.sqlite") as store:
        assert store.documents() and store.check() == []


def test_the_version_is_printed_at_once(tmp_path: Path) -> None:
    def seconds() -> float:  # of processor time: other processes may be running
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        printed, _ = start(tmp_path / "db.sqlite", "--version").communicate(timeout=60)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert printed.startswith("onrecord, version ")
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert min(seconds() for _ in range(5)) < 0.2
