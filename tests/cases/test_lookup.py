"""Whatever can be one is found: the groups that are looked up hold all that a question would say yes to."""

from hypothesis import given, settings
from hypothesis import strategies as st

from onrecord.cases.merging import bodies, names
from onrecord.cases.merging.lookup import Lookup
from onrecord.cases.merging.members import Group, Member
from onrecord.cases.merging.names import Likeness
from onrecord.lexicon import load
from onrecord.record import Party
from onrecord.text import Span

GIVEN = sorted({name for group in load("nicknames")["groups"] for name in group})[:60]
SURNAMES = ["Askew", "Vandermolen", "Sandoval", "Okafor-Quill", "Quill", "O'Dell", "Tarell", "Marchetti", "Lee"]
BODIES = [
    "Harrow Falls Police Department",
    "HFPD",
    "Harrow Falls police",
    "Nevada State Police",
    "NSP",
    "State Police",
    "Bureau",
]


def changed(word: str, at: int, letter: str) -> str:
    """A word with a letter more, less or another."""
    return [word[:at] + letter + word[at:], word[:at] + word[at + 1 :], word[:at] + letter + word[at + 1 :], word][at % 4]


@st.composite
def called(draw: st.DrawFn) -> str:
    surname = changed(draw(st.sampled_from(SURNAMES)), draw(st.integers(0, 9)), draw(st.sampled_from("aelrst")))
    given_name = draw(st.sampled_from(GIVEN))
    first = draw(st.sampled_from([given_name, given_name[0], given_name[:3], changed(given_name, 2, "e")]))
    middle = draw(st.sampled_from(["", "", f"{draw(st.sampled_from(GIVEN))} "]))
    suffix = draw(st.sampled_from(["", "", " Jr."]))
    whole = f"{first.title()} {middle.title()}{surname}{suffix}"
    return draw(st.sampled_from([whole, whole, surname, first.title()])) or "Lee"


def member(name: str, kind: str = "person") -> Member:
    return Member(0, 0, Party(id="p1", kind=kind, name=name, spans=[Span(0, 1)]), frozenset())


@settings(max_examples=400, deadline=None)
@given(called(), called())
def test_whose_names_can_be_one_persons_are_found(one: str, other: str) -> None:
    lookup, group = Lookup([member(one), member(other)]), Group()
    group.add(member(one))
    lookup.add(member(one), group)
    if names.is_full(one) or not names.is_full(other):  # full names are placed first
        assert group in lookup.by_name(other) or names.likeness(one, other) < Likeness.FITS
    if names.is_full(one) and names.is_full(other):
        assert group in lookup.by_name_weakly(other) or names.likeness(one, other) < Likeness.WEAK


@settings(deadline=None)
@given(st.sampled_from(BODIES), st.sampled_from(BODIES))
def test_bodies_whose_names_can_be_one_are_found(one: str, other: str) -> None:
    lookup, group = Lookup([]), Group()
    group.add(member(one, "agency"))
    lookup.add(member(one, "agency"), group)
    assert group in lookup.by_body(member(other, "agency")) or not bodies.one_body(one, other)


def test_a_group_that_was_taken_in_is_found_no_more() -> None:
    lookup, taker, gone = Lookup([member("Ann Lee"), member("Ann Orr")]), Group(), Group()
    for group, name in ((taker, "Ann Lee"), (gone, "Ann Orr")):
        group.add(member(name))
        lookup.add(member(name), group)
    lookup.join(taker, gone)
    assert list(lookup.by_name("Ann Orr")) == [taker]
