"""Signs by which the death of somebody belongs to an incident or not; each function's docstring is its explanation."""

from collections.abc import Callable

from rapidfuzz.fuzz import ratio

from onrecord.cases.merging import names
from onrecord.cases.merging.told_dead import Dead, Scene

LEAD, LATE = 600, 2000  # characters before which the dead are named, and after which others are
MANY = 5  # documents: who is told dead by so many is told so by enough
_LOOKING_ON = frozenset({"official", "spokesperson", "witness", "investigator"})

Sign = Callable[[Dead, Scene], float]
SIGNS: dict[str, Sign] = {}


def sign(function: Sign) -> Sign:
    """Register a sign under its name."""
    SIGNS[function.__name__] = function
    return function


@sign
def only(one: Dead, scene: Scene) -> float:
    """Nobody else is told dead."""
    return float(len(scene.dead) == 1)


@sign
def told_by(one: Dead, scene: Scene) -> float:
    """The share of the documents that tell the death; of many documents some are enough."""
    return min(1.0, one.documents / min(len(scene.readings), MANY))


@sign
def told_early(one: Dead, scene: Scene) -> float:
    """The person is mentioned where a document begins."""
    return float(one.first_at < LEAD)


@sign
def told_late(one: Dead, scene: Scene) -> float:
    """The first document that tells the death does so far from its beginning."""
    return float(one.told_at > LATE)


@sign
def of_an_age(one: Dead, scene: Scene) -> float:
    """An age is told, as of victims it is."""
    return float(one.party.age is not None)


@sign
def looks_on(one: Dead, scene: Scene) -> float:
    """The person speaks or investigates: "Coroner Ann Lee confirmed a boy died"."""
    return float(any(_LOOKING_ON.intersection(party.roles) for party in one.group.parties()))


@sign
def no_event(one: Dead, scene: Scene) -> float:
    """The death is told of the person without a clause of its own: "the victim, Tom Lee"."""
    return float(not one.event)


@sign
def heads_silent(one: Dead, scene: Scene) -> float:
    """No title or opening has a word of death."""
    return float(not scene.tells_of_death)


@sign
def by_own_hand(one: Dead, scene: Scene) -> float:
    """A title or an opening tells that somebody killed themselves too."""
    return float(scene.by_own_hand)


@sign
def in_heads(one: Dead, scene: Scene) -> float:
    """The surname stands in a title or an opening."""
    words = names.words(one.party.name or "")
    return float(bool(words) and words[-1] in scene.head_words)


@sign
def beyond_toll(one: Dead, scene: Scene) -> float:
    """Others are told better, and are as many as the documents count."""
    return float(0 < scene.toll <= scene.dead.index(one))


@sign
def further_uncounted(one: Dead, scene: Scene) -> float:
    """Somebody else is told better, and no document counts the dead."""
    return float(not scene.toll and one is not scene.dead[0])


@sign
def nameless_like_another(one: Dead, scene: Scene) -> float:
    """Without a name, and of the gender of somebody dead who has one."""
    gender = None if one.party.name else one.party.gender
    return float(gender is not None and any(other.party.name and other.party.gender == gender for other in scene.dead))


@sign
def spelled_like_another(one: Dead, scene: Scene) -> float:
    """Somebody told better has nearly the same name, or its words in another order: "Tarel Doe", "Doe Tarell"."""
    before = scene.dead[: scene.dead.index(one)]
    return float(any(one.party.name and other.party.name and _is_like(one.party.name, other.party.name) for other in before))


def _is_like(a: str, b: str) -> bool:
    in_order = (" ".join(sorted(names.plain(name))) for name in (a, b))
    return names.likeness(a, b) > names.Likeness.NONE or ratio(*in_order) >= names.SPELLED_ALIKE


@sign
def within_toll(one: Dead, scene: Scene) -> float:
    """Of several dead whom the documents count one of those told best."""
    return float(scene.toll > 1 and scene.dead.index(one) < scene.toll)


@sign
def of_the_family(one: Dead, scene: Scene) -> float:
    """Somebody else who died has the same surname and another given name."""
    mine = names.plain(one.party.name or "")
    others = (names.plain(other.party.name or "") for other in scene.dead if other is not one)
    return float(len(mine) > 1 and any(len(its) > 1 and its[-1] == mine[-1] and its[0] != mine[0] for its in others))
