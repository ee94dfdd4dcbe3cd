"""Ages that stand beside a name: "Korry Lane, 23,", "34-year-old Marlow Officer Bo Ray", "Bo Ray, who was 34"."""

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.tokens import Words

OLDEST = 115
_FARTHEST = 4
_LONGEST_AGE = 10  # tokens of "a black, 29-year-old"


def number(word: str) -> int | None:
    """A number in figures or in a word up to nineteen."""
    if word.isdigit() and word.isascii() and len(word) < 4:
        return int(word)
    found: int | None = load("parties")["numbers"].get(word)
    return found


def age_before(page: Words, end: int) -> int | None:
    """The age that an "old" ends before a token: "17-year-old", "thirty-two-year-old", "6-month-old"."""
    unit = end - 3 if page.lowers[end - 2 : end - 1] == ["-"] else end - 2
    if end < 3 or page.lowers[end - 1] != "old" or page.lowers[unit].rstrip("s") not in {"year", "month"}:
        return None
    at = unit - 2 if page.lowers[unit - 1] == "-" else unit - 1
    count = number(page.lowers[at]) if at >= 0 else None
    if count is None:
        return None
    if at > 1 and page.lowers[at - 1] == "-":
        count += load("parties")["tens"].get(page.lowers[at - 2], 0)
    return count // 12 if page.lowers[unit].startswith("month") else count


def give_ages(page: Words, persons: list[Entity]) -> None:
    """Set the age of each person where one of its mentions has one beside it."""
    for person in persons:
        for mention in person.mentions:
            if person.age is None:
                person.age = _after(page, mention)
            if person.age is None:
                person.age = _before(page, person, mention)
            if is_of_a_decade(page, mention.end):
                person.minor = False


def is_of_a_decade(page: Words, end: int) -> bool:
    """ "Lane, in his 20s", "a man in his mid-40s": no age, but grown."""
    at = end + 1 if page.forms[end : end + 1] == [","] else end
    if page.lowers[at : at + 1] != ["in"] or page.lowers[at + 1 : at + 2] not in (["his"], ["her"], ["their"]):
        return False
    decades = [word.rpartition("-")[2] for word in page.lowers[at + 2 : at + 5]]  # "mid-40s"
    return any(word[:2].isdigit() and word[0] != "1" and word.endswith("0s") for word in decades)


def _after(page: Words, mention: Found) -> int | None:
    """ "Lane, 23," "Lane (23)" "Lane, who was 23" "Lane, age 23" "Lane, a 23-year-old" """
    at = mention.end
    if page.forms[at : at + 1] == ["."] and page.lowers[at - 1] in words("names", "suffixes"):
        at += 1
    if page.forms[at : at + 1] not in ([","], ["("]):
        return None
    at += 3 if page.lowers[at + 1 : at + 2] in (["left"], ["right"], ["center"]) else 1  # "Lane (left), 30,"
    at += page.forms[at - 1 : at] == [")"] and page.forms[at : at + 1] == [","]
    if page.lowers[at : at + 2] in (["who", "was"], ["who", "is"]):
        at += 2
    elif page.lowers[at : at + 1] in (["age"], ["aged"]):
        at += 1
    if at >= len(page):
        return None
    old = next((end for end in range(at + 3, min(at + _LONGEST_AGE, len(page))) if page.lowers[end - 1] == "old"), None)
    if old is not None and page.lowers[at] not in {"a", "an"} and old < len(page) and page.capital[old]:
        return None  # "John Lane, 30-year-old | Ann Lane": the next one's
    if old is not None and (page.lowers[at] in {"a", "an"} or page.lowers[at + 1] in {"years", "-"}):
        return age_before(page, old)
    figure = page.lowers[at].removesuffix("yo").removesuffix("yoa")
    age = number(figure) if figure.isdigit() else None
    closed = at + 1 >= len(page) or page.lowers[at + 1] in words("parties", "after_age") or _is_dash(page, at + 1)
    return age if age is not None and age < OLDEST and closed else None


def shared_age(page: Words, end: int) -> int | None:
    """ "Bo Lane and Carl Roe, | both 17, were": the age that a list ends with."""
    is_shared = page.lowers[end : end + 1] == [","] and page.lowers[end + 1 : end + 2] in (["both"], ["each"], ["all"])
    age = number(page.lowers[end + 2]) if is_shared and end + 3 < len(page) else None
    return age if age is not None and page.lowers[end + 3] in words("parties", "after_age") else None


def _is_dash(page: Words, at: int) -> bool:
    """A hyphen between blanks: "Lane, 23 - The Report", not "23-year"."""
    return page.forms[at] == "-" and bool(page.text.doc[at - 1].whitespace_)


def _before(page: Words, person: Entity, mention: Found) -> int | None:
    """ "18-year-old Jessie Lane"; a rank and its place may stand between, or a home town: "Avon resident"."""
    at = mention.start
    if age := _with_home(page, at):
        return age
    while at > 0 and mention.start - at < _FARTHEST and (at - 1 in person.title_tokens or page.capital[at - 1]):
        at -= 1
    return age_before(page, at) if at > 0 and (at == mention.start or person.title_tokens) else None


def _with_home(page: Words, start: int) -> int | None:
    """ "41-year-old Cold Spring resident | Ann Roe" """
    if page.lowers[start - 1 : start] == [] or page.lowers[start - 1] not in words("parties", "homefolk"):
        return None
    at = start - 1
    while at > 0 and start - at < _FARTHEST and page.capital[at - 1]:
        at -= 1
    return age_before(page, at) if at < start - 1 else None
