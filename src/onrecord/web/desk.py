"""What pages and API show: documents and cases as reviewed, kept while nothing in them changes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from functools import partial
from threading import Lock
from typing import Generic, TypeAlias, TypeVar

from onrecord.errors import NotFound
from onrecord.review import Reviewed, ReviewedCase, review_case
from onrecord.review.casebook import refresh, refresh_since, reviewed_documents
from onrecord.review.deciding import Step
from onrecord.review.news import followed_cases
from onrecord.store import Store
from onrecord.store.case_filter import Wanted
from onrecord.store.document_versions import Chains, current
from onrecord.store.people import Listed
from onrecord.store.summary import Summary
from onrecord.store.told_parts import TellingParts
from onrecord.web.signed_in import CURRENT, hidden, name

N = TypeVar("N", bound=Hashable)
T = TypeVar("T")
# Reviewed documents and cases kept in memory, for each of so many people who see different ones. A case of five documents is
# some ten thousand objects, all of which stand still while Python looks for cycles among them: 0.3 s with these numbers.
_DOCUMENTS, _CASES, _VIEWS = 200, 40, 8
# What has changed is summed up anew in an answer, so many documents and cases of it; the rest by the next lists, or beside.
AT_MOST = 10
# The cases shown of those that one name stands in; a state's agency may stand in thousands.
_NAMESAKES = 50


class Kept(Generic[N, T]):
    """The latest made of some things, each with the stamp of what it was made of."""

    def __init__(self, most: int) -> None:
        self._most, self._lock = most, Lock()
        self._made: OrderedDict[N, tuple[object, T]] = OrderedDict()

    def get(self, name: N, stamp: object, make: Callable[[], T]) -> T:
        """What was made of the same stamp, else made now."""
        return self.all({name: stamp}, lambda _: {name: make()})[0]

    def all(self, stamps: Mapping[N, object], make: Callable[[list[N]], Mapping[N, T]]) -> list[T]:
        """What was made of the same stamps; all that is missing is made together, now."""
        with self._lock:
            known = {name: self._made[name][1] for name, stamp in stamps.items() if self._is_kept(name, stamp)}
        missing = [name for name in stamps if name not in known]
        made = make(missing) if missing else {}
        with self._lock:
            for name in missing:
                self._made[name] = stamps[name], made[name]
            while len(self._made) > self._most:
                self._made.popitem(last=False)
        return [known[name] if name in known else made[name] for name in stamps]

    def _is_kept(self, name: N, stamp: object) -> bool:
        if name not in self._made or self._made[name][0] != stamp:
            return False
        self._made.move_to_end(name)
        return True


Documents: TypeAlias = Kept[str, Reviewed]
Cases: TypeAlias = Kept[str, ReviewedCase]


class Desk:
    """The store as whoever asks sees it. Without accounts, decisions are made under the name `reviewer`.

    `summed_up` says whether another process sums up what changes, so that lists need not.
    """

    def __init__(self, store: Store, reviewer: str, summed_up: Callable[[], bool] = lambda: False) -> None:
        self._store, self._reviewer, self._summed_up = store, reviewer, summed_up
        # What was made of the store as one sees it is not shown to another who sees less.
        self._views: Kept[Hashable, tuple[Documents, Cases]] = Kept(_VIEWS)

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
    def _documents(self) -> Documents:
        return self._view()[0]

    @property
    def _cases(self) -> Cases:
        return self._view()[1]

    def _view(self) -> tuple[Documents, Cases]:
        return self._views.get(hidden(), None, lambda: (Kept(_DOCUMENTS), Kept(_CASES)))

    def document(self, name: str) -> Reviewed:
        """The document of an id or the beginning of one. Raises NotFound."""
        document = self.store.document_id(name)
        return self._reviewed([document])[0]

    def _reviewed(self, documents: Sequence[str]) -> list[Reviewed]:
        return self._documents.all(self.store.stamps(documents), partial(reviewed_documents, self.store))

    def case(self, case_id: str) -> ReviewedCase:
        """A case. Raises NotFound."""
        members = self.members(case_id)
        stamps = self.store.stamps(current(members, self.versions(members)))
        told = self.store.parts_telling_of(case_id, list(stamps))
        return self._cases.get(case_id, (stamps, told), partial(self._review_case, case_id, stamps, told))

    def _review_case(self, case_id: str, stamps: Mapping[str, str], told: TellingParts) -> ReviewedCase:
        return review_case(case_id, self._documents.all(stamps, partial(reviewed_documents, self.store)), told)

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
        return self.store.bearers(asked, bodies=bodies, several=several, limit=limit, offset=offset, each_at_most=_NAMESAKES)

    def waiting(self, layer: str, limit: int, offset: int = 0) -> list[Reviewed]:
        """A page of the documents with entries of a layer, or of `all`, that nobody has looked at."""
        self._catch_up()
        return self._reviewed(self.store.waiting(layer, limit, offset))

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
