"""Addresses of the desk: where the API lies, where a form may lead back to."""

from urllib.parse import quote

API = "/api/v1/"


def own(address: str, otherwise: str = "/") -> str:
    """An address of this desk; anything that may lead elsewhere becomes another one."""
    plain = address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()
    return quote(address, safe="/?&=#%.:-_~+,") if plain else otherwise
