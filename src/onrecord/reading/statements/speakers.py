"""Whose words: the head of the source and its full noun phrase."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.phrases import is_finite, is_passive, noun_phrase, said_before
from onrecord.text import Span

_BREAKS = frozenset({",", "—", "–", "-", "--"})
_ALONE = frozenset({"another", "one", "others", "some", "many"})
_BEFORE_NOUN = frozenset({"DET", "ADJ", "NUM", "PART"})
# What may stand in a noun phrase between a quotation and its cue, how long it may be, and what ends its head.
_FILLING = frozenset({"NOUN", "PROPN", "PRON", "DET", "ADJ", "NUM", "PART", "ADP", "PUNCT", "CCONJ"})
LONGEST_FILLING = 25
# So many tokens from its end a quotation still runs, if it is more than a nickname.
NICKNAME = 5
_AFTER_HEAD = frozenset({",", "(", "of", "for", "from", "at", "in", "with", "on", "to", "—", "–"})
_FINITE = frozenset({"VBD", "VBZ", "VBP"})
_PHRASE = frozenset({"NOUN", "PROPN", "DET", "ADJ", "NUM", "PART", "CCONJ"})
# How many words a noun phrase after an inverted cue may have before its head.
LONGEST_TITLE = 15


def speaker_of(text: AnnotatedText, verb: int) -> int | None:
    """The head of a cue verb's source: its subject, in the passive its agent; None where there is none but "it"."""
    if is_passive(text, verb) or is_asked(text, verb):
        return syntax.passive_agent(text, verb)
    own = [
        c
        for c in syntax.children(text, verb, "nsubj")
        if c < verb and text.lowers[c] not in {"himself", "herself", "themselves"}
    ]
    if own:
        return own[-1]
    before = said_before(text, verb)
    if before is not None:
        return speaker_of(text, before)
    own = [s for aux in syntax.children(text, verb, "aux") for s in syntax.children(text, aux, "nsubj")] or _placed(text, verb)
    if own:
        return own[-1]
    if text.tags[verb] == "VBG" and not syntax.children(text, verb, "nsubj"):
        return _participle_speaker(text, verb)
    found = syntax.subject(text, verb)
    return None if found is not None and text.lowers[found] == "it" and text.tags[verb] == "VB" else found


def _placed(text: AnnotatedText, verb: int) -> list[int]:
    """The subject by its place, where the parse has joined it to the clause before: "he left the room and | Lee asked"."""
    if text.tags[verb] not in _FINITE or text.deps[verb] in {"relcl", "acl"} or verb == 0:
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


def is_asked(text: AnnotatedText, verb: int) -> bool:
    """Whether a participle tells of what is done to the subject of its sentence: "Asked about the gun, the chief said"."""
    alone = text.tags[verb] == "VBN" and text.deps[verb] in {"advcl", "ccomp", "dep", "prep"}
    return alone and not syntax.children(text, verb, "nsubj", "aux", "auxpass")


def _participle_speaker(text: AnnotatedText, verb: int) -> int | None:
    """The subject of the clause that a participle belongs to: after a comma or a preposition never the noun beside it."""
    above = text.heads[verb]
    if text.deps[verb] == "acl" and verb > 0 and text.lowers[verb - 1] not in _BREAKS:
        return above
    if text.deps[verb] == "pcomp" and text.poss[above] in {"NOUN", "PROPN"}:
        return None
    apart = text.lemmas[verb] in words("cues", "inserting") | {"cite"} and text.lowers[verb - 1] in _BREAKS
    for one in syntax.ancestors(text, verb):
        if apart and text.deps[one] == "ccomp":
            continue  # what is reported before ", saying" has another subject than who says it
        if text.poss[one] in {"VERB", "AUX"} and is_finite(text, one) and text.deps[one] != "relcl":
            return syntax.subject(text, one)
    return syntax.subject(text, verb)


def source_span(text: AnnotatedText, head: int, cue: Span) -> Span:
    """The full noun phrase of a source, cut where it runs into the cue."""
    start, end = noun_phrase(text, head)
    if head < cue.start < end:
        end = cue.start
    if start < cue.end <= head:
        start = cue.end
    while start > cue.end and (
        _inside_name(text, start - 1) or text.poss[start - 1] in {"NOUN", "PROPN"} or _shortened(text, start - 1)
    ):
        start -= 1  # a title that the parse cuts off: "said police spokesman Sgt. | Bo Ray"
    if start > 1 and _shortened(text, start - 1):
        start -= 2  # "police Cpl. | Bo Ray said"
        while start > 0 and text.poss[start - 1] in {"NOUN", "PROPN"}:
            start -= 1
    return Span(start, end)


def past_title(text: AnnotatedText, head: int) -> int:
    """The name after a shortened title at which the parse ends a sentence: "Sgt. | Holly Ray"; else the head itself."""
    if head + 2 >= len(text.lowers) or not _shortened(text, head + 1) or text.poss[head + 2] != "PROPN":
        return head
    last = head + 2
    while last + 1 < len(text.lowers) and text.poss[last + 1] == "PROPN":
        last += 1
    return last


def inverted_speaker(text: AnnotatedText, verb: int) -> int | None:
    """The head of the noun phrase right after a verb: "said Ann Lee, a neighbor"; None where none stands there."""
    head = None
    if verb + 2 < len(text.lowers) and text.doc[verb + 1].text[:1].isupper() and text.lowers[verb + 2] in {",", "."}:
        return verb + 1  # a name, whatever the parse takes it for
    for t in range(verb + 1, min(verb + LONGEST_TITLE, len(text.lowers))):
        if text.poss[t] in {"NOUN", "PROPN"} or (t == verb + 1 and (text.tags[t] == "PRP" or text.lowers[t] in _ALONE)):
            head = t
        elif not (_inside_name(text, t) or _shortened(text, t)):
            break
    return head


def filling_speaker(text: AnnotatedText, cue: int) -> tuple[int, Span] | None:
    """The head and the range of the noun phrase that stands alone between a quotation and a cue: "...," Lee of Avon said."""
    if text.quoted_tokens.isdisjoint(range(max(cue - LONGEST_FILLING - 1, 0), cue)):
        return None
    start = cue
    while start > max(cue - LONGEST_FILLING, 0) and start - 1 not in text.quoted_tokens and _can_fill(text, start - 1):
        start -= 1
    if (
        start == cue
        or start < NICKNAME
        or start - NICKNAME not in text.quoted_tokens
        or text.lowers[start] in _BREAKS | {"and", "but"}
    ):
        return None
    end = next((t for t in range(start + 1, cue) if text.lowers[t] in _AFTER_HEAD), cue)
    heads = [t for t in range(start, end) if text.poss[t] in {"NOUN", "PROPN"} or text.tags[t] == "PRP"]
    return (heads[-1], Span(start, cue - (text.lowers[cue - 1] == ","))) if heads else None


def _can_fill(text: AnnotatedText, token: int) -> bool:
    """Whether a token can stand in a noun phrase; a name that the parse takes for a verb has a capital."""
    return text.poss[token] in _FILLING or (text.poss[token] == "VERB" and text.doc[token].text[:1].isupper())


def _inside_name(text: AnnotatedText, token: int) -> bool:
    """Whether a noun phrase goes on over a token that is no noun: an article, an adjective, a hyphen, a nickname's mark."""
    if text.poss[token] == "PUNCT":
        return text.tags[token] == "HYPH" or text.lowers[token] == '"'
    return text.poss[token] in _BEFORE_NOUN or text.tags[token] in {"PRP$", "VBN", "VBG"}


def _shortened(text: AnnotatedText, token: int) -> bool:
    """Whether a full stop belongs to a shortened title."""
    return text.lowers[token] == "." and text.doc[token - 1].text in words("sentences", "abbreviations")
