"""Agencies and other bodies: found by the tails of their names, joined under one name with acronyms and short forms."""

import re
from dataclasses import dataclass
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.tokens import Words

_ROLE_OF = {"union": "union", "advocate": "advocate", "outlet": "outlet"}
_JOINERS = frozenset({"of", "and", "&", "-", "for", "the"})
_LONGEST_PLACE = 5


@dataclass(frozen=True, slots=True)
class Body:
    """A mention of a body: the tokens, the type, the place or other words before its tail."""

    found: Found
    type: str
    place: tuple[str, ...]
    tail: tuple[str, ...]


@cache
def _tails() -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """All tails with their type, by first word, the longest first."""
    listed = [(tail, kind) for kind, entry in load("agencies")["types"].items() for tail in entry["tails"]]
    listed += [(tail, "union") for tail in load("agencies")["unions"]]
    listed += [(tail, "advocate") for tail in load("agencies")["advocates"]]
    listed += [(tail, "outlet") for tail in load("agencies")["outlets"]]
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for tail, kind in listed:
        parts = tuple(tail.split())
        found.setdefault(parts[0], []).append((parts, kind))
    for options in found.values():
        options.sort(key=lambda option: -len(option[0]))
    return found


@cache
def _acronym() -> re.Pattern[str]:
    return re.compile(load("agencies")["acronym"])


@cache
def _call_sign() -> re.Pattern[str]:
    return re.compile(load("agencies")["call_sign"])


def find_bodies(page: Words) -> list[Body]:
    """Every mention of a body by name, acronym or bare tail ("police"), in order, none inside another."""
    found: list[Body] = []
    tails, lowers, at = _tails(), [word.replace("’", "'") for word in page.lowers], 0
    while at < len(page):
        body = None
        if lowers[at] in tails:
            body = _by_tail(page, lowers, at, found[-1].found.end if found else 0)
        elif page.forms[at].isupper() and len(page.forms[at]) > 2:
            body = _by_acronym(page, at)
        if body is None:
            at += 1
        else:
            found.append(body)
            at = body.found.end
    return found


def _by_tail(page: Words, lowers: list[str], at: int, floor: int) -> Body | None:
    for tail, kind in _tails()[lowers[at]]:
        end = at + len(tail)
        if tuple(lowers[at:end]) != tail:
            continue
        if (
            end < len(page)
            and lowers[end] in words("agencies", "things")
            and kind in {"police", "sheriff", "state_police", "fire"}
        ):
            return None
        start = _start_of_name(page, lowers, at, floor)
        proper = page.forms[end - 1][0].isupper() or page.forms[at][0].isupper()
        end = _after_of(page, lowers, end) if (proper and start < at) or kind in {"other", "bureau"} else end
        place = tuple(lowers[start:at])
        if place[-2:] == ("chief", "of") or place == ("chief",):
            return None
        if kind in {"other", "review"} and not place and end == at + len(tail):
            continue
        return Body(Found(start, end, end - 1 if tail[-1] != "'s" else end - 2), kind, place, tail)
    return None


def _start_of_name(page: Words, lowers: list[str], at: int, floor: int) -> int:
    """Where the capitalised words before a tail begin: "Town of Geneva | Police Department"."""
    start = at
    while start > floor and at - start < _LONGEST_PLACE:
        before = start - 1
        if (page.capital[before] and lowers[before] not in words("agencies", "dates")) or (
            lowers[before] == "state" and start == at
        ):
            start = before
        elif lowers[before] in _JOINERS and before > floor and page.capital[before - 1] and lowers[before] in {"of", "-", "&"}:
            start = before - 1
        else:
            break
    while start < at and (lowers[start] in words("agencies", "dates") or lowers[start] in {"the", "former"}):
        start += 1
    return start


def _after_of(page: Words, lowers: list[str], end: int) -> int:
    """The end of a name that goes on: "Department | of Natural Resources"."""
    if end + 1 < len(page) and lowers[end] == "of" and page.capital[end + 1]:
        end += 2
        while end < len(page) and (
            page.capital[end] or (lowers[end] in {"and", "&"} and end + 1 < len(page) and page.capital[end + 1])
        ):
            end += 1
    return end


def _by_acronym(page: Words, at: int) -> Body | None:
    form = page.forms[at]
    if _acronym().fullmatch(form):
        return Body(Found(at, at + 1, at), "acronym", (), (form.lower(),))
    if _call_sign().fullmatch(form):
        return Body(Found(at, at + 1, at), "outlet", (), (form.lower(),))
    return None


def join_bodies(page: Words, bodies: list[Body]) -> list[Entity]:
    """One entity a body: names of one place and type, acronyms, bare forms where one candidate only is there."""
    entities: list[Entity] = []
    groups: dict[tuple[str, tuple[str, ...]], Entity] = {}
    for body in bodies:
        if body.type == "acronym" or not (body.place or _is_proper(page, body)):
            continue
        key = (body.type, body.place or body.tail)
        if key not in groups:
            groups[key] = _entity(body.type)
            entities.append(groups[key])
        groups[key].mentions.append(body.found)
    entities = _merge_shorter(entities, groups)
    for body in bodies:
        if body.type == "acronym":
            _join_acronym(page, entities, body)
    for body in bodies:
        if body.type != "acronym" and not body.place and not _is_proper(page, body):
            _join_bare(entities, body)
    for entity in entities:
        entity.mentions.sort()
        _give_name(page, entity)
    return sorted(entities, key=lambda entity: entity.first)


def _is_proper(page: Words, body: Body) -> bool:
    """Whether a body without a place is a name all the same: "Fraternal Order of Police", "KDKA", "FBI"."""
    form = page.forms[body.found.start]
    if body.type in {"outlet", "advocate"} or body.type == "bureau":
        return form[0].isupper()
    return body.type in {"union", "review", "other"} and form[0].isupper() and len(body.tail) > 2


def _entity(kind: str) -> Entity:
    return Entity("organization" if kind in _ROLE_OF else "agency", kind)


def _merge_shorter(entities: list[Entity], groups: dict[tuple[str, tuple[str, ...]], Entity]) -> list[Entity]:
    """A shorter form of a place joins the one longer name of its type: "Louisville police", "Louisville Metro Police"."""
    for (kind, place), entity in list(groups.items()):
        longer = [key for key in groups if key[0] == kind and len(key[1]) > len(place) and key[1][: len(place)] == place]
        if len(longer) == 1 and entity in entities and groups[longer[0]] in entities:
            groups[longer[0]].mentions += entity.mentions
            entities.remove(entity)
    return entities


def _join_acronym(page: Words, entities: list[Entity], body: Body) -> None:
    form = page.forms[body.found.start]
    for entity in entities:
        if any(form in _initials(page, mention) for mention in entity.mentions if mention.end - mention.start > 1):
            entity.mentions.append(body.found)
            return
    same = next((entity for entity in entities if entity.type == "acronym" and page.forms[entity.first] == form), None)
    if same is None:
        same = _entity("acronym")
        entities.append(same)
    same.mentions.append(body.found)


def _initials(page: Words, mention: Found) -> set[str]:
    """The acronyms that a name may have: initials, with the "D" of a department left unsaid."""
    letters = "".join(
        form[0] for form in page.forms[mention.start : mention.end] if form[0].isupper() or form in {"police"}
    ).upper()
    state = {"SBI"} if letters.endswith("BI") else set()
    return {letters, letters + "D", letters + "PD", letters[:-2] + "PD", *state}


def _join_bare(entities: list[Entity], body: Body) -> None:
    same = [entity for entity in entities if entity.type == body.type]
    if body.type == "police" and not same:
        same = [entity for entity in entities if entity.type == "acronym"]
    if len(same) != 1 and body.type != "police":
        same = [entity for entity in same if entity.name == () and entity.label is not None]
    if not same:
        same = [_entity(body.type)]
        same[0].label = ""
        entities.append(same[0])
    max(same, key=lambda entity: len(entity.mentions)).mentions.append(body.found)


def _give_name(page: Words, entity: Entity) -> None:
    """The fullest form: a name where it has a capital or a place, else a label."""
    best = max(
        entity.mentions, key=lambda m: (page.forms[m.start][0].isupper() and m.end - m.start > 1, m.end - m.start, -m.start)
    )
    phrase = page.phrase(best.start, best.end)
    if entity.label is None and phrase[0].isupper():
        entity.name = (phrase,)
    else:
        entity.label = phrase
