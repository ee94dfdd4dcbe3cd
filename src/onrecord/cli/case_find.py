"""The case that a user means."""

from datetime import date

from onrecord.cases.wording import readable
from onrecord.cli.terminal import shortened
from onrecord.errors import NotFound
from onrecord.record import Case
from onrecord.review.casebook import refresh, reviewed_case
from onrecord.review.policies import asked_for, under_policy
from onrecord.store import Store
from onrecord.store.case_filter import Wanted
from onrecord.store.summary import Summary

_SHOWN = 6


def find_case(store: Store, name: str | None, names: str = "all") -> Case:
    """The case that an id, the beginning of one, words of its title or one of its documents mean; without a name, the only one.

    `names` says whose are shown. Raises NotFound where none is meant, and, listing them, where several are.
    """
    case_id, members = case_of(store, name)
    return under_policy(reviewed_case(store, case_id, members), asked_for(store, case_id, names))


def case_of(store: Store, name: str | None) -> tuple[str, list[str]]:
    """The same, not merged: its id and its documents, versions that others supersede among them."""
    known = store.cases()
    if not known:
        raise NotFound("no cases yet; `onrecord read` reads documents and links them into cases")
    by_id = _by_id(known, name or "")
    if len(by_id) != 1:
        refresh(store)
        found = store.summaries(list(dict.fromkeys([*by_id, *_by_title(store, name or "")])))
        if len(found) > 1:
            raise NotFound(_ambiguous(name, found))
        by_id = [found[0].id] if found else [_of_document(store, known, name or "")]
    return by_id[0], known[by_id[0]]


def _by_id(known: dict[str, list[str]], name: str) -> list[str]:
    """The cases with that id, else those whose id begins so, with or without the word before its digits."""
    if name in known:
        return [name]
    return [case_id for case_id in known if case_id.startswith(name) or case_id.removeprefix("case-").startswith(name)]


def _by_title(store: Store, name: str) -> list[str]:
    """The cases whose titles have all words of a name, those with the latest word first."""
    if not name.split():
        return []
    return [case.id for case in store.case_list(Wanted(title=name), "updated", date.today())[1]]


def _of_document(store: Store, known: dict[str, list[str]], name: str) -> str:
    """The case of the document that a name means, or of the documents."""
    meant = set(store.meant(name))
    found = [case_id for case_id, documents in known.items() if not meant.isdisjoint(documents)]
    if len(found) > 1 and len(meant) > 1:
        raise NotFound(_ambiguous(name, store.summaries(found)))
    if found:
        return found[0]
    if meant:
        raise NotFound(f"{name!r} is in no case yet; `onrecord link` links documents into cases")
    raise NotFound(f"no case goes by {name!r}; `onrecord cases` lists them")


def _ambiguous(name: str | None, cases: list[Summary]) -> str:
    listed = "; ".join(f"{each.id} {shortened(each.title, 60)} ({readable(each.opened)})" for each in cases[:_SHOWN])
    what = f"{name!r} means several cases" if name else "there are several cases, name one"
    return f"{what}: {listed}{' …' if len(cases) > _SHOWN else ''}"
