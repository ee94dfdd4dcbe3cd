"""Where an entry's spans are, whatever its kind."""

from collections.abc import Iterator

from pydantic import BaseModel

from onrecord.text import Span


def spans_in(value: object, path: str = "") -> Iterator[tuple[str, Span]]:
    """The spans within an entry or a list of entries, each with the path of the field that holds it: `place.spans`."""
    if isinstance(value, Span):
        yield path, value
    elif isinstance(value, list):
        for item in value:
            yield from spans_in(item, path)
    elif isinstance(value, BaseModel):
        for field, inner in value:
            if isinstance(inner, (list, BaseModel, Span)):  # most are words and numbers
                yield from spans_in(inner, f"{path}.{field}" if path else field)
