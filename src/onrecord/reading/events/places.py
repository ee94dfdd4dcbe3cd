"""Where an event happened: the place its clause names, and the city and state that the text gives the incident."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.events.localities import Stretches, find_localities
from onrecord.reading.events.regions import likeliest, state_of, told_states
from onrecord.reading.events.triggers import Trigger
from onrecord.reading.parties import Parties
from onrecord.record import Document, Place
from onrecord.text import Span

# The longest place by name, in words.
LONGEST = 14
_NAME_TAGS = frozenset({"NNP", "NNPS", "CD"})


class Places:
    """The places of one text, asked where an event was. `incident` are the triggers of the incident's events."""

    def __init__(self, text: AnnotatedText, document: Document, incident: list[Trigger], parties: Parties) -> None:
        self._text = text
        sentences = {text.sentence_number(trigger.start) for trigger in incident}
        beside = Stretches([text.span(*text.sentences[number]) for number in sorted(sentences)])
        people = Stretches(_people(text, parties))
        localities = find_localities(text, document.title, beside, people)
        told = told_states(text, localities, people)
        self._locality = likeliest(localities, told)
        self._state = state_of(self._locality, told) if self._locality else None

    def of_event(self, triggers: list[Trigger], *, of_incident: bool) -> Place | None:
        """The place of an event told by some triggers; the incident's events are in the incident's city."""
        name = next((found for trigger in triggers if (found := self._site(trigger.head)) is not None), None)
        locality = self._locality if of_incident else None
        if name is None and locality is None:
            return None
        state = self._state if locality else None
        spans = [span for span in (name, locality.span if locality else None) if span is not None]
        return Place(
            name=self._text.content[name.start : name.end] if name else None,
            city=locality.city if locality else None,
            county=locality.county if locality else None,
            state=state,
            country="United States" if state else None,
            spans=list(dict.fromkeys(spans)),
        )

    def _site(self, head: int) -> Span | None:
        """The place that a prepositional phrase under a trigger names."""
        text = self._text
        for preposition in syntax.children(text, head, "prep"):
            if text.lowers[preposition] not in words("places", "prepositions"):
                continue
            for noun in syntax.children(text, preposition, "pobj"):
                person = text.lowers[preposition] == "of" and not self._is_site(noun)  # "the shooting of Dorian Askew"
                if not person and (span := self._named(noun)):
                    return span
        return None

    def _named(self, noun: int) -> Span | None:
        text = self._text
        start, end = syntax.subtree(text, noun)
        end = min(end, start + LONGEST)
        stop = next(
            (
                i
                for i in range(noun + 1, end)
                if text.lowers[i] in {",", ";", "(", "who", "that", "which", "after", "when", "while"}
                or (text.ents[i] in {"DATE", "TIME"} and text.ents[noun] != "FAC")  # "her apartment | last month"
            ),
            end,
        )
        inside = range(start, stop)
        is_named = any(
            text.tags[i] in _NAME_TAGS and text.ents[i] not in {"DATE", "TIME", "PERSON", "CARDINAL"} for i in inside
        )
        if text.ents[noun] in {"DATE", "TIME", "PERSON"} or not (
            self._is_site(noun) or (is_named and text.ents[noun] in {"GPE", "FAC", "LOC"})
        ):
            return None
        return text.span(start, stop)

    def _is_site(self, noun: int) -> bool:
        """Whether a noun is a word for a place: "the house", "Tanner Street"."""
        text = self._text
        return text.lowers[noun] in words("places", "sites") or text.doc[noun].text in words("places", "streets")


def _people(text: AnnotatedText, parties: Parties) -> list[Span]:
    """The names of people, in which a town's name is none: "Tyler Meade"."""
    named = (one for one in parties.mentions if one.form == "name" and parties.get(one.party).kind == "person")
    return [text.span(one.start, one.end) for one in named]
