"""The API of one case: its entries, deciding on all that a filter shows, what documents make it, following, names, its page."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from onrecord.errors import NotFound, Stale
from onrecord.review.batch import on_all
from onrecord.review.news import News, all_news, followed_as, looked_at
from onrecord.web import shapes
from onrecord.web.answers import JSON, READ, WRITE, Limit, Offset, answer, conflict, refused
from onrecord.web.arranging import Arrangement, arrange
from onrecord.web.case_entries import Asked, Entries, Layer, Review
from onrecord.web.case_view import CaseView
from onrecord.web.desk import Desk
from onrecord.web.policies import Asked as AskedNames
from onrecord.web.policies import asked_for, masking, policy_of, shown
from onrecord.web.static_page import ALONE, static_page

Words = Annotated[str, Query(max_length=200)]
HTML = {"responses": {"200": {"content": {"text/html": {"schema": {"type": "string"}}}}}}


def routes(desk: Desk) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()
    router.include_router(_reading(desk))
    router.include_router(_deciding(desk))
    router.include_router(_following(desk))
    return router


def _entries(desk: Desk, case_id: str, asked: Asked, names: str = "all") -> Entries:
    document = desk.document(asked.document).machine.document.id if asked.document else ""
    view = CaseView(desk.case(case_id), asked_for(desk, case_id, names))
    return Entries(view, Asked(asked.layer, asked.state, asked.words, document))


def _reading(desk: Desk) -> APIRouter:
    router = APIRouter()

    @router.get("/cases/{case_id}", response_model=shapes.CaseState, responses=READ)
    def case(request: Request, case_id: str, names: AskedNames = "all") -> Response:
        """One case as reviewed."""
        reviewed = desk.case(case_id)
        masks = masking(reviewed.case, asked_for(desk, case_id, names))
        return answer(request, shown(masks, shapes.case_state(reviewed)))

    @router.get("/cases/{case_id}/entries", response_model=shapes.CaseEntries, responses=READ)
    def entries(
        request: Request,
        case_id: str,
        layer: Layer = "",
        state: Review = "",
        q: Words = "",
        document: Words = "",
        names: AskedNames = "all",
        limit: Limit = 50,
        offset: Offset = 0,
    ) -> Response:
        """Its entries in one list, those that a filter shows: of a layer, in a state, with some words, told by a document."""
        found = _entries(desk, case_id, Asked(layer, state, q, document), names)
        return answer(request, shapes.case_entries(found, limit, offset))

    @router.get("/cases/{case_id}/judgements", response_model=shapes.Judgements, responses=READ)
    def judgements(request: Request, case_id: str, limit: Limit = 50, offset: Offset = 0) -> Response:
        """What the machine linked and people judged of its documents, in the order in which it was said."""
        desk.members(case_id)
        said = desk.store.case_history(case_id)
        return answer(request, shapes.Judgements(total=len(said), items=said[offset : offset + limit]))

    @router.get("/cases/{case_id}/page", response_class=Response, openapi_extra=HTML, responses=READ)
    def page(case_id: str, names: AskedNames = "case") -> Response:
        """The page for others: one HTML file that loads nothing."""
        words = static_page(desk.case(case_id), datetime.now(UTC).date(), asked_for(desk, case_id, names))
        return Response(words, media_type="text/html", headers={"content-security-policy": ALONE})

    return router


def _deciding(desk: Desk) -> APIRouter:
    router = APIRouter()

    @router.post("/cases/{case_id}/decisions", status_code=201, response_model=shapes.Made, responses=WRITE, dependencies=JSON)
    def decide_all(request: Request, case_id: str, wanted: shapes.DecideAll) -> Response:
        """Decide on all that a filter shows, a row an entry, all or none; `POST /decisions/undo` takes it back at once."""
        found = _entries(desk, case_id, Asked(wanted.layer, wanted.state, wanted.q, wanted.document))
        try:
            if wanted.version != found.version:
                raise Stale
            steps = on_all(found.view.reviewed.documents, found.parts, wanted.action, desk.reviewer, wanted.why)
            return answer(request, shapes.Made(numbers=desk.decide(steps)), 201)
        except Stale as stale:
            return conflict(request, stale)

    @router.post(
        "/cases/{case_id}/judgements", status_code=201, response_model=shapes.Judged, responses=WRITE, dependencies=JSON
    )
    def judge(request: Request, case_id: str, wanted: shapes.Judge) -> Response:
        """Split documents off, move them to another case, make two cases one."""
        try:
            number, case = arrange(desk, case_id, Arrangement(**wanted.model_dump()))
        except Stale as stale:
            return conflict(request, stale)
        return answer(request, shapes.Judged(number=number, case=case), 201)

    @router.post("/judgements/{number}/undo", status_code=201, response_model=shapes.Judged, responses=WRITE, dependencies=JSON)
    def undo(request: Request, number: shapes.Number, wanted: shapes.Reason) -> Response:
        """Take back a judgement, or an undo; later ones on the same documents have to be taken back first."""
        with desk.changing():
            undoing = desk.store.undo_judgement(number, desk.reviewer, wanted.why)
        return answer(request, shapes.Judged(number=undoing), 201)

    return router


def _following(desk: Desk) -> APIRouter:
    router = APIRouter()

    @router.get("/cases/{case_id}/names", response_model=shapes.NamesSetting, responses=READ)
    def names(request: Request, case_id: str) -> Response:
        """The naming policy of its page and exports."""
        desk.members(case_id)
        return answer(request, shapes.NamesSetting(names=policy_of(desk.store, case_id)))

    @router.put("/cases/{case_id}/names", response_model=shapes.NamesSetting, responses=WRITE, dependencies=JSON)
    def set_names(request: Request, case_id: str, wanted: shapes.NamesSetting) -> Response:
        """Set the naming policy of its page and exports."""
        desk.members(case_id)
        desk.store.set_for(case_id, "names", wanted.names, desk.reviewer)
        return answer(request, wanted)

    @router.get("/cases/{case_id}/follow", response_model=shapes.Following, responses=READ)
    def followed(request: Request, case_id: str) -> Response:
        """Whether it is followed, and why."""
        desk.members(case_id)
        return answer(request, _state(desk, case_id))

    @router.put("/cases/{case_id}/follow", response_model=shapes.Following, responses=WRITE, dependencies=JSON)
    def follow(request: Request, case_id: str, wanted: shapes.Reason) -> Response:
        """Follow it from now on; of one that is followed, only why."""
        desk.store.follow(followed_as(desk.store, case_id) or case_id, desk.members(case_id), wanted.why)
        return answer(request, _state(desk, case_id))

    @router.delete("/cases/{case_id}/follow", status_code=204, responses=refused(401, 403, 404, 422))
    def unfollow(case_id: str) -> Response:
        """Follow it no more."""
        name = followed_as(desk.store, case_id)
        if name is None:
            raise NotFound(f"{case_id!r} is not followed")
        desk.store.unfollow(name)
        return Response(status_code=204)

    @router.get("/news", response_model=list[News], responses=refused(401))
    def news(request: Request) -> Response:
        """What is new in each followed case since it was last looked at."""
        return answer(request, all_news(desk.store))

    @router.post("/news/seen", status_code=204, responses=refused(401, 403, 415), dependencies=JSON)
    def seen() -> Response:
        """Note that the news was looked at."""
        looked_at(desk.store, all_news(desk.store))
        return Response(status_code=204)

    return router


def _state(desk: Desk, case_id: str) -> shapes.Following:
    name = followed_as(desk.store, case_id)
    why = next((each.why for each in desk.store.followed() if each.case == name), None)
    return shapes.Following(followed=name is not None, why=why)
