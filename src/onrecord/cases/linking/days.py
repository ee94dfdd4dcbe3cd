"""Days as numbers."""

from datetime import date


def day_number(edtf: str | None) -> int | None:
    """The day that a date begins with as a number; None for a date that gives no day."""
    try:
        return date.fromisoformat((edtf or "")[:10]).toordinal()
    except ValueError:
        return None
