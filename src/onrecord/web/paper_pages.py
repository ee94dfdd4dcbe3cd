"""Pages of paged documents as pictures."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from onrecord.errors import NotFound
from onrecord.sources.pdf.picture import page_picture
from onrecord.web.answers import file_answer, tag_of
from onrecord.web.desk import Desk


def routes(desk: Desk) -> APIRouter:
    """The route of the pictures."""
    router = APIRouter(include_in_schema=False)

    @router.get("/documents/{name}/pages/{number}.png")
    def paper(request: Request, name: str, number: int) -> Response:
        return picture(request, desk, name, number)

    return router


def picture(request: Request, desk: Desk, name: str, number: int) -> Response:
    """A page as a PNG. Raises NotFound where the file was not kept or has no such page."""
    data = desk.store.original(desk.document(name).machine.document.id)
    if data is None:
        raise NotFound("the file of this document was not kept")
    return file_answer(request, tag_of(b"%d of " % number + data), lambda: page_picture(data, number), "image/png")
