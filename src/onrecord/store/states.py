"""The names of states, however they are written."""

from functools import cache

from onrecord.lexicon import load


def full_state(name: str | None) -> str | None:
    """The full name of a state that may be written short, in lower case: `neb.` and `NE` are `nebraska`."""
    plain = name.casefold().rstrip(".") if name else None
    return _states().get(plain or "", plain)


@cache
def _states() -> dict[str, str]:
    states = load("places")["states"]
    return {way.casefold().rstrip("."): name.casefold() for name, ways in states.items() for way in (name, *ways)}
