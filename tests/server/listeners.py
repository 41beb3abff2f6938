"""Somebody at the other end of the line, on this machine: a web server and a mail server that keep what they get."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Got(NamedTuple):
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Web:
    """A web server that answers every POST with the same status."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.got: list[Got] = []
        self.url = ""


@contextmanager
def web(status: int = 201) -> Iterator[Web]:
    kept = Web(status)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            kept.got.append(Got(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(kept.status)
            if kept.status in (301, 302, 307):
                self.send_header("location", f"{kept.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        kept.url = f"http://127.0.0.1:{server.server_address[1]}"
        yield from _serving(server, kept)


class Mail:
    """A mail server that delivers to a list."""

    def __init__(self) -> None:
        self.got: list[tuple[str, EmailMessage]] = []
        self.port = 0


@contextmanager
def mail() -> Iterator[Mail]:
    kept = Mail()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            to = ""
            self.say(b"220 here")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"RCPT":
                    to = line.decode().partition("<")[2].partition(">")[0]
                if word == b"QUIT":
                    self.say(b"221 bye")
                    return
                if word == b"DATA":
                    self.say(b"354 go on")
                    read = message_from_bytes(self.data(), policy=default)
                    kept.got.append((to, read))
                self.say(b"250 ok")

        def data(self) -> bytes:
            lines = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line)
            return b"".join(lines)

        def say(self, line: bytes) -> None:
            self.wfile.write(line + b"\r\n")

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True

    with Server(("127.0.0.1", 0), Handler) as server:
        kept.port = server.server_address[1]
        yield from _serving(server, kept)


def _serving(server: socketserver.BaseServer, kept: Any) -> Iterator[Any]:
    thread = threading.Thread(target=lambda: server.serve_forever(0.01))
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        thread.join()
