"""One telling of an event: what a single trigger says of it, before tellings of the same happening are joined."""

from dataclasses import dataclass, field

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.asking import is_imperative
from onrecord.reading.events.dating import Calendar
from onrecord.reading.events.days import When
from onrecord.reading.events.fitting import words_of
from onrecord.reading.events.numbers import counted
from onrecord.reading.events.polarity import standing
from onrecord.reading.events.rules import kind
from onrecord.reading.events.triggers import Trigger
from onrecord.reading.parties import Parties
from onrecord.reading.parties.harm import is_outlived
from onrecord.record.vocabulary import phase_of

_HARM = frozenset({"injury", "death"})
# Types whose trigger may be the saying itself, so that the day of saying is theirs.
_SAYING = frozenset(
    {"statement_issued", "press_conference", "officer_identified", "person_identified", "report_released", "finding"}
)


@dataclass(slots=True)
class Telling:
    """What one trigger tells."""

    trigger: Trigger
    type: str
    subtype: str | None
    outcome: str | None
    polarity: str
    modality: str
    when: When
    participants: dict[str, list[str]] = field(default_factory=dict)  # role: party ids
    subject: str | None = None  # the party whom the event concerns
    count: int | float | None = None
    background: bool = False

    @property
    def is_incident(self) -> bool:
        """Whether the event is of the incident itself."""
        return phase_of(self.type) == "incident"

    @property
    def is_state(self) -> bool:
        """Whether a state is told that follows on what happened: its day need not be the event's."""
        return "state" in self.trigger.rule.flags


def tell(text: AnnotatedText, parties: Parties, calendar: Calendar, trigger: Trigger) -> Telling | None:
    """What a trigger tells; None where its type cannot be told that way."""
    rule, frame = trigger.rule, trigger.frame
    if "passive" in rule.flags and not syntax.is_passive(text, trigger.head):
        return None
    if "unless_survived" in rule.flags and is_outlived(text, trigger.head):
        return None
    stands = standing(text, trigger)
    if stands is None or ("told" in rule.flags and not _has_verb(text, trigger)):
        return None
    when = calendar.of_clause(trigger, of_saying=rule.type in _SAYING)
    telling = Telling(
        trigger, rule.type, _subtype(text, parties, trigger), rule.outcome, stands.polarity, stands.modality, when
    )
    telling.count = counted(text, trigger)
    for slot, role in rule.roles.items():
        token = frame.slot(slot)
        found = _parties_at(text, parties, token) if token is not None else []
        if slot == "owner" and role == "officer":  # "the names of the suspect and the deputy"
            found = [party for party in found if not _is_none_of_police(parties, party)]
        if found and slot == "target" and rule.type == "offense" and words_of(text, parties, token or 0) & kind("police"):
            telling.participants.setdefault("officer", []).extend(found)  # who is shot at by a suspect is not hurt by that
        elif found and (slot != "target" or role != "officer" or words_of(text, parties, token or 0) & kind("police")):
            telling.participants.setdefault(role, []).extend(found)
    _take_out_doer(text, telling)
    if telling.participants.get("authority") == telling.participants.get("officer"):  # "took paid leave"
        telling.participants.pop("authority", None)
    telling.subject = _subject(telling)
    if stands.is_demand:
        return _demand(text, parties, telling, stands.demanded)
    return telling


def _is_none_of_police(parties: Parties, party: str) -> bool:
    roles = set(parties.get(party).roles)
    return "officer" not in roles and bool(roles & {"suspect", "person_harmed"})


def _take_out_doer(text: AnnotatedText, telling: Telling) -> None:
    """Leave out a doer who is also the one harmed, unless the words say so ("shot himself"): one of the two was misread."""
    harmed = telling.participants.get("person_harmed", [])
    patient = telling.trigger.frame.patient
    if patient is None or text.lowers[patient].endswith("self"):
        return
    for role in [role for role in ("subject", "officer") if set(telling.participants.get(role, [])) & set(harmed)]:
        telling.participants[role] = [party for party in telling.participants[role] if party not in harmed]


def _has_verb(text: AnnotatedText, trigger: Trigger) -> bool:
    """Whether a trigger's sentence has a verb, as a heading has none."""
    sentence = text.sentences[text.sentence_number(trigger.start)]
    return any(tag.startswith("VB") for tag in text.tags[sentence.start : sentence.end])


def plan_what_is_to_come(told: list[Telling], published: str | None) -> None:
    """Make what is told for a day after the publication a plan."""
    for telling in told:
        if published and telling.when.date and telling.modality == "occurred" and telling.polarity == "affirmed":
            starts = telling.when.date.lstrip("./")
            if starts > published and not published.startswith(starts):
                telling.modality = "planned"


def _subtype(text: AnnotatedText, parties: Parties, trigger: Trigger) -> str | None:
    """The rule's subtype, or for a released recording its kind."""
    if "by_object" not in trigger.rule.flags or trigger.frame.patient is None:
        return trigger.rule.subtype
    words = {word for noun in syntax.coordinated(text, trigger.frame.patient) for word in words_of(text, parties, noun)}
    kinds = (("photo", "photo"), ("camera_of_police", "body_camera"), ("emergency_call", "emergency_call"))
    return next((subtype for name, subtype in kinds if words & kind(name)), "recording")


def _parties_at(text: AnnotatedText, parties: Parties, token: int) -> list[str]:
    """The parties of a noun and those joined to it, also where the parse makes the first a part of the last name."""
    first = [one for one in syntax.children(text, token, "nmod") if syntax.children(text, one, "cc")]
    joined = [one for noun in (*first, token) for one in syntax.coordinated(text, noun)]
    found = [party for one in joined if (party := _party_at(text, parties, one)) is not None]
    return list(dict.fromkeys(found))


def _party_at(text: AnnotatedText, parties: Parties, token: int) -> str | None:
    """The party of a noun; of a shortened rank, the one named after it: "Officer Lee Doe and Sgt. | Ann Poe"."""
    if (party := parties.at(token)) is not None or text.poss[token] != "PROPN":
        return party
    name = token + 1 + (text.lowers[token + 1 : token + 2] == ["."])
    return parties.at(name) if text.poss[name : name + 1] == ["PROPN"] else None


def _subject(telling: Telling) -> str | None:
    """The party whom the event concerns: who was harmed, of harm."""
    for role in ("person_harmed",) if telling.type in _HARM else ("person_harmed", "subject", "officer", "recipient"):
        if telling.participants.get(role):
            return telling.participants[role][0]
    return None


def _demand(text: AnnotatedText, parties: Parties, telling: Telling, demander: int | None) -> Telling:
    """The call for an event, in place of the event."""
    telling.subtype, telling.type, telling.outcome = telling.type, "call_for_action", None
    telling.polarity, telling.modality, telling.count = "affirmed", "occurred", None
    is_verb = demander is not None and text.poss[demander] == "VERB" and not is_imperative(text, demander)
    caller = syntax.named_subject(text, demander) if demander is not None and is_verb else None
    if demander is not None and text.poss[demander] == "NOUN":  # "the protesters' demands"
        caller = next(iter(syntax.children(text, demander, "poss")), None)
    found = _parties_at(text, parties, caller) if caller is not None else []
    telling.participants = {"requester": found} if found else {}
    return telling
