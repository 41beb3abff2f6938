"""The terms of an evaluation, and where it is fair."""

from __future__ import annotations

from operator import mul

from ..components import (
    FIELDS,
    FREE_SPACES,
    GOAL_MONUMENTS,
    GOAL_POPULATION,
    GROWING,
    PEASANTS_AT_START,
    PRIEST,
    SEASONS,
    WORKER,
    YEAR_END,
    YEARS,
)
from ..scoring import victory_key
from ..state import AlbaLonga, City
from .forecast import (
    PRIESTS_TO_COME,
    after_growth,
    blessing_price,
    harvest_worth,
    kept,
    outlook,
    people_worth,
    year_end,
)
from .worth import (
    ASSIGN,
    BLESSINGS,
    GROW,
    MERCHANTS,
    MONUMENT,
    PHASE_PLACES,
    PRIESTS,
    SOLDIERS,
    WORKERS,
    farmers_to_come,
    hands,
    market,
    quarry,
    seasons_left,
    silver_worth,
    soldiers,
)

WEIGHTS: dict[str, float] = {
    "alive": 20.0,
    "task": 60.0,
    "monuments": MONUMENT,
    "quarry": 1.0,
    "people": 1.0,
    "harvest": 1.0,
    "silver": 1.0,
    "market": 0.95,
    "hands": 1.0,
    "raid": 1.0,
    "threat": -1.0,
    "free_houses": 0.5,
    "heroes": 0.15,
    "crown": 0.1,
}
"""What one unit of each term is worth, in points."""
BEATEN = 0.25
"""The task fulfilled by who is beaten to the victory."""
RIVALS = 0.3
"""How much of the rivals' mean counts against one's own."""


def quiet(g: AlbaLonga) -> bool:
    """Whether evaluation is fair: a season begins, with nobody assigned anywhere, or the game is over."""
    if not g.agenda:
        return True
    entry = g.agenda[-1]
    return entry.name == "sell_slaves" and entry.seat == g.order[0]


def progress(g: AlbaLonga) -> float:
    """How much of the game is over: seasons of seven years, or of the task as far as the foremost King has come."""
    if not g.agenda:
        return 1.0
    seasons = (g.year - 1 + _SEASON_PLACES[g.season] / len(SEASONS)) / YEARS
    return max(seasons, *[_fulfilled(city) for city in g.cities])


def _fulfilled(city: City) -> float:
    """How much of the task is done, monuments and peasants counting alike."""
    people = city.home + sum(city.assigned) - PEASANTS_AT_START
    return min(city.monuments / GOAL_MONUMENTS, 1.0) / 2 + max(0.0, min(people / _MORE_PEASANTS, 1.0)) / 2


_MORE_PEASANTS = GOAL_POPULATION - PEASANTS_AT_START


_SEASON_PLACES = {season: place for place, season in enumerate(SEASONS)}


def score(g: AlbaLonga, seat: int) -> int:
    """How far a King has come: his monuments and his peasants."""
    city = g.cities[seat]
    return city.monuments + city.population


def standing(g: AlbaLonga, seat: int) -> tuple[int, ...]:
    """What Kings are compared by where the rules rank nobody: survival, the task, monuments, people."""
    city = g.cities[seat]
    return int(seat in g.order), int(city.fulfils), city.monuments, city.population


def achieved(g: AlbaLonga, seat: int) -> tuple[str, ...]:
    """What is counted of a King beside winning: survival and the task."""
    city = g.cities[seat]
    return tuple(what for what, done in (("survival", seat in g.order), ("task", city.fulfils)) if done)


def sides(g: AlbaLonga) -> list[tuple[int, ...]]:
    """The Kings whose people live."""
    return [(seat,) for seat in g.seats if seat in g.order]


def terms(g: AlbaLonga, seat: int) -> dict[str, float]:
    """What a good player looks at, for one seat."""
    return dict(zip(WEIGHTS, _terms(g, seat), strict=True))


def _terms(g: AlbaLonga, seat: int) -> tuple[float, ...]:
    city, phase = g.cities[seat], PHASE_PLACES[g.phase]
    if seat not in g.order:
        return (0.0,) * len(WEIGHTS)
    people = city.home + sum(city.assigned)
    now = people_worth(people)
    if not g.agenda:
        return 1.0, _task(g, seat), float(city.monuments), 0.0, now, *(0.0,) * 9
    resolving = g.season != YEAR_END
    workers = city.assigned[WORKER] + city.captives[WORKER] if resolving and phase <= WORKERS else 0
    missing = GOAL_MONUMENTS - city.monuments
    built = workers // 2 >= missing
    seasons = seasons_left(g)
    earned = market(g, seat) if resolving and phase <= MERCHANTS else 0.0
    won, lost = soldiers(g, seat) if resolving and phase <= SOLDIERS else (0.0, 0.0)
    return (
        1.0,
        0.0,
        float(city.monuments),
        quarry(workers, missing),
        now,
        _year(g, seat, city, people, phase, built) - now,
        silver_worth(city.silver, seasons),
        silver_worth(city.silver + round(earned), seasons) - silver_worth(city.silver, seasons) if earned else 0.0,
        hands(city, g.dice_cost) if resolving and phase <= ASSIGN else 0.0,
        won,
        lost,
        float(sum(city.housing_disc < space <= city.housing_disc + people for space in FREE_SPACES)),
        float(5 - city.used_count),
        float(g.king_of_kings == seat),
    )


def _task(g: AlbaLonga, seat: int) -> float:
    """At the end: the task, and mostly what it brings if nobody did better."""
    own = victory_key(g, seat)
    if not own[0]:
        return 0.0
    return 1.0 if own == max(victory_key(g, other) for other in g.order) else BEATEN


def _year(g: AlbaLonga, seat: int, city: City, people: int, phase: int, built: bool) -> float:
    """People, wheat and worship at the end of the year, from wherever the year stands."""
    o = outlook(g)
    devotion = city.devotion
    if g.season == YEAR_END:
        close = after_growth if phase >= GROW else year_end
        return close(people, city.wheat, o.next_harvest, o.years, built) + kept(o, devotion)
    length = g.box.devotion_length
    if phase <= PRIESTS:
        devotion = min(devotion + city.assigned[PRIEST] + city.captives[PRIEST], length)
    price = blessing_price(g, seat)
    if g.season == GROWING:
        devotion = min(devotion + PRIESTS_TO_COME, length)
        return harvest_worth(o, people, city.wheat, min(people, FIELDS), 0, devotion, price, built)
    if phase >= BLESSINGS:
        return year_end(people, city.wheat, o.next_harvest, o.years, built) + kept(o, devotion)
    farmers = farmers_to_come(city, g.dice_cost) if phase <= ASSIGN else city.fields
    return harvest_worth(o, people, city.wheat, farmers, city.lying_farmers, devotion, price, built)


_WEIGHTS = tuple(WEIGHTS.values())


def worth(g: AlbaLonga, seat: int) -> float:
    """The weighted terms of one seat."""
    total: float = sum(map(mul, _WEIGHTS, _terms(g, seat)))
    return total


def value(g: AlbaLonga, seat: int) -> float:
    """How well a seat stands, in points."""
    others = [worth(g, other) for other in g.order if other != seat]
    own = worth(g, seat)
    return own - RIVALS * sum(others) / len(others) if others else own
