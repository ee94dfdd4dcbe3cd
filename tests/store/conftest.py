from collections.abc import Iterator
from pathlib import Path

import pytest

from onrecord.store import Store


@pytest.fixture
def store(database: Path | str) -> Iterator[Store]:
    with Store(database) as opened:
        yield opened
