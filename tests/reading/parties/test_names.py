"""Which words are persons' names, and what stands before them."""

import pytest

from onrecord.reading.parties.names import find_names
from onrecord.reading.parties.titles import after_titles, title_before
from onrecord.reading.parties.tokens import Words
from tests.reading.parties.support import annotated, mentions, parties_of

NAMES = [
    ("Deputy Wayne Struck, who fired, has resigned.", {"Wayne Struck": "Deputy"}),
    ("Bo Lane died. Lane's son, Bo Lane Jr., wept.", {"Bo Lane": None, "Bo Lane Jr.": None}),
    ("Bo Lane Jr. was shot. Bo Lane, 22, died. His father, Bo Lane Sr., wept.", {"Bo Lane Jr.": None, "Bo Lane Sr": None}),
    ("K-9 Officer Stan Roe released his partner, Rex, police said.", {"Stan Roe": "Officer"}),
    ("Attorney General Announces Findings in Fatal Shooting by Police\n\nPaul Roe spoke.", {"Paul Roe": None}),
    ("Police Chief Dana Orr spoke.", {"Dana Orr": "Police Chief"}),
    ("The force's spokesman Sgt. Rich Lane spoke.", {"Rich Lane": "spokesman Sgt."}),
    ("“It doesn't add up,” said Cole Law, who represents the family.", {"Cole Law": None}),
    (
        "Officers Erin Lane, 41, and Jason Stone, 39, were placed on leave.",
        {"Erin Lane": "Officer", "Jason Stone": "Officer"},
    ),
    ("Larry “Boxx” Hanley, 30, was found shot.", {"Larry Hanley": None}),
    ("Juan Brian Jeter-Clark was charged.", {"Juan Brian Jeter-Clark": None}),
    ("William A. Young Jr. was killed.", {"William A. Young Jr.": None}),
    ("Neighbor Ken Yarrow saw it.", {"Ken Yarrow": None}),
    ("Then Tony Marsh ran.", {"Tony Marsh": None}),
    ("The victim was identified as Xantavia Quorle.", {"Xantavia Quorle": None}),
    ("Trooper First Class Justin Rand fired.", {"Justin Rand": "Trooper First Class"}),
    ("Man shot in hand | The Marlow HeraldMichael Dunn, 18, was hurt.", {"Michael Dunn": None}),
    ("Maria de la Cruz wept.", {"Maria de la Cruz": None}),
    ("He was shot by Mary Welsh and by Craig Dunn.", {"Mary Welsh": None, "Craig Dunn": None}),
    ("The victim: Mary Welsh's son, Craig Dunn.", {"Mary Welsh": None, "Craig Dunn": None}),
    ("Drugs contributed to the death of Mary Welsh.", {"Mary Welsh": None}),
    ("Jalen Jamel Everly, 20, of Avon, was booked.", {"Jalen Jamel Everly": None}),
    ("Police found 19-year-old Jacobe Dante Pell.", {"Jacobe Dante Pell": None}),
    ("Later, 25-year-old Canyon Charles Moser was found.", {"Charles Moser": None}),
    ("Police want Julian Sims January 1, 2013.", {"Julian Sims": None}),
    ("April Jonas, 20, and Jan Moss were shot.", {"April Jonas": None, "Jan Moss": None}),
    ("Neighbor Jermarl Feppa said he saw it.", {"Jermarl Feppa": None}),
    ("Prime Minister Bo Marsh spoke.", {"Bo Marsh": "Minister"}),
    ("Former Miss Universe Alicia Marsh spoke.", {"Alicia Marsh": None}),
    ("Wells Ashby CEO John Stump spoke.", {"John Stump": "CEO"}),
    ("Spc. Ivan Lane, 34, was hurt.", {"Ivan Lane": "Spc."}),
    ("Mary Welsh Calls Craig Dunn a Fool", {"Mary Welsh": None, "Craig Dunn": None}),
    ("Craig Dunn spoke. Stop Dunn, they said.", {"Craig Dunn": None}),
    ("“He was kind,” said Omar Free, his father.", {"Omar Free": None}),
    ("Tony Pass Jr. caught it.", {"Tony Pass Jr.": None}),
    ("Debra Lynn Fine, 50, was shot.", {"Debra Lynn Fine": None}),
    ("Truth Turner, 11, was shot.", {"Truth Turner": None}),
    ("She was the mother of Howard Lane.", {"Howard Lane": None}),
    ("Mason Law, 20, and Tamir Rice, 12, were shot.", {"Mason Law": None, "Tamir Rice": None}),
    ("Officer Stone fired.", {"Stone": "Officer"}),
    ("Judge Jack Skene Jr. Ingalls was held.", {"Jack Skene Jr.": "Judge"}),
    ("Marcus Webb Marcus Webb was arrested.", {"Marcus Webb": None}),
    ("Two were killed: Vontay Jamar Price, 22, and Ann Roe, 30.", {"Vontay Jamar Price": None, "Ann Roe": None}),
    ("Mary Welsh is a neighbor who reported the shooting to a reporter.", {"Mary Welsh": None}),
]

NO_NAMES = [
    "Orlando Mayor\n\nA man fled.",
    "Attorneys of Wendel Roth & Marsh came.",
    "The OK Corral shows films. Royal Farm stores closed.",
    "Allgood Grocery was robbed. Fairfield Twp fire crews came.",
    "Hurricanes Ida and Zeta came.",
    "Judge John W. deVries ruled.",
    "Ann Welsh Staff Photographer\n\nA man was shot.",
    "It happened at Cesar Chavez Avenue and Breed Street.",
    "He was taken to Mercy General Hospital on Friday.",
    "By Craig Lowell\n\nA man was shot.",
    "By CRAIG LOWELL and ANN MARSHMarlow Press\n\nA man was shot.",
    "By Ann Welsh, Mike Holder and Rachel Dunn of the Courier staff\n\nA man was shot.",
    "The photo shows him. (Bryan Chance / Marlow Times)",
    "Mary Welsh is a Courier staff writer. Reach her at 555-0100.",
    "Mary Welsh is a crime reporter for the Courier.",
    "Mary Welsh: mwelsh@courier.example.",
    "WATCH: Mary Welsh's report",
    "Staff writer Mary Welsh contributed.",
    "It belonged to Oxbow Co. and to Marlow Corp.",
    "Photo: Jessica Welsh, The Courier",
    "Officers search the park. (Photo: The Courier/ Liz Moss)",
    "Photo: Submitted by Rachel Dunn",
    "Ann Welsh, Jo Holder and Bo Dunn are Courier staff writers.",
    "Traffic was turned away at Old Ballard and Reinke Roads.",
    "Two men were shot in Alder Gresham Thursday.",
    "It happened in the Old Redmond area of the city.",
    "A 23-year-old Kenton woman was arrested. A 31-year-old Marlow City resident died.",
    "(Photos by Rob Welsh)",
    "An Amber Alert was issued.",
    "Contact Rachel Crosby at 555-0100.",
    "Reporters Ann Welsh and Mike Holder contributed to this report.",
    "The Civil Rights Act was passed.",
    "Marlow High School lost to Oxbow State University.",
    "Crime Stoppers takes tips.",
    "He owned Walter Energy and Edison Research.",
    "He was charged with Reckless Endangerment and Disorderly Conduct.",
    "It was shown on the Laura Ingalls Show.",
    "She was taken to Denver Children's Hospital.",
    "He called McLaughlin & Young Funeral Home.",
    "Copyright 2016 WALD (Meredith Corporation).",
    "It happened in East Garfield Park at the Emmanuel Church of God.",
    "Officers came to the 2900 block of Aspen Meadow.",
    "He lay at the corner of West Howard Lane and Metric Boulevard.",
    "It happened on the Dan Ryan Expressway and on Gail Lane.",
    "Officers came to Todd Place and Quebec Place.",
    "A Holly Hill home was searched. It happened in Santa Paula.",
    "The 100 block of N. Mead was closed.",
    "He was known as a fan of the Cleveland Cavaliers.",
    "They found a stolen Buick LaCrosse.",
    "He lived at DeSoto Bass public housing complex.",
    "Posted 3:57 AM, May 26, 2015, by Christopher Britt and Anthony Dill",
    "He is in critical condition. Cathy Lock The Marlow Bee",
    "Mary Welsh: (904) 555-0100",
    "Contributing: Matt Oker, The Marlow Advertiser",
    "With Ryan Sitt, Erin Durk, Graham Raym",
    "It found the man and two dogs -- Marisa Gerb",
    "View Full Caption",
    "MARLOW POLICE SAY DEPUTIES HAVE GONE HOME",
    "On Monday and Tuesday it rained in Carson City.",
]


@pytest.mark.parametrize(("content", "expected"), NAMES)
def test_names_with_their_titles(content: str, expected: dict[str, str | None]) -> None:
    persons = {party.name: party.title for party in parties_of(content).parties if party.kind == "person" and party.name}
    assert persons == expected


@pytest.mark.parametrize("content", NO_NAMES)
def test_what_is_no_person(content: str) -> None:
    assert [party.name for party in parties_of(content).parties if party.kind == "person" and party.name] == []


def test_a_glued_heading_is_no_part_of_the_mention() -> None:
    assert mentions("Man shot | The Marlow HeraldMichael Dunn, 18, was hurt.", "Michael Dunn") == ["Michael Dunn"]


def test_a_headline_s_verb_makes_no_relative() -> None:
    content = "Ray Orr Backs Trammell And Denounces Lane. Ray Orr spoke of Hilda Lane on Monday."
    assert {party.name for party in parties_of(content).parties if party.name} == {"Ray Orr", "Hilda Lane"}


def test_a_title_begins_after_what_is_no_title() -> None:
    page = Words(annotated("According to LAPD Deputy Chief Robert Arden, it rained."))
    start = after_titles(page, 2, 7)
    assert page.phrase(start, 7) == "Robert Arden"
    assert title_before(page, start) == (3, 5)
    assert title_before(page, 2) is None


def test_tokens_that_are_taken_make_no_name() -> None:
    page = Words(annotated("Dana Orr spoke."))
    assert find_names(page, [True] * len(page)) == []


JOINED = [
    ("DeJad Marsh, who rents a unit there, spoke.", "DeJad Marsh", ["DeJad Marsh"]),
    ("Da'Rel Oscar Marsh, who was a cousin, spoke.", "Da'Rel Oscar Marsh", ["Da'Rel Oscar Marsh", "a cousin"]),
    ("Jennifer Ross, Executive Director and Founder, spoke.", "Jennifer Ross", ["Jennifer Ross", "Executive Director"]),
    ("Denzel M., 6, was shot. Denzel Marsh loved cats.", "Denzel Marsh", ["Denzel M.", "Denzel Marsh"]),
    ("Christian Alexander Page, 14, died. Page was loved.", "Christian Alexander Page", ["Christian Alexander Page", "Page"]),
    ("Korin Stone, 23, died. Stone's son lived. Korin was loved.", "Korin Stone", ["Korin Stone", "Stone", "Korin"]),
    ("Jeremy Mardin was shot. Jeremy Mardni died.", "Jeremy Mardin", ["Jeremy Mardin", "Jeremy Mardni"]),
    ("Timothy Matthew Weiss fired. Tim Weiss was hurt.", "Timothy Matthew Weiss", ["Timothy Matthew Weiss", "Tim Weiss"]),
    ("Juan Jeter-Clark ran. Mr. Clark was caught.", "Juan Jeter-Clark", ["Juan Jeter-Clark", "Clark"]),
    ("Officer Paige Young and William Young met. Officer Young fired.", "Paige Young", ["Paige Young", "Young"]),
    ("Ann Lane and Bob Lane met. Ms. Lane said he left. Mr. Lane ran.", "Bob Lane", ["Bob Lane", "Lane"]),
    ("Korin Gaines, 23, was shot. Kodi Gaines was hurt.", "Kodi Gaines", ["Kodi Gaines"]),
    (
        "Brian Ashby was killed. His ex-wife, Brenda Ashby, came. Ashby was pronounced dead.",
        "Brian Ashby",
        ["Brian Ashby", "Ashby"],
    ),
]


@pytest.mark.parametrize(("content", "who", "expected"), JOINED)
def test_one_person_by_several_names(content: str, who: str, expected: list[str]) -> None:
    assert mentions(content, who) == expected
