"""The whole way in a real browser, on a real server with a real database; axe on every page."""

import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
import uvicorn
from playwright.sync_api import Page, sync_playwright

from onrecord.store import Store
from onrecord.web.app import create_app
from tests.web.conftest import fill

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--headless", "--disable-gpu", "--disable-background-networking"]
SAMPLES = Path(__file__).parents[2] / "samples"
pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason="there is no Chromium on this machine")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Store(tmp_path_factory.mktemp("desk") / "desk.sqlite") as store:
        fill(store)
        app = create_app(store, "Jo Pell", {"127.0.0.1"})
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="critical", lifespan="off"))
        thread = threading.Thread(target=server.run)
        thread.start()
        while not server.started:
            thread.join(0.05)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def tab(address: str) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        opened = browser.new_page(base_url=address, viewport={"width": 1280, "height": 900})
        opened.set_default_timeout(20_000)
        problems: list[str] = []
        opened.on("pageerror", lambda error: problems.append(str(error)))
        opened.on(
            "console", lambda said: problems.append(said.text) if said.type == "error" and "409" not in said.text else None
        )
        yield opened
        browser.close()
        assert not problems


def test_the_walk(tab: Page) -> None:
    tab.goto("/read")
    tab.set_input_files("input[type=file]", [SAMPLES / "wire-state-bureau.txt", SAMPLES / "family-release.docx"])
    tab.click("button.main")
    tab.wait_for_selector("#jobs li.done:nth-child(2)")
    tab.wait_for_selector("#jobs h2:has-text('Read since')")

    tab.goto("/cases?q=Ashby")
    tab.click("tbody th a")
    row = tab.locator("#timeline tr:has-text('use of force')").first
    row.locator("a.cite").first.click()
    assert tab.locator("#text .on").count() > 0
    assert tab.locator("#text .on").first.is_visible()

    tab.click("summary:has-text('Correct it')")
    tab.fill("input[name='field.count']", "4")
    tab.fill(".chosen input[name=why] >> nth=0", "four casings")
    tab.click("button:has-text('Keep the correction')")
    assert tab.locator("#panel .state").first.inner_text() == "✎ corrected" or "corrected" in tab.locator("#panel").inner_text()
    assert "four casings" in tab.locator(".history").inner_text()
    tab.wait_for_load_state()  # keys count once the script of the new page has run
    tab.keyboard.press("u")
    tab.wait_for_selector(".history li.undone")
    assert "taken back" in tab.locator(".history").inner_text()


def test_two_parties_are_merged_and_the_merge_undone(tab: Page) -> None:
    case = _case(tab)
    tab.goto(case)
    count = tab.locator("#people tr[data-item]").count()
    tab.locator("#people td.who a").first.click()
    tab.select_option("select[name=other]", index=0)
    tab.click("button:has-text('Make them one')")
    tab.wait_for_selector("#people tr[data-item]")
    assert tab.locator("#people tr[data-item]").count() != count
    tab.goto(f"{case}/history")
    merged = tab.locator("ol.history li:has-text('merge') a").first
    merged.click()
    tab.locator("#panel .decide button:has-text('Undo')").click()
    tab.wait_for_selector(".history li.undone")
    tab.goto(case)
    assert tab.locator("#people tr[data-item]").count() == count


def test_words_are_selected_by_keys_into_a_new_entry(tab: Page) -> None:
    tab.goto("/documents")
    tab.click("a:has-text('Officer shoots man on Alder Street')")
    tab.wait_for_load_state()
    tab.keyboard.press("s")
    for key in ("ArrowRight", "Shift+ArrowRight", "Enter", "Enter"):
        tab.keyboard.press(key)
    assert tab.locator("[data-add] [name=words]").input_value() == "Officer shoots"
    assert tab.locator("[data-add] [name=start]").input_value() == "0"


def test_deciding_by_keys_without_a_reload(tab: Page) -> None:
    tab.goto(_case(tab))
    tab.evaluate("window.same = true")
    row = tab.locator("#timeline tr[data-item]").first
    name = row.get_attribute("id")
    before = tab.locator("#waiting").inner_text()
    for _ in range(60):
        tab.keyboard.press("j")
        if tab.locator("[data-current]").get_attribute("id") == name:
            break
    tab.keyboard.press("a")
    tab.wait_for_selector(f"tr#{name}.accepted")
    assert tab.locator("#waiting").inner_text() != before
    tab.keyboard.press("k")
    tab.keyboard.press("u")
    tab.wait_for_selector(f"tr#{name}.unseen")
    assert tab.locator("#waiting").inner_text() == before
    assert tab.evaluate("window.same") is True


def test_words_that_are_selected_become_an_entry(tab: Page) -> None:
    tab.goto("/documents")
    tab.click("a:has-text('Officer shoots man on Alder Street')")
    tab.click("summary:has-text('Add an entry')")
    tab.evaluate(
        """() => {
            const walker = document.createTreeWalker(document.getElementById('text'), NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const at = walker.currentNode.data.indexOf('March 12');
                if (at < 0) continue;
                document.getSelection().setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + 8);
                return;
            }
        }"""
    )
    tab.wait_for_function("document.querySelector('[data-add] [name=words]').value === 'March 12'")
    tab.select_option("[data-add] [name=kind]", "death")
    tab.click("button:has-text('Add it')")
    assert tab.locator("#text .on").first.inner_text() == "March 12"


def test_the_second_of_two_people_is_told_of_the_firsts_change(tab: Page, address: str) -> None:
    tab.goto("/inbox?layer=evidence")
    other = tab.context.browser.new_page(base_url=address)  # type: ignore[union-attr]
    other.goto("/inbox?layer=evidence")
    row = "section.waits tr[data-item] >> nth=0"
    other.locator(row).get_by_role("button", name="Reject").click()
    other.wait_for_timeout(500)
    other.close()
    tab.locator(row).get_by_role("button", name="Accept").click()
    tab.wait_for_selector("h1:has-text('changed meanwhile')")
    assert "reject" in tab.locator("main").inner_text()


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_axe_finds_nothing_and_no_page_is_wider_than_the_screen(
    tab: Page, address: str, width: int, scheme: Literal["dark", "light"]
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    browser = tab.context.browser
    assert browser is not None
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": 900}, color_scheme=scheme, bypass_csp=True
    )
    opened = context.new_page()
    for page in _pages(opened):
        opened.goto(page)
        found = Axe().run(opened)
        assert not found.response["violations"], (page, found.generate_report())
        for wide in (width, 2560):
            opened.set_viewport_size({"width": wide, "height": 900})
            assert opened.evaluate("document.documentElement.scrollWidth") <= wide, page
        opened.set_viewport_size({"width": width, "height": 900})
    context.close()


def _case(opened: Page) -> str:
    """The address of the case, which gets another id when the desk links what it has read."""
    opened.goto("/cases?q=Askew")
    return opened.locator("tbody th a").first.get_attribute("href") or ""


def _pages(opened: Page) -> list[str]:
    case = _case(opened)
    opened.goto(case)
    entry = opened.locator("#timeline a.cite").first.get_attribute("href") or ""
    document = re.sub(r"\?.*", "", entry)
    party = case + "/parties/" + (opened.locator("#people tr[data-item]").first.get_attribute("id") or "")
    more = [f"{case}?by=date", party, f"{case}/arrange", f"{case}/history", "/people", "/agencies"]
    opened.goto(case)
    return [*more, "/cases", case, "/documents", document, entry, "/inbox", "/read", "/find?q=officer", "/nothing"]


def test_reading_needs_no_script(tab: Page, address: str) -> None:
    browser = tab.context.browser
    assert browser is not None
    context = browser.new_context(base_url=address, java_script_enabled=False)
    opened = context.new_page()
    opened.goto(_case(opened))
    opened.locator("#people tr[data-item] >> nth=0").get_by_role("button", name="Accept").click()
    assert opened.locator("#people tr.accepted").count() == 1
    opened.locator("#people a.cite").first.click()
    assert opened.locator("#text .on").first.is_visible()
    context.close()
