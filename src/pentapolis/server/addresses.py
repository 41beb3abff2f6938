"""Addresses that requests come from: what limits count as one, and which belong to proxies that the settings name."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

HOUSEHOLD = 64
"""Bits of an IPv6 address that a provider gives to one customer: the rest each machine chooses by itself."""


@lru_cache(4096)
def grouped(host: str) -> str:
    """The address under which limits count a caller: of IPv6 the network, since one customer has 2⁶⁴ addresses.

    >>> grouped("203.0.113.7"), grouped("2001:db8:1:2:3:4:5:6"), grouped("::ffff:203.0.113.7"), grouped("unix")
    ('203.0.113.7', '2001:db8:1:2::/64', '203.0.113.7', 'unix')
    """
    try:
        found = _plain(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address) and not found.is_loopback:
        return str(ip_network((found, HOUSEHOLD), strict=False))
    return str(found)


def caller(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of a request or socket, as limits count it."""
    return grouped(connection.client.host) if connection.client else ""


def _plain(host: str) -> IPv4Address | IPv6Address:
    """An address without its zone; one of IPv4 even where a socket of IPv6 hands it over."""
    found = ip_address(host.partition("%")[0])
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


class Proxies:
    """The proxies whose forwarded headers are believed: addresses and networks with commas, or `*` for any.

    >>> proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    >>> [host in proxies for host in ("127.0.0.1", "::ffff:10.1.2.3", "127.0.0.2", "")]
    [True, True, False, False]
    """

    def __init__(self, given: str) -> None:
        """`ValueError` for anything that is neither an address nor a network."""
        names = [name.strip() for name in given.split(",") if name.strip()]
        self.any = "*" in names
        self._networks = [ip_network(name, strict=False) for name in names if name != "*"]

    def __bool__(self) -> bool:
        return self.any or bool(self._networks)

    def __contains__(self, host: str) -> bool:
        if self.any:
            return True
        try:
            address = _plain(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    @property
    def spelled_out(self) -> str:
        """As uvicorn compares them, which takes an IPv4 address inside IPv6 for another one."""
        if self.any:
            return "*"
        inside = [_inside(network) for network in self._networks if isinstance(network, IPv4Network)]
        return ",".join(map(str, [*self._networks, *inside]))


def _inside(network: IPv4Network) -> IPv6Network:
    return IPv6Network(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
