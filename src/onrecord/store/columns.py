"""Database columns made from the record's types, so that a field is written in one place alone.

A scalar field becomes a column of its own type; whatever is nested (lists, spans, places) becomes a JSON column.
"""

import json
import re
import types
from collections.abc import Collection
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel
from sqlalchemy import JSON, Boolean, Column, Dialect, Float, Integer
from sqlalchemy import Text as SqlText
from sqlalchemy.types import TypeDecorator, TypeEngine

# A character that stands in no text: what follows it is a JSON string.
_ESCAPED = "\ufdd0"
_REFUSED = re.compile(rf"[\0\ud800-\udfff]|\A{_ESCAPED}")


class Words(TypeDecorator[str]):
    """Any Python string. Databases refuse lone surrogates (SQLite) or NUL (PostgreSQL): such a string is kept JSON-escaped."""

    impl = SqlText
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """As the database gets it."""
        return None if value is None else escaped(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> str | None:
        """As it was given."""
        return json.loads(value[1:]) if value and value[0] == _ESCAPED else value


def escaped(value: str) -> str:
    """A string that every database takes: itself, or escaped where it holds what some cannot keep."""
    return _ESCAPED + json.dumps(value) if _REFUSED.search(value) else value


# Text that is compared character by character in every database, so that an index serves for beginnings of words.
Plain = SqlText().with_variant(SqlText(collation="C"), "postgresql")


class Number(TypeDecorator[float]):
    """A number that comes back as an integer where it is whole, as the record's JSON shows it."""

    impl = Float
    cache_ok = True

    def process_result_value(self, value: float | None, dialect: Dialect) -> float | None:
        """An int where the value is whole."""
        return int(value) if value is not None and value == int(value) else value


def columns(model: type[BaseModel], without: Collection[str] = ()) -> list[Column[Any]]:
    """A column for each field of a record type."""
    return [
        Column(name, _type(_kinds(field.annotation)), nullable=type(None) in _kinds(field.annotation))
        for name, field in model.model_fields.items()
        if name not in without
    ]


def _type(kinds: set[Any]) -> TypeEngine[Any]:
    kinds = kinds - {type(None)}
    if kinds == {str}:
        return Words()
    if kinds == {bool}:
        return Boolean()
    if kinds == {int}:
        return Integer()
    return Number() if kinds == {int, float} else JSON(none_as_null=True)


def _kinds(annotation: Any) -> set[Any]:
    """The types that a field may have, pydantic's annotations left out."""
    if get_origin(annotation) is Annotated:
        return _kinds(get_args(annotation)[0])
    if get_origin(annotation) in {Union, types.UnionType}:
        return set().union(*(_kinds(part) for part in get_args(annotation)))
    return {annotation}
