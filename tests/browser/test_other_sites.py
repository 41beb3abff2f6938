"""What another site can't do, and what a link's secret never reaches."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.pages import LobbyPage
from browser.serving import NAME, Site

SOCKET = """url => new Promise(done => {
  const socket = new WebSocket(url);
  socket.onmessage = () => done("heard");
  socket.onclose = () => done("refused");
})"""
POST = """([url, body]) => fetch(url, { method: "POST", credentials: "include", mode: "no-cors", body })
  .then(answer => answer.type, error => String(error))"""


class Silent(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title><link rel=icon href=data:,>")

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[str]:
    """A site of somebody else."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Silent) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://elsewhere.test:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_another_site_gets_no_socket_and_changes_nothing(invite: Invite, site: Site, elsewhere: str) -> None:
    anna = invite("Anna")
    anna.come()
    made = anna.ask("POST", "/tables", {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "open"}]})
    socket = f"ws://{NAME}:{site.port}/ws/tables/{made['code']}"
    assert anna.page.evaluate(SOCKET, socket) == "heard"
    with anna.excused("WebSocket connection|ERR_BLOCKED_BY_RESPONSE|CORS|status of 40"):
        anna.goto(elsewhere)
        assert anna.page.evaluate(SOCKET, socket) == "refused"
        anna.page.evaluate(POST, [f"{site.url}/api/tables/{made['code']}/abandon", "{}"])
        anna.goto("/")
    assert anna.ask("GET", f"/tables/{made['code']}")["status"] == "lobby"


def test_without_the_token_nothing_is_changed(invite: Invite) -> None:
    anna = invite("Anna")
    anna.come()
    with anna.excused("status of 403"):
        status = anna.page.evaluate(
            """() => fetch("/api/me", { method: "POST", headers: { "content-type": "application/json" },
            body: JSON.stringify({ name: "Mallory", lang: "en" }) }).then(answer => answer.status)"""
        )
    assert status == 403
    assert anna.ask("GET", "/me")["name"] == "Anna"


def test_the_secret_of_a_link_stays_in_the_browser(invite: Invite, site: Site) -> None:
    """It is in no request line, no Referer, no log, and not in the address bar."""
    anna, theo = invite("Anna"), invite("Théo", "fr", phone=True)
    anna.come()
    made = anna.ask("POST", "/tables", {"game": "kingsburg", "seats": [{"kind": "me"}, {"kind": "open"}]})
    link = made["invite"]["url"]
    secret = link.partition("#invite=")[2]
    LobbyPage(theo, link).sit()
    assert secret not in theo.page.url
    theo.goto("/rules/kingsburg")
    expect(theo.page.get_by_role("heading", level=1).first).to_be_visible()
    assert len(theo.sent) > 10
    assert [url for url, referer in theo.sent if secret in url.partition("#")[0] + referer] == []
    assert secret not in site.log.read_text("utf-8")


def test_pages_are_guarded(invite: Invite) -> None:
    """A page can't be framed, runs no foreign script, and its cookie can't be read by one."""
    anna = invite("Anna")
    anna.come()
    answer = anna.page.goto(f"{anna.site.url}/")
    assert answer
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy
    assert answer.headers["referrer-policy"] == "no-referrer"
    cookies = {cookie["name"]: cookie for cookie in anna.context.cookies()}
    assert cookies["pentapolis"]["httpOnly"]
    assert cookies["pentapolis"]["sameSite"] == "Lax"
    with anna.excused("Content Security Policy"):
        anna.page.evaluate(
            "document.body.append(Object.assign(document.createElement('script'), {text: 'window.ran = 1'}))"
        )
        assert anna.page.evaluate("window.ran") is None
