from collections.abc import Iterator
from pathlib import Path

import pytest

from onrecord.store import Store
from tests.cases.sample import family_account, first_report
from tests.review.desk import Desk
from tests.store.made import reading


@pytest.fixture
def store(database: Path | str) -> Iterator[Store]:
    with Store(database) as opened:
        yield opened


@pytest.fixture
def desk() -> Desk:
    return Desk(reading())


@pytest.fixture
def case_desk() -> Desk:
    return Desk(first_report(), family_account())
