"""The decisions that a form asks for, made on the versions of the entries that it carries."""

from collections.abc import Callable, Sequence
from typing import Any

from starlette.datastructures import FormData

from onrecord.review import ReviewedEntry, deciding, identity
from onrecord.review.deciding import BadDecision, Step
from onrecord.review.identity import Seen
from onrecord.review.spreading import correct_too, same_elsewhere
from onrecord.web.desk import Desk
from onrecord.web.fields import given
from onrecord.web.numbers import whole
from onrecord.web.words import chosen_spans, given_words

LONGEST_WHY = 2_000
_SIMPLE: dict[str, Callable[..., Step]] = {
    "accept": deciding.accept,
    "reject": deciding.reject,
    "undo": deciding.undo,
}


def steps_of(desk: Desk, form: FormData) -> list[Step]:
    """The decisions, on all the entries that the form names. Raises BadDecision and Stale."""
    action, why = str(form.get("action", "")), why_of(form)
    targets = [_seen(desk, str(target)) for target in form.getlist("target")]
    if not targets:
        raise BadDecision("nothing was chosen")
    if action in _SIMPLE:
        return on_each(desk, action, targets, why)
    if action in _ON_ONE:
        return _ON_ONE[action](desk, targets, form, why)
    raise BadDecision(f"there is no action {action!r}")


def on_each(desk: Desk, action: str, targets: Sequence[Seen], why: str | None) -> list[Step]:
    """To accept, reject or undo each of some entries. Raises BadDecision and Stale."""
    return _once([_SIMPLE[action](*target, desk.reviewer, why) for target in targets])


def why_of(form: FormData) -> str | None:
    """The reason that a form gives."""
    return str(form.get("why", "")).strip()[:LONGEST_WHY] or None


def _seen(desk: Desk, words: str) -> Seen:
    """An entry as somebody saw it, from `document key version`, as forms carry it."""
    parts = words.split(" ")
    if len(parts) != 3:
        raise BadDecision("nothing was chosen")
    return desk.document(parts[0]), parts[1], parts[2]


def _entry(target: Seen) -> ReviewedEntry:
    entry = target[0].entries.get(target[1])
    if entry is None:
        raise BadDecision("there is no such entry; the document may have been read anew")
    return entry


def _once(steps: Sequence[Step]) -> list[Step]:
    """Each row is undone once, though it may be about two of the entries chosen."""
    seen: set[tuple[str, str, int | None]] = set()
    kept = []
    for step in steps:
        name = step[0].document, step[0].entry, step[0].undoes
        if name not in seen:
            seen.add(name)
            kept.append(step)
    return kept


def _correct(desk: Desk, targets: list[Seen], form: FormData, why: str | None) -> list[Step]:
    target, entry = targets[0], _entry(targets[0])
    fields = {name: [str(value) for value in form.getlist(name)] for name in form}
    changes: dict[str, Any] = given(entry.layer, fields, entry.value)
    changes |= given_words(entry.layer, fields, entry.value, target[0].machine.document.text)
    if not changes:
        return [deciding.accept(*target, desk.reviewer, why)]
    return [deciding.correct(*target, desk.reviewer, changes, why)]


def _correct_too(desk: Desk, targets: list[Seen], form: FormData, why: str | None) -> list[Step]:
    return corrected_too(desk, whole(str(form.get("correction", ""))) or 0, targets, why)


def corrected_too(desk: Desk, number: int, targets: Sequence[Seen], why: str | None) -> list[Step]:
    """A correction that was made on one entry, made on others at which it is offered too. Raises BadDecision."""
    made = next((each for each in desk.store.decisions_beside([number]) if each.number == number), None)
    case = desk.case_of(made.document) if made else None
    if made is None or case is None:
        raise BadDecision("there is no such correction")
    offered = {(same.document, same.entry.key, same.entry.version): same for same in same_elsewhere(case, made)}
    chosen = [offered.get((seen.machine.document.id, key, version)) for seen, key, version in targets]
    if None in chosen:
        raise BadDecision("the entries have changed meanwhile; look at them again")
    return [correct_too(case, same, desk.reviewer, why or made.why) for same in chosen if same]


def _merge(desk: Desk, targets: list[Seen], form: FormData, why: str | None) -> list[Step]:
    return [identity.merge(targets[0], _seen(desk, str(form.get("other", ""))), desk.reviewer, why)]


def _not_one(desk: Desk, targets: list[Seen], form: FormData, why: str | None) -> list[Step]:
    return [identity.tell_apart(targets[0], _seen(desk, str(form.get("other", ""))), desk.reviewer, why)]


def _split(desk: Desk, targets: list[Seen], form: FormData, why: str | None) -> list[Step]:
    mentions = chosen_spans([str(value) for value in form.getlist("mention")])
    return identity.split(targets[0], mentions, str(form.get("name", "")).strip(), desk.reviewer, why)


def _tell_apart(desk: Desk, targets: list[Seen], form: FormData, why: str | None) -> list[Step]:
    """The documents' parties that were chosen are not those of the case's party that were not."""
    left = [_seen(desk, str(each)) for each in form.getlist("member")]
    chosen = {(seen.machine.document.id, key) for seen, key, _ in targets}
    rest = [each for each in left if (each[0].machine.document.id, each[1]) not in chosen]
    if not rest:
        raise BadDecision("choose some of the documents, not all of them")
    return [identity.tell_apart(target, rest[0], desk.reviewer, why) for target in targets]


_ON_ONE: dict[str, Callable[[Desk, list[Seen], FormData, str | None], list[Step]]] = {
    "correct": _correct,
    "correct_too": _correct_too,
    "merge": _merge,
    "split": _split,
    "tell_apart": _tell_apart,
    "not_one": _not_one,
}
