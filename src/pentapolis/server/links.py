"""Links that work on another device: the public address if there is one, else this machine's in its network.

A server that listens on this machine only can't be reached from another one: its links say localhost, have no QR code,
and are marked as such (`Link.only_here`). Secrets stand behind the #: they reach no log and no Referer.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from . import qr
from .wire.common import Link

_HOST = re.compile(r"[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\]")
_ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that belong to nobody: a datagram socket is pointed at them, and nothing is sent."""


def split_host(given: str) -> tuple[str, str]:
    """A Host header as name and port; empty if it is none.

    >>> split_host("play.example:8000"), split_host("[::1]:80"), split_host("a b")
    (('play.example', '8000'), ('[::1]', '80'), ('', ''))
    """
    name, port = given.strip(), ""
    if (at := name.rfind(":")) > name.rfind("]"):
        name, port = name[:at], name[at + 1 :]
    if not _HOST.fullmatch(name) or (port and not (re.fullmatch(r"[0-9]{1,5}", port) and int(port) <= 65535)):
        return "", ""
    if name.startswith("[") and not _is_address(name.strip("[]")):
        return "", ""
    return name, port


def is_host(given: str) -> bool:
    """Whether a Host header can be one; HTTP/1.0 may leave it out.

    >>> is_host(""), is_host("[::1]:8421"), is_host("[::1"), is_host("localhost:99999"), is_host("a b")
    (True, True, False, False, False)
    """
    return not given or split_host(given) != ("", "")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether a host name means "this very machine" to whoever reads it.

    >>> [is_loopback(name) for name in ("localhost", "127.0.1.1", "[::1]", "0.0.0.0", "192.168.1.5", "play.example")]
    [True, True, True, True, False, False]
    """
    name = name.lower().rstrip(".")
    if name in ("", "localhost") or name.endswith((".localhost", ".localdomain")):
        return True
    try:
        address = ip_address(name.strip("[]"))
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def network_address() -> str:
    """This machine's address in its network, as it stands in a URL; without a network its name."""
    for elsewhere, family in _ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((elsewhere, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not is_loopback(found):
            return f"[{found}]" if ":" in found else found
    return socket.gethostname()


def only_here(listens: str) -> bool:
    """Whether a server that listens on this address is reached from this machine only.

    >>> [only_here(address) for address in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "::", "192.168.1.5")]
    [True, True, True, False, False, False]
    """
    return listens not in ("", "0.0.0.0", "::") and is_loopback(listens)


def base(public_url: str, scheme: str, host: str, port: int, listens: str = "0.0.0.0") -> str:
    """How others reach this server, without a slash at the end: the public URL, else the address this request came
    by if it can mean the same to others, else this machine's address in its network; localhost if the server listens
    nowhere else."""
    if public_url:
        return public_url.rstrip("/")
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    name, given = split_host(host)
    if not name or is_loopback(name):
        name, given = "localhost" if only_here(listens) else network_address(), given or str(port)
    plain = {"http": "80", "https": "443"}.get(scheme)
    return f"{scheme}://{name}" + (f":{given}" if given and given != plain else "")


class Links:
    """The links of one server. `public_url` is empty where none was set."""

    def __init__(self, public_url: str, listens: str, port: int) -> None:
        self.public_url = public_url
        self.listens = listens
        self.port = port

    def base(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """How whoever asks may tell others to reach this server."""
        host = connection.headers.get("host", "")
        return base(self.public_url, str(connection.scope.get("scheme", "http")), host, self.port, self.listens)

    @property
    def lan(self) -> str:
        """This server's address in its network; empty if it listens on this machine only."""
        return "" if only_here(self.listens) else base("", "http", "", self.port)

    def invite(self, base: str, code: str, secret: str) -> Link:
        """To come to a table."""
        return _link(base, f"/t/{code}#invite={secret}")

    def seat(self, base: str, code: str, token: str) -> Link:
        """To take over one seat."""
        return _link(base, f"/t/{code}#seat={token}")

    def device(self, base: str, token: str) -> Link:
        """To go on as the same visitor on another device."""
        return _link(base, f"/me#device={token}")

    @property
    def known(self) -> str:
        """How this server is reached as far as its host has said: for what is sent, where a request may claim anything
        in its Host header."""
        return base(self.public_url, "http", "", self.port, self.listens)

    def confirm(self, base: str, token: str) -> str:
        """To confirm an e-mail address."""
        return f"{base}/me#mail={token}"

    def host(self, base: str, token: str) -> str:
        """To become the server's host."""
        return f"{base}/host#host={token}"


def _link(base: str, path: str) -> Link:
    """A link with its QR code, if anybody can scan it."""
    if is_loopback(urlsplit(base).hostname or ""):
        return Link(base + path, only_here=True)
    return qr.link(base + path)


def is_https(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether this request came, or was forwarded by a trusted proxy, over HTTPS."""
    return str(connection.scope.get("scheme", "http")) in ("https", "wss")
