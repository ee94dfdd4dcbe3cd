"""What documents are linked by, kept as rows, and the cases that come of it. Each function is part of a transaction."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table, bindparam, delete, exists, func, insert, select, true, update

from onrecord.store import changes, links
from onrecord.store.links import batched
from onrecord.store.schema import documents, features, link_keys, ties

if TYPE_CHECKING:
    from onrecord.cases import Features
    from onrecord.cases.linking.graph import Graph

Made = Mapping[str, Sequence["Features"]]  # what each document is linked by, by its id
_ROWS = 10_000  # rows an insertion


def unlinked(connection: Connection, linker: str) -> list[str]:
    """The documents that this version of the linking code has not linked, or that were read anew since."""
    linked = exists().where(features.c.document == documents.c.key, features.c.linker == linker)
    return list(connection.scalars(select(documents.c.id).where(~linked).order_by(documents.c.key)))


def linked(connection: Connection) -> int:
    """How many documents there are in the graph."""
    return connection.scalar(select(func.count(features.c.document.distinct()))) or 0


def link_each(connection: Connection, made: Made, linker: str) -> None:
    """Link documents one after the other to those that are linked already."""
    from onrecord.cases.linking.ties import join
    from onrecord.store.graph import StoredGraph

    graph, touched = StoredGraph(connection), set[int]()
    for document, key in sorted(links.keys_of(connection, made).items()):
        rows = _rows(key, made[document])
        if not _is_kept(connection, key, rows):
            touched |= leave(connection, [key])
            connection.execute(insert(features), rows)
            for row in rows:
                touched |= join(graph, row["place"])
        connection.execute(update(features).where(features.c.document == key).values(linker=linker))
    settle(connection, graph, touched)


def leave(connection: Connection, keys: Collection[int]) -> set[int]:
    """Take documents out of the graph. The places of all others whose ties changed."""
    from onrecord.cases.linking.ties import leave as take_out
    from onrecord.store.graph import StoredGraph

    graph, touched = StoredGraph(connection), set[int]()
    places = _places(connection, keys)
    for place in places:
        touched |= take_out(graph, place)
    return touched.difference(places)


def forget(connection: Connection, document: str) -> None:
    """Delete what a document is linked by; what it tied together is told anew."""
    from onrecord.store.graph import StoredGraph

    touched = leave(connection, links.keys_of(connection, [document]).values())
    settle(connection, StoredGraph(connection), touched)


def relink(connection: Connection, keys: Collection[int]) -> None:
    """Tell the cases anew that some documents are in, after people judged on them."""
    from onrecord.store.graph import StoredGraph

    settle(connection, StoredGraph(connection), _places(connection, keys))


def begin_anew(connection: Connection) -> None:
    """Forget the graph, until `link_all`. The cases stay as they are."""
    connection.execute(delete(link_keys))
    connection.execute(delete(ties))
    connection.execute(update(features).values(linker=""))


def put(connection: Connection, made: Made) -> None:
    """Keep what documents are linked by, while there is no graph."""
    keys = links.keys_of(connection, made)
    for some in batched(keys.values()):
        connection.execute(delete(features).where(features.c.document.in_(some)))
    _insert(connection, features, (row for document, key in keys.items() for row in _rows(key, made[document])))


def link_all(connection: Connection, linker: str) -> None:
    """Make the graph of all documents whose features are kept, and tell the cases."""
    from onrecord.cases.linking.memory import Memory
    from onrecord.cases.linking.ties import join
    from onrecord.store.graph import judged, profile

    graph = Memory(lambda place: profile(connection, place), judged(connection, [true()]))
    places = list(connection.scalars(select(features.c.place).order_by(features.c.place)))
    for place in places:
        join(graph, place)
    holders = sorted(graph.holders.items())
    _insert(connection, link_keys, ({"key": key, "place": place} for key, its in holders for place in its))
    _insert(
        connection,
        ties,
        ({"first": first, "second": second, "agreement": agreement} for (first, second), agreement in graph.all_ties()),
    )
    connection.execute(update(features).values(linker=linker))
    settle(connection, graph, places)


def settle(connection: Connection, graph: "Graph", places: Iterable[int]) -> None:
    """Tell the cases of the parts of the graph that hold some documents, and note where that changes a document's case."""
    from onrecord.cases.linking.link import cases

    asked = set(places)
    told = {place: each.case for each in cases(graph, asked) for place in each.places}
    moved = _note_moved(connection, told)
    machine: dict[int, set[str]] = {}
    for some in batched(_documents(connection, (asked & told.keys()) | moved)):
        for key, case in connection.execute(select(features.c.document, features.c.case).where(features.c.document.in_(some))):
            machine.setdefault(key, set()).add(case)
    people = links.placed_by_people(connection, machine)
    links.link_by_machine(connection, {key: its for key, its in machine.items() if key not in people})


def _note_moved(connection: Connection, told: Mapping[int, str]) -> set[int]:
    """Note the cases of places where they are other ones than before. The places."""
    before = {
        place: case
        for some in batched(told)
        for place, case in connection.execute(select(features.c.place, features.c.case).where(features.c.place.in_(some)))
    }
    moved = {place: case for place, case in told.items() if case != before[place]}
    if moved:
        rows = [{"at": place, "now": case} for place, case in moved.items()]
        connection.execute(update(features).where(features.c.place == bindparam("at")).values(case=bindparam("now")), rows)
    # The documents of round-ups may be in both cases, before and after.
    left = {place: case for place in moved if (case := before[place]) is not None}
    changes.note_cases(connection, [*left.values(), *(moved[place] for place in left)])
    return set(moved)


def _rows(key: int, made: Sequence["Features"]) -> list[dict[str, Any]]:
    from onrecord.cases.linking.places import place_of

    return [{"place": place_of(each), "document": key, "linker": "", "features": each.model_dump_json()} for each in made]


def _is_kept(connection: Connection, key: int, rows: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a document is in the graph by just these features."""
    kept = connection.execute(select(features.c.place, features.c.features).where(features.c.document == key))
    return {tuple(row) for row in kept} == {(row["place"], row["features"]) for row in rows}


def _places(connection: Connection, keys: Collection[int]) -> list[int]:
    return [
        place
        for some in batched(keys)
        for place in connection.scalars(select(features.c.place).where(features.c.document.in_(some)))
    ]


def _documents(connection: Connection, places: Collection[int]) -> set[int]:
    return {
        key
        for some in batched(places)
        for key in connection.scalars(select(features.c.document).where(features.c.place.in_(some)))
    }


def _insert(connection: Connection, table: Table, rows: Iterable[dict[str, Any]]) -> None:
    for some in batched(rows, _ROWS):
        connection.execute(insert(table), some)
