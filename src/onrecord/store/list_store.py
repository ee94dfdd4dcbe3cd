"""The part of the store that lists: cases, people, what waits, and what has to be summed up anew for it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date

from onrecord.store import case_filter, changes, inbox, links, people, summaries
from onrecord.store.case_filter import Wanted
from onrecord.store.case_store import CaseStore
from onrecord.store.changes import Changed, Notes
from onrecord.store.links import keys_of
from onrecord.store.summaries import Made
from onrecord.store.summary import Summary


class ListStore(CaseStore):
    """Lists as they were summed up last; `onrecord.review.casebook` sums up anew what has changed since."""

    # The ids of documents that are not shown, nor the cases that they are in.
    hidden: frozenset[str] = frozenset()

    def case_list(
        self, wanted: Wanted, order: str, today: date, limit: int | None = None, offset: int = 0
    ) -> tuple[int, list[Summary]]:
        """How many cases are wanted, and those of one page, in an order of `schema.ORDERS`."""
        with self._transaction() as connection:
            wanted = replace(wanted, without=wanted.without | links.cases_with(connection, self.hidden))
            return case_filter.chosen(connection, wanted, order, today, limit, offset)

    def summaries(self, cases: Sequence[str]) -> list[Summary]:
        """Some cases at a glance, in the same order."""
        with self._transaction() as connection:
            without = links.cases_with(connection, self.hidden)
            return summaries.get(connection, [case for case in cases if case not in without])

    def bearers(
        self, asked: str = "", *, bodies: bool = False, roles: Sequence[str] = (), several: bool = False,
        limit: int | None = None, offset: int = 0, each_at_most: int | None = None,
    ) -> list[people.Listed]:  # fmt: skip
        """The people, or the bodies, whose name has all the words `asked` for, those of most cases first."""
        with self._transaction() as connection:
            without = links.cases_with(connection, self.hidden)
            return people.named(
                connection, asked, bodies=bodies, roles=roles, several=several, without=without, limit=limit, offset=offset,
                each_at_most=each_at_most,
            )  # fmt: skip

    def unseen(self, layer: str = inbox.ALL) -> tuple[int, int]:
        """How many documents have entries that nobody has looked at, and how many these are; of a layer, or all."""
        with self._transaction() as connection:
            return inbox.total(connection, layer, self.hidden)

    def waiting(self, layer: str = inbox.ALL, limit: int = 20, offset: int = 0) -> list[str]:
        """The documents with such entries, the latest to come first."""
        with self._transaction() as connection:
            return inbox.waiting(connection, layer, limit, offset, self.hidden)

    def changed(self, merger: str, at_most: int) -> Changed:
        """What has changed since it was summed up, by this version of the merging code."""
        with self._transaction() as connection:
            others = changes.has_other_mergers(connection, merger)
        if others:
            with self._transaction(writes=True) as connection:
                changes.note_other_mergers(connection, merger)
        with self._transaction() as connection:
            return changes.changed(connection, at_most)

    def notes(self) -> Notes:
        """What `changed_since` has to be given to tell what changes from now on."""
        with self._transaction() as connection:
            return changes.latest(connection)

    def changed_since(self, notes: Notes, at_most: int) -> Changed:
        """What has changed since, and was not summed up yet."""
        with self._transaction() as connection:
            return changes.changed(connection, at_most, notes)

    def changed_cases(self) -> int:
        """How many cases are still to be summed up anew."""
        with self._transaction() as connection:
            return changes.count(connection)

    def keep_unseen(self, counted: Mapping[str, Mapping[str, int]], note: int) -> None:
        """Keep how many entries of documents nobody has looked at, read after the note of that number.

        What another process has counted meanwhile is left: it may have read later.
        """
        with self._transaction(writes=True) as connection:
            keys = keys_of(connection, counted)
            noted = changes.noted_documents(connection, keys.values(), note)
            inbox.keep(connection, {key: counted[document] for document, key in keys.items() if key in noted})
            changes.settle_documents(connection, keys.values(), note)

    def keep_summaries(self, made: Sequence[Made], gone: Sequence[str], merger: str, note: int) -> None:
        """Keep what was made of cases, read after the note of that number; delete what was kept of those that are gone.

        What another process has summed up meanwhile is left: it may have read later.
        """
        with self._transaction(writes=True) as connection:
            noted = changes.noted_cases(connection, [*(each.summary.id for each in made), *gone], note)
            fresh = [each for each in made if each.summary.id in noted]
            summaries.keep(connection, fresh, merger, [case for case in gone if case in noted])
            changes.settle_cases(connection, noted, note)
