"""The accounts of several documents on one point, and whether they can all hold."""

from onrecord.cases.merging.draft import Draft
from onrecord.reading.points.accounts import how_they_stand
from onrecord.record.vocabulary import values

# Accounts in nobody's words but a document's own are compared document by document.
_OWN_VOICE = "document"


def merged_points(points: list[Draft]) -> list[Draft]:
    """One entry a point and person, with the accounts of all documents in their order, disputes and revisions over them."""
    merged: dict[tuple[str, str | None], list[Draft]] = {}
    for point in points:
        merged.setdefault((point["point"], point["about"]), []).extend(point["accounts"])
    ordered = sorted(merged.items(), key=lambda item: (values("points").index(item[0][0]), item[0][1] or ""))
    return [_point(point, about, accounts) for (point, about), accounts in ordered]


def _point(point: str, about: str | None, accounts: list[Draft]) -> Draft:
    told = [(account["value"], account["source"] or _voice(account)) for account in accounts]
    disputed, revised = how_they_stand(point, told)
    return {"point": point, "about": about, "accounts": accounts, "disputed": disputed, "revised": revised}


def _voice(account: Draft) -> str:
    return f"{_OWN_VOICE} {account['spans'][0]['document']}"
