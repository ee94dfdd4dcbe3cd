"""The API of what leaves the desk of a case: its page for others, the picture of its timeline, its entries as annotations."""

from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from onrecord.review.labels import Labels
from onrecord.review.policies import asked_for
from onrecord.web import annotations
from onrecord.web.annotation_shapes import AnnotationPage, CaseAnnotationPage
from onrecord.web.answers import READ, answer, file_answer, tag_of
from onrecord.web.desk import Desk
from onrecord.web.policies import Asked
from onrecord.web.static_page import ALONE, static_page, static_timeline

# JSON with a context that says what its fields mean.
JSON_LD = "application/ld+json"


def _described(media_type: str, schema: dict[str, str]) -> dict[str, Any]:
    return {"responses": {"200": {"content": {media_type: {"schema": schema}}}}}


HTML, SVG = (_described(media_type, {"type": "string"}) for media_type in ("text/html", "image/svg+xml"))
OF_DOCUMENT, OF_CASE = (
    _described(JSON_LD, {"$ref": f"#/components/schemas/{page.__name__}"}) for page in (AnnotationPage, CaseAnnotationPage)
)


def routes(desk: Desk) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()

    @router.get("/cases/{case_id}/page", response_class=Response, openapi_extra=HTML, responses=READ)
    def page(request: Request, case_id: str, names: Asked = "case") -> Response:
        """The page for others: one HTML file that loads nothing."""
        words = static_page(desk.case(case_id), datetime.now(UTC).date(), asked_for(desk.store, case_id, names))
        return _alone(request, words, "text/html")

    @router.get("/cases/{case_id}/timeline.svg", response_class=Response, openapi_extra=SVG, responses=READ)
    def timeline(request: Request, case_id: str, names: Asked = "case") -> Response:
        """The picture of its timeline: one SVG file that loads nothing; 404 where fewer than two events have a date."""
        drawn = static_timeline(desk.case(case_id), asked_for(desk.store, case_id, names))
        return _alone(request, drawn, "image/svg+xml")

    @router.get("/cases/{case_id}/annotations", response_model=CaseAnnotationPage, openapi_extra=OF_CASE, responses=READ)
    def annotated(request: Request, case_id: str, names: Asked = "all") -> Response:
        """Its entries as W3C Web Annotations (JSON-LD), each on its words in all documents that tell it."""
        told = annotations.of_case(
            desk.case(case_id), _address(request, f"cases/{case_id}"), Labels(desk, names).of_case(case_id)
        )
        return _json_ld(request, told)

    @router.get("/documents/{document}/annotations", response_model=AnnotationPage, openapi_extra=OF_DOCUMENT, responses=READ)
    def annotated_document(request: Request, document: str, names: Asked = "all") -> Response:
        """A document's entries as W3C Web Annotations (JSON-LD)."""
        reviewed = desk.document(document)
        name = reviewed.machine.document.id
        masks = Labels(desk, names).of_document(name)
        return _json_ld(request, annotations.of_document(reviewed, _address(request, f"documents/{name}"), masks))

    return router


def _alone(request: Request, data: bytes, media_type: str) -> Response:
    """A file that has its style within it and may do nothing else."""
    return file_answer(request, tag_of(data), lambda: data, media_type, **{"content-security-policy": ALONE})


def _address(request: Request, path: str) -> str:
    return f"{str(request.base_url).rstrip('/')}/api/v1/{path}"


def _json_ld(request: Request, told: dict[str, Any]) -> Response:
    return answer(request, told, media_type=f'{JSON_LD}; profile="{annotations.CONTEXT}"')
