"""Choices in battle: dice that are rolled again, who is hit, when it is better to flee."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from ..battle.armies import army, fought, seat_of, side_of
from ..battle.artillery import AimEngine, CrewEngine
from ..battle.captains import CaptainUse
from ..battle.fight import FightOn
from ..battle.flight import Flee
from ..battle.melee import RerollAttack, SacrificeLi
from ..battle.odds import estimate
from ..battle.surrender import AcceptSurrender, OfferSurrender
from ..battle.values import full_attack, highest
from ..components import ARCHER, CAVALRY, HEAVY, PRICES
from ..forces import read_unit, size
from ..state import Medioevo

Marks = list[float]
DICE = {"d4": 4, "d6": 6, "d8": 8}
LOSS = 0.7
"""What a point of own losses counts against a point of attack."""
HOPELESS = 20
"""Percent of winning below which an attacker flees."""
HIT_ORDER = ("light_infantry", "heavy_infantry", "archer", "cavalry", "captain")
CAPTAIN_USES = {("act", ARCHER): 1.0, ("cancel", ARCHER): 0.6, ("act", CAVALRY): 1.0, ("act", HEAVY): 0.7}


@lru_cache(maxsize=4096)
def expected(dice: tuple[int, ...], rerolled: tuple[str, ...]) -> float:
    """The attack that dice promise, less the loss, if some are rolled again."""
    faces = [range(1, DICE[die] + 1) if die in rerolled else (shown,) for die, shown in zip(DICE, dice, strict=True)]
    rolls = list(product(*faces))
    return sum(min(14, highest(roll)) - LOSS * min(roll) for roll in rolls) / len(rolls)


def rerolls(g: Medioevo, seat: int, options: Sequence[Any]) -> Marks:
    """Roll again what promises more, the effort apart."""
    battle = fought(g)
    dice = tuple(battle.dice[side_of(battle, seat)])
    return [
        expected(dice, tuple(option.dice)) - 0.01 if isinstance(option, RerollAttack) else expected(dice, ())
        for option in options
    ]


def hits(g: Medioevo, seat: int, options: Sequence[Any]) -> Marks:
    """Own units from the cheapest on; a horde's, which somebody else names, from the dearest on."""
    found = []
    own = seat_of(fought(g), int(g.agenda[-1].args[0])) == seat if g.battles else True
    for option in options:
        kind, level = read_unit(option.unit)
        price = HIT_ORDER.index(kind) + 0.1 * level
        found.append(-price if own else price)
    return found


def suffered(g: Medioevo, seat: int, options: Sequence[Any]) -> Marks:
    """Damage of events goes to what is cheapest."""
    return [-float(PRICES[read_unit(option.unit)[0]]) for option in options]


def chance(g: Medioevo, seat: int) -> int:
    """How likely a seat wins the battle it is in, in percent."""
    battle = fought(g)
    odds = estimate(g, battle.place, battle.attacker, battle.defender).win
    return odds if battle.attacker == seat else 100 - odds


def going_on(g: Medioevo, seat: int, options: Sequence[Any]) -> Marks:
    """Fight on while there is hope; else flee, to a territory of one's own if possible."""
    hope = chance(g, seat)
    found = []
    for option in options:
        if isinstance(option, Flee):
            own = any(force.side == seat for force in g.place(option.to).forces)
            found.append((2.0 if hope < HOPELESS else -1.0) + 0.1 * own)
        elif isinstance(option, OfferSurrender):
            found.append(-2.0)
        else:
            found.append(1.0 if isinstance(option, FightOn) else 0.5)
    return found


def surrenders(g: Medioevo, seat: int, options: Sequence[Any]) -> Marks:
    """Let the other surrender; surrender only when all is lost."""
    battle = fought(g)
    loser = battle.offer[1] if battle.offer else seat
    yields = loser != seat or chance(g, seat) < HOPELESS
    return [1.0 if isinstance(option, AcceptSurrender) == yields else 0.0 for option in options]


def sacrifices(g: Medioevo, seat: int, options: Sequence[Any]) -> Marks:
    """One Light Infantry of a larger army against a real enemy, never the Captain."""
    battle = fought(g)
    side = side_of(battle, seat)
    own, other = size(army(g, battle, side)), size(army(g, battle, 1 - side))
    wanted = 1 if own >= 4 and other >= 3 else 0
    return [
        1.0 - abs(option.number - wanted) - 2 * option.captain if isinstance(option, SacrificeLi) else 1.0 - wanted
        for option in options
    ]


def blood(g: Medioevo, seat: int, options: Sequence[Any]) -> Marks:
    """As many tokens as turn the round, if they do."""
    battle = fought(g)
    side = side_of(battle, seat)
    lacking = full_attack(g, battle, 1 - side) - full_attack(g, battle, side) + 1
    most = max(option.number for option in options)
    wanted = lacking if 0 < lacking <= most else 0
    return [-abs(float(option.number) - wanted) for option in options]


def captains(g: Medioevo, seat: int, options: Sequence[Any]) -> Marks:
    return [
        CAPTAIN_USES.get((option.use, option.unit), 0.3) if isinstance(option, CaptainUse) else 0.0
        for option in options
    ]


def crews(g: Medioevo, seat: int, options: Sequence[Any]) -> Marks:
    """A few of many units serve the engines, against units."""
    battle = fought(g)
    side = side_of(battle, seat)
    manned = sum(size(crew.troops) for crew in battle.crews if crew.side == side)
    enough = 2 * (manned + 1) > size(army(g, battle, side))
    found = []
    for option in options:
        if isinstance(option, CrewEngine):
            found.append(-1.0 if enough else 1.0 - 0.1 * HIT_ORDER.index(read_unit(option.unit)[0]))
        else:
            found.append(-0.5 if isinstance(option, AimEngine) else 0.0)
    return found
