"""Every address of the desk with its method, so that a test of all of them forgets none that is added."""

from fastapi import FastAPI
from fastapi.routing import iter_route_contexts

API = "/api/v1"


def addresses(app: FastAPI, method: str | None = None) -> list[str]:
    """`GET /cases/{case_id}` ...; of one method the paths alone."""
    contexts = [each for each in iter_route_contexts(app.routes) if each.path and not each.path.endswith("/openapi.json")]
    known = sorted({(one, each.path or "") for each in contexts for one in each.methods or () if one != "HEAD"})
    return [f"{one} {path}" for one, path in known] if method is None else [path for one, path in known if one == method]
