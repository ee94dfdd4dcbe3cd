"""Signature blocks: a name on a line of its own, the signer's post and body on the next: "Ann Roe / Oxbow County Attorney"."""

from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.titles import is_rank
from onrecord.reading.parties.tokens import Words

_LONGEST = 12
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
