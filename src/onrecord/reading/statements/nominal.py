"""Nouns and adjectives that tell what somebody says, believes or wants: "his claim that", "is convinced that"."""

from collections.abc import Iterator

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import trimmed, without_complementizer
from onrecord.reading.statements.speakers import source_span, speaker_of
from onrecord.text import Span


def by_noun(text: AnnotatedText, noun: int, frames: frozenset[str]) -> Draft | None:
    """The statement that a cue noun tells."""
    return _asked_by(text, noun) or _draft(text, noun, _noun_speaker(text, noun), _noun_complements(text, noun), frames)


def _asked_by(text: AnnotatedText, noun: int) -> Draft | None:
    """The statement of a request whose maker stands after it: "ignored pleas from her friend to come out"."""
    preposition = noun + 1
    if text.lemmas[noun] not in words("cues", "requests") or preposition >= len(text.lowers):
        return None
    maker = next(iter(syntax.children(text, preposition, "pobj")), None)
    if maker is None or text.lowers[preposition] not in {"from", "by"}:
        return None
    end = syntax.subtree(text, maker).end
    if end + 1 >= len(text.lowers) or text.lowers[end] != "to" or text.poss[end + 1] != "VERB":
        return None
    content = trimmed(text, end, syntax.subtree(text, end + 1).end)
    own = Span(noun, noun + 1)
    return Draft(noun, own, [content], maker, source_span(text, maker, own), frame="infinitive") if content else None


def by_adjective(text: AnnotatedText, adjective: int, frames: frozenset[str]) -> Draft | None:
    """The statement that a cue adjective tells."""
    return _draft(text, adjective, _adjective_speaker(text, adjective), _adjective_complements(text, adjective), frames)


def _draft(
    text: AnnotatedText, cue: int, speaker: int | None, complements: Iterator[tuple[str, int]], frames: frozenset[str]
) -> Draft | None:
    if speaker is None:
        return None
    for frame, top in complements:
        content = trimmed(text, *syntax.subtree(text, top)) if frame in frames else None
        if content is not None:
            own = Span(cue, cue + 1)
            source = source_span(text, speaker, own)
            return Draft(cue, own, [without_complementizer(text, content)], speaker, source, frame=frame)
    return None


def _noun_complements(text: AnnotatedText, noun: int) -> Iterator[tuple[str, int]]:
    for child in text.children[noun]:
        if child > noun and text.deps[child] in {"acl", "relcl", "ccomp"}:
            if any(text.lowers[c] == "that" for c in syntax.children(text, child, "mark")):
                yield "that", child
            elif any(text.lowers[c] == "to" for c in syntax.children(text, child, "aux")):
                yield "infinitive", child
        yield from _by_preposition(text, child)
    if text.lemmas[noun] in words("cues", "requests") and text.deps[noun] == "dobj":
        end = syntax.subtree(text, noun).end  # "filed a request with the court | to seal the file"
        yield from (
            ("infinitive", t) for t in syntax.children(text, text.heads[noun], "advcl") if t > end and text.lowers[end] == "to"
        )


def _adjective_complements(text: AnnotatedText, adjective: int) -> Iterator[tuple[str, int]]:
    for child in text.children[adjective]:
        if child > adjective and text.deps[child] in {"ccomp", "xcomp"}:
            to = any(text.lowers[c] == "to" for c in syntax.children(text, child, "aux"))
            yield ("infinitive" if to else "clause"), child
        yield from _by_preposition(text, child)


def _by_preposition(text: AnnotatedText, child: int) -> Iterator[tuple[str, int]]:
    if text.deps[child] == "prep":
        yield from ((text.lowers[child], noun) for noun in syntax.children(text, child, "pobj", "pcomp"))


def _noun_speaker(text: AnnotatedText, noun: int) -> int | None:
    """The owner of a noun; who it is of, from or by; the subject of the verb whose object it is."""
    owner = next(iter(syntax.children(text, noun, "poss")), None)
    if owner is not None:
        return owner
    for child in syntax.children(text, noun, "prep", "agent"):
        if text.lowers[child] in {"from", "by", "among"}:
            return next(iter(syntax.children(text, child, "pobj")), None)
    verb = text.heads[noun]
    if text.lemmas[verb] in words("cues", "receiving"):
        return None
    if text.deps[noun] in {"dobj", "attr"} and text.poss[verb] in {"VERB", "AUX"} and not syntax.is_passive(text, verb):
        return speaker_of(text, verb)
    return None


def _adjective_speaker(text: AnnotatedText, adjective: int) -> int | None:
    verb = text.heads[adjective]
    if text.deps[adjective] in {"acomp", "oprd", "xcomp", "conj"}:
        speaker = speaker_of(text, verb)
        return None if speaker is not None and text.lowers[speaker] in {"it", "there"} else speaker
    return None
