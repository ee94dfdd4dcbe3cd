"""Where a content ends and where it goes on: narrators, colons, fragments in quotation marks, joints, lists."""

import pytest

from tests.reading.statements.told import told

# Text; (source, content) of each statement in order.
ENDS: list[tuple[str, list[tuple[str, str]]]] = [
    # What the narrator adds after "but" is not said; what nobody does, or what has no subject of its own, is.
    (
        "Witnesses said the man had a rifle, but the department has not been able to confirm that.",
        [("Witnesses", "the man had a rifle")],
    ),
    (
        "Police said a gun was found, but it was not clear if the man had fired it.",
        [("Police", "a gun was found, but it was not clear if the man had fired it")],
    ),
    (
        "The chief said the man had a gun, but it appears he never fired it.",
        [("The chief", "the man had a gun, but it appears he never fired it")],
    ),
    ("Lee said she was sorry, but would not resign.", [("Lee", "she was sorry, but would not resign")]),
    (
        "Lee believes there is no good way, but that they have to choose.",
        [("Lee", "there is no good way, but that they have to choose")],
    ),
    # A quotation that a joint leads to belongs to it, one of another saying does not.
    (
        "Lee says she is tired, but she hopes that “the town will be safe again.”",
        [("Lee", "she is tired, but she hopes that “the town will be safe again.”")],
    ),
    (
        "Lee said the raid scared her, and of “all the people in the house.”",
        [("Lee", "the raid scared her, and of “all the people in the house.”")],
    ),
    (
        "Lee said the raid scared her, and Ray accused the chief of “lying.”",
        [("Lee", "the raid scared her"), ("Ray", "the chief of “lying.”")],
    ),
    # A clause goes on after a fragment in quotation marks; a name that somebody gives ends with it.
    (
        "Lee said the tape is “nothing,” compared to what she saw that night.",
        [("Lee", "the tape is “nothing,” compared to what she saw that night")],
    ),
    (
        "Lee said the raid was “a mess” because nobody knew the house.",
        [("Lee", "the raid was “a mess” because nobody knew the house")],
    ),
    ("Lee blasted the chief as a “disgrace” on Monday.", [("Lee", "the chief as a “disgrace”")]),
    ("Lee described the deputy as “calm,” which surprised her brother.", [("Lee", "the deputy as “calm,”")]),
    (
        "Lee questioned the chief's “values” and his fitness for the job.",
        [("Lee", "the chief's “values” and his fitness for the job")],
    ),
    # A colon opens the rest of what is said.
    (
        "Lee said the town has one wish: The officer must go.",
        [("Lee", "the town has one wish: The officer must go")],
    ),
    # The speaker's next saying, after a quotation too; the next deed in another tense.
    ("Lee said the raid was “a mess,” adding that she will sue.", [("Lee", "the raid was “a mess,”"), ("Lee", "she will sue")]),
    ("Ray denies that the raid was a mistake and goes to great lengths to hide it.", [("Ray", "the raid was a mistake")]),
    # Both parts of a clause whose middle the parse takes for its end.
    (
        "Police say people heard shots at noon and when officers arrived, they found a man in the street.",
        [("Police", "people heard shots at noon and when officers arrived, they found a man in the street")],
    ),
    ("A caller told dispatchers she heard 30 shots.", [("A caller", "she heard 30 shots")]),
    ("Lee described how, growing up, she feared the police.", [("Lee", "how, growing up, she feared the police")]),
    # A last relative clause alone, where what stands before it has a speaker of its own.
    (
        "The chief says his force is strong, which was a third smaller last year, according to the Ledger.",
        [
            ("The chief", "his force is strong, which was a third smaller last year"),
            ("the Ledger", "which was a third smaller last year"),
        ],
    ),
    # Items of a list are no sentences.
    (
        "Ann Lee, 21; Bo Ray, 37; and Jo Marsh, 44, were shot on Elm Road, police said.",
        [("police", "Ann Lee, 21; Bo Ray, 37; and Jo Marsh, 44, were shot on Elm Road")],
    ),
    # Quotations apart: after a saying in the sentence or the paragraph before.
    (
        "Kennedy says the family will continue to demand answers. “We are thankful that she was arrested.”",
        [("Kennedy", "the family will continue to demand answers … “We are thankful that she was arrested.”")],
    ),
    (
        "Lee said the deputies never knocked.\n\n“They came in and fired at him. Nobody said a word.”",
        [("Lee", "the deputies never knocked … “They came in and fired at him. Nobody said a word.”")],
    ),
]


@pytest.mark.parametrize(("content", "expected"), ENDS, ids=[content[:50] for content, _ in ENDS])
def test_content(content: str, expected: list[tuple[str, str]]) -> None:
    assert [(source, said) for _, source, _, said in told(content)] == expected
