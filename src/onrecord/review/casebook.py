"""Cases as reviewed, out of the store; and their summaries, made anew only where something has changed."""

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import date

from onrecord.record import Case
from onrecord.review.case import ReviewedCase, review_case
from onrecord.review.laying import Reviewed, lay_over
from onrecord.store import Decision, Store
from onrecord.store.case_filter import Wanted
from onrecord.store.changes import Changed, Notes
from onrecord.store.document_versions import current
from onrecord.store.summaries import Made
from onrecord.store.summary import Summary, appearances, summary
from onrecord.store.versions import merger_version

# So many are made before they are kept: an interruption loses no more, and others wait for none but a short transaction.
_BATCH = 50


def reviewed_documents(store: Store, documents: Collection[str]) -> dict[str, Reviewed]:
    """The readings of some documents by their ids, in that order, with the decisions on their entries. Raises NotFound."""
    made: dict[str, list[Decision]] = {document: [] for document in documents}
    for decision in store.decisions(documents):
        for document in made.keys() & {where for where, _ in decision.targets()}:
            made[document].append(decision)
    return {document: lay_over(reading, made[document]) for document, reading in store.readings(documents).items()}


def reviewed_document(store: Store, document: str) -> Reviewed:
    """One of them."""
    return reviewed_documents(store, [document])[document]


def reviewed_case(store: Store, case_id: str, members: Sequence[str]) -> ReviewedCase:
    """The case that some documents make. Of several versions of a document among them the latest counts.

    Of one that tells of several incidents what it tells of this one.
    """
    latest = current(members, store.versions(members))
    told = store.parts_telling_of(case_id, latest)
    return review_case(case_id, list(reviewed_documents(store, latest).values()), told)


def merged(store: Store, case_id: str, members: Sequence[str]) -> Case:
    """The same without the entries that it is made of."""
    return reviewed_case(store, case_id, members).case


def cases(store: Store, wanted: Wanted, order: str, today: date) -> list[Summary]:
    """The cases that are wanted, in an order of `schema.ORDERS`."""
    refresh(store)
    return store.case_list(wanted, order, today)[1]


def refresh(store: Store, at_most: int | None = None) -> None:
    """Sum up anew what has changed, or no more than so many documents and cases of it."""
    store, done, merger = store.whole, 0, merger_version()
    while at_most is None or done < at_most:
        changed = store.changed(merger, _BATCH if at_most is None else min(_BATCH, at_most - done))
        if not changed:
            return
        _sum_up(store, changed)
        done += _BATCH


def refresh_since(store: Store, notes: Notes, at_most: int = _BATCH) -> None:
    """Sum up anew what has changed since these notes, or no more than so many documents and cases of it."""
    _sum_up(store.whole, store.whole.changed_since(notes, at_most))


def _sum_up(store: Store, changed: Changed) -> None:
    if changed.documents:
        counted = {document: _unseen(store, document) for document in changed.documents}
        store.keep_unseen(counted, changed.document_note)
    if changed.cases:
        made = [_made(store, case) for case in changed.cases]
        gone = [case for case, its in zip(changed.cases, made, strict=True) if its is None]
        store.keep_summaries([its for its in made if its], gone, merger_version(), changed.case_note)


def _unseen(store: Store, document: str) -> Counter[str]:
    """How many of a document's entries a person should look at, by layer; none of one that a later version supersedes."""
    if store.listed(document).superseded_by:
        return Counter()
    reviewed = reviewed_document(store, document)
    return Counter(entry.layer for entry in reviewed.entries.values() if entry.waits) + Counter(lost=len(reviewed.lost))


def _made(store: Store, case_id: str) -> Made | None:
    """A case summed up; None for one that is gone."""
    members = store.members(case_id)
    if not members:
        return None
    reviewed = reviewed_case(store, case_id, members)
    older = len(members) - len(reviewed.documents)
    return Made(summary(reviewed.case, older, reviewed.waiting), list(appearances(reviewed.case)))
