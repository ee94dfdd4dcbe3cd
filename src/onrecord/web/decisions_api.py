"""The API of decisions: what was decided, to decide on an entry, to take decisions back, to correct the same elsewhere."""

from collections.abc import Callable, Collection

from fastapi import APIRouter, Request
from fastapi.responses import Response

from onrecord.errors import Stale
from onrecord.review import deciding, identity
from onrecord.review.batch import taken_back
from onrecord.review.deciding import BadDecision, Step
from onrecord.review.identity import Seen
from onrecord.review.labels import Labels
from onrecord.review.portable import MODELS
from onrecord.web import shapes, wanted_shapes
from onrecord.web.answers import JSON, READ, WRITE, Limit, Offset, answer, conflict, listed, unchanged_since
from onrecord.web.desk import Desk
from onrecord.web.policies import Asked, under_labels
from onrecord.web.shaping import document_state
from onrecord.web.steps import corrected_too, on_each


def routes(desk: Desk) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()

    @router.get("/decisions", response_model=shapes.Decisions, responses=READ)
    def decisions(
        request: Request, document: str = "", case: str = "", names: Asked = "all", limit: Limit = 50, offset: Offset = 0
    ) -> Response:
        """What people decided, of a document, of a case or of all, in the order in which they did."""
        chosen = [desk.store.document_id(document)] if document else desk.members(case) if case else None
        total, made = desk.store.decisions_page(chosen, limit, offset)
        labels, page = Labels(desk, names), listed(shapes.Decisions, made, limit, offset, total)
        return answer(request, under_labels(labels, page, lambda each: labels.document(each.document, each)))

    @router.post("/decisions", status_code=201, response_model=shapes.Made, responses=WRITE, dependencies=JSON)
    def decide(request: Request, wanted: wanted_shapes.Decide) -> Response:
        """Make a decision on the version of an entry that was seen; `If-Match` names the version of the document."""
        unchanged_since(request, document_state(desk.document(wanted.document)))
        return _made(request, lambda: _steps(desk, wanted))

    @router.post("/decisions/each", status_code=201, response_model=shapes.Made, responses=WRITE, dependencies=JSON)
    def decide_each(request: Request, wanted: wanted_shapes.DecideEach) -> Response:
        """Accept, reject or undo each of some entries in the versions that were seen, all or none."""
        return _made(request, lambda: on_each(desk, wanted.action, seen(desk, wanted.entries), wanted.why))

    @router.post("/decisions/undo", status_code=201, response_model=shapes.Made, responses=WRITE, dependencies=JSON)
    def undo(request: Request, wanted: wanted_shapes.Undo) -> Response:
        """Take back decisions by their numbers, all at once; those on which somebody has decided since stay."""
        return _made(request, lambda: undone(desk, set(wanted.numbers), wanted.why))

    @router.post(
        "/decisions/{number}/elsewhere", status_code=201, response_model=shapes.Made, responses=WRITE, dependencies=JSON
    )
    def correct_elsewhere(request: Request, number: shapes.Number, wanted: wanted_shapes.CorrectToo) -> Response:
        """Make a correction at other places too at which it is offered: each by document, key and version."""
        return _made(request, lambda: corrected_too(desk, number, seen(desk, wanted.places), wanted.why))

    def _made(request: Request, steps: Callable[[], list[Step]]) -> Response:
        try:
            return answer(request, shapes.Made(numbers=desk.decide(steps())), 201)
        except Stale as stale:
            return conflict(request, stale)

    return router


def seen(desk: Desk, entries: list[tuple[str, str, str]]) -> list[Seen]:
    """Entries as somebody saw them, from document, key and version."""
    return [(desk.document(document), key, version) for document, key, version in entries]


def undone(desk: Desk, numbers: Collection[int], why: str | None) -> list[Step]:
    """What takes decisions of some numbers back."""
    return taken_back(desk.store.decisions_beside(numbers), numbers, desk.reviewer, why)


def _steps(desk: Desk, wanted: wanted_shapes.Decide) -> list[Step]:
    seen = desk.document(wanted.document), wanted.entry, wanted.version
    if wanted.action in _OF_ONE:
        return [_OF_ONE[wanted.action](*seen, desk.reviewer, wanted.why)]
    return _OTHERS[wanted.action](desk, seen, wanted)


def _correct(desk: Desk, seen: Seen, wanted: wanted_shapes.Decide) -> list[Step]:
    return [deciding.correct(*seen, desk.reviewer, wanted.changes or {}, wanted.why)]


def _add(desk: Desk, seen: Seen, wanted: wanted_shapes.Decide) -> list[Step]:
    if wanted.layer not in MODELS:
        raise BadDecision(f"layer: one of {', '.join(MODELS)}")
    return [deciding.add(seen[0], wanted.layer, wanted.changes or {}, desk.reviewer, wanted.why)]


def _merge(desk: Desk, seen: Seen, wanted: wanted_shapes.Decide) -> list[Step]:
    return [identity.merge(seen, _other(desk, wanted), desk.reviewer, wanted.why)]


def _tell_apart(desk: Desk, seen: Seen, wanted: wanted_shapes.Decide) -> list[Step]:
    return [identity.tell_apart(seen, _other(desk, wanted), desk.reviewer, wanted.why)]


def _other(desk: Desk, wanted: wanted_shapes.Decide) -> Seen:
    return desk.document(wanted.other_document or wanted.document), wanted.other or "", wanted.other_version or ""


def _split(desk: Desk, seen: Seen, wanted: wanted_shapes.Decide) -> list[Step]:
    return identity.split(seen, wanted.mentions or [], (wanted.name or "").strip(), desk.reviewer, wanted.why)


def _on_lost(desk: Desk, seen: Seen, wanted: wanted_shapes.Decide) -> list[Step]:
    return [deciding.on_lost(seen[0], wanted.number, desk.reviewer, keep=wanted.action == "keep")]


_OF_ONE: dict[str, Callable[..., Step]] = {
    "accept": deciding.accept,
    "reject": deciding.reject,
    "undo": deciding.undo,
}
_OTHERS: dict[str, Callable[[Desk, Seen, wanted_shapes.Decide], list[Step]]] = {
    "correct": _correct,
    "add": _add,
    "merge": _merge,
    "tell_apart": _tell_apart,
    "split": _split,
    "keep": _on_lost,
    "let_go": _on_lost,
}
