"""Pages about a case besides its own: a party in it, its documents to arrange, its history, the page for others."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from onrecord.cases.naming import Policy
from onrecord.errors import NotFound, Stale
from onrecord.review.news import followed_as
from onrecord.review.policies import policy_of
from onrecord.web.addresses import own
from onrecord.web.arranging import Arrangement, arrange, near
from onrecord.web.case_view import CaseView
from onrecord.web.desk import Desk
from onrecord.web.entries_pages import undone_between
from onrecord.web.forms import form_of, number_in
from onrecord.web.guard import Token
from onrecord.web.history import acts
from onrecord.web.rendering import Pages
from onrecord.web.static_page import ALONE, static_page
from onrecord.web.steps import why_of

Fields = Annotated[FormData, Depends(form_of)]
SHOWN = 12  # cases that may be meant


def routes(desk: Desk, page: Pages, token: Token) -> APIRouter:
    """The routes."""
    router = APIRouter(include_in_schema=False)

    @router.get("/cases/{case_id}/parties/{party}")
    def party(request: Request, case_id: str, party: str) -> HTMLResponse:
        view = CaseView(desk.case(case_id))
        rows = {row.id: row for _, group in view.parties for row in group}
        if party not in rows:
            raise NotFound("the case has no such party; it may have been merged or told apart")
        others = [row for row in rows.values() if row.id != party]
        return page(request, "case_party.html", view=view, case_id=case_id, one=rows[party], others=others)

    @router.get("/cases/{case_id}/arrange")
    def arrange(request: Request, case_id: str, q: str = "") -> HTMLResponse:
        view, history = CaseView(desk.case(case_id)), desk.store.case_history(case_id)
        seen = max((each.number or 0 for each in history), default=0)
        return page(request, "case_arrange.html", view=view, case_id=case_id, q=q, cases=near(desk, case_id, q, SHOWN),
                    history=history[::-1], seen=seen)  # fmt: skip

    @router.post("/cases/{case_id}/arrange")
    def arranged(request: Request, case_id: str, form: Fields) -> Response:
        token.check(form)
        try:
            to = _arrange(desk, case_id, form)
        except Stale as stale:
            return page(request, "stale.html", 409, decision=stale.decision, back=f"/cases/{case_id}/arrange")
        return RedirectResponse(f"/cases/{to}/arrange", 303)

    @router.get("/cases/{case_id}/history")
    def history(request: Request, case_id: str) -> HTMLResponse:
        reviewed = desk.case(case_id)
        decided = desk.store.decisions(list(reviewed.documents))
        return page(request, "case_history.html", view=CaseView(reviewed), case_id=case_id, made=acts(decided),
                    decided=len(decided), judged=desk.store.case_history(case_id)[::-1])  # fmt: skip

    @router.post("/cases/{case_id}/history")
    def take_back(request: Request, case_id: str, form: Fields) -> Response:
        token.check(form)
        back = f"/cases/{case_id}/history"
        try:
            desk.decide(undone_between(desk, case_id, form))
        except Stale as stale:
            return page(request, "stale.html", 409, decision=stale.decision, back=back)
        return RedirectResponse(back, 303)

    @router.get("/cases/{case_id}/page")
    def for_others(case_id: str) -> Response:
        reviewed = desk.case(case_id)
        words = static_page(reviewed, datetime.now(UTC).date(), policy_of(desk.store, case_id))
        return Response(words, media_type="text/html", headers={"content-security-policy": ALONE})

    @router.post("/cases/{case_id}/follow")
    def follow(case_id: str, form: Fields) -> Response:
        token.check(form)
        members, name = desk.members(case_id), followed_as(desk.store, case_id)
        if form.get("action") == "follow":
            desk.store.follow(name or case_id, members, why_of(form))
        elif name:
            desk.store.unfollow(name)
        return RedirectResponse(own(str(form.get("back", "")), f"/cases/{case_id}"), 303)

    @router.post("/cases/{case_id}/names")
    def names(case_id: str, form: Fields) -> Response:
        token.check(form)
        desk.case(case_id)
        policy: Policy = "all" if form.get("names") == "all" else "shielded"
        desk.store.set_for(case_id, "names", policy, desk.reviewer)
        return RedirectResponse(f"/cases/{case_id}#share", 303)

    return router


def _arrange(desk: Desk, case_id: str, form: FormData) -> str:
    """Do what the form asks for; the id of the case to go to. Raises BadDecision and Stale."""
    action, number = str(form.get("action", "")), number_in(form, "number")
    if action == "undo" and number is not None:
        with desk.changing():
            desk.store.undo_judgement(number, desk.reviewer, why_of(form))
        return case_id if desk.store.members(case_id) else next(iter(desk.store.cases()))
    documents = [str(name) for name in form.getlist("document")]
    wanted = Arrangement(action, documents, str(form.get("into", "")), number_in(form, "seen"), why_of(form))
    return arrange(desk, case_id, wanted)[1]
