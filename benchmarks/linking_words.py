"""Count in how many news stories common words stand, for lexicon/newsroom.yml: `linking_words.py FILE.jsonl ...`.

Only words that many stories share are kept; names of people and places fall out, but for the most common.
"""

import sys
from collections import Counter
from pathlib import Path

import yaml

from corpus import as_document, read_jsonl
from onrecord.cases.linked_by import features
from onrecord.record import Reading

STEPS = [500, 250, 120, 60, 30, 15, 8, 5]  # documents in a thousand
LEAST_FOR_A_NAME = 20


def main() -> None:
    """Print the table as YAML."""
    stories, names, count = Counter[str](), Counter[str](), 0
    for path in map(Path, sys.argv[1:]):
        for row in read_jsonl(path):
            found = features(Reading(document=as_document(row)))
            stories.update([*found.words, *found.full_names])
            names.update([*(word for word, n in found.names.items() if n >= found.words[word]), *found.full_names])
            count += 1
    per_mille = {word: 1000 * n / count for word, n in stories.items() if not word[0].isdigit()}
    kept = {
        w: share for w, share in per_mille.items() if share >= (LEAST_FOR_A_NAME if names[w] > 0.8 * stories[w] else STEPS[-1])
    }
    table = {
        step: sorted(w for w in kept if step <= kept[w] < above) for step, above in zip(STEPS, [1001, *STEPS], strict=False)
    }
    print(yaml.safe_dump({"per_mille": table}, default_flow_style=None, width=130, sort_keys=False, allow_unicode=True))


if __name__ == "__main__":
    main()
