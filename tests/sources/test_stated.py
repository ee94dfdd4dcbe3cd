import json
from pathlib import Path

import pytest

from onrecord.errors import SourceError
from onrecord.record import Document
from onrecord.sources import Place, Stated, read_place
from onrecord.sources.days import as_edtf, written_day


@pytest.mark.parametrize(
    ("written", "edtf"),
    [
        ("2026-03-20", "2026-03-20"),
        ("2026-03-20T23:30:00-05:00", "2026-03-20"),
        ("2026-03", "2026-03"),
        ("2026", "2026"),
        ("2026~", "2026~"),
        ("2026-03-XX", "2026-03-XX"),
        ("202X", "202X"),
        ("2026-21", "2026-21"),
        ("2026-03-01/2026-03-04", "2026-03-01/2026-03-04"),
        ("../2026-03-20", "../2026-03-20"),
        ("2024-02-29", "2024-02-29"),
        ("2026-02-30", None),
        ("2026-13", None),
        ("2026-25-01", None),
        ("March 3, 2026", None),
        ("20260320", None),
        ("2026-03-20/2026/2027", None),
        ("/", None),
        ("", None),
    ],
)
def test_edtf(written: str, edtf: str | None) -> None:
    assert as_edtf(written) == edtf


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("Tue, 3 Mar 2026 16:15:00 -0600", "2026-03-03"),
        ("Tue, Mar 3, 2026 at 4:15 PM", "2026-03-03"),
        ("Tuesday, March 3rd, 2026 4:15 PM", "2026-03-03"),
        ("Sept. 12, 2025", "2025-09-12"),
        ("2026-03-20T21:10:00-05:00", "2026-03-20"),
        ("20260320", "2026-03-20"),
        ("2026/03/20 10:11", "2026-03-20"),
        ("3/4/2026", None),
        ("Feb 30, 2026", None),
        ("yesterday", None),
    ],
)
def test_written_days(written: str, day: str | None) -> None:
    assert written_day(written) == day


def test_a_stated_date_that_is_none_is_refused() -> None:
    with pytest.raises(SourceError, match="'March 3' is no EDTF date"):
        Stated(published="March 3")


def read_file(path: Path, stated: Stated | None = None) -> list[Document | SourceError]:
    return list(read_place(Place("path", str(path)), stated or Stated()))


def test_options_win_over_the_sidecar_and_the_sidecar_over_the_file(tmp_path: Path) -> None:
    page = tmp_path / "story.html"
    page.write_text(
        '<html><head><title>Old</title><meta name="date" content="2020-01-01"></head><body><p>Words.</p></body></html>'
    )
    sidecar = {
        "title": "Officer resigns",
        "publisher": "Harlow Gazette",
        "published": "2026-03-20",
        "url": "https://g.example/1",
    }
    page.with_name("story.html.meta.json").write_text(json.dumps(sidecar))
    (found,) = read_file(page, Stated(publisher="Northfield Courier"))
    assert isinstance(found, Document)
    assert (found.title, found.publisher, found.url) == ("Officer resigns", "Northfield Courier", "https://g.example/1")
    assert (found.published, found.published_basis) == ("2026-03-20", "given")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("{", "is no JSON"),
        ("[1]", "must be one JSON object"),
        ('{"date": "2026-03-20"}', "unknown key 'date'; known are title, publisher, published, url"),
        ('{"title": 3}', "title must be text"),
        ('{"published": "soon"}', "'soon' is no EDTF date"),
        ("[" * 100_000, "is no JSON"),
    ],
)
def test_a_broken_sidecar_is_an_error_that_names_it(tmp_path: Path, content: str, why: str) -> None:
    (tmp_path / "a.txt").write_text("Words.")
    sidecar = tmp_path / "a.txt.meta.json"
    sidecar.write_text(content)
    (found,) = read_file(tmp_path / "a.txt")
    assert isinstance(found, SourceError)
    assert found.where == str(sidecar)
    assert why in found.why


def test_a_text_keeps_its_words_whatever_is_stated(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("Words.")
    (found,) = read_file(tmp_path / "a.txt", Stated(title="T"))
    assert isinstance(found, Document)
    assert (found.title, found.text, found.published_basis, found.retrieved) == ("T", "Words.", None, None)
