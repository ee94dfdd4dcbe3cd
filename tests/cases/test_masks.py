"""Names are found in words however they are written there; what is no name stays."""

import json
import re

import pytest

from onrecord.cases.appositions import named_once
from onrecord.cases.masking import MaskedText, Masking
from onrecord.cases.masks import Masks
from onrecord.cases.merging import merge
from onrecord.cases.naming import Names
from onrecord.record import Case, Reading
from onrecord.text import Span
from tests.cases.made import Telling


def shielded() -> list[Reading]:
    told = Telling(
        "Dorian Askew was shot. His sister, Maribel Askew, wept. Askew said Maribel Askew's son Tobin Askew, 9, saw it. "
        "Bystander Jessamy Quill filmed it; Quill gave the video to Chief Lorna Pettibone.",
        published="2031-04-10",
        title="Maribel Askew speaks",
        url="https://courier.example/maribel-askew",
    )
    told.person("p1", "Dorian Askew", roles=["person_harmed"], fate="killed")
    told.person("p2", "Maribel Askew", roles=["family"])
    told.person("p3", "Tobin Askew", roles=["family", "witness"], age=9, minor=True)
    told.person("p4", "Jessamy Quill", roles=["bystander"])
    told.person("p5", "Lorna Pettibone", title="Chief", roles=["official", "witness"])
    told.event("e1", "use_of_force", "shot", {"p1": "person_harmed"}, date="2031-04-06", subtype="shooting")
    told.event("e2", "death", "wept", {"p2": "agent"}, date="2031-04-07")
    told.says("s1", "p2", "Tobin Askew, 9, saw it")
    return [told.read()]


MASKS = Masks({"minor 1": ["Tobin Askew"], "bystander 1": ["Renée Will-Quill", "Nay Quill"], "witness 1": ["Al Ro"]}, {"askew"})


@pytest.mark.parametrize(
    ("words", "masked"),
    [
        ("Tobin Askew saw it", "[minor 1] saw it"),
        ("Tobin\n  Askew’s bicycle", "[minor 1]’s bicycle"),
        ("TOBIN ASKEW and Tobin", "[minor 1] and [minor 1]"),
        ("tobin askew, in small letters", "[minor 1], in small letters"),
        ("Mr. Askew spoke", "Mr. Askew spoke"),
        ("Renee Will-Quill, Quill, Will-Quill", "[bystander 1], [bystander 1], [bystander 1]"),
        ("she will be Nay to us", "she will be [bystander 1] to us"),
        ("nay, they said; Quilling", "nay, they said; Quilling"),
        ("Al Ro was there; Al left", "[witness 1] was there; Al left"),
        ("by @tobinaskew99", "by @[minor 1]99"),
        ("Askew", "Askew"),
        ("", ""),
    ],
)
def test_names_stand_under_their_labels(words: str, masked: str) -> None:
    assert MASKS.masked(words) == masked


@pytest.mark.parametrize(
    ("address", "spells"),
    [
        ("https://courier.example/tobin-speaks", True),
        ("https://courier.example/renee_will-quill", True),
        ("https://courier.example/TobinAskew", True),
        ("https://courier.example/askew-shot", False),
    ],
)
def test_an_address_that_spells_a_name_is_known(address: str, spells: bool) -> None:
    assert MASKS.spells(address) is spells


def test_nobody_hidden_masks_nothing() -> None:
    assert Masks({"family member 1": []}, set()).masked("Tobin Askew") == "Tobin Askew"


def test_a_case_for_others_tells_the_same_under_labels() -> None:
    case = merge("case-1", shielded())
    dump = Masking(Names(case, "shielded")).masked(case.model_dump(mode="json"))
    told = Case.model_validate(dump)
    assert not re.search("Maribel|Tobin|Jessamy|Quill", json.dumps(dump))
    assert [(p.name, p.label) for p in told.parties if p.label] == [
        (None, "family member 1"), (None, "minor 1"), (None, "bystander 1")]  # fmt: skip
    texts = {document.id: document.text for document in told.documents}
    before = {document.id: document.text for document in case.documents}
    for one, other in zip(case.statements, told.statements, strict=True):
        (was,), (now,) = one.content_spans, other.content_spans
        assert before[was.document][was.start : was.end] == "Tobin Askew, 9, saw it"
        assert texts[now.document][now.start : now.end] == "[minor 1], 9, saw it"
    assert {texts[s.document][s.start : s.end] for p in told.parties if p.label for s in p.spans} == {
        "[family member 1]", "[minor 1]", "[bystander 1]"}  # fmt: skip
    assert told.documents[0].url is None and told.documents[0].title == "[family member 1] speaks"


SPOKEN = {"family member 1": ["Maribel Askew", "his mother", "the man's mother"], "minor 1": ["Tobin Askew", "the 6-year-old"]}


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("A call to his mother, Maribel Askew, began at six.", "A call to [family member 1] began at six."),
        ("Maribel Askew, the man's mother, said so.", "[family member 1] said so."),
        ("Maribel Askew, 51, the man's mother, said so.", "[family member 1] said so."),
        ("his mother (Maribel Askew) said so.", "[family member 1] said so."),
        ("his mother — Maribel Askew — said so.", "[family member 1] said so."),
        ("his mother Maribel Askew said so.", "[family member 1] said so."),
        ("They took the 6-year-old, Tobin Askew.", "They took [minor 1]."),
        ("the 6-year-old,\nTobin Askew, cried", "[minor 1] cried"),
        ("Tobin Askew, 6, cried", "[minor 1], 6, cried"),
        ("Maribel Askew, Tobin Askew, and a dog", "[family member 1], [minor 1], and a dog"),
        ("by Maribel Askew\n\nMaribel Askew wept", "by [family member 1]\n\n[family member 1] wept"),
        ("Maribel Askew wept. Maribel Askew left.", "[family member 1] wept. [family member 1] left."),
    ],
)
def test_a_name_and_its_apposition_have_one_label(text: str, masked: str) -> None:
    told = [(words, label) for label, its in SPOKEN.items() for words in its]
    places = [(Span(*found.span()), label) for words, label in told for found in re.finditer(re.escape(words), text)]
    assert MaskedText(text, list(named_once(text, sorted(places)))).text == masked


def test_people_of_another_incident_in_the_same_text_are_not_shown_either() -> None:
    told = Telling("Dorian Askew was shot. On the same day Tobin Lund, 9, saw another shooting; Reid Vance, a neighbor, too.")
    told.person("p1", "Dorian Askew", roles=["person_harmed"], fate="killed")
    told.person("p2", "Tobin Lund", roles=["witness"], age=9, minor=True).person("p3", "Reid Vance", roles=["bystander"])
    told.event("e1", "use_of_force", "shot", {"p1": "person_harmed"}, subtype="shooting")
    whole = told.read()
    case = merge("case-1", [whole.model_copy(update={"parties": whole.parties[:1]})])
    names = Names(case, "shielded", [whole])
    assert names.labels == {} and names.hides
    masked = Masking(names).masked(case.model_dump(mode="json"))["documents"][0]["text"]
    assert (
        masked == "Dorian Askew was shot. On the same day [minor 1], 9, saw another shooting; [bystander 1], a neighbor, too."
    )


def test_all_names_shown_changes_nothing() -> None:
    case = merge("case-1", shielded())
    dump = case.model_dump(mode="json")
    assert Masking(Names(case)).masked(dump) == dump


@pytest.mark.parametrize(
    ("span", "words"),
    [((0, 3), "Ann"), ((4, 7), "[X]"), ((5, 6), "[X]"), ((0, 5), "Ann [X]"), ((6, 11), "[X] saw"), ((8, 11), "saw"), ((12, 15), "[Y]"),
     ((0, 16), "Ann [X] saw [Y]!")],
)  # fmt: skip
def test_spans_move_with_their_words(span: tuple[int, int], words: str) -> None:
    masked = MaskedText("Ann Bob saw Cyd!", [(Span(4, 7), "X"), (Span(12, 15), "Y")])
    start, end = masked.span(*span)
    assert masked.text[start:end] == words
