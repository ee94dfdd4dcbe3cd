"""The API keeps what its description promises, whatever it is asked: no server error, no answer that the description lacks."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from onrecord.store import Store
from onrecord.store.team import Team
from onrecord.web.app import create_app
from onrecord.web.intake import Intake
from tests.store.made import reading
from tests.store.team.made import GOOD, Clock, account, cheap_hashes
from tests.web.conftest import CASE, HOSTILE
from tests.web.hostile import hostile_reading

__all__ = ["cheap_hashes"]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
# Of each operation so many questions; PostgreSQL is asked fewer, since what answers them is the same code.
EXAMPLES, ON_POSTGRESQL = 10, 3
FEW = settings(
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
# Names of things that are there; of every two requests about one asks for these.
DOCUMENTS = [reading().document.id, hostile_reading().document.id]
KNOWN = {"case_id": [CASE, HOSTILE], "document": DOCUMENTS, "name": ["Bo", "Cy"], "number": ["1", "2"]}


@pytest.fixture
def examples(database: Path | str) -> int:
    return EXAMPLES if isinstance(database, Path) else ON_POSTGRESQL


@pytest.fixture
def nothing_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked to be read is not: it is text and addresses of no sense."""
    monkeypatch.setattr(Intake, "_read", lambda *_: None)


def cookie_of_owner(team: Team) -> str:
    return f"onrecord={team.sign_in('Jo', GOOD, 'here')}"


def operations_of(described: Any) -> list[Any]:
    return [found.ok() for found in described.get_all_operations()]


def ask(operation: Any, mode: GenerationMode, headers: dict[str, str], examples: int) -> None:
    """Ask one operation some questions, about things that are there and others."""

    @settings(FEW, max_examples=examples)
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def asking(case: Any, data: st.DataObject) -> None:
        for part in (case.path_parameters, case.body):
            for name in KNOWN.keys() & (part.keys() if isinstance(part, dict) else ()):
                if data.draw(st.booleans()):
                    part[name] = data.draw(st.sampled_from(KNOWN[name]))
        case.call_and_validate(headers=headers, checks=CHECKS)

    if mode is GenerationMode.POSITIVE or not takes_only_words(operation):
        asking()


def takes_only_words(operation: Any) -> bool:
    """Whether an operation takes nothing but words of any kind, so that it cannot be asked wrongly."""
    schemas = [each.definition.get("schema", {}) for each in operation.iter_parameters()]
    return not operation.body and all(each.keys() <= {"type", "title"} and each["type"] == "string" for each in schemas)


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_no_answer_is_another_than_described(store: Store, nothing_is_read: None, examples: int, mode: GenerationMode) -> None:
    clock = Clock()
    team = Team(store, clock)
    for name, role in (("Jo", "owner"), ("Bo", "reviewer"), ("Cy", "reader")):
        account(team, name, role)
    app = create_app(store, "", {"localhost"}, team=team)
    headers = {"cookie": cookie_of_owner(team), "host": "localhost"}
    described = schemathesis.openapi.from_asgi("/api/v1/openapi.json", app, headers=headers)
    operations = operations_of(described)
    assert len(operations) > 15
    for operation in operations:
        clock.pass_(hours=1)  # after which nobody has to wait who gave wrong passwords
        headers["cookie"] = cookie_of_owner(team)  # some sign out
        ask(operation, mode, headers, examples)


def test_the_same_without_accounts(store: Store, nothing_is_read: None, examples: int) -> None:
    headers = {"host": "localhost"}
    app = create_app(store, "Jo Pell", {"localhost"})
    described = schemathesis.openapi.from_asgi("/api/v1/openapi.json", app, headers=headers)
    for operation in operations_of(described):
        ask(operation, GenerationMode.POSITIVE, headers, examples)
