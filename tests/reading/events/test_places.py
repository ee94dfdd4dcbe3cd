"""Where: the place of the clause, the incident's city, and the state that the text leaves."""

import pytest

from onrecord.reading.events import gazetteer
from tests.reading.events.reader import events

PLACES = [
    ("CLEVELAND, Ohio (AP) — Officers shot a man on Monday.", ("Cleveland", None, "Ohio")),
    ("Officers shot a man in Omaha, Neb., on Monday.", ("Omaha", None, "Nebraska")),
    ("Officers shot a man in Chicago on Monday.", ("Chicago", None, "Illinois")),
    ("Officers shot a man in south Omaha on Monday.", ("Omaha", None, "Nebraska")),
    ("Omaha police shot a man on Monday.", ("Omaha", None, "Nebraska")),
    ("Deputies shot a man in Maricopa County on Monday.", (None, "Maricopa", "Arizona")),
    ("Officers shot a man in Springfield on Monday.", ("Springfield", None, None)),
    (
        "Officers shot a man in Springfield on Monday. The Illinois state police will investigate.",
        ("Springfield", None, "Illinois"),
    ),
    ("Officers shot a man in Toledo. He died at a hospital in Cleveland.", ("Toledo", None, "Ohio")),
]


@pytest.mark.parametrize(("words", "expected"), PLACES)
def test_city_county_and_state(words: str, expected: tuple[str | None, str | None, str | None]) -> None:
    place = events(words, "use_of_force")[0].place
    assert place is not None
    assert (place.city, place.county, place.state) == expected


def test_a_text_without_a_place_has_none() -> None:
    assert events("Officers shot a man on Monday.", "use_of_force")[0].place is None


def test_the_site_is_named_as_in_the_text() -> None:
    words = "Officers shot Dale Roe at his home in Omaha on Monday."
    place = events(words, "use_of_force")[0].place
    assert place is not None
    assert place.name == "his home in Omaha"
    assert words[place.spans[0].start : place.spans[0].end] == place.name


def test_a_place_has_the_words_it_rests_on() -> None:
    words = "Home | WABCCLEVELAND, Ohio (AP) — Officers shot a man on Monday."
    place = events(words, "use_of_force")[0].place
    assert place is not None
    assert [words[span.start : span.end] for span in place.spans] == ["CLEVELAND"]


def test_gazetteer() -> None:
    assert gazetteer.states()["Neb."] == gazetteer.states()["NE"] == "Nebraska"
    assert gazetteer.well_known()["chicago"] == "Illinois"
    assert len(gazetteer.cities()["springfield"]) > 5
    assert "Arizona" in gazetteer.counties()["maricopa"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Home - WABCNOSUCH COUNTY, Ohio (AP) — Officers shot a man.", None),
        ("Station NewsFRANKLIN COUNTY, Ohio (AP) — Officers shot a man.", (None, "Franklin", "Ohio")),
        ("Officers shot Dale Roe of Toledo, Ohio, on Monday.", ("Toledo", None, "Ohio")),
        (
            "Boston police said officers shot a man in Roxbury on Monday. Massachusetts troopers were there. Boston mourns.",
            ("Boston", None, "Massachusetts"),
        ),
        ("Officers shot a man in Omaha, police said. He died at a hospital in Lincoln.", ("Omaha", None, "Nebraska")),
        ("Officers shot a man in southern Florida on Monday.", None),
    ],
)
def test_names_that_run_into_others(words: str, expected: tuple[str | None, str | None, str | None] | None) -> None:
    place = events(words, "use_of_force")[0].place
    assert (place and (place.city, place.county, place.state)) == expected


@pytest.mark.parametrize(
    ("words", "city"),
    [
        ("Tyler Meade was shot by police on Monday.", None),
        ("The shooting of Tyler Meade by police in Oxbow County was justified.", None),
        ("Virginia Meade was shot by police in Springfield on Monday.", "Springfield"),
        ("Police shot Dale Roe on Monday. The Tyler man had a gun.", "Tyler"),
    ],
)
def test_a_name_is_no_town(words: str, city: str | None) -> None:
    place = events(words, "use_of_force")[0].place
    assert (place.city if place else None) == city
    assert not place or not place.state or place.city == "Tyler"
