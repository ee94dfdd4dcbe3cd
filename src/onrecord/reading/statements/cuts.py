"""Where a content ends: at a stop, before another one's saying or the speaker's next deed."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.phrases import LONGEST_NOUN
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

_GOES_ON = frozenset({"say", "add", "note", "cite", "argue", "explain", "claim", "insist", "tell", "state", "stress", "warn"})
SAYS = frozenset({"say", "call", "wonder", "tell", "claim", "deny", "argue", "contend", "maintain", "accuse", "insist"})
_TENSES = FINITE | {"VBG"}
_JOINTS = frozenset({"and", "but", "while", "whereas"})
# What names another one who says something, and how long that is at most.
_NAMES_OTHER = frozenset({"NOUN", "PROPN", "DET", "ADJ", "NUM", "ADP", "PART"})
_OTHERS = frozenset({"another", "others", "some", "many", "most"})
LONGEST_OTHER = 9


def up_to_stop(text: AnnotatedText, verb: int, end: int, *, over_and: bool = False) -> int:
    """Where a cue's clause ends: at the next comma or stop of its sentence, or at an "and" that joins something to the cue."""
    last = min(text.sentences[text.sentence_number(verb)].end, end + LONGEST_NOUN)
    joints = {syntax.subtree(text, child).start - 1 for child in syntax.children(text, verb, "conj")}
    if end - 1 in joints and text.deps[end - 1] == "cc":
        return end - 1
    while (
        end < last
        and text.poss[end] not in {"PUNCT", "SPACE"}
        and (over_and or not (text.deps[end] == "cc" and (text.heads[end] == verb or end in joints)))
    ):
        end += 1
    return end


def before_other_source(text: AnnotatedText, span: Span) -> Span:
    """A clause without whom the narrator names for it at its end, and without what somebody else says, joined by "and"."""
    for t in range(span.start + 1, span.end - 2):
        if t in text.quoted_tokens:
            continue
        if text.lowers[t : t + 3] == [",", "according", "to"]:
            return Span(span.start, t)
        if text.lowers[t] in _JOINTS and _another_saying(text, t, span):
            return Span(span.start, t)
    return span


def _another_saying(text: AnnotatedText, joint: int, span: Span) -> bool:
    """Whether a whole clause ends at a joint, and another one's saying or the speaker's next one begins."""
    if not (_says_other(text, joint, span.end) or _next_saying(text, joint) is not None):
        return False
    return any(text.tags[t] in FINITE for t in range(span.start, joint))


def _says_other(text: AnnotatedText, joint: int, end: int) -> bool:
    """Whether the clause after a joint is another one's saying: "and the mayor says she won't", "while another says"."""
    verb = joint + 1
    while verb < end and verb - joint < LONGEST_OTHER and (text.poss[verb] in _NAMES_OTHER or text.lowers[verb] in _OTHERS):
        verb += 1
    verb += text.lowers[verb : verb + 1] in (["have"], ["has"], ["had"])
    if verb >= end - 1 or text.lemmas[verb] not in SAYS or text.tags[verb] not in FINITE | {"VBN"} or verb - joint < 2:
        return False
    return text.lowers[verb + 1] not in {",", "so"}


def _next_saying(text: AnnotatedText, joint: int) -> int | None:
    """The verb after a conjunction, where it is the speaker's next saying: "said he was asleep and told them to go"."""
    verb = joint + 1
    while verb < len(text.lowers) and text.poss[verb] in {"ADV", "AUX"}:
        verb += 1
    return verb if verb < len(text.lowers) and said_before(text, verb) is not None else None


def said_before(text: AnnotatedText, verb: int) -> int | None:
    """The cue whose speaker goes on with another one, though the parse joins that to what is said."""
    inner = text.heads[verb]
    cue = text.heads[inner]
    if text.deps[verb] != "conj" or text.deps[inner] != "ccomp" or not _is_next(text, verb, inner):
        return None
    alike = text.tags[verb] == text.tags[cue] in _TENSES and cue < inner
    return cue if alike and not syntax.children(text, verb, "nsubj", "nsubjpass", "aux", "auxpass") else None


def _is_next(text: AnnotatedText, verb: int, inner: int) -> bool:
    """Whether a verb joined to what is said can be the speaker's next saying: by its meaning, or by another tense."""
    if text.lemmas[verb] in words("cues", "next_sayings"):
        return True
    forms = {text.tags[t] for t in (inner, *syntax.children(text, inner, "aux", "auxpass"))} & FINITE
    return bool(forms) and text.tags[verb] not in forms and text.lemmas[verb] not in words("cues", "viewing")


def before_participle(text: AnnotatedText, span: Span) -> Span:
    """A clause without the speaker's next saying at its end: "..., adding that", after a comma in quotation marks too."""
    for t in range(span.start + 1, span.end - 1):
        if text.tags[t + 1] == "VBG" and text.lemmas[t + 1] in _GOES_ON and t + 1 not in text.quoted_tokens:
            last = t - 1 if t in text.quoted_tokens else t
            if text.lowers[last] == ",":
                return Span(span.start, t + 1 if last < t else t)
    return span


def before_finite(text: AnnotatedText, span: Span) -> Span:
    """What is wanted or named, without a finite verb joined at its end: that is the speaker's next deed ("and left")."""
    for t in range(span.start + 1, span.end - 1):
        if (
            text.deps[t] == "cc"
            and text.tags[t + 1] in {"VBD", "VBZ", "VBP"}
            and text.poss[t + 1] in {"VERB", "AUX"}
            and t not in text.quoted_tokens
        ):
            return Span(span.start, t)
    return span


def with_rest(text: AnnotatedText, fragment: Span, verb: int) -> Span:
    """A quotation with what goes on after it in the same clause, where it is a fragment: "no choice" but to fire."""
    if text.poss[fragment.end - 2] == "PUNCT" or fragment.end >= len(text.lowers) or text.deps[fragment.end] in {"cc", "mark"}:
        return fragment
    if text.tags[fragment.end] in {"VBD", "VBZ", "VBG", "WRB"} or text.lowers[fragment.end] == "as":
        return fragment
    return Span(fragment.start, up_to_stop(text, verb, fragment.end))
