"""Runs in processes of their own: killed in the middle, two at once, interrupted, with a closed pipe."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import onrecord.sources
from benchmarks.crash import both_at_once, crash, documents, start, write_stories

FILES = 20

pytestmark = pytest.mark.skipif(not hasattr(onrecord.sources, "read_place"), reason="the formats are not there yet")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_stories(tmp_path_factory.mktemp("crash") / "stories", FILES)


def test_a_killed_run_loses_nothing_and_another_goes_on(folder: Path, tmp_path: Path) -> None:
    (count,) = crash(folder, tmp_path / "db.sqlite", FILES, kills=1)
    assert 0 < count <= FILES


def test_two_runs_at_once_both_finish(folder: Path, tmp_path: Path) -> None:
    both_at_once(folder, tmp_path / "db.sqlite", FILES)


def test_ctrl_c_ends_with_one_line(folder: Path, tmp_path: Path) -> None:
    environment = os.environ | {"ONRECORD_DB": str(tmp_path / "db.sqlite"), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "onrecord", "read", str(folder)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert len(errors.splitlines()) == 1 and errors.startswith("onrecord: stopped")
    assert documents(tmp_path / "db.sqlite") > 0


def test_the_version_is_printed_at_once(tmp_path: Path) -> None:
    def seconds() -> float:
        began = time.perf_counter()
        process = start(tmp_path / "db.sqlite", "--version")
        printed, _ = process.communicate(timeout=60)
        assert printed.startswith("onrecord, version ")
        return time.perf_counter() - began

    assert min(seconds() for _ in range(5)) < 0.2
