"""The API: the pages' JSON twins and decisions, in the record's own types. Reads carry an ETag; lists are paged."""

from dataclasses import asdict

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from onrecord.errors import SourceError, Stale
from onrecord.review import deciding, identity
from onrecord.review.deciding import BadDecision, Step
from onrecord.review.portable import MODELS
from onrecord.sources import Stated
from onrecord.store import Decision
from onrecord.store.case_filter import Wanted
from onrecord.store.inbox import ALL
from onrecord.web import annotations, shapes
from onrecord.web.annotation_shapes import AnnotationPage
from onrecord.web.answers import Limit, Offset, answer, json_only, refused, unchanged_since
from onrecord.web.desk import Desk
from onrecord.web.intake import Intake
from onrecord.web.pages import order_of

# What any address may answer: a name without a document, a query that makes no sense.
READ = refused(401, 404, 422)
LIST = refused(401, 422)
WRITE = refused(400, 401, 403, 404, 409, 412, 413, 415, 422)
JSON = [Depends(json_only)]


# JSON with a context that says what its fields mean.
JSON_LD = "application/ld+json"
AS_JSON_LD = {"responses": {"200": {"content": {JSON_LD: {"schema": {"$ref": "#/components/schemas/AnnotationPage"}}}}}}


def routes(desk: Desk, intake: Intake) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()

    @router.get("/cases", response_model=shapes.Cases, responses=LIST)
    def cases(request: Request, q: str = "", sort: str = "updated", limit: Limit = 50, offset: Offset = 0) -> Response:
        """The cases, filtered by words and sorted by `updated`, `day`, `title`, `unseen` or `open`."""
        total, found = desk.cases(Wanted(words=q), order_of(sort), limit, offset)
        return answer(request, shapes.Cases(total=total, items=found))

    @router.get("/cases/{case_id}", response_model=shapes.CaseState, responses=READ)
    def case(request: Request, case_id: str) -> Response:
        """One case as reviewed."""
        return answer(request, shapes.case_state(desk.case(case_id)))

    @router.get("/documents", response_model=shapes.Documents, responses=LIST)
    def documents(request: Request, limit: Limit = 50, offset: Offset = 0) -> Response:
        """The documents, the latest to come first."""
        total, found = desk.store.latest_documents(limit, offset)
        return answer(request, shapes.Documents(total=total, items=found))

    @router.get("/documents/{document}", response_model=shapes.DocumentState, responses=READ)
    def document(request: Request, document: str) -> Response:
        """One document: as the machine read it and as people left it."""
        return answer(request, shapes.document_state(desk.document(document)))

    @router.get("/documents/{document}/annotations", response_model=AnnotationPage, openapi_extra=AS_JSON_LD, responses=READ)
    def annotated(request: Request, document: str) -> Response:
        """Its entries as W3C Web Annotations (JSON-LD)."""
        reviewed = desk.document(document)
        address = f"{str(request.base_url).rstrip('/')}/api/v1/documents/{reviewed.machine.document.id}"
        media_type = f'{JSON_LD}; profile="{annotations.CONTEXT}"'
        return answer(request, annotations.collection(reviewed, address), media_type=media_type)

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

    @router.get("/decisions", response_model=list[Decision], responses=READ)
    def decisions(request: Request, document: str | None = None) -> Response:
        """What people decided, in the order in which they did."""
        chosen = None if document is None else [desk.store.document_id(document)]
        return answer(request, desk.store.decisions(chosen))

    @router.post("/decisions", status_code=201, response_model=shapes.Made, responses=WRITE, dependencies=JSON)
    def decide(request: Request, wanted: shapes.Decide) -> Response:
        """Make a decision on the version of an entry that was seen; `If-Match` names the version of the document."""
        unchanged_since(request, shapes.document_state(desk.document(wanted.document)))
        try:
            return answer(request, shapes.Made(numbers=desk.decide([_step(desk, wanted)])), 201)
        except Stale as stale:
            theirs = stale.decision if isinstance(stale.decision, Decision) else None
            return answer(request, shapes.Conflict(detail=str(stale), decision=theirs), 409)

    @router.get("/read", response_model=list[shapes.Job], responses=LIST)
    def reading(request: Request) -> Response:
        """What is being read, and what came of what was."""
        return answer(request, [shapes.Job(**asdict(job)) for job in intake.jobs])

    @router.post("/read", status_code=202, response_model=shapes.Job, responses=WRITE, dependencies=JSON)
    def read(request: Request, wanted: shapes.ToRead) -> Response:
        """Read a text or a URL; `GET /read` says how far it has come."""
        try:
            stated = Stated(title=wanted.title, publisher=wanted.publisher, published=wanted.published)
        except SourceError as error:
            raise BadDecision(str(error)) from error
        if (wanted.text is None) == (wanted.url is None):
            raise BadDecision("either a text or a url")
        if wanted.url is not None:
            job = intake.url(wanted.url, stated)
        else:
            job = intake.bytes((wanted.text or "").encode("utf-8", "surrogatepass"), "text", stated)
        return answer(request, shapes.Job(**asdict(job)), 202)

    return router


def _step(desk: Desk, wanted: shapes.Decide) -> Step:
    reviewed, changes = desk.document(wanted.document), wanted.changes or {}
    names = reviewed, wanted.entry, wanted.version
    if wanted.action == "add":
        if wanted.layer not in MODELS:
            raise BadDecision(f"layer: one of {', '.join(MODELS)}")
        return deciding.add(reviewed, wanted.layer, changes, desk.reviewer, wanted.why)
    if wanted.action == "correct":
        return deciding.correct(*names, desk.reviewer, changes, wanted.why)
    if wanted.action == "merge":
        other = desk.document(wanted.other_document or wanted.document), wanted.other or "", wanted.other_version or ""
        return identity.merge(names, other, desk.reviewer, wanted.why)
    make = {"accept": deciding.accept, "reject": deciding.reject, "undo": deciding.undo}[wanted.action]
    return make(*names, desk.reviewer, wanted.why)
