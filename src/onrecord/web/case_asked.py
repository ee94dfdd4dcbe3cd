"""Which cases a list is to show, and in which order: the same words in the addresses of the page and of the API."""

from typing import Annotated

from fastapi import HTTPException, Query

from onrecord.record.vocabulary import values
from onrecord.sources.days import as_edtf
from onrecord.store.case_filter import Wanted
from onrecord.store.schema import ORDERS

# The orders of the list of cases, as addresses and the store name them.
SORTS = {**{name: name for name in ORDERS}, "day": "date", "open": "threads"}
Words = Annotated[str, Query(max_length=200)]
Date = Annotated[str, Query(max_length=30, description="EDTF: a day, a month or a year")]


def wanted(
    q: Words = "",
    state: Words = "",
    city: Words = "",
    agency: Words = "",
    person: Words = "",
    status: Words = "",
    since: Date = "",
    until: Date = "",
    thread: Words = "",
    silent: Annotated[str, Query(pattern=r"^(?:\d{1,5})?$", description="days without a new word")] = "",
    unseen: bool = False,
) -> Wanted:
    """What a case has to be; what is left empty asks for nothing. Raises HTTPException (422) for what is no date."""
    for name, date in (("since", since), ("until", until)):
        if date and as_edtf(date) is None:
            raise HTTPException(422, f"{name}: {date!r} is no date such as 2026-03-20, 2026-03 or 2026")
    return Wanted(
        words=q,
        state=state.strip() or None,
        city=city,
        agency=agency,
        person=person,
        status=status,
        since=since or None,
        until=until or None,
        threads=[thread] if thread in values("thread_kinds") else [],
        silent=int(silent or 0),
        unseen=unseen,
    )


def order_of(sort: str) -> str:
    """The store's name of an order; the latest word first where there is no such order."""
    return SORTS.get(sort, "updated")
