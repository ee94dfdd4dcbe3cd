"""When: the event's own clause, the incident's day, open ends. The texts are published on Wednesday, 2021-05-12."""

import pytest

from onrecord.reading.events.days import When, days_between, incident_day, is_within
from tests.reading.events.reader import PUBLISHED, events, read, the_event

DATES = [
    ("Officers shot Dale Roe on Monday.", "use_of_force", "2021-05-10"),
    ("Police said Tuesday that officers shot Dale Roe.", "use_of_force", None),
    ("Officers shot Dale Roe on Monday. He died at a hospital.", "death", "2021-05-10"),
    ("Officers shot Dale Roe on Monday. He was pronounced dead at 9 p.m. Tuesday.", "death", "2021-05-11"),
    ("Officers found a man fatally shot on Monday.", "death", "2021-05-10"),
    ("Officers shot Dale Roe on Monday. He was pronounced dead at 9 p.m.", "death", "2021-05-10"),
    ("Monday's shooting by police left one man dead.", "death", "2021-05-10"),
    ("The sheriff fired the deputy on Tuesday.", "termination", "2021-05-11"),
    ("The chief said on Tuesday that the deputy was fired.", "termination", None),
    ("The officer has been charged.", "charging_decision", None),
    ("I decline to file criminal charges against the officer.", "charging_decision", PUBLISHED),
    ("The prosecutor declines to file criminal charges against the officer.", "charging_decision", None),
    ("The officer's name has not been released.", "officer_identified", f"../{PUBLISHED}"),
    ("Dale Roe is being held without bail.", "custody", f"../{PUBLISHED}"),
    ("The department said in a statement Tuesday that it was sorry.", "statement_issued", "2021-05-11"),
    ("Dr. Ann Poe, who performed the autopsy on March 12, spoke on Monday.", "autopsy", "2021-03-12"),
    ("A vigil is planned for Friday.", "memorial", "2021-05-14"),
    # charged in a deed of an older day
    ("Officer Lee Doe was charged with manslaughter in the death of Dale Roe on March 3.", "charging_decision", None),
    ("Officer Lee Doe was charged with manslaughter in the death of Dale Roe on March 3.", "death", "2021-03-03"),
    ("Officer Lee Doe was charged Tuesday in the death of Dale Roe on March 3.", "charging_decision", "2021-05-11"),
    ("Officer Lee Doe was charged in the death of Dale Roe on Tuesday.", "charging_decision", "2021-05-11"),
    ("Officer Lee Doe has been charged in the shooting of Dale Roe on Saturday.", "charging_decision", None),
    ("Officer Lee Doe has been charged in the shooting of Dale Roe on Saturday.", "use_of_force", "2021-05-08"),
    ("Officer Lee Doe was charged in the death of Dale Roe on March 3. Roe was shot at home.", "offense", "2021-03-03"),
    # a lawsuit that goes on
    ("The lawsuit, filed in January, is set for trial in June.", "lawsuit_filed", "2021-01"),
    ("The family's lawsuit is scheduled to go to trial in June.", "lawsuit_filed", None),
    ("A lawsuit is expected to be filed on Monday.", "lawsuit_filed", "2021-05-17"),
    ("The lawsuit was filed on Monday.", "lawsuit_filed", "2021-05-10"),
    # put off
    ("The trial was moved from May to June 7.", "trial", "2021-06-07"),
    ("The trial of Officer Lee Doe, which was to begin Monday, was put off to May 24.", "trial", "2021-05-24"),
    ("The officer has been on administrative leave since the May 3 shooting.", "leave", "2021-05-03"),
]

# The day of the incident where its own clause has none, or others stand beside it.
INCIDENT_DAYS = [
    # a state that follows on it has a day of its own
    ("Dale Roe was in critical condition Tuesday after he was shot by police on Monday.", "2021-05-10"),
    ("Relatives of a man shot by police will watch video of the shooting on Tuesday. He was shot on Monday.", "2021-05-10"),
    (
        "Police shot a man last week. The shooting last week hurt one man, lawyers told the paper Tuesday.",
        "2021-05-03/2021-05-09",
    ),
    ("Police shot a man who charged at them late Monday. The chief spoke Tuesday.", "2021-05-10"),
    ("Dale Roe was hospitalized today. Police shot him on Monday.", "2021-05-10"),
    # what is done about it later
    ("Police shot Dale Roe. He was arrested on Tuesday for the shooting.", None),
    ("Lee Doe was charged on Tuesday. Police shot his son Dale at home on Monday.", "2021-05-10"),
    # stamps of the page
    ("Posted: Tuesday, May 11, 2021 2:06 PM\n\nPolice shot Dale Roe on Monday.", "2021-05-10"),
    ("Updated: May 11, 2021\n\nPolice shot Dale Roe.", None),
    ("Police shot Dale Roe. (Published Monday, May 10, 2021)", None),
    # told in passing
    ("Officials say around 10:45 a.m. Monday. Police shot Dale Roe.", "2021-05-10"),
    ("Police shot Dale Roe. His father was asleep at around 3:45 p.m.", "2021-05-12"),
    ("Officials named the victim of Monday's homicide. Police shot Dale Roe.", "2021-05-10"),
    ("Police shot Dale Roe. Neighbors were having dinner on Elm Road at about 8 p.m. Monday.", "2021-05-10"),
    ("Police shot Dale Roe. Neighbors had eaten on Elm Road on Saturday.", "2021-05-08"),
    ("Police shot Dale Roe. Ann Poe said on Monday that she was sad.", None),
    ("Police shot Dale Roe. Ann Poe was arrested on Monday.", None),
    ("Police shot Dale Roe. The bridge had opened on March 3, 1999.", None),
    # a time of day alone says less than a day
    ("At 9 p.m. police shot Dale Roe. The shooting happened on Monday.", "2021-05-10"),
]


@pytest.mark.parametrize(("words", "date"), INCIDENT_DAYS)
def test_the_day_of_the_incident(words: str, date: str | None) -> None:
    assert the_event(words, "use_of_force").date == date


def test_a_day_told_in_passing_is_inferred() -> None:
    event = the_event("Police shot Dale Roe. Neighbors had eaten on Elm Road on Saturday.", "use_of_force")
    assert event.date_basis == "inferred"


@pytest.mark.parametrize(("words", "kind", "date"), DATES)
def test_dates(words: str, kind: str, date: str | None) -> None:
    assert the_event(words, kind).date == date


def test_basis_and_time() -> None:
    event = the_event("Officers shot Dale Roe at 9:20 p.m. Monday.", "use_of_force")
    assert (event.date_basis, event.time) == ("resolved", "21:20")
    assert the_event("Officers shot Dale Roe on May 3, 2020.", "use_of_force").date_basis == "stated"


def test_no_day_of_publication_no_relative_date() -> None:
    [event] = [event for event in read("Officers shot Dale Roe on Monday.", None)[0] if event.type == "use_of_force"]
    assert (event.date, event.date_basis) == (None, None)


def test_the_incidents_day_has_the_most_votes_and_is_not_to_come() -> None:
    votes = [(When("2021-05-10"), 3.0), (When("2021"), 9.0), (When("2021-05-11"), 2.0), (When("2021-05-20"), 9.0)]
    assert incident_day(votes, PUBLISHED).date == "2021-05-10"
    assert incident_day([], PUBLISHED) == When()


@pytest.mark.parametrize(
    ("first", "second", "days"),
    [
        ("2021-05-10", "2021-05-12", 2),
        ("2021-05-12", "2021-05-10", -2),
        ("2020", "2021-12-31", 365),
        ("2021-05", "2021-05-30", -1),
        ("2021-21", "2021-06-01", 1),
        ("nonsense", "2021", None),
    ],
)
def test_days_between(first: str, second: str, days: int | None) -> None:
    assert days_between(first, second) == days


def test_an_earlier_history_is_background() -> None:
    words = "Officers shot Dale Roe on Monday. In 2012, Officer Lee Doe shot and killed another man."
    assert [(event.date, event.background) for event in events(words, "use_of_force")] == [
        ("2021-05-10", False),
        ("2012", True),
    ]


@pytest.mark.parametrize(
    ("told", "span", "within"),
    [
        ("2020-10-22", "2020-23", True),
        ("2020-12-01", "2020-23", False),
        ("2019-10-22", "2020-23", False),
        ("2020-12-24", "2020-24", True),
        ("2020-10-22", "2020-10", True),
        ("2020-10-22", "2020-10-19/2020-10-25", True),
        ("2020-10", "2020", False),
        ("2020-10-22", None, False),
    ],
)
def test_a_day_lies_in_a_longer_date(told: str, span: str | None, within: bool) -> None:
    assert is_within(told, span) is within
