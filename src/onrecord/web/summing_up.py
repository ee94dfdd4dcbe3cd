"""Beside the desk, a process that sums up what has changed, so that no page waits for it, nor for the interpreter."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path

from sqlalchemy import URL

from onrecord.errors import OnrecordError
from onrecord.review.casebook import refresh
from onrecord.store import Store

_BATCH = 50  # cases between two looks at whether the desk is still there
_PAUSE, _NICENESS = 1.0, 10  # seconds; how far the pages go before


@contextmanager
def summing_up(where: Path | URL) -> Iterator[Callable[[], bool]]:
    """Sum up what changes in a store, until the end of the block; says whether it goes on."""
    process = get_context("spawn").Process(target=_sum_up, args=(where,), daemon=True, name="summing up")
    process.start()
    try:
        yield process.is_alive
    finally:
        process.terminate()
        process.join()


def _sum_up(where: Path | URL) -> None:
    """Sum up, again and again, as long as the desk is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the desk, which ends this
    os.nice(_NICENESS)
    desk = parent_process()
    with Store(where) as store:
        while desk is not None and desk.is_alive():
            if not _some(store):
                desk.join(_PAUSE)


def _some(store: Store) -> bool:
    """Sum up some of what has changed; whether more is left."""
    try:
        refresh(store, _BATCH)
        return store.changed_cases() > 0
    except OnrecordError as error:
        print(f"the lists are not complete: {error}", file=sys.stderr)
        return False
