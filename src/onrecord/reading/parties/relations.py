"""What a party is to another: kinship with its side of the family, and who represents whom."""

from onrecord.lexicon import words
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import is_negated, named_subject, objects

_LONGEST_SIDE = 6
_SIDES = {"mother": "maternal", "father": "paternal", "maternal": "maternal", "paternal": "paternal"}


def kinship(page: Words, described: Description) -> str:
    """The word of kinship, "maternal" or "paternal" before it where the text says so: "his aunt on his mother's side"."""
    found = described.found
    before = [_SIDES[word] for word in page.lowers[found.start : found.head] if word in {"maternal", "paternal"}]
    after = page.lowers[found.end : found.end + _LONGEST_SIDE]
    if not before and "side" in after and after[0] == "on":
        before = [_SIDES[word] for word in after[: after.index("side")] if word in _SIDES]
    return " ".join([*before[:1], described.word])


def read_clients(page: Words, at: dict[int, Entity]) -> None:
    """ "Sean Wall represents the family": set whom each attorney represents. `at` has the party of each head token."""
    text = page.text
    for verb, lemma in enumerate(text.lemmas):
        if lemma != "represent" or text.poss[verb] != "VERB" or is_negated(text, verb):
            continue
        noun = named_subject(text, verb)
        attorney = at.get(noun) if noun is not None else None
        clients = [at[one].final for one in objects(text, verb) if one in at]
        if (
            attorney is not None
            and attorney.kind == "person"
            and not words("parties", "clients").isdisjoint({client.kind for client in clients})
        ):
            known = attorney.final.represents
            known += [client for client in clients if client not in known and client is not attorney.final]
