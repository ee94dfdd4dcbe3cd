import plistlib
from typing import Any

import pytest

from onrecord.errors import SourceError
from onrecord.sources import Stated
from tests.sources.reading import document, error
from tests.sources.test_html import HEADLINE, PARAGRAPHS, page

MHTML = b"""From: <Saved by Blink>
Snapshot-Content-Location: https://g.example/story
Subject: =?utf-8?Q?T?=
Date: Tue, 3 Mar 2026 10:00:00 -0600
MIME-Version: 1.0
Content-Type: multipart/related; type="text/html"; boundary="x"

--x
Content-Type: text/html
Content-Transfer-Encoding: 8bit
Content-Location: https://g.example/story

PAGE
--x
Content-Type: image/png
Content-Transfer-Encoding: base64

iVBORw0KGgo=
--x--
"""


def archived(main: dict[str, Any]) -> bytes:
    """A web archive."""
    return plistlib.dumps({"WebMainResource": main}, fmt=plistlib.FMT_BINARY)


@pytest.mark.parametrize(
    "data",
    [
        MHTML.replace(b"PAGE", page()),
        archived({"WebResourceData": page(), "WebResourceURL": "https://g.example/story"}),
    ],
)
def test_the_page_in_the_file_is_read(data: bytes) -> None:
    found = document(data, "a", Stated(publisher="Harlow Gazette"))
    assert found.text.split("\n\n") == [HEADLINE, *PARAGRAPHS]
    assert (found.url, found.publisher, found.published) == ("https://g.example/story", "Harlow Gazette", None)
    assert (found.found, found.media_type) == (["a/page.html"], "text/html")


def test_files_without_a_page() -> None:
    assert error(MHTML.replace(b"text/html", b"text/css"), "a.mhtml").why == "there is no page in this file"
    broken = error(archived({"WebResourceURL": "x"}), "a.webarchive")
    assert isinstance(broken, SourceError)
    assert broken.why == "is a broken web archive"
