"""What people set for cases. Rows are only added; the latest counts."""

from sqlalchemy import Connection, insert, select

from onrecord.record import Entry
from onrecord.store.readings import now
from onrecord.store.schema import settings


class Setting(Entry):
    """`name` is `value` for a case, as somebody set it (`at`: ISO 8601, UTC, empty before it is kept)."""

    case: str
    name: str
    value: str
    by: str
    at: str = ""


def latest(connection: Connection, case: str, name: str) -> Setting | None:
    """The last row of a name."""
    columns = [settings.c[field] for field in Setting.model_fields]
    chosen = select(*columns).where(settings.c.case == case, settings.c.name == name)
    row = connection.execute(chosen.order_by(settings.c.number.desc()).limit(1)).mappings().first()
    return Setting.model_validate(dict(row)) if row else None


def add(connection: Connection, setting: Setting) -> None:
    """Add a row."""
    connection.execute(insert(settings).values({**setting.model_dump(), "at": now()}))
