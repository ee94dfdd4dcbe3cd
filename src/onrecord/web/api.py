"""The API: the pages' JSON twins, in the record's own types. Reads carry an ETag; lists are paged."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from onrecord.errors import NotFound, SourceError
from onrecord.review.deciding import BadDecision
from onrecord.sources import Stated
from onrecord.store.case_filter import Wanted
from onrecord.store.inbox import ALL
from onrecord.web import annotations, shapes
from onrecord.web.annotation_shapes import AnnotationPage
from onrecord.web.answers import JSON, LIST, READ, WRITE, Limit, Offset, answer
from onrecord.web.case_asked import order_of, wanted
from onrecord.web.desk import Desk
from onrecord.web.document_view import DocumentView
from onrecord.web.intake import Intake
from onrecord.web.policies import Asked as AskedNames
from onrecord.web.policies import masking_of, shown

# JSON with a context that says what its fields mean.
JSON_LD = "application/ld+json"
AS_JSON_LD = {"responses": {"200": {"content": {JSON_LD: {"schema": {"$ref": "#/components/schemas/AnnotationPage"}}}}}}


def routes(desk: Desk, intake: Intake) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()

    @router.get("/cases", response_model=shapes.Cases, responses=LIST)
    def cases(
        request: Request,
        asked: Annotated[Wanted, Depends(wanted)],
        followed: bool = False,
        sort: str = "updated",
        limit: Limit = 50,
        offset: Offset = 0,
    ) -> Response:
        """The cases that are like what is asked for, in the order of `updated`, `day`, `silent`, `open`, `title` ..."""
        total, found = desk.cases(desk.among_followed(asked) if followed else asked, order_of(sort), limit, offset)
        return answer(request, shapes.Cases(total=total, items=found))

    @router.get("/documents", response_model=shapes.Documents, responses=LIST)
    def documents(request: Request, limit: Limit = 50, offset: Offset = 0) -> Response:
        """The documents, the latest to come first."""
        total, found = desk.store.latest_documents(limit, offset)
        return answer(request, shapes.Documents(total=total, items=found))

    @router.get("/documents/{document}", response_model=shapes.DocumentState, responses=READ)
    def document(request: Request, document: str, names: AskedNames = "all") -> Response:
        """One document: as the machine read it and as people left it."""
        reviewed = desk.document(document)
        masks = masking_of(desk, reviewed, names)
        return answer(request, shown(masks, shapes.document_state(reviewed), reviewed.machine.document.id))

    @router.get("/documents/{document}/entries/{key}", response_model=shapes.Around, responses=READ)
    def entry(request: Request, document: str, key: str) -> Response:
        """One entry, where else the case says the same, and where its latest correction is offered too."""
        reviewed = desk.document(document)
        if key not in reviewed.entries:
            raise NotFound(f"the document has no entry {key!r}; it may have been read anew")
        return answer(request, shapes.around(DocumentView(reviewed, desk.case_of(reviewed.machine.document.id), key)))

    @router.get("/documents/{document}/annotations", response_model=AnnotationPage, openapi_extra=AS_JSON_LD, responses=READ)
    def annotated(request: Request, document: str, names: AskedNames = "all") -> Response:
        """Its entries as W3C Web Annotations (JSON-LD)."""
        reviewed = desk.document(document)
        masks = masking_of(desk, reviewed, names)
        address = f"{str(request.base_url).rstrip('/')}/api/v1/documents/{reviewed.machine.document.id}"
        media_type = f'{JSON_LD}; profile="{annotations.CONTEXT}"'
        return answer(request, annotations.collection(reviewed, address, masks), media_type=media_type)

    @router.get("/inbox", response_model=shapes.Inbox, responses=LIST)
    def inbox(request: Request, limit: Limit = 20, offset: Offset = 0) -> Response:
        """What no person has looked at yet, the latest documents first."""
        items = [
            shapes.Waiting.model_construct(
                document=each.machine.document.id,
                title=each.machine.document.title,
                entries=[shapes.entry_state(entry) for entry in each.entries.values() if entry.waits],
                lost=each.lost,
            )
            for each in desk.waiting(ALL, limit, offset)
        ]
        return answer(request, shapes.Inbox.model_construct(total=desk.store.unseen()[0], items=items))

    @router.get("/find", response_model=list[shapes.Found], responses=LIST)
    def find(request: Request, q: str, limit: Limit = 20) -> Response:
        """Where words, "phrases" and beginnings with a trailing `*` stand, the best first."""
        found = desk.store.find(q, limit)
        return answer(request, [shapes.Found.model_validate({**asdict(hit), "marks": hit.marks}) for hit in found])

    @router.get("/people", response_model=shapes.People, responses=LIST)
    def people(request: Request, q: str = "", several: bool = False, limit: Limit = 50, offset: Offset = 0) -> Response:
        """People by name across cases; a name is no identity."""
        return bearers(request, q, bodies=False, several=several, limit=limit, offset=offset)

    @router.get("/agencies", response_model=shapes.People, responses=LIST)
    def agencies(request: Request, q: str = "", several: bool = False, limit: Limit = 50, offset: Offset = 0) -> Response:
        """Agencies and organizations by name across cases."""
        return bearers(request, q, bodies=True, several=several, limit=limit, offset=offset)

    def bearers(request: Request, q: str, *, bodies: bool, several: bool, limit: int, offset: int) -> Response:
        found = desk.bearers(q, bodies=bodies, several=several, limit=limit + 1, offset=offset)
        return answer(request, shapes.People(more=len(found) > limit, items=found[:limit]))

    @router.get("/read", response_model=list[shapes.Job], responses=LIST)
    def reading(request: Request) -> Response:
        """What is being read, and what came of what was."""
        return answer(request, [shapes.Job(**asdict(job)) for job in intake.jobs])

    @router.post("/read", status_code=202, response_model=shapes.Job, responses=WRITE, dependencies=JSON)
    def read(request: Request, given: shapes.ToRead) -> Response:
        """Read a text or a URL; `GET /read` says how far it has come."""
        try:
            stated = Stated(title=given.title, publisher=given.publisher, published=given.published)
        except SourceError as error:
            raise BadDecision(str(error)) from error
        if (given.text is None) == (given.url is None):
            raise BadDecision("either a text or a url")
        if given.url is not None:
            job = intake.url(given.url, stated)
        else:
            job = intake.bytes((given.text or "").encode("utf-8", "surrogatepass"), "text", stated)
        return answer(request, shapes.Job(**asdict(job)), 202)

    return router
