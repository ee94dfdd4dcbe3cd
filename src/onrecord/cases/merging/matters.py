"""How far each matter has come for each party: charges, findings, duty, investigations, civil claims. Rules: threads.yml."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from onrecord.cases.merging.charges import Charges, told_apart
from onrecord.cases.merging.decisions import ACCUSING, LEAVING, accused, may_be_on_officers
from onrecord.cases.wording import event_words
from onrecord.lexicon import load
from onrecord.record import CaseEvent, CaseParty, Document, Matter, OpenThread, edtf

# What is no matter of its own where nobody is told of.
ARRESTS = frozenset({"arrest", "custody"})
Key = tuple[str, str | None]  # the matter, and the party that it is about


def matters(
    events: Sequence[CaseEvent], parties: Sequence[CaseParty], documents: Sequence[Document], closed: Sequence[OpenThread]
) -> list[Matter]:
    """The matters in the order of threads.yml, each with its events by date and what closed its thread, if anything did.

    What concerns nobody named joins the only one.
    """
    found: dict[Key, list[CaseEvent]] = {}
    by_id = {party.id: party for party in parties}
    theirs = [event for event in events if event.type not in LEAVING or may_be_on_officers(event, parties)]
    for event in filter(_counts, theirs):
        for key in _keys(event, by_id):
            found.setdefault(key, []).append(event)
    _without_arrests(found)
    _to_the_suit(found)
    _to_the_officer(found, parties, events)
    _to_each_officer(found, by_id)
    several = len(accused(events, parties)) > 1
    for key in [key for key in found if key[1] is None and not (several and key[0] == "charges")]:
        others = [other for other in found if other[0] == key[0] and other[1] is not None]
        if len(others) == 1:
            found[others[0]] += found.pop(key)
    _end(found, events, closed, by_id)
    order = list(load("threads")["matters"])
    told = {document.id: document.published for document in documents}
    charges = Charges(documents)
    return [
        _matter(key, what, its, told)
        for key in sorted(found, key=lambda key: order.index(key[0]))
        for what, its in (told_apart(found[key], charges) if key[0] == "charges" else {None: found[key]}).items()
    ]


def _end(
    found: dict[Key, list[CaseEvent]],
    events: Sequence[CaseEvent],
    closed: Sequence[OpenThread],
    parties: Mapping[str, CaseParty],
) -> None:
    """An investigation ends with the decision that answers it, whoever makes it."""
    by_id = {event.id: event for event in events}
    ends = {thread.event: by_id[thread.closed_by] for thread in closed if thread.closed_by in by_id}
    for key, its in found.items():
        if key[0] == "investigation":
            its += [ends[event.id] for event in its if event.id in ends and _may_end(ends[event.id], key, parties)]


def _may_end(end: CaseEvent, key: Key, parties: Mapping[str, CaseParty]) -> bool:
    """Whether what ends an investigation ends that of a body: of several that investigate, one closes its own."""
    closing = {other for other in _keys(end, parties) if other[0] == key[0] and other[1] is not None}
    return key in closing or not closing or key[1] is None


def _without_arrests(found: dict[Key, list[CaseEvent]]) -> None:
    """Those who are arrested and not told of have no charges in the case: "eleven people were arrested"."""
    left = [event for event in found.pop(("charges", None), []) if event.type not in ARRESTS]
    if left:
        found["charges", None] = left


def _to_each_officer(found: dict[Key, list[CaseEvent]], parties: Mapping[str, CaseParty]) -> None:
    """The leave of officers who were not named then is that of those who are named by now."""
    theirs = [key for key in found if key[0] == "duty" and key[1] in parties]
    named = [key for key in theirs if parties[str(key[1])].name]
    for key in theirs:
        if key not in named and named:
            its = found.pop(key)
            for each in named:
                found[each] += its


def _to_the_suit(found: dict[Key, list[CaseEvent]]) -> None:
    """A trial of nobody named is that of the one lawsuit, where nobody is charged."""
    suits = [key for key, its in found.items() if key[0] == "civil" and any(event.type == "lawsuit_filed" for event in its)]
    charged = any(event.outcome in ACCUSING or event.type in {"arrest", "plea"} for key in found for event in found[key])
    nameless = found.get(("charges", None), [])
    trials = [event for event in nameless if event.type == "trial" and event.modality == "planned"]
    if len(suits) == 1 and not charged and trials:
        found[suits[0]] += trials
        found["charges", None] = [event for event in nameless if event not in trials]
        if not found["charges", None]:
            del found["charges", None]


def _to_the_officer(found: dict[Key, list[CaseEvent]], parties: Sequence[CaseParty], events: Sequence[CaseEvent]) -> None:
    """A decision on charges that names nobody is about the one officer who used force, where no suspect may be meant."""
    named = [party.id for party in parties if party.kind == "person" and party.name and "officer" in party.roles]
    officers = [one for one in named if one in _using_force(events)] or named
    nameless = found.get(("charges", None), [])
    if len(officers) == 1 and nameless and all(may_be_on_officers(event, parties) for event in nameless):
        found.setdefault(("charges", officers[0]), []).extend(found.pop(("charges", None)))


def _using_force(events: Sequence[CaseEvent]) -> set[str]:
    """The officers who are told to have used force."""
    force = (event for event in events if event.type == "use_of_force" and _counts(event))
    return {one.party for event in force for one in event.participants if one.role == "officer"}


def words_for(event: CaseEvent) -> str:
    """What an event makes of a matter, in words: `pleaded not guilty`; as the event itself where threads.yml has none.

    What is planned is not done: `lawsuit filed, planned`.
    """
    if event.modality != "occurred":
        return event_words(event)
    names = (f"{event.type}/{event.outcome}", event.type)
    known = {name: word for line in load("threads")["status"] for name, word in line.items() if word}
    known |= load("threads")["steps"]
    return next((known[name] for name in names if name in known), event_words(event))


def _counts(event: CaseEvent) -> bool:
    return not event.background and event.polarity == "affirmed" and event.modality in {"occurred", "planned"}


def _keys(event: CaseEvent, parties: Mapping[str, CaseParty]) -> Iterator[Key]:
    """The matters that an event is of, one for each party that it concerns."""
    for matter, rule in load("threads")["matters"].items():
        if event.type in rule["types"]:
            roles = (parties.get(one.party) for one in event.participants if one.role in rule["about"])
            about = dict.fromkeys(one for party in roles if party for one in _whose(party, rule.get("bodies", False)))
            yield from ((matter, party) for party in about or [None])


def _whose(party: CaseParty, bodies: bool) -> list[str | None]:
    """The party, or those for whom it acts; of an investigation the body, also where one of its people is told to do it."""
    if bodies:
        return [party.id if party.kind in {"agency", "organization"} else party.affiliation]
    return [*party.represents] if "attorney" in party.roles and party.represents else [party.id]


def _matter(key: Key, what: str | None, events: Sequence[CaseEvent], told: Mapping[str, str | None]) -> Matter:
    """A matter as it stands: the latest that happened, or what is planned where nothing has.

    What has no date stands where it was first told; of what is told on one day the step that comes later in threads.yml.
    """
    steps = load("threads")["matters"][key[0]]["types"]

    def order(event: CaseEvent) -> tuple[tuple[bool, date, date], int]:
        step = steps.index(event.type) if event.type in steps else len(steps)
        return edtf.order(event.date or told.get(event.reports[0].document)), step

    by_id = {event.id: event for event in events}
    ordered = sorted(by_id, key=lambda name: order(by_id[name]))
    happened = [name for name in ordered if by_id[name].modality == "occurred"] or ordered
    latest = by_id[happened[-1]]
    status = load("threads")["matters"][key[0]].get("ended", {}).get(latest.type) or words_for(latest)
    return Matter(matter=key[0], about=key[1], what=what, status=status, since=latest.date, history=ordered)
