"""Knowledge as data: YAML files of cues, ranks, triggers and names, and the one loader for them.

An entry is data with examples: each has at least one sentence that it must match and one that it must not, and
tests/lexicon runs them all. A new cue, rank or event trigger is a new entry, not a new branch in code.
"""

from onrecord.lexicon.loader import alternatives, load, words

__all__ = ["alternatives", "load", "words"]
