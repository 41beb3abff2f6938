"""Every problem that the server raises has its sentence, in both languages; and signs that no database has."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from pentapolis import server
from pentapolis.words import LANGUAGES, Words
from server.house import open_house
from server.sockets import Refused, socket

SOURCE = "\n".join(path.read_text("utf-8") for path in sorted(Path(server.__file__).parent.rglob("*.py")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_its_sentence(lang: str) -> None:
    keys = set(re.findall(r'Trouble\(\s*f?"([a-z-]+)"', SOURCE)) | {"not-running", "not-paused"}
    assert keys >= {"no-table", "name-first", "login-wrong"}
    words = Words(lang)
    assert {key for key in keys if not words.has(f"problem-{key}")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refused_record_has_its_sentence(lang: str) -> None:
    keys = set(re.findall(r'Malformed\(\s*"([a-z-]+)"', SOURCE))
    assert keys >= {"import-diverged", "cli-no-game"}
    assert {key for key in keys if not Words(lang).has(key)} == set()


async def test_signs_that_postgresql_has_not_are_no_fault(postgres: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, database_url=postgres) as house:
        anna = await house.guest("An\0na")
        code = (await anna.make(name="Fri\0day"))["code"]
        await anna.put(f"/tables/{code}/notes", {"text": "a\0b"})
        await anna.post(f"/tables/{code}/chat", {"text": "a\0b"})
        await anna.post("/me/login", {"login": "an\0na", "password": "12345678"}, 403)
        await anna.put("/me/notify", {"webhook": "http://a\0b"}, 400)
        await anna.put("/me/notify", {"email": "a\0b@example.org"}, 400)
        await anna.post("/me/push", {"endpoint": "https://a\0b", "p256dh": "", "auth": ""}, 400)
        await anna.get("/games/a%00b/rules", 404)
        await anna.get("/tables/a%00b", 404)
        await anna.post("/tables/a%00b/enter", {"invite": "x"}, 404)
        for odd in ("a%00b", "%00", "..%2f", "%F0%9F%8E%B2", "A" * 200, "%27%3B--", code.lower()):
            for way in ("", "/view", "/frames", "/record", "/notes"):
                await anna.get(f"/tables/{odd}{way}", 404)
            move = {"seat": 0, "version": 0, "key": "12345678", "action": "pass"}
            await anna.post(f"/tables/{odd}/act", move, 404)
            await anna.put(f"/tables/{odd}/plans", {"seat": 0, "plans": []}, 404)
            with pytest.raises(Refused):
                async with socket(house, anna, unquote(odd)):
                    pass
        await anna.post(f"/tables/{code}/act", {"seat": 0, "version": 0, "key": "1234567\0", "action": "pass"}, 400)
