"""The development data, its texts parsed once: a cache of parses keyed by text, model and language code."""

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from spacy.tokens import Doc

import onrecord.language
from onrecord.language import AnnotatedText, annotate_many, load_model
from onrecord.language.pipeline import DEFAULT_MODEL
from onrecord.record import Document
from onrecord.text import document_id


def read_jsonl(path: Path) -> list[dict[str, Any]]:
    """All objects of a JSON Lines file."""
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def as_document(row: dict[str, Any]) -> Document:
    """A gold row's text as a document, with what the row tells of its publication."""
    published = row.get("published")
    return Document(
        id=document_id(row["text"]),
        title=row.get("title"),
        publisher=row.get("publisher"),
        published=published,
        published_basis="given" if published else None,
        url=row.get("url"),
        language="en",
        media_type="text/plain",
        kind="news",
        text=row["text"],
    )


class ParsedCorpus:
    """Annotated texts, parsed on first use and kept in a SQLite file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, timeout=60)
        self._db.execute("pragma journal_mode=wal")
        self._db.execute("create table if not exists parsed (key text primary key, doc blob)")
        self._version = _version()

    def annotated(self, texts: Iterable[str]) -> Iterator[AnnotatedText]:
        """The texts annotated, in order; 100 at a time are parsed where they are not in the cache."""
        batch: list[str] = []
        for text in texts:
            batch.append(text)
            if len(batch) == 100:
                yield from self._batch(batch)
                batch = []
        yield from self._batch(batch)

    def _batch(self, texts: list[str]) -> Iterator[AnnotatedText]:
        kept = {text: self._get(text) for text in texts}
        missing = [text for text, found in kept.items() if found is None]
        parsed = list(annotate_many(missing))
        kept.update((text.content, text) for text in parsed)
        with self._db:  # one short transaction, so that several runs can share the file
            rows = [(self._key(text.content), text.doc.to_bytes()) for text in parsed]
            self._db.executemany("insert or replace into parsed values (?, ?)", rows)
        for text_content in texts:
            found = kept[text_content]
            assert found is not None
            yield found

    def _get(self, text: str) -> AnnotatedText | None:
        row = self._db.execute("select doc from parsed where key = ?", (self._key(text),)).fetchone()
        return AnnotatedText(text, Doc(load_model().vocab).from_bytes(row[0])) if row else None

    def _key(self, text: str) -> str:
        return f"{self._version}:{document_id(text)}"


def _version() -> str:
    """A digest of the model's name and the code that makes the parse."""
    digest = hashlib.sha256(DEFAULT_MODEL.encode())
    folder = Path(onrecord.language.__file__).parent
    for path in [*sorted(folder.glob("*.py")), folder.parent / "lexicon" / "sentences.yml"]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
