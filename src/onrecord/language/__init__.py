"""The language engine: a spaCy pipeline, its repairs, and what it tells of a text."""

from onrecord.language.pipeline import AnnotatedText, annotate, annotate_many, load_model
from onrecord.language.quotations import Quotation, speeches

__all__ = ["AnnotatedText", "Quotation", "annotate", "annotate_many", "load_model", "speeches"]
