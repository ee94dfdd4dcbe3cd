"""The pages that show: cases, one case, documents, one document, what waits, what is found."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from onrecord.cases.merging import edtf
from onrecord.review import Reviewed
from onrecord.store import Hit
from onrecord.web.case_statements import Grouping
from onrecord.web.case_view import CaseView
from onrecord.web.desk import Desk
from onrecord.web.document_view import LAYERS, DocumentView
from onrecord.web.rendering import Pages
from onrecord.web.static_page import policy_of
from onrecord.web.text import Piece

PAGE = 40  # cases or documents on one page
SORTS = {
    "updated": lambda view: (view.case.case.updated or "", view.case.case.id),
    "day": lambda view: edtf.order(view.day if view.day != "undated" else None),
    "title": lambda view: view.title.casefold(),
    "unseen": lambda view: view.reviewed.waiting,
    "open": lambda view: len(view.case.open_threads),
}
_DESCENDING = {"updated", "unseen", "open"}


def routes(desk: Desk, page: Pages) -> APIRouter:
    """The routes of the pages."""
    router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

    @router.get("/")
    def home() -> RedirectResponse:
        return RedirectResponse("/cases", 303)

    @router.get("/cases")
    def cases(
        request: Request, q: str = "", sort: str = "updated", number: Annotated[int, Query(alias="page", ge=1)] = 1
    ) -> HTMLResponse:
        found = chosen_cases(desk, q, sort)
        first = (number - 1) * PAGE
        return page(request, "cases.html", views=found[first : first + PAGE], total=len(found), q=q, sort=sort,
                    number=number, pages=-(-len(found) // PAGE), today=date.today(), silence=silence)  # fmt: skip

    @router.get("/cases/{case_id}")
    def case(request: Request, case_id: str, by: Grouping = "speaker") -> HTMLResponse:
        view = CaseView(desk.case(case_id), by=by, versions=desk.versions(desk.members(case_id)))
        return page(request, "case.html", view=view, case_id=case_id, names=policy_of(desk.store, case_id))

    @router.get("/documents")
    def documents(request: Request, number: Annotated[int, Query(alias="page", ge=1)] = 1) -> HTMLResponse:
        found = desk.store.documents()[::-1]
        first = (number - 1) * PAGE
        return page(request, "documents.html", documents=found[first : first + PAGE], total=len(found),
                    number=number, pages=-(-len(found) // PAGE))  # fmt: skip

    @router.get("/documents/{name}")
    def document(request: Request, name: str, entry: str | None = None) -> HTMLResponse:
        reviewed = desk.document(name)
        case = desk.case_of(reviewed.machine.document.id)
        original = desk.store.original(reviewed.machine.document.id) if entry and reviewed.machine.document.pages else None
        return page(request, "document.html", view=DocumentView(reviewed, case, entry, original), asked=entry)

    @router.get("/inbox")
    def inbox(request: Request, layer: str = "", number: Annotated[int, Query(alias="page", ge=1)] = 1) -> HTMLResponse:
        waiting = [reviewed for reviewed in desk.documents() if reviewed.waiting]
        first = (number - 1) * 5
        views = [_Waiting(reviewed, layer) for reviewed in waiting[first : first + 5]]
        return page(request, "inbox.html", views=views, layer=layer, layers=LAYERS, number=number, pages=-(-len(waiting) // 5),
                    total=sum(reviewed.waiting for reviewed in waiting), documents=len(waiting))  # fmt: skip

    @router.get("/find")
    def find(request: Request, q: str = "") -> HTMLResponse:
        hits = desk.store.find(q, 60) if q.strip() else []
        return page(request, "find.html", hits=[(hit, _key(desk, hit), _pieces(hit)) for hit in hits], q=q)

    return router


def _key(desk: Desk, hit: Hit) -> str | None:
    """The key of the entry that a hit is in; None for the document itself."""
    entries = desk.document(hit.document).entries.values() if hit.entry else ()
    return next((e.key for e in entries if e.layer == hit.layer and getattr(e.machine, "id", None) == hit.entry), None)


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


def chosen_cases(desk: Desk, words: str, sort: str) -> list[CaseView]:
    """The cases that have all the words in what a list shows of them, in the order asked for."""
    wanted = words.casefold().split()
    views = [CaseView(case) for case in desk.cases()]
    found = [view for view in views if all(word in _listed(view) for word in wanted)]
    return sorted(found, key=SORTS.get(sort, SORTS["updated"]), reverse=sort not in SORTS or sort in _DESCENDING)


def _listed(view: CaseView) -> str:
    heading = view.case.case
    return " ".join([view.title, view.place, view.day, heading.status, heading.id, *view.people, *view.agencies]).casefold()


def silence(view: CaseView, today: date) -> int | None:
    """Days since the latest document of a case."""
    return edtf.days_between(view.case.case.updated, today.isoformat())
