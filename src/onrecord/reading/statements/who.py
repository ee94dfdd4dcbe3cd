"""The party, document or recording that a source stands for."""

from onrecord.language import AnnotatedText
from onrecord.reading.parties import Parties
from onrecord.reading.statements.draft import Draft
from onrecord.record import Evidence
from onrecord.text import Span


def source_id(text: AnnotatedText, parties: Parties, evidence: list[Evidence], draft: Draft) -> str | None:
    """The id of a source's party, else of the evidence that speaks; None where neither is known."""
    if draft.speaker is None:
        return None
    head = draft.speaker
    if text.lowers[head] in {"who", "which", "that"} and text.deps[draft.cue] == "relcl":
        head = text.heads[draft.cue]
    return parties.at(head) or _speaking(text, evidence, head)


def _speaking(text: AnnotatedText, evidence: list[Evidence], head: int) -> str | None:
    """The evidence that a token names."""
    span = text.span(head, head + 1)
    return next((item.id for item in evidence if any(Span(*s).contains(span) for s in item.spans)), None)
