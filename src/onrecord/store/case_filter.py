"""Which cases a user wants to see, and in which order."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from onrecord.cases.merging import edtf
from onrecord.lexicon import load
from onrecord.store.summary import Summary


@dataclass(frozen=True)
class Wanted:
    """What a case has to be; what is empty or None asks for nothing.

    `city`, `agency`, `person`, `status` and `title` are words that all have to stand there; `since` and `until` are EDTF dates
    between which the incident lies, as far as its own date is known; `threads` are kinds of which one has to be open; `silent`
    days have gone by since the latest word; `among` are the ids of cases.
    """

    state: str | None = None
    city: str | None = None
    agency: str | None = None
    person: str | None = None
    status: str | None = None
    since: str | None = None
    until: str | None = None
    threads: Sequence[str] = ()
    silent: int | None = None
    among: frozenset[str] | None = None

    def matches(self, case: Summary, today: date) -> bool:
        """Whether a case is all that."""
        return (
            (self.state is None or full_state(case.state) == full_state(self.state))
            and _said(self.city, [case.city])
            and _said(self.agency, case.agencies)
            and _said(self.person, case.people)
            and _said(self.status, [case.status])
            and _between(case.date, self.since, self.until)
            and (not self.threads or any(kind in case.threads for kind in self.threads))
            and (self.silent is None or (days_silent(case, today) or 0) >= self.silent)
            and (self.among is None or case.id in self.among)
        )


def days_silent(case: Summary, today: date) -> int | None:
    """Days from the case's latest document to today; None where no document has a date."""
    return edtf.days_between(case.updated, today.isoformat())


# The orders in which cases may be listed.
ORDERS: dict[str, Callable[[Summary], object]] = {
    "updated": lambda case: _latest_first(case.updated),
    "opened": lambda case: _latest_first(case.opened),
    "date": lambda case: _latest_first(case.date),
    "silent": lambda case: edtf.order(case.updated),
    "documents": lambda case: -len(case.documents),
    "threads": lambda case: -case.open_threads,
    "title": lambda case: case.title.casefold(),
    "place": lambda case: (case.state is None, case.state or "", case.city or ""),
}


def chosen(cases: Iterable[Summary], wanted: Wanted, order: str, today: date) -> list[Summary]:
    """The cases that are wanted, in order; equals by their ids."""
    found = [case for case in cases if wanted.matches(case, today)]
    return sorted(found, key=lambda case: (ORDERS[order](case), case.id))


def _latest_first(day: str | None) -> tuple[bool, int]:
    undated, first, _ = edtf.order(day)
    return undated, -first.toordinal()


def _said(words: str | None, names: Sequence[str | None]) -> bool:
    """Whether all words stand in one of some names."""
    asked = (words or "").casefold().split()
    return not asked or any(all(word in (name or "").casefold() for word in asked) for name in names)


def _between(day: str | None, since: str | None, until: str | None) -> bool:
    """Whether a date can lie between two others."""
    if since is None and until is None:
        return True
    found, after, before = edtf.bounds(day), edtf.bounds(since), edtf.bounds(until)
    return found is not None and (after is None or found[1] >= after[0]) and (before is None or found[0] <= before[1])


def full_state(name: str | None) -> str | None:
    """The full name of a state that may be written short, in lower case: `neb.` and `NE` are `nebraska`."""
    plain = name.casefold().rstrip(".") if name else None
    return _states().get(plain or "", plain)


@cache
def _states() -> dict[str, str]:
    states = load("places")["states"]
    return {way.casefold().rstrip("."): name.casefold() for name, ways in states.items() for way in (name, *ways)}
