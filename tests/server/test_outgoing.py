"""Requests to addresses that users gave: few are allowed, and those that fail say why."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.server.notices import outgoing
from pentapolis.server.notices.outbox import NotSent, Outbox
from pentapolis.server.notices.outgoing import check_url, is_public, post, resolve
from server.listeners import web


@pytest.mark.parametrize(
    "url",
    [
        "",
        "ftp://example.org/",
        "file:///etc/passwd",
        "//example.org",
        "http://",
        "http://me:secret@example.org/",
        "http://example.org:port/",
        "http://example.org/a b",
        "http://example.org/\r\nX: y",
        "http://[::1",
        "javascript:alert(1)",
    ],
)
async def test_only_http_and_https_are_written_to(box: Outbox, url: str) -> None:
    with pytest.raises(NotSent, match="address"):
        check_url(url)
    with pytest.raises(NotSent):
        await post(box, "anna", url, b"", {}, private=True)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.7", "192.168.1.1", "172.16.3.4", "169.254.169.254", "0.0.0.0", "224.0.0.1", "100.64.0.1",
     "192.0.0.9", "192.0.2.1", "192.88.99.1", "198.18.0.1", "240.0.0.1", "255.255.255.255",
     "::", "::1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd12::1", "ff02::1", "ff0e::1",
     "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:0:127.0.0.1",
     "64:ff9b::10.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b:1::1", "64:ff9b:1::8.8.8.8",
     "2002:7f00:1::", "2002:808:808::", "2001::1", "2001:0:808:808::f5ff:fffe", "2001:2::1", "2001:20::1",
     "2001:db8::1", "3fff::1", "5f00::1", "4000::1", "100::1", "100:0:0:1::1", "1::1", "8000::1",
     "2606:4700::5efe:10.0.0.1", "2606:4700::200:5efe:10.0.0.1"],
)  # fmt: skip
def test_private_addresses_are_private_however_they_are_written(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    ["8.8.8.8", "93.184.216.34", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2606:4700::1111", "2a00:1450:4007::200e",
     "2001:4860:4860::8888"],
)  # fmt: skip
def test_addresses_of_the_open_internet_are_written_to(address: str) -> None:
    assert is_public(address)


@given(st.ip_addresses(v=4))
def test_an_address_and_its_form_in_version_6_are_treated_alike(address: Any) -> None:
    assert is_public(str(address)) == is_public(f"::ffff:{address}")


async def test_private_networks_are_refused_unless_allowed(box: Outbox) -> None:
    with web() as service:
        with pytest.raises(NotSent, match="private"):
            await post(box, "anna", service.url, b"{}", {})
        with pytest.raises(NotSent, match="private"):
            await post(box, "anna", service.url.replace("127.0.0.1", "localhost"), b"{}", {})
        assert service.got == []
        assert await post(box, "anna", f"{service.url}/hook?a=1", b"{}", {"X-Test": "yes"}, private=True) == 201
    (got,) = service.got
    assert (got.path, got.headers["x-test"], got.body) == ("/hook?a=1", "yes", b"{}")
    assert got.headers["host"] == service.url.removeprefix("http://")


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def both(*_: Any, **__: Any) -> Any:
        return [(0, 0, 0, "", (address, 80)) for address in ("93.184.216.34", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    with pytest.raises(NotSent, match="private"):
        resolve("example.org", 80, False)
    assert resolve("example.org", 80, True) == "93.184.216.34"


async def test_whoever_does_not_answer_is_given_up(box: Outbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "TIMEOUT_S", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        url = f"http://127.0.0.1:{deaf.getsockname()[1]}/"
        with pytest.raises(NotSent, match="slow"):
            await post(box, "anna", url, b"", {}, private=True)
    with pytest.raises(NotSent):
        await post(box, "anna", url, b"", {}, private=True)


async def test_a_redirection_is_an_answer_like_any_other(box: Outbox) -> None:
    with web(302) as service:
        assert await post(box, "anna", service.url, b"", {}, private=True) == 302
    assert len(service.got) == 1
