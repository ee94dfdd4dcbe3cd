"""What pages and API show: documents and cases as reviewed, kept while nothing in them changes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from functools import partial
from threading import Lock
from typing import Generic, TypeVar

from onrecord.errors import NotFound
from onrecord.review import Reviewed, ReviewedCase, review_case
from onrecord.review.casebook import refresh, refresh_since, reviewed_document
from onrecord.review.deciding import Step
from onrecord.review.news import followed_cases
from onrecord.store import Store
from onrecord.store.case_filter import Wanted
from onrecord.store.document_versions import Chains, current
from onrecord.store.people import Listed
from onrecord.store.summary import Summary
from onrecord.store.told_parts import TellingParts
from onrecord.web.signed_in import CURRENT, hidden, name

T = TypeVar("T")
# Reviewed documents and cases kept in memory, for each of so many people who see different ones. A case of five documents is
# some ten thousand objects, all of which stand still while Python looks for cycles among them: 0.3 s with these numbers.
_DOCUMENTS, _CASES, _VIEWS = 200, 40, 8
# What has changed is summed up anew in an answer, so many documents and cases of it; the rest by the next lists, or beside.
AT_MOST = 10


class Kept(Generic[T]):
    """The latest made of some things, each with the stamp of what it was made of."""

    def __init__(self, most: int) -> None:
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
    """The store as whoever asks sees it. Without accounts, decisions are made under the name `reviewer`.

    `summed_up` says whether another process sums up what changes, so that lists need not.
    """

    def __init__(self, store: Store, reviewer: str, summed_up: Callable[[], bool] = lambda: False) -> None:
        self._store, self._reviewer, self._summed_up = store, reviewer, summed_up
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
        return self._views.get(hidden(), None, lambda: (Kept(_DOCUMENTS), Kept(_CASES)))

    def document(self, name: str) -> Reviewed:
        """The document of an id or the beginning of one. Raises NotFound."""
        document = self.store.document_id(name)
        return self._reviewed(document, self.store.stamps([document])[document])

    def _reviewed(self, document: str, stamp: str) -> Reviewed:
        return self._documents.get(document, stamp, partial(reviewed_document, self.store, document))

    def case(self, case_id: str) -> ReviewedCase:
        """A case. Raises NotFound."""
        members = self.members(case_id)
        stamps = self.store.stamps(current(members, self.versions(members)))
        told = self.store.parts_telling_of(case_id, list(stamps))
        return self._cases.get(case_id, (stamps, told), partial(self._review_case, case_id, stamps, told))

    def _review_case(self, case_id: str, stamps: Mapping[str, str], told: TellingParts) -> ReviewedCase:
        return review_case(case_id, [self._reviewed(document, stamp) for document, stamp in stamps.items()], told)

    def members(self, case_id: str) -> list[str]:
        """The ids of the documents of a case, their older versions too. Raises NotFound."""
        members = self.store.members(case_id)
        if not members:
            raise NotFound(f"no case has the id {case_id!r}")
        return members

    def versions(self, documents: Sequence[str]) -> Chains:
        """Of each document that has other versions among them: all of them, the oldest first."""
        return self.store.versions(documents)

    def case_of(self, document: str) -> ReviewedCase | None:
        """The case to which a document belongs; None where it is in none yet."""
        case_id = self.store.case_of(document)
        return self.case(case_id) if case_id else None

    def cases(self, wanted: Wanted, order: str, limit: int, offset: int = 0) -> tuple[int, list[Summary]]:
        """How many cases are wanted, and a page of them."""
        self._catch_up()
        return self.store.case_list(wanted, order, date.today(), limit, offset)

    def among_followed(self, wanted: Wanted) -> Wanted:
        """Of the cases that are wanted those that are followed."""
        return replace(wanted, among=frozenset(followed_cases(self.store)))

    def bearers(self, asked: str, *, bodies: bool, several: bool, limit: int, offset: int) -> list[Listed]:
        """A page of the people, or bodies, of that name, those of most cases first."""
        self._catch_up()
        return self.store.bearers(asked, bodies=bodies, several=several, limit=limit, offset=offset)

    def waiting(self, layer: str, limit: int, offset: int = 0) -> list[Reviewed]:
        """A page of the documents with entries of a layer, or of `all`, that nobody has looked at."""
        self._catch_up()
        documents = self.store.waiting(layer, limit, offset)
        return [self._reviewed(document, stamp) for document, stamp in self.store.stamps(documents).items()]

    def decide(self, steps: Sequence[Step]) -> list[int]:
        """Make decisions, all or none. Raises Stale."""
        with self.changing():
            return self.store.decide(steps)

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Sum up what is changed inside, so that the lists show it at once."""
        before = self.store.whole.notes()
        yield
        refresh_since(self.store, before, AT_MOST)

    def _catch_up(self) -> None:
        """Sum up a little of what has changed, where nobody else does."""
        if not self._summed_up():
            refresh(self.store, AT_MOST)
