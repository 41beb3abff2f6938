"""Playing over the wire as a page does: from the option list alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from sqlalchemy import update

from pentapolis.kernel.action import text
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.server.automatic.driver import Driver
from pentapolis.server.storage.models import game_tables
from server.house import House, Person


def any_action(view: dict[str, Any], luck: random.Random) -> str:
    """The text of something that a view offers, in the decision that is asked."""
    offered = [shape for shape in view["choices"] if not _aside(shape)]
    shape = luck.choice(offered)
    if shape["shape"] == "list":
        return str(luck.choice([option for option in shape["options"] if not option.get("aside")])["do"])
    if shape["shape"] == "range":
        return f"{shape['do']} {shape['field']}={luck.randint(shape['low'], shape['high'])}"
    return f"{shape['do']} {_counts(shape, luck)}"


def _aside(shape: dict[str, Any]) -> bool:
    return shape["shape"] == "list" and all(option.get("aside") for option in shape["options"])


def _counts(shape: dict[str, Any], luck: random.Random) -> str:
    things = [kind["id"] for kind in shape["kinds"] for _ in range(kind["limit"])]
    size = luck.choice([size for size in shape["sizes"] if size <= len(things)])
    taken = luck.sample(things, size)
    counts = [(kind["id"], taken.count(kind["id"])) for kind in shape["kinds"]]
    return " ".join(f"{id}={number}" for id, number in counts if number)


async def seat_people(house: House, *names: str, game: str = "kingsburg", **table: Any) -> tuple[str, list[Person]]:
    """A table of these people, begun: its code and who sits where."""
    people = [await house.guest(name) for name in names]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in names[1:])]
    made = await people[0].make(game=game, seats=seats, **table)
    for number, person in enumerate(people[1:], 1):
        await person.join(made, number)
    answer = await people[0].ask("POST", f"/tables/{made['code']}/start")
    assert answer.status_code in (200, 201), answer.text
    await at_rest(house)
    return str(made["code"]), people


async def seat_alone(house: House, name: str, seats: int = 2, **table: Any) -> tuple[str, Person]:
    """A table where one person holds every seat, begun."""
    person = await house.guest(name)
    made = await person.make(seats=[{"kind": "me", "name": f"{name} {n + 1}"} for n in range(seats)], **table)
    answer = await person.ask("POST", f"/tables/{made['code']}/start")
    assert answer.status_code in (200, 201), answer.text
    await at_rest(house)
    return str(made["code"]), person


async def at_rest(house: House) -> None:
    """Wait until the driver has looked at what was begun: a test that moves the clock must not move it meanwhile."""
    driver = house.server.driver
    if isinstance(driver, Driver):
        await driver.settled()


async def view_of(person: Person, code: str, seat: int, sheet: bool = False) -> dict[str, Any]:
    asked = {"seat": seat} | ({"sheet": "true"} if sheet else {})
    answer = await person.ask("GET", f"/tables/{code}/view", params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def to_act(people: list[Person], code: str) -> tuple[int, dict[str, Any]]:
    """A seat that is asked, and its view."""
    for seat, person in enumerate(people):
        view = await view_of(person, code, seat)
        if view["asked"]:
            return seat, view
    raise AssertionError("nobody is asked")


async def act(person: Person, code: str, view: dict[str, Any], action: str, key: str, status: int = 200) -> Any:
    data = {"seat": view["seat"], "version": view["version"], "key": key, "action": action}
    return await person.post(f"/tables/{code}/act", data, status)


async def give_up(code: str, maker: Person, *others: Person) -> Any:
    """End a game that several play without a result: its maker asks, and all others agree."""
    await maker.post(f"/tables/{code}/abandon")
    for person in others:
        seat = next(seat["seat"] for seat in (await person.get(f"/tables/{code}"))["seats"] if seat.get("mine"))
        await person.post(f"/tables/{code}/consent", {"seat": seat, "yes": True})
    ended = await maker.get(f"/tables/{code}")
    assert ended["status"] == "abandoned"
    return ended


async def with_known_dice(house: House, code: str) -> None:
    """A table that has not begun has the same dice whenever the test is run."""
    async with house.server.change(code) as c:
        await c.execute(update(game_tables).where(game_tables.c.code == code).values(seed=b"7" * 32))


async def play_until(house: House, code: str, true: Callable[[Match[Any]], bool]) -> Match[Any]:
    """Let all seats of a table play at random, bots too, until it is so."""
    luck = random.Random(7)

    def do(match: Match[Any]) -> None:
        while not true(match):
            seat = match.title.to_act(match.state)[0]
            match.act(seat, luck.choice(match.title.asked(match.state, seat)))

    room = await house.server.rooms.get(code)
    await house.server.moves.change(room, do)
    assert room.match is not None
    return room.match


def unnoticed(match: Match[Any], seat: int) -> str:
    """Something that a seat can do and nobody else notices; empty if there is nothing of the kind."""
    others = (*(other for other in match.state.seats if other != seat), SPECTATOR)
    for action in match.title.legal(match.state, seat)[:40]:
        fork = match.fork()
        fork.act(seat, action)
        if all(fork.version(other) == match.version(other) for other in others):
            return text(action)
    return ""
