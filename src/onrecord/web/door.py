"""The door of a team's desk: nobody comes in without a session, and a reader changes nothing."""

import re
from functools import partial
from http.cookies import CookieError, SimpleCookie
from urllib.parse import quote

from anyio.to_thread import run_sync
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from onrecord.store.team import Actor, Team
from onrecord.web.addresses import API
from onrecord.web.signed_in import CURRENT, SignedIn, address

SIGN_IN, ACCOUNT, API_SESSION = "/sign-in", "/account", f"{API}session"
_READS = ("GET", "HEAD", "OPTIONS")
# What everybody may do with their own account, whatever their role.
_OWN = (f"{ACCOUNT}/", SIGN_IN, "/sign-out", API_SESSION, f"{API}password")
# What changes nothing of the record, so that a reader may do it too: which cases one follows, and what of them one has seen.
_PERSONAL = re.compile(rf"(?:{API[:-1]})?/cases/[^/]+/follow|/news|{API}news/seen")
# In bytes: the most that somebody who has not signed in may send.
_FORM = 20_000


class Cookie:
    """The session's cookie. Over HTTPS its name binds it to this host (`__Host-`), and it is never sent in clear."""

    def __init__(self, *, secure: bool) -> None:
        self.secure, self.name = secure, "__Host-onrecord" if secure else "onrecord"

    def read(self, headers: Headers) -> str:
        """The token in a request's headers; empty where there is none."""
        try:
            morsel = SimpleCookie(headers.get("cookie", "")).get(self.name)
        except CookieError:
            return ""
        return morsel.value if morsel else ""

    def give(self, response: Response, token: str) -> None:
        """Have the browser keep a token until it is closed; no script can read it."""
        response.set_cookie(self.name, token, path="/", secure=self.secure, httponly=True, samesite="lax")

    def take(self, response: Response) -> None:
        """Have the browser forget the token."""
        response.delete_cookie(self.name, path="/", secure=self.secure, httponly=True, samesite="lax")


class Door:
    """Finds out who asks, and refuses those who may not."""

    def __init__(self, app: ASGIApp, team: Team, cookie: Cookie) -> None:
        self.app, self.team, self.cookie = app, team, cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or hand it on, with who asks for it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        signed_in = await run_sync(self._signed_in, Headers(scope=scope))
        refused = _refused(Request(scope), signed_in)
        if refused:
            await refused(scope, receive, send)
            return
        before = CURRENT.set(signed_in)
        try:
            await self.app(scope, receive, self._logging(scope, send, signed_in))
        finally:
            CURRENT.reset(before)

    def _signed_in(self, headers: Headers) -> SignedIn | None:
        token = self.cookie.read(headers)
        session = self.team.session(token) if token else None
        return SignedIn(session, self.team.seen_by(session.account)) if session else None

    def _logging(self, scope: Scope, send: Send, signed_in: SignedIn | None) -> Send:
        """Note who changed what, once it is done; what is done to accounts is noted where it is done."""
        if scope["method"] in _READS or signed_in is None or _is_noted(scope["path"]):
            return send
        actor = Actor(signed_in.session.account.name, address((scope.get("client") or [None])[0]))

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] < 400:
                await run_sync(partial(self.team.note, "changed", actor, scope["path"]))
            await send(message)

        return noting


def _is_own(path: str) -> bool:
    return path.startswith(_OWN)


def _is_noted(path: str) -> bool:
    kept_elsewhere = path.startswith(("/accounts", f"{API}accounts")) or path.endswith("/access")
    return _is_own(path) or kept_elsewhere or _is_personal(path)


def _is_personal(path: str) -> bool:
    return _PERSONAL.fullmatch(path) is not None


def _refused(request: Request, signed_in: SignedIn | None) -> Response | None:
    """The answer to somebody who may not ask this."""
    path, reads = request.url.path, request.method in _READS
    if path.startswith("/static/"):
        return None
    if signed_in is None:
        if path not in {SIGN_IN, API_SESSION}:
            return _to(request, 401, "sign in first", f"{SIGN_IN}?to={quote(path)}" if reads else SIGN_IN)
        large = int(request.headers.get("content-length") or 0) > _FORM
        return PlainTextResponse("too long\n", 413) if large else None
    account = signed_in.session.account
    if account.provisional and path != ACCOUNT and not _is_own(path):
        return _to(request, 403, "choose a password of your own first", ACCOUNT)
    if not reads and not (account.may("reviewer") or _is_own(path) or _is_personal(path)):
        return _to(request, 403, "a reader may not change the record", None)
    return None


def _to(request: Request, status: int, why: str, page: str | None) -> Response:
    """A refusal under the API, a way to another page elsewhere."""
    if request.url.path.startswith(API):
        return JSONResponse({"detail": why}, status)
    return RedirectResponse(page, 303) if page else PlainTextResponse(f"{why}\n", status)
