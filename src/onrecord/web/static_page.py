"""A case for a colleague without the program, under the naming policy: its entries with their citations, its timeline."""

from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from pathlib import Path

from onrecord.cases.naming import Policy
from onrecord.errors import NotFound, OnrecordError
from onrecord.review import ReviewedCase
from onrecord.review.policies import policy_of
from onrecord.store import Store
from onrecord.web.case_view import CaseView
from onrecord.web.desk import Desk
from onrecord.web.rendering import environment

# The page for others has its style within it; nothing else of it may load or act.
ALONE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"


def static_page(reviewed: ReviewedCase, made: date, policy: Policy = "shielded") -> bytes:
    """The page in UTF-8. It asks nothing of any server, runs no script, and prints no name that the policy hides."""
    view = CaseView(reviewed, policy)
    template = environment(view.names.plain).get_template("static_case.html")
    words = template.render(view=view, style=_style(), made=made.isoformat())
    return words.encode("utf-8", "replace")


def static_timeline(reviewed: ReviewedCase, policy: Policy = "shielded") -> bytes:
    """The picture of its timeline as an SVG that needs no other file. Raises NotFound where there is too little for one."""
    view = CaseView(reviewed, policy)
    if view.picture is None:
        raise NotFound("fewer than two events of this case have a date")
    template = environment(view.names.plain).get_template("timeline.svg.html")
    words = template.render(alone=True, picture=view.picture, title=view.title, style=_style_of_timeline())
    return words.encode("utf-8", "replace")


@cache
def _style() -> str:
    return files("onrecord.web").joinpath("static/desk.css").read_text("utf-8")


@cache
def _style_of_timeline() -> str:
    """The colours of both themes, with which the stylesheet begins, and what it says of timelines."""
    colours, _, rest = _style().partition("* {")
    return colours + "\n".join(line for line in rest.splitlines() if line.startswith(".timeline"))


def write_page(store: Store, case_id: str, folder: Path, policy: Policy | None = None) -> Path:
    """Write the page of a case into a folder, without a policy under that of the case; its path. Raises OnrecordError."""
    path = folder / f"{case_id}.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(
            static_page(Desk(store, "").case(case_id), datetime.now(UTC).date(), policy or policy_of(store, case_id))
        )
    except OSError as error:
        raise OnrecordError(f"{path}: {error.strerror}") from error
    return path
