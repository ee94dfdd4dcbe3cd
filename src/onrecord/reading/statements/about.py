"""What a statement is about: the parties that its content mentions, and the events told in it."""

from bisect import bisect_left

from onrecord.language import AnnotatedText
from onrecord.reading.parties import Parties
from onrecord.reading.statements.draft import Draft
from onrecord.record import Event, Statement
from onrecord.text import Span


def parties_in(text: AnnotatedText, parties: Parties, draft: Draft) -> list[str]:
    """The ids of the parties that a content mentions, of a refusal without one those after its cue; each once."""
    stretches = sorted(draft.content) or [_after(text, draft)]
    found = [mention.party for stretch in stretches for mention in parties.within(*stretch)]
    return list(dict.fromkeys(found))


def _after(text: AnnotatedText, draft: Draft) -> Span:
    """The rest of a refusal's sentence: "did not return calls about the raid"."""
    sentence = text.sentences[text.sentence_number(draft.cue)]
    return Span(draft.cue_tokens.end, max(sentence.end, draft.cue_tokens.end))


def link_told(text: AnnotatedText, statements: list[Statement], events: list[Event]) -> list[Statement]:
    """The statements with the events that their words tell of in `about`, after the parties."""
    triggers = sorted((event.spans[0].start, event.id) for event in events)
    return [one.model_copy(update={"about": [*one.about, *_told(text, one, triggers)]}) for one in statements]


def _told(text: AnnotatedText, statement: Statement, triggers: list[tuple[int, str]]) -> list[str]:
    found: list[str] = []
    for start, end in statement.content_spans or [_unsaid(text, statement)]:
        found += [event for _, event in triggers[bisect_left(triggers, (start, "")) : bisect_left(triggers, (end, ""))]]
    return list(dict.fromkeys(found))


def _unsaid(text: AnnotatedText, statement: Statement) -> Span:
    """The rest of the sentence of a refusal without content."""
    cue = text.tokens(statement.cue_spans[-1])
    sentence = text.sentences[text.sentence_number(cue.start)]
    return text.span(cue.end - 1, max(sentence.end, cue.end))
