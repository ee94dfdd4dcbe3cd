"""What tells that somebody is accused: charges brought, warrants, being called the suspect, giving oneself up."""

from onrecord.lexicon import words
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children

_PLEAS = frozenset({"guilty", "not", "no", "innocent", "to"})


def stands_accused(page: Words, verb: int, lemma: str, objects: set[str]) -> bool:
    """ "pleaded not guilty", "entered a plea", "faces charges", "turned himself in": said of the subject."""
    if lemma == "plead":
        return not _PLEAS.isdisjoint(page.lowers[verb + 1 : verb + 3])
    if lemma in {"enter", "make"}:
        return bool(objects & words("parties", "court_acts"))
    if lemma == "face":
        return bool(objects & {"charge", "count", "allegation"})
    if lemma in words("parties", "offend"):  # with an object: "Man stabbed in Avon" is a passive
        return bool(children(page.text, verb, "dobj"))
    if lemma == "commit":
        return bool(objects & words("parties", "deeds"))
    if lemma == "break":
        return page.lowers[verb + 1 : verb + 2] == ["into"]
    return lemma == "turn" and _turns_in(page, verb)


def _turns_in(page: Words, verb: int) -> bool:
    """ "turned themselves in", to the police."""
    return page.lowers[verb + 1 : verb + 3] in ([own, "in"] for own in ("himself", "herself", "themselves"))


def is_warrant(page: Words, above: int) -> bool:
    """ "a warrant for Lane", "warrants have been issued for Lane" """
    text = page.text
    return text.lemmas[above] == "warrant" or any(
        text.lemmas[c] == "warrant" for c in children(text, above, "nsubjpass", "dobj")
    )


def is_called_suspect(page: Words, verb: int) -> bool:
    """ "are considered suspects", "identified Lane as the shooter" """
    text = page.text
    nouns = children(text, verb, "oprd")
    for as_ in children(text, verb, "prep"):
        nouns += children(text, as_, "pobj") if text.lowers[as_] == "as" else []
    return any(text.lemmas[noun] in words("partroles", "accused_heads") for noun in nouns)


def brings_charges(page: Words, above: int) -> bool:
    """ "filed charges against Lane" """
    text = page.text
    return any(text.lemmas[c] in words("parties", "charges") for c in children(text, above, "nsubjpass", "dobj"))
