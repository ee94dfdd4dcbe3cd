"""Runs of capitalised words, as names are written: initials, particles, hyphens, nicknames in quotation marks, suffixes."""

from onrecord.lexicon import words
from onrecord.reading.parties.tokens import Words, is_given

_QUOTES = frozenset("\"“”‘’'`()") | {"``", "''"}
_LONGEST_NICKNAME = 3


def end_of_run(page: Words, at: int, taken: list[bool]) -> int:
    """The token after the run that begins at `at`; tokens that are taken end it."""
    end = at + 1
    while end < len(page) and not taken[end] and not (page.lowers[end - 1] in words("names", "suffixes") and end - at > 1):
        step = _step(page, end)
        if not step:
            break
        end += step
    return end


def _step(page: Words, at: int) -> int:
    """How many tokens from `at` on belong to the run that ends before it."""
    lower, after = page.lowers[at], at + 1 < len(page) and page.capital[at + 1]
    if lower in words("agencies", "weekdays") or at in page.glued or _is_date(page, at):
        return 0
    if page.capital[at] or lower in words("names", "suffixes"):
        return 1
    if (past := _past_particles(page, at)) > at:
        return past + 1 - at
    if lower in {"-", "‑"} and after and is_glued(page, at):
        return 2
    if lower == "." and after and page.lowers[at - 1] + "." in words("ranks", "abbreviated"):
        return 2
    if lower == "," and page.lowers[at + 1 : at + 2] and page.lowers[at + 1] in words("names", "suffixes"):
        return 2
    return past_nickname(page, at) - at


def _is_date(page: Words, at: int) -> bool:
    """ "Ann Lee | January 1" """
    is_month = page.lowers[at] in words("agencies", "dates") or page.lowers[at] in words("names", "months")
    return is_month and page.forms[at + 1 : at + 2] != [] and page.forms[at + 1][0].isdigit()


def _past_particles(page: Words, at: int) -> int:
    """The capitalised token after "de la" or another run of particles, else `at`."""
    past = at
    while past < len(page) and page.lowers[past] in words("names", "particles") and not page.capital[past]:
        past += 1
    return past if past > at and past < len(page) and page.capital[past] else at


def is_glued(page: Words, at: int) -> bool:
    """Whether a token stands without blanks between its neighbours."""
    doc = page.text.doc
    return at > 0 and not doc[at - 1].whitespace_ and not doc[at].whitespace_


def past_nickname(page: Words, at: int) -> int:
    """The token after a nickname in quotation marks or brackets that a name goes on after, else `at`."""
    if page.forms[at] not in _QUOTES or at + 1 >= len(page) or not page.forms[at + 1][0].isupper():
        return at
    for close in range(at + 2, min(at + 2 + _LONGEST_NICKNAME, len(page) - 1)):
        if page.forms[close] in _QUOTES:
            return close + 1 if page.capital[close + 1] else at
    return at


def without_nickname(page: Words, start: int, end: int) -> tuple[list[int], str | None]:
    """The tokens of a run outside quotation marks, and the nickname inside them."""
    kept: list[int] = []
    nickname, at = None, start
    while at < end:
        past = past_nickname(page, at)
        if past > at:
            nickname = nickname or page.phrase(at + 1, past - 1)
            at = past
        else:
            kept.append(at)
            at += 1
    return kept, nickname


def spell(page: Words, tokens: list[int]) -> list[str]:
    """The words of a name, with parts that a hyphen joins as one."""
    spelled: list[str] = []
    for at in tokens:
        form = page.forms[at]
        if (form in {"-", "‑"} and spelled) or (spelled and spelled[-1][-1] in "-‑"):
            spelled[-1] += form
        elif form not in {",", "."}:
            spelled.append(form)
    return spelled


def first_of_run(page: Words, at: int, end: int) -> int:
    """The end of the first name of a run with several: a headline's "Bo Ray | Calls Ann Roe", a caption's "Bo Ray | Bo Ray"."""
    if end - at < 4:
        return end
    if end - at == 4 and _are_two(*page.lowers[at : at + 3]):
        return at + 2
    nouns, is_thing = words("ordinary", "nouns"), page.lowers[end - 1] in words("ordinary", "nouns") | words("names", "never")
    for i in range(at + 2, end - 1):
        if (page.capital[i] and page.lowers[i] in page.lowers[at : i - 1]) or (
            not is_thing and page.lowers[i] in nouns and page.capital[i - 1] and not is_given(page.lowers[i])
        ):
            return i
    return end


def _are_two(first: str, second: str, third: str) -> bool:
    """ "Ben Roe | Katie Marsh", two writers in a line: a surname between two given names that are nothing else."""
    if not (is_given(first) and is_given(third)) or third in words("names", "surnames"):
        return False
    return len(second) > len("J.") and not is_given(second)
