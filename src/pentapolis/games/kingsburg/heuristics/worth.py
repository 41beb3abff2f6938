"""What things are worth in points: buildings, goods, soldiers. Everything else is weighed against these."""

from __future__ import annotations

from functools import lru_cache

from ..components import (
    AID,
    AUTUMN,
    BARRACKS,
    BOXES,
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
    RECRUIT,
    REWARD,
    SPRING,
    STABLE,
    STATUE,
    STONE_WALL,
    SUMMER,
    TOWN_HALL,
    WINTER,
    Goods,
)
from ..state import Kingsburg

YEARS, SEASONS = 5, 15

RATES: dict[int, float] = {
    STATUE: 0.03,
    CHAPEL: 0.03,
    CATHEDRAL: 1.5,
    INN: 1.5,
    MARKET: 0.25,
    FARMS: 1.0,
    MERCHANTS_GUILD: 0.95,
    BARRACKS: 0.3,
    STABLE: 0.25,
    STONE_WALL: 0.4,
    FORTRESS: 0.75,
    CRANE: 0.75,
    TOWN_HALL: 0.5,
    EMBASSY: 1.8,
}
"""What a building's effect is worth each time it works: a season, a summer, a winter, a cheaper building, the end."""
WALLS = 1.5
"""A point of battle value, each winter."""

_SEASONS_OF = {AID: 3, SPRING: 3, REWARD: 2, SUMMER: 2, ENVOY: 1, AUTUMN: 1, RECRUIT: 0, WINTER: 0}

MISSING = (1.0, 0.72, 0.52, 0.37, 0.27, 0.19, 0.14, 0.1, 0.07, 0.0)
"""How much of a building's worth is in hand while so many goods are missing."""
LEFTOVER = 0.25
"""A good that the next building does not need."""
SECOND = 0.67
"""What the building after the next counts."""
OPENING = 0.3
"""What it is worth that a building opens the next one of its row."""
GOOD, NO_USE = 0.45, 0.02
"""A good won or lost in winter; a good at the end, which decides a tie at most."""


def seasons_this_year(g: Kingsburg) -> int:
    """Production seasons to come this year, the present one included."""
    return _SEASONS_OF[g.phase]


def seasons_left(g: Kingsburg) -> int:
    """Production seasons to come, the present one included."""
    return 3 * (YEARS - g.year) + _SEASONS_OF[g.phase] if g.agenda else 0


def winters_left(g: Kingsburg) -> int:
    """Battles to come."""
    return YEARS - g.year + (g.battle is None) if g.agenda else 0


def price(built: int) -> int:
    """The goods a soldier costs."""
    return 1 if built & BARRACKS else 2


def far_buildings(built: int) -> int:
    """Buildings of columns III and IV that are still to be built."""
    return 10 - (built & 0xCCCCC).bit_count()


@lru_cache(maxsize=1 << 16)
def candidates(box: str, built: int) -> tuple[tuple[int, Goods], ...]:
    """The next building of each row that has one: its place and its cost."""
    found = []
    for first in range(0, 20, 4):
        place = next((place for place in range(first, first + 4) if not built >> place & 1), None)
        if place is not None:
            found.append((place, BOXES[box].cost(BOXES[box].buildings[place], built)))
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def countered(box: str, kind: str) -> float:
    """How often an enemy is of this kind."""
    cards = BOXES[box].enemies.values()
    return sum(card.type == kind for card in cards) / len(cards)


@lru_cache(maxsize=1 << 16)
def building_gain(box: str, place: int, built: int, seasons: int, winters: int) -> float:
    """What a building brings, with so many seasons after this one and winters to come, given those that stand."""
    building, bit = BOXES[box].buildings[place], 1 << place
    gain = building.vp + OPENING * (building.column < 4)
    if bit in RATES:
        gain += RATES[bit] * _times(bit, built, seasons, winters)
    battle = building.battle + sum(
        countered(box, kind) * (bonus - building.battle) for kind, bonus in building.battle_versus.items()
    )
    return gain + WALLS * battle * winters


def _times(bit: int, built: int, seasons: int, winters: int) -> int:
    """How often a building's effect will work."""
    if bit == CATHEDRAL:
        return 1
    if bit == INN:
        return (seasons + 2) // 3
    if bit == CRANE:
        return min(far_buildings(built), seasons)
    if bit & (EMBASSY | TOWN_HALL):
        return seasons + 1
    return winters if bit & (BARRACKS | STABLE | STONE_WALL | FORTRESS) else seasons


@lru_cache(maxsize=1 << 17)
def stock(box: str, built: int, gold: int, wood: int, stone: int, seasons: int, winters: int, ahead: int = 1) -> float:
    """What goods are worth with so many constructions to come: the best building they (nearly) pay, and the rest."""
    total = gold + wood + stone
    if seasons <= 0:
        return (0.5 if built & CATHEDRAL else NO_USE) * total
    leftover = LEFTOVER if seasons > 1 else NO_USE
    best = leftover * total
    for place, cost in candidates(box, built):
        gain = building_gain(box, place, built, seasons - 1, winters)
        missing = max(0, cost[0] - gold) + max(0, cost[1] - wood) + max(0, cost[2] - stone)
        if missing:
            worth = gain * MISSING[min(missing, 9)] + leftover * (total - sum(cost) + missing)
        elif ahead:
            left = gold - cost[0], wood - cost[1], stone - cost[2]
            worth = gain + SECOND * stock(box, built | 1 << place, *left, seasons - 1, winters, ahead - 1)
        else:
            worth = gain + leftover * (total - sum(cost))
        if worth > best:
            best = worth
    return best


def enemies(g: Kingsburg, seat: int) -> tuple[str, ...]:
    """What this year's enemy may be, as far as a seat knows; nothing once the battle is on."""
    layer = g.enemies.top()
    if layer is None or g.battle is not None:
        return ()
    if seat in layer.known_to:
        return (layer.card,)
    pool = g.enemies.pools[layer.group]
    if layer.card:  # others have seen it: in an imagined world it is out of the pool
        return tuple(sorted((*pool, layer.card)))
    return tuple(pool)


@lru_cache(maxsize=1 << 16)
def winter(
    box: str, cards: tuple[str, ...], built: int, army: float, goods: Goods, seasons: int, winters: int
) -> tuple[float, float]:
    """The expected gain (or loss) of a battle with this army before reinforcements, and the chance of victory."""
    if not cards:
        return 0.0, 0.0
    known = BOXES[box]
    gain = chance = 0.0
    for card in cards:
        enemy = known.enemies[card]
        margin = army + known.battle(built, enemy.type) - enemy.strength
        wins = min(6.0, max(0.0, margin + 6))
        defeats = min(6.0, max(0.0, -margin - 1))
        if built & STONE_WALL:
            wins = 6.0 - defeats
        reward = enemy.reward
        won = reward.vp + (GOOD if seasons else NO_USE) * (sum(reward.goods) + reward.any) + bool(built & FORTRESS)
        gain += wins * won - defeats * loss(box, card, built, goods, seasons, winters)
        chance += wins
    return gain / (6 * len(cards)), chance / (6 * len(cards))


@lru_cache(maxsize=1 << 16)
def loss(box: str, card: str, built: int, goods: Goods, seasons: int, winters: int) -> float:
    """What a defeat by this enemy costs: points, goods, and the buildings it destroys."""
    taken = BOXES[box].enemies[card].loss
    left = [max(0, owned - lost) for owned, lost in zip(goods, taken.goods, strict=True)]
    lost = float(taken.vp) + (GOOD if seasons else NO_USE) * (sum(goods) - sum(left) + min(taken.any, sum(left)))
    for _ in range(taken.buildings):
        standing = [place for place in range(20) if built >> place & 1]
        if standing:
            place = min(standing, key=lambda place: (-(place % 4), place // 4))
            built &= ~(1 << place)
            lost += building_gain(box, place, built, seasons, winters - 1)
    return lost


@lru_cache(maxsize=1 << 16)
def walls(box: str, built: int) -> float:
    """The mean battle value of buildings over all enemies."""
    cards = BOXES[box].enemies.values()
    return sum(BOXES[box].battle(built, card.type) for card in cards) / len(cards)
