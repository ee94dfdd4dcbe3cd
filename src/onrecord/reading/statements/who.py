"""The party, document or recording that a source stands for; a source of several is one statement each."""

from dataclasses import replace

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.parties import Parties
from onrecord.reading.statements.antecedents import antecedent, observer
from onrecord.reading.statements.authors import author
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.it import stands_for
from onrecord.reading.statements.phrases import noun_phrase
from onrecord.record import Evidence
from onrecord.text import Span


def source_id(text: AnnotatedText, parties: Parties, evidence: list[Evidence], draft: Draft) -> str | None:
    """The id of a source's party, else of the evidence that speaks; None where neither is known."""
    watching = observer(text, draft)
    if watching is not None:
        return parties.at(watching)
    head = antecedent(text, draft)
    if head is None:
        return None
    head = stands_for(text, parties, head) or head
    return parties.at(head) or _speaking(text, evidence, head) or author(text, parties, head)


def one_each(text: AnnotatedText, parties: Parties, evidence: list[Evidence], draft: Draft) -> list[Draft]:
    """A draft for each of several sources ("police and court records"), where each of them is known; else the draft alone."""
    if draft.speaker is None or draft.source is None:
        return [draft]
    heads = [t for t in _listed(text, draft.speaker) if draft.source.start <= t < draft.source.end]
    known = {parties.at(t) or _speaking(text, evidence, t) for t in heads}
    if len(heads) < 2 or len(known) < len(heads) or None in known:
        return [draft]
    return [replace(draft, speaker=head, source=_alone(text, head, heads), content=list(draft.content)) for head in heads]


def _listed(text: AnnotatedText, noun: int) -> list[int]:
    """A noun and those joined to it; in a list of names the second is an apposition: "Ann Lee, Bo Ray and Jo Marsh"."""
    found = syntax.coordinated(text, noun)
    for name in syntax.children(text, noun, "appos"):
        joined = syntax.coordinated(text, name)
        if text.poss[noun] == text.poss[name] == "PROPN" and len(joined) > 1:
            return sorted({*found, *joined})
    return found


def _alone(text: AnnotatedText, head: int, heads: list[int]) -> Span:
    """The noun phrase of one of several joined nouns, without the others."""
    start, end = noun_phrase(text, head)
    following = min((t for t in heads if t > head), default=end)
    while following > head + 1 and following < end and text.lowers[following] not in {",", "and", "&"}:
        following -= 1
    while following > head + 1 and text.lowers[following - 1] in {",", "and", "&"}:
        following -= 1
    return Span(start, min(end, following))


def _speaking(text: AnnotatedText, evidence: list[Evidence], head: int) -> str | None:
    """The evidence that a token names."""
    span = text.span(head, head + 1)
    found = next((item.id for item in evidence if any(Span(*s).contains(span) for s in item.spans)), None)
    return found or _filed(text, evidence, head)


def _filed(text: AnnotatedText, evidence: list[Evidence], head: int) -> str | None:
    """The one court record that a paper's name stands in elsewhere: "filed a lawsuit. It says", beside "the lawsuit says"."""
    if text.lemmas[head] not in words("cues", "filed"):
        return None
    name = text.lemmas[head]
    found = [one.id for one in evidence if one.kind == "court_record" and any(name in _lemmas(text, s) for s in one.spans)]
    return found[0] if len(found) == 1 else None


def _lemmas(text: AnnotatedText, span: Span) -> list[str]:
    return text.lemmas[slice(*text.tokens(Span(*span)))]
