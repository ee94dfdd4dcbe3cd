"""Points across documents: who says what, when first; what cannot both hold; who changed an account."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence

from onrecord.cases.merging.backing import Voices
from onrecord.cases.merging.conflicts import Conflicts, Told
from onrecord.cases.merging.ids import Ids
from onrecord.reading.points.hours import is_hour
from onrecord.reading.points.sides import agree
from onrecord.record import Account, CaseAccount, CasePoint, Document, Point, Reading, edtf
from onrecord.record.vocabulary import values

Key = tuple[str, str | None]

# What somebody judges: a document that says so itself has it from somebody whom it does not name.
JUDGED = frozenset({"justified", "self_defense"})
# A line without the end of a sentence, and an empty one after it.
_FIRST_LINE = re.compile(r"[^\n]{1,150}(?<![.!?:,;])(?=\r?\n[ \t]*\r?\n)")
# One family against so many that agree is a misread date, told with the event, and no dispute.
MANY = 3


class Points:
    """Merges the points of a case. `named`: parties with a name; `known`: the day when the incident was first told of."""

    def __init__(
        self, readings: Sequence[Reading], ids: Ids, named: Collection[str], voices: Voices, known: str | None = None
    ) -> None:
        self._readings, self._ids, self._named, self._voices, self._known = readings, ids, named, voices, known

    def merged(self) -> list[CasePoint]:
        """The points of the case in the vocabulary's order, accounts in the order in which they were first told."""
        told: dict[Key, list[Told]] = {}
        for document, reading in enumerate(self._readings):
            for point in reading.points:
                key = point.point, self._ids.get(document, point.about)
                accounts = _without_headline(reading.document, point)
                told.setdefault(key, []).extend(self._told(document, account) for account in accounts)
        joined = _join_nameless(told, self._named)
        ordered = sorted(joined.items(), key=lambda item: values("points").index(item[0][0]))
        return [self._point(point, about, found) for (point, about), found in ordered]

    def _told(self, document: int, account: Account) -> Told:
        source = self._ids.get(document, account.source)
        voice = self._voices.of(document, account.statement, source)
        return Told(document, account, voice, voice.quoted or self._ids.family(document))

    def _point(self, point: str, about: str | None, told: Sequence[Told]) -> CasePoint:
        conflicts = Conflicts(point, told, self._may_count(point, told))
        by_account: dict[tuple[str, str], list[Told]] = {}
        for one in told:
            by_account.setdefault((one.account.value, one.who), []).append(one)
        revised = [conflicts.is_revised(*account) for account in by_account]
        return CasePoint(
            point=point,
            about=about,
            accounts=[self._account(its, changed) for its, changed in zip(by_account.values(), revised, strict=True)],
            disputed=conflicts.are_disputed(),
            revised=any(revised),
            **dict(self._voices.backing(one.voice for one in told)),
        )

    def _may_count(self, point: str, told: Sequence[Told]) -> Callable[[Told], bool]:
        """Whether an account may count for or against others: a judgement of somebody, a date that can be."""
        if point in JUDGED:
            return lambda one: one.voice.quoted is not None
        if point != "date":
            return lambda one: True
        families: dict[str, set[str]] = {}
        for one in told:
            families.setdefault(one.account.value, set()).add(self._ids.family(one.document))
        days = {date: its for date, its in families.items() if not is_hour(date)}
        possible = {date for date in families if not self._is_late(date) and not (date in days and _is_alone(date, days))}
        return lambda one: one.account.value in possible

    def _is_late(self, date: str) -> bool:
        """A date after a document that tells of the incident."""
        day, known = edtf.bounds(date), edtf.bounds(self._known)
        return bool(day and known and day[0] > known[1])

    def _account(self, told: Sequence[Told], revised: bool) -> CaseAccount:
        """One value of one voice, in all documents that have it."""
        first = told[0]
        said = [one.account.date for one in told if one.account.date]
        statements = (self._ids.get(one.document, one.account.statement) for one in told)
        return CaseAccount(
            value=first.account.value,
            statement=next(filter(None, statements), None),
            source=first.voice.quoted,
            spans=[span for one in told for span in self._ids.spans(one.document, one.account.spans)],
            date=min(said, key=edtf.order, default=None),
            first=self._ids.published(first.document),
            revised=revised,
            **dict(self._voices.backing(one.voice for one in told)),
        )


def _without_headline(document: Document, point: Point) -> list[Account]:
    """The accounts without what the headline says in short of what the story says that somebody says."""
    title = _headline(document)

    def repeats(one: Account) -> bool:
        by_others = (other for other in point.accounts if other.statement and agree(point.point, other.value, one.value))
        return not one.statement and one.spans[0].end <= len(title) and any(by_others)

    return [account for account in point.accounts if not repeats(account)]


def _headline(document: Document) -> str:
    """The title where the text begins with it, or a first line that ends as a headline does; empty without either."""
    title = document.title if document.title and document.text.startswith(document.title) else ""
    found = _FIRST_LINE.match(document.text)
    return max(title, found[0] if found else "", key=len)


def _is_alone(date: str, families: Mapping[str, set[str]]) -> bool:
    """A date against which many text families agree, with none for it. `families`: those of each date."""
    with_it = set().union(*(its for other, its in families.items() if edtf.compatible(other, date)))
    return len(with_it) == 1 and len(set().union(*families.values()) - with_it) >= MANY


def _join_nameless(told: dict[Key, list[Told]], named: Collection[str]) -> dict[Key, list[Told]]:
    """Accounts of a point about nobody join those about the one named party that it has."""
    joined: dict[Key, list[Told]] = {}
    for (point, about), found in told.items():
        candidates = [other for kind, other in told if kind == point and other in named]
        whom = candidates[0] if about is None and len(candidates) == 1 else about
        joined.setdefault((point, whom), []).extend(found)
    return {key: sorted(found, key=lambda one: one.document) for key, found in joined.items()}
