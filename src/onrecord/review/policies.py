"""Whose names are shown of a case: as it was set for it, or as somebody asks."""

from onrecord.cases.masking import Masking
from onrecord.cases.naming import Names, Policy
from onrecord.record import Case
from onrecord.store import Store


def policy_of(store: Store, case_id: str) -> Policy:
    """The naming policy that was set for a case; without one, names of minors, family and bystanders are not shown."""
    setting = store.setting(case_id, "names")
    return "all" if setting and setting.value == "all" else "shielded"


def asked_for(store: Store, case_id: str | None, asked: str) -> Policy:
    """The policy that is asked for: `all`, `shielded`, or as it is set for the `case`."""
    if asked == "case" and case_id is not None:
        return policy_of(store, case_id)
    return "all" if asked == "all" else "shielded"


def under_policy(case: Case, policy: Policy) -> Case:
    """A case with labels in the places of names that are not shown, in the texts of its documents too; spans stand by them."""
    if policy == "all":
        return case
    return Case.model_validate(Masking(Names(case, policy)).masked(case.model_dump(mode="json")))
