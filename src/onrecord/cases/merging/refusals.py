"""Who was asked and did not answer: a thread for each, until they speak; on a matter of its own, until they speak of that."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache

from onrecord.cases.linking import words
from onrecord.lexicon import load
from onrecord.record import CaseParty, CaseStatement, Document, OpenThread, edtf

REFUSALS = frozenset({"declined", "unreached"})
# Whose silence leaves something open; not that of those who speak for the person harmed.
ANSWERABLE = frozenset({"officer", "official", "spokesperson", "attorney", "union"}) | {
    "involved_agency",
    "investigating_agency",
    "prosecuting_agency",
}
HARMED = frozenset({"person_harmed", "family"})
SHARE = 0.5  # of the words of what was asked that an answer has


class Refusals:
    """Makes the threads of those who did not answer."""

    def __init__(
        self, documents: Sequence[Document], parties: Sequence[CaseParty], statements: Sequence[CaseStatement]
    ) -> None:
        self._published = {document.id: document.published for document in documents}
        self._texts = {document.id: document.text for document in documents}
        self._order = {document: number for number, document in enumerate(self._published)}
        self._latest = max(filter(None, self._published.values()), key=edtf.order, default=None)
        self._asked = _answerable(parties)
        self._refused = [one for one in statements if one.kind in REFUSALS]
        self._said: dict[str | None, list[CaseStatement]] = {}
        for one in statements:
            if one.kind not in {*REFUSALS, "contacted"}:
                self._said.setdefault(one.source, []).append(one)

    def threads(self) -> Iterator[OpenThread]:
        """The latest refusal of each; of who has no name and is not told of otherwise each refusal."""
        known = {one.source: one for one in self._refused if one.source in self._asked}
        nameless = [one for one in self._refused if one.source is None and self._is_answerable(one)]
        yield from map(self._thread, [*known.values(), *nameless])

    def _thread(self, refusal: CaseStatement) -> OpenThread:
        told, answer = refusal.spans[0].document, self._answer(refusal)
        since = refusal.date or self._published[told]
        return OpenThread(
            kind=refusal.kind,
            event=refusal.id,
            since=since,
            days_open=edtf.days_between(since, self._published[answer.spans[0].document] if answer else self._latest),
            last_word=self._published[told],
            closed_by=answer.id if answer else None,
        )

    def _answer(self, refusal: CaseStatement) -> CaseStatement | None:
        """What they say in a later document; of what they were asked, where that is told."""
        told, asked = self._order[refusal.spans[0].document], self._telling(refusal)
        said = self._said.get(refusal.source, ()) if refusal.source else ()
        later = (one for one in said if self._order[one.spans[0].document] > told)
        return next((one for one in later if len(asked & self._telling(one)) >= SHARE * len(asked)), None)

    def _telling(self, statement: CaseStatement) -> set[str]:
        """The words of a statement's content that tell it from others."""
        texts = (self._texts[span.document][span.start : span.end] for span in statement.content_spans)
        return {word for text in texts for word in words.counted(words.tokens(text))}

    def _is_answerable(self, refusal: CaseStatement) -> bool:
        """Whether words for somebody without an entry are those of an office, a body or a union."""
        texts = (self._texts[span.document][span.start : span.end] for span in refusal.source_spans)
        return any(_offices().search(text) for text in texts)


@cache
def _offices() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(load('threads')['asked'])})\b", re.IGNORECASE)


def _answerable(parties: Sequence[CaseParty]) -> Collection[str]:
    """Whose silence leaves something open."""
    roles: Mapping[str, set[str]] = {party.id: set(party.roles) for party in parties}
    theirs = {party.id for party in parties if any(HARMED & roles.get(to, set()) for to in party.represents)}
    return {party for party, its in roles.items() if ANSWERABLE & its and party not in theirs}
