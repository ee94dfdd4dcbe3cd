"""A record for others: the JSON of a case or a reading in which labels stand in the places of names that are not shown.

Texts get shorter or longer by it; every span is moved with the words that it marks.
"""

from bisect import bisect_left, bisect_right
from typing import Any

from onrecord.cases.naming import Names
from onrecord.text import Span

# Fields with ids, in which nothing is a name.
_IDS = frozenset(
    {"id", "document", "key", "entry", "version", "timeline", "history", "families", "undoes", "machine", "documents", "left"}
)
_ADDRESSES = ("url", "found")


class MaskedText:
    """A text with labels in the places of names. `places` are in the text's order and apart from one another."""

    def __init__(self, text: str, places: list[tuple[Span, str]]) -> None:
        pieces, at, shift = [], 0, 0
        self._starts, self._ends, self._new = [], [], []
        for span, label in places:
            written = f"[{label}]"
            pieces += [text[at : span.start], written]
            self._starts.append(span.start)
            self._ends.append(span.end)
            self._new.append((span.start + shift, span.start + shift + len(written)))
            shift += len(written) - (span.end - span.start)
            at = span.end
        self.text = "".join([*pieces, text[at:]])

    def span(self, start: int, end: int) -> Span:
        """Where the words of a span stand now; of a name in part, where its label does."""
        return Span(self._start(start), self._end(end))

    def _start(self, place: int) -> int:
        last = bisect_right(self._starts, place) - 1
        if last < 0:
            return place
        new = self._new[last]
        return new[0] if place < self._ends[last] else new[1] + place - self._ends[last]

    def _end(self, place: int) -> int:
        last = bisect_left(self._starts, place) - 1
        if last < 0:
            return place
        new = self._new[last]
        return new[1] if place <= self._ends[last] else new[1] + place - self._ends[last]


class Masking:
    """What puts labels in the places of names, in anything that is told of a record."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._texts = {each.id: MaskedText(each.text, names.hidden(each.id)) for each in names.documents}

    @property
    def hides(self) -> bool:
        """Whether there is anybody whose name is not shown."""
        return self._names.hides

    def text(self, document: str) -> MaskedText:
        """The text of a document."""
        return self._texts[document]

    def words(self, words: str) -> MaskedText:
        """Words that are no document's text, such as a part of one."""
        return MaskedText(words, self._names.places(words))

    def hidden(self, document: str) -> list[tuple[Span, str]]:
        """The places in a document's text at which labels stand."""
        return self._names.hidden(document)

    def address(self, url: str | None) -> str | None:
        """An address, unless it spells a name."""
        return self._names.address(url)

    def masked(self, dump: Any, document: str | None = None, field: str = "") -> Any:
        """A JSON dump; `document` is the one in which spans without a document lie."""
        if isinstance(dump, dict):
            return self._fields(dump, document)
        if field.endswith(("spans", "span")) and isinstance(dump, list) and len(dump) == 2 and isinstance(dump[0], int):
            return list(self._texts[document].span(*dump)) if document in self._texts else dump
        if isinstance(dump, list):
            items = [self.masked(item, document, field) for item in dump]
            return [item for item in items if item is not None] if field in _ADDRESSES else items
        if not isinstance(dump, str) or field in _IDS:
            return dump
        return self._names.address(dump) if field in _ADDRESSES else self._names.plain(dump)

    def _fields(self, dump: dict[str, Any], document: str | None) -> dict[str, Any]:
        if dump.keys() == {"document", "start", "end"} and dump["document"] in self._texts:
            start, end = self._texts[dump["document"]].span(dump["start"], dump["end"])
            return {**dump, "start": start, "end": end}
        if "text" in dump and dump.get("id") in self._texts:
            known = {name: self.masked(value, dump["id"], name) for name, value in dump.items() if name != "text"}
            return {**known, "text": self._texts[dump["id"]].text}
        made = {name: self.masked(value, document, name) for name, value in dump.items()}
        if dump.get("name") and "roles" in dump:
            made |= self._called(dump, made)
        return made

    def _called(self, party: dict[str, Any], made: dict[str, Any]) -> dict[str, Any]:
        """A party that is not shown goes by its label."""
        own = self._names.labels.get(party.get("id", "")) if self._names.is_own(party) else None
        label = own or (made["name"].strip("[]") if made["name"] != party["name"] else None)
        if label is None:
            return {}
        return {"name": None, "label": label, **({"also": []} if "also" in party else {})}
