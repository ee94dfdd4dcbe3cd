"""A case's entries as rows: in words, with their quotations under a naming policy and what can be decided on them."""

from collections.abc import Sequence
from functools import cached_property
from itertools import islice
from typing import Any

from onrecord.cases.describing import Described, described
from onrecord.cases.naming import Policy
from onrecord.cases.wording import REFUSALS, readable
from onrecord.record import CaseStatement, Document, DocumentSpan
from onrecord.review import ReviewedCase
from onrecord.review.policies import names_of
from onrecord.text import Span, heading
from onrecord.web.rows import Quote, Row
from onrecord.web.text import quotation, shortened


class CaseRows:
    """A reviewed case under a naming policy, and the rows that pages make of it."""

    def __init__(self, reviewed: ReviewedCase, policy: Policy = "all") -> None:
        self.reviewed, self.case, self.policy = reviewed, reviewed.case, policy
        self.names = names_of(reviewed, policy)
        self._documents = {document.id: document for document in self.case.documents}
        self.numbers = {document: number for number, document in enumerate(self._documents, 1)}

    def row(
        self,
        entry_id: str,
        words: Described,
        when: str,
        spans: Sequence[Any],
        note: str = "",
        *,
        dim: bool = False,
        context: bool = True,
    ) -> Row:
        """An entry of the case, of which `spans` are the words that it rests on."""
        parts = self.reviewed.parts.get(entry_id, [])
        return Row(
            entry_id,
            words,
            when,
            self.quotes(entry_id, spans, context=context) if spans else [],
            self.reviewed.state(entry_id),
            any(entry.differs for _, entry in parts),
            tuple((document, entry.key, entry.version) for document, entry in parts),
            note,
            dim,
        )

    @cached_property
    def said(self) -> dict[str, Row]:
        """The statements by their ids."""
        return {statement.id: self._said(statement) for statement in self.case.statements}

    def _said(self, statement: CaseStatement) -> Row:
        kind = "refusal" if statement.kind in REFUSALS else ""
        when = self.when(statement.date, statement.spans)
        spans = statement.content_spans or statement.spans
        return self.row(statement.id, described(statement, self.names), when, spans, kind, context=bool(kind))

    def when(self, date: str | None, spans: Sequence[DocumentSpan]) -> str:
        """When something was or was said; where that is not known, `told` and the day of the first document that tells it."""
        told = self._documents[spans[0].document].published if spans and not date else None
        return readable(date, f"told {readable(told)}" if told else "undated")

    def quotes(
        self, entry_id: str, spans: Sequence[DocumentSpan], *, context: bool = True, most: int | None = None
    ) -> list[Quote]:
        """The words of spans, a quotation a document (of so many at `most`), in the order of the documents' numbers."""
        cited = islice(self.cited(spans).items(), most)
        return [self._quote(document, entry_id, its, context) for document, its in cited]

    def cited(self, spans: Sequence[DocumentSpan]) -> dict[str, list[Span]]:
        """Spans by their documents, in the order of the documents' numbers."""
        by_document: dict[str, list[Span]] = {}
        for span in spans:
            by_document.setdefault(span.document, []).append(Span(span.start, span.end))
        return dict(sorted(by_document.items(), key=lambda item: self.numbers[item[0]]))

    def _quote(self, document: str, entry_id: str, spans: list[Span], context: bool) -> Quote:
        known = self._documents[document]
        body = [span for span in spans if span.start >= len(known.title or "")] or spans
        pieces = quotation(known.text, body, self.names.hidden(document), context=context)
        keys = [entry.key for where, entry in self.reviewed.parts.get(entry_id, []) if where == document]
        return Quote(self.numbers[document], document, keys[0] if keys else None, pieces)

    def document_title(self, document: Document) -> str:
        """A document's title, or how its text begins."""
        return self.names.plain(shortened(heading(document.title, document.text), 110))
