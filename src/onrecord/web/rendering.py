"""Templates: everything that they print is escaped, and first made fit to be shown."""

from collections.abc import Callable, Iterable
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from onrecord.cases.wording import readable, term
from onrecord.record.vocabulary import values
from onrecord.version import __version__
from onrecord.web.guard import Token
from onrecord.web.signed_in import CURRENT
from onrecord.web.text import Piece, shortened, shown

STATE_WORDS = {"unseen": "not looked at", "accepted": "accepted", "corrected": "corrected", "rejected": "rejected"}


def environment(mask: Callable[[str], str] | None = None) -> Environment:
    """The templates' environment; `mask` changes every word that they print."""

    def printed(value: Any) -> Any:
        return shown(mask(value) if mask and isinstance(value, str) and not isinstance(value, Markup) else value)

    made = Environment(
        loader=PackageLoader("onrecord.web"),
        autoescape=True,
        finalize=printed,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )

    def marked(pieces: Iterable[Piece]) -> Markup:
        words = ((escape(printed(piece.words)), piece.marked) for piece in pieces)
        return Markup("".join(f"<mark>{each}</mark>" if is_marked else each for each, is_marked in words))

    made.filters |= {"readable": readable, "term": term, "shortened": shortened, "brief": brief, "marked": marked}
    made.globals |= {"version": __version__, "state_words": STATE_WORDS, "vocabulary": values}
    return made


def brief(document: str) -> str:
    """The beginning of a document's id, long enough to name it in an address."""
    return document.removeprefix("sha256:")[:16]


class Pages:
    """Renders templates for requests."""

    def __init__(self, token: Token, reviewer: str) -> None:
        self._environment, self._reviewer = environment(), reviewer
        self._environment.globals["token"] = token

    def __call__(self, request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
        """A page. Half characters, which UTF-8 has no form for, were replaced on the way."""
        here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        words = self._environment.get_template(template).render(here=here, **self._of_whoever_asks(), **values)
        return HTMLResponse(words.encode("utf-8", "replace"), status)

    def _of_whoever_asks(self) -> dict[str, Any]:
        signed_in = CURRENT.get()
        account = signed_in.session.account if signed_in else None
        return {"reviewer": account.name if account else self._reviewer, "account": account}
