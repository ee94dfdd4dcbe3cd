"""The incident that the accounts are about: its events, the person on whom force was used, the sentences that tell others."""

from collections.abc import Iterable

from onrecord.language import AnnotatedText
from onrecord.reading.roundups import stand_in
from onrecord.record import Event, Party
from onrecord.text import Span

# Event types in which the incident itself happens.
HAPPENING = ("use_of_force", "death", "injury", "initial_contact")
# Roles of those whom an account of a threat, a weapon, a flight can be about beside the person harmed.
_CONCERNED = frozenset({"suspect", "occupant"})
# "The second suspect was not armed" is about somebody other than the main one.
_OTHERS = frozenset({"second", "third", "other", "another"})


class Incident:
    """What the other layers found of the incident of which a part of the text tells.

    Falsy where it tells no use of force that is not background.
    """

    def __init__(self, text: AnnotatedText, parties: list[Party], events: list[Event], part: Span) -> None:
        self._part = part
        ours = [e for e in events if not e.background and (e.polarity, e.modality) == ("affirmed", "occurred")]
        self.events = sorted((e for e in ours if e.type in HAPPENING), key=lambda e: HAPPENING.index(e.type))
        self.identified = [event for event in ours if event.type == "person_identified"]
        self.force = [event for event in self.events if event.type == "use_of_force"]
        self.harmed = _harmed(parties, self.events, [event for event in events if event.background])
        self._concerned = {party.id for party in self.harmed} | {p.id for p in parties if _CONCERNED.intersection(p.roles)}
        spans = sorted(((span, party.id) for party in parties for span in party.spans), key=lambda at: at[0].start - at[0].end)
        self._party_at = {offset: party for span, party in spans for offset in range(*span)}  # of nested ones the inner
        self._persons = {party.id for party in parties if party.kind == "person"}
        self._elsewhere = _background_sentences(text, events)

    def __bool__(self) -> bool:
        return bool(self.force)

    def tells(self, text: AnnotatedText, sentence: Span) -> bool:
        """Whether a sentence (a token range) can be about this incident: no event of another one is told in it alone."""
        return stand_in([text.span(*sentence)], self._part) and text.sentence_number(sentence.start) not in self._elsewhere

    def person(self, text: AnnotatedText, subject: int | None) -> str | None:
        """The person that a subject names; None for a group, a body, a pronoun."""
        named = self._party_at.get(text.doc[subject].idx) if subject is not None else None
        return named if named in self._persons else None

    def about(self, text: AnnotatedText, subject: int | None) -> str | None:
        """The harmed person or other suspect that a subject names, else the main harmed one: "he" mostly goes back to that."""
        if subject is not None and any(text.lowers[child] in _OTHERS for child in text.children[subject]):
            return None
        named = self._party_at.get(text.doc[subject].idx) if subject is not None else None
        if named in self._concerned:
            return named
        return self.harmed[0].id if self.harmed else None


def _harmed(parties: list[Party], happened: list[Event], background: list[Event]) -> list[Party]:
    """The persons other than police who were harmed, those that the events name first; where none is known the suspects."""
    here, elsewhere = _harmed_in(happened), _harmed_in(background)
    suspects = [p for p in parties if "suspect" in p.roles and p.id not in elsewhere]
    harmed = [p for p in parties if p.id in here or ("person_harmed" in p.roles and p.id not in elsewhere)]
    harmed = [p for p in harmed or suspects if p.kind == "person" and "officer" not in p.roles]
    return sorted(harmed, key=lambda p: (p.name is None, p.fate is None, p.id not in here, -len(p.spans)))


def _harmed_in(events: list[Event]) -> set[str]:
    return {one.party for event in events for one in event.participants if one.role == "person_harmed"}


def _background_sentences(text: AnnotatedText, events: Iterable[Event]) -> set[int]:
    """Numbers of the sentences on other incidents: in paragraphs that tell no event of this one, or alone."""
    told: dict[bool, set[int]] = {True: set(), False: set()}
    for event in events:
        told[event.background].update(text.sentence_number(text.tokens(span).start) for span in event.spans)
    paragraph = [text.paragraph_number(text.doc[sentence.start].idx) for sentence in text.sentences]
    ours = {paragraph[number] for number in told[False]}
    others = {paragraph[number] for number in told[True]} - ours
    return (told[True] - told[False]) | {number for number, at in enumerate(paragraph) if at in others}
