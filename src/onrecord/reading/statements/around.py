"""What stands around an inserted cue: whether what is before it can stand alone, and what goes on after it."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.statements.phrases import trimmed
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

SUBORDINATES = frozenset(
    {"though", "although", "while", "if", "when", "as", "after", "before", "because", "since", "unless", "once", "until"}
)
_FOLLOWED = frozenset({"ccomp", "dobj", "prep"})


def is_quoted(text: AnnotatedText, left: Span) -> bool:
    """Whether what stands before a cue is quoted at both its ends."""
    return left.start in text.quoted_tokens and left.end - 1 in text.quoted_tokens


def _content_head(text: AnnotatedText, verb: int) -> int | None:
    """The verb of what is said, where the parse joins it with the cue."""
    for child in text.children[verb]:
        if text.deps[child] == "ccomp":
            return child
    if text.deps[verb] in {"parataxis", "ccomp", "advcl", "dep"} and text.heads[verb] != verb:
        return text.heads[verb]
    return None


def rest(text: AnnotatedText, verb: int, left: Span, clause: Span) -> Span | None:
    """What follows the cue clause after a comma and goes on with the content."""
    head = _content_head(text, verb)
    end = text.sentences[text.sentence_number(verb)].end
    comma = next((t for t in range(clause.end, min(end, clause.end + 15)) if text.lowers[t] in {",", "—", "–"}), None)
    if comma is None or comma + 1 >= end:
        return None
    if text.lowers[left.start] in SUBORDINATES and not any(
        text.deps[c] in _FOLLOWED and c > verb and c < comma for c in text.children[verb]
    ):
        return trimmed(text, comma + 1, end)
    if not is_quoted(text, left) and text.tags[left.start] not in {"IN", "WRB"} and not _has_finite(text, left):
        right = trimmed(text, comma + 1, end)
        if right is not None and opens_with_verb(text, right):
            return right  # "The gun, he told me on Friday, was loaded": a subject that the parse hangs elsewhere
    if head is None:
        return None
    inside = syntax.subtree(text, head)
    last = min(inside.end, end)
    if last <= comma + 1:
        return None
    if is_quoted(text, left) and text.poss[comma + 1] == "CCONJ" and comma + 2 not in text.quoted_tokens:
        return None  # “Are you well?” she said, but he had gone
    if head > verb:
        return trimmed(text, comma + 1, last)
    top = comma + 1
    while top < last and text.poss[top] == "SPACE":
        top += 1
    if top >= last or text.tags[top] == "VBG" or top in text.quoted_tokens:
        return None
    chain = syntax.ancestors(text, top)
    if head in chain and verb not in chain[: chain.index(head)]:
        return trimmed(text, comma + 1, last)
    return None


def _has_finite(text: AnnotatedText, span: Span) -> bool:
    return any(text.tags[t] in FINITE for t in range(*span))


def opens_with_verb(text: AnnotatedText, span: Span) -> bool:
    """Whether a stretch begins with a finite verb, an adverb before it passed over."""
    first = span.start + (text.poss[span.start] == "ADV")
    return first < span.end and text.tags[first] in FINITE


def can_stand(text: AnnotatedText, verb: int, left: Span) -> bool:
    """Whether what stands before the cue clause is a content of its own: a quotation or a main clause."""
    if any(left.start <= child < left.end for child in syntax.children(text, verb, "ccomp")):
        return True
    if any(t in text.quoted_tokens for t in range(max(left.start, left.end - 2), left.end)):
        return True
    if text.lowers[left.start] in SUBORDINATES or (
        text.tags[left.start] in {"VBG", "VBN", "IN"} and not _has_subject(text, left)
    ):
        return False
    return any(text.poss[t] in {"VERB", "AUX"} for t in range(left.start, left.end))


def _has_subject(text: AnnotatedText, left: Span) -> bool:
    return any(text.deps[t] in {"nsubj", "nsubjpass", "expl"} for t in range(left.start, left.end))
