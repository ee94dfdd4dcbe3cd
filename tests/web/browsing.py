"""A real browser on a real server with a real database: the desk of one, and the desk of a team."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI
from playwright.sync_api import Browser, Page, sync_playwright

from onrecord.store import Store
from onrecord.store.team import Team
from onrecord.web.app import create_app
from tests.cases.sample import decision, first_report
from tests.store.team.made import GOOD, account
from tests.web.conftest import CASE, fill

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking"]
SAMPLES = Path(__file__).parents[2] / "samples"
needs_chromium = pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")


@contextmanager
def served(app: FastAPI) -> Iterator[str]:
    """The address of an application on a free port."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="critical", lifespan="off"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        thread.join(0.05)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Three cases, of which one is followed and has news."""
    with Store(tmp_path_factory.mktemp("desk") / "desk.sqlite") as store:
        fill(store)
        store.follow(CASE, [first_report().document.id, decision().document.id], "the trial")
        yield store


@pytest.fixture(scope="module")
def address(filled: Store) -> Iterator[str]:
    """The desk of one."""
    with served(create_app(filled, "Jo Pell", {"127.0.0.1"})) as where:
        yield where


@pytest.fixture(scope="module")
def team_address(filled: Store) -> Iterator[str]:
    """The desk of a team, whose owner is Jo."""
    team = Team(filled)
    for name, role in (("Jo", "owner"), ("Bo", "reviewer"), ("Cy", "reader")):
        account(team, name, role)
    with served(create_app(filled, "", {"127.0.0.1"}, team=team)) as where:
        yield where


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def tab(browser: Browser, address: str) -> Iterator[Page]:
    """A page on which no script may fail."""
    opened = browser.new_page(base_url=address, viewport={"width": 1280, "height": 900})
    opened.set_default_timeout(20_000)
    problems: list[str] = []
    opened.on("pageerror", lambda error: problems.append(str(error)))
    opened.on("console", lambda said: problems.append(said.text) if said.type == "error" and "409" not in said.text else None)
    yield opened
    assert not problems


def case_of(opened: Page) -> str:
    """The address of the case, which gets another id when the desk links what it has read."""
    opened.goto("/cases?q=Askew")
    return opened.locator("tbody th a").first.get_attribute("href") or ""


def sign_in(opened: Page) -> None:
    """Come in as the owner."""
    opened.goto("/sign-in")
    opened.fill("[name=name]", "Jo")
    opened.fill("[name=password]", GOOD)
    opened.click("button.main")
    opened.wait_for_selector("nav a:has-text('Accounts')")
