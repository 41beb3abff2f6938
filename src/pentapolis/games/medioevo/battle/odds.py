"""How a battle may go, by what all can see: an estimate from sampled battles, the same whenever the same is seen.

Both sides fight on to the end without cards, engines, sacrifices of players and flight. Damage goes to what is cheapest
to lose, and a player rolls a low d8 again. That is enough to tell a good attack from a bad one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from zlib import crc32

from ....kernel.chance import DICE, FastChance
from ..components import ARCHER, CAPTAIN, CAVALRY, HEAVY, HIT, LIGHT, WORN
from ..forces import Troops, troops_at
from ..state import BARBARIANS, NOBODY, Medioevo
from .armies import rank
from .values import CHARGE, OVERWHELMING, SACRIFICE, highest, penalty

SAMPLES = 200
ROUNDS = 30
"""A battle that goes on for longer counts as not won."""
LOW = 4
"""A player rolls a d8 up to this again."""
TO_LOSE = (LIGHT, ARCHER, HEAVY, CAVALRY, CAPTAIN)
"""In this order; hordes lose theirs in the same one (ME-10.25)."""

Roll = Callable[[int], int]


class Odds(NamedTuple):
    """The chance of the attacker to win, in percent, and the units that both sides lose on average."""

    win: int
    attacker_losses: float
    defender_losses: float


class Side:
    """A side of a sampled battle."""

    __slots__ = ("captain", "horde", "modifier", "sea", "shelter", "units")

    def __init__(self, troops: Troops, horde: bool, modifier: int, shelter: int, sea: bool) -> None:
        self.units = dict.fromkeys(TO_LOSE, 0)
        for troop in troops:
            self.units[troop.kind] += troop.count
        self.captain = max((rank(troop) for troop in troops if troop.kind == CAPTAIN), default=0)
        self.horde = horde
        self.modifier = modifier
        self.shelter = shelter
        self.sea = sea

    def copy(self) -> Side:
        twin = Side((), self.horde, self.modifier, self.shelter, self.sea)
        twin.units = dict(self.units)
        twin.captain = self.captain
        return twin

    @property
    def size(self) -> int:
        return sum(self.units.values())

    def hurt(self, points: int) -> None:
        """Damage, on what is cheapest to lose (ME-11.1, ME-13.6)."""
        for kind in TO_LOSE:
            while points and self.units[kind]:
                self.units[kind] -= 1
                points -= 1
                if kind in WORN and not self.sea:
                    self.units[WORN[kind]] += 1
                    if points:  # the lesser unit takes the next point
                        self.hurt(points)
                        return
        if not self.units[CAPTAIN]:
            self.captain = 0


def estimate(g: Medioevo, place: str, attacker: int, defender: int, army: Troops = ()) -> Odds:
    """What an attack in a place may come to; `army` are the units that would attack, if they do not stand there yet."""
    own = army or troops_at(g, place, attacker)
    other = troops_at(g, place, defender)
    sea = place in g.box.chart.seas
    levels = [_levels(g, place, side) if sea else 0 for side in (attacker, defender)]
    lead = levels[0] - levels[1]
    shelter = 0 if sea or defender == NOBODY else g.place(place).military
    first = Side(own, attacker == BARBARIANS, penalty(g, attacker) + max(0, lead), 0, sea)
    second = Side(other, defender == BARBARIANS, penalty(g, defender) + max(0, -lead), shelter, sea)
    chance = FastChance(crc32(f"{place} {first.units} {second.units} {g.circle} {levels}".encode()))

    def roll(sides: int) -> int:
        return int(chance.pick("d", DICE[sides]))

    won = lost = killed = 0
    for _ in range(SAMPLES):
        a, b = first.copy(), second.copy()
        for _ in range(ROUNDS):
            if not (a.size and b.size):
                break
            _round(a, b, g.circle, roll)
        won += bool(a.size and not b.size)
        lost += first.size - a.size
        killed += second.size - b.size
    return Odds(round(100 * won / SAMPLES), round(lost / SAMPLES, 1), round(killed / SAMPLES, 1))


def _levels(g: Medioevo, place: str, side: int) -> int:
    return sum(i.level for i in g.items.values() if i.place == place and i.owner == side and i.kind == "galley")


def _round(a: Side, b: Side, circle: list[int], roll: Roll) -> None:
    """A battle round (P3)."""
    hits = [_arrows(a, b, roll), _arrows(b, a, roll)]
    b.hurt(hits[0])
    a.hurt(hits[1])
    if not (a.size and b.size):
        return
    heavy = [_number(a, b, HEAVY), _number(b, a, HEAVY)]
    charge = [CHARGE * _number(a, b, CAVALRY), CHARGE * _number(b, a, CAVALRY)]
    values, losses = [], []
    for side, enemy in ((a, b), (b, a)):
        extra = _sacrifice(side, enemy)
        dice = circle if side.horde else _dice(roll)
        values.append(max(0, highest(dice) + extra + side.modifier))
        losses.append(min(dice))
    difference = values[0] - values[1]
    if difference >= 0:
        score = min(difference, a.size) + difference // OVERWHELMING
        b.hurt(max(0, score + charge[0] - b.shelter))
    if difference <= 0:
        score = min(-difference, b.size) + -difference // OVERWHELMING
        a.hurt(max(0, score + charge[1] - a.shelter))
    a.hurt(max(0, losses[0] - heavy[0]))
    b.hurt(max(0, losses[1] - heavy[1]))


def _number(side: Side, enemy: Side, kind: str) -> int:
    """How many of a type are active."""
    return 0 if enemy.units[kind] or (side.sea and kind in (HEAVY, CAVALRY)) else side.units[kind]


def _arrows(side: Side, enemy: Side, roll: Roll) -> int:
    """Hits of active Archers, and of a Captain who acts as one."""
    dice = _number(side, enemy, ARCHER) + (side.captain > enemy.captain)
    return sum(roll(8) <= HIT for _ in range(dice))


def _sacrifice(side: Side, enemy: Side) -> int:
    """What an outnumbered horde gives up (ME-19.9)."""
    light = _number(side, enemy, LIGHT)
    if not side.horde or light < 2 or side.size >= enemy.size:
        return 0
    given = 2 if light >= 4 else 1
    side.units[LIGHT] -= given
    return SACRIFICE * given


def _dice(roll: Roll) -> list[int]:
    dice = [roll(4), roll(6), roll(8)]
    if dice[2] <= LOW and highest(dice) <= LOW:
        dice[2] = roll(8)
    return dice
