"""Documents linked into cases: which of them tell of the same incident."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from onrecord.cases.linking.clusters import clusters
from onrecord.cases.linking.graph import Graph
from onrecord.cases.linking.linked_by import Features
from onrecord.cases.linking.memory import Memory
from onrecord.cases.linking.naming import case_id
from onrecord.cases.linking.parts import parts
from onrecord.cases.linking.places import place_of
from onrecord.cases.linking.profile import Profile
from onrecord.cases.linking.similarity import threshold
from onrecord.cases.linking.ties import join


class Told(NamedTuple):
    """A case and the places of the documents, in the order of publication, that tell of it."""

    case: str
    places: list[int]


def link(features: Iterable[Features]) -> dict[str, list[str]]:
    """The cases of each document: {document id: case ids}, those first that it tells of first.

    Depends on the set of documents alone, not on their order.
    """
    documents = {place_of(document): document for document in features}
    graph = Memory(lambda place: Profile(documents[place]))
    for place in sorted(documents):
        join(graph, place)
    case_at = {place: told.case for told in cases(graph, documents) for place in told.places}
    found: dict[str, list[str]] = {}
    for place, document in sorted(documents.items(), key=lambda item: item[1].part):
        its = found.setdefault(document.id, [])
        if case_at[place] not in its:
            its.append(case_at[place])
    return found


def cases(graph: Graph, places: Iterable[int]) -> Iterator[Told]:
    """The cases of some documents, and all others that are in the same parts of the graph.

    Documents that people placed in several cases or in none are left out.
    """
    least = threshold()
    for part in parts(graph, places, least):
        found = clusters(part.members, part.ties, least, part.judged)
        earliest = graph.profiles([members[0] for members in found])
        for members in found:
            yield Told(_name(members, earliest[members[0]].document, part.judged), members)


def _name(members: list[int], earliest: Features, judged: dict[int, str]) -> str:
    """What people call the case, or else its earliest document."""
    return next((judged[place] for place in members if place in judged), case_id(earliest.id, earliest.part))
