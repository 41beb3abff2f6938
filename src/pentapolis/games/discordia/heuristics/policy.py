"""The rule of thumb: a sensible move for every decision, in microseconds.

Every option gets a mark, what it seems to be worth in workers; the thumb takes the best, the first of equal ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel.action import Action
from ..actions import (
    Accept,
    ChooseExtension,
    ChoosePrivilege,
    ChooseTower,
    ClaimDecree,
    DeployBonus,
    EndTurn,
    MainBuild,
    MainDeploy,
    MainExtension,
    MainStars,
    MainUpgrade,
    PlaceAnchorShop,
    SeasonBonus,
    SpecialDeploy,
    TakeBonus,
    TowerExchange,
    UsePrivilege,
    Workers,
)
from ..bonuses import any_usable
from ..components import ANY_COLOR, COLUMNS, DIE_PLACES, UPGRADE, WORKERS, Face
from ..houses import own
from ..state import Discordia
from ..tables import Effect
from ..turn import upgrades_with
from ..workers import ALL_JOKERS, WAYS, counted, jokers
from .prices import EXCHANGE, WIN, Prices

Marks = list[float]

SPENT = 0.55
"""What it costs to spend a modifier."""
UNUSED = 0.001
"""Better than nothing at all."""
LATE = 0.5
"""A single-use privilege is kept for something better as long as there is time."""


def thumb(g: Discordia, seat: int, options: Sequence[Action]) -> Action:
    """What a player does without thinking long."""
    found = marks(g, seat, options)
    return options[found.index(max(found))]


def marks(g: Discordia, seat: int, options: Sequence[Action]) -> Marks:
    """What each option seems to be worth, in workers; only the differences count."""
    return _MARKS[g.agenda[-1].name](g, seat, options)


# ---------------------------------------------------------------- the die


def _mark_dice(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    """What a turn with each die and value would bring."""
    prices = Prices(g, seat)
    found = []
    for option in options:
        die = DIE_PLACES[option.die]
        value = g.dice[die] + option.change
        found.append(_main(prices, die, value) + _specials(prices, die, value) - SPENT * abs(option.change))
    return found


def _main(prices: Prices, die: int, value: int) -> float:
    """The best main action with a die, the bonus of the season and the towers that it opens."""
    g, box, city = prices.g, prices.box, prices.city
    bits, extension, stars = box.tile_facts[g.action_tiles[value - 1]]
    best = prices.best_deployment(bits) if bits else 0.0
    for building in g.display[value - 1 :: COLUMNS]:
        if building:
            best = max(best, *(_build(prices, building, cover, die, value) for cover in _covers(prices, building)))
    if extension:
        best = max(best, prices.best_extension())
    if upgrades_with(box, city, value):
        best = max(best, prices.stars_placed(UPGRADE))
    if stars:
        best = max(best, prices.effect(Effect("gain_star", stars)))
    if value == g.season_value:
        best += prices.effects(box.seasons[g.season].bonus)
    towers = (box.faces[tower.building] for tower in city.towers if tower is not None)
    return best + sum(EXCHANGE * tower.exchange for tower in towers if tower.value == value)


def _covers(prices: Prices, building: str) -> list[str]:
    """What a building can be placed on: a free slot, or others of its type."""
    row = prices.city.rows[prices.box.faces[building].type]
    return [*([""] if None in row else []), *(house.building for house in row if house is not None)]


def _build(prices: Prices, building: str, cover: str, die: int, value: int) -> float:
    """A building in its place; one that shows the die can be deployed on at once."""
    gain = prices.building(building, cover)
    face = prices.box.faces[building]
    if face.value == value and _takes(prices, face, die) and WAYS[face.needs[0] << 12 | prices.given]:
        gain += max(0.0, prices.filling(building, 0))
    return gain


def _takes(prices: Prices, face: Face, die: int) -> bool:
    """Whether a special deployment takes this die, its value apart."""
    return face.color in (ANY_COLOR, die) or prices.sites.any_color >> face.type & 1 > 0


def _specials(prices: Prices, die: int, value: int) -> float:
    """The special deployments that a die allows."""
    return sum(
        max(0.0, prices.filling(face.id, filled))
        for face, filled, fits in prices.open
        if fits and face.value == value and _takes(prices, face, die)
    )


# ---------------------------------------------------------------- the turn


def _mark_turn(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    prices = Prices(g, seat)
    return [_TURN[type(option)](prices, option) for option in options]


def _mark_deploy(prices: Prices, option: Any) -> float:
    house = own(prices.city, option.building)
    assert house is not None
    return prices.filling(option.building, len(house.workers))


def _mark_privilege(prices: Prices, option: UsePrivilege) -> float:
    gain = prices.effects(prices.box.privileges[option.privilege].effect)
    return gain - LATE * prices.share * 2


def _mark_decree(prices: Prices, option: ClaimDecree) -> float:
    slot = prices.box.decree_slots[len(prices.city.decrees)]
    return 1.0 + prices.step * slot.recruit + prices.effects(slot.bonus)


_TURN: dict[type, Callable[[Prices, Any], float]] = {
    MainBuild: lambda prices, option: _build(
        prices, option.building, option.cover, DIE_PLACES[prices.g.die], prices.g.value
    ),
    MainDeploy: _mark_deploy,
    SpecialDeploy: _mark_deploy,
    MainExtension: lambda prices, option: prices.extension(option.extension),
    MainUpgrade: lambda prices, option: prices.stars_placed(UPGRADE),
    MainStars: lambda prices, option: prices.effect(
        Effect("gain_star", prices.box.tile_facts[prices.g.action_tiles[prices.g.value - 1]][2])
    ),
    SeasonBonus: lambda prices, option: prices.effects(prices.box.seasons[prices.g.season].bonus),
    TowerExchange: lambda prices, option: EXCHANGE * prices.box.faces[option.tower].exchange,
    UsePrivilege: _mark_privilege,
    ClaimDecree: _mark_decree,
    EndTurn: lambda prices, option: UNUSED,
}


# ---------------------------------------------------------------- workers


def wanted(g: Discordia, seat: int) -> list[float]:
    """How much a worker of each type is missed: by spaces that ask for him, and by how many there are."""
    box, city = g.box, g.cities[seat]
    asked = [0.5] * len(WORKERS)
    for house in city.houses():
        spaces = box.faces[house.building].spaces
        for nth, space in enumerate(spaces[len(house.workers) :] or spaces):
            for place, kind in enumerate(WORKERS):
                asked[place] += space.count(kind) * (1.0 if nth == 0 else 0.5)
    free = jokers(box, city.privileges)
    return [
        (asked[place] + (2.0 if free >> place & 1 and free != ALL_JOKERS else 0.0)) / (1 + there)
        for place, there in enumerate(city.reserve)
    ]


def _mark_payments(g: Discordia, seat: int, options: Sequence[Workers]) -> Marks:
    """Give whoever is missed least; whoever goes back to the bag is gone for good."""
    misses, workers = wanted(g, seat), g.cities[seat].workers
    given = [counted(option) for option in options]
    return [WIN if sum(counts) == workers else -_missed(misses, g.cities[seat].reserve, counts) for counts in given]


def _mark_returns(g: Discordia, seat: int, options: Sequence[Workers]) -> Marks:
    """As many as possible, and whoever is missed least."""
    return [
        mark + 10 * sum(counted(option)) for mark, option in zip(_mark_payments(g, seat, options), options, strict=True)
    ]


def _missed(misses: Sequence[float], reserve: Sequence[int], counts: Sequence[int]) -> float:
    """Each next worker of a type is missed more."""
    return sum(
        miss * (there + 1) * sum(1 / (there + 1 - more) for more in range(count))
        for miss, there, count in zip(misses, reserve, counts, strict=True)
        if count
    )


# ---------------------------------------------------------------- bonuses


def _mark_star(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    gain = Prices(g, seat).stars_placed(str(g.agenda[-1].args[0]))
    return [gain if isinstance(option, Accept) else UNUSED for option in options]


def _mark_exchange(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    return [1.0 if isinstance(option, Accept) else 0.0 for option in options]


def _mark_order(g: Discordia, seat: int, options: Sequence[TakeBonus]) -> Marks:
    """What is worth most first."""
    prices = Prices(g, seat)
    return [prices.effects((_effect(option),)) for option in options]


def _effect(option: TakeBonus) -> Effect:
    if option.bonus == "place_star":
        return Effect(option.bonus, option.n, track=option.on)  # type: ignore[arg-type]  # tracks are tracks
    return Effect(option.bonus, option.n, target=option.on)  # type: ignore[arg-type]  # types of buildings


def _mark_towers(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    prices = Prices(g, seat)
    return [
        prices.tower(option.tower, option.replace) if isinstance(option, ChooseTower) else 0.0 for option in options
    ]


def _mark_extensions(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    prices = Prices(g, seat)
    return [prices.extension(option.extension) if isinstance(option, ChooseExtension) else 0.0 for option in options]


def _mark_privileges(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    prices = Prices(g, seat)
    return [prices.privilege(option.privilege) if isinstance(option, ChoosePrivilege) else 0.0 for option in options]


def _mark_bonus_deployments(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    prices = Prices(g, seat)
    return [_mark_deploy(prices, option) if isinstance(option, DeployBonus) else 0.0 for option in options]


# ---------------------------------------------------------------- other decisions


def _mark_draft(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    prices = Prices(g, seat)
    return [prices.building(option.building) for option in options]


def _mark_ships(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    return [0.0] * len(options)


def _mark_anchor(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    prices = Prices(g, seat)
    return [prices.anchor(option.cover) if isinstance(option, PlaceAnchorShop) else 0.0 for option in options]


def at_once(g: Discordia, seat: int, options: Sequence[Action]) -> list[Action]:
    """Decrees that are fulfilled, unless the bonus of their place would be lost now: others may take them."""
    claims: list[Action] = [option for option in options if isinstance(option, ClaimDecree)]
    if not claims:
        return []
    bonus = g.box.decree_slots[len(g.cities[seat].decrees)].bonus
    return claims if not bonus or any_usable(g, seat, bonus) else []


def _mark_window(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    return [1.0 if isinstance(option, ClaimDecree) else 0.0 for option in options]


def _mark_losses(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    prices = Prices(g, seat)
    found = []
    for option in options:
        house = own(prices.city, option.building)
        assert house is not None
        found.append(-prices.ruin(house))
    return found


def _mark_lost_towers(g: Discordia, seat: int, options: Sequence[Any]) -> Marks:
    prices = Prices(g, seat)
    found = []
    for option in options:
        house = own(prices.city, option.tower)
        assert house is not None
        found.append(-prices.loss(house))
    return found


_MARKS: dict[str, Callable[[Discordia, int, Sequence[Any]], Marks]] = {
    "draft_building": _mark_draft,
    "pick_die": _mark_dice,
    "turn": _mark_turn,
    "choose_payment": _mark_payments,
    "exchange_accept": _mark_exchange,
    "exchange_return": _mark_payments,
    "return_workers": _mark_returns,
    "bonus_accept": _mark_star,
    "bonus_order": _mark_order,
    "choose_tower": _mark_towers,
    "choose_extension": _mark_extensions,
    "choose_privilege": _mark_privileges,
    "deploy_bonus": _mark_bonus_deployments,
    "ship_order": _mark_ships,
    "place_anchor_shop": _mark_anchor,
    "decree_window": _mark_window,
    "penalty_building": _mark_losses,
    "penalty_tower": _mark_lost_towers,
    "recruit_return": _mark_payments,
}
