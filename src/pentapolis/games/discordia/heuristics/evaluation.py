"""The terms of an evaluation, and where it is fair."""

from __future__ import annotations

from math import exp
from operator import mul

from ..components import SEASON_PLACES, SEASONS, YEARS
from ..houses import defence, on_buildings
from ..recruitment import visible_symbols
from ..state import RAID, RECRUITMENT, SEASON, SET_UP, Discordia
from .prices import Prices, stars_worth

WEIGHTS: dict[str, float] = {
    "won": 60.0,
    "reserve": -1.0,
    "near": 12.0,
    "symbols": -1.0,
    "ring": 1.0,
    "buildings": 1.0,
    "fitting": 0.25,
    "stars": 1.0,
    "modifiers": 1.0,
    "privileges": 1.0,
    "towers": 1.0,
    "upgrades": 1.0,
    "slots": 1.0,
    "raid": 1.0,
}
"""What one unit of each term is worth, in workers."""
NEAR = 4
"""Workers in reserve that are still far from none."""
DOUBT = 0.8
"""What a turn that is still to come leaves of a forecast."""
RIVALS = 0.3
"""How much of the rivals' mean counts against one's own."""


def quiet(g: Discordia) -> bool:
    """Whether evaluation is fair: somebody's turn begins, or the game is over."""
    return not g.agenda or g.agenda[-1].name == "pick_die"


def progress(g: Discordia) -> float:
    """How much of the game is over: five seasons and the events of the year's end, four times."""
    if not g.agenda:
        return 1.0
    done = SEASON_PLACES[g.season] if g.phase in (SET_UP, SEASON) else len(SEASONS)
    return (g.year - 1 + done / (len(SEASONS) + 1)) / YEARS


def score(g: Discordia, seat: int) -> int:
    """Less is better in this game: the workers in reserve, counted down from all there are."""
    return -g.cities[seat].workers


def terms(g: Discordia, seat: int) -> dict[str, float]:
    """What a good player looks at, for one seat."""
    return dict(zip(WEIGHTS, _terms(g, seat), strict=True))


def _terms(g: Discordia, seat: int) -> tuple[float, ...]:
    city = g.cities[seat]
    workers = city.workers
    if not g.agenda:
        return _won(g, seat), float(workers), *(0.0,) * (len(WEIGHTS) - 2)
    prices = Prices(g, seat)
    symbols = visible_symbols(prices.box, city)
    return (
        0.0,
        float(workers),
        _near(prices, workers, symbols),
        prices.step * symbols,
        prices.step * city.ring,
        sum(prices.sites.worth(house.building, len(house.workers)) for house in city.houses()),
        float(sum(fits for _, _, fits in prices.open)),
        stars_worth(city.stars, prices.share),
        prices.modifiers(),
        prices.held_privileges(),
        prices.standing_towers(),
        prices.upgrades(),
        prices.slots(),
        _raid(g, seat, prices),
    )


def _won(g: Discordia, seat: int) -> float:
    """At the end: fewest workers, then fewest on buildings; alone only an empty reserve counts."""
    keys = [(city.workers, on_buildings(g.box, city)) for city in g.cities]
    if g.solo:
        return float(keys[seat][0] == 0)
    return 1 / keys.count(keys[seat]) if keys[seat] == min(keys) else 0.0


def _near(prices: Prices, workers: int, symbols: int) -> float:
    """How near the reserve is to being empty: now, or after a recruitment that sends workers away."""
    now = exp(-workers / NEAR)
    if not prices.outlook.ends:
        return now
    empty = sum(face.size - filled for face, filled, _ in prices.open)
    after = max(0, workers + symbols + empty - prices.city.ring)
    return max(now, DOUBT**prices.outlook.turns * exp(-after / NEAR))


def _raid(g: Discordia, seat: int, prices: Prices) -> float:
    """What the raid of this year will bring or cost, as far as it can be seen."""
    if g.phase in (RAID, RECRUITMENT) or not g.left:
        return 0.0
    box, city, turns = g.box, g.cities[seat], prices.outlook.turns
    unseen = 0.0 if g.right else (3.0 if g.year == YEARS else 2.0)
    ahead = defence(box, city) + 0.3 * turns - g.strength - unseen + 0.5
    hold = 1 / (1 + exp(-ahead * 2 / (1 + 0.4 * turns)))
    reward = prices.effects(box.barbarians[g.right].reward) if g.right else 1.5
    penalty = sum(prices.penalty(effect) for effect in box.barbarians[g.left].penalty)
    return hold * reward - (1 - hold) * penalty


_WEIGHTS = tuple(WEIGHTS.values())


def worth(g: Discordia, seat: int) -> float:
    """The weighted terms of one seat."""
    total: float = sum(map(mul, _WEIGHTS, _terms(g, seat)))
    return total


def value(g: Discordia, seat: int) -> float:
    """How well a seat stands, in workers."""
    own = worth(g, seat)
    others = [worth(g, other) for other in g.seats if other != seat]
    return own - RIVALS * sum(others) / len(others) if others else own
