"""Every form that the name of an American agency takes."""

import pytest

from tests.reading.parties.support import parties_of

NAMES = [
    "Alder Falls Police Department",
    "Alder Falls Metropolitan Police Department",
    "Alder Falls Bureau of Police",
    "Alder Falls Division of Police",
    "Alder Falls Police Bureau",
    "Town of Geneva Police Department",
    "Alder Borough Police",
    "Alder Township Police Department",
    "Oxbow County Sheriff's Office",
    "Oxbow County Sheriff’s Department",
    "Oxbow Parish Sheriff's Office",
    "Isle of Wight County Sheriff's Office",
    "Oxbow County Constable's Office",
    "Nevada State Police",
    "Ohio State Highway Patrol",
    "California Highway Patrol",
    "Washington State Patrol",
    "Texas Department of Public Safety",
    "Georgia Bureau of Investigation",
    "Independent Police Review",
    "Office of Independent Police Review",
    "Alder Falls Office of Police Accountability",
    "Alder Falls Police Accountability Board",
    "State Bureau of Investigation",
    "State Law Enforcement Division",
    "Federal Bureau of Investigation",
    "Drug Enforcement Administration",
    "Bureau of Alcohol, Tobacco, Firearms and Explosives",
    "U.S. Marshals Service",
    "U.S. Border Patrol",
    "U.S. Department of Justice",
    "U.S. Attorney's Office",
    "Ohio Attorney General's Office",
    "Oxbow County District Attorney's Office",
    "Oxbow County State's Attorney's Office",
    "Oxbow County Attorney's Office",
    "Oxbow County Prosecutor's Office",
    "Oxbow County Public Defender's Office",
    "Oxbow County Coroner's Office",
    "Oxbow County Medical Examiner's Office",
    "Alder University Police Department",
    "Alder Unified School District Police Department",
    "Alder Falls Transit Police",
    "Alder Falls Park Police",
    "Alder Housing Authority Police",
    "Port Authority Police Department",
    "Alder Nation Police Department",
    "Florida Fish and Wildlife Conservation Commission",
    "Alder Department of Corrections",
    "Alder Falls Fire Department",
    "Alder Falls City Council",
    "Alder Falls Board of Aldermen",
    "Oxbow County Board of Supervisors",
    "Alder Falls Police Commission",
    "Alder Falls Civilian Review Board",
    "Office of the Independent Police Auditor",
    "Office of Professional Accountability",
    "Alder Falls Internal Affairs Division",
    "Alder Falls Police Protective League",
    "Fraternal Order of Police",
    "Alder Falls Police Foundation",
    "American Civil Liberties Union",
    "FBI",
    "ATF",
    "GBI",
    "NLVPD",
]


@pytest.mark.parametrize("name", NAMES)
def test_an_agency_is_named_in_full(name: str) -> None:
    found = parties_of(f"A spokesman for the {name} said so.").parties
    assert name in [party.name for party in found if party.kind != "person"]


@pytest.mark.parametrize("words", ["Buy Photo", "Image 2 of 5 Caption", "Video", "Updated"])
def test_a_page_s_furniture_is_no_part_of_a_name(words: str) -> None:
    found = parties_of(f"{words} Oxbow County Sheriff's Office deputies came.").parties
    assert "Oxbow County Sheriff's Office" in [party.name for party in found]


def test_a_person_before_of_a_town_s_police_is_no_part_of_the_agency() -> None:
    found = {party.kind: party.name for party in parties_of("He left, said Lt. Ray Webb of Alder Falls police.").parties}
    assert found == {"person": "Ray Webb", "agency": "Alder Falls police"}
