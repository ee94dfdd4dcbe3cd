"""The part of the store that the desk alone needs: what is set for a case, and the files that pages are pictured from."""

from collections.abc import Iterable
from contextlib import AbstractContextManager

from sqlalchemy import Connection

from onrecord.store import originals, settings
from onrecord.store.settings import Setting


class DeskStore:
    """Settings of cases and original files."""

    def _transaction(self, *, writes: bool = False) -> AbstractContextManager[Connection]:
        raise NotImplementedError

    def _refuse_hidden(self, *, documents: Iterable[str] = (), cases: Iterable[str] = ()) -> None:
        raise NotImplementedError

    def setting(self, case: str, name: str) -> Setting | None:
        """What was last set for a case; None where nothing was."""
        self._refuse_hidden(cases=[case])
        with self._transaction() as connection:
            return settings.latest(connection, case, name)

    def set_for(self, case: str, name: str, value: str, by: str) -> None:
        """Set something for a case."""
        self._refuse_hidden(cases=[case])
        with self._transaction(writes=True) as connection:
            settings.add(connection, Setting(case=case, name=name, value=value, by=by))

    def keep_original(self, document_id: str, data: bytes) -> None:
        """Keep the file that a document was read from, in place of one that was kept."""
        with self._transaction(writes=True) as connection:
            originals.keep(connection, document_id, data)

    def original(self, document_id: str) -> bytes | None:
        """The file that a document was read from, if it was kept."""
        self._refuse_hidden(documents=[document_id])
        with self._transaction() as connection:
            return originals.get(connection, document_id)
