"""The API of documents: the list, one with its entries, the pictures of its pages."""

from typing import Annotated

from fastapi import APIRouter, HTTPException, Path, Request
from fastapi.responses import Response

from onrecord.errors import NotFound
from onrecord.review.labels import Labels, shown
from onrecord.web import shapes
from onrecord.web.answers import LIST, READ, Limit, Offset, answer, listed, refused
from onrecord.web.desk import Desk
from onrecord.web.document_view import DocumentView
from onrecord.web.paper_pages import picture
from onrecord.web.policies import Asked, under_labels
from onrecord.web.shaping import around, document_state

PNG = {"responses": {"200": {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}}}
PICTURE = refused(401, 403, 404, 422)
Page = Annotated[int, Path(ge=1, le=100_000, description="counted from 1")]


def routes(desk: Desk) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()

    @router.get("/documents", response_model=shapes.Documents, responses=LIST)
    def documents(request: Request, names: Asked = "all", limit: Limit = 50, offset: Offset = 0) -> Response:
        """The documents, the latest to come first."""
        labels, (total, found) = Labels(desk, names), desk.store.latest_documents(limit, offset)
        page = listed(shapes.Documents, found, limit, offset, total)
        return answer(request, under_labels(labels, page, labels.opening))

    @router.get("/documents/{document}", response_model=shapes.DocumentState, responses=READ)
    def document(request: Request, document: str, names: Asked = "all") -> Response:
        """One document: as the machine read it and as people left it."""
        reviewed = desk.document(document)
        return answer(request, Labels(desk, names).document(reviewed.machine.document.id, document_state(reviewed)))

    @router.get("/documents/{document}/entries/{key}", response_model=shapes.Around, responses=READ)
    def entry(request: Request, document: str, key: str, names: Asked = "all") -> Response:
        """One entry, where else the case says the same, where its latest correction is offered too, where on a page it is."""
        reviewed = desk.document(document)
        if key not in reviewed.entries:
            raise NotFound(f"the document has no entry {key!r}; it may have been read anew")
        name = reviewed.machine.document.id
        original = desk.store.original(name) if reviewed.machine.document.pages else None
        masks = Labels(desk, names).of_document(name)
        view = DocumentView(reviewed, desk.case_of(name), key, original)
        return answer(request, shown(masks, around(view, masks), name))

    @router.get(
        "/documents/{document}/pages/{number}.png",
        response_class=Response,
        openapi_extra=PNG,
        responses=refused(401, 403, 404, 422),
    )
    def page_picture(request: Request, document: str, number: Page, names: Asked = "all") -> Response:
        """A page of a paged document as a picture; 403 where some names are not to be shown, which nothing would cover."""
        masks = Labels(desk, names).of_document(desk.document(document).machine.document.id)
        if masks and masks.hides:
            raise HTTPException(403, "a picture shows every name that is printed, and some are not to be shown")
        return picture(request, desk, document, number)

    return router
