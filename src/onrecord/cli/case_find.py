"""Cases out of the database: merged, and the one that a user means."""

from collections.abc import Iterator

from onrecord.cases.merging import merge
from onrecord.cli.case_dates import readable
from onrecord.cli.terminal import shortened
from onrecord.errors import NotFound
from onrecord.record import Case
from onrecord.store import Store

_SHOWN = 6


def short_case_id(case_id: str) -> str:
    """The beginning of an id, long enough to name the case."""
    return case_id[:17]


def all_cases(store: Store) -> Iterator[Case]:
    """Every case, merged, in the order in which its first document came."""
    for case_id, documents in store.cases().items():
        yield merge(case_id, [store.reading(document) for document in documents])


def find_case(store: Store, name: str | None) -> Case:
    """The case that an id, the beginning of one or words of a title mean; without a name, the only one. Raises NotFound."""
    members = store.cases()
    if not members:
        raise NotFound("there are no cases yet; `onrecord read` makes them")
    by_id = [case_id for case_id in members if not name or case_id == name] or [
        case_id for case_id in members if case_id.removeprefix("case-").startswith((name or "").removeprefix("case-"))
    ]
    if len(by_id) == 1:
        return merge(by_id[0], [store.reading(document) for document in members[by_id[0]]])
    cases = [case for case in all_cases(store) if case.case.id in by_id or _has_words(case, name)]
    if len(cases) == 1:
        return cases[0]
    if not cases:
        raise NotFound(f"no case goes by {name!r}; `onrecord cases` lists them")
    raise NotFound(_ambiguous(name, cases))


def _has_words(case: Case, name: str | None) -> bool:
    words = (name or "").casefold().split()
    return bool(words) and all(word in case.case.title.casefold() for word in words)


def _ambiguous(name: str | None, cases: list[Case]) -> str:
    listed = "; ".join(
        f"{short_case_id(case.case.id)} {shortened(case.case.title, 60)} ({readable(case.case.opened)})"
        for case in cases[:_SHOWN]
    )
    what = f"{name!r} means several cases" if name else "there are several cases; name one"
    return f"{what}: {listed}{' …' if len(cases) > _SHOWN else ''}"
