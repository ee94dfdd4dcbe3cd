"""The picture of a case stands alone: it loads nothing from elsewhere."""

import re

from make_picture import ROOT, svg
from tests.cli.test_case_page import case


def test_the_picture_needs_no_other_file() -> None:
    for drawn in (svg(case()), (ROOT / "docs" / "case.svg").read_text("utf-8")):
        assert "@font-face" not in drawn and "@import" not in drawn
        assert not re.findall(r"url\((?!#)|href|<image|<script", drawn)
        assert "Where&#160;accounts&#160;differ" in drawn
