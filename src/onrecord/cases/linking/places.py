"""Where documents stand in the order of publication, as numbers; one that tells of several incidents stands at several."""

from hashlib import blake2b

from onrecord.cases.linking.days import day_number
from onrecord.cases.linking.linked_by import Features

UNDATED = 2**20 - 1  # stands after every day
_OWN_BITS = 43


def place_of(document: Features) -> int:
    """A number of 63 bits of its own, in the order of publication, undated ones last."""
    day = min(day_number(document.published) or UNDATED, UNDATED)
    own = blake2b(f"{document.id} {document.part}".encode(), digest_size=8).digest()
    return (day << _OWN_BITS) | (int.from_bytes(own) >> (64 - _OWN_BITS))
