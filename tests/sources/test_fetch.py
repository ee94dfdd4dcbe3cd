import gzip
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

import pytest

from onrecord.errors import NotFetched, SourceError, TooLarge
from onrecord.record import Document
from onrecord.sources import Limits, Place, Stated, read_place
from onrecord.sources.fetch import fetch
from onrecord.sources.fetch.addresses import is_public

PAGE = b"<!DOCTYPE html><html><head><title>T</title></head><body><article><p>The officer resigned on Friday.</p></article></body></html>"
QUICK = Limits(seconds_between_fetches=0, fetch_seconds=2, fetch_bytes=10_000)


class Site(ThreadingHTTPServer):
    """A local site. `pages` maps paths to what answers them; `asked` keeps the requests and their times."""

    daemon_threads = True
    block_on_close = False

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.pages: dict[str, Callable[[Any], None]] = {}
        self.asked: list[tuple[str, str, float]] = []
        self.url = f"http://127.0.0.1:{self.server_port}"


class Handler(BaseHTTPRequestHandler):
    server: ClassVar[Site]  # type: ignore[misc]

    def do_GET(self) -> None:
        self.server.asked.append((self.path, self.headers["Host"], time.monotonic()))
        self.server.pages.get(self.path, answer(404))(self)

    def log_message(self, *_: Any) -> None:
        pass


def answer(status: int, body: bytes = b"", **headers: str) -> Callable[[Any], None]:
    """A page that answers so."""

    def send(handler: Any) -> None:
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(body)

    return send


def drip(handler: Any) -> None:
    """Sends a byte of a header now and then."""
    try:
        for _ in range(100):
            handler.wfile.write(b"H")
            handler.wfile.flush()
            time.sleep(0.05)
    except OSError:
        pass


@pytest.fixture
def site() -> Iterator[Site]:
    site = Site()
    thread = threading.Thread(target=site.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield site
    site.shutdown()
    site.server_close()
    thread.join()


def read(site: Site, path: str, limits: Limits = QUICK, **options: Any) -> list[Document | SourceError]:
    return list(read_place(Place("url", site.url + path), limits=limits, allow_private=True, **options))


def refusal(site: Site, path: str, limits: Limits = QUICK) -> SourceError:
    (found,) = read(site, path, limits)
    assert isinstance(found, SourceError)
    assert found.where.startswith(site.url)
    return found


def test_a_page_is_read_with_the_time_of_its_retrieval(site: Site) -> None:
    site.pages = {"/old": answer(301, Location="/story#top"), "/story": answer(200, PAGE, Content_Type="text/html")}
    (found,) = read(site, "/old", stated=Stated(publisher="Harlow Gazette"))
    assert isinstance(found, Document)
    assert found.text == "T\n\nThe officer resigned on Friday."
    assert (found.found, found.url, found.publisher) == ([site.url + "/old"], site.url + "/story", "Harlow Gazette")
    assert found.retrieved
    assert found.retrieved.endswith("Z")
    assert [path for path, _, _ in site.asked] == ["/robots.txt", "/old", "/story"]


def test_the_format_is_told_by_the_content_and_the_type_by_the_server_helps(site: Site) -> None:
    site.pages = {
        "/a": answer(200, b"Plain words.", Content_Type="text/html"),
        "/b": answer(200, b"<p>Words of a fragment.</p>", Content_Type="text/html"),
        "/c": answer(200, gzip.compress(b"Plain words."), Content_Encoding="gzip", Content_Type="text/plain"),
        "/d": answer(200, b"\x89PNG\r\n", Content_Type="text/plain"),
    }
    texts = [item.text if isinstance(item, Document) else item.why for path in "abcd" for item in read(site, f"/{path}")]
    assert texts == ["Plain words.", "Words of a fragment.", "Plain words.", "is a picture, which is not read"]


def test_robots(site: Site) -> None:
    site.pages = {
        "/robots.txt": answer(200, b"User-agent: *\nDisallow: /no\n"),
        "/no": answer(200, b"x"),
        "/yes": answer(302, Location="/no"),
    }
    assert "robots.txt disallows it" in refusal(site, "/no").why
    assert "robots.txt disallows it" in refusal(site, "/yes").why
    assert [path for path, _, _ in site.asked] == ["/robots.txt", "/yes"]


def test_a_robots_file_that_fails_allows_nothing(site: Site) -> None:
    site.pages = {"/robots.txt": answer(503), "/a": answer(200, b"x")}
    assert "the server answered 503" in refusal(site, "/a").why


@pytest.mark.parametrize(
    ("page", "why", "kind"),
    [
        (answer(404), "the server answered 404", NotFetched),
        (answer(304), "the server answered 304", NotFetched),
        (answer(200, b"x" * 20_000), "over the limit of 0.01 MB", TooLarge),
        (answer(200, gzip.compress(b"x" * 5_000_000), Content_Encoding="gzip"), "over the limit of 0.01 MB", TooLarge),
        (answer(200, b"no gzip", Content_Encoding="gzip"), "could not be fetched", NotFetched),
        (answer(302, Location="/page"), "leads on more than 5 times", NotFetched),
        (answer(302, Location="file:///etc/passwd"), "only http and https are fetched", NotFetched),
        (answer(302, Location="http://[::1"), "is no URL", NotFetched),
        (answer(200, b"x", Content_Length="50"), "could not be fetched", NotFetched),
        (lambda handler: handler.wfile.write(b"nonsense\r\n\r\n"), "could not be fetched", NotFetched),
        (lambda handler: time.sleep(3), "no answer within 1 s", NotFetched),
        (drip, "no answer within 1 s", NotFetched),
    ],
)  # fmt: skip
def test_refusals(site: Site, page: Callable[[Any], None], why: str, kind: type[SourceError]) -> None:
    site.pages = {"/page": page}
    begin = time.monotonic()
    try:
        fetch(site.url + "/page", Limits(seconds_between_fetches=0, fetch_seconds=1, fetch_bytes=10_000), allow_private=True)
    except SourceError as error:
        assert isinstance(error, kind)
        assert why in error.why
    else:
        pytest.fail("fetched")
    assert time.monotonic() - begin < 3


def test_a_host_is_not_hurried(site: Site) -> None:
    site.pages = {
        "/robots.txt": answer(200, b"User-agent: onrecord\nCrawl-delay: 0.3\n"),
        "/a": answer(200, b"x"),
        "/b": answer(200, b"x"),
    }
    for path in ("/a", "/b", "/a"):
        read(site, path, Limits(seconds_between_fetches=0.1))
    times = [when for _, _, when in site.asked]
    assert times[3] - times[0] > 0.5  # the least delay once, that of robots.txt twice, measured at the server


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f::1", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.0.1", False),
        ("172.16.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00:ec2::254", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.215.14", True),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_public_addresses(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "0x7f.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]"])
def test_private_addresses_are_refused_unless_allowed(site: Site, host: str) -> None:
    with pytest.raises(NotFetched, match=r"the private address|is not known"):
        fetch(f"http://{host}:{site.server_port}/", QUICK)
    assert site.asked == []


def answers(monkeypatch: pytest.MonkeyPatch, *turns: list[str]) -> list[str]:
    """Make every host resolve to the addresses of the next turn (the last one for ever); gives the hosts that were asked for."""
    asked: list[str] = []

    def resolve(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        if host[0].isdigit():  # the checked address on its way to the connection
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, port))]
        asked.append(host)
        addresses = turns[min(len(asked), len(turns)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr("onrecord.sources.fetch.addresses.socket.getaddrinfo", resolve)
    return asked


def test_one_private_answer_among_public_ones_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, ["93.184.215.14", "10.0.0.1"])
    with pytest.raises(NotFetched, match=r"h\.example has the private address 10\.0\.0\.1"):
        fetch("http://h.example/", QUICK)


def test_the_checked_address_is_the_one_connected_to(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    site.pages = {"/a": answer(200, b"Words.")}
    monkeypatch.setattr("onrecord.sources.fetch.addresses.is_public", lambda address: address == "127.0.0.1")
    connect, connected = socket.create_connection, []

    def watched(address: Any, *more: Any, **options: Any) -> socket.socket:
        connected.append(address[0])
        return connect(address, *more, **options)

    monkeypatch.setattr(socket, "create_connection", watched)
    asked = answers(monkeypatch, ["127.0.0.1"], ["127.0.0.1"], ["10.0.0.1"])
    url = f"http://rebinding.example:{site.server_port}"
    assert fetch(f"{url}/a", QUICK).data == b"Words."
    assert connected == ["127.0.0.1"] * 2
    assert asked == ["rebinding.example"] * 2
    assert {host for _, host, _ in site.asked} == {f"rebinding.example:{site.server_port}"}
    with pytest.raises(NotFetched, match="the private address"):
        fetch(f"{url}/a", QUICK)


def test_a_redirect_into_the_own_network_is_refused(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    site.pages = {"/a": answer(302, Location="http://169.254.169.254/latest/meta-data")}
    monkeypatch.setattr("onrecord.sources.fetch.addresses.is_public", lambda address: address == "127.0.0.1")
    with pytest.raises(NotFetched, match=r"the private address 169\.254\.169\.254.*\(http://169"):
        fetch(f"{site.url}/a", QUICK)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("ftp://h.example/a", "only http and https are fetched"),
        ("file:///etc/passwd", "only http and https are fetched"),
        ("http:///a", "has no host"),
        ("http://user:word@h.example/", "a user's name or password"),
        ("http://h.example:99999/", "is no URL"),
        ("http://a..b/", "is not known"),
        ("http://\udcff.example/", ""),
    ],
)
def test_addresses_that_are_none(url: str, why: str) -> None:
    (found,) = read_place(Place("url", url))
    assert isinstance(found, SourceError)
    assert why in found.why
