"""A case as one file for a colleague without the program: its entries with their citations, under the naming policy."""

from datetime import UTC, date, datetime
from importlib.resources import files
from pathlib import Path

from onrecord.errors import OnrecordError
from onrecord.review import ReviewedCase
from onrecord.store import Store
from onrecord.web.case_view import CaseView
from onrecord.web.desk import Desk
from onrecord.web.naming import Policy
from onrecord.web.rendering import environment


def static_page(reviewed: ReviewedCase, made: date, policy: Policy = "shielded") -> bytes:
    """The page in UTF-8. It asks nothing of any server, runs no script, and prints no name that the policy hides."""
    style = files("onrecord.web").joinpath("static/desk.css").read_text("utf-8")
    view = CaseView(reviewed, policy)
    template = environment(view.names.without_names).get_template("static_case.html")
    words = template.render(view=view, style=style, made=made.isoformat())
    return words.encode("utf-8", "replace")


def write_page(store: Store, case_id: str, folder: Path, policy: Policy) -> Path:
    """Write the page of a case into a folder; its path. Raises OnrecordError where that cannot be."""
    path = folder / f"{case_id}.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(static_page(Desk(store, "").case(case_id), datetime.now(UTC).date(), policy))
    except OSError as error:
        raise OnrecordError(f"{path}: {error.strerror}") from error
    return path
