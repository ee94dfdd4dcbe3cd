"""The tables hold every field of the record's types, and the migrations make these tables."""

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Boolean, Integer

from onrecord.record import Reading
from onrecord.store import Store, databases, migrate
from onrecord.store.columns import Number, Words
from onrecord.store.schema import LAYERS, documents, layers, metadata
from onrecord.store.team.tables import audit


def test_every_layer_of_a_reading_has_a_table_with_all_its_fields() -> None:
    assert {*LAYERS, "document", "triage"} == set(Reading.model_fields)
    for name, model in LAYERS.items():
        assert Reading.model_fields[name].annotation == list[model]  # type: ignore[valid-type]
        assert [column.name for column in layers[name].c] == ["document", "number", *model.model_fields]


def test_a_field_becomes_a_column_of_its_type() -> None:
    parties = layers["parties"].c
    kinds = {"name": Words, "age": Number, "minor": Boolean, "roles": JSON, "relations": JSON, "spans": JSON, "number": Integer}
    assert all(isinstance(parties[name].type, kind) for name, kind in kinds.items())
    assert (parties.kind.nullable, parties.name.nullable, documents.c.kind.nullable) == (False, True, False)


def test_the_migrations_make_the_tables(store: Store) -> None:
    def ours(_object: object, name: str | None, kind: str, *_: object) -> bool:
        return not (kind == "table" and (name or "").startswith("search") and name != "searchable")

    engine = databases.connect(store.where)
    with engine.connect() as connection:
        options = {"version_table": migrate.VERSION_TABLE, "include_object": ours}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), metadata) == []
    assert audit.metadata is metadata
    engine.dispose()


def test_the_newest_migration_is_known_without_loading_alembic() -> None:
    config = Config()
    config.set_main_option("script_location", "onrecord.store:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [migrate.HEAD]
