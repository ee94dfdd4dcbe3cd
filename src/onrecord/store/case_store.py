"""The part of the store that says which documents make which case."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from onrecord.store import case_history, judging, linked, links, told_parts
from onrecord.store.case_history import Judgement
from onrecord.store.judging import Saying

if TYPE_CHECKING:
    from onrecord.store.why import Why


class CaseStore:
    """Documents linked into cases, by the machine and by people. People's judgements are never undone by the machine.

    Each judgement of a person returns its own number and raises NotFound for a case or document that is not there, StoreError
    where it makes no sense, and Stale where somebody judged on the same documents after the judgement that it has `seen`.
    """

    def _transaction(self, *, writes: bool = False) -> AbstractContextManager[Connection]:
        raise NotImplementedError

    def _refuse_hidden(self, *, documents: Iterable[str] = (), cases: Iterable[str] = ()) -> None:
        """Raise NotFound for what whoever asks may not see: of a whole store, nothing."""

    def cases(self) -> dict[str, list[str]]:
        """The documents of each case, as people and the machine judged so far. A document may be in several."""
        with self._transaction() as connection:
            return links.cases(connection)

    def members(self, case: str) -> list[str]:
        """The documents of one case, in the order in which they came; none for one that is not there."""
        with self._transaction() as connection:
            return links.members_in_order(connection, case)

    def case_of(self, document_id: str) -> str | None:
        """The case of a document, of several the first by name; None where it is in none yet."""
        with self._transaction() as connection:
            return min(links.cases_with(connection, [document_id]), default=None)

    def cases_with(self, documents: Collection[str]) -> dict[str, list[str]]:
        """The cases that any of some documents are in, each with all its documents."""
        with self._transaction() as connection:
            return {case: links.members_in_order(connection, case) for case in sorted(links.cases_with(connection, documents))}

    def parts_telling_of(self, case: str, documents: Collection[str]) -> told_parts.TellingParts:
        """Of those documents that tell of other incidents too: the parts, counted from 0, that tell of a case."""
        with self._transaction() as connection:
            return told_parts.of_case(connection, case, documents)

    def case_history(self, case: str | None = None) -> list[Judgement]:
        """What the machine linked and people judged, of a case or of all, in the order in which it was said."""
        with self._transaction() as connection:
            return case_history.history(connection, case)

    def case_why(self, document_id: str) -> list["Why"]:
        """Why a document is in its cases and not in the nearest other one."""
        from onrecord.store.why import why

        with self._transaction() as connection:
            return why(connection, document_id)

    def merge_cases(self, cases: Sequence[str], by: str, why: str | None = None, seen: int | None = None) -> int:
        """Say that several cases are one incident: the first of them."""
        self._refuse_hidden(cases=cases)
        with self._transaction(writes=True) as connection:
            return judging.merge(connection, cases, Saying(by=by, why=why, seen=seen))

    def split_case(self, case: str, away: Collection[str], by: str, why: str | None = None, seen: int | None = None) -> int:
        """Say that some documents of a case tell of another incident; they make a case of their own."""
        self._refuse_hidden(cases=[case], documents=away)
        with self._transaction(writes=True) as connection:
            return judging.split(connection, case, away, Saying(by=by, why=why, seen=seen))

    def move_document(
        self,
        document: str,
        into: str,
        by: str,
        why: str | None = None,
        *,
        out_of: str | None = None,
        seen: int | None = None,
    ) -> int:
        """Say that a document is of another case. `out_of` names the one it leaves, where it is in several."""
        self._refuse_hidden(cases=[into, *([out_of] if out_of else [])], documents=[document])
        with self._transaction(writes=True) as connection:
            return judging.move(connection, document, into, out_of, Saying(by=by, why=why, seen=seen))

    def judge_cases(
        self, placed: Mapping[str, Collection[str]], by: str, why: str | None = None, seen: int | None = None
    ) -> int:
        """Say in just which cases each of some documents is; a case may be new."""
        self._refuse_hidden(cases=set[str]().union(*placed.values()), documents=placed)
        with self._transaction(writes=True) as connection:
            return judging.place(connection, placed, Saying(by=by, why=why, seen=seen))

    def undo_judgement(self, number: int, by: str, why: str | None = None) -> int:
        """Take back a judgement, or an undo. Later judgements on the same documents have to be taken back first."""
        with self._transaction(writes=True) as connection:
            return judging.undo(connection, number, Saying(by=by, why=why))

    def judge_by_machine(self, cases: Mapping[str, str]) -> None:
        """Note the case of each document as the machine links them."""
        with self._transaction(writes=True) as connection:
            keys = links.keys_of(connection, cases)
            links.link_by_machine(connection, {key: {cases[document]} for document, key in keys.items()})

    def unlinked(self, linker: str) -> list[str]:
        """The documents that this version of the linking code has not linked yet."""
        with self._transaction() as connection:
            return linked.unlinked(connection, linker)

    def number_linked(self) -> int:
        """How many documents are linked."""
        with self._transaction() as connection:
            return linked.linked(connection)

    def link(self, made: linked.Made, linker: str) -> None:
        """Link some documents, one after the other, by what they are linked by."""
        with self._transaction(writes=True) as connection:
            linked.link_each(connection, made, linker)

    def begin_linking_anew(self) -> None:
        """Forget what ties documents, until `link_all`; the cases stay as they are."""
        with self._transaction(writes=True) as connection:
            linked.begin_anew(connection)

    def put_features(self, made: linked.Made) -> None:
        """Keep what documents are linked by, between `begin_linking_anew` and `link_all`."""
        with self._transaction(writes=True) as connection:
            linked.put(connection, made)

    def link_all(self, linker: str) -> None:
        """Link all documents of which it is kept what they are linked by."""
        with self._transaction(writes=True) as connection:
            linked.link_all(connection, linker)
