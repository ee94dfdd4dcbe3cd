"""The API of a team: signing in, accounts, who may see a case, the log: what its pages show and do."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Query, Request
from fastapi.responses import Response

from onrecord.store.team import Account, Team
from onrecord.web import team_shapes as shapes
from onrecord.web.answers import Limit, Offset, answer, json_only, listed, part_of, refused, unchanged_since
from onrecord.web.desk import Desk
from onrecord.web.door import Cookie
from onrecord.web.signed_in import actor, asks_from, owner, session

_OWNER = [Depends(owner)]


def routes(desk: Desk, team: Team, cookie: Cookie) -> APIRouter:
    """The routes under /api/v1 that a desk with accounts has."""
    router = APIRouter()
    router.include_router(_own(team, cookie))
    router.include_router(_accounts(team), dependencies=_OWNER)
    router.include_router(_access(desk, team), dependencies=_OWNER)
    return router


def _own(team: Team, cookie: Cookie) -> APIRouter:
    router = APIRouter()

    @router.post(
        "/session",
        response_model=shapes.SignedIn,
        responses=refused(400, 401, 415, 422, 429),
        dependencies=[Depends(json_only)],
    )
    def sign_in(request: Request, wanted: shapes.SignIn) -> Response:
        """Sign in: the answer sets the session's cookie; the session that the browser had ends."""
        token = team.sign_in(wanted.name, wanted.password, asks_from(request), cookie.read(request.headers))
        begun = team.session(token) if token else None
        if token is None or begun is None:
            raise HTTPException(401, "no account has this name and this password")
        given = answer(request, shapes.signed_in(begun))
        cookie.give(given, token)
        return given

    @router.get("/session", response_model=shapes.SignedIn, responses=refused(401, 403))
    def signed_in(request: Request) -> Response:
        """Who is signed in."""
        return answer(request, shapes.signed_in(session()))

    @router.delete("/session", status_code=204, responses=refused(401, 422))
    def sign_out(request: Request, everywhere: bool = False) -> Response:
        """Sign out, here or everywhere."""
        team.sign_out(session(), actor(request), everywhere=everywhere)
        done = Response(status_code=204)
        cookie.take(done)
        return done

    @router.put("/password", status_code=204, responses=refused(400, 401, 415, 422, 429), dependencies=[Depends(json_only)])
    def change_password(request: Request, wanted: shapes.NewPassword) -> Response:
        """Change one's password, which ends all one's sessions; the answer sets the cookie of a new one."""
        token = team.change_own_password(session(), wanted.old, wanted.new, actor(request))
        done = Response(status_code=204)
        cookie.give(done, token)
        return done

    return router


def _accounts(team: Team) -> APIRouter:
    router = APIRouter()

    def account(name: str) -> Account:
        found = next((each for each in team.accounts() if each.name == name), None)
        if found is None:
            raise HTTPException(404, "there is no such account")
        return found

    @router.get("/accounts", response_model=shapes.Accounts, responses=refused(401, 403, 422))
    def accounts(request: Request, limit: Limit = 200, offset: Offset = 0) -> Response:
        """All accounts by name."""
        return answer(request, part_of(shapes.Accounts, list(map(shapes.account, team.accounts())), limit, offset))

    @router.post(
        "/accounts",
        status_code=201,
        response_model=shapes.AccountShown,
        responses=refused(400, 401, 403, 415, 422),
        dependencies=[Depends(json_only)],
    )
    def add(request: Request, wanted: shapes.NewAccount) -> Response:
        """Add an account. Whoever it is for has to choose another password at the first sign-in."""
        made = team.add(wanted.name, wanted.role, wanted.password, actor(request))
        return answer(request, shapes.account(made), 201)

    @router.get("/accounts/{name}", response_model=shapes.AccountShown, responses=refused(401, 403, 404, 422))
    def one(request: Request, name: str) -> Response:
        """One account."""
        return answer(request, shapes.account(account(name)))

    @router.patch(
        "/accounts/{name}",
        response_model=shapes.AccountShown,
        responses=refused(400, 401, 403, 404, 412, 415, 422),
        dependencies=[Depends(json_only)],
    )
    def change(request: Request, name: str, wanted: shapes.AccountChange) -> Response:
        """Change an account's role or password, or whether it may sign in; `If-Match` names the version that was seen."""
        unchanged_since(request, shapes.account(account(name)))
        if wanted.role is not None:
            team.change_role(name, wanted.role, actor(request))
        if wanted.disabled is not None:
            team.disable(name, actor(request), disabled=wanted.disabled)
        if wanted.password is not None:
            team.set_password(name, wanted.password, actor(request))
        return answer(request, shapes.account(account(name)))

    @router.get("/log", response_model=shapes.Log, responses=refused(401, 403, 422))
    def log(request: Request, by: Annotated[str | None, Query()] = None, limit: Limit = 50, offset: Offset = 0) -> Response:
        """What was done, the latest first; `by` one person."""
        total, rows = team.log(limit, offset, by)
        return answer(request, listed(shapes.Log, rows, limit, offset, total))

    return router


def _access(desk: Desk, team: Team) -> APIRouter:
    router = APIRouter()

    def shown(case_id: str) -> shapes.AccessShown:
        return shapes.AccessShown(**asdict(team.access(list(desk.case(case_id).documents))))

    @router.get("/cases/{case_id}/access", response_model=shapes.AccessShown, responses=refused(401, 403, 404, 422))
    def access(request: Request, case_id: str) -> Response:
        """Who may see a case."""
        return answer(request, shown(case_id))

    @router.put(
        "/cases/{case_id}/access",
        response_model=shapes.AccessShown,
        responses=refused(400, 401, 403, 404, 412, 415, 422),
        dependencies=[Depends(json_only)],
    )
    def change(request: Request, case_id: str, wanted: shapes.AccessShown) -> Response:
        """Let only owners and these people see a case, or everybody; `If-Match` names the version that was seen."""
        unchanged_since(request, shown(case_id))
        people = wanted.people if wanted.restricted else None
        team.restrict(case_id, list(desk.case(case_id).documents), people, actor(request))
        return answer(request, shown(case_id))

    return router
