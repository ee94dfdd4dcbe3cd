"""The API of reading: texts, files and URLs to read, and how far that has come."""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Query, Request
from fastapi.responses import Response

from onrecord.errors import SourceError
from onrecord.review.deciding import BadDecision
from onrecord.sources import Stated
from onrecord.web import shapes, wanted_shapes
from onrecord.web.answers import JSON, LIST, WRITE, Limit, Offset, answer, part_of
from onrecord.web.forms import plain_name
from onrecord.web.intake import Intake

BYTES = "application/octet-stream"
AS_BYTES: dict[str, Any] = {
    "requestBody": {"content": {BYTES: {"schema": {"type": "string", "format": "binary"}}}, "required": True}
}
Text = Annotated[str | None, Query(max_length=1_000)]


def routes(intake: Intake) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()

    @router.get("/read", response_model=shapes.Jobs, responses=LIST)
    def reading(request: Request, limit: Limit = 200, offset: Offset = 0) -> Response:
        """What is being read, and what came of what was, the latest first."""
        jobs = [shapes.Job(**asdict(job)) for job in intake.jobs[::-1]]
        return answer(request, part_of(shapes.Jobs, jobs, limit, offset))

    @router.post("/read", status_code=202, response_model=shapes.Job, responses=WRITE, dependencies=JSON)
    def read(request: Request, given: wanted_shapes.ToRead) -> Response:
        """Read a text or a URL; `GET /read` says how far it has come."""
        stated = _stated(given.title, given.publisher, given.published)
        if (given.text is None) == (given.url is None):
            raise BadDecision("either a text or a url")
        if given.url is not None:
            job = intake.url(given.url, stated)
        else:
            job = intake.bytes((given.text or "").encode("utf-8", "surrogatepass"), "text", stated)
        return answer(request, shapes.Job(**asdict(job)), 202)

    @router.post(
        "/read/file",
        status_code=202,
        response_model=shapes.Job,
        responses=WRITE,
        dependencies=[Depends(bytes_only)],
        openapi_extra=AS_BYTES,
    )
    async def read_file(
        request: Request,
        name: Annotated[str, Query(max_length=1_000)],
        title: Text = None,
        publisher: Text = None,
        published: Text = None,
    ) -> Response:
        """Read a file of any format that is known here: its bytes as the body, its name in the address."""
        job = intake.bytes(await request.body(), plain_name(name), _stated(title, publisher, published))
        return answer(request, shapes.Job(**asdict(job)), 202)

    return router


def bytes_only(request: Request) -> None:
    """A page elsewhere can send neither JSON nor bytes of no kind here without asking. Raises HTTPException (415)."""
    if request.headers.get("content-type", "").strip().lower() != BYTES:
        raise HTTPException(415, f"send {BYTES}")


def _stated(title: str | None, publisher: str | None, published: str | None) -> Stated:
    try:
        return Stated(title=title, publisher=publisher, published=published)
    except SourceError as error:
        raise BadDecision(str(error)) from error
