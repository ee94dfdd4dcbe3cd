"""The incident that the accounts are about: its events, the person on whom force was used, the sentences that tell others."""

from collections.abc import Iterable

from onrecord.language import AnnotatedText
from onrecord.record import Event, Party
from onrecord.text import Span

# Event types in which the incident itself happens.
HAPPENING = ("use_of_force", "death", "injury", "initial_contact")


class Incident:
    """What the other layers found of the incident. Falsy where the document tells no use of force that is not background."""

    def __init__(self, text: AnnotatedText, parties: list[Party], events: list[Event]) -> None:
        ours = [event for event in events if not event.background and event.polarity == "affirmed"]
        self.events = sorted((e for e in ours if e.type in HAPPENING), key=lambda e: HAPPENING.index(e.type))
        self.identified = [event for event in ours if event.type == "person_identified" and event.modality == "occurred"]
        self.force = [event for event in self.events if event.type == "use_of_force"]
        self.harmed = _harmed(parties, self.events, [event for event in events if event.background])
        self._party_at = {span.start: party.id for party in parties for span in party.spans}
        self._elsewhere = _background_sentences(text, events)

    def __bool__(self) -> bool:
        return bool(self.force)

    def tells(self, text: AnnotatedText, sentence: Span) -> bool:
        """Whether a sentence (a token range) can be about this incident: no event of another one is told in it alone."""
        return text.sentence_number(sentence.start) not in self._elsewhere

    def about(self, text: AnnotatedText, subject: int | None) -> str | None:
        """The harmed person that a subject names, else the main one: pronouns and "the man" mostly go back to that."""
        named = self._party_at.get(text.doc[subject].idx) if subject is not None else None
        if named in {party.id for party in self.harmed}:
            return named
        return self.harmed[0].id if self.harmed else None


def _harmed(parties: list[Party], happened: list[Event], background: list[Event]) -> list[Party]:
    """The persons other than police who were harmed, those that the first event names first; none of another incident."""
    here, elsewhere = _harmed_in(happened), _harmed_in(background)
    harmed = [p for p in parties if p.id in here or ("person_harmed" in p.roles and p.id not in elsewhere)]
    harmed = [p for p in harmed if p.kind == "person" and "officer" not in p.roles]
    return sorted(harmed, key=lambda p: (p.name is None, p.fate is None, p.id not in here))


def _harmed_in(events: list[Event]) -> set[str]:
    return {one.party for event in events for one in event.participants if one.role == "person_harmed"}


def _background_sentences(text: AnnotatedText, events: Iterable[Event]) -> set[int]:
    """Numbers of the sentences that tell events of another incident and none of this one."""
    told: dict[bool, set[int]] = {True: set(), False: set()}
    for event in events:
        for span in event.spans:
            told[event.background].add(text.sentence_number(text.tokens(span).start))
    return told[True] - told[False]
