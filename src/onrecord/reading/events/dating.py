"""When an event happened, by the dates of its own clause and sentence."""

from collections import defaultdict
from collections.abc import Iterable

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.dated import Told, dated
from onrecord.reading.events.days import MONTH, NEWS, When, is_news, is_within
from onrecord.reading.events.rules import cues
from onrecord.reading.events.triggers import Trigger
from onrecord.reading.events.verb_forms import is_put_off
from onrecord.record import TimeExpression
from onrecord.record.vocabulary import phase_of

# Relations over which a verb shares the date of the verb that it hangs on, or that hangs on it.
_SHARING = frozenset({"conj", "xcomp", "advcl", "acl", "relcl", "pcomp"})
# Phases whose nouns have the date of a verb beside them only where it says that they happened.
_DATED_BY_OWN = frozenset({"incident", "investigation"})
# A date so few words after a trigger is its own, whatever the parse.
ADJACENT = 4


class Calendar:
    """The dated expressions of a text by sentence, asked for the one of a trigger."""

    def __init__(
        self, text: AnnotatedText, dates: list[TimeExpression], triggers: Iterable[Trigger], published: str | None
    ) -> None:
        self._text = text
        nouns = {trigger.head for trigger in triggers if text.poss[trigger.head] in {"NOUN", "PROPN"}}
        self._told: dict[int, list[Told]] = defaultdict(list)
        for told in dated(text, dates, nouns, published):
            self._told[text.sentence_number(told.start)].append(told)

    def of_clause(self, trigger: Trigger, *, of_saying: bool = False) -> When:
        """The date that stands in a trigger's own clause, or one that its clause shares."""
        told = [] if self._is_remembered(trigger.head) else self._told.get(self._text.sentence_number(trigger.start), [])
        ranked = [
            (rank, _distance(trigger, one), one) for one in told if (rank := self._rank(trigger, one, of_saying)) is not None
        ]
        return min(ranked, key=lambda entry: entry[:2])[2].when if ranked else When()

    def of_sentence(self, trigger: Trigger) -> When:
        """The nearest date of a trigger's sentence that is nobody's day of saying and no other noun's."""
        told = [] if self._is_remembered(trigger.head) else self._told.get(self._text.sentence_number(trigger.start), [])
        free = [one for one in told if one.noun is None and not self._is_aside(one.verb)]
        return min(free, key=lambda one: abs(one.start - trigger.head)).when if free else When()

    def of_incident(self) -> list[When]:
        """The dates of words that stand for the incident: "the standoff on Monday", "It happened on Monday"."""
        every = (one for told in self._told.values() for one in told)
        return [one.when for one in every if self._is_of_incident(one)]

    def _is_remembered(self, noun: int) -> bool:
        """Whether the days told of a noun are those of its memory: "the anniversary of the shooting on Monday"."""
        preposition = self._text.heads[noun]
        return self._text.lowers[preposition] == "of" and self._text.lemmas[self._text.heads[preposition]] == "anniversary"

    def in_passing(self, published: str | None, span: str | None) -> When:
        """The day told with its hour, else the first day told, not long before the publication and rather not of a saying.

        A day that lies in `span`, all that is told of the incident's own date, may be any time before; one with its hour
        up to a month.
        An hour alone ("a call at 3:45 p.m.") is of the day of the publication where no day is told.
        """
        free = [one for told in self._told.values() for one in told if not self._is_aside(one.verb) and one.when.date]
        free.sort(key=lambda one: self._is_saying(one.verb))  # "says Monday that Dale Roe was at home on Thursday"
        near = [one.when for one in free if _is_near(one.when, published) or (one.when.date and is_within(one.when.date, span))]
        days = [when for when in near if when.basis != "inferred"] or [when for when in near if when.time]
        best = next((when for when in days if when.time), days[0] if days else When())
        return best._replace(basis="inferred") if best.date else best

    def _is_of_incident(self, told: Told) -> bool:
        text, lemmas = self._text, self._text.lemmas
        if told.noun is not None:
            return lemmas[told.noun] in cues("incident") and not self._is_remembered(told.noun)
        if lemmas[told.verb] in cues("happened"):
            return True
        subjects = syntax.children(text, told.verb, "nsubjpass")  # "The gunfire was reported on Monday"
        return lemmas[told.verb] == "report" and any(lemmas[noun] in cues("incident") for noun in subjects)

    def said(self, trigger: Trigger) -> str | None:
        """The day on which a trigger's sentence was said, where the sentence tells it."""
        told = self._told.get(self._text.sentence_number(trigger.start), [])
        return next((one.when.date for one in told if self._is_saying(one.verb) and one.noun is None), None)

    def _rank(self, trigger: Trigger, told: Told, of_saying: bool) -> int | None:
        """How closely a date belongs to a trigger, 0 the closest; None where it does not."""
        text, verb = self._text, syntax.clause_verb(self._text, trigger.head)
        if text.lowers[text.heads[told.root]] == "from" and is_put_off(text, told.verb):
            return None  # "was moved from May to June 7"
        if told.noun is not None:
            if told.noun in range(trigger.start, trigger.end):
                return 0
            is_of_deed = text.lemmas[verb] in cues("bringing") and text.lemmas[told.noun] in cues("deed")
            return 4 if self._is_within(told.noun, (trigger.head, verb)) and not is_of_deed else None
        is_noun = verb != trigger.head
        if told.verb in syntax.children(text, trigger.head, "acl") and text.lemmas[told.verb] in cues("filing") | cues(
            "happening"
        ):
            return 1  # "the lawsuit, filed in May, is set for trial in June"
        if is_noun and trigger.rule.type == "lawsuit_filed" and text.lemmas[told.verb] not in cues("filing"):
            return None
        if text.deps[verb] == "relcl" and text.heads[verb] == told.root:  # "in 2005, when he was killed"
            return 1
        if told.verb in (trigger.head, verb):
            if is_noun and self._is_saying(verb):
                return 1 if of_saying else None
            if is_noun and phase_of(trigger.rule.type) in _DATED_BY_OWN and text.lemmas[verb] not in cues("happening"):
                return None
            return 1
        if 0 <= told.start - trigger.end < ADJACENT and not self._verbs_between(trigger.end, told.start):
            return 3
        if self._is_saying(told.verb) or (is_noun and not self._is_subject_of_plan(trigger)):
            return None
        return 2 if self._shares(verb, told.verb) else None

    def _is_subject_of_plan(self, trigger: Trigger) -> bool:
        """Whether a noun is what joined verbs tell of: "The trial was put off and is set for Monday"."""
        return self._text.deps[trigger.head] in {"nsubj", "nsubjpass"} and phase_of(trigger.rule.type) not in _DATED_BY_OWN

    def _is_within(self, noun: int, heads: tuple[int, int]) -> bool:
        """Whether a dated noun sets a trigger's event in its time: "acquitted during a trial in 1996"."""
        preposition = self._text.heads[noun]
        return self._text.lowers[preposition] in cues("within") and self._text.heads[preposition] in heads

    def _verbs_between(self, start: int, end: int) -> bool:
        return any(self._text.poss[i] in {"VERB", "AUX"} for i in range(start, end))

    def _shares(self, one: int, other: int) -> bool:
        deps, heads = self._text.deps, self._text.heads
        if heads[one] == other and deps[one] in _SHARING:
            return deps[one] != "advcl" or cues("apart").isdisjoint(self._text.lowers[i] for i in self._text.children[one])
        if deps[other] == "advcl" and heads[other] == one:  # "was killed while working in 2005"
            return any(self._text.lowers[i] == "while" for i in self._text.children[other])
        return heads[other] == one and deps[other] in _SHARING - {"relcl"}

    def _is_aside(self, verb: int) -> bool:
        """Whether a verb's date is that of a saying or of what follows on an incident: "was arrested on Friday"."""
        if self._is_saying(verb):
            return not self._tells_of_before(verb)
        is_attack = any(self._text.lowers[one] in cues("aiming") for one in syntax.children(self._text, verb, "prep"))
        return self._text.lemmas[verb] in cues("aftermath") and not is_attack  # "charged at officers late Monday"

    def _tells_of_before(self, verb: int) -> bool:
        """Whether a saying has the day of what it tells: "Police say Friday a boy was shot", "was reported on Friday"."""
        is_report = self._text.lemmas[verb] == "report" and syntax.is_passive(self._text, verb)
        return self._text.tags[verb] in {"VBP", "VBZ"} or is_report

    def _is_saying(self, verb: int) -> bool:
        return self._text.lemmas[verb] in cues("saying")


def _distance(trigger: Trigger, told: Told) -> int:
    """How far a date stands from a trigger, in words; one before it counts as a little farther."""
    return told.start - trigger.end if told.start >= trigger.end else trigger.start - told.start + ADJACENT


def _is_near(when: When, published: str | None) -> bool:
    """Whether a day is so near before the publication that the document is the news of it; with its hour, of its aftermath."""
    return is_news(when.date, published, MONTH if when.time and when.basis != "inferred" else NEWS)
