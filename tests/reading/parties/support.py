"""What the tests of parties share: one reading of each text."""

from functools import cache

from onrecord.language import AnnotatedText, annotate
from onrecord.reading.parties import Parties, find_parties
from onrecord.record import Document, Party


@cache
def annotated(content: str) -> AnnotatedText:
    return annotate(content)


@cache
def parties_of(content: str) -> Parties:
    return find_parties(annotated(content), Document(id="sha256:0", text=content))


def party(content: str, who: str) -> Party:
    """The party with a name or label; an assertion error that lists the others where it is not found."""
    found = parties_of(content).parties
    named = [one for one in found if who in (one.name, one.label)]
    assert named, f"{who!r} is not among {[one.name or one.label for one in found]}"
    return named[0]


def mentions(content: str, who: str) -> list[str]:
    """The words of each mention of a party, pronouns excluded."""
    return [content[span.start : span.end] for span in party(content, who).spans]
