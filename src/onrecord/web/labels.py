"""Labels in the places of names in one answer of the API, which may tell of many cases."""

from collections.abc import Callable, Iterable
from typing import Any

from onrecord.cases.masking import Masking
from onrecord.errors import NotFound
from onrecord.review.policies import asked_for
from onrecord.store.listing import Listed as Document
from onrecord.store.people import InCase, Listed
from onrecord.web.desk import Desk
from onrecord.web.policies import masking, shown
from onrecord.web.shapes import Found, Listing


class Labels:
    """What stands in the places of names as they were `asked` for: in what is told of a case, by that case."""

    def __init__(self, desk: Desk, asked: str) -> None:
        self._desk, self._asked = desk, asked
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
        return masking(self._desk.case(case_id).case, asked_for(self._desk.store, case_id, self._asked))

    def _make_of_document(self, document: str) -> Masking | None:
        case_id = self._desk.store.case_of(document)
        if case_id and document in self._desk.case(case_id).documents:
            return self.of_case(case_id)
        return masking(self._desk.document(document).reading, asked_for(self._desk.store, case_id, self._asked))

    def page(self, page: Listing, tell: Callable[[Any], Any]) -> Any:
        """A page of a list with what is told of each item; of a case that is gone since the list was made, nothing."""
        if self._asked == "all":
            return page
        return {**dict(page), "items": [one for item in page.items for one in _told(item, tell)]}

    def case(self, case_id: str | None, told: Any) -> Any:
        """What is told of a case, or of one that is gone (None)."""
        return shown(self.of_case(case_id) if case_id else None, told)

    def document(self, document: str, told: Any) -> Any:
        """What is told of a document."""
        return shown(self.of_document(document), told, document)

    def opening(self, listed: Document) -> Any:
        """A document in a list: how its text begins with labels in it, so that no name is cut in two and stays."""
        masks = self.of_document(listed.id)
        if masks is None:
            return listed
        begins = masks.words(masks.text(listed.id).text[: len(listed.opening)]).text
        return {**masks.masked(listed.model_dump(mode="json")), "opening": begins}

    def found(self, found: Found) -> Found:
        """Where words stand: their marks move with them."""
        masks = self.of_document(found.document)
        if masks is None:
            return found
        words, title = masks.words(found.snippet), found.title and masks.words(found.title).text
        marks = [tuple(words.span(*mark)) for mark in found.marks]
        return found.model_copy(update={"title": title, "snippet": words.text, "marks": marks})

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


def _told(item: Any, tell: Callable[[Any], Any]) -> list[Any]:
    try:
        return [tell(item)]
    except NotFound:
        return []
