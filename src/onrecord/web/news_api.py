"""The API of followed cases: which one follows, why, and what is new in them."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from onrecord.errors import NotFound
from onrecord.review.labels import Labels
from onrecord.review.news import News, all_news, followed_as, looked_at
from onrecord.web import shapes, wanted_shapes
from onrecord.web.answers import JSON, LIST, READ, WRITE, Limit, Offset, answer, part_of, refused, unchanged_since
from onrecord.web.desk import Desk
from onrecord.web.policies import Asked, under_labels

_FIRST = 50


def routes(desk: Desk) -> APIRouter:
    """The routes under /api/v1."""
    router = APIRouter()

    @router.get("/cases/{case_id}/follow", response_model=shapes.Following, responses=READ)
    def followed(request: Request, case_id: str) -> Response:
        """Whether whoever asks follows it, and why."""
        return answer(request, _state(desk, case_id))

    @router.put("/cases/{case_id}/follow", response_model=shapes.Following, responses=WRITE, dependencies=JSON)
    def follow(request: Request, case_id: str, wanted: wanted_shapes.Reason) -> Response:
        """Follow it from now on; of one that is followed, only why. `If-Match` names the version that was seen."""
        unchanged_since(request, _state(desk, case_id))
        desk.store.follow(followed_as(desk.store, case_id) or case_id, desk.members(case_id), wanted.why)
        return answer(request, _state(desk, case_id))

    @router.delete("/cases/{case_id}/follow", status_code=204, responses=refused(401, 403, 404, 412, 422))
    def unfollow(request: Request, case_id: str) -> Response:
        """Follow it no more; `If-Match` names the version that was seen."""
        unchanged_since(request, _state(desk, case_id))
        name = followed_as(desk.store, case_id)
        if name is None:
            raise NotFound(f"{case_id!r} is not followed")
        desk.store.unfollow(name)
        return Response(status_code=204)

    @router.get("/news", response_model=shapes.NewsList, responses=LIST)
    def news(request: Request, names: Asked = "all", limit: Limit = _FIRST, offset: Offset = 0) -> Response:
        """What is new in each followed case since it was last looked at."""
        labels, page = Labels(desk, names), part_of(shapes.NewsList, all_news(desk.store), limit, offset)
        return answer(request, under_labels(labels, page, lambda each: labels.case(each.case, each)))

    @router.post("/news/seen", status_code=204, responses=refused(401, 403, 412, 415), dependencies=JSON)
    def seen(request: Request) -> Response:
        """Note that the news was looked at; `If-Match` names the version of `GET /news` (its first page) that was."""
        told = all_news(desk.store)
        unchanged_since(request, first_page(told))
        looked_at(desk.store, told)
        return Response(status_code=204)

    return router


def first_page(told: list[News]) -> shapes.NewsList:
    """What is answered to who asks for nothing in particular."""
    return part_of(shapes.NewsList, told, _FIRST, 0)


def _state(desk: Desk, case_id: str) -> shapes.Following:
    desk.members(case_id)
    name = followed_as(desk.store, case_id)
    why = next((each.why for each in desk.store.followed() if each.case == name), None)
    return shapes.Following(followed=name is not None, why=why)
