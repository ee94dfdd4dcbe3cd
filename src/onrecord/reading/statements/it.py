"""What "it" stands for as a source: "The bureau named the officer. It said", "The family filed a lawsuit. It says"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.parties import Parties

_BODIES = frozenset({"agency", "organization"})


def stands_for(text: AnnotatedText, parties: Parties, pronoun: int) -> int | None:
    """The body that is the subject of the sentence before, or the one document that this tells of; None where neither is."""
    number = text.sentence_number(pronoun)
    if text.lowers[pronoun] != "it" or text.deps[pronoun] != "nsubj" or not number or not _opens(text, pronoun, number):
        return None
    before = text.sentences[number - 1]
    roots = [t for t in range(*before) if text.deps[t] == "ROOT"]
    subjects = [noun for root in roots for noun in syntax.children(text, root, "nsubj", "nsubjpass")]
    if not subjects or text.lowers[subjects[-1]] == "it":
        return stands_for(text, parties, subjects[-1]) if subjects else None
    if _speaks(text, parties, subjects[-1]):
        return subjects[-1]
    papers = [t for t in range(*before) if text.lemmas[t] in words("cues", "filed") and _is_told_of(text, t, before.start)]
    return papers[0] if len(papers) == 1 else None


def _is_told_of(text: AnnotatedText, noun: int, start: int) -> bool:
    """Whether a paper is filed or opens a sentence: "filed a lawsuit", "In the lawsuit, Roe is accused of"."""
    is_opening = text.deps[noun] == "pobj" and text.heads[noun] == start and text.lowers[start] == "in"
    return text.deps[noun] == "dobj" or is_opening


def _opens(text: AnnotatedText, pronoun: int, number: int) -> bool:
    """Whether a pronoun is the first word of its sentence, outside of quotation marks."""
    return pronoun == text.sentences[number].start and pronoun not in text.quoted_tokens


def _speaks(text: AnnotatedText, parties: Parties, noun: int) -> bool:
    """Whether a subject is one body or one document."""
    if text.tags[noun] in {"NNS", "NNPS"} or syntax.children(text, noun, "conj"):
        return False
    party = parties.at(noun)
    if party is not None:
        return parties.get(party).kind in _BODIES and text.lowers[noun] != "police"
    return text.lemmas[noun] in words("cues", "showing") | words("cues", "written")
