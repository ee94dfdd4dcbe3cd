"""Names that tell who wrote the piece, took the picture or made the film, and so are no party to what it tells."""

from onrecord.lexicon import words
from onrecord.reading.parties.tokens import Words

_LONGEST_LINE = 12  # tokens of a byline before the name: "By Ann Lee, Jo Park and"
_LONGEST_POST = 8  # tokens after the name in which its post stands: "is a Courier staff writer"
_LONGEST_CREDIT = 8  # tokens of a credit line before the name: "(Photo: The Courier /"
# What is told of who made the piece: "Ann Roe can be reached at", "Ann Roe has the details".
_ON_THE_PAGE = (["can", "be", "reached"], ["has", "the", "details"], ["has", "the", "story"], ["has", "the", "latest"])
_DASHES = frozenset({"--", "—", "–"})
_LONGEST_PAPER = 5  # tokens: "The New Alder Times"
_APOSTROPHES = ("'s", "’s")


def is_byline(page: Words, start: int, end: int) -> bool:
    """Whether the name from `start` to `end` is a byline's, a credit line's or a contact's."""
    return (
        _after_by(page, start)
        or _in_caption(page, start, end)
        or _with_address(page, end)
        or _is_writer(page, end)
        or _in_credits(page, start)
        or _in_credit_line(page, start)
        or _among_writers(page, end)
        or _with_others(page, start)
        or _before_paper(page, end)
        or _ends_piece(page, start, end)
    )


def _after_by(page: Words, start: int) -> bool:
    """ "By Ann Lee, Jo Park and", "photo by" """
    at = start - 1
    while at >= max(start - _LONGEST_LINE, 0) and (page.lowers[at] in {"and", ",", "&"} or page.capital[at]):
        if page.forms[at] in {"By", "BY"}:
            return True
        at -= 1
    if at < 0 or page.lowers[at] != "by":
        return False
    if page.forms[at] != "by" or at == 0 or page.lowers[at - 1] in words("names", "credits"):
        return True
    return page.forms[at - 1] == "," and not words("names", "posted").isdisjoint(page.lowers[max(at - _LONGEST_LINE, 0) : at])


def _in_caption(page: Words, start: int, end: int) -> bool:
    """ "(Ann Roe / The Times)", "WATCH: Ann Roe's report" """
    before, after = page.lowers[start - 1 : start], page.lowers[end : end + 2]
    if after[:1] in (["/"], ["|"]) or (before == ["("] and after[:1] in (["-"], [","])):
        return True
    is_headed = before == [":"] and page.forms[start - 2 : start - 1] != [] and page.forms[start - 2].isupper()
    return is_headed and after[:1] in ([mark] for mark in _APOSTROPHES) and after[1:] in (["report"], ["story"])


def _with_address(page: Words, end: int) -> bool:
    """ "Ann Roe: aroe@courier.example", "Ann Roe: (904) 555-0100" """
    after = page.forms[end : end + 3]
    if after[:2] == [":", "("] and after[2:] != [] and after[2].isdigit():
        return True
    return any("@" in form for form in after[:2]) or (after[:1] == [":"] and any("@" in form for form in after))


def _is_writer(page: Words, end: int) -> bool:
    """ "Ann Roe is a Courier staff writer", "Ann Roe, staff writer" """
    after = page.lowers[end : end + _LONGEST_POST]
    if any(after[: len(phrase)] == phrase for phrase in _ON_THE_PAGE):
        return True
    if set(after[:2]) & words("names", "writing"):
        return True
    return after[:2] in (["is", "a"], ["is", "an"]) and bool(set(after[2:]) & words("names", "writers"))


def _in_credits(page: Words, start: int) -> bool:
    """ "Contact Ann Roe", "Reporter Ann Roe", and sentences that tell who contributed to the piece."""
    before = page.lowers[max(start - 3, 0) : start]
    if before[-1:] in (["reach"], ["courtesy"]) or before[-2:] == ["by", ":"]:  # "Reach Ann Roe at", "Photo: Courtesy Ann Roe"
        return True
    if before[-1:] == ["follow"] and "on" in page.lowers[start : start + _LONGEST_POST]:  # "Follow Ann Roe on Twitter"
        return True
    if "contact" in (page.lowers[start], *before[-1:]) or "reporter" in before:
        return True
    sentence = page.text.sentences[page.text.sentence_number(start)]
    told = page.lowers[sentence.start : sentence.end]
    writing = words("names", "writing") - {"contributed"} | words("names", "writers")
    return "contributed" in told and not writing.isdisjoint(told)


def _in_credit_line(page: Words, start: int) -> bool:
    """ "Photo: Ann Roe", "(Photo: The Courier/ Ann Roe)" """
    before = page.lowers[max(start - _LONGEST_CREDIT, 0) : start]
    if not before or before[-1][-1] not in ":/":
        return False
    return bool(words("names", "credit_lines") & set(before[-2:] if before[-1] == ":" else before))


def _among_writers(page: Words, end: int) -> bool:
    """ "Ann Roe, Jo Park and Bo Lane are Courier staff writers": nothing but names and marks before "are"."""
    for at in range(end, min(end + _LONGEST_LINE, len(page))):
        if page.lowers[at] == "are":
            return bool(set(page.lowers[at + 1 : at + _LONGEST_POST]) & words("names", "writers"))
        if not (page.capital[at] or page.lowers[at] in {"and", ","}):
            return False
    return False


def _with_others(page: Words, start: int) -> bool:
    """ "With Ann Roe, Jo Park", a last line of names alone."""
    sentence = page.text.sentences[page.text.sentence_number(start)]
    return page.forms[sentence.start] == "With" and not any(
        form[0].islower() and form != "and" for form in page.forms[sentence.start + 1 : sentence.end]
    )


def _before_paper(page: Words, end: int) -> bool:
    """ "Ann Roe The Marlow Bee": a paper right after the name, no mark between."""
    for at in range(end, min(end + _LONGEST_PAPER, len(page))):
        if page.lowers[at] in words("agencies", "papers"):
            return at > end
        if not (page.capital[at] or page.forms[at] == "The"):
            return False
    return False


def _ends_piece(page: Words, start: int, end: int) -> bool:
    """ "... and two dogs -- Ann Roe", after the last sentence of a piece or its part."""
    closed = end >= len(page) or page.forms[end].isspace() or page.forms[end][0].isupper()
    return closed and page.forms[start - 1] in _DASHES
