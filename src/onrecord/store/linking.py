"""The whole database's documents linked into cases: features made where they are missing, judgements noted."""

from onrecord.store.store import Store
from onrecord.store.versions import linker_version


def link_documents(store: Store) -> dict[str, list[str]]:
    """Link all documents and note what changed; the cases with their documents, as people and the machine judge."""
    from onrecord.cases import Features, features, link

    linker = linker_version()
    for document in store.unlinked(linker):
        store.put_features(document, linker, features(store.reading(document)).model_dump_json())
    store.judge_by_machine(link(Features.model_validate_json(made) for made in store.features()))
    return store.cases()


def link_new_documents(store: Store) -> None:
    """Link all documents if there is one that was not linked yet."""
    if store.unlinked(linker_version()):
        link_documents(store)
