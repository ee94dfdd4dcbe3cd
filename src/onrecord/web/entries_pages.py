"""The page of a case's entries, those that a filter shows: to look at them, to decide on all of them, to take that back."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from onrecord.errors import Stale
from onrecord.review.batch import Action, on_all
from onrecord.review.deciding import BadDecision, Step
from onrecord.store import Decision
from onrecord.web.case_entries import STATES, Asked, Entries, Layer, Review
from onrecord.web.case_view import CaseView
from onrecord.web.decisions_api import undone
from onrecord.web.desk import Desk
from onrecord.web.document_view import LAYERS
from onrecord.web.forms import form_of, number_in
from onrecord.web.guard import Token
from onrecord.web.numbers import PageNumber, RowNumber
from onrecord.web.rendering import Pages
from onrecord.web.steps import why_of

Fields = Annotated[FormData, Depends(form_of)]
PAGE = 60
_ACTIONS: dict[str, Action] = {"accept_all": "accept", "reject_all": "reject"}


def routes(desk: Desk, page: Pages, token: Token) -> APIRouter:
    """The routes."""
    router = APIRouter(include_in_schema=False)

    @router.get("/cases/{case_id}/entries")
    def entries(
        request: Request,
        case_id: str,
        layer: Layer = "",
        state: Review = "",
        q: str = "",
        document: str = "",
        first: RowNumber = None,
        last: RowNumber = None,
        number: PageNumber = 1,
    ) -> HTMLResponse:
        view = CaseView(desk.case(case_id))
        asked = Asked(layer, state, q, document)
        found = Entries(view, asked)
        made = (
            [each for each in desk.store.decisions_beside([first]) if first <= each.number <= (last or first)] if first else []
        )
        return page(request, "case_entries.html", view=view, case_id=case_id, found=found, asked=asked, layers=LAYERS,
                    states=STATES, made=made, rows=found.rows[(number - 1) * PAGE : number * PAGE], number=number,
                    pages=-(-len(found.rows) // PAGE), address=_address(case_id, asked))  # fmt: skip

    @router.post("/cases/{case_id}/entries")
    def decide(request: Request, case_id: str, form: Fields) -> Response:
        token.check(form)
        asked = Asked(*(str(form.get(name, "")) for name in ("layer", "state", "q", "document")))  # type: ignore[arg-type]
        back = _address(case_id, asked)
        try:
            made = desk.decide(_steps(desk, case_id, asked, form))
        except Stale as stale:
            return page(request, "stale.html", 409, decision=stale.decision, back=back)
        undoing = form.get("action") == "undo_all"
        return RedirectResponse(back if undoing else f"{back}&first={min(made)}&last={max(made)}", 303)

    return router


def _steps(desk: Desk, case_id: str, asked: Asked, form: FormData) -> list[Step]:
    action, why = str(form.get("action", "")), why_of(form)
    if action == "undo_all":
        return undone_between(desk, case_id, form)
    if action not in _ACTIONS:
        raise BadDecision(f"there is no action {action!r}")
    found = Entries(CaseView(desk.case(case_id)), asked)
    if form.get("version") != found.version:
        raise Stale
    return on_all(found.view.reviewed.documents, found.parts, _ACTIONS[action], desk.reviewer, why)


def undone_between(desk: Desk, case_id: str, form: FormData) -> list[Step]:
    """What takes back the decisions on a case between the two numbers that a form gives."""
    first, last = number_in(form, "first") or 0, number_in(form, "last") or 0
    return undone(desk, {each.number for each in _between(desk, case_id, first, last)}, why_of(form))


def _between(desk: Desk, case_id: str, first: int, last: int) -> list[Decision]:
    return [each for each in desk.store.decisions(desk.members(case_id)) if first <= each.number <= last]


def _address(case_id: str, asked: Asked) -> str:
    given = {"layer": asked.layer, "state": asked.state, "q": asked.words, "document": asked.document}
    return f"/cases/{case_id}/entries?" + urlencode({name: value for name, value in given.items() if value})
