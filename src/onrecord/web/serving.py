"""Running the desk: a socket, and the server on it."""

import gc
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI

from onrecord.errors import OnrecordError
from onrecord.store import Store
from onrecord.store.team import Team
from onrecord.web.app import create_app
from onrecord.web.guard import local_names
from onrecord.web.summing_up import summing_up

# All pages stand still while Python looks for cycles: among the latest often and shortly, among all that is kept seldom.
_COLLECT = 20_000, 5, 100


def serve_desk(store: Store, host: str, port: int, reviewer: str, say: Callable[[str], None] | None = None) -> None:
    """Serve until stopped. `say` gets one line with the address. Raises OnrecordError where the port is taken."""
    with summing_up(store.where) as goes_on:
        _serve(create_app(store, reviewer, local_names(host), summed_up=goes_on), host, port, None, say)


def serve_team(store: Store, host: str, port: int, origin: str | None, say: Callable[[str], None] | None = None) -> None:
    """Serve a desk with accounts until stopped; browsers reach it at `origin` (https://), or else on this machine alone.

    Raises OnrecordError where the port is taken, and where nobody could administer it.
    """
    team = Team(store)
    if not any(each.role == "owner" and not each.disabled for each in team.accounts()):
        raise OnrecordError("there is no owner yet; `onrecord users add NAME --role owner` adds one")
    names = {urlsplit(origin).hostname or ""} if origin else local_names(host)
    with summing_up(store.where) as goes_on:
        app = create_app(store, "", names, team=team, secure=origin is not None, summed_up=goes_on)
        _serve(app, host, port, origin, say)


def _serve(app: FastAPI, host: str, port: int, origin: str | None, say: Callable[[str], None] | None) -> None:
    listening = _listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    if say:
        say(f"the desk is open at {origin or f'http://{shown}:{listening.getsockname()[1]}'}/ (Ctrl-C ends it)")
    # The addresses that a proxy on this machine tells are believed, nobody else's.
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="off",
        proxy_headers=origin is not None,
        forwarded_allow_ips="127.0.0.1,::1",
    )
    gc.freeze()
    gc.set_threshold(*_COLLECT)
    with listening:
        uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OnrecordError(f"cannot open the desk at {host}:{port}: {error.strerror}; name another --port") from error
    return listening
