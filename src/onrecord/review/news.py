"""What is new in a followed case since it was last looked at."""

from collections.abc import Iterable

from onrecord.comparing import Change, Field, differences
from onrecord.record import Case, CaseParty, Document, Entry
from onrecord.review.casebook import merged
from onrecord.store import Store
from onrecord.store.following import Follow
from onrecord.text import heading

# In the order in which they are told. A thread that vanished is closed.
LAYERS = ("parties", "events", "points", "threads", "statements", "evidence")


class NewDocument(Entry):
    """A document that the case did not have, or another version of one that it had."""

    id: str
    title: str | None
    publisher: str | None
    published: str | None
    new_version: bool


class News(Entry):
    """What changed in a case since `seen` (UTC): `case` is what it is called now, null where it is gone.

    `was` is how it stood. `changes` are those of its events, accounts (`points`), open threads, statements and evidence, and
    names of those who had none (`parties`).
    `left` are ids of documents that belong to other cases by now.
    """

    case: str | None
    followed_as: str
    why: str | None
    seen: str
    title: str | None = None
    status: str | None = None
    was: str | None = None
    documents: list[NewDocument]
    left: list[str]
    changes: list[Change]

    @property
    def is_news(self) -> bool:
        """Whether anything is new."""
        return self.case is None or bool(self.documents or self.left or self.changes)


def followed_as(store: Store, case_id: str) -> str | None:
    """The name by which a case is followed; None where it is not."""
    return followed_cases(store).get(case_id)


def followed_cases(store: Store) -> dict[str, str]:
    """The cases that are followed, as they are called now, each with the name by which it is followed."""
    called = ((each.case_now(_near(store, each)), each.case) for each in store.followed())
    return {now: name for now, name in called if now}


def _near(store: Store, follow: Follow) -> dict[str, list[str]]:
    """The cases that may be a followed one by now."""
    own = {follow.case: its} if (its := store.members(follow.case)) else {}
    return {**store.cases_with(follow.documents), **own}


def all_news(store: Store) -> list[News]:
    """The news of all followed cases, those without any too."""
    return [news_of(store, each, _near(store, each)) for each in store.followed()]


def looked_at(store: Store, told: Iterable[News]) -> None:
    """Note that this news was seen."""
    for each in told:
        if each.case:
            store.see(each.followed_as, each.case, store.members(each.case))


def news_of(store: Store, follow: Follow, cases: dict[str, list[str]]) -> News:
    """The news of a followed case; `cases` are those that it may be by now, with their documents."""
    case_id = follow.case_now(cases)
    known = {"followed_as": follow.case, "why": follow.why, "seen": follow.seen}
    if case_id is None:
        return News(case=None, documents=[], left=[], changes=[], **known)
    members, left = cases[case_id], sorted(follow.documents - set(cases[case_id]))
    if follow.documents == set(members):
        now = merged(store, case_id, members).case
        return News(case=case_id, title=now.title, status=now.status, documents=[], left=[], changes=[], **known)
    before, after = _before(store, case_id, follow), merged(store, case_id, members)
    return News(
        case=case_id,
        title=after.case.title,
        status=after.case.status,
        was=before.case.status if before else None,
        documents=_new(store, after, follow),
        left=left,
        changes=_changes(before, after) if before else [],
        **known,
    )


def _before(store: Store, case_id: str, follow: Follow) -> Case | None:
    """The case as its documents of then make it; None where none of them is left."""
    return merged(store, case_id, sorted(follow.documents)) if follow.documents else None


def _changes(before: Case, after: Case) -> list[Change]:
    """What differs, each once: that somebody has a name now is told of the person, not of all that the person did or said."""
    named = _named_since(before, after)
    known = [named.get(party.id, party) for party in before.parties]
    found = differences(before.model_copy(update={"parties": known}), after, LAYERS[1:])
    naming = [_naming(party, named[party.id]) for party in before.parties if party.id in named]
    once = {change.model_copy(update={"old": None, "new": None}).model_dump_json(): change for change in found}
    return [*naming, *once.values()]


def _named_since(before: Case, after: Case) -> dict[str, CaseParty]:
    """The nameless parties whose words are now those of one with a name, each with that one, under its id of before."""
    now = {tuple(span.model_dump().values()): party for party in after.parties if party.name for span in party.spans}
    nameless = ((party, now.get(tuple(party.spans[0].model_dump().values()))) for party in before.parties if not party.name)
    return {party.id: found.model_copy(update={"id": party.id}) for party, found in nameless if found}


def _naming(nameless: CaseParty, named: CaseParty) -> Change:
    was, name = nameless.label or f"unnamed {nameless.kind}", named.name or ""
    field = Field(field="name", old=was, new=name)
    return Change(layer="parties", change="changed", what=name, old=nameless.id, fields=[field], says={}, words="")


def _new(store: Store, case: Case, follow: Follow) -> list[NewDocument]:
    """The documents that were not seen yet."""
    new = [document for document in case.documents if document.id not in follow.documents]
    versions = store.versions([*follow.documents, *(document.id for document in new)])
    return [_of(document, bool(follow.documents.intersection(versions.get(document.id, ())))) for document in new]


def _of(document: Document, new_version: bool) -> NewDocument:
    known = document.model_dump(include={"id", "publisher", "published"})
    title = document.title or heading(None, document.text)[:100] or None
    return NewDocument(**known, title=title, new_version=new_version)
