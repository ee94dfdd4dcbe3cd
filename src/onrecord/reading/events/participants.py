"""Who takes part in an event, and as what."""

from onrecord.reading.events.telling import Telling
from onrecord.reading.parties import Parties
from onrecord.record import Participant

# Events at which an agency is present as the body that acts, not as the officer who did it.
_ACTED = frozenset({"initial_contact", "pursuit"})
# Harm: whoever did it as police is an officer, anybody else the subject.
_HARM = frozenset({"injury", "death"})


def participants_of(group: list[Telling], parties: Parties) -> list[Participant]:
    """The participants that some tellings of one event name, each once in each role, in the order of the text."""
    pairs = dict.fromkeys(
        (party, _role(telling.type, role, party, parties))
        for telling in group
        for role, named in telling.participants.items()
        for party in named
    )
    officers = [party for party, role in pairs if role == "officer" and not _is_body(party, parties)]
    return [
        Participant(party=party, role=role)
        for party, role in pairs
        if not (officers and role == "officer" and _is_body(party, parties))  # the officer is told more closely than the agency
    ]


def _role(kind: str, role: str, party: str, parties: Parties) -> str:
    if kind in _HARM and role == "subject" and (_is_body(party, parties) or "officer" in parties.get(party).roles):
        return "officer"
    return "authority" if kind in _ACTED and role == "officer" and _is_body(party, parties) else role


def _is_body(party: str, parties: Parties) -> bool:
    return parties.get(party).kind in {"agency", "organization"}
