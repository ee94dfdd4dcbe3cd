"""An event of a case in words: what, how far it came, who took part, whose word it is."""

from collections.abc import Iterator

from rich.text import Text

from onrecord.cases.wording import event_words, readable
from onrecord.cli.case_backing import in_texts
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.sections import place_words, term
from onrecord.cli.terminal import clean
from onrecord.record import CaseEvent

# What did not, or not yet, come about stands out.
_STYLES = {"planned": "cyan", "requested": "cyan", "hypothetical": "magenta", "unknown": "magenta"}
_NOT = "red"
# What the number of an event counts.
_COUNTED = {"use_of_force": "{} shots", "sentence": "{} years", "settlement": "${:,}", "judgment": "${:,}"}


def event_line(shown: ShownCase, event: CaseEvent, *, whose: bool = True) -> Text:
    """The first line of an event."""
    what = Text(clean(event_words(event)), style=f"bold {_style(event)}".strip())
    known = [part for part in _known(shown, event) if part]
    what.append("".join(f" · {part}" for part in known), style="not bold default")
    if whose:
        told = ", ".join(filter(None, (in_texts(event), _whose(shown, event))))
        what.append(f" · {told}", style="not bold italic default dim")
    return what


def _style(event: CaseEvent) -> str:
    return _NOT if event.polarity == "negated" else _STYLES.get(event.modality, "")


def _known(shown: ShownCase, event: CaseEvent) -> Iterator[str | None]:
    if event.count is not None:
        yield _COUNTED.get(event.type, "count {}").format(event.count)
    yield "; ".join(_participants(shown, event))
    yield place_words(event.place) if event.place else None
    others = dict.fromkeys(report.date for report in event.reports if report.date and report.date != event.date)
    if others:
        yield "also given: " + ", ".join(clean(readable(date)) for date in others)


def _participants(shown: ShownCase, event: CaseEvent) -> Iterator[str]:
    """Who took part, by role; those with a name where a role has any."""
    by_role: dict[str, list[str]] = {}
    for one in event.participants:
        by_role.setdefault(one.role, []).append(one.party)
    for role, parties in by_role.items():
        named = [party for party in dict.fromkeys(parties) if party in shown.parties and shown.parties[party].name]
        yield f"{term(role)}: {', '.join(shown.name(party) or '' for party in named or dict.fromkeys(parties))}"


def _whose(shown: ShownCase, event: CaseEvent) -> str:
    """Whose word it is: the speakers', the documents' own."""
    told = dict.fromkeys(report.attributed_to for report in event.reports)
    speakers = dict.fromkeys(shown.speaker(statement) or "a source not named" for statement in told if statement)
    own = ["the document itself" if len(event.reports) == 1 else "the documents"] if None in told else []
    return "; ".join([*own, *([f"according to {', '.join(speakers)}"] if speakers else [])])
