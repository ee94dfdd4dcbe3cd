"""A case's documents: each text family together, with its older versions."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from onrecord.record import Document
from onrecord.web.case_rows import CaseRows

# Of each document that has other versions all of them, the oldest first, as the store has them.
Versions = Mapping[str, list[str]]


@dataclass(frozen=True)
class CaseDocument:
    """A document of a case: its number there, its title, how much waits to be looked at.

    `copy_of` is the number of the document whose text it has too, `copies` how many have its text; `older` are the ids of its
    superseded versions.
    """

    number: int
    document: Document
    title: str
    waiting: int
    copy_of: int | None = None
    copies: int = 0
    older: list[str] = field(default_factory=list)


def documents(rows: CaseRows, versions: Versions) -> list[CaseDocument]:
    """The documents in their order, each copy after the text that it has."""
    families = {document.id: rows.case.families.get(document.id, document.id) for document in rows.case.documents}
    listed = [_document(rows, document, families, versions) for document in rows.case.documents]
    return sorted(listed, key=lambda each: (each.copy_of or each.number, each.number))


def _document(rows: CaseRows, document: Document, families: Mapping[str, str], versions: Versions) -> CaseDocument:
    first = families[document.id]
    chain = versions.get(document.id, [document.id])
    return CaseDocument(
        number=rows.numbers[document.id],
        document=document,
        title=rows.document_title(document),
        waiting=rows.reviewed.documents[document.id].waiting,
        copy_of=rows.numbers.get(first) if first != document.id else None,
        copies=sum(family == document.id for family in families.values()) - 1 if first == document.id else 0,
        older=chain[: chain.index(document.id)],
    )
