"""Where the noun phrase of a description begins and ends: "two off-duty Marlow officers", no mark or heading before it."""

from onrecord.lexicon import load, words
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import is_shot_misread

_LONGEST = 9
# Tags of words that no noun phrase goes on over to the left.
_BOUNDS = frozenset({",", ".", ":", "_SP", "VBD", "VBZ", "VBP", "IN", "``", "''", "-LRB-", "-RRB-", "CC", "WP", "WDT", "WP$"})
_MARKS = frozenset({"-", "–", "—", "|", "×", "•", "*", "·", "»", "p.m.", "a.m."})
_ARTICLES = frozenset({"a", "an", "the"})


def end_of_phrase(page: Words, at: int) -> int:
    """After the head noun; after the whole "brother-in-law"."""
    return at + 5 if page.lowers[at + 1 : at + 5] == ["-", "in", "-", "law"] else at + 1


def is_hyphened(page: Words, at: int) -> bool:
    """Whether a noun is the second part of a compound: "ex-husband", "half-brother", "co-workers"."""
    return at > 1 and page.forms[at - 1] == "-" and page.lowers[at - 2] in {"ex", "half", "step", "co"}


def start_of_phrase(page: Words, at: int, named: list[bool], *, plural: bool = False) -> int:
    """The first token of the noun phrase that ends at its head; `named` marks the tokens of names."""
    start = at - 2 if is_hyphened(page, at) else at
    above = page.text.heads[start]  # "A county sheriff's deputy | shot and killed", where the parse hangs all on "shot"
    top = above if is_shot_misread(page.text, above) else start
    edge = max(page.text.doc[top].left_edge.i, at - _LONGEST, 0)
    while start > 0:
        hyphened = "-" in page.forms[start - 1 : start + 1] and (_is_hyphen(page, start - 1) or _is_hyphen(page, start))
        if not (hyphened or start > edge) or _begins(page, start) or (not hyphened and _is_bound(page, start - 1)):
            break
        start -= 1
    if plural and page.lowers[start] in {"a", "an"}:
        start = _after_verb(page, start, at)
    while start < at and _is_of_heading(page, start, named):
        start += 1
    while 0 < start < at and named[start] and named[start - 1]:
        start -= 1  # a body's name goes on over its "of": "Keel Bureau of Investigation | agents"
    return start - 1 if start > 0 and page.text.tags[start] == "POS" else start


def _is_hyphen(page: Words, at: int) -> bool:
    """A hyphen inside a word, no dash between blanks or at the start of a line."""
    return page.forms[at] == "-" and at > 0 and not page.text.doc[at - 1].whitespace_ and not page.forms[at - 1].isspace()


def _is_bound(page: Words, at: int) -> bool:
    """Whether no noun phrase goes on over a token: a verb, a mark, "at least | two men"."""
    is_part = page.text.tags[at] not in _BOUNDS and page.forms[at] not in _MARKS
    return not is_part or page.lowers[at - 1 : at + 1] in (["at", "least"], ["at", "most"])


def _begins(page: Words, start: int) -> bool:
    """Whether a noun phrase begins at a token by its article; what stands before is a caption's: "The Herald | A man"."""
    return page.lowers[start] in _ARTICLES and page.text.tags[start - 1] != "PDT"


def _after_verb(page: Words, start: int, at: int) -> int:
    """ "A man with a shotgun ambushed | officers": an article of one, and a verb taken for a part of the phrase of many."""
    verbs = [i for i in range(start, at) if page.text.tags[i] == "VBN"]
    return verbs[-1] + 1 if verbs and words("parties", "quantities").isdisjoint(page.lowers[start:at]) else start


def _is_of_heading(page: Words, start: int, named: list[bool]) -> bool:
    """A heading's word before a noun: "Related Content | Family"; not a sentence's first, "Law enforcement officials"."""
    if not page.capital[start] or named[start] or page.lowers[start] in load("parties")["numbers"]:
        return page.lowers[start] in words("agencies", "things") and named[start + 1]  # "apartment shooting | Marlow deputies"
    if (
        start in page.glued or _is_hyphen(page, start + 1) or page.forms[start - 1 : start] == [","]
    ):  # "Ann Roe, | Executive Director of"
        return False
    if page.lowers[start] in words("parties", "vague"):
        return True
    is_first = page.text.sentences[page.text.sentence_number(start)].start == start
    return not (is_first and page.forms[start + 1].islower() and page.text.tags[start][:2] in {"NN", "JJ"})
