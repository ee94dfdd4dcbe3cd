"""What the words before a list of persons say of each: "The victims, A Lee", "Also killed were A Lee", "The dead are A Lee"."""

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Fact

_MARKS = frozenset({",", ":", "-", "–", "—"})
_THOSE_BEFORE = (["they", "are"], ["them", "as"], ["were", "identified", "as"])
_LONGEST_ASIDE = 4  # words of "as an adult male,"


def told_before(lead: list[str]) -> set[Fact]:
    """The facts that the words before a list give to each of it."""
    lead = _without_aside(lead)
    return _named_by_coroner(lead) | _said_before(lead) | _told_by_word(lead) | _of_nouns(lead)


def _without_aside(lead: list[str]) -> list[str]:
    """ "The deceased have been identified as | an adult male," """
    near = lead[-1 - _LONGEST_ASIDE :]
    return lead[: len(lead) - len(near) + near.index("as") + 1] if lead[-1:] == [","] and "as" in near else lead


def called_before(lead: list[str], is_list: bool) -> str | None:
    """ "The victims, A Lee ...", "The suspects were identified as A Lee ...", "The wounded included A Lee" """
    lead = _without_aside(lead)
    if not lead:
        return None
    last, before = lead[-1], lead[:-1]
    if last in _MARKS:
        if not is_list and last == ",":  # "a friend of the victim, Ann Lee"
            return None
        return _list_of(before if before[-1:] and before[-1] in words("parties", "listing") else before[-1:])
    if last in words("parties", "listing"):
        is_one_of = "identified" in lead and _list_of([word for word in lead if word.endswith("s")])
        return _list_of(lead) if is_list or last != "as" or is_one_of else None
    return _list_of(lead[-1:]) if is_list or last.endswith("s") else None


def _said_before(lead: list[str]) -> set[Fact]:
    """ "Three were arrested: A Lee", "Two men were struck, including A Lee", "Also killed were A Lee and" """
    verbs: dict[str, Fact] = load("parties")["after_lists"]
    told = [verbs[word] for word in lead if word in verbs]
    if told and any(lead[-len(end) :] == end for end in _THOSE_BEFORE):  # not "one was killed and two were hurt"
        is_one_thing = len(set(told)) == 1 or "and killed" in " ".join(lead)
        return {told[-1]} if is_one_thing else set()
    if lead[-1:] in ([":"], ["including"], ["--"]):
        return {told[-1]} if told else set()
    if lead[:1] == ["among"] and lead[-1] in {"were", "was", "is", "are"}:  # "Among the four wounded was A Lee"
        return {told[-1]} if told else set()
    if lead[-1:] in (["were"], ["was"], ["are"], ["include"], ["included"]):
        return {verbs[word] for word in lead[:2] if word in verbs and lead[0] in words("parties", "leading_verbs")}
    return set()


def _list_of(before: list[str]) -> str | None:
    """What the last word for victims or suspects among some calls them."""
    for word in reversed(before):
        if word in words("parties", "victim_lists"):
            return "victim"
        if word in words("parties", "suspect_lists"):
            return "suspect"
    return None


def _named_by_coroner(lead: list[str]) -> set[Fact]:
    """ "The dead man was identified as A Lee", "the coroner identified him as A Lee": killed."""
    if lead[-1:] != ["as"] or "identified" not in lead:
        return set()
    return {"killed"} if not words("parties", "dead_ones").isdisjoint(lead) else set()


def _of_nouns(lead: list[str]) -> set[Fact]:
    """ "The bodies of A Lee and B Moss", "the deaths of A Lee and B Moss" """
    is_of = lead[-1:] == ["of"] and lead[-2:-1] != [] and lead[-3:-2] != ["attempted"]
    return {"killed"} if is_of and lead[-2] in words("parties", "death_nouns") else set()


def _told_by_word(lead: list[str]) -> set[Fact]:
    """ "The dead are A Lee, 30; B Moss", "The wounded: A Lee, B Moss" """
    told: dict[str, Fact] = load("parties")["list_words"]
    before = lead[:-1] if lead[-1:] and lead[-1] in words("parties", "listing") | _MARKS else lead
    return {told[before[-1]]} if before[-1:] and before[-1] in told and before[-2:-1] == ["the"] else set()
