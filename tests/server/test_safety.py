"""Safety: headers on every answer, forged and oversized requests refused, errors that tell nothing."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server.limit import Limit
from pentapolis.server.safety import kept_secret
from pentapolis.words import LANGUAGES, Words
from server.house import Person, open_house
from server.playing import seat_people

KEYS = ("stale", "no-table", "not-allowed", "not-your-seat", "not-running", "too-fast", "bad-request", "not-found")


async def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        person = house.stranger()
        for method, path in (("GET", "/me"), ("GET", "/nothing"), ("POST", "/nothing"), ("DELETE", "/games")):
            headers = (await person.ask(method, path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cache-control"] == "no-store"


async def test_a_forged_request_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        for headers in ({}, {"x-csrf-token": "0" * 128}):
            answer = await anna.web.post("/api/me", json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "csrf")
        assert (await anna.get("/me"))["name"] == "Anna"


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
async def test_cookies_are_secure_under_https_only(tmp_path: Path, scheme: str, secure: bool) -> None:
    async with open_house(tmp_path) as house:
        person = house.stranger("Anna")
        person.web.base_url = f"{scheme}://games.test"
        first = await person.web.get("/api/me")
        second = await person.ask("POST", "/me", {"name": "Anna", "lang": "en"})
        for cookie in (first.headers["set-cookie"], second.headers["set-cookie"]):
            assert ("secure" in cookie.lower()) is secure
        assert "httponly" in second.headers["set-cookie"].lower()


async def test_unknown_fields_and_wrong_types_are_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await house.guest("Anna")
        wrong: list[Any] = [{"name": "Eve", "host": True}, {"name": 7}, {}, [], "x", {"name": "x" * 41}]
        for data in wrong:
            assert (await anna.post("/me", data, 400))["error"] == "bad-request"


async def test_a_body_that_is_too_large(tmp_path: Path) -> None:
    async with open_house(tmp_path, body_limit=1000) as house:
        anna = await house.guest("Anna")
        assert (await anna.post("/me", {"name": "Eve", "more": "x" * 2000}, 413))["error"] == "too-large"


async def test_too_fast(tmp_path: Path) -> None:
    async with open_house(tmp_path, rate_limit=5) as house:
        person = await house.guest("Anna")
        answers = [await person.web.get("/api/me") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["error"] == "too-fast"
        assert answers[-1].headers["retry-after"] == "1"
        assert "content-security-policy" in answers[-1].headers


def test_a_limit_fills_up_again() -> None:
    now = [0.0]
    limit = Limit(60, lambda: now[0])
    assert [limit.takes("a") for _ in range(61)] == [True] * 60 + [False]
    assert limit.takes("b")
    now[0] = 2.0
    assert [limit.takes("a") for _ in range(3)] == [True, True, False]
    assert all(Limit(0).takes("a") for _ in range(1000))


def test_a_limit_does_not_grow_without_end() -> None:
    limit = Limit(60, lambda: 0.0)
    for number in range(25_000):
        limit.takes(str(number))
    assert len(limit._left) <= 10_000


async def test_a_fault_tells_its_id_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        code, people = await seat_people(house, "Anna", "Ben")

        async def fails(*_: object, **__: object) -> int:
            raise RuntimeError("the combination is known")

        monkeypatch.setattr(house.server.moves, "act", fails)
        data = {"seat": 0, "version": 1, "key": "hush-hush-key", "action": "take gold=1"}
        with caplog.at_level(logging.ERROR):
            problem = await people[0].post(f"/tables/{code}/act", data, 500)
        assert problem["error"] == "fault"
        assert "combination" not in str(problem)
        assert "Traceback" not in str(problem)
        assert problem["id"] in problem["message"]
        assert problem["id"] in caplog.text
        cookies: list[str] = [str(cookie.value) for cookie in people[0].web.cookies.jar]
        for secret in (*cookies, "hush-hush-key", "take gold", code):
            assert secret not in caplog.text


async def test_a_problem_is_told_in_the_readers_language(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        person: Person = house.stranger(lang="fr")
        problem = await person.get("/tables/NOSUCH", 404)
        assert problem == {"error": "no-table", "message": Words("fr").say("problem-no-table")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_words(lang: str) -> None:
    for key in KEYS:
        assert Words(lang).has(f"problem-{key}")


async def test_the_client_is_served_for_its_own_addresses_only(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        web = house.stranger().web
        for path in ("/api/nothing", "/assets/nothing.js", "/ws/nothing"):
            answer = await web.get(path)
            assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
        for path in ("/../settings.py", "/%2e%2e/settings.py", "/..%2fapp.py"):
            assert "import" not in (await web.get(path)).text[:2000]


def test_the_servers_secret_is_made_once_and_for_itself(tmp_path: Path) -> None:
    secret = kept_secret(tmp_path)
    assert kept_secret(tmp_path) == secret
    assert len(secret) == 64
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
