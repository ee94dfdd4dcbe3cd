"""A page as a browser without scripts sees it: elements, their text, forms that can be sent."""

from typing import Any

from fastapi.testclient import TestClient
from httpx2 import Response
from lxml import html


class Page:
    """A reader at the desk."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.address = ""
        self.tree: Any = None

    def open(self, address: str, status: int = 200) -> "Page":
        self.answer = self.client.get(address)
        assert self.answer.status_code == status, self.answer.text[:300]
        self.address, self.tree = address, html.fromstring(self.answer.text)
        return self

    def find(self, path: str) -> list[Any]:
        return list(self.tree.xpath(path))

    def text(self, path: str = "//main") -> str:
        return " ".join(" ".join(node.text_content().split()) for node in self.find(path))

    def send(self, form: Any, action: str | None = None, **changed: Any) -> Response:
        """Send a form by one of its buttons, some fields changed."""
        fields: dict[str, Any] = {}
        for name, value in form.form_values():
            fields.setdefault(name, []).append(value)
        if action:
            fields["action"] = action
        return self.client.post(form.action, data={**fields, **changed})

    def follow(self, answer: Response) -> "Page":
        assert answer.status_code == 303, answer.text[:500]
        return self.open(answer.headers["location"])
