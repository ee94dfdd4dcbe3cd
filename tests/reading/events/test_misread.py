"""Kinds of misreadings: whose deed, what sort of event, whose word, which day."""

import pytest

from onrecord.reading import read_annotated
from onrecord.record import Document
from onrecord.text import document_id
from tests.reading.events.reader import annotated, events, read, the_event

BELOW = "\n\nNeighbors left flowers outside the house where Dale Roe was killed.\n"
# A headline; the parties that no event may have as its doer.
HEADLINES = [
    ("Family disputes police account of Elm Street shooting", "Family"),
    ("Mother questions sheriff's version of Orchard Park shooting", "Mother"),
    ("Town mourns Avon High School shooting", "Town"),
    ("Neighbors recall Oak Lane killing", "Neighbors"),
    ("Widow questions deputy's story of Larkin stabbing", "Widow"),
    ("Protesters decry Dale Roe shooting", "Dale Roe"),
    ("Mayor defends officers in Maple Avenue killing", "officers"),
]
DOERS = {"subject", "officer", "agent"}


@pytest.mark.parametrize(("headline", "who"), HEADLINES)
def test_a_shooting_that_ends_a_headline_is_nobodys_deed(headline: str, who: str) -> None:
    found, parties, _ = read(headline + BELOW)
    doers = [parties.get(one.party) for event in found for one in event.participants if one.role in DOERS]
    assert who not in {party.name or party.label for party in doers}


def test_a_shooting_with_an_object_is_a_deed() -> None:
    found, _, _ = read("Video shows officer shooting Dale Roe")
    assert [event.type for event in found if event.participants] == ["use_of_force"]


# Text; type and who takes part how, of the one event of that type; a type that there must not be.
TOLD = [
    (
        "A Keel County sheriff's deputy shot and killed a man Tuesday.",
        "use_of_force",
        {("A Keel County sheriff's deputy", "officer"), ("a man", "person_harmed")},
        "offense",
    ),
    ("Police: Suspect shot by officer is in critical condition", "injury", set(), "death"),
    ("Bo Lane, a man shot by police charged with assault, wept.", "charging_decision", {("Bo Lane", "subject")}, "arrest"),
    ("Family of Bo Lane sues officer charged with assault.", "charging_decision", set(), "arrest"),
    ("I decline to file charges against Officer Lee Doe.", "charging_decision", {("Lee Doe", "subject")}, "plea"),
    ("No criminal charges will be filed against Deputy Lee Doe.", "charging_decision", {("Lee Doe", "subject")}, "plea"),
    ("The report found Officer Lee Doe fired first.", "use_of_force", {("Lee Doe", "officer")}, "termination"),
    ("Investigators found Deputy Lee Doe fired twice at the car.", "use_of_force", {("Lee Doe", "officer")}, "termination"),
    (
        "Officer Lee Doe fired three times, shot once at the window, and fell.",
        "use_of_force",
        {("Lee Doe", "officer")},
        "injury",
    ),
    ("Dale Roe was shot in the execution of a search warrant.", "offense", {("Dale Roe", "person_harmed")}, "court_order"),
    ("Deputies serving a search warrant shot Dale Roe.", "initial_contact", {("Deputies", "officer")}, "court_order"),
    ("The internal review of the shooting is over.", "use_of_force", set(), "offense"),
    (
        "Criminal charges will not be filed by this office against Officer Lee Doe.",
        "charging_decision",
        {("Lee Doe", "subject")},
        "arrest",
    ),
    (
        "A man was shot Friday by a white Tulsa, Oklahoma, police officer.",
        "use_of_force",
        {("A man", "person_harmed")},
        "offense",
    ),
    (
        "The officer then shot his Taser at Dale Roe.",
        "use_of_force",
        {("The officer", "officer"), ("Dale Roe", "person_harmed")},
        "offense",
    ),
    ("The coroner ruled the death of Dale Roe a homicide.", "finding", set(), "offense"),
    (
        "The suspect ran. The suspect refused to follow commands while deputies were attempting to bring him into custody and "
        "displayed a firearm at which time deputies fired.",
        "weapon_drawn",
        {("The suspect", "agent")},
        "offense",
    ),
    ("Cameron questioned why there was no charge for the search warrant.", "charging_decision", set(), "court_order"),
    ("The chief read about the investigation, which followed the protocol.", "investigation_opened", set(), "finding"),
    ("None of the deputies were equipped with body cameras at the scene.", "policy_change", None, "policy_change"),
    ("I will not provide erroneous information to the public.", "statement_issued", None, "statement_issued"),
    ("Dale Roe, who was shot in the leg by a deputy, went home.", "use_of_force", {("Dale Roe", "person_harmed")}, "offense"),
    ("The man who was killed by a deputy had no gun.", "death", {("The man", "person_harmed")}, "offense"),
    ("The sister of Dale Roe, who was shot by a deputy, wept.", "use_of_force", {("Dale Roe", "person_harmed")}, "offense"),
    (
        "A man shot in the back by police had no gun.",
        "use_of_force",
        {("police", "officer"), ("A man", "person_harmed")},
        "offense",
    ),
    (
        "Jurors on Friday acquitted Officer Lee Doe of murder.",
        "verdict",
        {("Jurors", "authority"), ("Lee Doe", "subject")},
        "offense",
    ),
    (
        "Former Officer Lee Doe was acquitted in the shooting of Dale Roe during a traffic stop.",
        "use_of_force",
        {("Lee Doe", "officer"), ("Dale Roe", "person_harmed")},
        "offense",
    ),
    (
        "The former Avon police officer was acquitted in the on-duty shooting of Dale Roe.",
        "use_of_force",
        {("The former Avon police officer", "officer"), ("Dale Roe", "person_harmed")},
        "offense",
    ),
    ("A former officer was acquitted in the shooting of Dale Roe.", "offense", {("Dale Roe", "person_harmed")}, "use_of_force"),
    ("A former deputy was charged in the shooting of his wife.", "offense", {("his wife", "person_harmed")}, "use_of_force"),
    ("Officer indicted in shooting of Dale Roe", "use_of_force", {("Dale Roe", "person_harmed")}, "offense"),
    ("Officer Lee Doe was put on leave after the shooting of Dale Roe.", "leave", {("Lee Doe", "officer")}, "offense"),
    (
        "Officer Lee Doe was put on leave after the shooting of Dale Roe.",
        "use_of_force",
        {("Dale Roe", "person_harmed")},
        "offense",
    ),
    ("A clerk was put on leave after the shooting of Dale Roe.", "offense", {("Dale Roe", "person_harmed")}, "use_of_force"),
    ("Flowers lay at the scene of the fatal shooting of Dale Roe.", "death", {("Dale Roe", "person_harmed")}, "offense"),
    ("A man was held in the fatal shooting of Dale Roe.", "offense", {("Dale Roe", "person_harmed")}, "use_of_force"),
    (
        "Officer Lee Doe shot Dale Roe on March 1. Doe returned to work in April.",
        "return_to_duty",
        {("Lee Doe", "officer")},
        "offense",
    ),
    (
        "Troopers Aaron Stroh and Dale Finn shot at the car.",
        "use_of_force",
        {("Aaron Stroh", "officer"), ("Dale Finn", "officer")},
        "injury",
    ),
    ("Dale Roe was gunned down at home.", "death", {("Dale Roe", "person_harmed")}, "injury"),
    ("An officer who was fired in May has sued.", "termination", {("An officer", "officer")}, "use_of_force"),
    (
        "The deputy who shot Dale Roe went home.",
        "use_of_force",
        {("The deputy", "officer"), ("Dale Roe", "person_harmed")},
        "offense",
    ),
]


@pytest.mark.parametrize(("words", "kind", "who", "barred"), TOLD)
def test_what_is_told(words: str, kind: str, who: set[tuple[str, str]] | None, barred: str) -> None:
    _, parties, _ = read(words)
    if who is None:
        assert not events(words, barred)
        return
    event = the_event(words, kind)
    named = {(parties.get(one.party).name or parties.get(one.party).label, one.role) for one in event.participants}
    assert named == who
    assert not events(words, barred)


# Text, type, polarity and modality: what is not done yet is not told as done.
OPEN = [
    ("We wait for the investigation to be completed.", "investigation_closed", "affirmed", "planned"),
    (
        "With city officials poised to release the body camera video, crowds marched.",
        "evidence_released",
        "affirmed",
        "planned",
    ),
    ("The grand jury has decided to not indict the officer.", "charging_decision", "affirmed", "occurred"),
]


@pytest.mark.parametrize(("words", "kind", "polarity", "modality"), OPEN)
def test_what_is_open(words: str, kind: str, polarity: str, modality: str) -> None:
    event = the_event(words, kind)
    assert (event.polarity, event.modality) == (polarity, modality)


# Text, type and date of its event: days that date nothing.
UNDATED = [
    ("Mr. Dale Roe (D.O.B. 8/26/1997) was shot by an officer.", "use_of_force"),
    ("Dale Roe, born on March 3, 1999, was shot by an officer.", "use_of_force"),
    ("It was the fourth time that a person shocked by a Taser has died since the department began to use it in 2001.", "death"),
]


@pytest.mark.parametrize(("words", "kind"), UNDATED)
def test_days_that_date_nothing(words: str, kind: str) -> None:
    assert the_event(words, kind).date is None


# Text, type and date: the day of a vote is none of a shooting, that of an inquiry none where it is of what it is into.
DATED = [
    (
        "The council on Monday voted to pay the family of Dale Roe, who was shot and killed by a police officer.\n\n"
        "Roe was shot following a confrontation with two officers in June 2020.",
        "use_of_force",
        "2020-06",
    ),
    (
        "RE: The investigation of the officer-involved shooting by Detective Lee Doe, on March 3, 2021, in Avon, Ohio.",
        "investigation_opened",
        None,
    ),
]


@pytest.mark.parametrize(("words", "kind", "date"), DATED)
def test_days_of_others(words: str, kind: str, date: str | None) -> None:
    assert the_event(words, kind).date == date


# Text, type, polarity and modality: what only stands beside a negation or a plan.
BESIDE = [
    ("The footage can't be released because of the ongoing probe.", "investigation_opened", "affirmed", "occurred"),
    ("As part of its investigation, the office will review the video.", "investigation_opened", "affirmed", "occurred"),
    ("The department has a policy on releasing body camera footage.", "evidence_released", "affirmed", "hypothetical"),
    ("The shooting set off days of protests.", "protest", "affirmed", "occurred"),
    ("An investigation will be opened in June.", "investigation_opened", "affirmed", "planned"),
    ("The lawsuit, filed in January, is set for trial in June.", "lawsuit_filed", "affirmed", "occurred"),
    ("The lawsuit will be heard in June.", "lawsuit_filed", "affirmed", "occurred"),
    ("A lawsuit is expected to be filed on Monday.", "lawsuit_filed", "affirmed", "planned"),
    ("A lawsuit is planned.", "lawsuit_filed", "affirmed", "planned"),
    ("The council rejected a $1.2 million settlement.", "settlement", "negated", "occurred"),
    ("A protest planned for Saturday was called off.", "protest", "negated", "occurred"),
    ("The department has 48 hours to name the officer.", "officer_identified", "affirmed", "planned"),
    ("The chief has the power to fire the officer.", "termination", "affirmed", "hypothetical"),
    ("The failure to charge the officer drew a crowd.", "charging_decision", "negated", "occurred"),
    ("Police deny that an officer shot Dale Roe.", "use_of_force", "negated", "occurred"),
    ("The officer was to be interviewed on Wednesday.", "interview", "affirmed", "planned"),
    ("Calls for the chief's resignation grew.", "call_for_action", "affirmed", "occurred"),
]


@pytest.mark.parametrize(("words", "kind", "polarity", "modality"), BESIDE)
def test_what_stands_beside(words: str, kind: str, polarity: str, modality: str) -> None:
    event = the_event(words, kind)
    assert (event.polarity, event.modality) == (polarity, modality)


# Text; types that it must not tell.
NEVER = [
    ("An officer was reportedly shot at by a driver during a traffic stop.", {"injury"}),
    ("The jury unanimously ruled that the officers followed the law.", {"court_order"}),
    ("They have to provide them with that information in court.", {"statement_issued"}),
    ("The truck crossed the road and stopped in the woods. An officer came.", {"initial_contact"}),
    ("The patrol car slid before striking a concrete median.", {"injury"}),
    ("He was able to get out and call for help.", {"initial_contact"}),
    ("It hurts my heart to know that, she said.", {"injury"}),
    ("Had the officer fired, the boy would have died.", {"use_of_force", "death"}),
    ("Officers may have shot Dale Roe.", {"use_of_force", "offense"}),
    ("Calls for the chief's resignation grew.", {"resignation"}),
    ("The officer was cleared to return to work.", {"finding"}),
    ("Dale Roe charged at the officers with a knife before one of them shot him.", {"offense", "charging_decision"}),
    ("Two officers came to the house. One of them shot Dale Roe.", {"offense"}),
]


@pytest.mark.parametrize(("words", "types"), NEVER)
def test_what_is_not_told(words: str, types: set[str]) -> None:
    assert not types & {event.type for event in events(words)}


def test_force_of_two_bodies_on_two_people_is_two() -> None:
    words = (
        "Avon police shot and killed Dale Roe in 2017. Jurors reviewed the shooting of Robert Pell by Marlow Heights police."
    )
    assert len(events(words, "use_of_force")) == 2


def test_a_home_town_is_no_scene() -> None:
    words = "The verdict cleared the officer in the death of Dale Roe, of Granbury, Texas. The shooting by police occurred in Norfolk."
    place = the_event(words, "use_of_force").place
    assert place is not None and place.city == "Norfolk"


ELSEWHERE = [
    ("The suit cites two other deadly shootings by deputies: Ann Poe, who was killed by a deputy.", "use_of_force"),
    ("Elsewhere, two officers were killed in Avon.", "death"),
    ("In another incident, Officer Lee Doe was fired in April.", "termination"),
    ("A jury cleared the officer in that incident.", "finding"),
]


@pytest.mark.parametrize(("words", "kind"), ELSEWHERE)
def test_other_incidents(words: str, kind: str) -> None:
    assert the_event(words, kind).background


def test_a_suspect_is_not_the_officer_whose_name_is_kept_back() -> None:
    words = "The suspect shot the deputy. The department is not releasing the names of the suspect or the deputy."
    _, parties, _ = read(words)
    event = the_event(words, "officer_identified")
    assert "the suspect" not in {(parties.get(one.party).label or "").lower() for one in event.participants}


def test_where_the_news_conference_was_is_not_where_the_boy_was_shot() -> None:
    words = "The mother spoke at a press conference in Grenada, Mississippi. A boy was shot by an officer at his home."
    place = the_event(words, "use_of_force").place
    assert place is None or place.city != "Grenada"


@pytest.mark.parametrize(
    ("words", "count"),
    [("The council approved a $795K settlement.", 795000), ("A $2 million settlement was approved.", 2000000)],
)
def test_amounts(words: str, count: int) -> None:
    assert the_event(words, "settlement").count == count


# Text; how many inquiries it tells of.
INQUIRIES = [
    (
        "The Oxbow Bureau of Investigation is investigating the shooting. The Avon Police Department opened its own investigation.",
        2,
    ),
    ("The Avon Police Department is investigating. Avon police said the investigation continues.", 1),
    ("The Oxbow Bureau of Investigation is investigating. An investigation was opened on Monday.", 1),
]


@pytest.mark.parametrize(("words", "count"), INQUIRIES)
def test_each_body_has_an_inquiry_of_its_own(words: str, count: int) -> None:
    assert len(events(words, "investigation_opened")) == count


def test_who_denies_an_account_does_not_tell_of_the_shooting() -> None:
    words = "Family disputes police account of Elm Street shooting\n\nA man was shot by an Avon officer on Monday."
    assert the_event(words, "use_of_force").attributed_to is None


LETTER = """August 5, 2025

Dear Chief Salk:

I have reviewed the death of Dale Roe. I decline to file charges against Officer Lee Doe.

Very truly yours,

Ann Holm

Keel County Attorney
"""


def test_the_day_of_a_letter_is_not_that_of_the_death_that_it_tells_of() -> None:
    reading = read_annotated(Document(id=document_id(LETTER), text=LETTER), annotated(LETTER))
    names = {party.id: party.name for party in reading.parties}
    told = {event.type: (event.date, {(names[one.party], one.role) for one in event.participants}) for event in reading.events}
    assert told == {
        "death": (None, {("Dale Roe", "person_harmed")}),
        "charging_decision": ("2025-08-05", {("Ann Holm", "authority"), ("Lee Doe", "subject")}),
    }


def test_a_day_without_a_year_does_not_take_that_of_another_shooting() -> None:
    words = (
        "AVON, Ohio — Officers shot Dale Roe on June 3 outside a store, police said.\n\nRoe died at a hospital.\n\n"
        "In 2011, Officer Lee Doe shot a man on Oak Street.\n"
    )
    found, parties, _ = read(words, None)
    told = [(event.type, event.date, event.background) for event in found]
    assert told == [("use_of_force", None, False), ("death", None, False), ("use_of_force", "2011", True)]
    shot = [parties.get(one.party).name for one in found[0].participants if one.role == "person_harmed"]
    assert shot == ["Dale Roe"]
