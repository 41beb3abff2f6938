""" "Your turn", outside the page: once until it is seen, with what happened since, and nothing that is a secret."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import insert, select, update

from kernel.toys import raid
from pentapolis import games
from pentapolis.server.notices.push import LONGEST, b64, decrypt
from pentapolis.server.notices.turns import Notice, Notices, short
from pentapolis.server.storage.models import pushes, seats, visitors
from server.house import Person
from server.listeners import Mail, Web, mail, web
from server.playing import seat_people
from server.sockets import socket
from server.test_push import point
from server.waiting import Waiting, waiting_house

LATER = 10_000
"""How long a turn waits before somebody is told, in these tests."""
SLOW = {"pace": "slow"}


@pytest.fixture
def post_office() -> Iterator[Mail]:
    with mail() as server:
        yield server


@pytest.fixture
def hook() -> Iterator[Web]:
    with web(200) as server:
        yield server


@pytest.fixture
async def waiting(tmp_path: Path, post_office: Mail) -> AsyncIterator[Waiting]:
    async with waiting_house(
        tmp_path,
        smtp_host="127.0.0.1",
        smtp_port=post_office.port,
        smtp_from="games@example.org",
        smtp_tls="none",
        private_webhooks=True,
        public_url="https://games.example.org",
    ) as found:
        yield found


async def wants(waiting: Waiting, person: Person, **how: Any) -> None:
    """How somebody wants to be told; their e-mail address is confirmed already."""
    async with waiting.house.server.db.write() as c:
        mine = update(visitors).where(visitors.c.name == person.name)
        await c.execute(mine.values(email=how.get("email", ""), confirmed=True))
    await person.put("/me/notify", {"email": "", "webhook": "", "browser": False} | how)


async def sent(waiting: Waiting) -> None:
    notices = waiting.house.server.notices
    assert isinstance(notices, Notices)
    await notices.sent()


async def turn(waiting: Waiting, code: str) -> int:
    """Make moves until another seat is asked; which one."""
    first = (await waiting.awaited(code))[0]
    while (await waiting.awaited(code))[0] == first:
        seat, options = await waiting.asked(code)
        await waiting.play(code, seat, options[0])
    return (await waiting.awaited(code))[0]


async def test_at_a_slow_table_one_is_told_after_a_while_once(waiting: Waiting, post_office: Mail) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW, name="Soirée")
    for number, person in enumerate(people):
        await wants(waiting, person, email=f"{number}@example.org")
    seat = await turn(waiting, code)
    await waiting.wait(LATER - 1)
    await sent(waiting)
    assert post_office.got == []
    await waiting.wait(1)
    await sent(waiting)
    ((to, letter),) = post_office.got
    assert to == f"{seat}@example.org"
    assert letter["Subject"] == "Your turn: Soirée"
    body = letter.get_content().replace("\r\n", "\n")
    assert f"https://games.example.org/t/{code}\n" in body
    assert "Since your last move:\n- " in body
    await waiting.wait(100 * LATER)
    await sent(waiting)
    assert len(post_office.got) == 1


async def test_whoever_begins_is_told_unless_they_have_seen_that_it_began(waiting: Waiting, post_office: Mail) -> None:
    for looks in (False, True):
        code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW)
        for number, person in enumerate(people):
            await wants(waiting, person, email=f"{number}@example.org")
        (first,) = await waiting.awaited(code)
        if looks:
            notices, room = waiting.house.server.notices, await waiting.room(code)
            assert notices is not None
            await notices.seen(room, room.seats[first].visitor or "")
        await waiting.wait(LATER)
        await sent(waiting)
        assert [to for to, _ in post_office.got] == ([] if looks else [f"{first}@example.org"])
        post_office.got.clear()


async def test_whoever_has_not_looked_is_told_once_over_several_turns(waiting: Waiting, post_office: Mail) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW)
    seat = await turn(waiting, code)
    await wants(waiting, people[seat], email="me@example.org")
    await waiting.wait(LATER)
    room = await waiting.room(code)
    assert room.seats[seat].told_ms
    plans = waiting.house.server.plans
    assert plans is not None
    _, options = await waiting.asked(code)  # somebody plays for them from elsewhere, without looking
    await waiting.house.server.moves.act(room, seat, options[0], by="plan")
    while (await waiting.awaited(code))[0] == seat:
        _, options = await waiting.asked(code)
        await waiting.house.server.moves.act(await waiting.room(code), seat, options[0], by="plan")
    await turn(waiting, code)
    await waiting.wait(LATER)
    await sent(waiting)
    assert len(post_office.got) == 1


async def test_who_has_looked_may_be_told_again_at_the_next_turn_only(waiting: Waiting, post_office: Mail) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW)
    seat = await turn(waiting, code)
    await wants(waiting, people[seat], email="me@example.org")
    await waiting.wait(LATER)
    async with socket(waiting.house, people[seat], code, look=seat) as page:
        await page.view()
        await page.send(type="seen")
        await page.send(type="ping")
        await page.receive("hello")
        async with waiting.house.server.db.read() as c:
            told = (await c.execute(select(seats.c.told_ms).where(seats.c.seat == seat))).scalar()
        assert told == 0
    await waiting.wait(10 * LATER)
    await sent(waiting)
    assert len(post_office.got) == 1, "they know that it is their turn"
    assert await turn(waiting, code) != seat
    assert await turn(waiting, code) == seat
    await waiting.wait(LATER)
    await sent(waiting)
    assert len(post_office.got) == 2


async def test_who_moves_in_time_is_not_told(waiting: Waiting, post_office: Mail) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW)
    for person in people:
        await wants(waiting, person, email="somebody@example.org")
    for _ in range(3):
        await turn(waiting, code)
        await waiting.wait(LATER - 1)
    await sent(waiting)
    assert post_office.got == []


async def test_at_a_live_table_only_those_are_told_whose_pages_are_closed(waiting: Waiting, post_office: Mail) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben")
    for person in people:
        await wants(waiting, person, email="somebody@example.org")
    seat = await turn(waiting, code)
    async with socket(waiting.house, people[seat], code, look=seat) as page:
        await page.view()
        await waiting.driver.settled()
        waiting.driver.nudge(code)
        await waiting.wait(LATER)
        await sent(waiting)
        assert post_office.got == []
    other = await turn(waiting, code)
    assert other != seat
    await waiting.wait(LATER)
    await sent(waiting)
    assert len(post_office.got) == 1


async def test_a_webhook_gets_what_happened_in_the_reader_s_language(waiting: Waiting, hook: Web) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW, name="Soirée")
    seat = await turn(waiting, code)
    person = people[seat]
    await person.post("/me", {"name": person.name, "lang": "fr"})
    await wants(waiting, person, webhook=f"{hook.url}/me")
    await waiting.wait(LATER)
    await sent(waiting)
    (got,) = hook.got
    notice = msgspec.json.decode(got.body, type=Notice)
    assert (notice.event, notice.table, notice.lang, notice.seats) == ("turn", code, "fr", [seat])
    assert notice.title == "À vous de jouer\u00a0: Soirée"
    assert notice.url == f"https://games.example.org/t/{code}"
    assert notice.text.endswith(notice.url)
    assert notice.players == [person.name]
    assert notice.since


async def test_the_table_s_webhook_hears_what_a_spectator_would(waiting: Waiting, hook: Web) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW | {"webhook": f"{hook.url}/group"})
    seat = await turn(waiting, code)
    await waiting.wait(LATER)
    await sent(waiting)
    (got,) = hook.got
    notice = msgspec.json.decode(got.body, type=Notice)
    assert notice.players == [people[seat].name]
    assert people[seat].name in notice.title


async def test_a_browser_gets_a_message_that_only_it_can_read(waiting: Waiting, hook: Web) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW)
    seat = await turn(waiting, code)
    browser, secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    await wants(waiting, people[seat], browser=True)
    assert (await people[seat].get("/me"))["push_key"]
    async with waiting.house.server.db.write() as c:
        query = select(visitors.c.id).where(visitors.c.name == people[seat].name)
        visitor = (await c.execute(query)).scalar()
        keys = {"p256dh": point(browser), "auth": b64(secret)}
        await c.execute(insert(pushes).values(endpoint=f"{hook.url}/push", visitor=visitor, **keys))
    await waiting.wait(LATER)
    await sent(waiting)
    (got,) = hook.got
    assert msgspec.json.decode(decrypt(got.body, browser, secret), type=Notice).table == code
    hook.status = 410
    await turn(waiting, code)
    await turn(waiting, code)
    await waiting.wait(LATER)
    await sent(waiting)
    async with waiting.house.server.db.read() as c:
        assert (await c.execute(select(pushes))).all() == [], "a browser that is gone is forgotten"


async def test_what_fails_is_noted_and_holds_nobody_up(waiting: Waiting, caplog: pytest.LogCaptureFixture) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW)
    seat = await turn(waiting, code)
    await wants(waiting, people[seat], email="me@example.org", webhook="http://127.0.0.1:9/secret-token")
    with caplog.at_level(logging.WARNING):
        await waiting.wait(LATER)
        await sent(waiting)
    assert "a notice was not sent" in caplog.text
    assert "secret-token" not in caplog.text
    assert waiting.driver.counts.errors == 0
    _, options = await waiting.asked(code)
    await waiting.play(code, seat, options[0])


async def test_whom_a_hidden_window_asks_is_told_to_nobody_else(
    tmp_path: Path, hook: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = games.title
    monkeypatch.setattr(games, "title", lambda game: raid.TITLE if game == "raid" else real(game))
    async with waiting_house(tmp_path, private_webhooks=True) as waiting:
        table = SLOW | {"webhook": f"{hook.url}/group"}
        code, people = await seat_people(waiting.house, "Anna", "Ben", "Chloé", game="raid", settings=table)
        room = await waiting.room(code)
        assert room.match is not None
        for seat, fighter in enumerate(room.match.state.fighters):
            fighter.traps = int(seat == 2)
        await waiting.house.server.moves.act(room, 0, "attack on=1")
        await wants(waiting, people[2], webhook=f"{hook.url}/me")
        await waiting.wait(LATER)
        await sent(waiting)
    assert [got.path for got in hook.got] == ["/me"]


def test_a_long_story_is_shortened_for_a_push_message() -> None:
    notice = Notice("turn", "t", "t", "ABC234", "n", "g", "u", [f"{n} {'x' * 700}" for n in range(9)])
    body = short(notice)
    assert len(body) <= LONGEST
    assert msgspec.json.decode(body, type=Notice).since[-1].startswith("8 ")


# whose address it is


async def test_an_address_gets_nothing_but_a_link_until_it_is_confirmed(waiting: Waiting, post_office: Mail) -> None:
    code, people = await seat_people(waiting.house, "Anna", "Ben", settings=SLOW)
    seat = await turn(waiting, code)
    told = await people[seat].put("/me/notify", {"email": "me@example.org"})
    assert (told["notify"]["email"], told["confirmed"]) == ("me@example.org", False)
    await waiting.wait(LATER)
    await sent(waiting)
    ((to, letter),) = post_office.got
    assert (to, letter["Subject"]) == ("me@example.org", "Is this your e-mail address?")
    token = _token(letter)
    phone = waiting.house.stranger()
    assert await phone.post("/me/confirm", {"token": token}) == {"email": "me@example.org"}
    assert (await people[seat].get("/me"))["confirmed"]
    assert not (await phone.get("/me"))["name"], "whoever opens it is not logged in by it"
    assert (await phone.post("/me/confirm", {"token": token}, 404))["error"] == "link-used"
    await people[seat].put("/me/notify", {"email": "me@example.org", "browser": True})
    await sent(waiting)
    assert len(post_office.got) == 1, "a confirmed address is not asked again"
    async with waiting.house.server.db.write() as c:
        await c.execute(update(seats).values(told_ms=0))
    await waiting.house.server.rooms.refresh(code)
    waiting.driver.nudge(code)
    await waiting.wait(LATER)
    await sent(waiting)
    assert [letter["Subject"][:9] for _, letter in post_office.got[1:]] == ["Your turn"]


async def test_a_link_confirms_the_address_it_was_sent_to_and_for_a_day(waiting: Waiting, post_office: Mail) -> None:
    anna = await waiting.house.guest("Anna", "fr")
    await anna.put("/me/notify", {"email": "old@example.org"})
    await anna.put("/me/notify", {"email": "new@example.org"})
    await sent(waiting)
    old, new = (_token(letter) for _, letter in sorted(post_office.got, key=lambda got: got[0] != "old@example.org"))
    assert {letter["Subject"] for _, letter in post_office.got} == {"Est-ce votre adresse e-mail ?"}
    await anna.post("/me/confirm", {"token": old}, 404)
    assert not (await anna.get("/me"))["confirmed"]
    await waiting.wait(24 * 60 * 60 * 1000)
    await anna.post("/me/confirm", {"token": new}, 404)
    await anna.put("/me/notify", {"email": "new@example.org"})
    await sent(waiting)
    await anna.post("/me/confirm", {"token": _token(post_office.got[-1][1])})
    assert (await anna.get("/me"))["confirmed"]
    await anna.put("/me/notify", {"email": "other@example.org"})
    assert not (await anna.get("/me"))["confirmed"]
    await sent(waiting)
    letters = len(post_office.got)
    await anna.put("/me/notify", {"email": "other@example.org", "browser": True})
    await sent(waiting)
    assert len(post_office.got) == letters, "only who says the same again wants another link"


def _token(letter: Any) -> str:
    body = str(letter.get_content()).replace("\r\n", "\n")
    assert "\nhttps://games.example.org/me#mail=" in body
    return body.partition("#mail=")[2].partition("\n")[0]
