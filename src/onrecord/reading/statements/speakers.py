"""Whose words: the head of the source and its full noun phrase."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.cuts import said_before
from onrecord.reading.statements.opening import past_lead
from onrecord.reading.statements.phrases import is_finite, is_heard, is_passive, noun_phrase
from onrecord.reading.statements.placed import BREAKS, inside_name, is_shortened, joined_speaker
from onrecord.text import Span

# What things do, not persons, right after a noun and no comma.
_SIGNS = frozenset({"indicate", "show", "suggest"})


def speaker_of(text: AnnotatedText, verb: int) -> int | None:
    """The head of a cue verb's source: its subject, in the passive its agent; None where there is none but "it"."""
    if is_passive(text, verb) or is_asked(text, verb):
        agent = syntax.passive_agent(text, verb)
        return None if agent is not None and text.lemmas[agent] in words("cues", "times") else agent
    own = [
        c
        for c in syntax.children(text, verb, "nsubj")
        if c < verb and text.lowers[c] not in {"himself", "herself", "themselves"}
    ]
    if own:
        return _whole(text, _beside(text, _of_plural_owner(text, own[-1]), verb))
    before = said_before(text, verb)
    if before is not None:
        return speaker_of(text, before)
    as_subject = _after_as(text, verb)
    if as_subject is not None:
        return as_subject
    of_aux = [subject for aux in syntax.children(text, verb, "aux") for subject in syntax.children(text, aux, "nsubj")]
    own = of_aux or joined_speaker(text, verb)
    if own:
        return own[-1]
    if text.tags[verb] == "VBG" and not syntax.children(text, verb, "nsubj"):
        return _participle_speaker(text, verb)
    if (nearer := _in_clause_before(text, verb)) is not None:
        return nearer
    quick = text.heads[verb]  # "was quick to add"
    of = text.heads[quick] if text.deps[verb] == "xcomp" and text.deps[quick] == "acomp" else verb
    found = syntax.subject(text, of)
    return None if found is not None and text.lowers[found] == "it" and text.tags[verb] == "VB" else found


def _after_as(text: AnnotatedText, verb: int) -> int | None:
    """The subject of a clause with "as", where the parse takes that for a preposition: "As the woman, Jo Marsh, explains"."""
    places = [p for p in syntax.children(text, verb, "prep") if p < verb and text.lowers[p] == "as"]
    nouns = [noun for p in places for noun in syntax.children(text, p, "pobj") if noun < verb]
    return nouns[0] if nouns and text.deps[verb] == "advcl" and is_finite(text, verb) else None


def _in_clause_before(text: AnnotatedText, verb: int) -> int | None:
    """The subject of a clause that ends right before "and" and the cue: "He fled after his wife called | and said he had"."""
    above = text.heads[verb]
    if text.deps[verb] != "conj" or text.tags[verb] != "VBD" or text.lowers[verb - 1] != "and":
        return None
    for clause in syntax.children(text, above, "advcl"):
        is_nearest = above < clause < verb and text.tags[clause] == "VBD" and syntax.subtree(text, clause).end == verb - 1
        if is_nearest and (own := syntax.children(text, clause, "nsubj")):
            return own[-1]
    return None


def _of_plural_owner(text: AnnotatedText, subject: int) -> int:
    """The noun before an owner in "s'" that the parse makes an owner too: "attorneys for Hayes' family say"."""
    owners = syntax.children(text, subject, "poss")
    is_misread = (
        owners
        and text.lowers[subject - 1] in {"'", "’"}
        and any(text.lowers[one] in {"for", "of"} for one in syntax.children(text, owners[0], "prep"))
    )
    return owners[0] if is_misread else subject


def _beside(text: AnnotatedText, subject: int, verb: int) -> int:
    """The noun right before a verb where the parse makes it an apposition of another: "to know Ray, Chief Lee said"."""
    last = verb - 1
    alone = text.deps[last] == "appos" and text.heads[last] == subject and text.poss[last] == "PROPN"
    return last if alone and text.lowers[syntax.subtree(text, last).start - 1] == "," else subject


def _whole(text: AnnotatedText, subject: int) -> int:
    """Of a subject that the parse cuts off before "Jr." its head: "the family of Dale Roe, | Jr. said"."""
    if subject < 2 or text.lowers[subject] not in words("names", "suffixes") or text.lowers[subject - 1] != ",":
        return subject
    head = subject - 2
    while text.heads[head] < head and (text.deps[head] in {"pobj", "compound"} or text.lowers[head] == "of"):
        head = text.heads[head]
    return head


def is_asked(text: AnnotatedText, verb: int) -> bool:
    """Whether a participle tells of what is done to the subject of its sentence: "Asked about the gun, the chief said"."""
    alone = text.tags[verb] == "VBN" and text.deps[verb] in {"advcl", "ccomp", "dep", "prep"}
    return alone and not syntax.children(text, verb, "nsubj", "aux", "auxpass")


def _participle_speaker(text: AnnotatedText, verb: int) -> int | None:
    """The subject of the clause that a participle belongs to: after a comma or a preposition never the noun beside it."""
    above = text.heads[verb]
    if is_heard(text, verb):
        return _heard_speaker(text, verb)
    if text.deps[verb] in {"xcomp", "ccomp"} and text.lemmas[above] == "leave":  # "leaving neighbors asking why"
        left = [noun for noun in syntax.children(text, above, "dobj") if noun < verb]
        if left:
            return left[-1]
    if text.lemmas[verb] in _SIGNS and text.poss[verb - 1] == "NOUN":
        return verb - 1  # "had no lights | indicating it was a police car"
    if text.deps[verb] == "acl" and verb > 0 and text.lowers[verb - 1] not in BREAKS:
        return above
    if text.deps[verb] == "pcomp" and text.poss[above] in {"NOUN", "PROPN"}:
        return None
    apart = text.lowers[verb - 1] in BREAKS
    for one in syntax.ancestors(text, verb):
        if apart and text.deps[one] in {"ccomp", "acl"}:
            continue  # what is reported before ", saying" has another subject than who says it
        if text.poss[one] in {"VERB", "AUX"} and is_finite(text, one) and text.deps[one] != "relcl":
            subject = syntax.subject(text, one)
            if subject != verb:  # a participle that the parse takes for the subject of the quotation after it
                return subject
    return syntax.subject(text, verb)


def _heard_speaker(text: AnnotatedText, verb: int) -> int | None:
    """The nearest subject before the verb of hearing: a quotation before it has its own."""
    above = text.heads[verb] if text.deps[verb] != "pcomp" else text.heads[text.heads[verb]]
    subjects = [c for c in syntax.children(text, above, "nsubjpass", "nsubj") if c < above and c not in text.quoted_tokens]
    return subjects[-1] if subjects else syntax.subject(text, above)


def source_span(text: AnnotatedText, head: int, cue: Span) -> Span:
    """The full noun phrase of a source, cut where it runs into the cue."""
    start, end = noun_phrase(text, head)
    start = min(past_lead(text, start), head)
    while end - 1 > head and text.deps[end - 1] == "npadvmod" and text.heads[end - 1] == head:
        end -= 1  # "the family of Dale Roe | today called on the mayor"
    if text.lowers[end : end + 1] == [","] and words("names", "suffixes").intersection(text.lowers[end + 1 : end + 2]):
        end += 2
    if head < cue.start < end:
        end = cue.start
    if start < cue.end <= head:
        start = cue.end
    while start > cue.end and (
        inside_name(text, start - 1) or text.poss[start - 1] in {"NOUN", "PROPN"} or is_shortened(text, start - 1)
    ):
        start -= 1  # a title that the parse cuts off: "said police spokesman Sgt. | Bo Ray"
    if start > 1 and is_shortened(text, start - 1):
        start -= 2  # "police Cpl. | Bo Ray said"
        while start > 0 and text.poss[start - 1] in {"NOUN", "PROPN"}:
            start -= 1
    return Span(start, end)


def before_content(text: AnnotatedText, source: Span, content: Span) -> Span:
    """A source that runs into what is said, cut before it: "were told by dispatchers | that the boy fell"."""
    if not source.start < content.start < source.end:
        return source
    return Span(source.start, content.start - (text.lowers[content.start - 1] == "that"))


def past_title(text: AnnotatedText, head: int) -> int:
    """The name after a shortened title at which the parse ends a sentence: "Sgt. | Holly Ray"; else the head itself."""
    if head + 2 >= len(text.lowers) or not is_shortened(text, head + 1) or text.poss[head + 2] != "PROPN":
        return head
    last = head + 2
    while last + 1 < len(text.lowers) and text.poss[last + 1] == "PROPN":
        last += 1
    return last
