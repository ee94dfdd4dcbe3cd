"""What the lexicon knows of places: states, counties and cities of the United States."""

from functools import cache

from onrecord.lexicon import load


@cache
def states() -> dict[str, str]:
    """Every way to write a state ("Nebraska", "Neb.", "NE") with its full name."""
    return {way: name for name, ways in load("places")["states"].items() for way in (name, *ways)}


@cache
def cities() -> dict[str, tuple[str, ...]]:
    """The full names of the states that have a city of a name, the name in lower case."""
    return _by_name("cities")


@cache
def counties() -> dict[str, tuple[str, ...]]:
    """The full names of the states that have a county of a name (without the word County), the name in lower case."""
    return _by_name("counties")


@cache
def well_known() -> dict[str, str]:
    """Cities that stand without their state, in lower case, with the state's full name."""
    return {name: found[0] for name, found in _by_name("well_known").items()}


@cache
def _by_name(key: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for code, names in load("places_us")[key].items():
        for name in names.split(";"):
            found.setdefault(name.strip().lower().removeprefix("the "), []).append(states()[code])
    return {name: tuple(listed) for name, listed in found.items()}
