"""Whose names an answer shows: everybody's, or under a naming policy, as it is asked for or set for the case."""

from typing import Annotated, Any, Literal

from fastapi import Query

from onrecord.cases.masking import Masking
from onrecord.cases.naming import Names, Policy
from onrecord.record import Case, Reading
from onrecord.store import Store
from onrecord.web.desk import Desk

Asked = Annotated[
    Literal["all", "shielded", "case"],
    Query(alias="names", description="whose names are shown; `case`: as it is set for the case"),
]


def policy_of(store: Store, case_id: str) -> Policy:
    """The naming policy that was set for a case; without one, names of minors, family and bystanders are not shown."""
    setting = store.setting(case_id, "names")
    return "all" if setting and setting.value == "all" else "shielded"


def asked_for(desk: Desk, case_id: str | None, asked: str) -> Policy:
    """The policy that is asked for."""
    if asked == "case" and case_id is not None:
        return policy_of(desk.store, case_id)
    return "all" if asked == "all" else "shielded"


def masking(record: Case | Reading, policy: Policy) -> Masking | None:
    """What puts labels into a record; None where all names are shown."""
    return None if policy == "all" else Masking(Names(record, policy))


def shown(masking: Masking | None, data: Any, document: str | None = None) -> Any:
    """Data for an answer, under labels where there are any."""
    return data if masking is None else masking.masked(data.model_dump(mode="json"), document)
