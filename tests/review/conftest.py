from collections.abc import Iterator
from pathlib import Path

import pytest

from onrecord.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "onrecord.sqlite") as opened:
        yield opened
