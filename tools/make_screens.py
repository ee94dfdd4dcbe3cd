"""The pictures of the desk in docs/screens: the samples read, the desk opened, every page at two widths in both themes.

usage: make_screens.py [--out DIR] [--width N ...] [--full]. `--full` takes pages to their end, `--width` makes them wider.
"""

import argparse
import tempfile
import threading
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

import uvicorn
from fastapi import FastAPI
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from onrecord.sources import Limits, Originals, Place, Stated, locate, read_place
from onrecord.store import Store
from onrecord.store.intake import take_in
from onrecord.store.linking import link_new_documents
from onrecord.store.team import Actor, Team
from onrecord.web.app import create_app

ROOT = Path(__file__).parents[1]
FLAGS = ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
HEIGHTS = {360: 780}
COLOURS = 48
PASSWORD = "nine calm herons wade"
SECTIONS = ("accounts", "timeline", "statements", "evidence", "open", "standing", "people", "coding", "documents", "share")


def fill(store: Store) -> None:
    """The sample documents, linked."""
    places = [place for place in locate([str(ROOT / "samples")]) if isinstance(place, Place)]
    originals = Originals()
    documents = (item for place in places for item in read_place(place, Stated(), Limits(), originals=originals))
    for _ in take_in(store, (item for item in documents if not isinstance(item, Exception)), originals=originals):
        pass
    link_new_documents(store)


def team_of(store: Store) -> Team:
    """Three accounts; the owner signs in with PASSWORD."""
    team = Team(store)
    for name, role in (("Jo Pell", "owner"), ("Ida Marsh", "reviewer"), ("Tom Quill", "reader")):
        team.add(name, role, PASSWORD, Actor())
        team.set_password(name, PASSWORD, Actor(), provisional=False)
    return team


def serve(app: FastAPI) -> tuple[uvicorn.Server, str]:
    """An application on a free port, in a thread."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", lifespan="off"))
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        threading.Event().wait(0.05)
    return server, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"


def pages(tab: Page) -> Iterator[tuple[str, str]]:
    """The pages' names and addresses; some entries are decided on the way, and the case is followed."""
    yield from (("news-empty", "/news"), ("cases", "/cases"), ("inbox", "/inbox"), ("documents", "/documents"))
    tab.goto("/cases")
    case = tab.locator("tbody th a").first.get_attribute("href") or ""
    yield from _decided(tab, case)
    yield from (("case", case), *((f"case-{name}", f"{case}#{name}") for name in SECTIONS))
    yield from (("by-date", f"{case}?by=date#statements"), ("entries", f"{case}/entries"), ("arrange", f"{case}/arrange"))
    yield from (("history", f"{case}/history"), ("shared", f"{case}/page"), ("news", "/news"), ("read", "/read"))
    yield from (("people", "/people"), ("agencies", "/agencies"), ("find", "/find?q=officer"), ("nothing", "/find?q=zebra"))
    yield "problem", "/cases/no-such-case"
    tab.goto(case)
    yield "party", tab.locator("#people td.who a").first.get_attribute("href") or ""
    tab.goto("/documents")
    tab.click("a:has-text('Decision in the death')")
    yield "paper", tab.locator("aside a[data-open]").first.get_attribute("href") or ""


def _decided(tab: Page, case: str) -> Iterator[tuple[str, str]]:
    tab.goto(case)
    tab.click("button:text-is('Follow')")
    for row in ("#timeline tr[data-item] >> nth=0", "#timeline tr[data-item] >> nth=1"):
        tab.locator(row).get_by_role("button", name="Accept").click()
        tab.wait_for_timeout(300)
    entry = tab.locator("#timeline tr[data-item] >> nth=1").locator("a.cite").first.get_attribute("href") or ""
    yield from (("entry", entry), ("document", entry.partition("?")[0]))


def of_team(tab: Page) -> Iterator[tuple[str, str]]:
    """The names and addresses of the pages that a team's desk has besides."""
    tab.goto("/cases")
    case = tab.locator("tbody th a").first.get_attribute("href") or ""
    yield from (("account", "/account"), ("accounts", "/accounts"), ("log", "/log"), ("access", f"{case}/access"))


def sign_in(tab: Page) -> None:
    """Come in as the owner."""
    tab.goto("/sign-in")
    tab.fill("[name=name]", "Jo Pell")
    tab.fill("[name=password]", PASSWORD)
    tab.click("button.main")
    tab.wait_for_selector("a:has-text('Accounts')")


def take(
    browser: Browser, address: str, listed: Iterable[tuple[str, str]], asked: argparse.Namespace, state: Any = None
) -> None:
    """Each page at each width in both themes; in full, the sections of the case's page are on one picture."""
    listed = [(name, page) for name, page in listed if not (asked.full and "#" in page and name.startswith("case-"))]
    for width in asked.width:
        for scheme in SCHEMES:
            size = {"width": width, "height": HEIGHTS.get(width, 900)}
            context = browser.new_context(
                base_url=address,
                viewport=size,  # type: ignore[arg-type]
                color_scheme=scheme,
                storage_state=state,
            )
            tab = context.new_page()
            for name, page in listed:
                tab.goto("about:blank")  # an address that differs in its place alone is not opened anew
                tab.goto(page)
                _keep(tab.screenshot(full_page=asked.full), asked.out / f"{name}-{width}-{scheme}.png")
            context.close()


def _keep(picture: bytes, path: Path) -> None:
    """A picture of few colours, which is a quarter as large."""
    Image.open(BytesIO(picture)).convert("RGB").quantize(COLOURS).save(path, optimize=True)


def main() -> None:
    """Make them all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("--width", type=int, nargs="+", default=[360, 1280])
    parser.add_argument("--full", action="store_true")
    asked = parser.parse_args()
    asked.out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "desk.sqlite") as store, sync_playwright() as playwright:
        fill(store)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        alone, address = serve(create_app(store, "Jo Pell", {"127.0.0.1"}))
        take(browser, address, list(pages(browser.new_page(base_url=address))), asked)
        together, address = serve(create_app(store, "", {"127.0.0.1"}, team=team_of(store)))
        take(browser, address, [("sign-in", "/sign-in")], asked)
        tab = browser.new_page(base_url=address)
        sign_in(tab)
        take(browser, address, list(of_team(tab)), asked, tab.context.storage_state())
        browser.close()
        alone.should_exit = together.should_exit = True


if __name__ == "__main__":
    main()
