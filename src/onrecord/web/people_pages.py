"""People and agencies across cases. A name is no identity: entries of different cases stand apart under it."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from onrecord.web.desk import Desk
from onrecord.web.numbers import PageNumber
from onrecord.web.rendering import Pages

PAGE = 50
KINDS = {"people": False, "agencies": True}


def routes(desk: Desk, page: Pages) -> APIRouter:
    """The routes."""
    router = APIRouter(include_in_schema=False)

    def listed(request: Request, q: str = "", several: bool = False, number: PageNumber = 1) -> HTMLResponse:
        kind = request.url.path.strip("/")
        found = desk.bearers(q, bodies=KINDS[kind], several=several, limit=PAGE + 1, offset=(number - 1) * PAGE)
        return page(request, "people.html", kind=kind, q=q, several=several, found=found[:PAGE], number=number,
                    pages=number + (len(found) > PAGE))  # fmt: skip

    for kind in KINDS:
        router.get(f"/{kind}")(listed)
    return router
