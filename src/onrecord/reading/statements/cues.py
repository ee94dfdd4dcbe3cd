"""The lexicon of cues as the matcher asks it: which frames a lemma has."""

from functools import cache

from onrecord.lexicon import load


@cache
def frames_of(part: str) -> dict[str, frozenset[str]]:
    """Lemma to the frames that it has, for "verbs", "nouns" or "adjectives"; a preposition's frame reads "for"."""
    found: dict[str, set[str]] = {}
    for frame, entry in load("cues")[part].items():
        groups = entry if frame == "prepositions" else {frame: entry["words"]}
        for name, lemmas in groups.items():
            for lemma in lemmas:
                found.setdefault(lemma, set()).add(name)
    return {lemma: frozenset(frames) for lemma, frames in found.items()}
