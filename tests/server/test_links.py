"""Links and QR codes: what an invite says, and what it never says."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from pentapolis.server import links, qr
from server.house import open_house


@pytest.fixture
def lan(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(links, "network_address", lambda: "192.168.7.5")
    return "192.168.7.5"


@pytest.mark.parametrize(
    ("public", "scheme", "host", "said"),
    [
        ("https://play.example/", "http", "localhost:8421", "https://play.example"),
        ("", "http", "games.lan:8421", "http://games.lan:8421"),
        ("", "http", "192.168.1.9:8421", "http://192.168.1.9:8421"),
        ("", "https", "play.example", "https://play.example"),
        ("", "wss", "play.example:443", "https://play.example"),
        ("", "ws", "play.example:80", "http://play.example"),
        ("", "http", "localhost:5173", "http://192.168.7.5:5173"),
        ("", "http", "127.0.0.1:8421", "http://192.168.7.5:8421"),
        ("", "http", "[::1]:8421", "http://192.168.7.5:8421"),
        ("", "http", "me.localhost:8421", "http://192.168.7.5:8421"),
        ("", "http", "", "http://192.168.7.5:8421"),
        ("", "http", "evil.example/path#", "http://192.168.7.5:8421"),
        ("", "http", "a:b@evil.example", "http://192.168.7.5:8421"),
    ],
)
def test_how_others_reach_this_server(lan: str, public: str, scheme: str, host: str, said: str) -> None:
    assert links.base(public, scheme, host, 8421) == said


def test_the_network_address_is_never_this_machine_alone() -> None:
    assert not links.is_loopback(links.network_address())


@pytest.mark.parametrize(
    ("listens", "host", "said"),
    [
        ("127.0.0.1", "localhost:8421", "http://localhost:8421"),
        ("127.0.0.1", "127.0.0.1:8421", "http://localhost:8421"),
        ("::1", "[::1]:8421", "http://localhost:8421"),
        ("localhost", "", "http://localhost:8421"),
        ("127.0.0.1", "games.example", "http://games.example"),  # a proxy or a tunnel on this machine
        ("0.0.0.0", "localhost:8421", "http://192.168.7.5:8421"),
        ("::", "localhost:8421", "http://192.168.7.5:8421"),
        ("192.168.7.5", "192.168.7.5:8421", "http://192.168.7.5:8421"),
    ],
)
@pytest.mark.usefixtures("lan")
def test_where_a_server_listens_stands_in_its_links(listens: str, host: str, said: str) -> None:
    assert links.base("", "http", host, 8421, listens) == said


async def test_on_this_machine_only_links_say_so(tmp_path: Path, lan: str) -> None:
    async with open_house(tmp_path) as house:
        anna = house.stranger("Anna")
        anna.web.base_url = httpx.URL("http://127.0.0.1:8421")
        table = await (await anna.come()).make(seats=[{"kind": "me"}, {"kind": "open"}])
        seat = await anna.post(f"/tables/{table['code']}/seats/1/link")
        for link, path in (
            (table["invite"], f"/t/{table['code']}#invite="),
            (seat, f"/t/{table['code']}#seat="),
            (await anna.post("/me/device"), "/me#device="),
        ):
            assert link["url"].startswith(f"http://localhost:8421{path}")
            assert (link["only_here"], link["qr"]) == (True, "")
        assert lan not in house.server.links.known
        assert house.server.links.lan == ""


async def test_by_a_name_that_reaches_it_links_are_for_everybody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:  # listens on this machine only, behind a proxy
        table = await (await house.guest("Anna")).make()
        assert table["invite"]["url"].startswith("http://games.test/t/")
        assert not table["invite"]["only_here"]
        assert table["invite"]["qr"]


async def test_an_invite_never_says_localhost(tmp_path: Path, lan: str) -> None:
    async with open_house(tmp_path, host="0.0.0.0") as house:
        anna = house.stranger("Anna")
        anna.web.base_url = httpx.URL("http://localhost:8421")
        await anna.come()
        table = await anna.make()
        assert table["invite"]["url"].startswith(f"http://{lan}:8421/t/{table['code']}#invite=")
        device = await anna.post("/me/device")
        assert device["url"].startswith(f"http://{lan}:8421/me#device=")
        assert (device["only_here"], device["qr"] != "") == (False, True)
        assert house.server.links.lan == house.server.links.known == f"http://{lan}:8421"


async def test_the_public_url_stands_in_every_link(tmp_path: Path) -> None:
    async with open_house(tmp_path, public_url="https://play.example") as house:
        anna = house.stranger("Anna")
        anna.web.base_url = httpx.URL("https://127.0.0.1:8421")
        table = await (await anna.come()).make()
        assert table["invite"]["url"].startswith("https://play.example/t/")


def test_a_qr_code_draws_every_dark_module_once() -> None:
    import segno

    text = "http://192.168.7.5:8421/t/ABCDEF#invite=secret"
    made = qr.code(text)
    matrix = segno.make(text, error="m", micro=False).matrix
    assert made.size == len(matrix) + 2 * qr.QUIET
    drawn = set()
    for bar in made.path.split("z")[:-1]:
        where, width = bar.removeprefix("M").split("h")[:2]
        x, y = map(int, where.split())
        drawn |= {(x + step, y) for step in range(int(width.split("v")[0]))}
    dark = {(x + qr.QUIET, y + qr.QUIET) for y, row in enumerate(matrix) for x, module in enumerate(row) if module}
    assert drawn == dark


def test_a_qr_code_for_a_terminal_is_lines() -> None:
    assert len(qr.terminal("http://192.168.7.5:8421").splitlines()) > 10
