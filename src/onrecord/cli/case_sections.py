"""The sections of a case's page: each takes a shown case and yields what to print, nothing where it has no entries."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from onrecord.cases.merging.points import side
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.sections import REFUSALS, term
from onrecord.cli.terminal import clean, counted, shortened
from onrecord.record import CaseAccount, CaseEvent, CasePoint, CodingCell
from onrecord.record.vocabulary import phase_of

PHASES = {
    "incident": "red",
    "naming": "blue",
    "duty status": "yellow",
    "investigation": "blue",
    "decision": "magenta",
    "civil": "green",
    "public": "default",
}
ACTING, SUFFERING = (
    ("officer", "agent", "authority", "requester", "speaker", "releaser"),
    ("person_harmed", "subject", "recipient"),
)


def _table(*columns: str, **styles: str) -> Table:
    """Columns without lines; the last one takes what room is left."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), expand=True)
    for column in columns[:-1]:
        table.add_column(column, style=styles.get(column), overflow="fold")
    table.add_column(columns[-1], style=styles.get(columns[-1]), ratio=1, overflow="fold")
    return table


def timeline(shown: ShownCase) -> Iterator[Table]:
    """What happened, whose word it is, in which documents, in which words; the undated at the end, with when they were told."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), expand=True)
    table.add_column("date", no_wrap=True)
    for column, ratio in (("what", 4), ("whose", 2), ("documents", None), ("words", 5)):
        table.add_column(column, ratio=ratio, overflow="fold")
    for event in (shown.events[event_id] for event_id in shown.case.timeline):
        table.add_row(
            _when(shown, event), _what(shown, event), _whose(shown, event), _where(shown, event), shown.words(event.spans)
        )
    if table.row_count:
        yield table


def _when(shown: ShownCase, event: CaseEvent) -> Text:
    if event.date:
        return Text.assemble((clean(event.date), "bold"), f" {clean(event.time)}" if event.time else "")
    return Text(f"told {clean(shown.published(event.reports[0].document) or 'undated')}", style="dim")


def _what(shown: ShownCase, event: CaseEvent) -> Text:
    """The event in words: `not: officer identified`, `use of force (shooting): Ray Lane → Ann Lee`."""
    kind = term(event.type) + (f" ({term(event.subtype)})" if event.subtype else "")
    what = Text(("not: " if event.polarity == "negated" else "") + kind, style=PHASES[phase_of(event.type)])
    if event.outcome:
        what.append(f" {term(event.outcome)}", style="bold")
    if event.modality != "occurred":
        what.append(f" {term(event.modality)}", style="italic")
    acting, suffering = (_parts(shown, event, roles) for roles in (ACTING, SUFFERING))
    if acting or suffering:
        what.append(": " + " → ".join(part for part in (acting, suffering) if part), style="default")
    conflicting = dict.fromkeys(report.date for report in event.reports if report.date and report.date != event.date)
    if conflicting:
        what.append(f" (also given: {', '.join(clean(date or '') for date in conflicting)})", style="yellow")
    return what


def _parts(shown: ShownCase, event: CaseEvent, roles: tuple[str, ...]) -> str:
    """Who has one of the roles; those with a name where there are any."""
    parties = dict.fromkeys(one.party for one in event.participants if one.role in roles)
    named = [party for party in parties if shown.is_named(party)]
    return ", ".join(shown.name(party) or "" for party in named or parties)


def _whose(shown: ShownCase, event: CaseEvent) -> Text:
    """Whose word it is: the speakers, or the documents' own."""
    speakers = dict.fromkeys(shown.speaker(report.attributed_to) for report in event.reports if report.attributed_to)
    own = any(report.attributed_to is None for report in event.reports)
    return Text(", ".join([*filter(None, speakers), *(["the document"] if own or not any(speakers) else [])]), style="dim")


def _where(shown: ShownCase, event: CaseEvent) -> Text:
    return shown.letters(report.document for report in event.reports)


def differences(shown: ShownCase) -> Iterator[Padding | Text]:
    """Points on which accounts differ or were revised, the values side by side, each with who says it."""
    for point in shown.case.points:
        if point.disputed or point.revised:
            about = shown.name(point.about)
            marks = " ".join(word for word in ("disputed", "revised") if getattr(point, word))
            yield Text.assemble((term(point.point), "bold"), f" · {about}" if about else "", (f"  {marks}", "red"))
            yield Padding(_side_by_side(shown, point), (0, 0, 0, 2))


def _side_by_side(shown: ShownCase, point: CasePoint) -> Table:
    """A column a side, headed by its values."""
    sides: dict[str, list[CaseAccount]] = {}
    for account in point.accounts:
        sides.setdefault(side(point.point, account.value), []).append(account)
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold", expand=True)
    for accounts in sides.values():
        values = dict.fromkeys(account.value for account in accounts)
        table.add_column(Text(shortened(", ".join(values), 60)), ratio=1, overflow="fold")
    table.add_row(*(Text("\n").join(_account(shown, account) for account in accounts) for accounts in sides.values()))
    return table


def _account(shown: ShownCase, account: CaseAccount) -> Text:
    whose = shown.described(account.source) or shown.speaker(account.statement) or "the document"
    return Text.assemble(whose, " ", shown.of_spans(account.spans), "\n  ", shown.words(account.spans))


def statements(shown: ShownCase) -> Iterator[Text | Table]:
    """Who said what, by speaker in the order in which they first speak; unnamed ones last."""
    said = [statement for statement in shown.case.statements if statement.kind not in REFUSALS]
    for speaker in sorted(dict.fromkeys(statement.source for statement in said), key=lambda source: source is None):
        ours = [statement for statement in said if statement.source == speaker]
        yield Text.assemble((shown.described(speaker) or "speaker not named", "bold"), (f"  {len(ours)}", "dim"))
        table = _table("documents", "date", "words", date="dim")
        for statement in ours:
            spans = statement.content_spans or statement.spans
            table.add_row(Text("  ") + shown.of_spans(spans), clean(statement.date or ""), shown.words(spans, alone=True))
        if shown.with_words:
            yield table


def refusals(shown: ShownCase) -> Iterator[Table]:
    """Who declined to comment, did not answer, was asked."""
    table = _table("documents", "who", "how", "words", how="yellow")
    for statement in shown.case.statements:
        if statement.kind in REFUSALS:
            who = shown.described(statement.source) or "somebody not named"
            table.add_row(
                shown.of_spans(statement.spans), who, REFUSALS[statement.kind], shown.words(statement.spans, alone=True)
            )
    if table.row_count:
        yield table


def evidence(shown: ShownCase) -> Iterator[Table]:
    """Recordings, documents and things, and what became of them."""
    table = _table("what", "status", "documents", "words", what="bold")
    for item in shown.case.evidence:
        status = ", ".join(term(status) for status in item.status)
        table.add_row(term(item.kind), Text(status), shown.of_spans(item.spans), shown.words(item.spans))
    if table.row_count:
        yield table


def threads(shown: ShownCase) -> Iterator[Table]:
    """What has no answer on record, and for how long."""
    table = _table("days", "kind", "what", "documents", "words", kind="yellow", what="bold")
    table.columns[0].justify = "right"
    for thread in shown.case.open_threads:
        event, statement = shown.events.get(thread.event), shown.statements.get(thread.event)
        spans = event.spans if event else statement.spans if statement else []
        what = term(event.subtype or event.type) if event else (shown.described(statement.source) if statement else None) or ""
        days = counted(thread.days_open, "day") if thread.days_open is not None else "?"
        table.add_row(days, term(thread.kind), what, shown.of_spans(spans), shown.words(spans))
    if table.row_count:
        yield table


def coding(shown: ShownCase) -> Iterator[Columns | Text]:
    """The fields of the incident databases: what the record gives, and what it does not."""
    known = [cell for cell in shown.case.coding if cell.value]
    if known:
        yield Columns([_cell(shown, cell) for cell in known], padding=(0, 3), column_first=True)
    missing = [term(cell.field) for cell in shown.case.coding if not cell.value]
    if missing:
        yield Text("not found in the documents read: " + ", ".join(missing), style="dim")


def _cell(shown: ShownCase, cell: CodingCell) -> Text:
    """Field, value, share of documents that agree where not all do, and the documents."""
    share = f" {cell.confidence:.0%}" if cell.review and cell.confidence is not None else ""
    return Text.assemble(
        (f"{term(cell.field)} ", "dim"), shortened(cell.value or "", 60), (share, "yellow"), " ", shown.of_spans(cell.spans)
    )


def documents(shown: ShownCase) -> Iterator[Table]:
    """The documents, each with its letter."""
    table = _table("letter", "date", "kind", "publisher", "title", letter="cyan bold", kind="dim", title="bold")
    for document in shown.case.documents:
        title = shortened(document.title or document.text.strip().partition("\n")[0], 80)
        date = clean(document.published or "undated")
        table.add_row(shown.letter_of(document.id), date, term(document.kind), shortened(document.publisher or "", 30), title)
    yield table
