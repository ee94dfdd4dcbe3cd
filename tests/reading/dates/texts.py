"""Texts annotated once a run."""

from functools import cache

from onrecord.language import AnnotatedText, annotate


@cache
def annotated(content: str) -> AnnotatedText:
    """A text, annotated."""
    return annotate(content)
