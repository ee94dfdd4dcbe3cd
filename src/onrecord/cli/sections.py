"""The sections of a page: each takes a record and yields lines, nothing where it has no entries."""

from collections.abc import Iterator, Sequence

from rich.padding import Padding
from rich.text import Text

from onrecord.cases.describing import about_party, place_words
from onrecord.cases.wording import REFUSALS
from onrecord.cli.shown import Shown
from onrecord.cli.terminal import clean
from onrecord.record import Event, Statement
from onrecord.record.edtf import order
from onrecord.text import Span


def term(value: str) -> str:
    """A term of the vocabulary in plain words."""
    return clean(value).replace("_", " ")


def _line(head: str, *rest: str | None, style: str = "", indent: int = 2) -> Padding:
    """One entry: its head in bold and what is known of it; lines too long for the screen go on indented."""
    text = Text(head, style="bold")
    text.append("".join(f" · {part}" for part in rest if part), style=f"not bold {style}")
    return _indented(text, indent)


def _indented(text: Text, indent: int) -> Padding:
    return Padding(text, (0, 0, 0, indent), expand=False)


def _words(shown: Shown, spans: Sequence[Span]) -> Iterator[Padding]:
    words = shown.in_context(spans)
    if words:
        yield _indented(words, 6)


def parties(shown: Shown) -> Iterator[Padding]:
    """Who appears, with role, age, affiliation, relations and fate."""
    for party in shown.reading.parties:
        yield _line(shown.name(party.id) or "", *about_party(party, shown))
        yield from _words(shown, party.spans[:1])


def timeline(shown: Shown) -> Iterator[Padding]:
    """What happened, is planned or asked for, in the order of its dates; undated at the end."""
    for event in sorted(shown.reading.events, key=lambda event: (*order(event.date), event.time or "99")):
        date = " ".join(filter(None, [clean(event.date or "no date"), clean(event.time or "")]))
        yield _line(date, *_about_event(shown, event), style="dim" if event.background else "")
        yield from _words(shown, event.spans)


def _about_event(shown: Shown, event: Event) -> Iterator[str | None]:
    kind = term(event.type) + (f" ({term(event.subtype)})" if event.subtype else "")
    yield ("not: " if event.polarity == "negated" else "") + kind
    yield event.outcome and term(event.outcome)
    yield term(event.modality) if event.modality != "occurred" else None
    yield f"count {event.count}" if event.count is not None else None
    yield clean(place_words(event.place)) if event.place else None
    yield "; ".join(f"{term(part.role)}: {shown.name(part.party)}" for part in event.participants)
    yield "background" if event.background else None
    yield event.attributed_to and f"according to {shown.speaker(event.attributed_to) or 'a source not named'}"


def statements(shown: Shown) -> Iterator[Padding]:
    """Who said what, by speaker in the order in which they first speak; unnamed ones last."""
    said = [statement for statement in shown.reading.statements if statement.kind not in REFUSALS]
    speakers = sorted(dict.fromkeys(statement.source for statement in said), key=lambda source: source is None)
    for speaker in speakers:
        yield _line(shown.name(speaker) or "speaker not named")
        for statement in said:
            if statement.source == speaker:
                yield _statement(shown, statement)


def _statement(shown: Shown, statement: Statement) -> Padding:
    """The words of a statement, and how, when and to whom they were said."""
    about = [
        term(statement.kind),
        term(statement.attitude) if statement.attitude != "assertion" else None,
        term(statement.medium or ""),
        clean(statement.date or ""),
        f"to {shown.name(statement.addressee)}" if statement.addressee else None,
    ]
    details = Text(f"({', '.join(part for part in about if part)})", style="dim")
    words = shown.alone(statement.content_spans or statement.spans)
    return _indented(Text(" ").join([words, details]) if words else details, 4)


def refusals(shown: Shown) -> Iterator[Padding]:
    """Who declined to comment, did not answer, was asked."""
    for statement in shown.reading.statements:
        if statement.kind in REFUSALS:
            yield _line(
                shown.name(statement.source) or "somebody not named",
                REFUSALS[statement.kind],
                clean(statement.date or ""),
                f"asked by {shown.name(statement.addressee)}" if statement.addressee else None,
            )
            yield from _words(shown, statement.content_spans or statement.spans)


def evidence(shown: Shown) -> Iterator[Padding]:
    """Recordings, documents and things, and what became of them."""
    for item in shown.reading.evidence:
        yield _line(
            term(item.kind),
            ", ".join(term(status) for status in item.status),
            clean(item.date or ""),
            f"held by {shown.name(item.held_by)}" if item.held_by else None,
            f"released by {shown.name(item.released_by)}" if item.released_by else None,
        )
        yield from _words(shown, item.spans)


def differences(shown: Shown) -> Iterator[Padding]:
    """Points on which accounts differ or were revised, each account with whose it is."""
    for point in shown.reading.points:
        if point.disputed or point.revised:
            marks = [word for word in ("disputed", "revised") if getattr(point, word)]
            yield _line(term(point.point), shown.name(point.about), ", ".join(marks))
            for account in point.accounts:
                whose = shown.name(account.source) or shown.speaker(account.statement) or "the document itself"
                yield _line(clean(account.value), whose, clean(account.date or ""), indent=4)
                yield from _words(shown, account.spans)
