"""Which group mentioned before a description of many means: "officers", "the two men"."""

from onrecord.lexicon import load, words
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.tokens import Words

# Groups of one kind are one party through a document, whatever the text calls them.
_ONE_GROUP = frozenset({"officer", "investigator", "family"})


def group_meant(page: Words, unnamed: list[Entity], described: Description) -> Entity | None:
    """The first of the unnamed parties so far that is the group."""
    for entity in (one for one in unnamed if one.plural):
        same_kind = entity.type == described.type and described.type in _ONE_GROUP and not _are_apart(described, entity)
        if same_kind or (described.word in entity.heads and not _is_other_many(page, described, entity)):
            return entity
    return None


def _are_apart(described: Description, entity: Entity) -> bool:
    """Agents and marshals are none of the officers of a town."""
    apart = words("parties", "apart_groups")
    return (described.word in apart) != bool(entity.heads & apart)


def _is_other_many(page: Words, described: Description, entity: Entity) -> bool:
    """ "Two men were hurt", after "four men were accused"; "two other men": not those."""
    own = page.lowers[described.found.start : described.found.head]
    numbers = load("parties")["numbers"]
    earlier = (entity.label or "").lower().split()
    first, second = ({numbers[word] for word in said if word in numbers} for said in (own, earlier))
    return described.article == "bare" and ("other" in own or bool(first and second and first != second))
