"""Whom a pronoun in a trigger's frame stands for, where the sentence itself tells it."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.rules import cues

_SINGULAR = frozenset({"he", "she"})
# Marks of a clause that tells why or after what the one above came about.
_WHY = frozenset({"after", "when", "because", "as", "since"})
_PLURAL = frozenset({"NNS", "NNPS"})


def told_doer(text: AnnotatedText, verb: int, subject: int | None) -> int | None:
    """The noun that a verb's subject stands for: "Officers say they shot a man", "shot Dale Roe after he fired"."""
    if subject is None:
        return None
    if (several := _one_of_them(text, subject)) is not None:
        found = _plural_before(text, several, sentences=2)
        return subject if found is None else found
    if text.poss[subject] != "PRON":
        return subject
    found = None
    if text.lowers[subject] == "they":
        found = _plural_before(text, subject)
    elif text.lowers[subject] in _SINGULAR:
        found = _who_was_dealt_with(text, verb)
    return subject if found is None else found


def _one_of_them(text: AnnotatedText, subject: int) -> int | None:
    """The pronoun of "one of them", "both of them"."""
    of = [one for one in syntax.children(text, subject, "prep") if text.lowers[one] == "of"]
    several = [noun for one in of for noun in syntax.children(text, one, "pobj") if text.lowers[noun] == "them"]
    return several[0] if several else None


def told_object(text: AnnotatedText, noun: int | None) -> int | None:
    """The object told last before "both": "The city has two videos. It released both on Monday"."""
    if noun is None or text.lowers[noun] != "both":
        return noun
    number = text.sentence_number(noun)
    before = range(noun - 1, text.sentences[max(number - 1, 0)].start - 1, -1)
    return next((i for i in before if text.deps[i] == "dobj" and text.tags[i].startswith("NN")), noun)


def subject_to_come(text: AnnotatedText, pronoun: int) -> int:
    """The subject that a pronoun of a phrase before it stands for: "After his arrest, the boy led deputies to the gun"."""
    verb = syntax.clause_verb(text, pronoun)
    later = [noun for noun in syntax.children(text, verb, "nsubj", "nsubjpass") if noun > pronoun]
    is_fronted = text.lowers[pronoun] != "their" and bool(later) and text.tags[later[0]] in {"NN", "NNP"}
    return later[0] if is_fronted else pronoun


def _plural_before(text: AnnotatedText, pronoun: int, sentences: int = 1) -> int | None:
    """The nearest plural noun before a pronoun in its sentence, or in so many up to it; "police" are many."""
    start = text.sentences[max(text.sentence_number(pronoun) - sentences + 1, 0)].start
    nouns = range(pronoun - 1, start - 1, -1)
    return next(
        (i for i in nouns if text.deps[i] != "compound" and (text.tags[i] in _PLURAL or text.lowers[i] == "police")), None
    )


def _who_was_dealt_with(text: AnnotatedText, verb: int) -> int | None:
    """The person whom the clause above tells to have been dealt with, where the verb's own clause tells why."""
    above = text.heads[verb]
    if text.deps[verb] == "conj":  # "after he killed his wife and wounded a neighbor"
        verb, above = above, text.heads[above]
    marks = {text.lowers[child] for child in text.children[verb]}
    if text.deps[verb] != "advcl" or marks.isdisjoint(_WHY) or text.lemmas[above] not in cues("dealing"):
        return None
    joined = [above, *syntax.children(text, above, "conj")]
    return next(
        (noun for one in joined for noun in syntax.children(text, one, "dobj") if text.tags[noun] in {"NN", "NNP"}), None
    )
