"""The armies of a battle: who stands where, who is in the melee, which abilities are active (ME-11.3, ME-11.4).

All of it is read off the board and the notes of the battle. A side is 0, the attacker, or 1, the defender; `seat_of`
says who that is. Cards and technologies leave notes (`note`), and what they change is looked up here:

- `card_4`: the owner's types are active where they are more (ME-25.5);
- `card_18` with a unit type: a unit of this side is trapped (ME-25.18);
- `machinery` with an engine: its crew fights on (ME-26.3), also as an effect of the turn.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from ..components import ARCHER, CAPTAIN, LIGHT
from ..forces import Troops, items_at, number_of, size, troops_at, unit_name, without
from ..state import Medioevo
from ..tabletop import BARBARIANS, Troop
from .battle import Battle, CaptainUsed, Note

ATTACKER, DEFENDER = 0, 1
SIDES = (ATTACKER, DEFENDER)
AT_SEA = (ARCHER, LIGHT)
"""The only abilities at sea (ME-13.5)."""


class Stand(NamedTuple):
    """Units of a side in one spot of a battle."""

    spot: str
    """Nothing on land, a galley at sea, an engine for its crew."""
    troops: Troops
    role: str
    """`melee`, `crew` or `trapped`."""


def fought(g: Medioevo) -> Battle:
    """The battle that is being fought."""
    return g.battles[-1]


def seat_of(battle: Battle, side: int) -> int:
    """The seat of a side, or the barbarians."""
    return battle.defender if side else battle.attacker


def side_of(battle: Battle, seat: int) -> int:
    """The side a seat fights on; it must be one of the two."""
    return ATTACKER if seat == battle.attacker else DEFENDER


def is_player(battle: Battle, side: int) -> bool:
    return seat_of(battle, side) != BARBARIANS


def between_players(battle: Battle) -> bool:
    return is_player(battle, ATTACKER) and is_player(battle, DEFENDER)


def at_sea(g: Medioevo, battle: Battle) -> bool:
    return battle.place in g.box.chart.seas


# notes of cards and technologies


def note(battle: Battle, side: int, name: str, number: int = 0, unit: str = "", this_round: bool = False) -> None:
    """Remember an effect for a side, to the end of the battle or of the round."""
    battle.notes[side].append(Note(name, number, unit, this_round))


def noted(battle: Battle, side: int, name: str) -> list[Note]:
    """The notes of this name for a side."""
    return [note for note in battle.notes[side] if note.name == name]


# who stands where


def army(g: Medioevo, battle: Battle, side: int) -> Troops:
    """All military units of a side in the battle."""
    return troops_at(g, battle.place, seat_of(battle, side))


def strength(g: Medioevo, battle: Battle, side: int) -> int:
    """How many military units a side has, crews included."""
    return size(army(g, battle, side))


def spots(g: Medioevo, battle: Battle, side: int) -> list[tuple[str, Troops]]:
    """The units of a side by spot: galleys at sea, in the order of their making; barbarians are always together."""
    seat = seat_of(battle, side)
    if not at_sea(g, battle) or seat == BARBARIANS:
        troops = army(g, battle, side)
        return [("", troops)] if troops else []
    galleys = items_at(g, battle.place, seat)
    return [(name, g.items[name].troops) for name in galleys if g.items[name].troops]


def stands(g: Medioevo, battle: Battle, side: int) -> list[Stand]:
    """The units of a side by spot and by what they do: melee, crew of an engine, trapped."""
    crews = [crew for crew in battle.crews if crew.side == side]
    trapped = [note.unit for note in noted(battle, side, "card_18")]
    if not crews and not trapped:
        return [Stand(spot, troops, "melee") for spot, troops in spots(g, battle, side)]
    fighting = serving_on(g, battle, side)
    found = []
    for spot, troops in spots(g, battle, side):
        rest = troops
        for crew in crews:
            if spot in ("", g.items[crew.engine].aboard):
                serving = common(crew.troops, rest)
                rest = without(rest, serving)
                if serving:
                    found.append(Stand(crew.engine, serving, "melee" if crew.engine in fighting else "crew"))
        for name in list(trapped):
            caught = [troop for troop in rest if unit_name(troop) == name]
            if caught:
                one = (replace(caught[0], count=1),)
                rest = without(rest, one)
                trapped.remove(name)
                found.append(Stand(spot, one, "trapped"))
        if rest:
            found.append(Stand(spot, rest, "melee"))
    return found


def serving_on(g: Medioevo, battle: Battle, side: int) -> set[str]:
    """The engines whose crews take part in archery and melee too (ME-26.3)."""
    seat = seat_of(battle, side)
    return {effect.item for effect in g.effects if effect.name == "machinery" and effect.seat == seat}


def common(some: Troops, others: Troops) -> Troops:
    """Those of some units that are among others."""
    there = {replace(troop, count=1): troop.count for troop in others}
    found = []
    for troop in some:
        count = min(troop.count, there.get(replace(troop, count=1), 0))
        if count:
            found.append(replace(troop, count=count))
    return tuple(found)


def melee_troops(g: Medioevo, battle: Battle, side: int) -> Troops:
    """The units of a side that take part in archery and melee: crews and trapped units do not."""
    return tuple(troop for stand in stands(g, battle, side) if stand.role == "melee" for troop in stand.troops)


def in_melee(g: Medioevo, battle: Battle, side: int) -> int:
    return size(melee_troops(g, battle, side))


# abilities


def active(g: Medioevo, battle: Battle, side: int, kind: str) -> bool:
    """Whether a side can use the ability of a type now: it has the type and the other has not, unless a Captain or a
    card says otherwise (ME-11.3, ME-11.14, ME-25.5)."""
    if kind not in AT_SEA and at_sea(g, battle):
        return False
    own = number_of(melee_troops(g, battle, side), kind)
    if not own or CaptainUsed("cancel", kind) in battle.used[1 - side]:
        return False
    others = number_of(melee_troops(g, battle, 1 - side), kind)
    if not others or CaptainUsed("unlock", kind) in battle.used[side]:
        return True
    return bool(noted(battle, side, "card_4")) and own > others


def captain_level(g: Medioevo, battle: Battle, side: int) -> int:
    """The level of the highest Captain of a side in the melee; a barbarian one has level I (ME-11.13, ME-19.1)."""
    return max((rank(troop) for troop in melee_troops(g, battle, side) if troop.kind == CAPTAIN), default=0)


def rank(captain: Troop) -> int:
    return captain.level or 1
