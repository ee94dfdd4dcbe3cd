"""What lists need of a merged case: the case at a glance, and who appears in it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from onrecord.record import Case, CaseEvent, CaseParty, Entry, Place

INVOLVED = frozenset({"involved_agency", "investigating_agency", "prosecuting_agency"})


class Summary(Entry):
    """A case at a glance. Dates are EDTF; `date` is the incident's, or that of the first document.

    `documents` are those that the case is merged from, `older` the number of their superseded versions; `threads` counts
    what is open by kind; `agencies` and `people` are names, `harmed` those of the people who were; `unseen` counts the
    documents' entries that nobody has looked at.
    """

    id: str
    title: str
    status: str
    date: str | None
    opened: str | None
    updated: str | None
    place: str | None
    city: str | None
    state: str | None
    agencies: list[str]
    people: list[str]
    harmed: list[str]
    documents: list[str]
    older: int
    open_threads: int
    threads: dict[str, int]
    unseen: int


class Appearance(Entry):
    """Somebody with a name who appears in a case, with what tells them from a namesake.

    `first` and `last` are the days (EDTF) of the first and the last document that names them; `mentions` counts the documents.
    """

    name: str
    kind: str
    roles: list[str]
    title: str | None
    affiliation: str | None
    age: int | float | None
    fate: str | None
    first: str | None
    last: str | None
    mentions: int


def summary(case: Case, older: int = 0, unseen: int = 0) -> Summary:
    """The case at a glance."""
    place = place_of(case)
    threads = Counter(thread.kind for thread in case.open_threads)
    return Summary(
        **case.case.model_dump(include={"id", "title", "status", "opened", "updated"}),
        date=incident_date(case),
        place=", ".join(part for part in (place.city or place.county, place.state) if part) if place else None,
        city=place and place.city,
        state=place and place.state,
        agencies=_names(party for party in case.parties if INVOLVED & set(party.roles)),
        people=_names(party for party in _shown(case) if party.kind == "person"),
        harmed=_names(party for party in case.parties if "person_harmed" in party.roles),
        documents=[document.id for document in case.documents],
        older=older,
        open_threads=len(case.open_threads),
        threads=dict(sorted(threads.items())),
        unseen=unseen,
    )


def _names(parties: Iterable[CaseParty]) -> list[str]:
    """The names of some parties, each once."""
    return list(dict.fromkeys(party.name for party in parties if party.name))


def appearances(case: Case) -> Iterator[Appearance]:
    """The people and bodies of a case that have a name."""
    published = {document.id: document.published for document in case.documents}
    names = {party.id: party.name or party.label for party in case.parties}
    for party in _shown(case):
        named_in = dict.fromkeys(span.document for span in party.spans)
        days = [day for document in case.documents if document.id in named_in and (day := published[document.id])]
        known = party.model_dump(include={"name", "kind", "roles", "title", "age", "fate"})
        yield Appearance(
            **known,
            affiliation=names.get(party.affiliation or ""),
            first=days[0] if days else None,
            last=days[-1] if days else None,
            mentions=len(named_in),
        )


def _shown(case: Case) -> Iterator[CaseParty]:
    """Those with a name, but no minor who was only near."""
    for party in case.parties:
        if party.name and not (party.minor and "person_harmed" not in party.roles):
            yield party


def incident_date(case: Case) -> str | None:
    """The day of the incident as the coding sheet has it; else of the first document."""
    return next((cell.value for cell in case.coding if cell.field == "date"), None) or case.case.opened


def place_of(case: Case) -> Place[Any] | None:
    """The place of the first event in the timeline that names its town or county."""
    events: dict[str, CaseEvent] = {event.id: event for event in case.events}
    places = (events[event].place for event in case.timeline)
    return next((place for place in places if place and (place.city or place.county)), None)
