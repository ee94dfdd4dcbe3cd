"""The API's lists: cases, people, what waits, what is found. They are the pages' JSON twins, paged in one way, with an ETag."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response

from onrecord.review import Reviewed
from onrecord.review.labels import Labels
from onrecord.store.case_filter import Wanted
from onrecord.store.inbox import ALL
from onrecord.web import shapes
from onrecord.web.answers import LIST, Limit, Offset, answer, listed
from onrecord.web.case_asked import Words, order_of, wanted
from onrecord.web.desk import Desk
from onrecord.web.document_view import LAYERS
from onrecord.web.policies import Asked, under_labels
from onrecord.web.shaping import entry_state

MOST_FOUND = 1_000  # hits that can be paged through: those further down are no longer like what was looked for
Layer = Annotated[str, Query(pattern=f"^(?:{'|'.join(LAYERS)})?$", description="a layer; all without it")]


def routes(desk: Desk) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()

    @router.get("/cases", response_model=shapes.Cases, responses=LIST)
    def cases(
        request: Request,
        asked: Annotated[Wanted, Depends(wanted)],
        followed: bool = False,
        sort: str = "updated",
        names: Asked = "all",
        limit: Limit = 50,
        offset: Offset = 0,
    ) -> Response:
        """The cases that are like what is asked for, in the order of `updated`, `day`, `silent`, `open`, `title` ..."""
        total, found = desk.cases(desk.among_followed(asked) if followed else asked, order_of(sort), limit, offset)
        labels, page = Labels(desk, names), listed(shapes.Cases, found, limit, offset, total)
        return answer(request, under_labels(labels, page, lambda each: labels.case(each.id, each)))

    @router.get("/inbox", response_model=shapes.Inbox, responses=LIST)
    def inbox(request: Request, layer: Layer = "", names: Asked = "all", limit: Limit = 20, offset: Offset = 0) -> Response:
        """What no person has looked at yet, of a layer or all, the latest documents first."""
        waiting = [_waiting(each, layer) for each in desk.waiting(layer or ALL, limit, offset)]
        labels, (total, entries) = Labels(desk, names), desk.store.unseen(layer or ALL)
        page = listed(shapes.Inbox, waiting, limit, offset, total, waiting=entries)
        return answer(request, under_labels(labels, page, lambda each: labels.document(each.document, each)))

    @router.get("/find", response_model=shapes.Finds, responses=LIST)
    def find(
        request: Request,
        q: str,
        names: Asked = "all",
        limit: Limit = 20,
        offset: Annotated[int, Query(ge=0, le=MOST_FOUND)] = 0,
    ) -> Response:
        """Where words, "phrases" and beginnings with a trailing `*` stand, the best first."""
        labels, hits = Labels(desk, names), desk.store.find(q, offset + limit + 1)[offset:]
        found = [shapes.Found.model_validate({**asdict(hit), "marks": hit.marks}) for hit in labels.each(hits, labels.found)]
        return answer(request, listed(shapes.Finds, found, limit, offset))

    @router.get("/people", response_model=shapes.People, responses=LIST)
    def people(
        request: Request, q: Words = "", several: bool = False, names: Asked = "all", limit: Limit = 50, offset: Offset = 0
    ) -> Response:
        """People by name across cases; a name is no identity."""
        return bearers(request, q, names, bodies=False, several=several, limit=limit, offset=offset)

    @router.get("/agencies", response_model=shapes.People, responses=LIST)
    def agencies(
        request: Request, q: Words = "", several: bool = False, names: Asked = "all", limit: Limit = 50, offset: Offset = 0
    ) -> Response:
        """Agencies and organizations by name across cases."""
        return bearers(request, q, names, bodies=True, several=several, limit=limit, offset=offset)

    def bearers(request: Request, q: str, names: str, *, bodies: bool, several: bool, limit: int, offset: int) -> Response:
        labels = Labels(desk, names)
        found = desk.bearers(q, bodies=bodies, several=several, limit=limit + 1, offset=offset)
        return answer(request, under_labels(labels, listed(shapes.People, found, limit, offset), labels.bearers))

    return router


def _waiting(reviewed: Reviewed, layer: str) -> shapes.Waiting:
    document, entries = reviewed.machine.document, reviewed.entries.values()
    return shapes.Waiting.model_construct(
        document=document.id,
        title=document.title,
        entries=[entry_state(entry) for entry in entries if entry.waits and layer in {"", entry.layer}],
        lost=reviewed.lost if not layer else [],
    )
