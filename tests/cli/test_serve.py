"""`pentapolis serve`: what it prints, and what it refuses in one sentence."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pentapolis.commands import serve as serving


@pytest.fixture
def served(home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Any]:
    """A server that is set up and then not run; the settings it would have run with."""
    assert home.parent == tmp_path, "it takes settings out of the environment, so it comes first"
    found: list[Any] = []
    monkeypatch.setattr(serving, "_run", lambda settings, _: found.append(settings))
    monkeypatch.setattr("pentapolis.server.upkeep.logs.configure", lambda *_: None)
    monkeypatch.setattr("os.environ", {"PENTAPOLIS_DATA_DIR": str(tmp_path), "PATH": ""})
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(serving, "network_address", lambda: "192.168.1.7")
    return found


def test_it_prints_where_it_is_and_a_code_to_scan(served: list[Any], run: Callable[..., Any]) -> None:
    done = run("serve", "--host", "0.0.0.0", "--port", "0")
    assert done.code == 0
    port = served[0].port
    assert port > 0
    assert f"http://localhost:{port}/" in done.out
    assert f"http://192.168.1.7:{port}/" in done.out
    assert "/host#host=" in done.out
    assert "▄" in done.out


def test_it_says_how_others_could_reach_it(served: list[Any], run: Callable[..., Any]) -> None:
    done = run("serve", "--port", "0")
    assert "--lan" in done.out
    assert "192.168.1.7" not in done.out


@pytest.mark.parametrize("more", [[], ["--host", "0.0.0.0"]])
def test_lan_is_every_network(served: list[Any], run: Callable[..., Any], more: list[str]) -> None:
    done = run("serve", "--lan", *more, "--port", "0")
    assert done.code == 0
    assert served[0].host == "0.0.0.0"
    assert f"http://192.168.1.7:{served[0].port}/" in done.out


def test_lan_goes_before_the_environment(served: list[Any], run: Callable[..., Any]) -> None:
    os.environ["PENTAPOLIS_HOST"] = "127.0.0.1"
    assert run("serve", "--lan", "--port", "0").code == 0
    assert served[0].host == "0.0.0.0"


def test_the_public_address_goes_before_all_others(served: list[Any], run: Callable[..., Any]) -> None:
    done = run("serve", "--host", "0.0.0.0", "--port", "0", "--public-url", "https://play.example/", "--lang", "fr")
    assert "https://play.example/" in done.out
    assert "https://play.example/host#host=" in done.out
    assert "192.168.1.7" not in done.out
    assert "Pentapolis est ouvert" in done.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--workers", "2"], "Several processes need PostgreSQL"),
        (["--public-url", "play.example"], "http:// or https://"),
        (["--port", "99999"], "65535"),
        (["--host", "192.0.2.77", "--port", "0"], "192.0.2.77"),
        (["--lan", "--host", "127.0.0.1"], "leave one of them out"),
    ],
)
def test_it_refuses_in_one_sentence(
    served: list[Any], run: Callable[..., Any], arguments: list[str], sentence: str
) -> None:
    done = run("serve", *arguments)
    assert done.code == 2
    assert sentence in done.err
    assert len(done.err.strip().splitlines()) == 1
    assert served == []


def test_a_port_that_is_taken(served: list[Any], run: Callable[..., Any]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = run("serve", "--port", str(taken.getsockname()[1]))
    assert done.code == 1
    assert "--port" in done.err
    assert served == []
