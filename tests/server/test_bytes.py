"""Bytes that no page of ours sends, one by one: the sender is told in a sentence, and nothing is a fault of the server.

`test_raw` tries them by the thousand over real sockets.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from pentapolis.server.requests import DEPTH, is_shallow
from server.house import House, Person
from server.sockets import socket

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGES = ["/%00", "/a%00b", "/" + "a" * 5000, "/t/" + "a/" * 2000, "/index.html/a", "/%ff%fe"]
FILES = ["/assets/%00", "/assets/a%00b", "/assets/" + "a" * 5000, "/assets/favicon.svg/a", "/assets/" + "a/" * 2000]
DEEP = b"[" * 5000 + b"]" * 5000
"""Deeper than Python's stack."""


@pytest.fixture
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is logged as an error while the test runs."""
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def _post(person: Person, path: str, body: bytes, **headers: str) -> tuple[int, str]:
    """Status and key of the answer to a body as it is."""
    await person.get("/me")
    own = {"x-csrf-token": person.web.cookies["pentapolis_csrf"], "content-type": "application/json"}
    answer = await person.web.post(f"/api{path}", content=body, headers=own | headers)
    return answer.status_code, answer.json()["error"]


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize("path", PAGES, ids=lambda path: path[:12])
async def test_every_address_has_the_page(house: House, path: str) -> None:
    answer = await house.stranger().web.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path[:20])
async def test_a_name_that_no_file_can_have_is_not_found(house: House, path: str) -> None:
    answer = await house.stranger().web.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize(
    "body",
    [b'{"name": "\xff"}', b'{"name": "\xc3"}', b'{"name": "\xed\xa0\x80"}', b"\xff", '{"name": "é"}'.encode("utf-16")],
)
async def test_json_that_is_not_utf_8(house: House, body: bytes) -> None:
    anna = await house.guest("Anna")
    assert await _post(anna, "/me", body) == (400, "bad-request")
    assert (await anna.get("/me"))["name"] == "Anna"


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize("path", ["/tables", "/me", "/tables/import"])
@pytest.mark.parametrize("body", [DEEP, b'{"game": ' + DEEP + b"}", b'{"a":' * 5000 + b"1" + b"}" * 5000, b"[" * 9000])
async def test_json_that_is_nested_too_deeply(house: House, path: str, body: bytes) -> None:
    status, _ = await _post(await house.guest("Anna"), path, body)
    assert status == 400


@pytest.mark.usefixtures("faults")
async def test_a_record_that_is_nested_too_deeply(house: House) -> None:
    anna = await house.guest("Anna")
    headers = {"x-csrf-token": anna.web.cookies["pentapolis_csrf"]}
    answer = await anna.web.post("/api/verify", content=DEEP, headers=headers)
    assert (answer.status_code, answer.json()["genuine"]) == (200, False)


async def test_brackets_in_a_text_are_not_nested(house: House) -> None:
    anna = await house.guest("Anna")
    code = (await anna.make())["code"]
    text = "[{" * 500 + '"' + "\\"
    await anna.put(f"/tables/{code}/notes", {"text": text})
    assert (await anna.get(f"/tables/{code}/notes"))["text"] == text


async def test_how_deep_is_too_deep() -> None:
    for opens, closes in ((b"[", b"]"), (b'{"a":', b"}")):
        assert is_shallow(opens * DEPTH + b"1" + closes * DEPTH)
        assert not is_shallow(opens * (DEPTH + 1) + b"1" + closes * (DEPTH + 1))
    assert is_shallow(b'{"a": [[], [], {"b": []}], "c": "]"}' * 2000)


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize("host", ["localhost:99999", "[::1", "[:::::]", "a b", "a@b", "[fe80::1%25eth0]", "a" * 300])
async def test_a_host_header_that_is_none(house: House, host: str) -> None:
    assert await _post(await house.guest("Anna"), "/me", b"{}", host=host) == (400, "bad-request")


@pytest.mark.usefixtures("faults")
async def test_a_token_with_odd_bytes_is_no_token(house: House) -> None:
    anna = await house.guest("Anna")
    for token in ("é" * 100, "a" * 64 + "é"):
        answer = await anna.web.post("/api/me", json={"name": "Ben"}, headers=[(b"x-csrf-token", token.encode())])
        assert (answer.status_code, answer.json()["error"]) == (403, "csrf")
    assert (await anna.get("/me"))["name"] == "Anna"


@pytest.mark.usefixtures("faults")
async def test_a_page_that_says_what_nobody_understands_stays_open(house: House) -> None:
    anna = await house.guest("Anna")
    code = (await anna.make())["code"]
    async with socket(house, anna, code) as page:
        for text in ("[" * 2000, '{"type":"ping","a":' + "[" * 1500 + "]" * 1500 + "}", "null", ""):
            await page.to_app.put({"type": "websocket.receive", "text": text})
        await page.receive("table")
        await page.send(type="ping")
        assert (await page.receive("hello"))["type"] == "hello"
