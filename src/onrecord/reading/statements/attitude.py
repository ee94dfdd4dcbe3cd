"""The attitude of a statement: what its speaker does in it, beside asserting."""

from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.negated import denied
from onrecord.text import Span

_ASKS = frozenset({"whether", "if", "what", "why", "how", "when", "where", "who", "which"})
_NOT = frozenset({"not", "n't", "n’t", "never"})
_NO_SUBJECT = frozenset({"nsubj", "nsubjpass", "expl", "csubj"})


@cache
def _attitudes() -> dict[str, str]:
    """Cue lemma, some with what follows ("call_for", "tell_to"), to attitude."""
    return {cue: attitude for attitude, entry in load("statement_attitudes")["attitudes"].items() for cue in entry["cues"]}


@cache
def _denials() -> frozenset[str]:
    return frozenset(cue for cue, attitude in _attitudes().items() if attitude == "denial")


def attitude_of(text: AnnotatedText, draft: Draft) -> str:
    """The attitude by the cue and its frame, by a question or command that is quoted, by a denial in what is said."""
    if denied(text, draft):
        return "denial"
    if draft.frame == "clause" and _is_puzzled(text, min(draft.content), draft.cue):
        return "question"
    by_cue = _by_cue(text, draft)
    if by_cue in {"request", "denial"}:
        return by_cue
    first = min(draft.content)
    quoted = first.start in text.quoted_tokens
    last = [t for t in range(*max(draft.content)) if text.lowers[t] not in {'"', "”", "''", "’", ","}][-1:]
    if quoted and last and text.lowers[last[0]] == "?":
        return "question"
    if quoted and _is_command(text, first):
        return "request"
    if (
        by_cue == "question"
        and draft.frame != "inserted"
        and not quoted
        and text.lowers[first.start] not in _ASKS
        and draft.frame == "clause"
    ):
        return "request" if text.lowers[first.start - 1] == "that" else "assertion"
    if by_cue == "assertion" and draft.frame in {"clause", "inserted"}:
        return "denial" if _denies(text, first) else "assertion"
    return by_cue


def _by_cue(text: AnnotatedText, draft: Draft) -> str:
    """What the lexicon has for the cue, first with its frame."""
    lemma = text.lemmas[draft.cue]
    to = "to" if draft.frame in {"object_infinitive", "infinitive", "infinitive_alone"} else draft.frame
    return _attitudes().get(f"{lemma}_{to}") or _attitudes().get(lemma, "assertion")


def _head(text: AnnotatedText, content: Span) -> int | None:
    """The verb at the top of a content's first clause."""
    inside = range(content.start, content.end)
    tops = [
        t
        for t in inside
        if (text.poss[t] in {"VERB", "AUX"} and not content.start <= text.heads[t] < content.end) or text.deps[t] == "ROOT"
    ]
    return tops[0] if tops else None


def _denies(text: AnnotatedText, content: Span) -> bool:
    """Whether a content denies: "it was not a gun", "he didn't shoot", "No"; not merely negated, as "she was not aware" is."""
    if (
        text.lowers[content.start] in {'"', "“", "''"}
        and content.end > content.start + 1
        and text.lowers[content.start + 1] == "no"
    ):
        return content.end - content.start <= 5
    head = _head(text, content)
    if head is None:
        return False
    if text.lemmas[head] in _denials() and text.lowers[content.start] in {"he", "she", "they", "i", "we"}:
        return text.tags[head] in {"VBD", "VBZ", "VBP"}  # "said he disputed the charges"
    if not any(text.lowers[c] in _NOT for c in text.children[head]):
        return False
    if text.lemmas[head] != "be":
        return text.lemmas[head] in words("statement_attitudes", "denied_deeds")
    if content.start in text.quoted_tokens:
        return False
    return not any(text.lowers[c] in {"aware", "sure", "clear", "certain"} for c in text.children[head])


def _is_puzzled(text: AnnotatedText, content: Span, cue: int) -> bool:
    """Whether somebody cannot understand why: by the cue itself, or as the content tells of its speaker."""
    verb = cue if text.lemmas[cue] == "understand" else _head(text, content)
    if verb is None or text.lemmas[verb] != "understand" or "why" not in text.lowers[verb : verb + 2]:
        return False
    return any(text.lowers[c] in _NOT for c in text.children[verb])


def _is_command(text: AnnotatedText, content: Span) -> bool:
    """Whether the first words in quotation marks are a command: "Drop the gun", "Do not move"."""
    verb = next((t for t in range(*content) if text.poss[t] not in {"PUNCT", "SPACE"}), content.start)
    if text.lowers[verb] in {"do", "please", "just", "don"} and text.deps[verb] in {"aux", "intj", "advmod"}:
        verb = text.heads[verb]
    return text.tags[verb] == "VB" and text.poss[verb] in {"VERB", "AUX"} and not syntax.children(text, verb, *_NO_SUBJECT)
