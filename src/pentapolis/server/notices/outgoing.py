"""Requests that the server makes itself: webhooks and push services. Addresses come from users, so little is allowed.

Only http and https; redirects are not followed; the name is resolved once and every address checked, and the one that
was checked is the one connected to. Private networks are refused unless the host allows them.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from .outbox import Cancellation, NotSent, Outbox

TIMEOUT_S = 5.0
"""For connecting, and for each single read or write; the outbox has the deadline of the whole."""
PORTS = {"http": 80, "https": 443}
LONGEST_ANSWER = 10_000
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses of version 4 inside those of version 6, where a network translates between them (RFC 6052)."""
UNICAST = IPv6Network("2000::/3")
"""All of version 6 that is assigned to anybody; the rest is local, reserved, or obsolete."""
NOBODY = (
    IPv4Network("192.0.0.0/24"),  # protocol assignments
    IPv4Network("192.88.99.0/24"),  # relays of 6to4
    IPv6Network("2001::/23"),  # protocol assignments, Teredo among them
    IPv6Network("2001:db8::/32"),  # documentation
    IPv6Network("2002::/16"),  # 6to4: another address inside
    IPv6Network("3fff::/20"),  # documentation
)
"""What no webhook and no push service has, whatever a version of Python says of it."""
ISATAP = (0x00005EFE, 0x02005EFE)
"""In the middle of an address: the rest is an address of version 4, to which a router may tunnel (RFC 5214)."""


async def post(
    box: Outbox, owner: str, url: str, body: bytes, headers: Mapping[str, str], *, private: bool = False
) -> int:
    """Send a body for a visitor; returns the status. `NotSent` says what went wrong."""
    return await box.run(owner, lambda cancellation: _post(url, body, headers, private, cancellation))


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
        if found in TRANSLATED:
            found = IPv4Address(int(found) & 0xFFFFFFFF)
        elif found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found not in UNICAST or int(found) >> 32 & 0xFFFFFFFF in ISATAP:
            return False
    return found.is_global and not found.is_multicast and not any(found in network for network in NOBODY)


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

    def __init__(
        self, name: str, port: int, address: str, secure: ssl.SSLContext | None, cancellation: Cancellation
    ) -> None:
        super().__init__(name, port, timeout=TIMEOUT_S)
        self._address, self._secure, self._cancellation = address, secure, cancellation
        if secure is not None:
            self.default_port = PORTS["https"]

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), TIMEOUT_S)
        try:
            self._cancellation.hold(plain)
            self.sock = plain
            if self._secure is not None:
                self.sock = self._secure.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
                self._cancellation.hold(self.sock)
                self.sock.do_handshake()
        except BaseException:
            self.close()
            plain.close()
            raise


def _post(url: str, body: bytes, headers: Mapping[str, str], private: bool, cancellation: Cancellation) -> int:
    parts = check_url(url)
    assert parts.hostname is not None
    port = parts.port or PORTS[parts.scheme]
    address = resolve(parts.hostname, port, private)
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    connection = _Pinned(parts.hostname, port, address, secure, cancellation)
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
