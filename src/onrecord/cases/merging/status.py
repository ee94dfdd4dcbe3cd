"""What a case is called and how it stands, from what happened. Words: threads.yml."""

from collections.abc import Mapping, Sequence

from onrecord.cases.merging.decisions import is_on_civilians, may_be_on_officers
from onrecord.lexicon import load
from onrecord.record import CaseEvent, CaseParty, Matter, OpenThread

KINDS = {"shooting": "shooting", "taser": "use of a Taser", "vehicle": "crash", "dog": "dog bite", "restraint": "restraint"}


def status(
    parties: Sequence[CaseParty], events: Sequence[CaseEvent], closed: Sequence[OpenThread] = (), matters: Sequence[Matter] = ()
) -> str:
    """One line: the furthest that each matter has come, `no charges; officer resigned`. `open` where nothing was decided.

    An investigation is none any more where its thread is closed, and charges are not dropped while one of several stands.

    What was decided on a suspect alone is said to be so: `suspect charged`; charges against nobody named are nobody's where
    there is a suspect who may be meant.
    """
    done = [e for e in events if e.polarity == "affirmed" and e.modality == "occurred" and not e.background]
    ended = {thread.event for thread in closed}
    done = [event for event in done if event.type != "investigation_opened" or event.id not in ended]
    if len({matter.status for matter in matters if matter.matter == "charges" and matter.what}) > 1:
        done = [event for event in done if event.outcome != "dropped"]
    lines = load("threads")["status"]
    told = _furthest([event for event in done if may_be_on_officers(event, parties)], lines, matters)
    suspects = _furthest([event for event in done if is_on_civilians(event, parties)], lines[:1], ())
    return "; ".join([*told, *(f"suspect {word}" for word in suspects if not word.startswith("no "))]) or "open"


def _furthest(events: Sequence[CaseEvent], lines: Sequence[Mapping[str, str]], matters: Sequence[Matter]) -> list[str]:
    """Of each line the first that happened; of the officers' duty how each of them stands."""
    names = {name for event in events for name in (event.type, f"{event.type}/{event.outcome}")}
    told = []
    for line in lines:
        words = [line[name] for name in line if name in names]
        each = [word for word in line.values() if any(one.matter == "duty" and one.status == word for one in matters)]
        told += each or list(filter(None, words[:1]))
    return told


def title(parties: Sequence[CaseParty], events: Sequence[CaseEvent]) -> str:
    """`Police shooting of Ann Lee, Harrow Falls, Nevada`, as far as the documents say; empty where nothing happened."""
    force = next((e for e in events if e.type == "use_of_force" and not e.background and e.polarity == "affirmed"), None)
    happened = force or next((e for e in events if e.type in {"death", "injury"} and not e.background), None)
    if happened is None:
        return ""
    harmed = _harmed(parties, events, "use_of_force" if force else happened.type)
    kind = KINDS.get(happened.subtype or "", "use of force") if force else happened.type
    who = _listed([p.name or "" for p in harmed])
    where = [part for part in (happened.place.city, happened.place.state) if part] if happened.place else []
    return ", ".join(
        [f"Police {kind} of {who}" if force and who else f"{kind.capitalize()} of {who}" if who else f"Police {kind}", *where]
    )


def _listed(names: Sequence[str]) -> str:
    """`Ann Lee`, `Ann Lee and Tom Lee`, `Ann Lee, Tom Lee and Ida Lee`, `Ann Lee, Tom Lee and 2 others`."""
    shown = list(names) if len(names) <= 3 else [*names[:2], f"{len(names) - 2} others"]
    return " and ".join(filter(None, [", ".join(shown[:-1]), *shown[-1:]]))


def _harmed(parties: Sequence[CaseParty], events: Sequence[CaseEvent], type_: str) -> list[CaseParty]:
    """The named persons whom events of a type harmed; where these name nobody, the one person harmed of the whole case.

    Whom another's crime harmed is not in the title: "police shooting of" would say that the police shot them.
    """
    named = [p for p in parties if "person_harmed" in p.roles and p.name and "victim_of_offense" not in p.roles]
    here = {
        who.party
        for e in events
        if e.type == type_ and not e.background
        for who in e.participants
        if who.role == "person_harmed"
    }
    if type_ == "death":
        here |= {p.id for p in named if p.fate == "killed"}
    return [p for p in named if p.id in here] or (named if len(named) == 1 else [])
