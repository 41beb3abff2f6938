"""Passwords and sessions: changing the one, ending the others, and how often one may guess."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from pentapolis.server import clock
from pentapolis.server.limit import Limit
from pentapolis.server.people.guessing import Guesses
from pentapolis.server.people.identity import DAY_MS, hashed
from pentapolis.server.settings import Settings
from pentapolis.server.storage.faults import Unusable
from pentapolis.server.storage.models import pushes, tokens, visitors
from pentapolis.server.trouble import Trouble
from pentapolis.words import Words
from server.house import House, Person, open_house
from server.houses import two_houses
from server.playing import seat_people
from server.sockets import Refused, Socket, socket

LOGIN = "anna@home"
OLD, NEW = "correct horse", "battery staple"


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(Words, "strict", True)
    async with open_house(tmp_path) as opened:
        yield opened


async def account(house: House) -> Person:
    anna = await house.guest("Anna")
    await anna.post("/me/account", {"login": LOGIN, "password": OLD})
    return anna


async def log_in(person: Person, password: str, status: int = 200) -> Person:
    await person.post("/me/login", {"login": LOGIN, "password": password}, status)
    return person


# changing the password


async def test_changing_the_password_ends_all_other_sessions(house: House) -> None:
    anna = await account(house)
    phone, laptop = [await log_in(house.stranger(), OLD) for _ in range(2)]
    link = (await anna.post("/me/device"))["url"].partition("#device=")[2]
    stolen = anna.web.cookies["pentapolis"]
    assert (await anna.get("/me"))["elsewhere"] == 2
    me = await anna.post("/me/password", {"old": OLD, "password": NEW})
    assert (me["login"], me["elsewhere"]) == (LOGIN, 0)
    assert (await anna.get("/me"))["login"] == LOGIN
    for other in (phone, laptop):
        assert (await other.get("/me"))["name"] == ""
    thief = house.stranger()
    thief.web.cookies.set("pentapolis", stolen, domain="games.test")
    assert (await thief.get("/me"))["name"] == "", "a copy of this browser's own cookie is of no use either"
    await house.stranger().post("/me/adopt", {"token": link}, 404)
    await log_in(phone, OLD, 403)
    await log_in(phone, NEW)


async def test_a_wrong_old_password_changes_nothing(house: House) -> None:
    anna = await account(house)
    phone = await log_in(house.stranger(), OLD)
    problem = await anna.post("/me/password", {"old": "wrong horse", "password": NEW}, 403)
    assert problem["error"] == "password-wrong"
    await anna.post("/me/password", {"old": OLD, "password": "short"}, 400)
    assert (await phone.get("/me"))["login"] == LOGIN
    await log_in(house.stranger(), NEW, 403)
    await log_in(house.stranger(), OLD)


async def test_a_guest_has_no_password_to_change(house: House) -> None:
    for person in (house.stranger(), await house.guest("Ben")):
        problem = await person.post("/me/password", {"old": OLD, "password": NEW}, 409)
        assert problem["error"] == "no-account"


# ending other sessions


async def test_ending_other_sessions_leaves_this_one(house: House) -> None:
    """A guest may have lent their phone as well."""
    ben = await house.guest("Ben")
    phone = house.stranger()
    await phone.post("/me/adopt", {"token": (await ben.post("/me/device"))["url"].partition("#device=")[2]})
    assert (await ben.get("/me"))["elsewhere"] == 1
    assert (await ben.delete("/me/sessions"))["elsewhere"] == 0
    assert (await ben.get("/me"))["name"] == "Ben"
    assert (await phone.get("/me"))["name"] == ""
    assert (await house.stranger().delete("/me/sessions"))["elsewhere"] == 0


async def test_open_pages_of_an_ended_session_are_closed_and_mine_may_come_back(house: House) -> None:
    anna = await account(house)
    code = (await anna.make())["code"]
    phone = await log_in(house.stranger(), OLD)
    async with socket(house, phone, code) as there, socket(house, anna, code) as here:
        await there.receive("table")
        await here.receive("table")
        await anna.delete("/me/sessions")
        for page in (there, here):
            assert (await page.receive("closed"))["code"] == 1008
    with pytest.raises(Refused):
        async with socket(house, phone, code):
            pass
    async with socket(house, anna, code) as again:
        assert (await again.receive("table"))["type"] == "table"


async def test_logging_out_closes_the_pages_of_this_browser_only(house: House) -> None:
    anna = await account(house)
    code = (await anna.make())["code"]
    phone = await log_in(house.stranger(), OLD)
    async with socket(house, phone, code) as there, socket(house, anna, code) as here:
        await there.receive("table")
        await here.receive("table")
        await phone.post("/me/logout")
        assert (await there.receive("closed"))["code"] == 1008
        await here.send(type="ping")
        assert (await here.receive("hello"))["type"] == "hello"


async def test_pages_at_another_process_are_closed_too(tmp_path: Path, postgres: str) -> None:
    async with two_houses(tmp_path, postgres) as houses:
        anna = await account(houses[0])
        code = (await anna.make())["code"]
        phone = await log_in(houses[1].stranger(), OLD)
        async with socket(houses[1], phone, code) as there:
            await there.receive("table")
            await anna.post("/me/password", {"old": OLD, "password": NEW})
            assert (await there.receive("closed"))["code"] == 1008


# how long a cookie lasts


async def test_the_cookie_in_the_browser_lasts_as_long_as_the_session_and_is_renewed(house: House) -> None:
    anna, days = house.stranger("Anna"), house.server.settings.session_days
    first = await anna.ask("POST", "/me", {"name": "Anna"})

    def lasts(headers: list[str]) -> list[int]:
        found = [SimpleCookie(line)["pentapolis"] for line in headers if line.startswith("pentapolis=")]
        return [int(morsel["max-age"]) for morsel in found]

    assert lasts(first.headers.get_list("set-cookie")) == [days * 86400]
    token, start = anna.web.cookies["pentapolis"], clock.now_ms() / 1000
    same_day = await anna.ask("POST", "/me", {"name": "Anne"})
    assert lasts(same_day.headers.get_list("set-cookie")) == []
    with clock.replaced(lambda: start + 2 * 86400):
        later = await anna.ask("POST", "/me", {"name": "Anna"})
    assert lasts(later.headers.get_list("set-cookie")) == [days * 86400]
    assert anna.web.cookies["pentapolis"] == token


async def test_a_browser_remembers_for_400_days_that_it_was_logged_in(house: House) -> None:
    anna = await house.guest("Anna")
    answer = await anna.ask("POST", "/me/account", {"login": LOGIN, "password": OLD})
    cookies = SimpleCookie("; ".join(answer.headers.get_list("set-cookie")))
    known = cookies["pentapolis_known"]
    assert (known["max-age"], known["path"], known["httponly"]) == ("34560000", "/api/me", True)


async def test_a_session_from_the_time_when_they_lasted_longer_is_shortened_by_use(house: House) -> None:
    anna, now = await house.guest("Anna"), clock.now_ms()
    mine = tokens.c.hash == hashed(anna.web.cookies["pentapolis"])
    async with house.server.db.write() as c:
        await c.execute(update(tokens).where(mine).values(until_ms=now + 400 * DAY_MS))
        await c.execute(update(visitors).values(seen_ms=now - 50 * DAY_MS))
    await anna.post("/me", {"name": "Anna"})
    async with house.server.db.read() as c:
        until, seen = (await c.execute(select(tokens.c.until_ms, visitors.c.seen_ms).join(visitors).where(mine))).one()
    assert until <= clock.now_ms() + house.server.settings.session_days * DAY_MS
    assert seen >= now


async def until_ms(house: House, person: Person) -> int:
    async with house.server.db.read() as c:
        mine = tokens.c.hash == hashed(person.web.cookies["pentapolis"])
        return int((await c.execute(select(tokens.c.until_ms).where(mine))).scalar_one())


@pytest.mark.parametrize("use", ["move", "look", "page"])
async def test_whoever_only_plays_stays_known(house: House, use: str) -> None:
    """Each day of use extends a session: a move, a look at the page, a socket; once a day, not with every request."""
    code, people = await seat_people(house, "Anna", "Ben")
    start, lasts = clock.now_ms() / 1000, house.server.settings.session_days * DAY_MS
    for later in (60, 120):
        with clock.replaced(lambda later=later: start + later * 86400):  # type: ignore[misc]  # its default is an int
            for seat, person in enumerate(people):
                if use == "page":
                    async with socket(house, person, code) as page:
                        await page.receive("table")
                elif use == "look":
                    assert (await person.get("/me"))["name"] == person.name
                else:
                    undo = {"seat": seat, "version": 1, "key": "nothing-to-undo"}
                    await person.ask("POST", f"/tables/{code}/undo", undo)
            assert [await until_ms(house, person) for person in people] == [clock.now_ms() + lasts] * 2
    with clock.replaced(lambda: start + 120.5 * 86400):
        await people[0].get("/me")
        assert await until_ms(house, people[0]) == int((start + 120 * 86400) * 1000) + lasts, "once a day"


async def test_a_session_is_good_while_nothing_can_be_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, start = await house.guest("Anna"), clock.now_ms() / 1000

    def full() -> Any:
        raise Unusable("full")

    with clock.replaced(lambda: start + 10 * 86400), monkeypatch.context() as broken:
        broken.setattr(house.server.db, "write", full)
        assert (await anna.get("/me"))["name"] == "Anna"


@pytest.mark.parametrize("way", ["password", "elsewhere"])
async def test_browsers_that_are_logged_out_get_no_push_messages(house: House, way: str) -> None:
    anna, ben = await account(house), await house.guest("Ben")
    for number, person in enumerate((anna, await log_in(house.stranger(), OLD), ben)):
        await person.post("/me/push", {"endpoint": f"https://push.example/{number}", "p256dh": "k", "auth": "a"})
    if way == "password":
        await anna.post("/me/password", {"old": OLD, "password": NEW})
    else:
        await anna.delete("/me/sessions")
    async with house.server.db.read() as c:
        assert list((await c.execute(select(pushes.c.endpoint))).scalars()) == ["https://push.example/2"]


# guessing


async def test_passwords_of_one_account_are_guessed_so_often_from_wherever(tmp_path: Path) -> None:
    async with open_house(tmp_path, account_limit=3) as house:
        owner = await account(house)
        stranger = house.stranger()
        for _ in range(3):
            await log_in(house.stranger(), "a wrong guess", 403)
        answer = await stranger.ask("POST", "/me/login", {"login": LOGIN, "password": OLD})
        assert (answer.status_code, answer.json()["error"]) == (429, "login-many")
        assert answer.headers["retry-after"] == "1200"
        await stranger.post("/me/login", {"login": "nobody", "password": OLD}, 403)
        # the owner is not locked out where they were logged in before
        await owner.post("/me/logout")
        await log_in(owner, OLD)
        await owner.post("/me/password", {"old": OLD, "password": NEW})
        await owner.post("/me/logout")
        for _ in range(3):
            await log_in(owner, "a wrong guess", 403)
        await log_in(owner, NEW, 429)


async def test_a_login_that_does_not_exist_is_limited_alike(tmp_path: Path) -> None:
    async with open_house(tmp_path, account_limit=2) as house:
        answers = [await house.stranger().ask("POST", "/me/login", {"login": LOGIN, "password": OLD}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [403, 403, 429]


async def test_right_passwords_count_for_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path, account_limit=2) as house:
        await account(house)
        for _ in range(4):
            await log_in(house.stranger(), OLD)


def test_only_the_server_says_that_a_browser_is_known() -> None:
    guesses = Guesses(1, "secret")
    known = guesses.known(LOGIN)
    assert guesses.begin(LOGIN, "") == guesses.begin("ben", "").replace("ben", LOGIN) == LOGIN
    assert guesses.begin(LOGIN, known) != LOGIN
    for forged in (
        "",
        ".",
        "x.y",
        known.partition(".")[0] + ".",
        Guesses(1, "other").known(LOGIN),
        guesses.known("ben"),
    ):
        with pytest.raises(Trouble, match="login-many"):
            guesses.begin(LOGIN, forged)


def test_what_is_given_back_can_be_taken_again() -> None:
    limit = Limit(1, lambda: 0.0)
    assert [limit.takes("a"), limit.takes("a")] == [True, False]
    limit.gives_back("a")
    limit.gives_back("b")
    assert [limit.takes("a"), limit.takes("a"), limit.takes("b"), limit.takes("b")] == [True, False, True, False]


# an evening at a club


LIMITS = ("rate_limit", "address_limit", "guest_limit", "make_limit", "check_limit", "login_limit", "account_limit",
          "mail_limit")  # fmt: skip


async def test_forty_people_behind_one_router(tmp_path: Path) -> None:
    """With the limits that a server has by itself: they open the page, say their names, make tables and sit down."""
    async with open_house(tmp_path, **{name: getattr(Settings(), name) for name in LIMITS}) as house:
        people = [house.stranger(f"Player {n}") for n in range(40)]
        files = ["/", *(f"/assets/{n}.js" for n in range(40)), "/api/me", "/api/tables"]

        async def opens(person: Person) -> set[int]:
            return {(await person.web.get(path)).status_code for path in files}

        assert set().union(*await asyncio.gather(*map(opens, people))) == {200, 404}
        for person in people:
            await person.come()
        tables = [await people[n].make(name=f"Table {n}") for n in range(15)]
        for n, person in enumerate(people[15:]):
            await person.join(tables[n % 15])
        for n, person in enumerate(people):
            await person.post("/me/account", {"login": f"player-{n}", "password": OLD})


async def seen_ms(house: House) -> int:
    async with house.server.db.read() as c:
        return int((await c.execute(select(visitors.c.seen_ms).where(visitors.c.name == "Vera"))).scalar_one())


@pytest.mark.parametrize("use", ["request", "socket"])
async def test_it_is_known_to_the_hour_when_somebody_was_here(house: House, use: str) -> None:
    vera = await house.guest("Vera")
    table = await vera.make()
    begun, now = await seen_ms(house), clock.now_ms()

    async def uses(page: Socket) -> None:
        if use == "request":
            await vera.get("/me")
        else:
            await page.send(type="ping")
            assert (await page.receive("hello"))["type"] == "hello"

    async with socket(house, vera, table["code"]) as page:
        await page.receive("table")
        for minutes, noted in ((59, False), (61, True), (120, False), (122, True)):
            before = await seen_ms(house)
            with clock.replaced(lambda minutes=minutes: now / 1000 + 60 * minutes):  # type: ignore[misc]  # an int
                await uses(page)
                assert await seen_ms(house) == (clock.now_ms() if noted else before), minutes
    assert before > begun
