"""A team's own pages: to sign in and out, one's account, everybody's accounts, who may see a case, the log."""

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from onrecord.errors import AccountError
from onrecord.store.team import ROLES, Team, TooManySignIns, passwords
from onrecord.web.addresses import own
from onrecord.web.desk import Desk
from onrecord.web.door import ACCOUNT, SIGN_IN, Cookie
from onrecord.web.forms import Fields
from onrecord.web.guard import Token
from onrecord.web.numbers import PageNumber
from onrecord.web.rendering import Pages
from onrecord.web.signed_in import actor, asks_from, owner, session

PAGE = 100  # rows of the log on one page
_WRONG = "No account has this name and this password."


def routes(desk: Desk, page: Pages, token: Token, team: Team, cookie: Cookie) -> APIRouter:
    """The pages of accounts; every form carries the token."""
    router = APIRouter(include_in_schema=False)
    router.include_router(_signing(page, token, team, cookie))
    router.include_router(_own_account(page, token, team, cookie))
    router.include_router(_administration(desk, page, token, team))
    return router


def _signing(page: Pages, token: Token, team: Team, cookie: Cookie) -> APIRouter:
    router = APIRouter()

    @router.get(SIGN_IN)
    def form_to_sign_in(request: Request, to: str = "/") -> HTMLResponse:
        return page(request, "sign_in.html", to=own(to), problem=None, name="")

    @router.post(SIGN_IN)
    def sign_in(request: Request, form: Fields) -> Response:
        token.check(form)
        name, to = str(form.get("name", "")), own(str(form.get("to", "")))
        try:
            given = team.sign_in(name, str(form.get("password", "")), asks_from(request), cookie.read(request.headers))
        except TooManySignIns as error:
            return page(request, "sign_in.html", 429, to=to, problem=str(error), name=name)
        if given is None:
            return page(request, "sign_in.html", 401, to=to, problem=_WRONG, name=name)
        answer = RedirectResponse(to, 303)
        cookie.give(answer, given)
        return answer

    @router.post("/sign-out")
    def sign_out(request: Request, form: Fields) -> Response:
        token.check(form)
        team.sign_out(session(), actor(request), everywhere=bool(form.get("everywhere")))
        answer = RedirectResponse(SIGN_IN, 303)
        cookie.take(answer)
        return answer

    return router


def _own_account(page: Pages, token: Token, team: Team, cookie: Cookie) -> APIRouter:
    router = APIRouter()

    @router.get(ACCOUNT)
    def account(request: Request) -> HTMLResponse:
        return page(request, "account.html", session=session(), problem=None, least=passwords.SHORTEST)

    @router.post(f"{ACCOUNT}/password")
    def change_password(request: Request, form: Fields) -> Response:
        token.check(form)
        asks = session()
        try:
            given = team.change_own_password(asks, str(form.get("old", "")), str(form.get("new", "")), actor(request))
        except AccountError as error:
            return page(request, "account.html", 400, session=asks, problem=str(error), least=passwords.SHORTEST)
        answer = RedirectResponse("/", 303)
        cookie.give(answer, given)
        return answer

    return router


def _administration(desk: Desk, page: Pages, token: Token, team: Team) -> APIRouter:
    router = APIRouter(dependencies=[Depends(owner)])

    def accounts(request: Request, status: int = 200, **told: str) -> HTMLResponse:
        return page(request, "accounts.html", status, accounts=team.accounts(), roles=ROLES,
                    **{"problem": None, "new": None, "password": None, **told})  # fmt: skip

    @router.get("/accounts")
    def list_accounts(request: Request) -> HTMLResponse:
        return accounts(request)

    @router.post("/accounts")
    def change_accounts(request: Request, form: Fields) -> Response:
        token.check(form)
        name, role, made = str(form.get("name", "")), str(form.get("role", "")), passwords.generated()
        try:
            match form.get("action"):
                case "add":
                    return accounts(request, new=team.add(name, role, made, actor(request)).name, password=made)
                case "password":
                    team.set_password(name, made, actor(request))
                    return accounts(request, new=name, password=made)
                case "role":
                    team.change_role(name, role, actor(request))
                case "disable" | "enable" as action:
                    team.disable(name, actor(request), disabled=action == "disable")
                case _:
                    return accounts(request, 400, problem="nothing was chosen")
        except AccountError as error:
            return accounts(request, 400, problem=str(error))
        return RedirectResponse("/accounts", 303)

    @router.get("/cases/{case_id}/access")
    def access(request: Request, case_id: str) -> HTMLResponse:
        case = desk.case(case_id)
        known = team.access(list(case.documents))
        return page(request, "access.html", case=case.case.case, access=known, accounts=team.accounts())

    @router.post("/cases/{case_id}/access")
    def change_access(request: Request, case_id: str, form: Fields) -> Response:
        token.check(form)
        people = [str(name) for name in form.getlist("people")] if form.get("restricted") else None
        team.restrict(case_id, list(desk.case(case_id).documents), people, actor(request))
        return RedirectResponse(own(request.url.path), 303)

    @router.get("/log")
    def log(request: Request, by: str = "", number: PageNumber = 1) -> HTMLResponse:
        total, rows = team.log(PAGE, (number - 1) * PAGE, by or None)
        return page(request, "log.html", rows=rows, total=total, by=by, number=number, pages=-(-total // PAGE))

    return router
