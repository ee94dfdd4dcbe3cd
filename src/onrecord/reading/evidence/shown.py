"""What items are said to show: statements whose source is the item, or whose content says what it shows."""

from onrecord.language import AnnotatedText
from onrecord.record import Evidence, Statement
from onrecord.text import Span

_SHOWING = frozenset(
    {"show", "depict", "capture", "reveal", "indicate", "contradict", "confirm", "suggest", "say", "state", "allege"}
)


def link_shown(text: AnnotatedText, evidence: list[Evidence], statements: list[Statement]) -> list[Evidence]:
    """The evidence with `shows`: the statements that tell what an item shows, or whose source it is."""
    return [item.model_copy(update={"shows": _shown_by(text, item, statements)}) for item in evidence]


def _shown_by(text: AnnotatedText, item: Evidence, statements: list[Statement]) -> list[str]:
    return [one.id for one in statements if one.source == item.id or any(_tells(text, one, span) for span in item.spans)]


def _tells(text: AnnotatedText, statement: Statement, mention: Span) -> bool:
    """Whether a statement's content names the item as the subject of a verb of showing."""
    if not any(content.contains(mention) for content in statement.content_spans):
        return False
    tokens = text.tokens(mention)
    return any(
        text.deps[token] in {"nsubj", "nsubjpass"} and text.lemmas[text.heads[token]] in _SHOWING for token in range(*tokens)
    )
