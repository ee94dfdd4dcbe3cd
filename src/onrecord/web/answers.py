"""How the API answers: JSON with its ETag, 304 for what the asker has, 412 for what changed meanwhile."""

import hashlib
import json
import re
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, cast

from fastapi import Depends, HTTPException, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel

from onrecord.errors import Stale
from onrecord.store import Decision, Judgement
from onrecord.web import shapes

Limit = Annotated[int, Query(ge=1, le=200)]
Offset = Annotated[int, Query(ge=0, le=2**31 - 1)]
_HALVES = re.compile("[\ud800-\udfff]")
L = TypeVar("L", bound=shapes.Listing)
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
    return file_answer(request, tag_of(body), lambda: body, media_type)


def file_answer(request: Request, tag: str, make: Callable[[], bytes], media_type: str, **headers: str) -> Response:
    """What is made, with the ETag that names it; 304 where the asker has it already. A browser asks again each time."""
    headers |= {"etag": tag, "cache-control": "private, no-cache", "vary": "cookie"}
    if _named(request, "if-none-match", tag):
        return Response(status_code=304, headers=headers)
    return Response(make(), 200, headers, media_type)


def listed(kind: type[L], items: list[Any], limit: int, offset: int, total: int | None = None, **more: Any) -> L:
    """A page of a list. Where all are not counted, `items` has one more than the page wherever there is a next one."""
    further = len(items) > limit if total is None else offset + len(items) < total
    return cast(L, kind.model_construct(total=total, more=further, items=items[:limit], **more))


def part_of(kind: type[L], whole: list[Any], limit: int, offset: int, **more: Any) -> L:
    """A page of a list that is there as a whole."""
    return listed(kind, whole[offset : offset + limit], limit, offset, len(whole), **more)


def unchanged_since(request: Request, data: Any) -> None:
    """Raise HTTPException (412) where the asker names another version of what is to be changed (`If-Match`)."""
    if "if-match" in request.headers and not _named(request, "if-match", version(data)):
        raise HTTPException(412, "it has changed meanwhile: get it anew")


def version(data: Any) -> str:
    """The ETag that data have as an answer."""
    return tag_of(_body(data))


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


def tag_of(body: bytes) -> str:
    """Names one state of something by its bytes."""
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def _body(data: Any) -> bytes:
    """JSON in UTF-8. Half characters, which it has no form for, are replaced one for one, so that places in texts hold."""
    return _HALVES.sub("\ufffd", json.dumps(_plain(data), ensure_ascii=False)).encode()


def _plain(data: Any) -> Any:
    if isinstance(data, BaseModel):
        return data.model_dump(mode="json")
    if isinstance(data, dict):
        return {name: _plain(value) for name, value in data.items()}
    return [_plain(item) for item in data] if isinstance(data, list) else data
