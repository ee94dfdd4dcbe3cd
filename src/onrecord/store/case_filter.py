"""Which cases a user wants to see, and in which order: found, sorted and paged in the database."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, false, func, select

from onrecord.record import edtf
from onrecord.store import summaries
from onrecord.store.schema import case_list, case_threads, case_words
from onrecord.store.states import full_state
from onrecord.store.summary import Summary

# Stands behind every character, so that all words that begin with some others lie between these and these with it.
_LAST = "\U0010ffff"
# Each word that is asked for joins the table once more; SQLite joins 64.
_MOST = 20
# The fields in whose names words are looked for.
_NAMES = ("city", "agency", "person", "status", "title")


@dataclass(frozen=True)
class Wanted:
    """What a case has to be; what is empty or None asks for nothing.

    `words` are beginnings of words that all stand somewhere in what a list shows; `city`, `agency`, `person`, `status` and
    `title` are such that all stand in one of the names there; `since` and `until` are EDTF dates between which the incident
    lies, as far as its own date is known; `threads` are kinds of which one has to be open; `silent` days have gone by since
    the latest word; `unseen` asks for entries that nobody has looked at; `among` are the ids
    of cases, `without` those of cases that are left out.
    """

    words: str | None = None
    state: str | None = None
    city: str | None = None
    agency: str | None = None
    person: str | None = None
    status: str | None = None
    title: str | None = None
    since: str | None = None
    until: str | None = None
    threads: Sequence[str] = ()
    silent: int | None = None
    unseen: bool = False
    among: frozenset[str] | None = None
    without: frozenset[str] = frozenset()

    def conditions(self, today: date) -> Iterator[ColumnElement[bool]]:
        """What has to hold in the list."""
        for field, asked in (("any", self.words), *((name, getattr(self, name)) for name in _NAMES)):
            if asked and (its := with_words(field, asked)) is not None:
                yield case_list.c.case.in_(its.with_only_columns(its.selected_columns.case))
        if self.state is not None:
            yield case_list.c.state == full_state(self.state)
        yield from self._dates()
        if self.threads:
            yield case_list.c.case.in_(select(case_threads.c.case).where(case_threads.c.kind.in_(self.threads)))
        if self.silent:
            yield case_list.c.silent_since <= today.toordinal() - self.silent
        if self.unseen:
            yield case_list.c.by_unseen < 0
        if self.among is not None:
            yield case_list.c.case.in_(sorted(self.among)) if self.among else false()
        if self.without:
            yield case_list.c.case.not_in(sorted(self.without))

    def _dates(self) -> Iterator[ColumnElement[bool]]:
        after, before = edtf.bounds(self.since), edtf.bounds(self.until)
        if self.since is not None:
            yield case_list.c.last_day >= after[0].toordinal() if after else case_list.c.last_day.is_not(None)
        if self.until is not None:
            yield case_list.c.first_day <= before[1].toordinal() if before else case_list.c.first_day.is_not(None)


def with_words(field: str, asked: str) -> Select[Any] | None:
    """The cases, and the numbers of the names, in which one of a field's names has all words that begin so.

    None where nothing is asked for. Of very many words the first count.
    """
    begun = list(dict.fromkeys(summaries.words(asked)))[:_MOST]
    if not begun:
        return None
    first, *others = [case_words.alias() for _ in begun]
    chosen = select(first.c.case, first.c.number).where(*_begins(first, field, begun[0]))
    for one, word in zip(others, begun[1:], strict=True):
        same = and_(one.c.case == first.c.case, one.c.number == first.c.number)
        chosen = chosen.join(one, and_(same, *_begins(one, field, word)))
    return chosen


def _begins(rows: Any, field: str, word: str) -> list[ColumnElement[bool]]:
    return [rows.c.field == field, rows.c.word >= word, rows.c.word < word + _LAST]


def days_silent(case: Summary, today: date) -> int | None:
    """Days from the case's latest document to today; None where no document has a date."""
    return edtf.days_between(case.updated, today.isoformat())


def chosen(
    connection: Connection, wanted: Wanted, order: str, today: date, limit: int | None = None, offset: int = 0
) -> tuple[int, list[Summary]]:
    """How many cases are wanted, and those of one page in an order of `ORDERS`, equals by their ids."""
    conditions = list(wanted.conditions(today))
    total = connection.scalar(select(func.count()).select_from(case_list).where(*conditions)) or 0
    in_order = select(case_list.c.case).where(*conditions).order_by(case_list.c[f"by_{order}"], case_list.c.case)
    return total, summaries.get(connection, list(connection.scalars(in_order.limit(limit).offset(offset))))
