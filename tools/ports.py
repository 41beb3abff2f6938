"""Ports on loopback for the servers of tests and benchmarks."""

from __future__ import annotations

import socket

_reserved: list[socket.socket] = []


def free_port() -> int:
    """A port that is this process's own until it ends: a server it starts can listen there, again and again.

    The port stays bound, so that the system gives it to nobody else. The option is set after binding: from then on a
    server that sets it too may bind the same port, as all ours do.
    """
    holder = socket.socket()
    holder.bind(("127.0.0.1", 0))
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    _reserved.append(holder)
    return int(holder.getsockname()[1])
