"""The public API: few names, all there, nothing heavy loaded for them until it is used."""

import subprocess
import sys

import pytest

import onrecord
from onrecord import Reading, SourceError, Store, link, read, read_text

NAMES = (
    "Account Case Document Event Evidence OnrecordError Participant Party Place Point Reading Relation SourceError Span Statement "
    "Store StoreError Text TimeExpression Triage __version__ link read read_text"
)
HEAVY = ("pydantic", "spacy", "sqlalchemy", "alembic", "rich", "trafilatura", "httpx2")


def test_the_names() -> None:
    assert sorted(onrecord.__all__) == NAMES.split() == dir(onrecord)
    assert all(getattr(onrecord, name) is not None for name in onrecord.__all__)
    with pytest.raises(AttributeError, match="nothing"):
        _ = onrecord.nothing  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "code", ["import onrecord", "from onrecord.cli import main; main(['--version'], standalone_mode=False)"]
)
def test_nothing_heavy_is_loaded(code: str) -> None:
    found = f"{code}; import sys; print([name for name in {HEAVY} if name in sys.modules])"
    printed = subprocess.run([sys.executable, "-c", found], capture_output=True, text=True, check=True).stdout
    assert printed.splitlines()[-1] == "[]"


def test_a_text_is_read_and_linked() -> None:
    reading = read_text("An officer shot a man on Alder Street.", title="Shooting", published="2026-03-14")
    assert isinstance(reading, Reading)
    assert (reading.document.published, reading.document.published_basis) == ("2026-03-14", "given")
    ((_, members),) = link([reading]).items()
    assert members == [reading.document.id]
    assert Store.__module__.startswith("onrecord.store")


def test_what_cannot_be_read_raises_or_is_handed_over() -> None:
    with pytest.raises(SourceError, match="no-such-file"):
        next(read("no-such-file.txt"))
    errors: list[SourceError] = []
    assert list(read("no-such-file.txt", on_error=errors.append)) == []
    assert [error.where for error in errors] == ["no-such-file.txt"]
