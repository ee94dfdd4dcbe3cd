"""What stands before every page: only this machine's names, nobody else's forms, and headers that keep a page to itself."""

import hmac
import secrets
from collections.abc import Collection, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import FormData, Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from onrecord.web.numbers import whole
from onrecord.web.signed_in import CURRENT

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # with none at all, browsers send our own forms without their origin
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
# Once a browser has seen this, it asks this host in no other way for a year.
ONLY_HTTPS = {"strict-transport-security": "max-age=31536000"}
# In bytes: all files of one upload together, and anything else that is sent.
MOST, MOST_OTHERWISE = 400_000_000, 10_000_000
_UPLOADS = ("/read", "/api/v1/read")
_READS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Refuses other hosts' names (DNS rebinding), writes that come from other pages, bodies that are too large."""

    def __init__(self, app: ASGIApp, hosts: Collection[str], *, secure: bool = False) -> None:
        self.app, self.hosts = app, {host.lower() for host in hosts}
        self.headers = HEADERS | (ONLY_HTTPS if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or hand it on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refused(scope["method"], scope["path"], headers)
        answer: ASGIApp = PlainTextResponse(refused[1] + "\n", refused[0]) if refused else self.app

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                to_set = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    to_set.setdefault(name, value)
            await send(message)

        await answer(scope, receive, with_headers)

    def _refused(self, method: str, path: str, headers: Headers) -> tuple[int, str] | None:
        """Why a request is refused, with its status; None where it is not."""
        if hostname(headers.get("host", "")) not in self.hosts:
            return 421, "This desk answers on this machine alone, under its own name."
        if method in _READS:
            return None
        if not self._from_here(headers):
            return 403, "Only this desk's own pages may change the record."
        return _too_much(method, path, headers)

    def _from_here(self, headers: Headers) -> bool:
        """Whether a write comes from a page of ours or from no page at all."""
        origin = headers.get("origin")
        own = origin is None or urlsplit(origin).netloc == headers.get("host")
        return own and headers.get("sec-fetch-site", "none") in {"none", "same-origin"}


def _too_much(method: str, path: str, headers: Headers) -> tuple[int, str] | None:
    """The refusal of a body whose length is too large or open: in pieces (`Transfer-Encoding`), whatever length it states."""
    most = MOST if path.startswith(_UPLOADS) else MOST_OTHERWISE
    length = headers.get("content-length", "0" if method == "DELETE" else "")
    size = whole(length)
    if "transfer-encoding" in headers or size is None or size > most:
        return 413, f"At most {most // 1_000_000} MB at once, and their length must be stated."
    return None


def hostname(host: str) -> str:
    """The name in a Host header, without its port; empty where it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def local_names(host: str, more: Iterable[str] = ()) -> set[str]:
    """The names under which a desk bound to a loopback address may be asked."""
    return {host, "localhost", "127.0.0.1", "::1", *more}


class Token:
    """What every form of ours carries and no other page can know: another one a session, or without accounts a start."""

    def __init__(self) -> None:
        self._secret = secrets.token_bytes()

    @property
    def value(self) -> str:
        """That of whoever asks."""
        signed_in = CURRENT.get()
        secret = signed_in.session.token.encode() if signed_in else self._secret
        return hmac.new(secret, b"form", "sha256").hexdigest()

    def __str__(self) -> str:
        return self.value

    def check(self, form: FormData) -> None:
        """Refuse a form that does not carry it. Raises HTTPException (403)."""
        given = str(form.get("token", "")).encode("utf-8", "replace")
        if not hmac.compare_digest(given, self.value.encode()):
            raise HTTPException(403, "This page is from an earlier session or an earlier start of the desk; load it again.")
