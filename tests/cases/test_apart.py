"""What one document tells of another incident, or of a day that it does not know, is set right by the other documents."""

from onrecord.cases.merging import merge
from tests.cases.made import Telling


def shooting(text: str, date: str | None, basis: str = "resolved", published: str = "2021-05-12") -> Telling:
    return Telling(text, published).event("e1", "injury", "hurt", date=date, date_basis=basis if date else None)


def test_an_earlier_day_of_one_document_is_background() -> None:
    two = [shooting(f"A man was hurt, {who} said.", "2021-05-10").read() for who in ("police", "deputies")]
    third = shooting("A man was hurt. In March a woman was killed.", "2021-05-10")
    third.person("p1", "a woman", roles=["person_harmed"], fate="killed")
    third.event("e2", "death", "killed", {"p1": "person_harmed"}, date="2021-03-01", date_basis="resolved")
    case = merge("c1", [*two, third.read()])
    assert [(event.type, event.background) for event in case.events] == [("injury", False), ("death", True)]
    assert [party.roles for party in case.parties] == [["other"]]


def test_one_document_alone_sets_nothing_apart() -> None:
    told = shooting("A man was hurt. In March a woman was killed.", "2021-05-10")
    told.event("e2", "death", "killed", date="2021-03-01", date_basis="resolved")
    assert not any(event.background for event in merge("c1", [told.read()]).events)


def test_an_hour_alone_yields_to_a_day_before_it() -> None:
    told = shooting("A man was hurt on Monday.", "2021-05-10").read()
    weak = shooting("A man was hurt at 9 p.m.", "2021-05-12", "inferred").read()
    assert [event.date for event in merge("c1", [told, weak]).events] == ["2021-05-10"]


def test_a_vague_date_yields_to_a_day_in_it() -> None:
    told = shooting("A man was hurt on Monday.", "2021-05-10").read()
    vague = shooting("A man was hurt in May.", "2021-05").read()
    assert [event.date for event in merge("c1", [told, vague]).events] == ["2021-05-10"]


def test_a_document_of_an_incident_long_after_of_somebody_else_is_background() -> None:
    def told(who: str, day: str, published: str) -> Telling:
        telling = Telling(f"{who} was hurt, as told on {published}.", published)
        return telling.person("p1", who, roles=["person_harmed"], fate="injured").event(
            "e1", "use_of_force", "hurt", {"p1": "person_harmed"}, date=day, date_basis="resolved"
        )

    two = [told("Dorian Askew", "2021-05-10", f"2021-05-1{day}").read() for day in (1, 2)]
    for who, aside in (("Elio Marchetti", True), ("Dorian Askew", False)):  # of the same one the day is misread
        case = merge("c1", [*two, told(who, "2022-06-19", "2022-06-20").read()])
        assert [event.background for event in case.events] == ([False, True] if aside else [False])
        assert [party.roles for party in case.parties][1:] == ([["other"]] if aside else [])
