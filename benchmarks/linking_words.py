"""Count in how many news stories common words stand, for lexicon/newsroom.yml: `linking_words.py FILE.jsonl ...`.

Stories of one incident (`incident` in the file) count as one, so that what is known of an incident does not become common.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path

import yaml

from corpus import as_document, read_jsonl
from onrecord.cases.linking.linked_by import features
from onrecord.record import Reading

STEPS = [500, 250, 120, 60, 30, 15, 8, 5, 3, 2]  # stories in a thousand
LEAST = 5  # incidents


def main() -> None:
    """Print the table as YAML."""
    holding: dict[str, Counter[str]] = defaultdict(Counter)
    stories = Counter[str]()
    for path in map(Path, sys.argv[1:]):
        for row in read_jsonl(path):
            (found,) = features(Reading(document=as_document(row)))
            incident = row.get("incident") or found.id
            stories[incident] += 1
            for word in found.words:
                if not word[0].isdigit():
                    holding[word][incident] += 1
    shares = _shares(holding, stories)
    table = {
        step: sorted(word for word, share in shares.items() if step <= share < above)
        for step, above in zip(STEPS, [1001, *STEPS], strict=False)
    }
    print(yaml.safe_dump({"per_mille": table}, default_flow_style=None, width=130, sort_keys=False, allow_unicode=True))


def _shares(holding: Mapping[str, Counter[str]], stories: Counter[str]) -> dict[str, float]:
    """Of each word that several incidents have, how many in a thousand."""
    return {
        word: 1000 * sum(n / stories[incident] for incident, n in its.items()) / len(stories)
        for word, its in holding.items()
        if len(its) >= LEAST
    }


if __name__ == "__main__":
    main()
