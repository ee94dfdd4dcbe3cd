"""An event of a case in words: what, how far it came, who took part, whose word it is."""

from rich.text import Text

from onrecord.cases.describing import about_event
from onrecord.cases.describing import whose as told_by
from onrecord.cases.wording import event_words
from onrecord.cli.case_backing import in_texts
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.terminal import clean
from onrecord.record import CaseEvent

# What did not, or not yet, come about stands out.
_STYLES = {"planned": "cyan", "requested": "cyan", "hypothetical": "magenta", "unknown": "magenta"}
_NOT = "red"


def event_line(shown: ShownCase, event: CaseEvent, *, whose: bool = True) -> Text:
    """The first line of an event."""
    what = Text(clean(event_words(event)), style=f"bold {_style(event)}".strip())
    known = filter(None, about_event(event, shown))
    what.append("".join(f" · {part}" for part in known), style="not bold default")
    if whose:
        told = ", ".join(filter(None, (in_texts(event), told_by(event, shown))))
        what.append(f" · {told}", style="not bold italic default dim")
    return what


def _style(event: CaseEvent) -> str:
    return _NOT if event.polarity == "negated" else _STYLES.get(event.modality, "")
