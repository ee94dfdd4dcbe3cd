"""Running the desk: a socket on a loopback address, and the server on it."""

import socket
from collections.abc import Callable

import uvicorn

from onrecord.errors import OnrecordError
from onrecord.store import Store
from onrecord.web.app import create_app
from onrecord.web.guard import local_names


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
