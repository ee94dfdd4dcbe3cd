"""Who speaks in a letter, a statement or a post: the party that the text names as its author."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.parties import Parties


def author(text: AnnotatedText, parties: Parties, noun: int) -> str | None:
    """The party of "a statement from the department", "the department's letter", or of "the letter" sent just before."""
    if text.lemmas[noun] not in words("cues", "written"):
        return None
    for child in syntax.children(text, noun, "prep", "agent", "acl"):
        for by in (child, *syntax.children(text, child, "agent", "prep")):
            if text.lowers[by] in {"from", "by"}:
                return next((party for n in syntax.children(text, by, "pobj") if (party := parties.at(n))), None)
    for owner in syntax.children(text, noun, "poss", "compound"):
        if party := parties.at(owner):
            return party
    return _sent_before(text, parties, noun) if _is_definite(text, noun) else None


def _is_definite(text: AnnotatedText, noun: int) -> bool:
    return any(text.lowers[child] in {"the", "that", "this"} for child in syntax.children(text, noun, "det"))


def _sent_before(text: AnnotatedText, parties: Parties, noun: int) -> str | None:
    """Who wrote or sent the same noun in the sentence before, or put it out."""
    number = text.sentence_number(noun)
    if number == 0:
        return None
    for token in range(*text.sentences[number - 1]):
        if text.lemmas[token] == text.lemmas[noun] and text.deps[token] in {"dobj", "pobj"}:
            verb = syntax.clause_verb(text, token)
            sender = syntax.named_subject(text, verb)
            sends = text.lemmas[verb] in words("cues", "sending") or text.deps[token] == "pobj"
            if sends and not syntax.is_passive(text, verb) and sender is not None:
                return parties.at(sender)
            return author(text, parties, token)
    return None
