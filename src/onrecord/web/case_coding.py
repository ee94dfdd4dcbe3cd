"""A case's coding sheet: every field with its value and words, or with the kind of its emptiness."""

from onrecord.cases.wording import term
from onrecord.record import CodingCell
from onrecord.web.case_rows import CaseRows
from onrecord.web.rows import Cell

# Why a cell has no value; what was not found stands in one line below the sheet.
EMPTY = {"withheld": "withheld by who knows", "unknown": "not known to who speaks of it", "disputed": "disputed"}


def filled(rows: CaseRows) -> list[Cell]:
    """The cells that say something, though it may be that the value is withheld."""
    return [_cell(rows, cell) for cell in rows.case.coding if _says_something(cell)]


def not_found(rows: CaseRows) -> list[str]:
    """The fields of which the documents say nothing."""
    return [term(cell.field) for cell in rows.case.coding if not _says_something(cell)]


def _says_something(cell: CodingCell) -> bool:
    return cell.value is not None or cell.answer in EMPTY


def _cell(rows: CaseRows, cell: CodingCell) -> Cell:
    share = f"{cell.confidence:.0%} agree" if cell.review and cell.confidence is not None else ""
    value = rows.names.plain(term(cell.value)) if cell.value is not None else ""
    return Cell(
        term(cell.field),
        value,
        share,
        [(rows.numbers[document], document) for document in rows.cited(cell.spans)],
        next(iter(rows.quotes("", cell.spans, most=1)), None),
        answer=EMPTY.get(cell.answer, ""),
        basis=term(cell.basis or ""),
        others=[rows.names.plain(term(other)) for other in cell.others],
    )
