"""Cases out of the database: merged, and the one that a user means."""

from collections.abc import Iterator

from onrecord.cases.merging import merge
from onrecord.cases.wording import readable
from onrecord.cli.terminal import shortened
from onrecord.errors import NotFound
from onrecord.record import Case
from onrecord.store import Store

_SHOWN = 6


def all_cases(store: Store) -> Iterator[Case]:
    """Every case, merged, in the order in which its first document came."""
    return (_merged(store, case_id, documents) for case_id, documents in store.cases().items())


def find_case(store: Store, name: str | None) -> Case:
    """The case that an id, the beginning of one, words of its title or one of its documents mean; without a name, the only one.

    Raises NotFound where none does, and, listing them, where several do.
    """
    known = store.cases()
    if not known:
        raise NotFound("no cases yet; `onrecord read` reads documents and links them into cases")
    by_id = _by_id(known, name or "")
    if len(by_id) == 1:
        return _merged(store, by_id[0], known[by_id[0]])
    found = [case for case in all_cases(store) if case.case.id in by_id or _in_title(case, name or "")]
    if len(found) > 1:
        raise NotFound(_ambiguous(name, found))
    return found[0] if found else _of_document(store, known, name or "")


def _merged(store: Store, case_id: str, documents: list[str]) -> Case:
    return merge(case_id, [store.reading(document) for document in documents])


def _by_id(known: dict[str, list[str]], name: str) -> list[str]:
    """The cases with that id, else those whose id begins so, with or without the word before its digits."""
    if name in known:
        return [name]
    return [case_id for case_id in known if case_id.startswith(name) or case_id.removeprefix("case-").startswith(name)]


def _in_title(case: Case, name: str) -> bool:
    words = name.casefold().split()
    return bool(words) and all(word in case.case.title.casefold() for word in words)


def _of_document(store: Store, known: dict[str, list[str]], name: str) -> Case:
    """The case of the document that a name means."""
    try:
        document = store.resolve(name)
    except NotFound as error:
        raise NotFound(f"no case goes by {name!r}; `onrecord cases` lists them") from error
    for case_id, documents in known.items():
        if document in documents:
            return _merged(store, case_id, documents)
    raise NotFound(f"{name!r} is in no case yet; `onrecord link` links documents into cases")


def _ambiguous(name: str | None, cases: list[Case]) -> str:
    listed = "; ".join(
        f"{each.case.id} {shortened(each.case.title, 60)} ({readable(each.case.opened)})" for each in cases[:_SHOWN]
    )
    what = f"{name!r} means several cases" if name else "there are several cases, name one"
    return f"{what}: {listed}{' …' if len(cases) > _SHOWN else ''}"
