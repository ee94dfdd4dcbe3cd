"""Who appears in a case: people and bodies, how far matters have come for each, whom a person should judge to be one."""

from dataclasses import dataclass

from onrecord.cases.describing import described
from onrecord.cases.wording import readable, term
from onrecord.record import CaseParty, Matter
from onrecord.record.vocabulary import values
from onrecord.web.case_rows import CaseRows
from onrecord.web.rows import Row

BODIES = ("agency", "organization")


@dataclass(frozen=True)
class Standing:
    """How far one matter has come for one party: since when, and the events that it went through."""

    who: str
    matter: str
    status: str
    since: str
    history: list[tuple[str, str]]  # the event's id, its words


@dataclass(frozen=True)
class Uncertain:
    """A party that may be one with another: why it was left apart, and what is known of each."""

    who: Row
    candidates: list[Row]
    why: str


def parties(rows: CaseRows) -> list[tuple[str, list[Row]]]:
    """People and bodies with their roles, unnamed ones under their labels."""
    ranked = sorted(rows.case.parties, key=_rank)
    groups = (("People", False), ("Agencies and organizations", True))
    return [(title, [_party(rows, p) for p in ranked if (p.kind in BODIES) is wanted]) for title, wanted in groups]


def _party(rows: CaseRows, party: CaseParty) -> Row:
    return rows.row(party.id, described(party, rows.names), "", party.spans)


def _rank(party: CaseParty) -> tuple[int, bool]:
    """By the vocabulary's order of roles, those with a name first."""
    return min(map(values("roles").index, party.roles), default=len(values("roles"))), party.name is None


def standings(rows: CaseRows, heads: dict[str, str]) -> list[Standing]:
    """Status by person and matter. `heads` are the events in words by their ids."""
    return [_standing(rows, matter, heads) for matter in rows.case.matters]


def _standing(rows: CaseRows, matter: Matter, heads: dict[str, str]) -> Standing:
    kind = term(matter.matter)
    history = [(event, heads[event]) for event in matter.history if event in heads]
    who = rows.names.name(matter.about) or "nobody named"
    return Standing(
        who,
        kind,
        rows.names.plain(f"{matter.what}: {term(matter.status)}" if matter.what else term(matter.status)),
        readable(matter.since, ""),
        history,
    )


def uncertain(rows: CaseRows) -> list[Uncertain]:
    """The parties that a person should judge."""
    known = {party.id: party for party in rows.case.parties}
    return [
        Uncertain(_party(rows, known[doubt.entry]), [_party(rows, known[each]) for each in doubt.candidates], doubt.why)
        for doubt in rows.case.doubts
        if doubt.entry in known and all(each in known for each in doubt.candidates)
    ]
