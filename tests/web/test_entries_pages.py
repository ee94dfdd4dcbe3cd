"""The page of a case's entries: filters, all that is shown decided at once, one step back; following and its news."""

from onrecord.store import Store
from tests.cases.sample import decision
from tests.web.conftest import CASE, OTHER
from tests.web.page import Page


def shown(page: Page) -> list[str]:
    return [node.text_content() for node in page.find("//table//p[@class='head']/b")]


def test_all_that_is_shown_is_accepted_and_taken_back(page: Page, store: Store) -> None:
    page.open(f"/cases/{CASE}")
    page.open(page.find("//a[@id='waiting']/@href")[0])
    everything = len(shown(page))
    page.open(f"/cases/{CASE}/entries?layer=events&state=unseen&q=askew")
    assert 0 < len(shown(page)) < everything
    page.follow(page.send(page.find("//form[@class='all']")[0], "accept_all", why="seen"))
    assert {row.action for row in store.decisions()} == {"accept"} and len(store.decisions()) > 1
    assert "accept" in page.text("//form[@class='done']") and not shown(page)
    page.open(f"/cases/{CASE}/history")
    assert len(page.find("//ol[@class='history'][1]/li[contains(., 'accept')]")) == 1
    page.follow(page.send(page.find("//ol[@class='history']//form[contains(@action, 'history')]")[0]))
    assert {row.undoes for row in store.decisions() if row.action == "undo"} == {
        row.number for row in store.decisions() if row.action == "accept"}  # fmt: skip
    assert shown(page.open(f"/cases/{CASE}/entries?layer=events&state=unseen&q=askew"))


def test_one_step_back_stands_where_it_was_decided(page: Page, store: Store) -> None:
    page.open(f"/cases/{CASE}/entries?layer=evidence")
    page.follow(page.send(page.find("//form[@class='all']")[0], "reject_all"))
    assert not shown(page)
    page.follow(page.send(page.find("//form[@class='done']")[0], "undo_all"))
    assert shown(page) == ["body camera"]
    assert [row.action for row in store.decisions()] == ["reject", "undo"]


def test_who_comes_second_is_told(page: Page, store: Store) -> None:
    form = page.open(f"/cases/{CASE}/entries?layer=evidence").find("//form[@class='all']")[0]
    page.follow(page.send(form, "accept_all"))
    answer = page.send(form, "reject_all")
    assert answer.status_code == 409 and "no longer so" in answer.text
    assert page.send(form, "explode", version="x").status_code == 400
    assert page.send(form, "accept_all", token="x").status_code == 403


def test_a_doubt_is_judged_where_it_is_told(page: Page, store: Store) -> None:
    page.open(f"/cases/{CASE}")
    forms = page.find("//div[@id='uncertain']//form")
    if not forms:
        return
    page.follow(page.send(forms[0], "not_one"))
    assert store.decisions()[-1].action == "split"


def test_a_case_is_followed_and_its_news_seen(page: Page, store: Store) -> None:
    assert "No case is followed" in page.open("/news").text()
    page.open(f"/cases/{CASE}")
    page.follow(page.send(page.find("//div[@class='tools']/form")[0], "follow"))
    assert "Nothing new" in page.open("/news").text()
    store.judge_cases({decision().document.id: [CASE, OTHER]}, "ana")
    store.merge_cases([CASE, OTHER], "ana")
    assert "new document" in page.open("/news").text()
    page.follow(page.send(page.find("//main//form")[0]))
    assert "Nothing new" in page.text()
    page.open(f"/cases/{CASE}")
    page.follow(page.send(page.find("//div[@class='tools']/form")[0], "unfollow"))
    assert store.followed() == []


def test_filters_of_the_list_of_cases_stay_filled_in(page: Page) -> None:
    page.open("/cases?city=harrow&unseen=true&sort=open")
    assert page.find("//input[@name='city']/@value") == ["harrow"]
    assert page.find("//input[@name='unseen'][@checked]") and page.find("//details[@open]")
    assert len(page.find("//tbody/tr")) == 1
    assert "No case is like that" in page.open("/cases?city=nowhere").text()
