"""The built client in a real browser, served as files under the strictest policy it must live with."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import pentapolis
from support.chromium import chromium

STATIC = Path(pentapolis.__file__).parent / "server/static"
POLICY = "default-src 'none'; " + "; ".join(
    f"{kind}-src 'self'" for kind in ("script", "style", "img", "font", "connect")
)


class Client(SimpleHTTPRequestHandler):
    """Files as they are; every other path is the client's own to show."""

    def translate_path(self, path: str) -> str:
        found = Path(super().translate_path(path))
        return str(found if found.is_file() else STATIC / "index.html")

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: ./test builds it")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Client, directory=str(STATIC))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started
