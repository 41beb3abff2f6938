"""Requests that the server makes itself: webhooks and push services. Addresses come from users, so little is allowed.

Only http and https; redirects are not followed; the name is resolved once and every address checked, and the one that
was checked is the one connected to. Private networks are refused unless the host allows them.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

TIMEOUT_S = 5.0
PORTS = {"http": 80, "https": 443}
LONGEST_ANSWER = 10_000
TRANSLATED, LOCALLY_TRANSLATED = IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48")
"""Addresses of version 4 inside those of version 6 (RFC 6052, RFC 8215)."""


class NotSent(Exception):
    """A request that was not made, or not answered: why, in a word."""


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool = False) -> int:
    """Send a body; returns the status. `NotSent` says what went wrong. Runs in a thread, and takes a few seconds at
    most."""
    line: list[HTTPConnection] = []
    try:
        return await asyncio.wait_for(asyncio.to_thread(_post, url, body, headers, private, line), 2 * TIMEOUT_S)
    except TimeoutError:
        raise NotSent("slow") from None
    finally:  # whoever answers letter by letter does not keep a thread
        for connection in line:
            _cut(connection)


def check_url(url: str) -> SplitResult:
    """The parts of an address that may be written to; `NotSent` for anything else.

    >>> check_url("https://example.org/hook").hostname
    'example.org'
    """
    try:
        parts = urlsplit(url)
        _ = parts.port  # a port that is no number is noticed here
    except ValueError:
        raise NotSent("address") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.username or parts.password:
        raise NotSent("address")
    if any(ord(c) <= 32 or ord(c) == 127 for c in url):
        raise NotSent("address")
    return parts


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the open internet.

    >>> [is_public(a) for a in ("93.184.216.34", "127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [True, False, False, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in TRANSLATED:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if found in LOCALLY_TRANSLATED:
            return False
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast


def resolve(host: str, port: int, private: bool) -> str:
    """The address to connect to. If any address of a name is private, none of them is used."""
    try:
        found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        raise NotSent("unknown") from None
    if not found or (not private and not all(map(is_public, found))):
        raise NotSent("private")
    return found[0]


class _Pinned(HTTPConnection):
    """A connection to an address that was checked, under the name it goes by."""

    def __init__(self, name: str, port: int, address: str, secure: ssl.SSLContext | None) -> None:
        super().__init__(name, port, timeout=TIMEOUT_S)
        self._address, self._secure = address, secure
        if secure is not None:
            self.default_port = PORTS["https"]

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), TIMEOUT_S)
        try:
            self.sock = plain if self._secure is None else self._secure.wrap_socket(plain, server_hostname=self.host)
        except BaseException:
            plain.close()
            raise


def _cut(connection: HTTPConnection) -> None:
    if connection.sock is not None:
        with suppress(OSError):
            connection.sock.shutdown(socket.SHUT_RDWR)


def _post(url: str, body: bytes, headers: Mapping[str, str], private: bool, line: list[HTTPConnection]) -> int:
    parts = check_url(url)
    assert parts.hostname is not None
    port = parts.port or PORTS[parts.scheme]
    address = resolve(parts.hostname, port, private)
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    connection = _Pinned(parts.hostname, port, address, secure)
    line.append(connection)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", path, body, {"User-Agent": "Pentapolis", **headers})
        answer = connection.getresponse()
        answer.read(LONGEST_ANSWER)
        return answer.status
    except TimeoutError:
        raise NotSent("slow") from None
    except (OSError, HTTPException, ValueError, UnicodeError) as error:
        raise NotSent(type(error).__name__) from None
    finally:
        connection.close()
