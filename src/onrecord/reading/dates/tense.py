"""Whether the clause around a time expression tells of the past or of what is to come."""

from typing import Literal

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.text import Span

Tense = Literal["past", "future"]
# A climb is cut there: broken parses run hundreds of tokens deep.
DEEPEST = 12


def tense(text: AnnotatedText, span: Span) -> Tense | None:
    """The tense of the nearest clause above a span that shows one; None where none does (headlines, present tense)."""
    tokens = text.tokens(span)
    if tokens.start >= len(text.doc):
        return None
    token = tokens.start
    for _ in range(DEEPEST):
        found = _of_word(text, token)
        if found is not None or text.heads[token] == token:
            return found
        token = text.heads[token]
    return None


def _of_word(text: AnnotatedText, token: int) -> Tense | None:
    """What one word and its auxiliaries say of tense."""
    tag = text.tags[token]
    if not tag.startswith(("VB", "MD", "JJ", "NN")):
        return None
    auxiliaries = [child for child in text.children[token] if text.deps[child] in {"aux", "auxpass"}]
    lowers = {text.lowers[child] for child in auxiliaries}
    if lowers & words("dates_tense", "future"):
        return "future"
    if tag == "VBD" or lowers & words("dates_tense", "past"):
        return "past"
    if not tag.startswith("VB"):
        return None
    if "to" in lowers and tag == "VB":
        above = text.heads[token]
        return "future" if text.lemmas[above] in words("dates_tense", "planning") else None
    return None
