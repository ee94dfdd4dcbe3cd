"""Pages of paged documents as pictures."""

from fastapi import APIRouter
from fastapi.responses import Response

from onrecord.errors import NotFound
from onrecord.sources.pdf.picture import page_picture
from onrecord.web.desk import Desk


def routes(desk: Desk) -> APIRouter:
    """The route of the pictures."""
    router = APIRouter(include_in_schema=False)

    @router.get("/documents/{name}/pages/{number}.png")
    def picture(name: str, number: int) -> Response:
        data = desk.store.original(desk.document(name).machine.document.id)
        if data is None:
            raise NotFound("the file of this document was not kept")
        return Response(page_picture(data, number), media_type="image/png", headers={"cache-control": "private, max-age=600"})

    return router
