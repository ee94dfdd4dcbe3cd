"""What appeared, vanished or changed, as people and programs get it."""

from typing import Literal

from onrecord.comparing.entries import Said
from onrecord.record import Entry

How = Literal["appeared", "vanished", "changed"]


class Field(Entry):
    """A field that changed; null where it was not or is no longer known."""

    field: str
    old: str | None
    new: str | None


class Change(Entry):
    """An entry that is not in both records alike. `old` and `new` are its ids there, `says` what it says now, or said."""

    layer: str
    change: How
    what: str
    old: str | None = None
    new: str | None = None
    fields: list[Field]
    says: dict[str, str]
    words: str


def appeared(entry: Said) -> Change:
    """An entry that only the new record has."""
    return Change(
        layer=entry.layer, change="appeared", what=entry.what, new=entry.id, fields=[], says=entry.says, words=entry.words
    )


def vanished(entry: Said) -> Change:
    """An entry that only the old record has."""
    return Change(
        layer=entry.layer, change="vanished", what=entry.what, old=entry.id, fields=[], says=entry.says, words=entry.words
    )


def changed(old: Said, new: Said) -> Change:
    """An entry of which both records say something else."""
    named = [Field(field="name", old=old.what, new=new.what)] if old.what != new.what else []
    names = dict.fromkeys([*old.says, *new.says])
    fields = [
        Field(field=name, old=old.says.get(name), new=new.says.get(name))
        for name in names
        if old.says.get(name) != new.says.get(name)
    ]
    return Change(
        layer=new.layer,
        change="changed",
        what=new.what,
        old=old.id,
        new=new.id,
        fields=[*named, *fields],
        says=new.says,
        words=new.words,
    )
