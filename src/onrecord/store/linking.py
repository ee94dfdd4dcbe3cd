"""Documents of the database linked into cases: those that are new join the cases that they belong to, or open one.

The cases depend on the documents and on what people judged, not on the order in which these came. So it does not matter
either whether documents are linked one after the other or all at once; which is faster depends on how many they are.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from onrecord.store.store import Store
from onrecord.store.versions import linker_version

if TYPE_CHECKING:
    from onrecord.cases import Features

# Documents are linked one after the other where they are this few, or few beside those that are linked.
FEW, SHARE = 50, 0.2
AT_ONCE = 20  # documents a transaction
_BATCH = 500  # documents


def link_documents(store: Store, *, anew: bool = False) -> dict[str, list[str]]:
    """Link what was not linked by this version yet, or all documents anew; the cases with their documents."""
    linker = linker_version()
    waiting = [document.id for document in store.documents()] if anew else store.unlinked(linker)
    if anew or len(waiting) > max(FEW, SHARE * store.number_linked()):
        _link_all(store, waiting, linker)
    else:
        for start in range(0, len(waiting), AT_ONCE):
            store.link(_made(store, waiting[start : start + AT_ONCE]), linker)
    return store.cases()


def link_new_documents(store: Store) -> None:
    """Link what was not linked yet."""
    if store.unlinked(linker_version()):
        link_documents(store)


def _link_all(store: Store, waiting: Sequence[str], linker: str) -> None:
    """An interruption leaves all documents waiting."""
    store.begin_linking_anew()
    for start in range(0, len(waiting), _BATCH):
        store.put_features(_made(store, waiting[start : start + _BATCH]))
    store.link_all(linker)


def _made(store: Store, documents: Sequence[str]) -> dict[str, list["Features"]]:
    """What each of some documents is linked by."""
    from onrecord.cases import features

    return {document: features(store.reading(document)) for document in documents}
