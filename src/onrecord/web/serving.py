"""Running the desk: a socket on a loopback address, and the server on it."""

import gc
import socket
import sys
from collections.abc import Callable
from threading import Thread

import uvicorn

from onrecord.errors import OnrecordError
from onrecord.review.casebook import refresh
from onrecord.store import Store
from onrecord.web.app import create_app
from onrecord.web.guard import local_names

# Looking for cycles among the many entries that are kept takes a tenth of a second, so it is seldom done.
_COLLECT = 50_000, 20, 100


def serve_desk(store: Store, host: str, port: int, reviewer: str, say: Callable[[str], None] | None = None) -> None:
    """Serve until stopped. `say` gets one line with the address. Raises OnrecordError where the port is taken."""
    listening = _listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    if say:
        say(f"the desk is open at http://{shown}:{listening.getsockname()[1]}/ (Ctrl-C ends it)")
    app = create_app(store, reviewer, local_names(host))
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, server_header=False, lifespan="off", proxy_headers=False
    )
    Thread(target=_sum_up, args=(store,), daemon=True, name="summing up").start()
    gc.freeze()
    gc.set_threshold(*_COLLECT)
    with listening:
        uvicorn.Server(config).run(sockets=[listening])


def _sum_up(store: Store) -> None:
    """Sum up what changed while no desk was open; the lists would do it as well, a little at a time."""
    try:
        refresh(store)
    except OnrecordError as error:
        print(f"the lists are not complete: {error}", file=sys.stderr)


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
