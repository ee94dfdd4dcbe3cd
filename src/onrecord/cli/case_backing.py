"""How well an entry is supported, in words: in how many independent texts, and whose word it is."""

from onrecord.cli.case_shown import ShownCase
from onrecord.cli.terminal import counted
from onrecord.record import Backing

_MOST = 3


def in_texts(backing: Backing) -> str | None:
    """`in 3 texts`; nothing of one alone."""
    return f"in {counted(backing.families, 'text')}" if backing.families > 1 else None


def said_by(shown: ShownCase, backing: Backing) -> str | None:
    """`the word of Ann Lee, Tom Orr and 2 more`."""
    names = list(dict.fromkeys(name for one in backing.said_by if (name := shown.name(one))))
    rest = [f"and {len(names) - _MOST} more"] if len(names) > _MOST else []
    return f"the word of {', '.join(names[:_MOST])} {' '.join(rest)}".rstrip() if names else None
