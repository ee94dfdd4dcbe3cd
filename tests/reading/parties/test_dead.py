"""One dead person told twice is one party; two who died are two."""

import pytest

from tests.reading.parties.support import parties_of

# (text, how many persons are told to be killed)
DEAD = [
    ("One man was killed and two people were wounded in Marlow. Ray Lane, 30, died at the scene.", 1),
    ("A 14-year-old boy was shot and killed in Marlow. Three others were hurt. Tom Orr, 14, died at the scene.", 1),
    ("One person is dead and four were hurt in Marlow. One person was killed at the club, police said.", 1),
    ("A two-year-old boy was killed in Marlow. Two were hurt. Earlier on Tuesday, a man was killed on Elm Street.", 2),
    ("A man was killed in Marlow. Another man was killed in Harrow.", 2),
    ("Two people were killed and two were hurt. A man died at the scene. Ann Lane, 30, was killed as well.", 2),
    ("Two people were killed in Marlow. Ray Lane, 30, was killed. Ann Orr, 41, was killed. One victim died at once.", 2),
    ("A woman was killed in Marlow. Two men were hurt. Ray Lane, 30, a man of Harrow, died at the scene.", 2),
]


@pytest.mark.parametrize(("content", "count"), DEAD)
def test_dead_are_counted_once(content: str, count: int) -> None:
    persons = [one for one in parties_of(content).parties if one.kind == "person"]
    assert sum(one.fate == "killed" for one in persons) == count
