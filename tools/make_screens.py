"""The pictures of the desk in docs/screens: the samples read, the desk opened, its pages at two widths in both themes."""

import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import uvicorn
from playwright.sync_api import Page, sync_playwright

from onrecord.sources import Limits, Originals, Place, Stated, locate, read_place
from onrecord.store import Store
from onrecord.store.intake import take_in
from onrecord.store.linking import link_new_documents
from onrecord.web.app import create_app

ROOT = Path(__file__).parents[1]
FLAGS = ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def fill(store: Store) -> None:
    """The sample documents, linked."""
    places = [place for place in locate([str(ROOT / "samples")]) if isinstance(place, Place)]
    originals = Originals()
    documents = (item for place in places for item in read_place(place, Stated(), Limits(), originals=originals))
    for _ in take_in(store, (item for item in documents if not isinstance(item, Exception)), originals=originals):
        pass
    link_new_documents(store)


def serve(store: Store) -> tuple[uvicorn.Server, str]:
    """The desk on a free port, in a thread."""
    server = uvicorn.Server(
        uvicorn.Config(create_app(store, "Jo Pell", {"127.0.0.1"}), port=0, log_level="error", lifespan="off")
    )
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        threading.Event().wait(0.05)
    return server, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"


def pages(tab: Page) -> Iterator[tuple[str, str]]:
    """The pages' names and addresses; some entries are decided on the way."""
    tab.goto("/cases")
    case = tab.locator("tbody th a").first.get_attribute("href") or ""
    tab.goto(case)
    for row in ("#timeline tr[data-item] >> nth=0", "#timeline tr[data-item] >> nth=1"):
        tab.locator(row).get_by_role("button", name="Accept").click()
        tab.wait_for_timeout(300)
    entry = tab.locator("#timeline tr[data-item] >> nth=1").locator("a.cite").first.get_attribute("href") or ""
    yield from (("cases", "/cases"), ("case", case), ("timeline", f"{case}#timeline"), ("entry", entry), ("inbox", "/inbox"))
    yield from (("document", entry.partition("?")[0]), ("people", "/people"), ("arrange", f"{case}/arrange"))
    tab.goto(case)
    yield "party", tab.locator("#people td.who a").first.get_attribute("href") or ""
    tab.goto("/documents")
    tab.click("a:has-text('Decision in the death')")
    yield "paper", tab.locator("aside a[data-open]").first.get_attribute("href") or ""


def main() -> None:
    """Make them all."""
    out = ROOT / "docs" / "screens"
    out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "desk.sqlite") as store, sync_playwright() as playwright:
        fill(store)
        server, address = serve(store)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        listed = list(pages(browser.new_page(base_url=address)))
        for width, height in ((1280, 900), (360, 780)):
            for scheme in SCHEMES:
                size = {"width": width, "height": height}
                tab = browser.new_page(base_url=address, viewport=size, color_scheme=scheme)  # type: ignore[arg-type]
                for name, page in listed:
                    tab.goto(page)
                    tab.screenshot(path=out / f"{name}-{width}-{scheme}.png")
        browser.close()
        server.should_exit = True


if __name__ == "__main__":
    main()
