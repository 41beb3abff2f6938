"""The terms of an evaluation, and where it is fair."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul

from ..components import (
    BARRACKS,
    CATHEDRAL,
    CHAPEL,
    CRANE,
    EMBASSY,
    ENVOY,
    FARMS,
    FORTRESS,
    INN,
    MARKET,
    MERCHANTS_GUILD,
    REWARD,
    STABLE,
    STATUE,
    STONE_WALL,
    TOWN_HALL,
)
from ..production import reroll_buildings
from ..state import NOBODY, Kingsburg
from .worth import (
    SEASONS,
    YEARS,
    enemies,
    far_buildings,
    seasons_left,
    seasons_this_year,
    stock,
    walls,
    winter,
    winters_left,
)

WEIGHTS: dict[str, tuple[float, float]] = {
    "vp": (1.0, 1.0),
    "stock": (0.2, 0.5),
    "gold": (1.1, 0.9),
    "wood": (1.05, 0.85),
    "stone": (1.3, 1.2),
    "plus_two": (1.1, 0.5),
    "farms": (1.15, 0.7),
    "merchants_guild": (1.0, 0.8),
    "market": (0.2, 0.25),
    "embassy": (0.6, 1.1),
    "town_hall": (0.35, 0.2),
    "inn": (0.8, 0.3),
    "rerolls": (0.0, 0.0),
    "crane": (0.35, 0.2),
    "stable": (0.35, 0.4),
    "barracks": (0.0, 0.3),
    "stone_wall": (0.45, 0.25),
    "fortress": (0.5, 1.0),
    "walls": (1.0, 0.2),
    "cathedral": (0.2, 0.5),
    "winter": (1.2, 0.7),
    "strongest": (1.8, 1.0),
    "reward": (3.5, 1.8),
    "envoy": (0.9, 0.45),
    "least": (1.5, 0.0),
}
"""What one unit of each term is worth, in points, at the start and at the end of the game."""
RIVALS = 1.0
"""How much of the rivals' mean counts against one's own."""
SOLDIERS_A_SEASON = 0.5
"""The soldiers somebody gains in a season without really trying."""
DIMINISHING = (0.0, 1.0, 1.9, 2.7, 3.3, 3.8, 4.2, 4.5, 4.7)


def quiet(g: Kingsburg) -> bool:
    """Whether evaluation is fair: a season's first choice is to come, or the game is over.

    Where the dice as they were thrown allow a reroll, that is the first of these; once it is made or left, the dice are
    what it was about. Otherwise it is the first placement.
    """
    if not g.agenda:
        return True
    asked = g.agenda[-1]
    if asked.name == "reroll":
        return not (g.provinces[asked.seat].used or _rerolling(g, g.order[: g.order.index(asked.seat)]))
    if asked.name != "influence" or any(group.seat != NOBODY for group in g.groups):
        return False
    return not (any(province.passed for province in g.provinces) or _rerolling(g, g.order))


def _rerolling(g: Kingsburg, seats: Sequence[int]) -> bool:
    """Whether one of these has rerolled this season, or could have."""
    return any(g.provinces[seat].used or reroll_buildings(g, seat) for seat in seats)


def progress(g: Kingsburg) -> float:
    """How much of the game is over: seasons of fifteen."""
    return 1 - seasons_left(g) / SEASONS


def score(g: Kingsburg, seat: int) -> int:
    """The points on the track."""
    return g.provinces[seat].vp


def diminishing(number: int) -> float:
    """The first of a kind counts fully, every further one less."""
    return DIMINISHING[number] if number < 9 else DIMINISHING[8] + 0.1 * (number - 8)


def terms(g: Kingsburg, seat: int) -> dict[str, float]:
    """What a good player looks at, for one seat."""
    province = g.provinces[seat]
    built, box = province.built, g.table.box
    gold, wood, stone = province.goods
    seasons, winters = seasons_left(g), winters_left(g)
    this_year = seasons_this_year(g) if seasons else 0
    usable = min(seasons, 3) / 3
    each_season, each_winter = float(seasons), float(winters)
    found = {
        "vp": float(province.vp),
        "stock": stock(box, built, gold, wood, stone, seasons, winters) if seasons else 0.0,
        "gold": diminishing(gold) * usable,
        "wood": diminishing(wood) * usable,
        "stone": diminishing(stone) * usable,
        "plus_two": diminishing(min(province.plus_two, seasons)),
        "farms": each_season if built & FARMS else 0.0,
        "merchants_guild": each_season if built & MERCHANTS_GUILD else 0.0,
        "market": each_season if built & MARKET else 0.0,
        "embassy": each_season if built & EMBASSY else 0.0,
        "town_hall": each_season if built & TOWN_HALL else 0.0,
        "inn": float((seasons + 1) // 3) if built & INN else 0.0,
        "rerolls": each_season * (built & (STATUE | CHAPEL)).bit_count(),
        "crane": float(min(seasons, far_buildings(built))) if built & CRANE else 0.0,
        "stable": each_winter if built & STABLE else 0.0,
        "barracks": each_winter if built & BARRACKS else 0.0,
        "stone_wall": each_winter if built & STONE_WALL else 0.0,
        "fortress": max(0.0, each_winter - 1) if built & FORTRESS else 0.0,
        "walls": walls(box, built) * max(0, winters - 1),
        "cathedral": float(gold + wood + stone) if built & CATHEDRAL and g.agenda else 0.0,
        "winter": 0.0,
        "strongest": 0.0,
        "reward": 0.0,
        "envoy": 1.0 if g.envoy == seat and seasons else 0.0,
        "least": 0.0,
    }
    if winters:
        army = province.soldiers + SOLDIERS_A_SEASON * this_year
        after = seasons - this_year
        found["winter"], chance = winter(box, enemies(g, seat), built, army, (gold, wood, stone), after, winters)
        mine = province.soldiers + walls(box, built)
        rival = max(p.soldiers + walls(box, p.built) for s, p in enumerate(g.provinces) if s != seat)
        found["strongest"] = chance * min(1.0, max(0.0, 0.5 + (mine - rival) / 4))
        _compare(g, seat, found)
    return found


def _compare(g: Kingsburg, seat: int, found: dict[str, float]) -> None:
    """The King's reward for the most buildings, his aid and Envoy for the fewest."""
    mine = g.provinces[seat].buildings
    others = [province.buildings for s, province in enumerate(g.provinces) if s != seat]
    if g.year < YEARS or g.phase <= REWARD:
        found["reward"] = min(1.0, max(0.0, 0.5 + 0.25 * (mine - max(others))))
    if g.year < YEARS or g.phase <= ENVOY:
        found["least"] = min(1.0, max(0.0, 0.5 + 0.25 * (min(others) - mine)))


@cache
def weights(seasons: int) -> tuple[float, ...]:
    """The weights with so many seasons to come, in the order of the terms."""
    return tuple(late + (early - late) * seasons / SEASONS for early, late in WEIGHTS.values())


def worth(g: Kingsburg, seat: int) -> float:
    """The weighted terms of one seat."""
    total: float = sum(map(mul, weights(seasons_left(g)), terms(g, seat).values()))
    return total


def value(g: Kingsburg, seat: int) -> float:
    """How well a seat stands against the others, in points."""
    others = [worth(g, s) for s in g.seats if s != seat]
    return worth(g, seat) - RIVALS * sum(others) / len(others)
