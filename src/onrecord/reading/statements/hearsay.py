"""What is "reportedly" so: told by somebody whom the text does not name."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.inserted import LONGEST
from onrecord.reading.statements.phrases import trimmed
from onrecord.text import Span


def hearsay(text: AnnotatedText, adverb: int) -> Draft | None:
    """The clause around an adverb of hearsay, without a source; None where the adverb stands in no clause."""
    verb = text.heads[adverb]
    if text.poss[verb] not in {"VERB", "AUX"}:
        return None
    clause = syntax.subtree(text, verb)
    if clause.end - clause.start > LONGEST:
        return None
    start = next((t + 1 for t in range(adverb - 1, clause.start, -1) if text.lowers[t] == ","), clause.start)
    end = next((t for t in range(adverb + 2, clause.end) if text.lowers[t] in {",", ":"}), clause.end)
    parts = (trimmed(text, start, adverb), trimmed(text, adverb + 1, end))
    content = [part for part in parts if part is not None]
    return Draft(adverb, Span(adverb, adverb + 1), content, frame="hearsay") if content else None
