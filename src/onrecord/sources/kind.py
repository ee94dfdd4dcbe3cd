"""What kind of document it is, where its first words say so."""

import re

from onrecord.sources.blob import Draft

_RELEASE = re.compile(r"\b(?:for immediate release|(?:press|news|media) release)\b", re.IGNORECASE)
HEAD_CHARACTERS = 400


def kind_of(draft: Draft) -> str:
    """The reader's own word, else `press_release` where one of the first lines is that label, else `other`."""
    if draft.kind != "other":
        return draft.kind
    labels = [line for line in draft.text[:HEAD_CHARACTERS].splitlines() if len(line) < 80 and _RELEASE.search(line)]
    return "press_release" if labels else "other"
