"""The state that a city or county lies in: as told with it, else as its name and the text's other places leave one."""

import re
from collections import Counter

from onrecord.language import AnnotatedText
from onrecord.reading.events.gazetteer import cities, counties, states, well_known
from onrecord.reading.events.localities import Locality

_STATE_ALONE = re.compile(
    rf"\b({'|'.join(re.escape(name) for name in sorted(set(states().values()), key=len, reverse=True))})\b"
)
_WELL_KNOWN = re.compile(rf"\b({'|'.join(re.escape(name.title()) for name in sorted(well_known(), key=len, reverse=True))})\b")
# What tells of a state: a place with the state beside it; a county or city that lies nowhere else; the state's name; a known city's.
VOTES = {"with_place": 3.0, "only_there": 1.0, "name": 1.0, "well_known": 0.5}
# How much of a text is searched for names of states and cities alone, in characters.
SEARCHED = 50_000


def state_of(locality: Locality, told: dict[str, float]) -> str | None:
    """The full name of the state that a place lies in; None where two are as likely."""
    if locality.state:
        return locality.state
    name = (locality.city or locality.county or "").lower()
    possible = cities().get(name, ()) if locality.city else counties().get(name, ())
    among = {state: told[state] for state in (possible or tuple(told)) if told.get(state)}
    best = max(among.values(), default=0.0)
    winners = [state for state, votes in among.items() if votes == best]
    if len(winners) == 1:
        return winners[0]
    if locality.city and name in well_known():
        return well_known()[name]
    return possible[0] if len(possible) == 1 else None


def told_states(text: AnnotatedText, localities: list[Locality]) -> dict[str, float]:
    """The states that a text names, or that its places lie in beyond doubt, with their votes."""
    told: Counter[str] = Counter()
    for one in localities:
        name = (one.city or one.county or "").lower()
        alone = counties().get(name, ()) if one.county else cities().get(name, ())
        if one.state:
            told[one.state] += VOTES["with_place"]  # type: ignore[assignment]
        elif len(alone) == 1:
            told[alone[0]] += VOTES["only_there"]  # type: ignore[assignment]
    head = text.content[:SEARCHED]
    for match in _STATE_ALONE.finditer(head):
        told[match.group(1)] += VOTES["name"]  # type: ignore[assignment]
    for match in _WELL_KNOWN.finditer(head):
        told[well_known()[match.group(1).lower()]] += VOTES["well_known"]  # type: ignore[assignment]
    return dict(told)
