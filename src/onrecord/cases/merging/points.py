"""Points across documents: who says what, when first; what cannot both hold; who changed an account."""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import NamedTuple

from onrecord.cases.merging import edtf
from onrecord.cases.merging.backing import Voice, Voices
from onrecord.cases.merging.ids import Ids
from onrecord.cases.merging.members import AGE_SLACK
from onrecord.cases.merging.names import one_person
from onrecord.reading.points import sides
from onrecord.record import Account, CaseAccount, CasePoint, Reading
from onrecord.record.vocabulary import values

Key = tuple[str, str | None]

# What somebody judges: a document that says so itself has it from somebody whom it does not name.
JUDGED = frozenset({"justified", "self_defense"})
# One family against so many that agree is a misread date, told with the event, and no dispute.
MANY = 3


class Told(NamedTuple):
    """An account as one document has it. `voice`: whose word it is; `who`: the party, else the text family."""

    document: int
    account: Account
    voice: Voice
    who: str


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
                told.setdefault(key, []).extend(self._told(document, account) for account in point.accounts)
        joined = _join_nameless(told, self._named)
        ordered = sorted(joined.items(), key=lambda item: values("points").index(item[0][0]))
        return [self._point(point, about, found) for (point, about), found in ordered]

    def _told(self, document: int, account: Account) -> Told:
        source = self._ids.get(document, account.source)
        voice = self._voices.of(document, account.statement, source)
        return Told(document, account, voice, voice.quoted or self._ids.family(document))

    def _point(self, point: str, about: str | None, told: Sequence[Told]) -> CasePoint:
        counted = [one for one in told if self._counts(point, one, told)]
        against = [(a, b) for a, b in combinations(counted, 2) if cannot_both_hold(point, a.account.value, b.account.value)]
        changed = [b for a, b in against if a.who == b.who and a.document != b.document]
        by_account: dict[tuple[str, str], list[Told]] = {}
        for one in told:
            by_account.setdefault((one.account.value, one.who), []).append(one)
        return CasePoint(
            point=point,
            about=about,
            accounts=[self._account(its, any(one in changed for one in its)) for its in by_account.values()],
            disputed=any(a.who != b.who for a, b in against),
            revised=bool(changed),
            **dict(self._voices.backing(one.voice for one in told)),
        )

    def _counts(self, point: str, one: Told, told: Sequence[Told]) -> bool:
        """Whether an account counts for or against others: a judgement of somebody, a date that can be, no part of several."""
        if point in JUDGED and one.voice.quoted is None:
            return False
        if point == "date" and (self._is_late(one) or self._is_alone(one, told)):
            return False
        return not _is_one_of_several(point, one, told)

    def _is_late(self, one: Told) -> bool:
        """A date after a document that tells of the incident."""
        day, known = edtf.bounds(one.account.value), edtf.bounds(self._known)
        return bool(day and known and day[0] > known[1])

    def _is_alone(self, one: Told, told: Sequence[Told]) -> bool:
        """A date against which many text families agree, with none for it."""
        dates = {(self._ids.family(other.document), other.account.value) for other in told}
        with_it = {family for family, date in dates if edtf.compatible(date, one.account.value)}
        return len(with_it) == 1 and len({family for family, _ in dates} - with_it) >= MANY

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


def _is_one_of_several(point: str, one: Told, told: Sequence[Told]) -> bool:
    """Whether one voice gives several values in one document: "one shot, then two more" is a sequence.

    What somebody is told to have said before is told again, as it was then; what is new beside that is a change of account.
    """
    its = [other for other in told if other.who == one.who]
    first = next(other for other in its if sides.agree(point, one.account.value, other.account.value))
    if one.voice.quoted and first.document < one.document:
        return _is_one_of_several(point, first, told)
    before = [other.account.value for other in its if one.voice.quoted and other.document < one.document]
    here = [other.account.value for other in its if other.document == one.document]
    new = [value for value in here if not any(sides.agree(point, value, earlier) for earlier in before)]
    return any(cannot_both_hold(point, one.account.value, value) for value in new)


def _join_nameless(told: dict[Key, list[Told]], named: Collection[str]) -> dict[Key, list[Told]]:
    """Accounts of a point about nobody join those about the one named party that it has."""
    joined: dict[Key, list[Told]] = {}
    for (point, about), found in told.items():
        candidates = [other for kind, other in told if kind == point and other in named]
        whom = candidates[0] if about is None and len(candidates) == 1 else about
        joined.setdefault((point, whom), []).extend(found)
    return {key: sorted(found, key=lambda one: one.document) for key, found in joined.items()}


def cannot_both_hold(point: str, a: str, b: str) -> bool:
    """Whether two documents' accounts of a point exclude one another: names and dates may differ in form alone."""
    if point == "date":
        return not edtf.compatible(a, b)
    if point == "name":
        return not one_person(a, b)
    if point == "age" and a.isdigit() and b.isdigit():
        return abs(int(a) - int(b)) > AGE_SLACK
    return sides.cannot_both_hold(point, a, b)
