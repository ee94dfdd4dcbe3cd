"""The stories of which merging is timed are readings like others, all of one case."""

import merging
from onrecord.cases.merging import merge
from onrecord.record import spans_in


def test_stories_of_one_incident() -> None:
    readings = list(merging.stories(24))
    assert len({reading.document.id for reading in readings}) == 24
    for reading in readings:
        assert all(0 <= span.start < span.end <= len(reading.document.text) for _, span in spans_in(reading.parties))
    case = merge("case-1", readings)
    assert len(case.documents) == 24 > len(set(case.families.values())) > 6
    assert len([party for party in case.parties if "witness" in party.roles and party.name]) >= 18
