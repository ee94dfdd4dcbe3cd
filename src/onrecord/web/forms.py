"""What forms do: decide on entries, add them, merge parties, read new documents."""

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import FormData, UploadFile

from onrecord.errors import SourceError, Stale
from onrecord.review import deciding
from onrecord.review.deciding import BadDecision, Step
from onrecord.sources import Stated
from onrecord.web.addresses import own
from onrecord.web.desk import Desk
from onrecord.web.fields import ADDED, new_entry
from onrecord.web.guard import Token
from onrecord.web.intake import Intake
from onrecord.web.numbers import whole
from onrecord.web.rendering import Pages, brief
from onrecord.web.steps import steps_of, why_of
from onrecord.web.words import place_of


async def form_of(request: Request) -> AsyncIterator[FormData]:
    """The fields of a form; its files are closed in the end."""
    async with request.form(max_files=200, max_part_size=20_000_000) as form:
        yield form


Fields = Annotated[FormData, Depends(form_of)]


def routes(desk: Desk, page: Pages, token: Token, intake: Intake) -> APIRouter:
    """The routes that change something; every form carries the token."""
    router = APIRouter(include_in_schema=False)

    def done(request: Request, form: FormData, steps: list[Step], to: str | None = None) -> Response:
        try:
            desk.decide(steps)
        except Stale as stale:
            return page(request, "stale.html", 409, decision=stale.decision, back=own(str(form.get("back", ""))))
        return RedirectResponse(to or own(str(form.get("back", ""))), 303)

    @router.post("/decide")
    def decide(request: Request, form: Fields) -> Response:
        token.check(form)
        try:
            return done(request, form, steps_of(desk, form))
        except Stale as stale:
            return page(request, "stale.html", 409, decision=stale.decision, back=own(str(form.get("back", ""))))

    @router.post("/lost")
    def lost(request: Request, form: Fields) -> Response:
        token.check(form)
        number, keep = number_in(form, "number"), form.get("action") == "keep"
        step = deciding.on_lost(desk.document(str(form.get("document"))), number, desk.reviewer, keep=keep)
        return done(request, form, [step])

    @router.post("/add")
    def add(request: Request, form: Fields) -> Response:
        token.check(form)
        reviewed = desk.document(str(form.get("document", "")))
        layer, kind = str(form.get("layer", "")), str(form.get("kind", ""))
        if layer not in ADDED:
            raise BadDecision(f"there is no layer {layer!r} to add to")
        text, words = reviewed.machine.document.text, str(form.get("words", "")).replace("\r\n", "\n")
        span = place_of(words, str(form.get("start", "")), text, str(form.get("time", "")))
        fields = new_entry(layer, kind, str(form.get("source", "")), span, text[span.start : span.end])
        step = deciding.add(reviewed, layer, fields, desk.reviewer, why_of(form))
        return done(request, form, [step], f"/documents/{brief(step[0].document)}?entry={step[0].entry}#chosen")

    @router.get("/read")
    def reading(request: Request) -> HTMLResponse:
        return page(request, "read.html", jobs=intake.jobs[::-1], busy=intake.busy)

    @router.post("/read")
    async def read(request: Request, form: Fields) -> Response:
        token.check(form)
        try:
            stated = Stated(**{key: str(form.get(key, "")).strip() or None for key in ("title", "publisher", "published")})
        except SourceError as error:
            raise BadDecision(str(error)) from error
        for file in form.getlist("files"):
            if isinstance(file, UploadFile):
                data = await file.read()
                if file.filename or data:
                    intake.bytes(data, plain_name(file.filename or ""), stated)
        if text := str(form.get("text", "")).strip():
            intake.bytes(text.replace("\r\n", "\n").encode("utf-8", "surrogatepass"), "pasted text", stated)
        for url in str(form.get("urls", "")).split():
            intake.url(url, Stated(publisher=stated.publisher, published=stated.published))
        return RedirectResponse("/read", 303)

    return router


def number_in(form: FormData, name: str) -> int | None:
    """A number that a form gives; None where it gives none."""
    return whole(str(form.get(name, "")))


def plain_name(name: str) -> str:
    """A file's name without the folders that a browser may have put before it."""
    return name.replace("\\", "/").rpartition("/")[2].strip(". ") or "unnamed file"
