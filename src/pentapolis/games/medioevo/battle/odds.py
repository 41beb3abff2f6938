"""How a battle may go, by what all can see: an estimate from sampled battles, the same whenever the same is seen.

Both sides fight on to the end without cards, engines, sacrifices of players and flight. Damage goes to what is cheapest
to lose, and a player rolls a low d8 again. That is enough to tell a good attack from a bad one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from ....kernel.action import Action
from ....kernel.chance import DICE, FastChance
from ..components import ARCHER, CAPTAIN, CAVALRY, HEAVY, HIT, LIGHT, WORN
from ..control import controller
from ..forces import Troops, merged, sides_at, troops_at
from ..moves.actions import Step
from ..moves.attacks import BATTLE, RESISTANCE, enemies_at_sea, is_hostile, meeting
from ..moves.combat import AttackInPlace
from ..moves.entering import GoOn
from ..moves.groups import current, riders
from ..realm.hordes import horde_troops
from ..state import Medioevo
from ..tabletop import BARBARIANS, NOBODY
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
Sides = tuple[Troops, bool, int, int, bool]
"""What a `Side` is made of."""


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


def estimate(
    g: Medioevo, place: str, attacker: int, defender: int, army: Troops = (), enemy: Troops = (), fleet: int = 0
) -> Odds:
    """What an attack in a place may come to. `army` are units that would come to those that stand there, `fleet` the
    levels of their galleys; `enemy` is a horde that would appear."""
    own = merged((*army, *troops_at(g, place, attacker)))
    other = merged((*enemy, *troops_at(g, place, defender)))
    sea = place in g.box.chart.seas
    lead = _levels(g, place, attacker) + fleet - _levels(g, place, defender) if sea else 0
    held = defender != BARBARIANS and controller(g, place) in (defender, NOBODY)
    shelter = g.place(place).military if held else 0
    return _sampled(
        (own, attacker == BARBARIANS, penalty(g, attacker) + max(0, lead), 0, sea),
        (other, defender == BARBARIANS, penalty(g, defender) + max(0, -lead), shelter, sea),
        tuple(g.circle),
    )


@lru_cache(maxsize=256)
def _sampled(attacker: Sides, defender: Sides, circle: tuple[int, ...]) -> Odds:
    """Battles between two sides, with luck that depends on nothing but what they are."""
    first, second = Side(*attacker), Side(*defender)
    chance = FastChance(crc32(repr((attacker, defender, circle)).encode()))

    def roll(sides: int) -> int:
        return int(chance.pick("d", DICE[sides]))

    won = lost = killed = 0
    for _ in range(SAMPLES):
        a, b = first.copy(), second.copy()
        for _ in range(ROUNDS):
            if not (a.size and b.size):
                break
            _round(a, b, circle, roll)
        won += bool(a.size and not b.size)
        lost += first.size - a.size
        killed += second.size - b.size
    return Odds(round(100 * won / SAMPLES), round(lost / SAMPLES, 1), round(killed / SAMPLES, 1))


def foreseen(o: Medioevo, seat: int, action: Action) -> Odds | None:
    """The odds of the battle that an action of a move would bring about, by what the seat sees; None without one."""
    if isinstance(action, AttackInPlace):
        return estimate(o, action.place, seat, action.player)
    if isinstance(action, GoOn) and o.marches:
        return _entering(o, seat, str(o.agenda[-1].args[0]), action.player)
    if isinstance(action, Step) and o.marches:
        return _entering(o, seat, action.place)
    return None


def _entering(o: Medioevo, seat: int, place: str, player: int = NOBODY) -> Odds | None:
    """The odds of the current group's entering a place: against barbarians, who come first, or this player."""
    group = current(o)
    army = riders(o, group)
    kind = meeting(o, seat, place).kind
    fleet = sum(o.items[name].level for name in group.items if o.items[name].kind == "galley")
    if not army or (kind not in (BATTLE, RESISTANCE)):
        return None
    if kind == RESISTANCE:
        return estimate(o, place, seat, BARBARIANS, army, horde_troops(o))
    sides = enemies_at_sea(o, seat, place) if place in o.box.chart.seas else list(sides_at(o, place))
    enemies = [side for side in sides if side == player or (side != seat and is_hostile(o, seat, side))]
    return estimate(o, place, seat, enemies[0], army, fleet=fleet) if enemies else None


def _levels(g: Medioevo, place: str, side: int) -> int:
    return sum(i.level for i in g.items.values() if i.place == place and i.owner == side and i.kind == "galley")


def _round(a: Side, b: Side, circle: Sequence[int], roll: Roll) -> None:
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
