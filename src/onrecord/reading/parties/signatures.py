"""Signature blocks: a name on a line of its own, the signer's post and body on the next: "Ann Roe / Oxbow County Attorney"."""

from onrecord.lexicon import words
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.titles import is_rank
from onrecord.reading.parties.tokens import Words

_LONGEST = 12
# So many tokens after "Sincerely," the one who signs is named.
_BLOCK = 40
# So many words before the name in the heading of a statement its "statement from" stands, titles between.
_TITLE = 6
# The words before the one that closes a letter: "Very truly yours".
_BEFORE_CLOSING = 3
_FIRST_PERSON = frozenset({"i", "me", "my", "myself"})
_VERBS = frozenset({"VBD", "VBZ", "VBP", "MD"})
_ENDS = frozenset({",", "·", "|", "-", "–", "—", "("})


def read_signatures(page: Words, persons: list[Entity], bodies: list[Entity]) -> None:
    """Give the persons who sign the title and the affiliation that the line under their name states."""
    at = {token: body for body in bodies for m in body.mentions for token in range(m.start, m.end)}
    for person in persons:
        for mention in person.mentions:
            line = _line_under(page, mention) if mention.form == "name" else None
            if line is not None and _is_post(page, line):
                _give(page, person, line, at, bodies)


def _line_under(page: Words, name: Found) -> range | None:
    """The tokens of the next line with words, where the name has its own line to itself."""
    start = name.end + 1
    if (name.start > 0 and "\n" not in page.forms[name.start - 1]) or start >= len(page) or "\n" not in page.forms[name.end]:
        return None
    ends = (i for i in range(start, min(start + _LONGEST, len(page))) if "\n" in page.forms[i])
    end = next(ends, start + _LONGEST if start + _LONGEST < len(page) else len(page))
    return range(start, end) if start < end < start + _LONGEST else None


def _is_post(page: Words, line: range) -> bool:
    """Whether a line names a post and makes no sentence."""
    if any(page.text.tags[i] in _VERBS for i in line) or not page.forms[line[0]][0].isupper():
        return False
    return any(is_rank(page.lowers[i]) for i in line[: _end_of_title(page, line)])


def _end_of_title(page: Words, line: range) -> int:
    """How many tokens of the line belong to the title."""
    return next((n for n, i in enumerate(line) if page.forms[i] in _ENDS), len(line))


def _give(page: Words, person: Entity, line: range, at: dict[int, Entity], bodies: list[Entity]) -> None:
    title = page.phrase(line.start, line.start + _end_of_title(page, line))
    if title not in person.titles:
        person.titles.append(title)
    body = next((at[i] for i in line if i in at), None) or _body_of_post(title, bodies)
    person.affiliation = person.affiliation or body


def _body_of_post(title: str, bodies: list[Entity]) -> Entity | None:
    """The "Oxbow County Attorney" has the "Oxbow County Attorney's Office"."""
    own = [body for body in bodies if body.name and body.name[0].lower().startswith(title.lower())]
    return own[0] if len(own) == 1 else None


def read_signer(page: Words, persons: list[Entity]) -> None:
    """Let "I" outside of quotation marks stand for the one person who signs the letter, or whose statement it is."""
    if "i" not in page.lowers:
        return
    closing = [i for i, lower in enumerate(page.lowers) if lower in words("names", "closings") and _closes(page, i)]
    end = closing[-1] if closing else len(page)
    signers = _signing(page, persons, end) if closing else [one for one in persons if _heads_statement(page, one)]
    if len(signers) == 1:
        own = (i for i, lower in enumerate(page.lowers[:end]) if lower in _FIRST_PERSON and i not in page.quoted)
        signers[0].mentions += [Found(i, i + 1, i, "pronoun") for i in own]


def _signing(page: Words, persons: list[Entity], closing: int) -> list[Entity]:
    """Who has a line to begin with under the closing of a letter."""
    block = range(closing, closing + _BLOCK)
    return [one for one in persons if any(m.form == "name" and _opens_line(page, m.start, block) for m in one.mentions)]


def _heads_statement(page: Words, person: Entity) -> bool:
    """Whether the heading makes a text the person's: "A statement from Sheriff Roe on the shooting"."""
    first = next((i for i, form in enumerate(page.forms) if "\n" in form), 0)
    names = [m.start for m in person.mentions if m.form == "name" and m.start < first]
    before = [page.lowers[max(name - _TITLE, 0) : name] for name in names]
    return any("statement" in words_ and not {"from", "by"}.isdisjoint(words_) for words_ in before)


def _closes(page: Words, token: int) -> bool:
    """Whether a word stands in a closing line of a letter: "Very truly yours,"."""
    line = token
    while line > 0 and "\n" not in page.forms[line - 1] and token - line < _BEFORE_CLOSING:
        line -= 1
    ends = page.forms[token + 1 : token + 3]
    is_alone = any("\n" in form for form in ends) and page.forms[line][0].isupper()
    return is_alone and (line == 0 or "\n" in page.forms[line - 1])


def _opens_line(page: Words, token: int, block: range) -> bool:
    return token in block and "\n" in page.forms[token - 1]
