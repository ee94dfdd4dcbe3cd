"""Where the noun phrase of a description begins: no mark, heading or verb before it, and no part of a compound lost."""

import pytest

from tests.reading.parties.support import parties_of

LABELS = [
    ("Co-workers said the clerk was kind.", ["Co-workers"]),
    ("Mid-South children were hurt.", ["Mid-South children"]),
    ("Law enforcement officials said so.", ["Law enforcement officials"]),
    ("Crime scene investigators came.", ["Crime scene investigators"]),
    ("Eventually parish authorities came.", ["parish authorities"]),
    ("Several witnesses said so.", ["witnesses"]),
    ("At least two suspects fled, police said. The two suspects were arrested.", ["two suspects"]),
    ("A man with a shotgun ambushed officers. Officers fled.", ["officers"]),
    ("A dozen officers came. The officers left.", ["A dozen officers"]),
    ("It was 7 p.m. officers said. Officers fled.", ["officers"]),
    ("- Investigators said so.", ["Investigators"]),
    ("× Two men were shot.", ["Two men"]),
]


@pytest.mark.parametrize(("content", "expected"), LABELS)
def test_labels_of_groups(content: str, expected: list[str]) -> None:
    assert [party.label for party in parties_of(content).parties if party.kind == "group"] == expected
