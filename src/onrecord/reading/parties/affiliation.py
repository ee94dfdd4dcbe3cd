"""Which body a person belongs to, and what post a description gives: only where the text joins them."""

from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.harm import is_former
from onrecord.reading.parties.tokens import Words

_POSTS = frozenset({"officer", "official", "spokesperson", "attorney", "investigator", "medic"})
_JOINING = frozenset({"for", "of", "with", "at", "from", "in"})
_REACH = 5


def give_affiliations(page: Words, persons: list[Entity], unnamed: list[Entity], bodies: list[Entity]) -> None:
    """Set the affiliation of each person and group that a mention joins to a body."""
    at = {token: body for body in bodies for m in body.mentions for token in range(m.start, m.end)}
    for entity in [*persons, *unnamed]:
        found = [body for m in _own_mentions(page, entity) if (body := _body_of(page, entity, m, at))]
        if found and not (entity.plural and any(body is not found[0] for body in found)):
            entity.affiliation = found[0]


def _own_mentions(page: Words, entity: Entity) -> list[Found]:
    """In order; of a group those with the noun of the first: "deputies" are not in the agency of the "DPS troopers"."""
    mentions = sorted(entity.mentions)
    if not entity.plural:
        return mentions
    return [m for m in mentions if page.lowers[m.head] == page.lowers[mentions[0].head]]


def _body_of(page: Words, entity: Entity, mention: Found, at: dict[int, Entity]) -> Entity | None:
    if mention.form == "pronoun":
        return None
    start = mention.start
    while start - 1 in entity.title_tokens:
        start -= 1
    inside = next(
        (at[token] for token in range(mention.start, mention.end) if token in at and not _is_bare(page, mention, token)), None
    )
    if mention.form == "name":
        owner = start - 2 if page.lowers[start - 1 : start] in (["'s"], ["’s"]) else start - 1
        return at.get(owner) if start < mention.start or owner == start - 2 else None
    return inside or _after(page, mention, at)


def _is_bare(page: Words, mention: Found, token: int) -> bool:
    """ "A former police officer": of which police nobody says."""
    return is_former(page, mention.head) and token == mention.head - 1 and not page.capital[token - 1]


def _after(page: Words, mention: Found, at: dict[int, Entity]) -> Entity | None:
    """ "a spokeswoman for the Nevada State Police" """
    end = mention.end
    if page.lowers[end : end + 1] and page.lowers[end] in _JOINING:
        for token in range(end + 1, min(end + _REACH, len(page))):
            if token in at:
                return at[token]
            if page.lowers[token] in {",", ".", "and", "who", "that", "which", "whose"}:
                return None
    return None


def give_post(page: Words, entity: Entity, described: Description) -> None:
    """A person's title from a description in apposition, where no rank stands before the name: "a GBI spokeswoman"."""
    if entity.type != "named" or described.type not in _POSTS or described.plural:
        return
    start = described.found.start
    while start < described.found.head and page.text.tags[start] in {"DT", "PRP$", "POS"}:
        start += 1
    phrase = page.phrase(start, described.found.end)
    if phrase not in entity.titles:
        entity.titles.append(phrase)
