"""The verbs that a noun takes part in, and how: as subject, object, agent, subject of a passive, after "for" or "by"."""

from collections.abc import Iterator

from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import before_adverbs, children, is_passive, is_shot_misread, subtree

_CLIMB = 6
_VICTIMS = frozenset({"victim", "victims"})
_PREPOSITIONS = frozenset({"for", "by", "to", "against"})


def verbs_of(page: Words, head: int) -> Iterator[tuple[int, str]]:
    """Each verb (or noun, for a preposition) with the part that the noun at `head` has in it."""
    text = page.text
    noun = _first_conjunct(page, head)
    if text.deps[noun] == "appos" and not _is_name_beside_name(page, noun):
        noun = _first_conjunct(page, text.heads[noun])
    relation, above = text.deps[noun], text.heads[noun]
    if relation in {"nsubj", "nsubjpass"}:
        if not _is_object_misread(page, noun):
            yield from _subject_of(page, above, relation == "nsubjpass")
    elif relation in {"dobj", "dative"}:
        if not (noun == above + 1 and text.lowers[noun] in _VICTIMS):  # "shooting victim" says no more than "victim"
            yield above, "object"
    elif is_shot_misread(text, above):
        yield from ((one, "subject") for one in children(text, above, "conj"))
    elif relation == "pobj" and text.deps[above] == "agent":
        yield text.heads[above], "agent"
    elif relation == "pobj" and text.lowers[above] in _PREPOSITIONS:
        yield text.heads[above], text.lowers[above]
    yield from _in_clauses(page, noun)
    yield from _in_bare_clauses(page, head)


def _in_clauses(page: Words, noun: int) -> Iterator[tuple[int, str]]:
    """ "the man killed", "a driver who was shot and died" """
    text = page.text
    for clause in [*children(text, noun, "acl"), *_participle_after(page, noun)]:
        if _is_of_nearer(page, noun, clause):
            continue
        # without an object, "the man shot" is a passive whatever its tag
        passive = text.tags[clause] == "VBN" or (text.tags[clause] == "VBD" and not children(text, clause, "dobj"))
        yield clause, "passive" if passive else "subject"
    for clause in children(text, noun, "relcl"):
        if any(text.lowers[c] in {"who", "that"} for c in children(text, clause, "nsubj", "nsubjpass")):
            yield from _subject_of(page, clause, is_passive(text, clause))


def _in_bare_clauses(page: Words, noun: int) -> Iterator[tuple[int, str]]:
    """ "the officer and the man | he killed", "the woman | police shot" """
    text = page.text
    for clause in children(text, noun, "relcl"):
        is_bare = any(subtree(text, c).start == noun + 1 and text.tags[c][0] != "W" for c in children(text, clause, "nsubj"))
        if is_bare and not children(text, clause, "dobj"):
            yield clause, "object"


def _is_of_nearer(page: Words, noun: int, clause: int) -> bool:
    """ "Family of a man | fatally shot by police": the participle that the parse gives the family is the man's."""
    text, before = page.text, before_adverbs(page.text, clause)
    is_object = noun < before and text.deps[before] == "pobj" and text.heads[text.heads[before]] == noun
    return is_object and text.tags[clause] == "VBN"


def _participle_after(page: Words, noun: int) -> list[int]:
    """The participle after a noun of "of" that the parse gives to the noun before it."""
    text = page.text
    above = text.heads[text.heads[noun]]
    if text.deps[noun] != "pobj" or text.lowers[text.heads[noun]] != "of":
        return []
    return [one for one in children(text, above, "acl") if one > noun == before_adverbs(text, one) and text.tags[one] == "VBN"]


def _is_object_misread(page: Words, noun: int) -> bool:
    """ "a man who wounded | Deputy Ray Lane | was killed": a verb's second subject, right after another verb."""
    text = page.text
    before = subtree(text, noun).start - 1
    is_second = noun != children(text, text.heads[noun], "nsubj", "nsubjpass")[0]
    return is_second and before >= 0 and text.tags[before] in {"VBD", "VBN"}


def _is_name_beside_name(page: Words, noun: int) -> bool:
    """ "the officer who killed Ray Lane, Bo Orr, 29": what is said of one name is not said of the next."""
    poss = page.text.poss
    return poss[noun] == poss[page.text.heads[noun]] == "PROPN"


def _first_conjunct(page: Words, noun: int) -> int:
    """The first of nouns joined by "and" or "or"; a comma alone joins none."""
    first, joined = noun, False
    for _ in range(_CLIMB):
        if page.text.deps[first] != "conj":
            break
        first = page.text.heads[first]
        joined = joined or bool(children(page.text, first, "cc"))
    return first if joined else noun


def _subject_of(page: Words, verb: int, passive: bool) -> Iterator[tuple[int, str]]:
    """The part in a verb and in those joined to it: "was shot and killed" is twice a passive, "was shot and died" once."""
    text = page.text
    passive = passive or is_passive(text, verb)
    for one in _with_conjuncts(page, verb):
        shared = passive and text.tags[one] == "VBN" and not children(text, one, "aux", "dobj")
        yield one, "passive" if shared or is_passive(text, one) else "subject"


def _with_conjuncts(page: Words, verb: int) -> Iterator[int]:
    """A verb and those that share its subject: "was shot and died", "began shooting", "was charged after being shot"."""
    text = page.text
    yield verb
    for one in children(text, verb, "conj", "xcomp"):
        if not children(text, one, "nsubj", "nsubjpass"):
            yield one
    for after in children(text, verb, "prep"):
        if text.lowers[after] in {"after", "before"}:
            yield from children(text, after, "pcomp")
