"""Visitors: guests, cookies, other devices, accounts, my data."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import delete, func, select, update

from pentapolis.server import clock
from pentapolis.server.people.identity import hashed
from pentapolis.server.storage.models import chat, game_tables, metadata, tokens, visitors
from pentapolis.server.words import words_of
from pentapolis.words import Words
from server.house import URL, House, Person, open_house
from server.houses import two_houses
from server.sockets import socket
from server.test_stages import begin, played

SECRET = {"login": "Anna@Home", "password": "correct horse"}


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(Words, "strict", True)
    async with open_house(tmp_path) as opened:
        yield opened


async def rows(house: House) -> dict[str, int]:
    """How many rows each table of the database has."""
    async with house.server.db.read() as c:
        return {
            name: int((await c.execute(select(func.count()).select_from(table))).scalar_one())
            for name, table in metadata.tables.items()
        }


# guests and cookies


async def test_looking_around_stores_nothing(house: House) -> None:
    before, nobody = await rows(house), house.stranger()
    for path in ("/me", "/me/export", "/tables", "/games", "/games/kingsburg/rules"):
        answer = await nobody.ask("GET", path)
        assert answer.status_code == 200
    assert await rows(house) == before
    assert "pentapolis" not in nobody.web.cookies
    assert (await nobody.get("/me"))["name"] == ""


async def test_a_name_makes_a_guest_whom_the_cookie_brings_back(house: House) -> None:
    anna = await house.guest("  Anna\u200b  Maria ")
    me = await anna.get("/me")
    assert (me["name"], me["guest"], me["host"]) == ("Anna Maria", True, False)
    await anna.post("/me", {"name": "Anne", "lang": "fr"})
    assert (await anna.get("/me"))["name"] == "Anne"
    assert (await rows(house))["visitors"] == 1


async def test_tokens_are_stored_as_hashes(house: House) -> None:
    anna = await house.guest("Anna")
    token = anna.web.cookies["pentapolis"]
    async with house.server.db.read() as c:
        assert list((await c.execute(select(tokens.c.hash))).scalars()) == [hashed(token)]


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
async def test_the_cookie_is_secure_only_where_https_is(house: House, scheme: str, secure: bool) -> None:
    anna = house.stranger("Anna")
    anna.web.base_url = httpx.URL(URL.replace("http", scheme))
    answer = await anna.ask("POST", "/me", {"name": "Anna"})
    cookie = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("pentapolis="))
    assert ("Secure" in cookie) is secure
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 41])
async def test_a_name_is_a_name(house: House, name: str) -> None:
    problem = await house.stranger().post("/me", {"name": name}, 400)
    assert problem["message"]
    assert (await rows(house))["visitors"] == 0


async def test_problems_speak_the_readers_language(house: House) -> None:
    problem = await house.stranger(lang="fr").post("/me", {"name": " ", "lang": "fr"}, 400)
    assert problem == {"error": "name-empty", "message": "Veuillez donner un nom."}


async def test_a_session_runs_out_and_is_renewed_by_use(house: House) -> None:
    anna, days = await house.guest("Anna"), house.server.settings.session_days
    start = clock.now_ms() / 1000
    with clock.replaced(lambda: start + (days - 1) * 86400):
        await anna.post("/me", {"name": "Anna"})
    with clock.replaced(lambda: start + (2 * days - 2) * 86400):
        assert (await anna.get("/me"))["name"] == "Anna"
    with clock.replaced(lambda: start + (3 * days - 2) * 86400):
        assert (await anna.get("/me"))["name"] == "", "looking extended it as well, but no longer than that"


async def test_one_address_makes_only_so_many_guests(tmp_path: Path) -> None:
    async with open_house(tmp_path / "limited", guest_limit=3) as house:
        for n in range(3):
            await house.guest(f"Guest {n}")
        problem = await house.stranger().post("/me", {"name": "One more"}, 429)
        assert problem["error"] == "too-fast"


# another device


async def test_a_personal_link_opens_once(house: House) -> None:
    anna, phone, thief = await house.guest("Anna"), house.stranger(), house.stranger()
    link = await anna.post("/me/device")
    token = link["url"].partition("#device=")[2]
    assert (await phone.post("/me/adopt", {"token": token}))["name"] == "Anna"
    await thief.post("/me/adopt", {"token": token}, 404)
    assert (await anna.get("/me"))["name"] == (await phone.get("/me"))["name"] == "Anna"
    assert (await rows(house))["visitors"] == 1


async def test_a_personal_link_lasts_a_quarter_of_an_hour(house: House) -> None:
    anna, start = await house.guest("Anna"), clock.now_ms() / 1000
    token = (await anna.post("/me/device"))["url"].partition("#device=")[2]
    with clock.replaced(lambda: start + 16 * 60):
        await house.stranger().post("/me/adopt", {"token": token}, 404)


async def test_a_new_personal_link_ends_the_old_one(house: House) -> None:
    anna = await house.guest("Anna")
    old, new = [(await anna.post("/me/device"))["url"].partition("#device=")[2] for _ in range(2)]
    await house.stranger().post("/me/adopt", {"token": old}, 404)
    await house.stranger().post("/me/adopt", {"token": new})


async def test_nobody_loses_seats_by_opening_anothers_link(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    await ben.make()
    token = (await anna.post("/me/device"))["url"].partition("#device=")[2]
    problem = await ben.post("/me/adopt", {"token": token}, 409)
    assert problem["error"] == "adopt-has-seats"
    assert (await ben.get("/me"))["name"] == "Ben"
    assert (await ben.post("/me/adopt", {"token": token, "leave": True}))["name"] == "Anna"


# accounts


async def test_an_account_is_found_again_elsewhere(house: House) -> None:
    anna = await house.guest("Anna")
    me = await anna.post("/me/account", SECRET)
    assert (me["guest"], me["login"]) == (False, "anna@home")
    laptop = house.stranger()
    assert (await laptop.post("/me/login", SECRET | {"login": " ANNA@home "}))["name"] == "Anna"


@pytest.mark.parametrize(
    "wrong",
    [{"password": "wrong horse"}, {"login": "nobody"}, {"login": "nobody", "password": "nobody's password"}],
)
async def test_a_wrong_login_says_no_more_than_that(house: House, wrong: dict[str, str]) -> None:
    anna = await house.guest("Anna")
    await anna.post("/me/account", SECRET)
    problem = await house.stranger().post("/me/login", SECRET | wrong, 403)
    assert problem["error"] == "login-wrong"


async def test_a_login_is_taken_once(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    await anna.post("/me/account", SECRET)
    assert (await ben.post("/me/account", SECRET, 409))["error"] == "login-taken"
    assert (await anna.post("/me/account", SECRET | {"login": "other"}, 409))["error"] == "account-exists"
    for login in ("   x ", "with blanks", "nul\0"):
        assert (await ben.post("/me/account", SECRET | {"login": login}, 400))["error"] == "login-form"
        await ben.post("/me/login", SECRET | {"login": login}, 403)
    assert (await ben.post("/me/account", SECRET | {"login": " Ben "}))["login"] == "ben", "three letters are enough"


async def test_logging_in_brings_the_guests_seats_along(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    await anna.post("/me/account", SECRET)
    await anna.post("/me/logout")
    guest = await anna.come()
    own, other = await guest.make(), await ben.make()
    await guest.join(other)
    await guest.put(f"/tables/{own['code']}/notes", {"text": "mine"})
    await guest.post(f"/tables/{own['code']}/chat", {"text": "hello"})
    before = await rows(house)
    await guest.post("/me/login", SECRET)
    after = await rows(house)
    assert after["visitors"] == before["visitors"] - 1
    table = await anna.get(f"/tables/{own['code']}")
    assert table["host"]
    assert table["seats"][0]["mine"]
    assert (await anna.get(f"/tables/{other['code']}"))["seats"][1]["mine"]
    assert (await anna.get(f"/tables/{own['code']}/notes"))["text"] == "mine"
    assert [line["text"] for line in (await anna.get("/me/export"))["chat"]] == ["hello"]
    assert {card["code"] for card in (await anna.get("/tables"))["mine"]} == {own["code"], other["code"]}


async def test_logging_in_brings_along_how_the_guest_is_told_and_what_both_noted(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    await anna.post("/me/account", SECRET)
    await anna.put("/me/notify", {"webhook": "https://chat.example/mine"})
    table = await ben.make()
    await anna.join(table, 1)
    await anna.put(f"/tables/{table['code']}/notes", {"text": "as myself"})
    await anna.post("/me/logout")
    guest = await anna.come()
    await guest.join(table, 2)
    await guest.put(f"/tables/{table['code']}/notes", {"text": "as a guest"})
    await guest.put(
        "/me/notify", {"email": "anna@example.org", "webhook": "https://chat.example/other", "browser": True}
    )
    await guest.post("/me/push", {"endpoint": "https://push.example/1", "p256dh": "k", "auth": "a"})
    await guest.post("/me/login", SECRET)
    told = (await anna.get("/me"))["notify"]
    assert told == {"email": "anna@example.org", "webhook": "https://chat.example/mine", "browser": True}
    assert (await anna.get(f"/tables/{table['code']}/notes"))["text"] == "as myself\n\nas a guest"
    assert [seat.get("mine", False) for seat in (await anna.get(f"/tables/{table['code']}"))["seats"]][:3] == [
        False, True, True,
    ]  # fmt: skip
    assert (await anna.get("/me/export"))["browsers"] == ["https://push.example/1"]


async def test_who_held_a_seat_as_guest_and_as_themselves_held_it_once(house: House) -> None:
    anna, ben, guest = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Guest")
    await anna.post("/me/account", SECRET)
    table = await ben.make(seats=[{"kind": "me"}, {"kind": "open"}])
    code = table["code"]
    await anna.join(table)
    await ben.post(f"/tables/{code}/start")
    await anna.post(f"/tables/{code}/stand", {"seat": 1})
    await guest.join(table)
    await guest.post("/me/login", SECRET)
    assert (await guest.get("/me/export"))["seats_held"] == [{"game_table": code, "seat": 1, "stood_up": False}]


async def test_an_account_is_not_swallowed_by_another(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    await anna.post("/me/account", SECRET)
    await ben.post("/me/account", SECRET | {"login": "ben"})
    await ben.post("/me/login", SECRET)
    assert (await rows(house))["visitors"] == 2


async def test_logging_out_ends_the_session(house: House) -> None:
    anna = await house.guest("Anna")
    token = anna.web.cookies["pentapolis"]
    await anna.post("/me/logout")
    assert "pentapolis" not in anna.web.cookies
    anna.web.cookies.set("pentapolis", token, domain="games.test")
    assert (await anna.get("/me"))["name"] == ""


async def test_passwords_are_tried_only_so_often(tmp_path: Path) -> None:
    async with open_house(tmp_path / "limited", login_limit=10) as house:
        nobody = house.stranger()
        answers = [(await nobody.ask("POST", "/me/login", SECRET)).status_code for _ in range(12)]
        assert answers[:10] == [403] * 10
        assert 429 in answers[10:]


# notices


async def test_how_i_am_told_of_my_turn(house: House) -> None:
    anna = await house.guest("Anna")
    notify = {"email": "anna@example.org", "webhook": "https://chat.example/hook", "browser": True}
    assert (await anna.put("/me/notify", notify))["notify"] == notify
    assert (await anna.get("/me"))["notify"] == notify
    await anna.put("/me/notify", {"email": "nonsense"}, 400)
    await anna.put("/me/notify", {"webhook": "file:///etc/passwd"}, 400)
    assert (await anna.get("/me"))["notify"] == notify


async def test_a_browser_that_takes_push_messages(house: House) -> None:
    anna = await house.guest("Anna")
    keys = {"endpoint": "https://push.example/1", "p256dh": "k", "auth": "a"}
    await anna.post("/me/push", keys)
    await anna.post("/me/push", keys | {"auth": "b"})
    assert (await rows(house))["pushes"] == 1
    await anna.post("/me/push", keys | {"endpoint": "http://push.example/1"}, 400)


@pytest.mark.parametrize(
    ("method", "path", "data"),
    [
        ("PUT", "/me/notify", {"email": ""}),
        ("POST", "/me/push", {"endpoint": "https://push.example/1", "p256dh": "k", "auth": "a"}),
        ("POST", "/me/device", None),
    ],
)
async def test_a_stranger_has_nothing_to_set(house: House, method: str, path: str, data: Any) -> None:
    answer = await house.stranger().ask(method, path, data)
    assert (answer.status_code, answer.json()["error"]) == (403, "name-first")
    assert (await rows(house))["visitors"] == 0


async def test_a_file_that_is_not_there_is_missed_in_the_browsers_language(house: House) -> None:
    nobody = house.stranger()
    headers = {"accept-language": "de, fr;q=0.8"}
    answer = await nobody.web.get("/assets/gone.js", headers=headers, params={"lang": ""})
    assert answer.status_code == 404
    assert answer.json()["message"] == words_of("fr").say("problem-not-found")


# my data


async def test_the_export_holds_all_that_is_stored_about_me(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make()
    await ben.join(table)
    await anna.post(f"/tables/{table['code']}/chat", {"text": "hello"})
    await ben.post(f"/tables/{table['code']}/chat", {"text": "not yours"})
    await anna.put(f"/tables/{table['code']}/notes", {"text": "my plan"})
    data = await anna.get("/me/export")
    assert data["name"] == "Anna"
    assert [(seat["code"], seat["seat"], seat["as"]) for seat in data["seats"]] == [(table["code"], 0, "Anna")]
    assert [line["text"] for line in data["chat"]] == ["hello"]
    assert [note["text"] for note in data["notes"]] == ["my plan"]
    assert data["tables_made"] == [table["code"]]
    assert data["records"] == []


async def test_deleting_me_leaves_the_others_their_game(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make()
    code = table["code"]
    await ben.join(table)
    await anna.post(f"/tables/{code}/chat", {"text": "my line"})
    await ben.post(f"/tables/{code}/chat", {"text": "his line"})
    await anna.post(f"/tables/{code}/start")
    await anna.delete("/me")
    assert "pentapolis" not in anna.web.cookies
    seen = await ben.get(f"/tables/{code}")
    assert [(seat["kind"], seat["name"]) for seat in seen["seats"]] == [("open", ""), ("person", "Ben")]
    assert seen["host"]
    room = await house.server.rooms.get(code)
    assert room.names == ["Guest", "Ben"]
    async with house.server.db.read() as c:
        assert list((await c.execute(select(chat.c.text))).scalars()) == ["his line"]
        assert list((await c.execute(select(visitors.c.name))).scalars()) == ["Ben"]
        everything = [str((await c.execute(select(table))).all()) for table in metadata.tables.values()]
    assert not [text for text in everything if "Anna" in text.replace("Anna's table", "")]


async def test_deleting_me_takes_my_name_off_a_finished_game(house: House) -> None:
    code, (anna, ben) = await begin(house, "Anna", "Ben")
    async with house.server.db.write() as c:
        await c.execute(update(game_tables).values(status="finished"))
    await house.server.rooms.refresh(code)
    await anna.delete("/me")
    seats = (await ben.get(f"/tables/{code}"))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Guest"), ("person", "Ben")]


async def test_a_table_whose_owner_goes_is_run_by_somebody_who_sits_there(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = await anna.make(seats=[{"kind": "bot"}, {"kind": "me"}, {"kind": "open"}])
    await ben.join(table)
    await anna.delete("/me")
    assert (await ben.get(f"/tables/{table['code']}"))["host"]


async def test_deleting_me_deletes_tables_that_were_mine_alone(house: House) -> None:
    anna = await house.guest("Anna")
    table = await anna.make(preset="bots")
    await anna.delete("/me")
    assert (await rows(house)) | {"visitors": 0, "game_tables": 0, "seats": 0, "entries": 0} == await rows(house)
    await house.stranger().get(f"/tables/{table['code']}", 404)


async def test_a_seat_that_changed_hands_forgets_the_name_too(house: House) -> None:
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    table = await anna.make()
    code = table["code"]
    await ben.join(table)
    await anna.post(f"/tables/{code}/start")
    await ben.post(f"/tables/{code}/stand", {"seat": 1})
    await cleo.join(table)
    room = await house.server.rooms.get(code)
    assert room.names == ["Anna", "Cleo"]
    await cleo.delete("/me")
    room = await house.server.rooms.get(code)
    assert room.names == ["Anna", "Guest"]
    assert room.match is not None
    await ben.delete("/me")
    async with house.server.db.read() as c:
        everything = [str((await c.execute(select(table))).all()) for table in metadata.tables.values()]
    assert not [text for text in everything if "Ben" in text or "Cleo" in text]


async def names_told(house: House, person: Person, code: str) -> list[str]:
    """What a log says of seats that changed hands, and who plays."""
    log = (await person.ask("GET", f"/tables/{code}/view", params={"seat": 0})).json()["log"]
    told = ["".join(part["text"] for part in line["parts"]) for line in log if line["did"] == "handed_over"]
    return [*told, ", ".join((await house.server.rooms.get(code)).names)]


async def test_deleting_me_takes_away_the_names_that_i_played_under_and_no_others(house: House) -> None:
    """Two Bens: the second one let a bot stand in, left, and calls himself otherwise by now."""
    anna, ben, other = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Ben")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    code = table["code"]
    for seat, person in ((1, ben), (2, other)):
        await person.join(table, seat)
    await anna.post(f"/tables/{code}/start")
    await other.post(f"/tables/{code}/seat", {"seat": 2, "kind": "bot"})
    await other.post(f"/tables/{code}/sit", {"seat": 2})
    await anna.post(f"/tables/{code}/seat", {"seat": 2, "kind": "bot"})
    await other.post("/me", {"name": "Benedict", "lang": "en"})
    await other.delete("/me")
    same = "Guest’s seat changes hands under the same name."
    told = [same, same, "Normal bot now plays instead of Guest."]
    assert await names_told(house, anna, code) == [*told, "Anna, Ben, Normal bot"]


async def test_deleting_me_takes_no_name_from_others_who_held_my_seat(house: House) -> None:
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    table = await anna.make(seats=[{"kind": "me"}, {"kind": "open"}])
    code = table["code"]
    await ben.join(table, 1)
    await anna.post(f"/tables/{code}/start")
    await ben.post(f"/tables/{code}/seat", {"seat": 1, "kind": "bot"})
    await ben.post(f"/tables/{code}/stand", {"seat": 1})
    await cleo.join(table, 1)
    await ben.delete("/me")
    gone = ["Guest’s seat changes hands under the same name.", "Guest no longer plays: the seat waits for somebody."]
    assert await names_told(house, anna, code) == [*gone, "Cleo now plays instead of Guest.", "Anna, Cleo"]


async def test_deleting_me_deletes_what_i_brought_in(house: House) -> None:
    anna = await house.guest("Anna")
    answer = await anna.ask("POST", "/tables/import", content=played(moves=20).to_json())
    assert answer.status_code == 201
    await anna.delete("/me")
    assert (await rows(house))["game_tables"] == 0


@pytest.mark.parametrize("swept", [False, True])
async def test_others_go_on_when_somebody_who_came_by_the_link_is_gone(house: House, swept: bool) -> None:
    """They delete their data, or were not seen for long: nobody tells the table of that."""
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    code, lobby = (await anna.make(preset="bots"))["code"], (await anna.make())["code"]
    for table in (code, lobby):
        invite = (await anna.get(f"/tables/{table}"))["invite"]["url"].partition("#invite=")[2]
        await ben.post(f"/tables/{table}/enter", {"invite": invite})
    await cleo.post(f"/tables/{lobby}/enter", {"invite": invite})
    await anna.post(f"/tables/{code}/abandon")
    for person in (ben, cleo):
        if swept:
            async with house.server.db.write() as c:
                await c.execute(delete(visitors).where(visitors.c.name == person.name))
        else:
            await person.delete("/me")
    await anna.post(f"/tables/{code}/rematch")
    await anna.delete("/me")
    assert (await rows(house))["visitors"] == 0


async def test_deleting_nobody_is_no_error(house: House) -> None:
    await house.stranger().delete("/me")


async def test_other_processes_forget_the_name_too(tmp_path: Path, postgres: str) -> None:
    async with two_houses(tmp_path, postgres) as (one, other):
        anna, ben, cleo = await one.guest("Anna"), await one.guest("Ben"), await one.guest("Cleo")
        table = await ben.make(seats=[{"kind": "me"}, {"kind": "open"}])
        code = table["code"]
        await anna.join(table)
        await ben.post(f"/tables/{code}/start")
        there = other.known(ben)
        held = await other.server.rooms.get(code)
        assert held.names == ["Ben", "Anna"]
        async with socket(other, there, code, look=0) as page:
            first = await page.view()
            assert "Anna" in msgspec.json.encode(first).decode()
            await anna.delete("/me")
            view = await page.view(first["version"])
            assert "Anna" not in msgspec.json.encode(view).decode()
            assert view["log_from"] == 0
        assert (await other.server.rooms.get(code)).names == ["Ben", "Guest"]
        await anna.come()
        await anna.join(table)
        await anna.post(f"/tables/{code}/stand", {"seat": 1})
        await cleo.join(table)
        assert (await other.server.rooms.get(code)).names == ["Ben", "Cleo"]
        await anna.delete("/me")
        room = await other.server.rooms.get(code)
        assert room.match is not None
        assert "Anna" not in room.match.record.to_json().decode(), "nor does a seat that changed hands keep it"
        assert room.names == ["Ben", "Cleo"]
