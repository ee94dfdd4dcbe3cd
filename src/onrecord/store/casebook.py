"""Merged cases out of the store: one of them, or the summaries of all, made anew only where something changed."""

from collections.abc import Mapping

from onrecord.record import Case
from onrecord.store.document_versions import current
from onrecord.store.store import Store
from onrecord.store.summaries import Row, made_from
from onrecord.store.summary import Appearance, Summary, appearances, summary
from onrecord.store.versions import merger_version

# So many cases are merged before what was made is kept: an interruption loses no more.
_BATCH = 50


def merged(store: Store, case_id: str, members: list[str]) -> Case:
    """The case that some documents make. Of several versions of a document among them the latest counts."""
    from onrecord.cases import merge

    latest = current(members, store.versions(members))
    return merge(case_id, [store.reading(document) for document in latest])


def summaries(store: Store) -> list[Summary]:
    """Every case at a glance, in the order in which their first documents came."""
    return [Summary.model_validate_json(row.summary) for row in _rows(store).values()]


def appearances_in_cases(store: Store) -> list[tuple[Summary, list[Appearance]]]:
    """Every case with those who appear in it by name."""
    from pydantic import TypeAdapter

    listed = TypeAdapter(list[Appearance])
    return [(Summary.model_validate_json(row.summary), listed.validate_json(row.parties)) for row in _rows(store).values()]


def _rows(store: Store) -> Mapping[str, Row]:
    """The kept rows of all cases, those that are stale or missing made anew."""
    cases, versions, merger = store.cases(), store.versions(), merger_version()
    fingerprint, kept = store.fingerprints(), store.kept_summaries()
    latest = {case: current(members, versions) for case, members in cases.items()}
    wanted = {case: made_from(members, latest[case], fingerprint, merger) for case, members in cases.items()}
    rows = {case: row for case, row in kept.items() if wanted.get(case) == row.made_from}
    stale = [case for case in cases if case not in rows]
    for start in range(0, len(stale), _BATCH):
        made = [_made(store, case, cases[case], latest[case], wanted[case]) for case in stale[start : start + _BATCH]]
        store.keep_summaries(made)
        rows |= {row.case: row for row in made}
    store.keep_summaries([], sorted(kept.keys() - cases.keys()))
    return {case: rows[case] for case in cases}


def _made(store: Store, case_id: str, members: list[str], latest: list[str], key: str) -> Row:
    """The row of a case, merged for it."""
    from pydantic_core import to_json

    from onrecord.cases import merge

    case = merge(case_id, [store.reading(document) for document in latest])
    short = summary(case, older=len(members) - len(latest))
    parties = to_json(list(appearances(case))).decode()
    return Row(case_id, key, " ".join(members), short.model_dump_json(), parties)
