"""The whole way in a real browser, on a real server with a real database."""

import json

from playwright.sync_api import Browser, Page

from tests.web.browsing import SAMPLES, address, browser, case_of, filled, needs_chromium, tab

__all__ = ["address", "browser", "filled", "tab"]
pytestmark = needs_chromium


def test_the_walk(tab: Page) -> None:
    _read(tab)
    case = _opened(tab, "Ashby")
    _checked_against_its_words(tab)
    _corrected_and_taken_back(tab)
    rejected = _rejected(tab, case)
    people = _merged(tab, case)
    _exported(tab, case, rejected, people)
    _told_in_the_history(tab, case)


def _read(tab: Page) -> None:
    """Drop two of the samples and wait until they are read and linked."""
    tab.goto("/read")
    tab.set_input_files("input[type=file]", [SAMPLES / "wire-state-bureau.txt", SAMPLES / "family-release.docx"])
    tab.click("button.main")
    tab.wait_for_selector("#jobs li.done:nth-child(2)")
    tab.wait_for_selector("#jobs h2:has-text('Read since')")


def _opened(tab: Page, words: str) -> str:
    tab.goto(f"/cases?q={words}")
    tab.click("tbody th a")
    return tab.url


def _checked_against_its_words(tab: Page) -> None:
    tab.locator("#timeline tr:has-text('use of force')").first.locator("a.cite").first.click()
    assert tab.locator("#text .on").first.is_visible()


def _corrected_and_taken_back(tab: Page) -> None:
    tab.click("summary:has-text('Correct it')")
    tab.fill("input[name='field.count']", "4")
    tab.fill(".chosen input[name=why] >> nth=0", "four casings")
    tab.click("button:has-text('Keep the correction')")
    assert "corrected" in tab.locator("#panel .state").first.inner_text()
    assert "four casings" in tab.locator(".history").inner_text()
    tab.wait_for_load_state()  # keys count once the script of the new page has run
    tab.keyboard.press("u")
    tab.wait_for_selector(".history li.undone")
    assert "taken back" in tab.locator(".history").inner_text()


def _rejected(tab: Page, case: str) -> str:
    """Reject a statement of the case; its words, which leave the case."""
    tab.goto(case)
    row = tab.locator("#statements tr[data-item]").first
    words = row.locator("q").first.inner_text()
    row.get_by_role("button", name="Reject").click()
    tab.wait_for_function("words => !document.querySelector('#statements').innerText.includes(words)", arg=words)
    return words


def _merged(tab: Page, case: str) -> list[str]:
    """Make two parties one, of whom one document alone tells; who is in the case then."""
    tab.goto(case)
    count = tab.locator("#people tr[data-item]").count()
    alone = tab.locator("#people tr[data-item]:not(:has(.more)):has(a.cite:text-is('1')) td.who a")
    one, other = alone.nth(0), alone.nth(1).inner_text()
    one.click()
    tab.select_option("select[name=other]", label=other)
    tab.click("button:has-text('Make them one')")
    tab.wait_for_selector("#people tr[data-item]")
    people = tab.locator("#people td.who a").all_inner_texts()
    assert len(people) < count
    return people


def _exported(tab: Page, case: str, rejected: str, people: list[str]) -> None:
    """Save the page and the JSON under everybody's names: both are the case as people left it."""
    tab.goto(case)
    tab.select_option("#share select[name=names]", "all")
    tab.click("#share button:text-is('Set')")
    page = _saved(tab, "#share a:has-text('to save')")
    assert page.startswith("<!doctype html>") and all(name in page for name in people)
    assert rejected not in page and "<script" not in page
    record = json.loads(_saved(tab, "#share a:has-text('as JSON')"))["case"]
    assert len(record["documents"]) == 2 and len(record["parties"]) == len(people)
    assert {party["name"] or party["label"] for party in record["parties"]} == set(people)


def _saved(tab: Page, link: str) -> str:
    """What a link to a file has the browser save."""
    with tab.expect_download() as saving:
        tab.click(link)
    return saving.value.path().read_text("utf-8")


def _told_in_the_history(tab: Page, case: str) -> None:
    tab.goto(f"{case}/history")
    told = tab.locator("ol.history").first.inner_text()
    assert all(action in told for action in ("correct", "undo", "reject", "merge"))


def test_two_parties_are_merged_and_the_merge_undone(tab: Page) -> None:
    case = case_of(tab)
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
    tab.goto(case_of(tab))
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


def test_the_second_of_two_people_is_told_of_the_firsts_change(tab: Page, browser: Browser, address: str) -> None:
    tab.goto("/inbox?layer=evidence")
    other = browser.new_page(base_url=address)
    other.goto("/inbox?layer=evidence")
    row = "section.waits tr[data-item] >> nth=0"
    other.locator(row).get_by_role("button", name="Reject").click()
    other.wait_for_timeout(500)
    other.close()
    tab.locator(row).get_by_role("button", name="Accept").click()
    tab.wait_for_selector("h1:has-text('changed meanwhile')")
    assert "reject" in tab.locator("main").inner_text()


def test_reading_needs_no_script(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    opened = context.new_page()
    opened.goto(case_of(opened))
    opened.locator("#people tr[data-item] >> nth=0").get_by_role("button", name="Accept").click()
    assert opened.locator("#people tr.accepted").count() == 1
    opened.locator("#people a.cite").first.click()
    assert opened.locator("#text .on").first.is_visible()
    context.close()
