"""Texts annotated once a run."""

from functools import cache

import spacy

from onrecord.language import AnnotatedText, annotate


@cache
def annotated(content: str) -> AnnotatedText:
    """A text, annotated."""
    return annotate(content)


def unparsed(content: str) -> AnnotatedText:
    """A text cut into words and sentences only: a long one in little time."""
    words_only = spacy.blank("en")
    words_only.add_pipe("sentencizer")
    words_only.max_length = 10_000_000
    return AnnotatedText(content, words_only(content))
