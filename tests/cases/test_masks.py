"""Names are found in words however they are written there; what is no name stays."""

import pytest

from onrecord.cases.masks import Masks

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
