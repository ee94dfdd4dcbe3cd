"""Whose names an answer shows: everybody's, or under a naming policy, as it is asked for or set for the case."""

from typing import Annotated, Any, Literal

from fastapi import Query

from onrecord.cases.masking import Masking
from onrecord.cases.naming import Names, Policy
from onrecord.record import Case, Reading
from onrecord.review import Reviewed
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


def masking_of(desk: Desk, reviewed: Reviewed, asked: str) -> Masking | None:
    """What puts labels into a document: as its case, which knows more of who is who, calls people."""
    document = reviewed.machine.document.id
    case_id = desk.store.case_of(document)
    policy = asked_for(desk, case_id, asked)
    if policy == "all":
        return None
    case = desk.case(case_id) if case_id else None
    return masking(case.case if case and document in case.documents else reviewed.reading, policy)


def masking(record: Case | Reading, policy: Policy) -> Masking | None:
    """What puts labels into a record; None where all names are shown."""
    return None if policy == "all" else Masking(Names(record, policy))


def shown(masking: Masking | None, data: Any, document: str | None = None) -> Any:
    """Data for an answer, under labels where there are any."""
    return data if masking is None else masking.masked(data.model_dump(mode="json"), document)
