"""The whole database's documents linked into cases: features made where they are missing, judgements noted."""

from onrecord.store.store import Store
from onrecord.store.versions import linker_version


def link_documents(store: Store) -> dict[str, list[str]]:
    """Link all documents and note what changed; the cases with their documents, as people and the machine judge."""
    from onrecord.cases import Features, features, link

    linker = linker_version()
    kept = store.features()
    for listed in store.documents():
        if kept.get(listed.id, ("", ""))[0] != linker:
            made = features(store.reading(listed.id)).model_dump_json()
            store.put_features(listed.id, linker, made)
    found = [Features.model_validate_json(made) for _, made in store.features().values()]
    store.judge_by_machine(link(found))
    return store.cases()
