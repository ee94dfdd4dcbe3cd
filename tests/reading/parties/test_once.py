"""Who is told twice is one party; who is somebody else stays apart; who served once is no officer of the incident."""

import pytest

from tests.reading.parties.support import parties_of

Expected = list[tuple[str, float | None]]
PERSONS: list[tuple[str, Expected]] = [
    (
        "Deputies shot and killed a man Tuesday. Leon Prather, 41, pointed a gun at them. Prather died at the scene.",
        [("Leon Prather", 41)],
    ),
    ("A 19-year-old Avon man was arrested. Bo Lane was charged with murder.", [("Bo Lane", 19)]),
    ("A 17-year-old was charged with murder. Bo Lane was also charged.", [("A 17-year-old", 17), ("Bo Lane", None)]),
    ("A 17-year-old girl was charged. Robert Lane was charged.", [("A 17-year-old girl", 17), ("Robert Lane", None)]),
    ("Deputies arrested 41-year-old Avon resident Ann Lynn Marsh.", [("Ann Lynn Marsh", 41)]),
    ("Bo Lane, a tall, 29-year-old resident of Avon, was arrested.", [("Bo Lane", 29)]),
    ("Bo Lane (left), 30, was arrested.", [("Bo Lane", 30)]),
    ("A boy was shot. The 13-year-old is Otto Roe, a student.", [("Otto Roe", 13)]),
    (
        "They held a 17-year-old boy, Louis Roe, 21, and Bo Lane.",
        [("a 17-year-old boy", 17), ("Louis Roe", 21), ("Bo Lane", None)],
    ),
    ("David Roe was shot. The homeowner began firing at Roe, 38, who ran.", [("David Roe", 38), ("The homeowner", None)]),
    ("The second victim, a child, was shot.", [("The second victim", None)]),
    ("A boy was shot and killed, and a teen was arrested. The juvenile was jailed.", [("A boy", None), ("a teen", None)]),
    ("His uncle, Dr. Carl Roe, Sr., wept.", [("Carl Roe Sr", None)]),
    (
        "An armed man was shot by police in Avon. Photo: The Herald\nAn armed man was shot by police in Avon on Monday.",
        [("An armed man", None)],
    ),
    (
        "An armed man was shot in Avon. Two days on in Solon, an armed man was hurt.",
        [("An armed man", None), ("an armed man", None)],
    ),
]
ROLES = [
    ("A Keel County sheriff's deputy shot and killed a man Tuesday.", "A Keel County sheriff's deputy", ["officer"]),
    ("The officers who fired are Sgt. Al Croft and Officer Ben Yost.", "Ben Yost", ["officer"]),
    ("Sheriff Dean Roe fired Stallings in September.", "Dean Roe", ["official"]),
    ("K-9 Officer Stan Roe released his partner, Rex, police said.", "Stan Roe", ["other"]),
    ("A former police officer shot his wife on Monday.", "A former police officer", ["suspect"]),
    ("A retired police officer was shot in his home.", "A retired police officer", ["person_harmed"]),
    ("A former officer, who was on duty then, shot Ann Roe.", "A former officer", ["officer"]),
    ("An officer shot Ann Roe on Monday.", "An officer", ["officer"]),
    (
        "Keel Bureau of Investigation agents asked about it, the agents said.",
        "Keel Bureau of Investigation agents",
        ["investigator"],
    ),
    ("FBI agents shot a man. The agents fled.", "FBI agents", ["officer"]),
    ("Workers fled. The workers were hurt.", "Workers", ["person_harmed"]),
    ("Workers fled. The workers said so.", "Workers", ["other"]),
    ("Four men were charged with it. Two men were hurt.", "Four men", ["suspect"]),
    ("Four men were charged with it. Two men were hurt.", "Two men", ["person_harmed"]),
]
AGENCIES = [
    ("Wounded Alder Falls Police officer goes home.", ["Alder Falls Police"]),
    ("Enlarge Oxbow County Sheriff's Office", ["Oxbow County Sheriff's Office"]),
    ("ALBANY - Albany Police are here.", ["Albany Police"]),
    ("Winston-Salem Police are here.", ["Winston-Salem Police"]),
    ("Keel Sheriff's Office came. The KPSO page says so.", ["Keel Sheriff's Office"]),
    ("Keel Parish Sheriff’s deputies came. An KPSO deputy left.", ["Keel Parish Sheriff’s"]),
    ("Multiple police came. Avon Police left.", ["Avon Police"]),
    ("The Department of Public Works helped.", ["Department of Public Works"]),
    ("KEEL COUNTY, Ky (LEX 18) Ann Roe said so.", []),
    ("Keel County coroner's records were read.", ["Keel County coroner"]),
]


@pytest.mark.parametrize(("content", "expected"), PERSONS)
def test_persons(content: str, expected: Expected) -> None:
    found = [party for party in parties_of(content).parties if party.kind == "person"]
    assert [(party.name or party.label, party.age) for party in found] == expected


@pytest.mark.parametrize(("content", "who", "roles"), ROLES)
def test_roles(content: str, who: str, roles: list[str]) -> None:
    found = {party.name or party.label: party.roles for party in parties_of(content).parties}
    assert found[who] == roles


@pytest.mark.parametrize(("content", "expected"), AGENCIES)
def test_agencies(content: str, expected: list[str]) -> None:
    assert [party.name for party in parties_of(content).parties if party.kind == "agency"] == expected
