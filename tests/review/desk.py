"""A person who decides on readings."""

from onrecord.record import Reading
from onrecord.review import Reviewed, ReviewedCase, lay_over, review_case
from onrecord.review.deciding import Step
from onrecord.store import Decision

BY = "Jo Pell"


def key_of(reviewed: Reviewed, entry_id: str) -> str:
    return next(entry.key for entry in reviewed.entries.values() if getattr(entry.value, "id", None) == entry_id)


class Desk:
    """A person at a reading, with all that was decided so far."""

    def __init__(self, *readings: Reading) -> None:
        self.readings = list(readings)
        self.made: list[Decision] = []

    def shown(self, number: int = 0) -> Reviewed:
        return lay_over(self.readings[number], self.made)

    def make(self, step: Step) -> Reviewed:
        self.made.append(Decision(number=len(self.made) + 1, at="2031-05-01T10:00:00+00:00", **step[0].model_dump()))
        return self.shown()

    def version(self, entry_id: str, number: int = 0) -> tuple[Reviewed, str, str]:
        shown = self.shown(number)
        key = key_of(shown, entry_id)
        return shown, key, shown.entries[key].version

    def state(self, entry_id: str) -> str:
        shown = self.shown()
        return shown.entries[key_of(shown, entry_id)].state


def reviewed_case(desk: Desk) -> ReviewedCase:
    """The case that all its readings make."""
    return review_case("case-1", [desk.shown(number) for number in range(len(desk.readings))])
