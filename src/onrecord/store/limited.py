"""The store as somebody sees it: with the cases that they follow, and without the documents that they may not see, as if
these, and the cases that they are in, were not there.

All that pages and API show comes through here, so that no page can forget to ask.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from onrecord.errors import NotFound, Stale
from onrecord.record import Document, Reading
from onrecord.store import document_versions, following, links, names, search
from onrecord.store.case_history import Judgement
from onrecord.store.decisions import Deciding, Decision
from onrecord.store.listing import Listed
from onrecord.store.store import Store
from onrecord.store.told_parts import TellingParts

if TYPE_CHECKING:
    from onrecord.store.why import Tie, Why


class Limited(Store):
    """A store without the documents that are `hidden`: whole cases, and documents in no case."""

    def __init__(self, store: Store, hidden: frozenset[str], follower: str = "") -> None:
        self.where, self.name, self._engine = store.where, store.name, store._engine
        self.hidden, self.follower = hidden, follower
        self._whole = store

    @property
    def whole(self) -> Store:
        """The store with the hidden documents."""
        return self._whole

    @contextmanager
    def _transaction(self, *, writes: bool = False) -> Iterator[Connection]:
        """A transaction in which nobody learns what was said meanwhile, if it was said of hidden documents too."""
        try:
            with super()._transaction(writes=writes) as connection:
                yield connection
        except Stale as stale:
            raise stale if self._may_hear(stale.decision) else Stale from None

    def _may_hear(self, said: object) -> bool:
        if isinstance(said, Decision):
            return self.hidden.isdisjoint(document for document, _ in said.targets())
        return not isinstance(said, Judgement) or self._may_tell(said, self._hidden_cases())

    def _seen(self, documents: Iterable[str]) -> list[str]:
        return [document for document in documents if document not in self.hidden]

    def _refuse_hidden(self, *, documents: Iterable[str] = (), cases: Iterable[str] = ()) -> None:
        """Say of what is hidden what is said of what is not there."""
        for document in documents:
            if document in self.hidden:
                raise NotFound(f"no document has the id {document!r}")
        for case in cases:
            if self._hides_case(case):
                raise NotFound(f"no case has the id {case!r}; `onrecord cases` lists them")

    def _hides_case(self, case: str) -> bool:
        return not self.hidden.isdisjoint(super().members(case))

    def document(self, document_id: str) -> tuple[Document, str] | None:
        """None for a hidden one."""
        return None if document_id in self.hidden else super().document(document_id)

    def readings(self, document_ids: Collection[str]) -> dict[str, Reading]:
        """Raises NotFound for a hidden one."""
        self._refuse_hidden(documents=document_ids)
        return super().readings(document_ids)

    def documents(self) -> list[Listed]:
        """Without the hidden ones."""
        return [self._listed(each) for each in super().documents() if each.id not in self.hidden]

    def listed(self, document_id: str) -> Listed:
        """Raises NotFound for a hidden one."""
        self._refuse_hidden(documents=[document_id])
        return self._listed(super().listed(document_id))

    def _listed(self, document: Listed) -> Listed:
        """A document whose later version is hidden is the latest."""
        return document.model_copy(update={"superseded_by": None}) if document.superseded_by in self.hidden else document

    def latest_documents(self, limit: int, offset: int = 0) -> tuple[int, list[Listed]]:
        """Without the hidden ones."""
        total, found = super().latest_documents(limit, offset)
        return total, [self._listed(each) for each in found]

    def document_id(self, beginning: str) -> str:
        """Hidden ones go by no id."""
        with self._transaction() as connection:
            return names.whole_id(connection, beginning, self.hidden)

    def resolve(self, name: str) -> str:
        """Hidden ones go by no name."""
        with self._transaction() as connection:
            return names.resolve(connection, name, self.hidden)

    def meant(self, name: str) -> list[str]:
        """Without the hidden ones."""
        with self._transaction() as connection:
            return names.meant(connection, name, self.hidden)

    def versions(self, documents: Iterable[str] | None = None) -> document_versions.Chains:
        """Without the hidden ones."""
        chains = super().versions(None if documents is None else self._seen(documents))
        seen = {document: self._seen(chain) for document, chain in chains.items() if document not in self.hidden}
        return {document: chain for document, chain in seen.items() if len(chain) > 1}

    def find(self, query: str, limit: int = 20) -> list[search.Hit]:
        """Nothing of the hidden ones, and none of what is asked for less."""
        with self._transaction() as connection:
            return search.find(connection, query, limit, self.hidden)

    def cases(self) -> dict[str, list[str]]:
        """Without those that have a hidden document."""
        return {case: members for case, members in super().cases().items() if self.hidden.isdisjoint(members)}

    def members(self, case: str) -> list[str]:
        """None of a case that has a hidden document."""
        members = super().members(case)
        return members if self.hidden.isdisjoint(members) else []

    def case_of(self, document_id: str) -> str | None:
        """None where all its cases have a hidden document."""
        hidden = self._hidden_cases()
        with self._transaction() as connection:
            return min(links.cases_with(connection, self._seen([document_id])) - hidden, default=None)

    def cases_with(self, documents: Collection[str]) -> dict[str, list[str]]:
        """Without those that have a hidden document."""
        found = super().cases_with(documents)
        return {case: members for case, members in found.items() if self.hidden.isdisjoint(members)}

    def parts_telling_of(self, case: str, documents: Collection[str]) -> TellingParts:
        """Of the documents that are not hidden."""
        return super().parts_telling_of(case, self._seen(documents))

    def case_history(self, case: str | None = None) -> list[Judgement]:
        """Without what was said of hidden documents or cases, and without what takes that back."""
        cases = self._hidden_cases()
        said = [each for each in super().case_history(case) if self._may_tell(each, cases)]
        while True:
            numbers = {each.number for each in said}
            fewer = [each for each in said if each.undoes is None or each.undoes in numbers]
            if len(fewer) == len(said):
                return said
            said = fewer

    def _may_tell(self, said: Judgement, cases: set[str]) -> bool:
        return not any(link.document in self.hidden or link.case in cases for link in said.links)

    def _hidden_cases(self) -> set[str]:
        with self._transaction() as connection:
            return set(links.cases_with(connection, self.hidden))

    def case_why(self, document_id: str) -> list["Why"]:
        """Raises NotFound for a hidden document; of hidden cases nothing is said."""
        self._refuse_hidden(documents=[document_id])
        found = [each for each in super().case_why(document_id) if not self._hides(each.joined)]
        return [each.model_copy(update={"nearest_other": None}) if self._hides(each.nearest_other) else each for each in found]

    def _hides(self, tie: "Tie | None") -> bool:
        return tie is not None and self._hides_case(tie.case)

    def undo_judgement(self, number: int, by: str, why: str | None = None) -> int:
        """Raises NotFound for a judgement on hidden documents."""
        if number not in {each.number for each in self.case_history()}:
            raise NotFound(f"there is no judgement {number}; `onrecord case history` lists them")
        return super().undo_judgement(number, by, why)

    def follow(self, case: str, documents: list[str], why: str | None = None) -> None:
        """Raises NotFound for a hidden case."""
        self._refuse_hidden(documents=documents)
        super().follow(case, documents, why)

    def followed(self) -> list[following.Follow]:
        """Without the hidden ones."""
        return [each for each in super().followed() if self.hidden.isdisjoint(each.documents)]

    def decisions(self, document_ids: Collection[str] | None = None) -> list[Decision]:
        """Without those on hidden documents."""
        found = super().decisions(None if document_ids is None else self._seen(document_ids))
        return [each for each in found if self.hidden.isdisjoint(document for document, _ in each.targets())]

    def decide(self, steps: Sequence[tuple[Deciding, int]]) -> list[int]:
        """Raises NotFound for hidden documents."""
        self._refuse_hidden(documents=(document for deciding, _ in steps for document, _ in deciding.targets()))
        return super().decide(steps)

    def stamps(self, document_ids: Collection[str]) -> dict[str, str]:
        """Without those of hidden documents."""
        return super().stamps(self._seen(document_ids))
