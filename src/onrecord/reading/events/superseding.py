"""Planned events that replace an earlier plan: a trial that is put off."""

from onrecord.language import AnnotatedText
from onrecord.reading.events.modality import is_put_off
from onrecord.record import Event


def link_superseded(text: AnnotatedText, events: list[Event]) -> list[Event]:
    """The events with `supersedes`: of two plans of one type on different days, the one told as put off replaces the other."""
    return [event.model_copy(update={"supersedes": _replaced(text, event, events)}) for event in events]


def _replaced(text: AnnotatedText, event: Event, events: list[Event]) -> str | None:
    if event.modality != "planned" or event.date is None or not _is_put_off(text, event):
        return None
    earlier = [
        one for one in events if one.type == event.type and one.modality == "planned" and one.date and one.date < event.date
    ]
    return earlier[-1].id if earlier else None


def _is_put_off(text: AnnotatedText, event: Event) -> bool:
    sentence = text.sentences[text.sentence_number(text.tokens(event.spans[0]).start)]
    return any(is_put_off(text, token) for token in range(sentence.start, sentence.end))
