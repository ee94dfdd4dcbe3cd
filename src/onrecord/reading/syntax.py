"""Small questions about a parsed sentence that several layers ask. Tokens are indices into `text.doc`."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.text import Span

_SUBJECTS = frozenset({"nsubj", "nsubjpass", "csubj", "csubjpass", "expl"})
_NEGATORS = frozenset({"no", "not", "n't", "never", "neither", "nor", "n’t"})
# Verbs and adverbs above or beside a verb that say it did not come about: "has yet to", "failed to", "declined to".
_NEGATING_HEADS = frozenset({"fail", "decline", "refuse", "yet", "avoid", "stop", "unable"})
# Relations over which a verb shares the subject of the verb above it: "he stopped and fired", "wants to resign".
_SHARED_SUBJECT = frozenset({"conj", "xcomp", "advcl"})
# Adverbs of a verb, and nouns and adjectives above one, that say that it only nearly came about.
_NEARLY = frozenset({"nearly", "almost"})
_NEARNESS = frozenset({"close", "inch", "second", "moment"})
# A climb or a subtree walk is cut there: broken parses of lists run hundreds of tokens deep.
DEEPEST = 60
# Words in -ing that name a deed: as the last word after another noun they are nouns, whatever the parse makes of them.
_DEEDS = frozenset({"shooting", "killing", "stabbing", "beating", "slaying"})
_ENDINGS = frozenset({".", ",", ":", ";", "?", "!", "-", "–", "—", "|", "·"})
# The tags of a verb with a tense of its own.
FINITE = frozenset({"VBD", "VBZ", "VBP", "MD"})


def children(text: AnnotatedText, token: int, *relations: str) -> list[int]:
    """The token's children that stand in one of some relations to it, in the order of the text."""
    return [child for child in text.children[token] if text.deps[child] in relations]


def subtree(text: AnnotatedText, token: int) -> Span:
    """The token range from the leftmost to the rightmost word under a token."""
    return Span(text.doc[token].left_edge.i, text.doc[token].right_edge.i + 1)


def ancestors(text: AnnotatedText, token: int) -> list[int]:
    """The tokens above a token, nearest first, at most `DEEPEST`."""
    found: list[int] = []
    while text.heads[token] != token and len(found) < DEEPEST:
        token = text.heads[token]
        found.append(token)
    return found


def is_passive(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb stands in the passive: "was charged", "a man killed by"."""
    if children(text, verb, "auxpass", "nsubjpass"):
        return True
    return text.deps[verb] == "acl" and text.tags[verb] == "VBN"


def subject(text: AnnotatedText, verb: int) -> int | None:
    """The head of a verb's subject, its own or the one shared with the verb above; the noun that an `acl` verb modifies."""
    for _ in range(DEEPEST):
        own = [child for child in text.children[verb] if text.deps[child] in _SUBJECTS and text.deps[child] != "expl"]
        if own:
            return own[0]
        if is_shot_misread(text, verb):
            return verb - 1
        if text.deps[verb] in {"acl", "relcl"}:
            return text.heads[verb]
        if text.deps[verb] not in _SHARED_SUBJECT:
            return None
        verb = text.heads[verb]
    return None


def is_shot_misread(text: AnnotatedText, token: int) -> bool:
    """Whether "shot" is a verb that the parse takes for a noun, after its subject: "A deputy | shot and killed a man"."""
    if text.lowers[token] != "shot" or text.tags[token] != "NN" or token == 0 or text.poss[token - 1] != "NOUN":
        return False
    joined = children(text, token, "conj")
    return text.deps[token - 1] == "compound" and any(text.tags[c] == "VBD" and children(text, c, "dobj") for c in joined)


def passive_agent(text: AnnotatedText, verb: int) -> int | None:
    """The head of the "by" phrase of a passive verb, which the parse may give to a part of the body: "shot in the back by"."""
    wounds = [noun for where in children(text, verb, "prep") for noun in children(text, where, "pobj")]
    struck = [noun for noun in wounds if text.lemmas[noun] in words("events_kinds", "body_part")]
    for by in [*children(text, verb, "agent"), *(by for noun in struck for by in children(text, noun, "prep"))]:
        if text.lowers[by] == "by":
            for noun in children(text, by, "pobj"):
                return noun
    return None


def objects(text: AnnotatedText, verb: int) -> list[int]:
    """The heads of a verb's direct and indirect objects, coordinated ones included."""
    return [one for found in children(text, verb, "dobj", "dative", "attr") for one in coordinated(text, found)]


def coordinated(text: AnnotatedText, noun: int) -> list[int]:
    """A noun and those joined to it by "and" or commas."""
    found = [noun]
    for one in found:
        if len(found) > DEEPEST:
            break
        found.extend(children(text, one, "conj"))
    return found


def is_negated(text: AnnotatedText, token: int) -> bool:
    """Whether a verb or noun is said not to be: "has not been charged", "no charges", "failed to", "without an arrest".

    "Arrested without incident" denies the incident, not the arrest.
    """
    above = text.heads[token]
    if text.lowers[above] == "without" or any(text.lowers[child] in _NEGATORS for child in text.children[token]):
        return True
    if text.deps[token] == "xcomp" and (text.lemmas[above] in _NEGATING_HEADS or is_negated(text, above)):
        return True
    if text.poss[token] != "VERB":
        return False
    if any(text.lowers[child] == "yet" for child in text.children[token]) and "to" in text.lowers[max(token - 3, 0) : token]:
        return True
    taker = subject(text, token)  # "no officers were hurt", "nobody was charged"
    return taker is not None and _is_none(text, taker)


def _is_none(text: AnnotatedText, noun: int) -> bool:
    if text.lowers[noun] in {"none", "nobody", "neither", "nothing", "no-one"}:
        return True
    return any(text.lowers[child] in {"no", "neither"} for child in text.children[noun])


def clause_verb(text: AnnotatedText, token: int) -> int:
    """The verb of the clause that a token stands in; the sentence's root where no verb is above it."""
    if text.poss[token] in {"VERB", "AUX"}:
        return token
    above = ancestors(text, token)
    return next((one for one in above if text.poss[one] in {"VERB", "AUX"}), above[-1] if above else token)


def named_subject(text: AnnotatedText, verb: int) -> int | None:
    """The head of a verb's subject; for a relative pronoun the noun that it stands for: "the officers who fired"."""
    found = subject(text, verb)
    if found is not None and text.deps[verb] == "relcl" and text.lowers[found] in {"who", "that", "which"}:
        return text.heads[verb]
    return found


def is_near_miss(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb tells what only nearly came about: "was nearly killed", "came within inches of killing him"."""
    if any(text.lowers[adverb] in _NEARLY for adverb in children(text, verb, "advmod")):
        return True
    preposition = text.heads[verb]
    return text.deps[verb] == "pcomp" and text.lemmas[text.heads[preposition]] in _NEARNESS


def before_adverbs(text: AnnotatedText, token: int) -> int:
    """The token before a word and the adverbs right before it: of "a man | fatally shot" the man; -1 where there is none."""
    before = token - 1
    while before > 0 and text.poss[before] == "ADV":
        before -= 1
    return before


def is_deed_noun(text: AnnotatedText, token: int) -> bool:
    """Whether a word in -ing closes a name though the parse takes it for a verb: "Family mourns Elm Street shooting"."""
    if text.lowers[token] not in _DEEDS or not token or text.poss[token - 1] not in {"NOUN", "PROPN"}:
        return False
    after = text.lowers[token + 1 : token + 2]
    return not after or not after[0].strip() or after[0] in _ENDINGS
