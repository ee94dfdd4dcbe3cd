"""Stretches of tokens: a noun with all that belongs to it, a verb with its auxiliaries, a content without its edges."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.text import Span

_EDGES = frozenset({",", ".", ";", ":", "-", "—", "–", "--", "―", "|", "…", "...", "(", ")"})
_GOES_ON = frozenset({"say", "add", "note", "cite", "argue", "explain", "claim", "insist", "tell", "state", "stress", "warn"})
_SAYS = frozenset({"say", "tell", "claim", "deny", "argue", "contend", "maintain"})
_JOINTS = frozenset({"and", "but", "while", "whereas"})
# What names another one who says something, and how long that is at most.
_NAMES_OTHER = frozenset({"NOUN", "PROPN", "DET", "ADJ", "NUM", "ADP", "PART"})
_OTHERS = frozenset({"another", "others", "some", "many", "most"})
LONGEST_OTHER = 9
_OPEN_EDGES = _EDGES - {"...", "…"}
_FINITE = frozenset({"VBD", "VBZ", "VBP", "MD"})
# A broken parse makes noun phrases of pages.
LONGEST_NOUN = 80
_HAS = frozenset({"'s", "’s"})
_GROUP = frozenset({"aux", "auxpass", "neg", "prt"})


def trimmed(text: AnnotatedText, start: int, end: int) -> Span | None:
    """The range without white space, stops and dashes at its ends, those in quotation marks kept; None if nothing is left."""
    quoted, lowers, poss = text.quoted_tokens, text.lowers, text.poss
    while start < end and (poss[start] == "SPACE" or (start not in quoted and lowers[start] in _OPEN_EDGES)):
        start += 1
    while end > start and (poss[end - 1] == "SPACE" or (end - 1 not in quoted and lowers[end - 1] in _EDGES)):
        end -= 1
    return Span(start, end) if start < end else None


def without_complementizer(text: AnnotatedText, span: Span) -> Span:
    """The range without a "that" that opens it."""
    opens = text.lowers[span.start] == "that" and text.deps[span.start] in {"mark", "advmod"}
    return Span(span.start + 1, span.end) if opens and span.end - span.start > 1 else span


def noun_phrase(text: AnnotatedText, head: int) -> Span:
    """A noun with its title, apposition and relative clause, cut where a quotation or a new paragraph begins."""
    start, end = syntax.subtree(text, head)
    start, end = max(start, head - LONGEST_NOUN), min(end, head + LONGEST_NOUN)
    quoted = text.quoted_tokens
    if head not in quoted:
        inside = [t for t in range(start, end) if t in quoted]
        # a nickname stays, a speech is cut off
        if len(inside) > 4:
            after = [t for t in inside if t > head]
            before = [t for t in inside if t < head]
            start = before[-1] + 1 if before else start
            end = after[0] if after else end
    for t in range(head, start - 1, -1):
        if text.poss[t] == "SPACE" and "\n" in text.lowers[t]:
            start = t + 1
            break
    for t in range(head, end):
        if text.poss[t] == "SPACE" and "\n" in text.lowers[t]:
            end = t
            break
    if start < head and start in quoted and start + 1 not in quoted:
        start += 1  # the mark that closes a quotation before it
    while start < head and (text.lowers[start] in {",", ";", ":", "-", "—", "–", "and", "but"} or text.poss[start] == "SPACE"):
        start += 1
    while end - 1 > head and (text.lowers[end - 1] in {",", ";", ":", "-", "—", "–", "."} or text.poss[end - 1] == "SPACE"):
        end -= 1
    return Span(start, end)


def verb_group(text: AnnotatedText, verb: int) -> Span:
    """A verb with the auxiliaries, negation and particle next to it."""
    start, end = verb, verb + 1
    for child in reversed([c for c in text.children[verb] if c < verb]):
        if text.deps[child] in _GROUP or (text.deps[child] == "advmod" and child == start - 1):
            if child >= start - 2:
                start = child
            else:
                break
    if text.lowers[max(start - 1, 0) : start + 1] == ["no", "longer"]:
        start -= 1
    if end < len(text.lowers) and text.deps[end] == "prt" and text.heads[end] == verb:
        end += 1
    return Span(start, end)


def is_finite(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb is finite, by itself or an auxiliary; a participle or bare form with a subject was mistaken for one."""
    aux = [] if text.tags[verb] == "VBN" else syntax.children(text, verb, "aux")
    if text.tags[verb] in {"VBN", "VB"} and not aux and syntax.children(text, verb, "nsubj"):
        return True
    return text.tags[verb] in _FINITE or any(text.tags[c] in _FINITE for c in syntax.children(text, verb, "aux", "auxpass"))


def is_passive(text: AnnotatedText, verb: int) -> bool:
    """Whether a cue stands in the passive; neither a quotation before it makes it so nor "who's called for"."""
    if not syntax.is_passive(text, verb):
        return False
    quoted = verb in text.quoted_tokens
    signs = syntax.children(text, verb, "auxpass", "nsubjpass")
    mistaken = all((s in text.quoted_tokens) != quoted or (text.lowers[s] in _HAS and text.tags[verb] == "VBD") for s in signs)
    return not (signs and mistaken)


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


def without_aside(text: AnnotatedText, span: Span) -> Span:
    """A noun phrase without a relative clause that a comma sets off at its end."""
    for t in range(span.start + 1, span.end - 1):
        if (
            text.lowers[t] == ","
            and text.lowers[t + 1] in {"which", "who", "whom", "whose", "where"}
            and t not in text.quoted_tokens
        ):
            return Span(span.start, t)
    return span


def without_who(text: AnnotatedText, verb: int, span: Span) -> Span:
    """A clause without whom the narrator tells of at its end, after a comma: "..., who fled"."""
    for t in range(span.end - 2, max(span.start, verb), -1):
        if text.lowers[t] == "," and text.lowers[t + 1] in {"who", "whom"} and t not in text.quoted_tokens:
            tops = [v for v in syntax.children(text, verb, "ccomp") if v in range(*span)]
            return Span(span.start, t) if tops and tops[0] < t else span
    return span


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
    return any(text.tags[t] in _FINITE for t in range(span.start, joint))


def _says_other(text: AnnotatedText, joint: int, end: int) -> bool:
    """Whether the clause after a joint is another one's saying: "and the mayor says she won't", "while another says"."""
    verb = joint + 1
    while verb < end and verb - joint < LONGEST_OTHER and (text.poss[verb] in _NAMES_OTHER or text.lowers[verb] in _OTHERS):
        verb += 1
    if verb >= end - 1 or text.lemmas[verb] not in _SAYS or text.tags[verb] not in _FINITE or verb - joint < 2:
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
    if text.deps[verb] != "conj" or text.deps[inner] != "ccomp" or text.lemmas[verb] not in words("cues", "next_sayings"):
        return None
    alike = text.tags[verb] == text.tags[cue] in _FINITE and cue < inner
    return cue if alike and not syntax.children(text, verb, "nsubj", "nsubjpass", "aux", "auxpass") else None


def before_participle(text: AnnotatedText, span: Span) -> Span:
    """A clause without the speaker's next saying at its end: "..., adding that"."""
    for t in range(span.start + 1, span.end - 1):
        if (
            text.lowers[t] == ","
            and text.tags[t + 1] == "VBG"
            and text.lemmas[t + 1] in _GOES_ON
            and t not in text.quoted_tokens
        ):
            return Span(span.start, t)
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
