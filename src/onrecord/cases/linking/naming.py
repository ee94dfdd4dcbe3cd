"""What cases are called."""

from hashlib import blake2b

_LENGTH = 12  # hexadecimal digits


def case_id(earliest: str, part: int = 0) -> str:
    """The id of a case: its earliest document's, so that later ones do not rename it.

    `part` tells the incidents apart of which one document tells, counted from 0.
    """
    digits = earliest.removeprefix("sha256:")
    if part:
        digits = blake2b(f"{digits} {part}".encode(), digest_size=8).hexdigest()
    return "case-" + digits[:_LENGTH]
