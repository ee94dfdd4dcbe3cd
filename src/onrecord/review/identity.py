"""Who is one with whom: two parties made one, one told apart into two, within a document and across the documents of a case."""

from collections.abc import Sequence
from typing import Literal

from onrecord.record import Party
from onrecord.review.deciding import NEW, BadDecision, Step, adding, correct, made_entry, on, seen_entry
from onrecord.review.keys import key_of
from onrecord.review.laying import Reviewed, ReviewedEntry
from onrecord.text import Span

# A party as somebody saw it: its document as reviewed, its key, its version.
Seen = tuple[Reviewed, str, str]


def merge(keeper: Seen, taken: Seen, by: str, why: str | None = None) -> Step:
    """Two parties (each its document, key and version) are one; the first stays."""
    return _of_two("merge", keeper, taken, by, why)


def tell_apart(taken: Seen, left: Seen, by: str, why: str | None = None) -> Step:
    """A party of one document (its reading, key and version) is not the party of another that a case has it as one with."""
    if taken[0].machine.document.id == left[0].machine.document.id:
        raise BadDecision("two entries of one document are not one yet")
    return _of_two("split", taken, left, by, why)


def _of_two(
    action: Literal["merge", "split"],
    first: Seen,
    second: Seen,
    by: str,
    why: str | None,
) -> Step:
    """A decision about two parties."""
    (entry, seen), (other, seen_other) = seen_entry(*first), seen_entry(*second)
    if entry.layer != "parties" or other.layer != "parties":
        raise BadDecision("only people and agencies are merged and told apart")
    if first[0].machine.document.id == second[0].machine.document.id and entry.key == other.key:
        raise BadDecision("an entry cannot be merged into itself")
    deciding = on(first[0], entry, action, by, why, after=dict(entry.fields))
    names = {"other_document": second[0].machine.document.id, "other": other.key}
    return deciding.model_copy(update=names), max(seen, seen_other)


def split(whole: Seen, mentions: Sequence[Span], name: str, by: str, why: str | None = None) -> list[Step]:
    """Some mentions of a party (its reading, key and version) are another's, who is called so: the one is corrected, the
    other added. Raises BadDecision where that leaves one of them without words.
    """
    reviewed, key, version = whole
    entry, _ = seen_entry(*whole)
    left = [span for span in _mentions(entry) if span not in mentions]
    taken = [span for span in _mentions(entry) if span in mentions]
    if not left or not taken:
        raise BadDecision("choose some of the mentions, not all of them")
    called = {"name": name} if name[:1].isupper() else {"label": name or "not named"}
    other = made_entry("parties", {"id": NEW, "kind": getattr(entry.value, "kind", "person"), "spans": taken, **called})
    new_key = _free(key_of("parties", other, taken[0]), reviewed)
    added = adding(reviewed, new_key, other, by, why)
    return [correct(reviewed, key, version, by, {"spans": left}, why), (added, reviewed.latest)]


def _mentions(entry: ReviewedEntry) -> list[Span]:
    if not isinstance(entry.value, Party):
        raise BadDecision("only people and agencies are split")
    return list(entry.value.spans)


def _free(key: str, reviewed: Reviewed) -> str:
    """The key, or with a number where another entry has it."""
    numbered = (f"{key}-{number}" for number in range(2, len(reviewed.entries) + 3))
    return key if key not in reviewed.entries else next(one for one in numbered if one not in reviewed.entries)
