"""Every page of the desk in a browser, in both themes: axe finds nothing, and nothing is wider than the screen."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page

from onrecord.store import Store
from onrecord.store.team import Team
from onrecord.web.app import create_app
from tests.web.browsing import address, browser, case_of, filled, needs_chromium, sign_in, team_address

__all__ = ["address", "browser", "filled", "team_address"]
pytestmark = needs_chromium
THEMES = pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
Scheme = Literal["dark", "light"]


@THEMES
def test_axe_finds_nothing_and_no_page_is_wider_than_the_screen(
    browser: Browser, address: str, width: int, scheme: Scheme
) -> None:
    context = _context(browser, address, width, scheme)
    opened = context.new_page()
    _look_over(opened, width, pages(opened))
    context.close()


@THEMES
def test_nor_on_the_pages_of_a_team(browser: Browser, team_address: str, width: int, scheme: Scheme) -> None:
    context = _context(browser, team_address, width, scheme)
    opened = context.new_page()
    _look_over(opened, width, ["/sign-in"])
    sign_in(opened)
    _look_over(opened, width, team_pages(opened))
    context.close()


def test_all_pages_that_there_are_were_looked_at(browser: Browser, team_address: str, filled: Store) -> None:
    opened = browser.new_page(base_url=team_address)
    sign_in(opened)
    seen = {page.partition("?")[0] for page in ["/sign-in", *pages(opened), *team_pages(opened)]}
    routes = set(_shown(create_app(filled, "", {"127.0.0.1"}, team=Team(filled)).routes)) - {"/"}
    assert "/cases/{case_id}/access" in routes
    assert [route for route in sorted(routes) if not any(re.fullmatch(_pattern(route), page) for page in seen)] == []
    opened.close()


def test_lists_do_not_scroll_sideways(browser: Browser, address: str) -> None:
    opened = browser.new_page(base_url=address, viewport={"width": 360, "height": 780})
    for page in ("/cases", "/documents", case_of(opened)):
        opened.goto(page)
        assert opened.locator(".list").count()
        boxes = opened.locator(".scroll:not(.picture)").evaluate_all("all => all.map(one => one.scrollWidth - one.clientWidth)")
        assert max(boxes, default=0) <= 0, page
    opened.close()


def test_lines_are_not_too_long_on_a_wide_screen(browser: Browser, address: str) -> None:
    opened = browser.new_page(base_url=address, viewport={"width": 2560, "height": 1200})
    for page in (case_of(opened), "/inbox", "/documents", "/people"):
        opened.goto(page)
        widths = opened.locator("main p, main li, .text").evaluate_all("all => all.map(one => one.clientWidth)")
        assert max(widths) <= 1300, page
        words = opened.locator(".words").evaluate_all("all => all.map(one => one.clientWidth)")
        assert max(words, default=0) <= 46 * 15, page
    opened.close()


def pages(opened: Page) -> list[str]:
    """Every page of the desk."""
    case = case_of(opened)
    opened.goto(case)
    entry = opened.locator("#timeline a.cite").first.get_attribute("href") or ""
    party = case + "/parties/" + (opened.locator("#people tr[data-item]").first.get_attribute("id") or "")
    document = re.sub(r"\?.*", "", entry)
    of_case = [case, f"{case}?by=date", party, *(f"{case}/{name}" for name in ("entries", "arrange", "history", "page"))]
    lists = ["/cases", "/documents", "/inbox", "/inbox?layer=events", "/news", "/people", "/agencies", "/read"]
    return [*of_case, *lists, "/find?q=officer", "/find?q=zebra", "/find", document, entry, "/cases?q=zebra", "/nothing"]


def team_pages(opened: Page) -> list[str]:
    """The pages that a team's desk has besides."""
    return ["/account", "/accounts", "/log", f"{case_of(opened)}/access"]


def _context(browser: Browser, address: str, width: int, scheme: Scheme) -> BrowserContext:
    size = {"width": width, "height": 900}
    return browser.new_context(base_url=address, viewport=size, color_scheme=scheme, bypass_csp=True)  # type: ignore[arg-type]


def _look_over(opened: Page, width: int, listed: Iterable[str]) -> None:
    for page in listed:
        opened.goto(page)
        found = Axe().run(opened)
        assert not found.response["violations"], (page, found.generate_report())
        for wide in (width, 2560):
            opened.set_viewport_size({"width": wide, "height": 900})
            assert opened.evaluate("document.documentElement.scrollWidth") <= wide, page
        opened.set_viewport_size({"width": width, "height": 900})


def _shown(routes: Iterable[Any], *, pages: bool = False) -> Iterator[str]:
    """The paths of the pages among routes: what is not in the API's schema, pictures left out."""
    for route in routes:
        if inner := getattr(route, "original_router", None):
            yield from _shown(inner.routes, pages=pages or not inner.include_in_schema)
        elif (pages or not getattr(route, "include_in_schema", True)) and "GET" in (getattr(route, "methods", None) or ()):
            if not route.path.endswith((".png", ".json")):
                yield route.path


def _pattern(route: str) -> str:
    return re.sub(r"\{\w+\}", "[^/]+", route)
