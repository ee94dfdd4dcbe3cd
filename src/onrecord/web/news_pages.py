"""What is new in the cases that are followed."""

from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from onrecord.review.news import all_news, looked_at
from onrecord.web.answers import version
from onrecord.web.desk import Desk
from onrecord.web.forms import form_of
from onrecord.web.guard import Token
from onrecord.web.news_api import first_page
from onrecord.web.rendering import Pages

# What a change is of, in words, in the order in which it is told. A thread that vanished is closed.
LAYERS = {
    "events": "What happened",
    "points": "Accounts",
    "threads": "Open and closed",
    "statements": "Who said what",
    "evidence": "Evidence",
}


def routes(desk: Desk, page: Pages, token: Token) -> APIRouter:
    """The routes."""
    router = APIRouter(include_in_schema=False)

    @router.get("/news")
    def news(request: Request) -> HTMLResponse:
        told = all_news(desk.store)
        return page(request, "news.html",
                    fresh=[each for each in told if each.is_news], quiet=[each for each in told if not each.is_news],
                    layers=LAYERS, version=version(first_page(told)))  # fmt: skip

    @router.post("/news")
    def seen(form: Annotated[FormData, Depends(form_of)]) -> Response:
        token.check(form)
        told = all_news(desk.store)
        if form.get("version") not in {None, version(first_page(told))}:
            raise HTTPException(409, "There is more news by now: look at it once more.")
        looked_at(desk.store, told)
        return RedirectResponse("/news", 303)

    return router
