"""What namesakes share, so that those who appear in several cases under one name are listed together."""

from onrecord.cases.merging.bodies import core
from onrecord.cases.merging.names import SUFFIXES, is_full, words
from onrecord.store.summary import Appearance

BODIES = frozenset({"agency", "organization"})


def bearer(entry: Appearance) -> str:
    """Of a body the telling words, of a person given name and surname, the whole of a single name."""
    if entry.kind in BODIES:
        return " ".join(sorted(core(entry.name))) or entry.name
    plain = [word for word in words(entry.name) if word not in SUFFIXES]
    return f"{plain[0]} {plain[-1]}" if is_full(entry.name) else " ".join(plain)
