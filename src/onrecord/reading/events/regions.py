"""The state that a city or county lies in: as told with it, else as its name and the text's other places leave one."""

from collections import defaultdict

from onrecord.language import AnnotatedText
from onrecord.reading.events.gazetteer import cities, counties, states, well_known
from onrecord.reading.events.localities import WEIGHTS, Locality, Stretches
from onrecord.reading.events.place_names import proper_names

# What tells of a state: a place with the state beside it; a county or city that lies nowhere else; the name of the state,
# or of a well-known city.
VOTES = {"with_place": 3.0, "only_there": 1.0, "name": 1.0, "well_known": 0.5}
# A place is where the text speaks of when its state has this share of the votes of the state named most.
CONSISTENT = 0.5
# How much of a text is searched for names of states and cities alone, in characters.
SEARCHED = 50_000


def state_of(locality: Locality, told: dict[str, float]) -> str | None:
    """The full name of the state that a place lies in; None where two are as likely."""
    if locality.state:
        return locality.state
    name = (locality.city or locality.county or "").lower()
    possible = _states_with(locality)
    among = {state: told[state] for state in (possible or tuple(told)) if told.get(state)}
    best = max(among.values(), default=0.0)
    winners = [state for state, votes in among.items() if votes == best]
    if len(winners) == 1:
        return winners[0]
    if locality.city and name in well_known():
        return well_known()[name]
    return possible[0] if len(possible) == 1 else None


def likeliest(localities: list[Locality], told: dict[str, float]) -> Locality | None:
    """The first place that lies in a state that the text speaks of; a "Roxbury" beside Boston is a part of it."""
    return next((one for one in localities if _is_there(one, told)), localities[0] if localities else None)


def _is_there(locality: Locality, told: dict[str, float]) -> bool:
    possible = _states_with(locality)
    if locality.state or not possible or not told:
        return True
    own = VOTES["only_there"] if len(possible) == 1 else 0.0  # its own vote says nothing
    others = max((votes for state, votes in told.items() if state not in possible), default=0.0)
    return max(told.get(state, 0.0) for state in possible) - own >= CONSISTENT * others


def _is_home(locality: Locality) -> bool:
    return locality.state is not None and locality.weight <= WEIGHTS["of"]


def told_states(text: AnnotatedText, localities: list[Locality], people: Stretches) -> dict[str, float]:
    """The states that a text names outside the names of `people`, or that its places lie in beyond doubt, with their votes."""
    told: defaultdict[str, float] = defaultdict(float)
    is_told = any(one.city and not _is_home(one) for one in localities)
    for one in localities:
        alone = _states_with(one)
        if is_told and _is_home(one):  # "Dale Roe, of Granbury, Texas, was shot in Norfolk"
            continue
        if one.state:
            told[one.state] += VOTES["with_place"]
        elif len(alone) == 1:
            told[alone[0]] += VOTES["only_there"]
    head = text.content[:SEARCHED]
    for span in proper_names(head):
        name = head[span.start : span.end]
        if span in people:
            continue
        if name in states():
            told[states()[name]] += VOTES["name"]
        elif name.lower() in well_known():
            told[well_known()[name.lower()]] += VOTES["well_known"]
    return dict(told)


def _states_with(locality: Locality) -> tuple[str, ...]:
    """The states that have a place of the name."""
    name = (locality.city or locality.county or "").lower()
    return cities().get(name, ()) if locality.city else counties().get(name, ())
