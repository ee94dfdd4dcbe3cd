"""Whose names an answer shows: everybody's, or under a naming policy, as it is asked for or set for the case."""

from typing import Annotated, Any, Literal

from fastapi import Query

from onrecord.cases.masking import Masking
from onrecord.cases.naming import Names, Policy
from onrecord.record import Case, Reading

Asked = Annotated[
    Literal["all", "shielded", "case"],
    Query(alias="names", description="whose names are shown; `case`: as it is set for the case"),
]


def masking(record: Case | Reading, policy: Policy) -> Masking | None:
    """What puts labels into a record; None where all names are shown."""
    return None if policy == "all" else Masking(Names(record, policy))


def shown(masking: Masking | None, data: Any, document: str | None = None) -> Any:
    """Data for an answer, under labels where there are any."""
    return data if masking is None else masking.masked(data.model_dump(mode="json"), document)
