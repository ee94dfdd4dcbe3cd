"""What pages and API show: documents and cases as reviewed, kept while nothing in them changes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from threading import Lock
from typing import Generic, TypeVar

from onrecord.errors import NotFound
from onrecord.review import Reviewed, ReviewedCase, lay_over, review_case
from onrecord.review.deciding import Step
from onrecord.store import Store
from onrecord.store.document_versions import Chains, current
from onrecord.web.signed_in import CURRENT, hidden, name

T = TypeVar("T")
_KEPT = 2_000
_VIEWS = 8  # people who see different cases, whose views are kept at once


class Kept(Generic[T]):
    """The latest made of some things, each with the stamp of what it was made of."""

    def __init__(self, most: int = _KEPT) -> None:
        self._most, self._lock = most, Lock()
        self._made: OrderedDict[Hashable, tuple[object, T]] = OrderedDict()

    def get(self, name: Hashable, stamp: object, make: Callable[[], T]) -> T:
        """What was made of the same stamp, else made now."""
        with self._lock:
            kept = self._made.get(name)
            if kept and kept[0] == stamp:
                self._made.move_to_end(name)
                return kept[1]
        made = make()
        with self._lock:
            self._made[name] = stamp, made
            while len(self._made) > self._most:
                self._made.popitem(last=False)
        return made


class Desk:
    """The store as whoever asks sees it. Without accounts, decisions are made under the name `reviewer`."""

    def __init__(self, store: Store, reviewer: str) -> None:
        self._store, self._reviewer = store, reviewer
        # What was made of the store as one sees it is not shown to another who sees less.
        self._views: Kept[tuple[Kept[Reviewed], Kept[ReviewedCase]]] = Kept(_VIEWS)

    @property
    def store(self) -> Store:
        """The store without what whoever asks may not see."""
        signed_in = CURRENT.get()
        return signed_in.store if signed_in else self._store

    @property
    def reviewer(self) -> str:
        """Whoever asks."""
        return name() or self._reviewer

    @property
    def _documents(self) -> Kept[Reviewed]:
        return self._view()[0]

    @property
    def _cases(self) -> Kept[ReviewedCase]:
        return self._view()[1]

    def _view(self) -> tuple[Kept[Reviewed], Kept[ReviewedCase]]:
        return self._views.get(hidden(), None, lambda: (Kept(), Kept()))

    def document(self, name: str) -> Reviewed:
        """The document of an id or the beginning of one. Raises NotFound."""
        document = self.store.resolve(name)
        return self._reviewed(document, self.store.stamps()[document])

    def documents(self) -> list[Reviewed]:
        """All documents, the latest to come first."""
        return [self._reviewed(document, stamp) for document, stamp in reversed(self.store.stamps().items())]

    def _reviewed(self, document: str, stamp: str) -> Reviewed:
        return self._documents.get(document, stamp, partial(self._lay_over, document))

    def _lay_over(self, document: str) -> Reviewed:
        return lay_over(self.store.reading(document), self.store.decisions([document]))

    def case(self, case_id: str) -> ReviewedCase:
        """A case. Raises NotFound."""
        return self._case(case_id, self.members(case_id), self.store.stamps())

    def cases(self) -> list[ReviewedCase]:
        """All cases, those with the latest word first."""
        known, stamps = self.store.cases(), self.store.stamps()
        present = {case: [d for d in documents if d in stamps] for case, documents in known.items()}
        cases = [self._case(case_id, documents, stamps) for case_id, documents in present.items() if documents]
        return sorted(cases, key=lambda each: (each.case.case.updated or "", each.case.case.id), reverse=True)

    def _case(self, case_id: str, documents: Sequence[str], stamps: dict[str, str]) -> ReviewedCase:
        latest = current(documents, self.versions(documents))
        stamp = [(document, stamps[document]) for document in latest if document in stamps]
        return self._cases.get(
            case_id, stamp, lambda: review_case(case_id, [self._reviewed(document, of) for document, of in stamp])
        )

    def versions(self, documents: Sequence[str]) -> Chains:
        """Of each document that has other versions among them: all of them, the oldest first."""
        return self.store.versions(documents)

    def members(self, case_id: str) -> list[str]:
        """The ids of the documents of a case, their older versions too. Raises NotFound."""
        documents = self.store.cases().get(case_id)
        if not documents:
            raise NotFound(f"no case has the id {case_id!r}")
        return documents

    def case_of(self, document: str) -> ReviewedCase | None:
        """The case to which a document belongs; None where it is in none yet."""
        for case_id, documents in self.store.cases().items():
            if document in documents:
                return self._case(case_id, documents, self.store.stamps())
        return None

    def decide(self, steps: Sequence[Step]) -> list[int]:
        """Make decisions, all or none. Raises Stale."""
        return self.store.decide(steps)
