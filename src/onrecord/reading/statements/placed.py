"""Speakers by their place beside a cue, where the parse has lost them: after it, before it, between a quotation and it."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

BREAKS = frozenset({",", "—", "–", "-", "--"})
_ALONE = frozenset({"another", "one", "others", "some", "many"})
_BEFORE_NOUN = frozenset({"DET", "ADJ", "NUM", "PART"})
_PHRASE = frozenset({"NOUN", "PROPN", "DET", "ADJ", "NUM", "PART", "CCONJ"})
# What may stand in a noun phrase between a quotation and its cue, how long it may be, and what ends its head.
_FILLING = frozenset({"NOUN", "PROPN", "PRON", "DET", "ADJ", "NUM", "PART", "ADP", "PUNCT", "CCONJ"})
LONGEST_FILLING = 25
_NO_OPENING = BREAKS | {"and", "but"}
_AFTER_HEAD = frozenset({",", "(", "of", "for", "from", "at", "in", "with", "on", "to", "—", "–"})
# So many tokens from its end a quotation still runs, if it is more than a nickname.
NICKNAME = 5
# How many words a noun phrase after an inverted cue may have before its head.
LONGEST_TITLE = 15


def joined_speaker(text: AnnotatedText, verb: int) -> list[int]:
    """The subject by its place, where the parse has joined it to the clause before: "he left the room and | Lee asked"."""
    if text.tags[verb] not in FINITE or text.deps[verb] in {"relcl", "acl"} or verb == 0:
        return []
    last = start = verb - 1
    while start >= 0 and text.poss[start] in _PHRASE and start not in text.quoted_tokens and verb - start < LONGEST_TITLE:
        start -= 1
    joints = [t for t in range(start + 1, last) if text.poss[t] == "CCONJ"]
    if start < 0 or text.lowers[start] != ",":
        if not joints:
            return []
        start = joints[-1]
    is_subject = text.poss[last] in {"NOUN", "PROPN"} and start < last and text.deps[last] in {"conj", "appos"}
    return [last] if is_subject else []


def inverted_speaker(text: AnnotatedText, verb: int) -> int | None:
    """The head of the noun phrase right after a verb: "said Ann Lee, a neighbor"; None where none stands there."""
    head = None
    stopped = verb + 2 < len(text.lowers) and text.lowers[verb + 2] in {",", "."} and not is_shortened(text, verb + 2)
    if stopped and text.doc[verb + 1].text[:1].isupper():
        return verb + 1  # a name, whatever the parse takes it for
    for t in range(verb + 1, min(verb + LONGEST_TITLE, len(text.lowers))):
        if text.poss[t] in {"NOUN", "PROPN"} or (t == verb + 1 and (text.tags[t] == "PRP" or text.lowers[t] in _ALONE)):
            head = t
        elif not (inside_name(text, t) or is_shortened(text, t)):
            break
    return head


def filling_speaker(text: AnnotatedText, cue: int) -> tuple[int, Span] | None:
    """The head and the range of the noun phrase that stands alone between a quotation and a cue: "...," Lee of Avon said."""
    if text.quoted_tokens.isdisjoint(range(max(cue - LONGEST_FILLING - 1, 0), cue)):
        return None
    start = _filled_from(text, cue)
    beside = start > 0 and (
        start - 1 in text.quoted_tokens or text.lowers[start - 1] in BREAKS or text.poss[start - 1] == "SPACE"
    )
    is_quotation = beside and start >= NICKNAME and start - NICKNAME in text.quoted_tokens
    return _filling(text, start, cue) if is_quotation else None


def opening_speaker(text: AnnotatedText, cue: int) -> tuple[int, Span] | None:
    """The same between the beginning of a sentence and a cue: "Lee, a clerk of Avon, said"."""
    start = _filled_from(text, cue)
    return _filling(text, start, cue) if start == text.sentences[text.sentence_number(cue)].start else None


def _filled_from(text: AnnotatedText, cue: int) -> int:
    """Where the tokens before a cue begin that can be one noun phrase, commas and all; in the same sentence."""
    start, first = cue, text.sentences[text.sentence_number(cue)].start
    while start > max(cue - LONGEST_FILLING, 0) and start - 1 not in text.quoted_tokens and _can_fill(text, start - 1):
        start -= 1
        if start == first:
            break
    return start


def _filling(text: AnnotatedText, start: int, cue: int) -> tuple[int, Span] | None:
    if start == cue or text.lowers[start] in _NO_OPENING or text.poss[start] == "ADP":
        return None
    end = next((t for t in range(start + 1, cue) if text.lowers[t] in _AFTER_HEAD), cue)
    heads = [t for t in range(start, end) if text.poss[t] in {"NOUN", "PROPN"} or text.tags[t] == "PRP"]
    return (heads[-1], Span(start, cue - (text.lowers[cue - 1] == ","))) if heads else None


def _can_fill(text: AnnotatedText, token: int) -> bool:
    """Whether a token can stand in a noun phrase; a name that the parse takes for a verb has a capital."""
    return text.poss[token] in _FILLING or (text.poss[token] == "VERB" and text.doc[token].text[:1].isupper())


def inside_name(text: AnnotatedText, token: int) -> bool:
    """Whether a noun phrase goes on over a token that is no noun: an article, an adjective, a hyphen, a nickname's mark."""
    if text.poss[token] == "PUNCT":
        return text.tags[token] == "HYPH" or text.lowers[token] == '"'
    return text.poss[token] in _BEFORE_NOUN or text.tags[token] in {"PRP$", "VBN", "VBG"}


def is_shortened(text: AnnotatedText, token: int) -> bool:
    """Whether a full stop belongs to a shortened title."""
    return text.lowers[token] == "." and text.doc[token - 1].text in words("sentences", "abbreviations")
