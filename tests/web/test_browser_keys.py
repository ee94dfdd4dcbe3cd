"""The whole way by keyboard alone: from the inbox to a case to an entry, decided on and taken back, the focus always seen."""

import pytest
from playwright.sync_api import Page

from tests.web.browsing import address, browser, case_of, filled, needs_chromium, tab

__all__ = ["address", "browser", "filled", "tab"]
pytestmark = needs_chromium
_FOCUS = """() => {
    const one = document.activeElement, style = getComputedStyle(one), box = one.getBoundingClientRect();
    return {
        words: one.innerText || one.getAttribute('aria-label') || one.name || '',
        seen: box.width > 0 && box.right > 0 && parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none',
    };
}"""


def test_from_the_inbox_to_an_entry_decided_on_and_taken_back(tab: Page) -> None:
    tab.goto("/inbox")
    _to(tab, "Cases")
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/cases")
    _to(tab, "Police shooting", begins=True)
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/cases/case-*")
    _to_row(tab, "#timeline")
    tab.keyboard.press("o")
    tab.wait_for_selector("#panel")
    tab.wait_for_load_state()
    _decided(tab, "a", "accepted")
    _corrected(tab)
    _decided(tab, "x", "rejected")
    for state in ("corrected", "accepted", "not looked at"):
        _decided(tab, "u", state)


def test_the_skip_link_leads_past_the_navigation(tab: Page) -> None:
    tab.goto("/cases")
    tab.keyboard.press("Tab")
    assert tab.evaluate(_FOCUS) == {"words": "To the content", "seen": True}
    tab.keyboard.press("Enter")
    assert tab.evaluate("document.activeElement.id") == "main"
    tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.closest('main') !== null")


@pytest.mark.parametrize("page", ["/inbox", "/cases", "/documents", "/people", "/read", "/news", "/find?q=officer"])
def test_a_page_has_its_landmarks_one_heading_and_a_title_of_its_own(tab: Page, page: str) -> None:
    tab.goto(page)
    counts = {name: tab.get_by_role(name).count() for name in ("banner", "main", "contentinfo", "search")}  # type: ignore[arg-type]
    assert counts == dict.fromkeys(counts, 1)
    assert tab.get_by_role("navigation", name="Desk").count() == 1
    assert tab.locator("h1").count() == 1 and tab.title().endswith(" · onrecord")


def test_the_focus_is_seen_wherever_it_goes(tab: Page) -> None:
    tab.goto(case_of(tab))
    for _ in range(40):
        tab.keyboard.press("Tab")
        focus = tab.evaluate(_FOCUS)
        assert focus["seen"], focus


def _to(tab: Page, words: str, *, begins: bool = False) -> None:
    """Go on by Tab until what has these words has the focus, which has to be seen."""
    for _ in range(60):
        tab.keyboard.press("Tab")
        focus = tab.evaluate(_FOCUS)
        if focus["words"].startswith(words) if begins else focus["words"] == words:
            assert focus["seen"], focus
            return
    raise AssertionError(f"no Tab leads to {words!r}")


def _to_row(tab: Page, section: str) -> None:
    """Go on by `j` until an entry of a section is the current one."""
    for _ in range(60):
        tab.keyboard.press("j")
        if tab.locator(f"{section} [data-current]").count():
            return
    raise AssertionError(f"no key leads to {section!r}")


def _decided(tab: Page, key: str, state: str) -> None:
    """Press a key on the entry's own page, which is sent and comes back."""
    with tab.expect_navigation():
        tab.keyboard.press(key)
    assert state in tab.locator("#panel .state").first.inner_text()


def _corrected(tab: Page) -> None:
    """Open the form with its key, write a number into its field, and send it with Enter."""
    tab.keyboard.press("c")
    tab.wait_for_selector("input[name='field.count']", state="visible")
    while tab.evaluate("document.activeElement.name") != "field.count":
        tab.keyboard.press("Tab")
    tab.keyboard.type("4")
    with tab.expect_navigation():
        tab.keyboard.press("Enter")
    assert "corrected" in tab.locator("#panel .state").first.inner_text()
