import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from onrecord.review.casebook import refresh
from onrecord.store import Store
from onrecord.web.app import create_app
from tests.cases.sample import decision, family_account, first_report
from tests.conftest import new_database
from tests.store.made import reading
from tests.web.hostile import hostile_reading
from tests.web.page import Page

CASE, OTHER, HOSTILE = "case-1", "case-2", "case-3"


def fill(store: Store) -> None:
    """Three documents of one case, one document of a second, one full of hostile text as a third."""
    cases = {CASE: [first_report(), family_account(), decision()], OTHER: [reading()], HOSTILE: [hostile_reading()]}
    for case, readings in cases.items():
        for told in readings:
            store.put(told, "reader-1")
            store.judge_by_machine({told.document.id: case})


@pytest.fixture(scope="session")
def filled_file(empty_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that holds all this, summed up, to be copied."""
    made = tmp_path_factory.mktemp("filled") / "desk.sqlite"
    shutil.copy(empty_file, made)
    with Store(made) as store:
        fill(store)
        refresh(store)
    return made


@pytest.fixture(scope="session")
def filled_postgresql(postgresql_server: str) -> str:
    """A server with a database `filled` that holds all this, summed up, to be copied."""
    with Store(new_database(postgresql_server, "filled")) as store:
        fill(store)
        refresh(store)
    return postgresql_server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a copy is: each test that asks for it runs on both databases."""
    if request.param == "sqlite":
        return shutil.copy(request.getfixturevalue("filled_file"), tmp_path / "desk.sqlite")
    return new_database(request.getfixturevalue("filled_postgresql"), "copy", "filled")


@pytest.fixture
def store(database: Path | str) -> Iterator[Store]:
    with Store(database) as opened:
        yield opened


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    app = create_app(store, "Jo Pell", {"localhost"})
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False, follow_redirects=False) as opened:
        yield opened


@pytest.fixture
def page(client: TestClient) -> Page:
    return Page(client)
