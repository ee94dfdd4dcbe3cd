"""How the API answers: JSON with its ETag, 304 for what the asker has, 412 for what changed meanwhile."""

import hashlib
import json
import re
from typing import Annotated, Any

from fastapi import Depends, HTTPException, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel

from onrecord.errors import Stale
from onrecord.store import Decision, Judgement
from onrecord.web import shapes

Limit = Annotated[int, Query(ge=1, le=200)]
Offset = Annotated[int, Query(ge=0, le=2**31 - 1)]
_HALVES = re.compile("[\ud800-\udfff]")
Responses = dict[int | str, dict[str, Any]]


def refused(*statuses: int) -> Responses:
    """The description of answers that say what is wrong."""
    return {status: {"model": shapes.Conflict if status == 409 else shapes.Problem} for status in statuses}


# What any address may answer: a name without a document, a query that makes no sense.
READ = refused(401, 404, 422)
LIST = refused(401, 422)
WRITE = refused(400, 401, 403, 404, 409, 412, 413, 415, 422)


def answer(request: Request, data: Any, status: int = 200, media_type: str = "application/json") -> Response:
    """Data as JSON with its ETag; 304 where the asker has it already."""
    body = _body(data)
    if request.method != "GET":
        return Response(body, status, media_type=media_type)
    headers = {"etag": _tag(body), "cache-control": "private, no-cache", "vary": "cookie"}
    if _named(request, "if-none-match", headers["etag"]):
        return Response(status_code=304, headers=headers)
    return Response(body, status, headers, media_type)


def unchanged_since(request: Request, data: Any) -> None:
    """Raise HTTPException (412) where the asker names another version of what is to be changed (`If-Match`)."""
    if "if-match" in request.headers and not _named(request, "if-match", _tag(_body(data))):
        raise HTTPException(412, "it has changed meanwhile: get it anew")


def json_only(request: Request) -> None:
    """A page elsewhere can send a form here without asking, but no JSON. Raises HTTPException (415)."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(415, "send JSON")


JSON = [Depends(json_only)]


def conflict(request: Request, stale: Stale) -> Response:
    """That somebody decided or judged meanwhile, and what."""
    theirs = stale.decision
    return answer(
        request,
        shapes.Conflict(
            detail=str(stale),
            decision=theirs if isinstance(theirs, Decision) else None,
            judgement=theirs if isinstance(theirs, Judgement) else None,
        ),
        409,
    )


def _named(request: Request, header: str, tag: str) -> bool:
    """Whether a header names the version with a tag, or any."""
    named = [part.strip().removeprefix("W/") for part in request.headers.get(header, "").split(",")]
    return tag in named or "*" in named


def _tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def _body(data: Any) -> bytes:
    """JSON in UTF-8. Half characters, which it has no form for, are replaced one for one, so that places in texts hold."""
    return _HALVES.sub("\ufffd", json.dumps(_plain(data), ensure_ascii=False)).encode()


def _plain(data: Any) -> Any:
    if isinstance(data, BaseModel):
        return data.model_dump(mode="json")
    return [_plain(item) for item in data] if isinstance(data, list) else data
