"""Whose words, statement by statement: who is dead in a text does not speak in it, unless the words are told as said before."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.parties import Parties
from onrecord.reading.statements.circumstances import addressee_of
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.who import source_id
from onrecord.record import Evidence, Party

# How many sentences after somebody spoke a pronoun still means them.
REACH = 2
_GENDERS = {"he": "male", "she": "female"}
_TELLING = frozenset({"clause", "inserted"})


def sources(text: AnnotatedText, parties: Parties, evidence: list[Evidence], drafts: list[Draft]) -> dict[int, str | None]:
    """The id of each draft's source, by the draft's identity; None where it is not known."""
    voices = Voices(text, parties)
    if not voices.dead:
        return {id(draft): source_id(text, parties, evidence, draft) for draft in drafts}
    return {id(draft): voices.heard(draft, source_id(text, parties, evidence, draft)) for draft in _in_order(drafts)}


def without_topics(text: AnnotatedText, parties: Parties, drafts: list[Draft]) -> list[Draft]:
    """The drafts without a headline on somebody dead: "Dale Roe: Family demands justice" is of him, not by him."""
    dead = {party.id for party in parties.parties if party.fate == "killed"}
    topics = [d for d in drafts if d.frame == "headline" and d.speaker is not None and parties.at(d.speaker) in dead]
    for draft in drafts:
        draft.nested_in = None if draft.nested_in in topics else draft.nested_in
    return [draft for draft in drafts if draft not in topics]


def _in_order(drafts: list[Draft]) -> list[Draft]:
    return sorted(drafts, key=lambda draft: (draft.cue, draft.start))


class Voices:
    """Who has spoken so far in a text, in the order of the cues."""

    def __init__(self, text: AnnotatedText, parties: Parties) -> None:
        self.text = text
        self.parties = parties
        self.dead = {party.id: party for party in parties.parties if party.kind == "person" and party.fate == "killed"}
        self._cue_of: dict[str, int] = {}  # the last cue of each who spoke
        self._last: str | None = None  # who spoke last, told by no other

    def heard(self, draft: Draft, source: str | None) -> str | None:
        """The source of the next draft, with the dead set right; it is remembered as the one who spoke last."""
        if source in self.dead and self._speaks_now(draft):
            source = self._living(draft, self.dead[source])
        if draft.nested_in is None:
            self._last = source
        if source is not None:
            self._cue_of[source] = draft.cue
        return source

    def _speaks_now(self, draft: Draft) -> bool:
        """Whether words are told as said to whoever asks now: not nested, not to the officers then, not "had said"."""
        text, cue = self.text, draft.cue
        if draft.nested_in is not None or draft.frame not in _TELLING or text.lemmas[cue] not in words("cues", "as_told"):
            return False
        to = addressee_of(text, draft)
        if to is not None and text.lemmas[to] in words("cues", "called_to"):
            return False
        if any(text.lowers[aux] == "had" for aux in syntax.children(text, cue, "aux")):
            return False
        sentence = text.sentences[text.sentence_number(cue)]
        said = [text.lowers[t] for t in range(*sentence) if t not in text.quoted_tokens and not draft.holds(t)]
        return words("cues", "told_before").isdisjoint(said)

    def _living(self, draft: Draft, dead: Party) -> str | None:
        """Who speaks in the place of one who is dead: for a pronoun who spoke before it, for a surname who bears it too."""
        assert draft.speaker is not None
        word = self.text.lowers[draft.speaker]
        if word in _GENDERS:
            return dead.id if self._is_near(dead.id, draft) else self._before(draft, _GENDERS[word])
        if any(mention.form == "name" for mention in self.parties.within(draft.speaker, draft.speaker + 1)):
            return self._namesake(word, dead) or dead.id
        onlooker = self.text.lemmas[draft.speaker] in words("cues", "observers")
        # "“He ran,” said the owner": not the man who was shot
        return None if draft.frame == "inserted" or onlooker else dead.id

    def _is_near(self, party: str, draft: Draft) -> bool:
        spoke = self._cue_of.get(party)
        return spoke is not None and self.text.sentence_number(draft.cue) - self.text.sentence_number(spoke) <= REACH

    def _before(self, draft: Draft, gender: str) -> str | None:
        if self._last is None or self._last in self.dead or not self._is_near(self._last, draft):
            return None
        known = {party.id for party in self.parties.parties if party.kind == "person" and party.gender in {None, gender}}
        return self._last if self._last in known else None

    def _namesake(self, surname: str, dead: Party) -> str | None:
        """The one living bearer of a surname who spoke after any word of the dead one."""
        spoke = self._cue_of.get(dead.id, -1)
        found = [
            party.id
            for party in self.parties.parties
            if party.id not in self.dead
            and self._cue_of.get(party.id, -1) > spoke
            and (party.name or "").lower().split()[-1:] == [surname]
        ]
        return found[0] if len(found) == 1 else None
