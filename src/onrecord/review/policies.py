"""Whose names are shown of a case: as it was set for it, or as somebody asks."""

from onrecord.cases.masking import Masking
from onrecord.cases.naming import Names, Policy
from onrecord.record import Case, Reading
from onrecord.review.case import ReviewedCase
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


def names_of(reviewed: ReviewedCase, policy: Policy) -> Names:
    """The names of a case, with those whom its documents name and it leaves out."""
    return Names(reviewed.case, policy, [document.machine for document in reviewed.documents.values()])


def masking(record: ReviewedCase | Reading, policy: Policy) -> Masking | None:
    """What puts labels into a record; None where all names are shown."""
    if policy == "all":
        return None
    return Masking(Names(record, policy) if isinstance(record, Reading) else names_of(record, policy))


def under_policy(reviewed: ReviewedCase, policy: Policy) -> Case:
    """A case with labels in the places of names that are not shown, in the texts of its documents too; spans stand by them."""
    masks = masking(reviewed, policy)
    return Case.model_validate(masks.masked(reviewed.case.model_dump(mode="json"))) if masks else reviewed.case
