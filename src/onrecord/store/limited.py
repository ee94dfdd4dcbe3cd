"""The store as somebody sees it who may not see some documents: as if these, and the cases that they are in, were not there.

All that pages and API show comes through here, so that no page can forget to ask.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from onrecord.errors import NotFound
from onrecord.record import Document, Reading
from onrecord.store import document_versions, following, links, names, search, summaries
from onrecord.store.decisions import Deciding, Decision
from onrecord.store.listing import Listed
from onrecord.store.store import Store


class Limited(Store):
    """A store without the documents that are `hidden`: whole cases, and documents in no case."""

    def __init__(self, store: Store, hidden: frozenset[str]) -> None:
        self.where, self.name, self._engine = store.where, store.name, store._engine
        self.hidden = hidden

    def _seen(self, documents: Iterable[str]) -> list[str]:
        return [document for document in documents if document not in self.hidden]

    def _refuse(self, document_id: str) -> None:
        """Say of a hidden document what is said of one that is not there."""
        if document_id in self.hidden:
            raise NotFound(f"no document has the id {document_id!r}")

    def document(self, document_id: str) -> tuple[Document, str] | None:
        """None for a hidden one."""
        return None if document_id in self.hidden else super().document(document_id)

    def reading(self, document_id: str) -> Reading:
        """Raises NotFound for a hidden one."""
        self._refuse(document_id)
        return super().reading(document_id)

    def documents(self) -> list[Listed]:
        """Without the hidden ones."""
        return [self._listed(each) for each in super().documents() if each.id not in self.hidden]

    def listed(self, document_id: str) -> Listed:
        """Raises NotFound for a hidden one."""
        self._refuse(document_id)
        return self._listed(super().listed(document_id))

    def _listed(self, document: Listed) -> Listed:
        """A document whose later version is hidden is the latest."""
        return replace(document, superseded_by=None) if document.superseded_by in self.hidden else document

    def resolve(self, name: str) -> str:
        """Hidden ones go by no name."""
        with self._transaction() as connection:
            return names.resolve(connection, name, self.hidden)

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

    def judgements(self) -> list[links.Judgement]:
        """Without those of hidden documents."""
        return [row for row in super().judgements() if row.document not in self.hidden]

    def judge(self, document_id: str, case: str, by: str, *, belongs: bool = True, undoes: int | None = None) -> None:
        """Raises NotFound for a hidden document and a hidden case."""
        self._refuse(document_id)
        if not self.hidden.isdisjoint(super().cases().get(case, ())):
            raise NotFound(f"no case has the id {case!r}")
        super().judge(document_id, case, by, belongs=belongs, undoes=undoes)

    def fingerprints(self) -> dict[str, str]:
        """Without those of hidden documents."""
        return {document: made for document, made in super().fingerprints().items() if document not in self.hidden}

    def kept_summaries(self) -> dict[str, summaries.Row]:
        """Without those of hidden cases."""
        kept = super().kept_summaries()
        return {case: row for case, row in kept.items() if self.hidden.isdisjoint(row.documents.split())}

    def follow(self, case: str, documents: list[str], why: str | None = None) -> None:
        """Raises NotFound for a hidden case."""
        for document in documents:
            self._refuse(document)
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
        for deciding, _ in steps:
            for document, _ in deciding.targets():
                self._refuse(document)
        return super().decide(steps)

    def stamps(self) -> dict[str, str]:
        """Without those of hidden documents."""
        return {document: stamp for document, stamp in super().stamps().items() if document not in self.hidden}
