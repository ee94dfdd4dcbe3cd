"""Refusals and silences: who declined, could not be reached or was asked for comment."""

import re
from dataclasses import dataclass
from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.negated import is_negated
from onrecord.reading.statements.phrases import noun_phrase, trimmed, without_complementizer
from onrecord.text import Span

# Later kinds give way: a sentence that tells both the asking and the silence is one silence.
_KINDS = ("unreached", "declined", "contacted")
_TOWARDS = frozenset({"to", "for", "with", "from", "at"})


@dataclass(frozen=True)
class _Rule:
    kind: str
    pattern: re.Pattern[str]
    sought: str
    none: bool  # the subject tells that nobody did: "neither would comment"


@cache
def _rules() -> list[_Rule]:
    return [
        _Rule(
            kind,
            re.compile(rf"\b(?:{entry['pattern']})", re.IGNORECASE),
            entry.get("sought", "subject"),
            entry.get("none", False),
        )
        for kind in _KINDS
        for entry in load("statement_refusals")[kind]
    ]


_NOT = frozenset({"not", "n't", "n’t", "yet"})


def _sentences(text: AnnotatedText) -> list[int]:
    """The numbers of the sentences that may hold a refusal, in order: the rules are not tried on others."""
    hints, undone = words("cues", "refusing"), words("cues", "undone")
    hinted = (
        token
        for token, lemma in enumerate(text.lemmas)
        if lemma in hints or (lemma in undone and not _NOT.isdisjoint(text.lowers[max(token - 3, 0) : token]))
    )
    return sorted({text.sentence_number(token) for token in hinted})


def refusals(text: AnnotatedText) -> list[Draft]:
    """The refusals and silences outside of quotations, one a sentence and party."""
    found: list[Draft] = []
    taken: set[tuple[int, int | None]] = set()
    for number in _sentences(text):
        sentence = text.sentences[number]
        span = text.span(*sentence)
        for rule in _rules():
            for match in rule.pattern.finditer(text.content, *span):
                draft = _draft(text, rule, text.tokens(Span(*match.span())), sentence)
                if (
                    _is_document(text, draft.speaker)
                    or draft.cue in text.quoted_tokens
                    or (rule.none and not is_negated(text, draft.cue))
                    or any(n == number and (rule.kind == "contacted" or s == draft.speaker) for n, s in taken)
                ):
                    continue
                taken.add((number, draft.speaker))
                found.append(draft)
    return found


def _is_document(text: AnnotatedText, speaker: int | None) -> bool:
    """Whether a document or recording stands where a party is sought: "the report does not say who fired" is no refusal."""
    return speaker is not None and text.poss[speaker] == "NOUN" and text.lemmas[speaker] in words("cues", "showing")


def _draft(text: AnnotatedText, rule: _Rule, cue: Span, sentence: Span) -> Draft:
    verbs = [t for t in range(*cue) if text.poss[t] in {"VERB", "AUX"} and text.deps[t] not in {"aux", "auxpass", "neg"}]
    verb = verbs[0] if verbs else cue.start
    speaker = _sought(text, rule, verb, Span(cue.start, sentence.end))
    content = _matter(text, verb, cue, sentence) if rule.kind == "declined" else None
    source = noun_phrase(text, speaker) if speaker is not None else None
    if source is not None and speaker is not None and source.start <= cue.start < source.end:
        source = Span(source.start, cue.start) if speaker < cue.start else Span(speaker, speaker + 1)
    return Draft(verb, cue, [content] if content else [], speaker, source, frame="refusal", kind=rule.kind)


def _sought(text: AnnotatedText, rule: _Rule, verb: int, stretch: Span) -> int | None:
    """The head of the party that was sought."""
    if rule.sought == "subject":
        own = [c for c in syntax.children(text, verb, "nsubj", "nsubjpass") if c < verb]
        found = own[-1] if own else syntax.subject(text, verb)
        if found is not None and text.lowers[found] in {"who", "which", "that"}:
            return text.heads[verb] if text.deps[verb] == "relcl" else None
        return found
    if rule.sought == "to":
        for t in range(*stretch):
            if text.lowers[t] in _TOWARDS:
                nouns = [
                    n for n in syntax.children(text, t, "pobj") if text.lowers[n] not in {"comment", "interview", "response"}
                ]
                if nouns:
                    return nouns[0]
        return None
    for t in range(*stretch):
        if text.lowers[t] in {"reach", "contact"} or t == verb:
            nouns = syntax.children(text, t, "dobj")
            if nouns:
                return nouns[0]
    return None


def _is_when(text: AnnotatedText, token: int) -> bool:
    """Whether a word tells when nothing was said: "declined to say Monday who fired", not "about Monday's raid"."""
    is_time = text.lemmas[token] in words("cues", "times") and text.ents[token] in {"DATE", "TIME"}
    return is_time and text.lowers[token + 1 : token + 2] not in (["'s"], ["’s"])


def _matter(text: AnnotatedText, verb: int, cue: Span, sentence: Span) -> Span | None:
    """What a party would not speak about: the rest of the clause after the cue."""
    heads = [t for t in range(*cue) if text.poss[t] in {"VERB", "AUX"}] or [verb]
    end = min(max(syntax.subtree(text, t).end for t in heads), sentence.end)
    start = cue.end
    while start < end and (text.lowers[start] in {"on", "about", "further", "publicly", ":"} or _is_when(text, start)):
        start += 1
    if start < end and text.lowers[start] == "when" and text.lemmas[start - 1] == "say":
        return trimmed(text, start, end)  # "did not say when he would"
    if start >= end or text.lowers[start] in {
        ",",
        ";",
        "because",
        "citing",
        "when",
        "while",
        "until",
        "after",
        "at",
        "for",
        "beyond",
    }:
        return None
    stop = next(
        (
            t
            for t in range(start, end)
            if text.lowers[t] in {",", ";", "because", "citing", "but"} and t not in text.quoted_tokens
        ),
        end,
    )
    content = trimmed(text, start, stop)
    if content is None or all(text.ents[t] in {"DATE", "TIME"} or text.poss[t] == "ADP" for t in range(*content)):
        return None  # "declined to comment on Monday"
    return without_complementizer(text, content)
