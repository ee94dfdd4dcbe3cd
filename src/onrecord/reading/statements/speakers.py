"""Whose words: the head of the source and its full noun phrase."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.statements.phrases import noun_phrase
from onrecord.text import Span


def speaker_of(text: AnnotatedText, verb: int) -> int | None:
    """The head of a cue verb's source: its subject, in the passive its agent."""
    if syntax.is_passive(text, verb):
        return syntax.passive_agent(text, verb)
    own = [c for c in syntax.children(text, verb, "nsubj") if c < verb]
    return own[-1] if own else syntax.subject(text, verb)


def source_span(text: AnnotatedText, head: int, cue: Span) -> Span:
    """The full noun phrase of a source, cut where it runs into the cue."""
    start, end = noun_phrase(text, head)
    if head < cue.start < end:
        end = cue.start
    if start < cue.end <= head:
        start = cue.end
    return Span(start, end)


def inverted_speaker(text: AnnotatedText, verb: int) -> int | None:
    """The head of the noun phrase right after a verb: "said Ann Lee, a neighbor"; None where none stands there."""
    last = None
    for t in range(verb + 1, min(verb + 15, len(text.lowers))):
        if text.poss[t] in {"NOUN", "PROPN"} or (text.poss[t] == "PRON" and t == verb + 1 and text.tags[t] == "PRP"):
            last = t
        elif (
            text.poss[t] not in {"DET", "ADJ", "NUM"}
            and text.deps[t] != "punct"
            and text.tags[t] not in {"PRP$", "POS", "HYPH", "VBN", "VBG"}
        ):
            break
        elif text.lowers[t] in {",", ".", ";", ":"} and last is not None:
            break
        elif text.poss[t] == "PUNCT" and last is None:
            return None
    return last
