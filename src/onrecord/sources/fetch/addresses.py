"""Which addresses may be connected to: public ones only, unless the user allows others."""

import ipaddress
import socket

from onrecord.errors import NotFetched

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


def address_of(host: str, port: int, url: str, *, allow_private: bool) -> str:
    """The address to connect to, the host resolved once and every answer checked. Raises NotFetched."""
    try:
        answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotFetched(url, f"the host {host} is not known") from error
    addresses = [str(answer[4][0]) for answer in answers]
    for address in addresses:
        if not allow_private and not is_public(address):
            raise NotFetched(url, f"{host} has the private address {address}; allow private addresses to read it")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address lies on the public internet: not private, loopback, link-local (clouds' metadata) or reserved."""
    parsed = _inner(ipaddress.ip_address(address.split("%", maxsplit=1)[0]))
    return parsed.is_global and not (parsed.is_multicast or parsed.is_reserved or parsed.is_unspecified)


def _inner(address: Address) -> Address:
    """The IPv4 address that some IPv6 addresses stand for."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped or address.sixtofour:
            return address.ipv4_mapped or address.sixtofour or address
        if address in _NAT64:
            return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address
