"""Which items of evidence of several documents are one."""

from onrecord.cases.merging.draft import Draft, Page, combined
from onrecord.cases.merging.groups import Groups
from onrecord.record.vocabulary import values


def group_evidence(pages: list[Page]) -> Groups:
    """Items of one kind are one where each document tells of one alone; where it tells of two, all stay apart."""
    several = {kind for page in pages for kind in _told_twice(page)}
    groups = Groups()
    for page in pages:
        for item in page.layers["evidence"]:
            same_kind = [group for group in groups.open_to(item) if group[0]["kind"] == item["kind"]]
            groups.put(item, same_kind[0] if same_kind and item["kind"] not in several else None)
    return groups


def _told_twice(page: Page) -> set[str]:
    kinds = [item["kind"] for item in page.layers["evidence"]]
    return {kind for kind in kinds if kinds.count(kind) > 1}


def one_item(group: list[Draft]) -> Draft:
    """An item as its documents tell of it; what became of it in the vocabulary's order."""
    item = combined(group)
    return item | {"status": sorted(item["status"], key=values("evidence_statuses").index)}
