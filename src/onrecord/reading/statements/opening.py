"""Where a paragraph's first sentence begins, after a dateline or the page's furniture: "MARLOW, Ohio — A deputy shot"."""

import re
from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import load
from onrecord.text import Span


@cache
def _leads() -> re.Pattern[str]:
    patterns = "|".join(f"(?:{entry['pattern']})" for entry in load("statement_leads"))
    return re.compile(rf"[\s\u200b]*(?:{patterns})\s*(?=[A-Z\d“\"'‘])")


def past_lead(text: AnnotatedText, first: int) -> int:
    """The token after a lead that stands at a token; the token itself where none does."""
    at = text.doc[first].idx
    if at and text.content[at - 1] != "\n":
        return first
    match = _leads().match(text.content, at)
    return text.tokens(Span(match.end(), match.end() + 1)).start if match else first
