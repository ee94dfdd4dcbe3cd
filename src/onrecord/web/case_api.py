"""The API of one case: its entries, deciding on all that a filter shows, what documents make it, names."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from onrecord.errors import NotFound, Stale
from onrecord.review.batch import on_all
from onrecord.review.labels import Labels
from onrecord.review.policies import asked_for, policy_of
from onrecord.web import shapes, wanted_shapes
from onrecord.web.answers import (
    JSON,
    READ,
    WRITE,
    Limit,
    Offset,
    answer,
    conflict,
    listed,
    part_of,
    unchanged_since,
)
from onrecord.web.arranging import Arrangement, arrange, near
from onrecord.web.case_asked import Words
from onrecord.web.case_entries import Asked, Entries, Layer, Review
from onrecord.web.case_view import CaseView
from onrecord.web.desk import Desk
from onrecord.web.policies import Asked as AskedNames
from onrecord.web.policies import under_labels
from onrecord.web.shaping import case_state, of_case


def routes(desk: Desk) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()
    router.include_router(_reading(desk))
    router.include_router(_deciding(desk))
    router.include_router(_names(desk))
    return router


def _entries(desk: Desk, case_id: str, asked: Asked, names: str = "all") -> Entries:
    document = desk.document(asked.document).machine.document.id if asked.document else ""
    view = CaseView(desk.case(case_id), asked_for(desk.store, case_id, names))
    return Entries(view, Asked(asked.layer, asked.state, asked.words, document))


def _state(desk: Desk, case_id: str) -> shapes.CaseState:
    return case_state(desk.case(case_id), desk.versions(desk.members(case_id)))


def _reading(desk: Desk) -> APIRouter:
    router = APIRouter()

    @router.get("/cases/{case_id}", response_model=shapes.CaseState, responses=READ)
    def case(request: Request, case_id: str, names: AskedNames = "all") -> Response:
        """One case as reviewed."""
        return answer(request, Labels(desk, names).case(case_id, _state(desk, case_id)))

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
        items, total = [of_case(found, *row) for row in found.rows[offset:][:limit]], len(found.rows)
        more = {"waiting": found.waiting, "version": found.version}
        return answer(request, listed(shapes.CaseEntries, items, limit, offset, total, **more))

    @router.get("/cases/{case_id}/entries/{entry}", response_model=shapes.OfCase, responses=READ)
    def one_entry(request: Request, case_id: str, entry: str, names: AskedNames = "all") -> Response:
        """One entry, such as a party, with the words of the documents that tell of it."""
        found = _entries(desk, case_id, Asked(), names)
        told = (of_case(found, layer, row) for layer, row in found.rows if row.id == entry)
        if one := next(told, None):
            return answer(request, one)
        raise NotFound(f"the case has no entry {entry!r}; it may have been merged or told apart")

    @router.get("/cases/{case_id}/near", response_model=shapes.Cases, responses=READ)
    def near_cases(
        request: Request, case_id: str, q: Words = "", names: AskedNames = "all", limit: Limit = 12, offset: Offset = 0
    ) -> Response:
        """Cases that may be the same: those with some words, without any those of the same agency, else of the same town."""
        labels, found = Labels(desk, names), near(desk, case_id, q, limit + 1, offset)
        return answer(
            request, under_labels(labels, listed(shapes.Cases, found, limit, offset), lambda each: labels.case(each.id, each))
        )

    @router.get("/cases/{case_id}/judgements", response_model=shapes.Judgements, responses=READ)
    def judgements(
        request: Request, case_id: str, names: AskedNames = "all", limit: Limit = 50, offset: Offset = 0
    ) -> Response:
        """What the machine linked and people judged of its documents, in the order in which it was said."""
        desk.members(case_id)
        labels, page = Labels(desk, names), part_of(shapes.Judgements, desk.store.case_history(case_id), limit, offset)
        return answer(request, under_labels(labels, page, lambda each: labels.case(case_id, each)))

    return router


def _deciding(desk: Desk) -> APIRouter:
    router = APIRouter()

    @router.post("/cases/{case_id}/decisions", status_code=201, response_model=shapes.Made, responses=WRITE, dependencies=JSON)
    def decide_all(request: Request, case_id: str, wanted: wanted_shapes.DecideAll) -> Response:
        """Decide on all that a filter shows, a row an entry, all or none; `POST /decisions/undo` takes it back at once."""
        unchanged_since(request, _state(desk, case_id))
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
    def judge(request: Request, case_id: str, wanted: wanted_shapes.Judge) -> Response:
        """Split documents off, move them to another case, make two cases one; `If-Match` names the version of the case."""
        unchanged_since(request, _state(desk, case_id))
        try:
            number, case = arrange(desk, case_id, Arrangement(**wanted.model_dump()))
        except Stale as stale:
            return conflict(request, stale)
        return answer(request, shapes.Judged(number=number, case=case), 201)

    @router.post("/judgements/{number}/undo", status_code=201, response_model=shapes.Judged, responses=WRITE, dependencies=JSON)
    def undo(request: Request, number: shapes.Number, wanted: wanted_shapes.Reason) -> Response:
        """Take back a judgement, or an undo; later ones on the same documents have to be taken back first."""
        with desk.changing():
            undoing = desk.store.undo_judgement(number, desk.reviewer, wanted.why)
        return answer(request, shapes.Judged(number=undoing), 201)

    return router


def _names(desk: Desk) -> APIRouter:
    router = APIRouter()

    def setting(case_id: str) -> shapes.NamesSetting:
        desk.members(case_id)
        return shapes.NamesSetting(names=policy_of(desk.store, case_id))

    @router.get("/cases/{case_id}/names", response_model=shapes.NamesSetting, responses=READ)
    def names(request: Request, case_id: str) -> Response:
        """The naming policy of its page and exports."""
        return answer(request, setting(case_id))

    @router.put("/cases/{case_id}/names", response_model=shapes.NamesSetting, responses=WRITE, dependencies=JSON)
    def set_names(request: Request, case_id: str, wanted: shapes.NamesSetting) -> Response:
        """Set the naming policy of its page and exports; `If-Match` names the version that was seen."""
        unchanged_since(request, setting(case_id))
        desk.store.set_for(case_id, "names", wanted.names, desk.reviewer)
        return answer(request, wanted)

    return router
