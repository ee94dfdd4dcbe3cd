"""The content that follows a cue verb: the frame that the sentence fills, from where to where it is said."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.complements import complements
from onrecord.reading.statements.cuts import before_finite, before_other_source, before_participle, up_to_stop
from onrecord.reading.statements.deeds import is_deed
from onrecord.reading.statements.inserted import LONGEST
from onrecord.reading.statements.narrator import (
    before_aside,
    before_but,
    before_reason,
    before_relative,
    before_setting,
    without_aside,
    without_who,
)
from onrecord.reading.statements.phrases import leads_sentence, main_clause, trimmed, without_complementizer
from onrecord.text import Span

# Frames in the order in which they are tried; prepositions come last.
_ORDER = ("clause", "passive_clause", "whom_of", "object_infinitive", "infinitive", "predicate", "object")
_WHOLE_AS_PARSED = frozenset({"object", "whom_of", "object_infinitive", "gerund", "predicate"})
_CLAUSES = frozenset({"clause", "passive_clause", "infinitive", *_WHOLE_AS_PARSED}) - {"object"}


def following(text: AnnotatedText, verb: int, frames: frozenset[str]) -> tuple[Span | None, str]:
    """The content after a cue verb and its frame, the first of its frames that the sentence fills; (None, "") without one."""
    filled = [
        (frame, span)
        for frame, span in complements(text, verb)
        if frame in frames and span.end - span.start < LONGEST and not _is_next_sentence(text, span)
    ]
    filled.sort(key=lambda one: _ORDER.index(one[0]) if one[0] in _ORDER else len(_ORDER))
    for frame, span in filled:
        content = trimmed(text, *_bounds(text, verb, frame, span))
        if content is not None:
            return without_complementizer(text, _to_deed(text, _from_that(text, verb, content))), frame
    return None, ""


def _to_deed(text: AnnotatedText, content: Span) -> Span:
    """A content with the noun that ends it, which the parse takes for a verb: "disputes account of Elm Street | shooting"."""
    goes_on = content.end < len(text.lowers) and syntax.is_deed_noun(text, content.end)
    return Span(content.start, content.end + goes_on)


def _from_that(text: AnnotatedText, verb: int, content: Span) -> Span:
    """A clause from the "that" or pronoun that opens it, if the parse begins it later: "told police that in May | he left"."""
    if text.lemmas[verb] in words("cues", "heard"):
        for noun in syntax.children(text, verb, "dobj", "dative"):
            for clause in syntax.children(text, noun, "relcl"):
                if noun > verb and text.tags[noun + 1] == "PRP" and text.heads[noun + 1] == clause:
                    return Span(noun + 1, content.end)  # "told dispatchers she heard | shots"
    last = max(
        (syntax.subtree(text, c).end for c in syntax.children(text, verb, "dobj", "dative") if c > verb), default=verb + 1
    )
    opens = text.lemmas[verb] in words("cues", "heard") and last < content.start and text.lowers[last] == "that"
    return Span(last, content.end) if opens else content


def _is_next_sentence(text: AnnotatedText, span: Span) -> bool:
    """Whether what the parse gives to a cue is a quotation after a full stop."""
    return span.start in text.quoted_tokens and text.lowers[span.start - 1] == "." and span.start - 1 not in text.quoted_tokens


def _bounds(text: AnnotatedText, verb: int, frame: str, span: Span) -> Span:
    """A clause up to the next stop, where the parse ends it in mid-phrase; a noun without the relative clause after a comma."""
    if frame == "passive_subject":
        return span
    if span.start < verb < span.end:  # "a woman who police said was armed": the parse puts "who" into what is said
        span = Span(verb + 1, span.end)
    if frame == "object" and text.lemmas[verb] == "say":  # a clause that the parse did not see
        return Span(span.start, up_to_stop(text, verb, span.end, over_and=True))
    if frame not in _CLAUSES or frame == "predicate":
        span = without_aside(text, span)
    if _is_subjunctive(text, verb):
        return before_finite(text, span)
    if frame not in {"clause", "passive_clause"}:
        if "infinitive" in frame:
            span = without_aside(text, span)
        span = before_participle(text, before_reason(text, before_finite(text, span)))
        span = span if frame == "object_infinitive" else before_setting(text, span)
    if text.deps[verb] in {"relcl", "acl"}:
        return before_relative(text, span)
    if frame in _WHOLE_AS_PARSED:
        return span
    if leads_sentence(text, verb):
        return Span(span.start, min(span.end, main_clause(text, verb)))  # "Told that he had died, | she wept"
    clause = without_who(text, verb, Span(span.start, up_to_stop(text, verb, span.end)))
    clause = before_but(text, before_other_source(text, before_participle(text, clause)))
    return before_aside(text, clause) if frame in _CLAUSES else before_setting(text, clause)


def _is_subjunctive(text: AnnotatedText, verb: int) -> bool:
    """Whether a cue's clause has no finite verb: "demand that the tape be kept"; a finite one joined to it is not theirs."""
    for top in syntax.children(text, verb, "ccomp"):
        forms = {text.tags[t] for t in (top, *syntax.children(text, top, "aux", "auxpass")) if t > verb}
        return "VB" in forms and not forms & {"MD", "TO", "VBP", "VBZ", "VBD"}
    return False


def is_said(text: AnnotatedText, verb: int, frame: str, speaker: int | None, content: Span) -> bool:
    """Whether a content is something said; not what people show without a word, announce of themselves or read."""
    first = text.lowers[content.start]
    if content.end - content.start == 1 and text.poss[content.start] == "AUX":
        return False
    if is_deed(text, verb, frame):
        return False
    opened = content.start in text.quoted_tokens or text.lowers[content.start - 1] in {"that", ":"}
    if text.lemmas[verb] == "respond" and (text.lowers[verb + 1] == "to" or (frame == "clause" and not opened)):
        return False  # "officers responded and the road was closed"
    if frame == "passive_infinitive" and text.lowers[content.start + 1 : content.start + 2] == ["police"]:
        return False  # "which was reported to police at noon", read as an infinitive
    if frame == "passive_subject" and text.tags[content.start] in {"WP", "WP$", "WDT"}:
        return False  # "whose name was not published by the Ledger"
    if frame == "passive_subject" and text.poss[content.start] == "PRON":
        return content.end - content.start > 1
    if text.lemmas[verb] == "read":
        return speaker is not None and text.poss[speaker] == "NOUN" and content.start in text.quoted_tokens
    if frame == "infinitive" and text.lemmas[verb] == "decline" and text.lemmas[content.start + 1] in words("cues", "decided"):
        return False  # "a grand jury declined to indict him"
    if frame in {"infinitive", "object_infinitive"}:
        return text.lowers[content.start : content.start + 3] != ["not", "to", "be"]  # "asked not to be named"
    if frame == "passive_predicate" and text.lemmas[verb] == "identify":
        return speaker is not None  # "was identified as Bo Ray" is the document's own word
    if text.lemmas[verb] == "find" and frame == "object":
        return speaker is not None and text.lemmas[speaker] in words("cues", "showing")
    if text.lemmas[verb] == "show" and (frame == "object" or text.tags[verb] == "VB"):
        return speaker is not None and text.lemmas[speaker] in words("cues", "showing")
    return not (frame == "object" and content.end - content.start == 1 and first.endswith(("self", "selves")))
