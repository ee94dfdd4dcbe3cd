"""How well the day of publication is read from the text alone, on development data that states it: `published.py FILE ...`.

For each basis: how many documents get a day, how many of those days are right, and how many right within a day.
"""

import argparse
from collections import Counter
from datetime import date
from pathlib import Path

from corpus import ParsedCorpus, as_document, read_jsonl
from onrecord.reading.dates import find_published

REPO = Path(__file__).resolve().parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--cache", type=Path, default=REPO / ".cache" / "parsed.sqlite")
    parser.add_argument("--limit", type=int, help="only the first N documents of each file")
    parser.add_argument("--show", action="store_true", help="print the identifiers of documents read wrong")
    arguments = parser.parse_args()
    corpus = ParsedCorpus(arguments.cache)
    for file in arguments.files:
        rows = [row for row in read_jsonl(file)[: arguments.limit] if row.get("published")]
        counts: Counter[tuple[str, str]] = Counter()
        for row, text in zip(rows, corpus.annotated(row["text"] for row in rows), strict=True):
            found, basis = find_published(text, as_document({**row, "published": None}))
            if found is None or basis is None:
                continue
            days = abs((date.fromisoformat(found) - date.fromisoformat(row["published"][:10])).days)
            counts.update(
                [
                    (basis, "found"),
                    *([(basis, "right")] if days == 0 else []),
                    *([(basis, "within a day")] if days <= 1 else []),
                ]
            )
            if arguments.show and days > 1:
                print(row["id"], row["published"], found, basis)
        print(f"{file.name}: {len(rows)} documents")
        for basis in ("dateline", "inferred"):
            total = counts[basis, "found"]
            print(f"  {basis}: found {total}, right {counts[basis, 'right']}, within a day {counts[basis, 'within a day']}")


if __name__ == "__main__":
    main()
