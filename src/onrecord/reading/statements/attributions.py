"""Every attribution of a text: each cue with its content and source."""

from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.according import according
from onrecord.reading.statements.afterwards import follow
from onrecord.reading.statements.antecedents import antecedent
from onrecord.reading.statements.as_told import as_told
from onrecord.reading.statements.content import following, is_said
from onrecord.reading.statements.cues import frames_of
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.emptiness import is_empty, without_program
from onrecord.reading.statements.going_on import end_with_name, go_on
from onrecord.reading.statements.headline import headline
from onrecord.reading.statements.hearsay import hearsay
from onrecord.reading.statements.idioms import idiom
from onrecord.reading.statements.inserted import inserted
from onrecord.reading.statements.leading import CLAUSAL, block, leads_in, with_quotation
from onrecord.reading.statements.mistaken import mistaken
from onrecord.reading.statements.negated import is_rule, is_unsaid
from onrecord.reading.statements.nesting import nest
from onrecord.reading.statements.nominal import by_adjective, by_noun
from onrecord.reading.statements.passives import TOLD_OF, teller, with_subject
from onrecord.reading.statements.phrases import is_finite, is_passive, leads_sentence, verb_group
from onrecord.reading.statements.placed import opening_speaker
from onrecord.reading.statements.quoted import Quoted, carry_on, widen
from onrecord.reading.statements.refusals import refusals
from onrecord.reading.statements.relatives import told_of_noun, with_pronoun
from onrecord.reading.statements.speakers import before_content, source_span, speaker_of
from onrecord.reading.statements.stops import within_sentence
from onrecord.reading.statements.transcript import turns
from onrecord.reading.statements.unclaimed import claim
from onrecord.reading.statements.unparsed import unparsed


def attributions(text: AnnotatedText) -> list[Draft]:
    """The attributions in the order of their cues."""
    spoken = turns(text)
    quoted = Quoted(text, frozenset(text.paragraph_number(text.doc[draft.cue].idx) for draft in spoken))
    refused = refusals(text)
    taken = {t for draft in refused for t in range(*draft.cue_tokens)}
    triggers = _triggers()
    tokens = (token for token, lemma in enumerate(text.lemmas) if lemma in triggers and token not in taken)
    found = [draft for token in tokens if (draft := _at(text, quoted, token)) is not None]
    for draft in found:
        draft.content = within_sentence(quoted, widen(quoted, draft.content, draft.cue), draft.cue)
        if draft.content:
            draft.content = go_on(quoted, draft)
            draft.content = end_with_name(quoted, draft)
    found = [draft for draft in found if draft.content and _is_kept(text, draft, refused)]
    found = [draft for draft in found if draft.frame != "hearsay" or not _is_told_again(draft, found)]
    carry_on(quoted, found)
    found += [*headline(text), *spoken]
    claimed = claim(text, quoted, found)
    carry_on(quoted, claimed)
    found += claimed
    for draft in found:
        draft.content = without_program(text, draft)
    follow(quoted, found)
    return nest(text, [*refused, *found])


@cache
def _triggers() -> frozenset[str]:
    """All lemmas that can be a cue."""
    parts = (frames_of(part) for part in ("verbs", "nouns", "adjectives"))
    return frozenset({"accord", "reportedly", "put", "make"}).union(
        words("cues", "mistaken"), words("cues", "messages"), *parts
    )


def _at(text: AnnotatedText, quoted: Quoted, token: int) -> Draft | None:
    """The statement of a cue."""
    lemma, pos = text.lemmas[token], text.poss[token]
    draft = idiom(quoted, token)
    if draft is not None:
        return draft
    if pos in {"VERB", "AUX"} and lemma in frames_of("verbs"):
        draft = _by_verb(text, quoted, token, frames_of("verbs")[lemma])
    elif pos == "NOUN" and text.deps[token] == "ROOT" and lemma in frames_of("verbs"):
        draft = _by_root(text, quoted, token)
    elif pos == "NOUN" and lemma in frames_of("nouns"):
        draft = by_noun(text, token, frames_of("nouns")[lemma])
    elif pos in {"ADJ", "VERB"} and lemma in frames_of("adjectives"):
        draft = by_adjective(text, token, frames_of("adjectives")[lemma])
    elif lemma == "reportedly":
        draft = hearsay(text, token)
    elif lemma == "accord":
        draft = according(text, token)
    return mistaken(text, token) if draft is None and lemma in words("cues", "mistaken") else draft


def _is_kept(text: AnnotatedText, draft: Draft, refused: list[Draft]) -> bool:
    """Whether a draft tells something of somebody: "when we asked he would not say" tells of a refusal alone."""
    asks = text.lemmas[draft.cue] == "ask" and any(one.source and one.source.start == draft.start for one in refused)
    return not (asks or is_unsaid(text, draft) or is_rule(text, draft) or _is_reader(text, draft) or is_empty(text, draft))


def _is_told_again(hearsay: Draft, found: list[Draft]) -> bool:
    """Whether an adverb of hearsay belongs to another cue: "he reportedly told investigators"."""
    return any(draft is not hearsay and draft.cue_tokens.start <= hearsay.cue < draft.cue_tokens.end for draft in found)


def _is_reader(text: AnnotatedText, draft: Draft) -> bool:
    """Whether a page speaks to its readers: "those wishing to remain anonymous", "you agree to our terms"."""
    reader = antecedent(text, draft)
    if reader is None or text.lowers[reader] not in words("cues", "readers"):
        return False
    return text.lowers[reader] != "those" or draft.frame in {"infinitive", "object_infinitive"}


def _by_root(text: AnnotatedText, quoted: Quoted, noun: int) -> Draft | None:
    """The statement of a verb that the parse takes for a noun with a subject and a clause: "Lee claims he ran"."""
    is_verb = syntax.children(text, noun, "nsubj") and syntax.children(text, noun, "ccomp")
    return _by_verb(text, quoted, noun, frozenset({"clause"})) if is_verb else None


def _by_verb(text: AnnotatedText, quoted: Quoted, verb: int, frames: frozenset[str]) -> Draft | None:
    """The statement of one cue verb."""
    cue = verb_group(text, verb)
    if "clause" in frames and (of_noun := told_of_noun(text, verb)) is not None:
        return of_noun
    if "clause" in frames:
        draft = as_told(text, verb, cue) or inserted(text, verb, cue)
        if draft is not None and (draft.frame == "as" or not leads_in(quoted, draft)):
            return draft
    content, frame = following(text, verb, frames)
    if "clause" in frames and quoted.at(verb) is None and not leads_sentence(text, verb):
        content, frame = with_quotation(quoted, verb, content, frame)
        if content is None or frame not in CLAUSAL:
            content, frame = unparsed(text, verb, content, frame)
    speaker = speaker_of(text, verb)
    if speaker is None and content is not None and frame in TOLD_OF:
        speaker = teller(text, verb, content)
    if content is None and speaker is not None and text.lemmas[verb] in words("cues", "inserting"):
        content, frame = block(text, verb), "clause"
    if content is None or not is_said(text, verb, frame, speaker, content):
        return None
    source = before_content(text, source_span(text, speaker, cue), content) if speaker is not None else None
    if source is not None and (
        speaker == verb or source.start in {verb, cue.start}
    ):  # "Criticizing the raid, ...": nobody is named
        speaker, source = None, None
    elif speaker is None and is_finite(text, verb) and not is_passive(text, verb):
        speaker, source = opening_speaker(text, cue.start) or (None, None)
    told = with_subject(text, verb, frame, content)
    told = with_pronoun(text, verb, source, told) if frame == "clause" else told
    return Draft(verb, cue, told, speaker, source, frame=frame)
