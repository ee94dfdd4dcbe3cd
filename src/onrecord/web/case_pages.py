"""Pages about a case besides its own: a party in it, its documents to arrange, its history, the page for others."""

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from onrecord.cases.naming import Policy
from onrecord.errors import NotFound, Stale
from onrecord.review.deciding import BadDecision
from onrecord.store.case_filter import Wanted
from onrecord.web.case_view import CaseView
from onrecord.web.desk import Desk
from onrecord.web.forms import form_of
from onrecord.web.guard import Token
from onrecord.web.history import changes
from onrecord.web.rendering import Pages
from onrecord.web.static_page import policy_of, static_page
from onrecord.web.steps import why_of

Fields = Annotated[FormData, Depends(form_of)]
SHOWN = 12  # cases that may be meant
# The page for others has its style within it; nothing else of it may load or act.
ALONE = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


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
        _, found = desk.cases(_like(view, q), "updated", SHOWN + 1)
        others = [each for each in found if each.id != case_id]
        seen = max((each.number or 0 for each in history), default=0)
        return page(request, "case_arrange.html", view=view, case_id=case_id, q=q, cases=others[:SHOWN],
                    history=history[::-1], seen=seen)  # fmt: skip

    @router.post("/cases/{case_id}/arrange")
    def arranged(request: Request, case_id: str, form: Fields) -> Response:
        _check(token, form)
        try:
            to = _arrange(desk, case_id, form)
        except Stale as stale:
            return page(request, "stale.html", 409, decision=stale.decision, back=f"/cases/{case_id}/arrange")
        return RedirectResponse(f"/cases/{to}/arrange", 303)

    @router.get("/cases/{case_id}/history")
    def history(request: Request, case_id: str) -> HTMLResponse:
        reviewed = desk.case(case_id)
        made = changes(desk.store.decisions(list(reviewed.documents)))
        return page(request, "case_history.html", view=CaseView(reviewed), case_id=case_id, made=made,
                    judged=desk.store.case_history(case_id)[::-1])  # fmt: skip

    @router.get("/cases/{case_id}/page")
    def for_others(case_id: str) -> Response:
        reviewed = desk.case(case_id)
        words = static_page(reviewed, datetime.now(UTC).date(), policy_of(desk.store, case_id))
        return Response(words, media_type="text/html", headers={"content-security-policy": ALONE})

    @router.post("/cases/{case_id}/names")
    def names(case_id: str, form: Fields) -> Response:
        _check(token, form)
        desk.case(case_id)
        policy: Policy = "all" if form.get("names") == "all" else "shielded"
        desk.store.set_for(case_id, "names", policy, desk.reviewer)
        return RedirectResponse(f"/cases/{case_id}#share", 303)

    return router


def _check(token: Token, form: FormData) -> None:
    if not token.fits(str(form.get("token", ""))):
        raise HTTPException(403, "The page is from before the desk was started anew; load it again.")


def _like(view: CaseView, words: str) -> Wanted:
    """The cases with the words that were looked for; without any, those of the same agency, or else of the same town."""
    if words.strip():
        return Wanted(words=words)
    agency = next((p.name for p in view.case.parties if p.name and "involved_agency" in p.roles), None)
    places = (event.place.city for event in view.case.events if event.place and event.type == "use_of_force")
    return Wanted(agency=agency) if agency else Wanted(city=next(filter(None, places), None))


def _arrange(desk: Desk, case_id: str, form: FormData) -> str:
    """Do what the form asks for; the id of the case to go to. Raises BadDecision and Stale."""
    action, into = str(form.get("action", "")), str(form.get("into", ""))
    said: dict[str, Any] = {"by": desk.reviewer, "why": why_of(form)}
    if action == "undo" and str(form.get("number", "")).isdecimal():
        desk.store.undo_judgement(int(str(form.get("number"))), **said)
        return case_id if case_id in desk.store.cases() else next(iter(desk.store.cases()))
    chosen = [desk.document(str(name)).machine.document.id for name in form.getlist("document")]
    said["seen"] = int(str(form.get("seen"))) if str(form.get("seen", "")).isdecimal() else None
    if action == "split" and chosen:
        desk.store.split_case(case_id, chosen, **said)
        return case_id
    if not into:
        raise BadDecision("choose documents, and the case that is meant")
    desk.case(into)
    if action == "merge":
        desk.store.merge_cases([into, case_id], **said)
        return into
    if action == "move" and chosen:
        known = desk.store.cases()
        placed = {each: {case for case, its in known.items() if each in its and case != case_id} | {into} for each in chosen}
        desk.store.judge_cases(placed, **said)
        return into
    raise BadDecision("choose documents, and what to do with them")
