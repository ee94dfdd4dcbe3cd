"""What a negation makes of a cue: "no longer says" denies, "never said that" tells nothing of its subject."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft

_NOT = frozenset({"not", "n't", "n’t", "never", "nor"})
_NOBODY = frozenset({"none", "nobody", "nothing", "neither", "one"})
_ONLY = frozenset({"only", "just", "simply", "merely"})


def denied(text: AnnotatedText, draft: Draft) -> bool:
    """Whether a negated cue takes back or rejects its content: "no longer says", "does not believe"."""
    if draft.kind is not None:
        return False
    rejects = text.lemmas[draft.cue] in words("statement_attitudes", "negated_denies")
    return _no_longer(text, draft.cue) or (rejects and is_negated(text, draft.cue))


def is_unsaid(text: AnnotatedText, draft: Draft) -> bool:
    """Whether a content was not said at all by its source: "never said that", "nobody told her that"."""
    if text.lemmas[draft.cue] not in words("statement_attitudes", "negated_unsaid") or _no_longer(text, draft.cue):
        return False
    return is_negated(text, draft.cue)


def is_rule(text: AnnotatedText, draft: Draft) -> bool:
    """Whether a cue tells what a law asks of anybody, what somebody had better know, or what is only asked about.

    "May use force when he reasonably believes that it is necessary", "it is important that the public understands that".
    """
    if any(text.lowers[child] == "whether" for child in syntax.children(text, draft.cue, "mark")):
        return True  # "asked whether officers feared for their lives" tells of no fear
    above = text.heads[draft.cue]
    judged = {above, *syntax.children(text, above, "acomp")}
    if text.deps[draft.cue] == "ccomp" and any(text.lemmas[one] in words("cues", "urgent") for one in judged):
        return True
    adverbs = {text.lowers[child] for child in syntax.children(text, draft.cue, "advmod")}
    return text.tags[draft.cue] in {"VBZ", "VBP"} and "reasonably" in adverbs


def is_negated(text: AnnotatedText, cue: int) -> bool:
    """Whether a cue is negated by a word beside it, by its subject or by what it hangs on; "not only said" is not."""
    if _no_longer(text, cue):
        return True
    quoted = text.quoted_tokens
    own = [t for t in text.children[cue] if t < cue and (t not in quoted or cue in quoted)]  # “Not at all,” he said
    negators = [t for t in own if text.lowers[t] in _NOT]
    if negators:
        return text.lowers[negators[-1] + 1] not in _ONLY
    if text.deps[cue] == "conj" and "or" in text.lowers[max(cue - 2, 0) : cue] and text.heads[cue] < cue:
        return is_negated(text, text.heads[cue])  # "has not named him or disclosed if he is held"
    above = text.lowers[text.heads[cue]]
    if text.deps[cue] == "pcomp" and (above == "without" or text.lowers[max(cue - 3, 0) : cue] == ["stopped", "short", "of"]):
        return True
    if text.deps[cue] == "xcomp" and text.poss[text.heads[cue]] in {"VERB", "AUX"} and text.lemmas[text.heads[cue]] == "have":
        return "yet" in text.lowers[max(cue - 3, 0) : cue]
    taker = next(iter(syntax.children(text, cue, "nsubj", "nsubjpass")), None)
    return taker is not None and taker < cue and _is_none(text, taker)


def _no_longer(text: AnnotatedText, cue: int) -> bool:
    return text.lowers[max(cue - 2, 0) : cue] == ["no", "longer"]


def _is_none(text: AnnotatedText, noun: int) -> bool:
    if text.lowers[noun] in _NOBODY and text.lowers[noun - 1 : noun + 1] != ["some", "one"]:
        return text.lowers[noun] != "one" or text.lowers[max(noun - 1, 0)] == "no"
    return any(text.lowers[child] in {"no", "neither"} for child in text.children[noun])
