"""A case as one file for a colleague without the program: its entries with their citations, under the naming policy."""

from datetime import date
from importlib.resources import files

from onrecord.review import ReviewedCase
from onrecord.web.case_view import CaseView
from onrecord.web.naming import Policy
from onrecord.web.rendering import environment


def static_page(reviewed: ReviewedCase, made: date, policy: Policy = "shielded") -> bytes:
    """The page in UTF-8. It asks nothing of any server and runs no script."""
    style = files("onrecord.web").joinpath("static/desk.css").read_text("utf-8")
    template = environment().get_template("static_case.html")
    words = template.render(view=CaseView(reviewed, policy), style=style, made=made.isoformat(), policy=policy)
    return words.encode("utf-8", "replace")
