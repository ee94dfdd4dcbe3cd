"""What answers an open thread: an event of a type that closes it, done, on the same matter, and not earlier."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from onrecord.cases.merging.charges import Charges
from onrecord.cases.merging.decisions import ON_CHARGES, accused, is_civilian, subjects
from onrecord.cases.merging.happenings import subtypes_agree
from onrecord.cases.merging.openings import Opening
from onrecord.lexicon import load
from onrecord.record import CaseEvent, CaseParty, CaseStatement, Participant, edtf
from onrecord.record.vocabulary import phase_of

Published = Mapping[str, str | None]
# What is on the police where nobody is named: a suspect's charges do not answer it.
ON_POLICE = frozenset({"investigation_opened", "charging_decision", "case_assigned"})
# What is decided on an officer for what happened.
DECISIONS = frozenset({"charging_decision", "leave", "suspension", "termination", "discipline"})


class Answers:
    """The answers that a case has. `named`: the days of the documents that name each party; `examined`: what autopsies show."""

    def __init__(
        self,
        events: Sequence[CaseEvent],
        parties: Sequence[CaseParty],
        published: Published,
        named: Mapping[str, Sequence[str | None]],
        charges: Charges,
        examined: Sequence[CaseStatement] = (),
    ) -> None:
        self._charges, self._accused = charges, accused(events, parties)
        told = [event for event in events if event.polarity == "affirmed" and not event.background]
        self._done = [event for event in told if event.modality == "occurred"]
        self._planned = [event for event in told if event.modality == "planned"]
        self._parties = {party.id: party for party in parties}
        self._published = published
        self._named = named
        self._examined = examined

    def to(self, found: Sequence[Opening]) -> str | None:
        """The id of the event that answers the last of a thread's openings, or of the party whose name was held back."""
        opening = found[-1]
        if opening.kept:
            return opening.event.id
        answers = self._events(opening)
        if opening.matter[0] == "charges":  # each of them has to be decided
            answers = self._charges.deciding([each.event for each in found], answers)
        return answers[0].id if answers else self._otherwise(opening)

    def _events(self, opening: Opening) -> list[CaseEvent]:
        """The events that answer an opening, by the days of them or on which they were told."""
        return sorted((e for e in self._done if self._answers(e, opening)), key=lambda e: edtf.order(e.date or self._told(e)))

    def _otherwise(self, opening: Opening) -> str | None:
        """What is no event of an answering kind: a day put off, a name, what an autopsy shows, what came of each officer."""
        shown = next((one.id for one in self._examined), None) if opening.event.type == "autopsy" else None
        return self._moved(opening) or self._naming(opening.event) or shown or self._of_each(opening)

    def _of_each(self, opening: Opening) -> str | None:
        """The leave of officers who were not named then is over when that of each who is named by now is."""
        event = opening.event
        nameless = not any(self._parties[one].name for one in subjects(event) if one in self._parties)
        officers = [one for one in self._parties.values() if one.name and "officer" in self._in_force(one.id)]
        if phase_of(event.type) != "duty status" or not nameless or not officers:
            return None
        theirs = ([Participant(party=one.id, role="officer")] for one in officers)
        each = (replace(opening, event=event.model_copy(update={"participants": its})) for its in theirs)
        ends = [found[0] for one in each if (found := self._events(one))]
        last = max(ends, key=lambda end: edtf.order(end.date or self._told(end)), default=None)
        return last.id if last and len(ends) == len(officers) else None

    def _moved(self, opening: Opening) -> str | None:
        """The same planned for another day by a later document: a trial that was put off."""
        event = opening.event
        if event.modality != "planned" or event.type not in load("threads")["put_off"]:
            return None
        others = (other for other in self._planned if other.type == event.type and other.date and other.date != event.date)
        later = (other for other in others if self._is_told_after(other, event) or other.supersedes == event.id)
        return next((other.id for other in later if self._same_matter(other, event)), None)

    def _is_told_after(self, other: CaseEvent, event: CaseEvent) -> bool:
        """Whether a document that tells of one is later than all that tell of the other."""
        ours = max((self._published.get(report.document) for report in event.reports), key=edtf.order)
        theirs = max((self._published.get(report.document) for report in other.reports), key=edtf.order)
        return ours is not None and theirs is not None and edtf.order(theirs) > edtf.order(ours)

    def _answers(self, other: CaseEvent, opening: Opening) -> bool:
        event = opening.event
        kinds = _kinds(other)
        if other.id == event.id or kinds.isdisjoint(opening.closed_by) or not self._same_matter(other, event):
            return False
        told, before = edtf.bounds(other.date), edtf.bounds(event.date or self._awaited_since(event) or self._newly_told(event))
        if told and before:
            return told[1] >= before[0]
        if before and (known := edtf.bounds(self._told(other))) and known[1] < before[0]:
            return False  # it was told before
        # What was asked for, or goes on, in a document that also tells of an undated answer is not answered by it.
        since = [day for report in event.reports if (day := self._published.get(report.document))][:1]
        news = [day for report in other.reports if (day := self._published.get(report.document))][:1]
        fresh = opening.kind == "asked_for" or event.type == "investigation_opened"
        return not (fresh and told is None and since and news) or edtf.order(news[0]) > edtf.order(since[0])

    def _told(self, event: CaseEvent) -> str | None:
        """The day of the first document that tells of an event."""
        return self._published.get(event.reports[0].document)

    def _awaited_since(self, event: CaseEvent) -> str | None:
        """The day on which it was first told that something is yet to come; null for what took place."""
        yet_to_come = event.modality in {"planned", "requested"} or event.type == "call_for_action"
        return self._published.get(event.reports[0].document) if yet_to_come else None

    def _newly_told(self, event: CaseEvent) -> str | None:
        """The day on which an investigation without a date was first told of, where others told of another one before."""
        first = self._published.get(event.reports[0].document)
        others = [one for one in self._done if one.type == event.type == "investigation_opened" and one is not event]
        before = (self._published.get(one.reports[0].document) for one in others)
        return first if any(day and first and edtf.order(day) < edtf.order(first) for day in before) else None

    def _same_matter(self, other: CaseEvent, event: CaseEvent) -> bool:
        """Of one type the same thing; about the same person where both say whom; an investigation of the police, the police."""
        if other.type == event.type and not subtypes_agree(other.subtype, event.subtype):
            return False
        ours, theirs = subjects(event), subjects(other)
        if ours and theirs and not ours & theirs:
            return False
        if bool(ours) != bool(theirs) and {event.type, other.type} <= ON_CHARGES and len(self._accused) > 1:
            return False  # of whom it is told is open
        if (not ours and self._is_on_civilian(other) and event.type in ON_POLICE) or self._is_own(other, event):
            return False
        return event.type != "investigation_opened" or self._ends_investigation(other, event)

    def _is_own(self, other: CaseEvent, event: CaseEvent) -> bool:
        """Whether what is asked for from outside is only done by the police themselves: "an independent investigation"."""
        acting = [self._parties[body] for body in self._bodies(other) if body in self._parties]
        own = bool(acting) and all("involved_agency" in body.roles for body in acting)
        return own and event.type == "call_for_action" and other.type == "investigation_opened"

    def _is_on_civilian(self, other: CaseEvent) -> bool:
        """Whether a decision concerns somebody who is no officer: it closes no investigation of the police."""
        return any(is_civilian(self._parties[party]) for party in subjects(other) if party in self._parties)

    def _ends_investigation(self, other: CaseEvent, event: CaseEvent) -> bool:
        """Not a pathologist's finding, not what another body finds or closes."""
        bodies = [self._bodies(one) for one in (other, event)]
        apart = other.type in {"finding", "investigation_closed"} and all(bodies) and not bodies[0] & bodies[1]
        return other.outcome != "homicide" and not apart

    def _bodies(self, event: CaseEvent) -> set[str]:
        """The bodies that act in an event, those of its people for them."""
        acting = {one.party for one in event.participants if one.role in {"authority", "agent"}} or event.said_by
        known = (self._parties[party] for party in acting if party in self._parties)
        return {party.affiliation or party.id for party in known}

    def _naming(self, event: CaseEvent) -> str | None:
        """Who is named in a document no older than the last that holds the name back, in the part that it is about."""
        role = str(load("threads")["named_as"].get(event.type))
        held = max((self._published.get(report.document) for report in event.reports), key=edtf.order, default=None)
        for party in (party for party in self._parties.values() if party.kind == "person" and role in party.roles):
            days = self._named.get(party.id, ())
            if role in self._in_force(party.id) and any(_not_before(day, held) for day in days):
                return party.id
        return None

    def _in_force(self, party: str) -> set[str]:
        """A party's roles in the use of force; of an officer on whom something is decided that of an officer."""
        force = (event for event in self._done if event.type == "use_of_force")
        roles = {one.role for event in force for one in event.participants if one.party == party}
        decided = any(event.type in DECISIONS and party in subjects(event) for event in self._done)
        return roles | ({"officer"} if decided and "officer" in self._parties[party].roles else set())


def _kinds(event: CaseEvent) -> set[str]:
    """What an event counts as among those that close a thread."""
    exact = f"{event.type}/{event.outcome}"
    return {exact} if exact in load("threads")["unanswering"] else {event.type, exact}


def _not_before(day: str | None, other: str | None) -> bool:
    """Whether a day is known to be no earlier than another."""
    ours, theirs = edtf.bounds(day), edtf.bounds(other)
    return ours is not None and theirs is not None and ours[0] >= theirs[0]
