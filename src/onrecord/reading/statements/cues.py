"""The lexicon of cues as the matcher asks it: which frames a lemma has."""

from functools import cache

from onrecord.lexicon import load


@cache
def verb_frames() -> dict[str, frozenset[str]]:
    """Lemma to the frames that it has; a preposition's frame reads "for"."""
    found: dict[str, set[str]] = {}
    for frame, entry in load("cues")["verbs"].items():
        groups = entry if frame == "prepositions" else {frame: entry["words"]}
        for name, lemmas in groups.items():
            for lemma in lemmas:
                found.setdefault(lemma, set()).add(name)
    return {lemma: frozenset(frames) for lemma, frames in found.items()}
