"""Signature blocks of letters and e-mails: title, affiliation and role from the line under the name."""

import pytest

from tests.reading.parties.support import parties_of, party

# (text, name, title, name of the affiliation, roles)
SIGNED = [
    (
        "The city does not comment.\n\nSincerely,\n\nGwen Tarrant\nCommunications Director, City of Alder Falls\n",
        "Gwen Tarrant",
        "Communications Director",
        "City of Alder Falls",
        ["spokesperson"],
    ),
    (
        "The Keel County Attorney's Office declined to file charges.\n\nRespectfully,\n\nBeatrice Holm\n\nKeel County Attorney",
        "Beatrice Holm",
        "Keel County Attorney",
        "Keel County Attorney's Office",
        ["official"],
    ),
    ("Ann Lane\nChief Hal Stone spoke on Friday.", "Ann Lane", None, None, ["other"]),
    ("Dear Ms. Quill,\n\nChief of staff", "Quill", None, None, ["other"]),
]


@pytest.mark.parametrize(("content", "who", "title", "body", "roles"), SIGNED)
def test_who_signs(content: str, who: str, title: str | None, body: str | None, roles: list[str]) -> None:
    found = party(content, who)
    names = {one.id: one.name for one in parties_of(content).parties}
    assert (found.title, names.get(found.affiliation or ""), found.roles) == (title, body, roles)
