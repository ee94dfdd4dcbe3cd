"""The text's words as the finders of names and agencies read them: original spelling, and questions about capitals."""

import re
from functools import cached_property

from onrecord.language import AnnotatedText

_WORD = re.compile(r"[^\W\d_][\w'’.&-]*", re.UNICODE)
_POLICE_FORCE = re.compile(
    r"(?i)\b(?:officer|police|trooper|deputy)[ -]involved|police shooting|"
    r"\b(?:shot|killed|wounded|tased)\b[^.\n]{0,30}\bby (?:[\w'’.-]+ ){0,5}(?:police|officers?|deputy|deputies|troopers?|cops?)\b|"
    r"\b(?:police|officers?|deputy|deputies|troopers?) (?:[\w-]+ ){0,2}(?:shot|opened fire|returned fire|fatally)"
)
# A word of these classes is no part of a name, however it is written (the first word of a sentence, a headline's).
_CLOSED = frozenset({"DT", "IN", "PRP", "PRP$", "CC", "WRB", "WP", "WDT", "MD", "TO", "EX", "CD", "POS", "PDT", "WP$"})


class Words:
    """An annotated text with its tokens' spelling."""

    def __init__(self, text: AnnotatedText) -> None:
        self.text = text
        self.forms: list[str] = [token.text for token in text.doc]
        self.lowers = text.lowers

    def __len__(self) -> int:
        return len(self.forms)

    @cached_property
    def capital(self) -> list[bool]:
        """For each token, whether it is written like a part of a name."""
        tags = self.text.tags
        return [
            form[0].isupper() and tags[i] not in _CLOSED and bool(_WORD.fullmatch(form)) for i, form in enumerate(self.forms)
        ]

    @cached_property
    def quoted(self) -> frozenset[int]:
        """Tokens inside double quotation marks; an angled mark alone is a headline's ornament ("Man shot « The Herald")."""
        inside = set(self.text.quoted_tokens)
        for quotation in self.text.quotations:
            if self.text.content[quotation.span.start] == "«":
                tokens = self.text.tokens(quotation.span)
                inside.difference_update(range(tokens.start, tokens.end))
        return frozenset(inside)

    @cached_property
    def police_shooting(self) -> bool:
        """Whether the text speaks of force by police: "officer-involved shooting", "shot by a deputy"."""
        return bool(_POLICE_FORCE.search(self.text.content))

    def phrase(self, start: int, end: int) -> str:
        """The words of a token range as the text spells them."""
        span = self.text.span(start, end)
        return " ".join(self.text.content[span.start : span.end].split())
