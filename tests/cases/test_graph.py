"""The graph of documents: its ties depend on which documents there are, not on how it came to hold them."""

import random

from onrecord.cases import Features
from onrecord.cases.linking import ties
from onrecord.cases.linking.clusters import ABSENT, agreement, clusters
from onrecord.cases.linking.graph import Pair
from onrecord.cases.linking.memory import Memory
from onrecord.cases.linking.places import place_of
from onrecord.cases.linking.profile import Profile

# many documents that share their rarest words, more than are within reach of each other
CROWD = [
    Features(
        id=f"sha256:{number:064x}",
        published=f"2031-{1 + number // 28:02}-{1 + number % 28:02}",
        words={"glimmer": 1, "rink": 1, "pettibone": 1, f"word{number % 7}": 2},
        lead={"glimmer": 1},
        names={"pettibone": 1, f"word{number % 7}": 2},
        ages=[],
        days=[],
        cities=[],
        states=[],
        surnames=["pettibone"],
        harmed=["pettibone"] if number % 3 else [],
        victims=[],
        signature=list(range(number, number + 64)),
    )
    for number in range(90)
]
PLACES = {place_of(document): document for document in CROWD}


def graph_of(places: list[int]) -> Memory:
    graph = Memory(lambda place: Profile(PLACES[place]))
    for place in places:
        ties.join(graph, place)
    return graph


def tied(graph: Memory) -> dict[Pair, float]:
    return dict(graph.all_ties())


def test_the_order_of_joining_does_not_matter() -> None:
    expected = tied(graph_of(sorted(PLACES)))
    assert 0 < sum(min(PLACES) in pair for pair in expected) < len(PLACES) - 1  # some are out of reach
    for seed in range(3):
        assert tied(graph_of(random.Random(seed).sample(sorted(PLACES), len(PLACES)))) == expected


def test_what_leaves_leaves_nothing() -> None:
    shuffled = random.Random(4).sample(sorted(PLACES), len(PLACES))
    graph = graph_of(shuffled)
    for place in shuffled[:30]:
        ties.leave(graph, place)
    assert tied(graph) == tied(graph_of(shuffled[30:]))


AGREE = {(1, 2): 4.0, (2, 3): 3.0, (3, 4): 2.0, (1, 5): 0.5}


def test_clusters() -> None:
    assert clusters(range(1, 7), AGREE, 0.8) == [[1, 2], [3, 4], [5], [6]]
    assert clusters(range(1, 7), AGREE, 0.5) == [[1, 2, 3, 4], [5], [6]]


def test_what_people_placed_stays_together_and_apart() -> None:
    assert clusters(range(1, 6), AGREE, 0.5, {1: "a", 2: "b"}) == [[1], [2, 3, 4], [5]]
    assert clusters(range(1, 6), AGREE, 0.5, {1: "a", 4: "a", 2: "b"}) == [[1, 4], [2, 3], [5]]


def test_agreement_of_two_clusters() -> None:
    ties = {2: {1: 4.0, 3: 3.0}, 4: {3: 2.0}}
    assert agreement([2], [1, 3], ties) == (3.5 + 4) / 2
    assert agreement([2, 4], [1], ties) == ((4 + ABSENT) / 2 + 4) / 2
    assert agreement([4], [1], ties) == ABSENT
