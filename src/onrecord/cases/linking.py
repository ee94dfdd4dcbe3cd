"""Documents linked into cases: which of them tell of the same incident."""

from collections.abc import Iterable, Sequence

from onrecord.cases.candidates import candidates
from onrecord.cases.clusters import Clusters
from onrecord.cases.linked_by import Features
from onrecord.cases.naming import case_id
from onrecord.cases.profile import Profile
from onrecord.cases.rarity import Rarity
from onrecord.cases.similarity import Score, scores, similarity
from onrecord.lexicon import load


def link(features: Iterable[Features]) -> dict[str, str]:
    """Each document's case: {document id: case id}. Depends on the set of documents alone, not on their order."""
    documents = in_order(features)
    rarity = Rarity(documents)
    profiles = [Profile(document, rarity) for document in documents]
    clusters = Clusters(len(documents), lambda i, j: similarity(profiles[i], profiles[j]), load("linking")["threshold"])
    joined = clusters.join(candidates(profiles))
    return {documents[member].id: case_id(documents[members[0]].id) for members in joined for member in members}


def explain(a: Features, b: Features, among: Sequence[Features] = ()) -> list[Score]:
    """What speaks for and against one incident, weightiest first. `among`: the documents whose words tell what is rare."""
    rarity = Rarity(among or (a, b))
    return scores(Profile(a, rarity), Profile(b, rarity))


def in_order(features: Iterable[Features]) -> list[Features]:
    """Each document once, in the order of publication; undated ones last."""
    once = {document.id: document for document in features}
    return sorted(once.values(), key=lambda document: (document.published or "9999", document.id))
