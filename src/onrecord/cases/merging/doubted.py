"""Whom a document tells dead who is none of the dead of this incident: of another one, told twice, or misread.

A sum of named signs, as in cases/linking/similarity.py: its weights and what they were measured to do stand in
lexicon/dead_weights.yml, fitted by benchmarks/dead_weights.py. The death of somebody doubted is not believed; that it was
told stays under `others`.
"""

from collections.abc import Mapping, Sequence

from onrecord.cases.merging.death_signs import SIGNS
from onrecord.cases.merging.members import Group
from onrecord.cases.merging.told_dead import Dead, Scene, scene_of
from onrecord.lexicon import load
from onrecord.record import CaseParty, Reading


def without_doubted(
    parties: Mapping[str, CaseParty], groups: Mapping[str, Group], readings: Sequence[Reading]
) -> list[CaseParty]:
    """The parties of a case by their ids; whose death is not believed has no fate."""
    scene = scene_of(parties, groups, readings)
    doubted = {one.party.id for one in scene.dead if not _is_believed(one, scene)}
    return [_without_fate(party) if party.id in doubted else party for party in parties.values()]


def _without_fate(party: CaseParty) -> CaseParty:
    return party.model_copy(update={"fate": None, "others": party.others | {"fate": ["killed"]}})


def _is_believed(one: Dead, scene: Scene) -> bool:
    model = load("dead_weights")
    weights: dict[str, float] = model["weights"]
    total = weights["always"] + sum(weights[name] * sign(one, scene) for name, sign in SIGNS.items())
    return total >= float(model["threshold"])
