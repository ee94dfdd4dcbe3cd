"""Entries of several documents grouped: each joins the one group it fits, or opens one."""

from collections.abc import Callable

from onrecord.cases.merging.draft import Draft


class Groups:
    """Groups of drafts in the order in which they were opened. A group takes one entry of a document."""

    def __init__(self) -> None:
        self.all: list[list[Draft]] = []
        self._of: dict[str, list[Draft]] = {}

    def of(self, entry_id: str | None) -> list[Draft] | None:
        """The group that an entry is in."""
        return self._of.get(entry_id or "")

    def number(self, entry_id: str | None) -> int | None:
        """The number of the group that an entry is in."""
        group = self.of(entry_id)
        return next((number for number, one in enumerate(self.all) if one is group), None) if group else None

    def open_to(self, draft: Draft) -> list[list[Draft]]:
        """The groups without an entry of the draft's document."""
        return [group for group in self.all if all(_document(one) != _document(draft) for one in group)]

    def place(self, draft: Draft, fits: Callable[[list[Draft]], bool]) -> bool:
        """Put a draft into the one group that it fits; False where none or several do."""
        fitting = [group for group in self.open_to(draft) if fits(group)]
        if len(fitting) != 1:
            return False
        self.put(draft, fitting[0])
        return True

    def put(self, draft: Draft, group: list[Draft] | None = None) -> None:
        """Put a draft into a group, or into a new one."""
        if group is None:
            group = []
            self.all.append(group)
        group.append(draft)
        self._of[draft["id"]] = group

    def ids(self, letter: str) -> dict[str, str]:
        """The case's own id of each entry: one a group."""
        return {draft["id"]: f"{letter}{number}" for number, group in enumerate(self.all, 1) for draft in group}


def _document(draft: Draft) -> str:
    return str(draft["id"]).split("/", maxsplit=1)[0]
