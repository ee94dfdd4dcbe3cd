"""The desk's application: pages, forms, the API, behind the guard."""

from collections.abc import Callable, Collection
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from onrecord.errors import NotFound, OnrecordError, Stale
from onrecord.store import Store
from onrecord.store.team import Team, TooManySignIns
from onrecord.version import __version__
from onrecord.web import (
    api,
    case_api,
    case_pages,
    decisions_api,
    documents_api,
    entries_pages,
    exports_api,
    forms,
    news_api,
    news_pages,
    pages,
    paper_pages,
    people_pages,
    reading_api,
    team_api,
    team_pages,
)
from onrecord.web.addresses import API
from onrecord.web.desk import Desk
from onrecord.web.door import Cookie, Door
from onrecord.web.guard import Guard, Token, local_names
from onrecord.web.intake import Intake
from onrecord.web.rendering import Pages

# The status of an error: the first kind that it is of.
STATUSES: dict[type[OnrecordError], int] = {NotFound: 404, Stale: 409, TooManySignIns: 429, OnrecordError: 400}


def create_app(
    store: Store,
    reviewer: str,
    hosts: Collection[str] | None = None,
    *,
    allow_private: bool = False,
    team: Team | None = None,
    secure: bool = False,
    summed_up: Callable[[], bool] = lambda: False,
) -> FastAPI:
    """The application on a store. `reviewer` signs decisions; `hosts` are the names under which it answers.

    With a `team`, whoever asks has to sign in, and signs decisions. `secure`: browsers reach it by HTTPS alone.
    `summed_up` says whether another process sums up what changes.
    """
    token, desk = Token(), Desk(store, reviewer, summed_up)
    page, intake = Pages(token, reviewer), Intake(store, allow_private=allow_private)
    app = FastAPI(title="onrecord", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/v1/openapi.json")
    if team:
        cookie = Cookie(secure=secure)
        app.add_middleware(Door, team=team, cookie=cookie)
        app.include_router(team_pages.routes(desk, page, token, team, cookie))
        app.include_router(team_api.routes(desk, team, cookie), prefix="/api/v1")
    app.add_middleware(Guard, hosts=hosts or local_names("127.0.0.1"), secure=secure)
    app.include_router(pages.routes(desk, page))
    app.include_router(case_pages.routes(desk, page, token))
    app.include_router(entries_pages.routes(desk, page, token))
    app.include_router(news_pages.routes(desk, page, token))
    app.include_router(people_pages.routes(desk, page))
    app.include_router(paper_pages.routes(desk))
    app.include_router(forms.routes(desk, page, token, intake))
    for part in (api, documents_api, case_api, exports_api, decisions_api, news_api):
        app.include_router(part.routes(desk), prefix="/api/v1")
    app.include_router(reading_api.routes(intake), prefix="/api/v1")
    app.mount("/static", StaticFiles(directory=Path(str(files("onrecord.web") / "static"))), name="static")
    _answer_errors(app, page)
    return app


def _answer_errors(app: FastAPI, page: Pages) -> None:
    """Errors as a page or, under the API, as JSON."""

    def answer(request: Request, status: int, problem: str) -> Response:
        if request.url.path.startswith(API):
            return JSONResponse({"detail": problem.encode("utf-8", "replace").decode()}, status)
        return page(request, "problem.html", status, problem=problem)

    @app.exception_handler(OnrecordError)
    def known(request: Request, error: OnrecordError) -> Response:
        return answer(request, next(status for kind, status in STATUSES.items() if isinstance(error, kind)), str(error))

    @app.exception_handler(HTTPException)
    def http(request: Request, error: HTTPException) -> Response:
        return answer(request, error.status_code, str(error.detail))

    @app.exception_handler(RequestValidationError)
    def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return answer(request, 422, f"{'.'.join(map(str, first['loc']))}: {first['msg']}")
