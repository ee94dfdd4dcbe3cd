"""A case as one file for a colleague without the program: its entries with their citations, under the naming policy."""

from datetime import UTC, date, datetime
from importlib.resources import files
from pathlib import Path

from onrecord.cases.naming import Policy
from onrecord.errors import OnrecordError
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
    style = files("onrecord.web").joinpath("static/desk.css").read_text("utf-8")
    view = CaseView(reviewed, policy)
    template = environment(view.names.plain).get_template("static_case.html")
    words = template.render(view=view, style=style, made=made.isoformat())
    return words.encode("utf-8", "replace")


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
