"""The pages that show: cases, one case, documents, one document, what waits, what is found."""

from datetime import date
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from onrecord.review import Reviewed
from onrecord.review.news import followed_as
from onrecord.review.policies import policy_of
from onrecord.store import Hit
from onrecord.store.case_filter import Wanted, days_silent
from onrecord.store.inbox import ALL
from onrecord.text import heading
from onrecord.web.case_asked import order_of, wanted
from onrecord.web.case_statements import Grouping
from onrecord.web.case_view import CaseView
from onrecord.web.desk import Desk
from onrecord.web.document_view import LAYERS, DocumentView
from onrecord.web.numbers import PageNumber
from onrecord.web.rendering import Pages
from onrecord.web.text import Piece

PAGE, WAITING, HITS = 40, 5, 40  # cases or documents, documents that wait, hits on one page
# The orders of the list of cases, in words.
SORTED = {
    "updated": "latest word",
    "day": "day of the incident",
    "silent": "longest silence",
    "open": "most open",
    "unseen": "most to look at",
    "documents": "most documents",
    "place": "place",
    "title": "title",
}

# What else narrows the list down, in words; and all that does.
NARROWING = {
    "state": "State",
    "city": "Town",
    "agency": "Agency",
    "person": "Person",
    "status": "Status",
    "since": "From",
    "until": "To",
}
FILTERS = ("q", *NARROWING, "thread", "silent", "unseen", "followed")


def routes(desk: Desk, page: Pages) -> APIRouter:
    """The routes of the pages."""
    router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

    @router.get("/")
    def home() -> RedirectResponse:
        return RedirectResponse("/cases", 303)

    @router.get("/cases")
    def cases(
        request: Request,
        asked: Annotated[Wanted, Depends(wanted)],
        followed: bool = False,
        sort: str = "updated",
        number: PageNumber = 1,
    ) -> HTMLResponse:
        chosen = desk.among_followed(asked) if followed else asked
        total, found = desk.cases(chosen, order_of(sort), PAGE, (number - 1) * PAGE)
        given = {name: value for name, value in request.query_params.items() if value and name in FILTERS}
        return page(request, "cases.html", cases=found, total=total, sort=sort, number=number, sorts=SORTED,
                    given=given, narrow=given.keys() - {"q", "unseen", "followed"},
                    narrowing=NARROWING,
                    address="/cases?" + urlencode({**given, "sort": sort}), pages=-(-total // PAGE), today=date.today(),
                    silence=days_silent)  # fmt: skip

    @router.get("/cases/{case_id}")
    def case(request: Request, case_id: str, by: Grouping = "speaker") -> HTMLResponse:
        view = CaseView(desk.case(case_id), by=by, versions=desk.versions(desk.members(case_id)))
        followed = followed_as(desk.store, case_id) is not None
        return page(request, "case.html", view=view, case_id=case_id, names=policy_of(desk.store, case_id), followed=followed)

    @router.get("/documents")
    def documents(request: Request, number: PageNumber = 1) -> HTMLResponse:
        total, found = desk.store.latest_documents(PAGE, (number - 1) * PAGE)
        return page(request, "documents.html", documents=found, total=total, number=number, pages=-(-total // PAGE))

    @router.get("/documents/{name}")
    def document(request: Request, name: str, entry: str | None = None) -> HTMLResponse:
        reviewed = desk.document(name)
        entry = _key(reviewed, entry)
        case = desk.case_of(reviewed.machine.document.id)
        original = desk.store.original(reviewed.machine.document.id) if entry and reviewed.machine.document.pages else None
        return page(request, "document.html", view=DocumentView(reviewed, case, entry, original), asked=entry)

    @router.get("/inbox")
    def inbox(request: Request, layer: str = "", number: PageNumber = 1) -> HTMLResponse:
        views = [_Waiting(each, layer) for each in desk.waiting(layer or ALL, WAITING, (number - 1) * WAITING)]
        documents, total = desk.store.unseen(layer or ALL)
        return page(request, "inbox.html", views=views, layer=layer, layers=LAYERS, number=number,
                    pages=-(-documents // WAITING), total=total, documents=documents)  # fmt: skip

    @router.get("/find")
    def find(request: Request, q: str = "") -> HTMLResponse:
        hits = desk.store.find(q, HITS) if q.strip() else []
        return page(request, "find.html", hits=[(hit, _title(desk, hit), _pieces(hit)) for hit in hits], q=q)

    return router


def _key(reviewed: Reviewed, asked: str | None) -> str | None:
    """The key of the entry that is asked for by its key, or as the search names it: `statements:s3`."""
    layer, colon, name = (asked or "").partition(":")
    named = (e.key for e in reviewed.entries.values() if (e.layer, getattr(e.machine, "id", None)) == (layer, name))
    return next(named, asked) if colon else asked


def _title(desk: Desk, hit: Hit) -> str:
    """The title of a hit's document, or how its text begins."""
    known = None if hit.title else desk.store.document(hit.document)
    return heading(hit.title, known[0].text if known else "")


def _pieces(hit: Hit) -> list[Piece]:
    """A hit's snippet with the words that were looked for marked."""
    pieces, at = [], 0
    for start, end in hit.marks:
        pieces += [Piece(hit.snippet[at:start]), Piece(hit.snippet[start:end], marked=True)]
        at = end
    return [*pieces, Piece(hit.snippet[at:])]


class _Waiting(DocumentView):
    """A document with what waits in it, of one layer or of all."""

    def __init__(self, reviewed: Reviewed, layer: str) -> None:
        super().__init__(reviewed, None)
        waiting = [entry for entry in reviewed.entries.values() if entry.waits and layer in {"", entry.layer}]
        self.waiting = [self.show(entry) for entry in waiting]
        self.lost = reviewed.lost if not layer else []
