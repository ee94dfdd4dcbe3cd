"""A case written as one page for others."""

from datetime import UTC, datetime
from pathlib import Path

from onrecord.cli.case_find import find_case
from onrecord.errors import OnrecordError
from onrecord.store import Store
from onrecord.web.desk import Desk
from onrecord.web.naming import Policy
from onrecord.web.static_page import static_page


def write_page(store: Store, name: str | None, folder: Path, policy: Policy) -> Path:
    """Write the page of the case that a name means into a folder; its path. Raises OnrecordError where that cannot be."""
    reviewed = Desk(store, "").case(find_case(store, name).case.id)
    path = folder / f"{reviewed.case.case.id}.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(static_page(reviewed, datetime.now(UTC).date(), policy))
    except OSError as error:
        raise OnrecordError(f"{path}: {error.strerror}") from error
    return path
