"""The winters of a golden playthrough as data: what the client's story of the battle is checked against.

The record holds the events that the client hears, and beside them what the rules counted. If it should differ, delete
it and write it anew with --golden-write.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pentapolis import games
from pentapolis.games.kingsburg.components import BOXES, BUILDINGS
from pentapolis.games.kingsburg.events import Built, EnemyRevealed, Fought, Gained, Reinforced
from pentapolis.games.kingsburg.sheet import facts
from pentapolis.games.kingsburg.state import Kingsburg
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.event import Event
from support.golden import FOLDER, Script, read
from support.kept import check_kept

RECORD = FOLDER / "kingsburg/winters.json"
ALWAYS = ("phase_began", "built", "destroyed")
"""Events that count at any time of the year; others only in winter."""


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def plays(script: Script) -> Iterator[tuple[Kingsburg, Kingsburg, list[Event]]]:
    """Every move: the position before it, the one after it, and what happened."""
    title, opening = games.title(script.game), list[Event]()
    g, _ = title.new(script.table, ScriptedChance(script.setup), opening)
    yield g, g, opening
    for seat, action, outcomes in script.moves:
        events = list[Event]()
        before = title.decode(title.encode(g))
        title.apply(g, seat, title.parse(action), ScriptedChance(outcomes), events)
        yield before, g, events


def counted(before: Kingsburg, events: list[Event]) -> dict[str, Any]:
    """What the rules added up in a battle: every province's soldiers, what each building added, and the sum."""
    at = next(n for n, event in enumerate(events) if isinstance(event, EnemyRevealed))
    earlier, revealed = events[:at], events[at]
    assert isinstance(revealed, EnemyRevealed)
    box, enemy = BOXES[""], BOXES[""].enemies[revealed.enemy]
    king = next(event.soldiers for event in events if isinstance(event, Reinforced))
    provinces = []
    for fought in (event for event in events if isinstance(event, Fought)):
        soldiers, built = before.provinces[fought.seat].soldiers, before.provinces[fought.seat].built
        for event in earlier:
            if isinstance(event, Gained) and event.seat == fought.seat:
                soldiers += event.soldiers
            if isinstance(event, Built) and event.seat == fought.seat:
                built |= 1 << BUILDINGS.index(event.building)
        walls = {id: box.battle(1 << place, enemy.type) for place, id in enumerate(BUILDINGS) if built >> place & 1}
        assert soldiers + king + sum(walls.values()) == fought.value
        walls = {id: value for id, value in walls.items() if value}
        provinces.append({"seat": fought.seat, "soldiers": soldiers, "walls": walls, "value": fought.value})
    return {"enemy": enemy.id, "strength": enemy.strength, "king": king, "provinces": provinces}


def recorded(script: Script) -> dict[str, Any]:
    log, winters, last, winter = list[Any](), list[Any](), None, False
    for before, after, events in plays(script):
        for event in events:
            told = plain(event)
            winter = isinstance(event, EnemyRevealed) or (winter and told["did"] != "phase_began")
            if winter or told["did"] in ALWAYS:
                log.append({"n": len(log), "did": told["did"], "seat": told.get("seat", -1), "event": told})
        if any(isinstance(event, EnemyRevealed) for event in events):
            winters.append(counted(before, events))
        last = after
    assert last is not None
    built = [{"built": province.built} for province in last.provinces]
    boxed = {key: value for key, value in plain(facts("")).items() if key in ("buildings", "enemies")}
    return {"log": log, "observation": {"provinces": built}, "facts": boxed, "winters": winters}


def test_the_client_s_record_of_the_winters_is_what_the_rules_say(request: pytest.FixtureRequest) -> None:
    found = recorded(read((FOLDER / "kingsburg/4p-default.txt").read_text("utf-8")))
    check_kept(RECORD, found, request)
    assert len(found["winters"]) == 5
