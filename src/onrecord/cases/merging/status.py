"""What a case is called and how it stands, from what happened. Words: threads.yml."""

from collections.abc import Sequence

from onrecord.lexicon import load
from onrecord.record import CaseEvent, CaseParty

KINDS = {"shooting": "shooting", "taser": "use of a Taser", "vehicle": "crash", "dog": "dog bite", "restraint": "restraint"}


def status(events: Sequence[CaseEvent]) -> str:
    """One line: the furthest that each matter has come, `no charges; officer resigned`. `open` where nothing was decided."""
    done = [e for e in events if e.polarity == "affirmed" and e.modality == "occurred" and not e.background]
    names = {name for event in done for name in (event.type, f"{event.type}/{event.outcome}")}
    told = [word for line in load("threads")["status"] if (word := next((line[name] for name in line if name in names), ""))]
    return "; ".join(told) or "open"


def title(parties: Sequence[CaseParty], events: Sequence[CaseEvent], fallback: str) -> str:
    """`Police shooting of Ann Lee, Harrow Falls, Nevada`, as far as the documents say."""
    force = next((e for e in events if e.type == "use_of_force" and not e.background and e.polarity == "affirmed"), None)
    happened = force or next((e for e in events if e.type in {"death", "injury"} and not e.background), None)
    if happened is None:
        return fallback
    harmed = _harmed(parties, events, "use_of_force" if force else happened.type)
    kind = KINDS.get(happened.subtype or "", "use of force") if force else happened.type
    who = " and ".join(p.name or "" for p in harmed[:2])
    where = [part for part in (happened.place.city, happened.place.state) if part] if happened.place else []
    return ", ".join(
        [f"Police {kind} of {who}" if force and who else f"{kind.capitalize()} of {who}" if who else f"Police {kind}", *where]
    )


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
    return [p for p in named if p.id in here] or (named if len(named) == 1 else [])
