"""Mentions joined to items: one entry an item however often it is mentioned."""

from onrecord.reading.evidence.mentions import EvidenceMention

# Kinds that "the video", "the footage" can go back to.
RECORDINGS = ("body_camera", "dash_camera", "surveillance_video", "bystander_video")


def group(mentions: list[EvidenceMention]) -> list[list[EvidenceMention]]:
    """The mentions of each item, items in the order of their first mention."""
    items: dict[tuple[str, str], list[EvidenceMention]] = {}
    for mention in mentions:
        items.setdefault(_item_of(mention, list(items)), []).append(mention)
    return list(items.values())


def _item_of(mention: EvidenceMention, before: list[tuple[str, str]]) -> tuple[str, str]:
    """The item's key; "the footage" goes with the one recording named before it, else it is one of its own."""
    recordings = [key for key in before if key[0] in RECORDINGS]
    if mention.joins and len(recordings) == 1:
        return recordings[0]
    return mention.kind, mention.item
