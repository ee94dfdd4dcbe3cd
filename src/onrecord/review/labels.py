"""Labels in the places of names in one answer, which may tell of many cases."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from onrecord.cases.masking import Masking
from onrecord.errors import NotFound
from onrecord.record import Entry
from onrecord.review.case import ReviewedCase
from onrecord.review.casebook import reviewed_case, reviewed_document
from onrecord.review.laying import Reviewed
from onrecord.review.policies import asked_for, masking
from onrecord.store import Hit, Store
from onrecord.store.listing import OPENING
from onrecord.store.listing import Listed as Document
from onrecord.store.people import InCase, Listed

E = TypeVar("E", bound=Entry)
T = TypeVar("T")


class Records(Protocol):
    """Where cases and documents come from as they were reviewed."""

    @property
    def store(self) -> Store:
        """The store that they are in."""

    def case(self, case_id: str) -> ReviewedCase:
        """A case. Raises NotFound."""

    def document(self, name: str) -> Reviewed:
        """A document. Raises NotFound."""


class OfStore:
    """What a store has, made when it is asked for."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def case(self, case_id: str) -> ReviewedCase:
        """A case. Raises NotFound."""
        if members := self.store.members(case_id):
            return reviewed_case(self.store, case_id, members)
        raise NotFound(f"no case has the id {case_id!r}")

    def document(self, name: str) -> Reviewed:
        """A document. Raises NotFound."""
        return reviewed_document(self.store, name)


class Labels:
    """What stands in the places of names as they were `asked` for: in what is told of a case, by that case."""

    def __init__(self, records: Records, asked: str) -> None:
        self._records, self._asked = records, asked
        self._made: dict[str, Masking | None] = {}

    def of_case(self, case_id: str) -> Masking | None:
        """What puts labels into what is told of a case; None where all names are shown. Raises NotFound."""
        return self._once(case_id, self._make_of_case)

    def of_document(self, document: str) -> Masking | None:
        """The same for a document: as its case, which knows more of who is who, calls people. Raises NotFound."""
        return self._once(document, self._make_of_document)

    def _once(self, name: str, make: Callable[[str], Masking | None]) -> Masking | None:
        if self._asked != "all" and name not in self._made:
            self._made[name] = make(name)
        return self._made.get(name)

    def _make_of_case(self, case_id: str) -> Masking | None:
        return masking(self._records.case(case_id), asked_for(self._records.store, case_id, self._asked))

    def _make_of_document(self, document: str) -> Masking | None:
        case_id = self._records.store.case_of(document)
        if case_id and document in self._records.case(case_id).documents:
            return self.of_case(case_id)
        return masking(self._records.document(document).reading, asked_for(self._records.store, case_id, self._asked))

    def each(self, items: Iterable[T], tell: Callable[[T], Any]) -> Iterator[Any]:
        """What is told of each of some things; of a case that is gone since they were listed, nothing."""
        for item in items:
            try:
                told = tell(item) if self._asked != "all" else item
            except NotFound:
                continue
            yield told

    def case(self, case_id: str | None, told: Entry) -> Any:
        """What is told of a case, or of one that is gone (None)."""
        return shown(self.of_case(case_id) if case_id else None, told)

    def entry(self, case_id: str | None, told: E) -> E:
        """The same as an entry of its kind."""
        return as_entry(type(told), self.case(case_id, told))

    def document(self, document: str, told: Entry) -> Any:
        """What is told of a document."""
        return shown(self.of_document(document), told, document)

    def opening(self, listed: Document) -> Document:
        """A document in a list: how its text begins with labels in it, so that no name is cut in two and stays."""
        masks = self.of_document(listed.id)
        if masks is None:
            return listed
        begins = masks.words(masks.text(listed.id).text[:OPENING]).text
        return as_entry(Document, shown(masks, listed)).model_copy(update={"opening": begins})

    def listed(self, document: str) -> Document:
        """The same by the document's id. Raises NotFound."""
        return self.opening(self._records.store.listed(document))

    def found(self, hit: Hit) -> Hit:
        """Where words stand: their marks move with them."""
        masks = self.of_document(hit.document)
        if masks is None:
            return hit
        words, title = masks.words(hit.snippet), hit.title and masks.words(hit.title).text
        return replace(hit, title=title, snippet=words.text, marks=[words.span(*mark) for mark in hit.marks])

    def bearers(self, listed: Listed) -> Listed:
        """Those of one name, which is told where any of their cases shows it."""
        entries = [self._in_case(each) for each in listed.entries]
        names = [new.entry.name for new, old in zip(entries, listed.entries, strict=True) if new.entry.name == old.entry.name]
        name = max(names, key=len, default=entries[0].entry.name)
        differ = [self._in_words(each, listed.entries) for each in listed.differ]
        return listed.model_copy(update={"name": name, "entries": entries, "differ": differ})

    def _in_case(self, each: InCase) -> InCase:
        masks = self.of_case(each.case)
        if masks is None:
            return each
        told = masks.masked(each.model_dump(mode="json"))
        label = told["entry"].pop("label", None)
        return InCase.model_validate({**told, "entry": {**told["entry"], **({"name": f"[{label}]"} if label else {})}})

    def _in_words(self, words: str, entries: Iterable[InCase]) -> str:
        for masks in (self.of_case(each.case) for each in entries):
            words = masks.words(words).text if masks else words
        return words

    def words(self, words: str, documents: Iterable[str]) -> str:
        """What somebody says of some documents."""
        for masks in map(self.of_document, documents):
            words = masks.words(words).text if masks else words
        return words


def shown(masks: Masking | None, told: Entry, document: str | None = None) -> Any:
    """What is told, as data under labels where there are any."""
    return masks.masked(told.model_dump(mode="json"), document) if masks else told


def as_entry(kind: type[E], told: Any) -> E:
    """What is told as the entry that it was."""
    return told if isinstance(told, kind) else kind.model_validate(told)
