"""Buildings: new ones, upgrades, repairs, free upgrades (ME-6.7 to ME-6.15)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.now import Now
from ....kernel.refusal import Why
from ..components import (
    BUILDINGS,
    CASTLE,
    CATEGORIES,
    CATHEDRAL,
    CATHEDRAL_PRICE,
    CITY,
    CIVIL,
    COLOUR_OF,
    LEVEL_PRICE,
    MILITARY,
    RELIGIOUS,
    REPAIR_PRICE,
)
from ..control import controller, level_of, set_building
from ..money import honor, pay
from ..state import Medioevo
from .desk import Desk, design, in_supply
from .events import BuildingRaised
from .tokens import place_tokens

DESIGN = {CIVIL: "masonry", MILITARY: "architecture", RELIGIOUS: "religion"}
"""The technology that plans buildings of a category."""
KIND = {name: (category, level) for category, chain in BUILDINGS.items() for level, name in enumerate(chain, 1)}
"""Category and level of each building."""
GLORIOUS = (CITY, CASTLE, CATHEDRAL)
"""Who places one gains an Honor Point (ME-6.12)."""
CHEAPER, HALVED = "card_32", "card_33"
"""Effects that lower the price of one building of the phase (ME-25.31)."""
REDUCTION = 50


class BuildBuilding(Action, frozen=True):
    """Build in a controlled territory."""

    building: str
    place: str


class UpgradeBuilding(Action, frozen=True):
    """Replace a building by a higher one of its kind."""

    place: str
    building: str


class Repair(Action, frozen=True):
    """Remove destruction tokens from a building."""

    place: str
    category: str
    tokens: int


def full_price(building: str) -> int:
    return CATHEDRAL_PRICE if building == CATHEDRAL else LEVEL_PRICE * KIND[building][1]


def reductions(g: Medioevo, seat: int) -> tuple[str, ...]:
    """The cards that make the seat's next building cheaper."""
    if not g.effects:
        return ()
    return tuple(effect.name for effect in g.effects if effect.seat == seat and effect.name in (CHEAPER, HALVED))


def reduced(price: int, cards: tuple[str, ...]) -> int:
    """A price by these cards: half, rounded up, and 50 florins less (ME-25.31)."""
    if HALVED in cards:
        price = (price + 1) // 2
    return max(0, price - REDUCTION) if CHEAPER in cards else price


def new_buildings(desk: Desk) -> list[Action]:
    """What can be built where: at any level, one building of each category in a territory (ME-6.7 to ME-6.10)."""
    g, found = desk.g, list[Action]()
    for building in _affordable(desk):
        category, _ = KIND[building]
        for name in desk.sites:
            if fits(g, building, name) and not level_of(g.place(name), category):
                found.append(BuildBuilding(building, name))
    return found


def fits(g: Medioevo, building: str, name: str) -> bool:
    """Whether a territory is one for such a building: civil ones need an inhabited area (ME-6.8, ME-A11)."""
    return KIND[building][0] != CIVIL or g.box.chart.inhabited(name) is not None


def _affordable(desk: Desk) -> list[str]:
    cards = reductions(desk.g, desk.seat)
    found = []
    for category, chain in BUILDINGS.items():
        technology = DESIGN[category]
        if desk.designs(technology):
            for level, building in enumerate(chain, 1):
                if building in desk.figures and desk.affords(
                    reduced(full_price(building), cards), COLOUR_OF[technology], level
                ):
                    found.append(building)
    return found


def upgrades(desk: Desk) -> list[Action]:
    """Higher buildings of the same chain, for the difference in florins and points (ME-6.11)."""
    g, found = desk.g, list[Action]()
    cards = reductions(g, desk.seat)
    for category in (CIVIL, MILITARY):
        technology, chain = DESIGN[category], BUILDINGS[category]
        if not desk.designs(technology):
            continue
        for name in desk.sites:
            old = level_of(g.place(name), category)
            if not old:
                continue
            for level in range(old + 1, len(chain) + 1):
                price = reduced(LEVEL_PRICE * (level - old), cards)
                if chain[level - 1] in desk.figures and desk.affords(price, COLOUR_OF[technology], level - old):
                    found.append(UpgradeBuilding(name, chain[level - 1]))
    return found


def repairs(desk: Desk) -> list[Action]:
    """Buildings that bear destruction tokens, and how many can be removed (ME-6.14)."""
    found: list[Action] = []
    most = desk.player.florins // REPAIR_PRICE
    for name in desk.lands:
        damage = desk.g.place(name).damage
        if any(damage):
            for category, tokens in zip(CATEGORIES, damage, strict=True):
                found += [Repair(name, category, n) for n in range(1, min(tokens, most) + 1)]
    return found


# what they do


def build_building(g: Medioevo, now: Now, seat: int, action: BuildBuilding) -> None:
    _pay(g, now, seat, full_price(action.building))
    category, level = KIND[action.building]
    design(g, now, seat, DESIGN[category], level)
    put_building(g, now, seat, action.building, action.place)


def upgrade_building(g: Medioevo, now: Now, seat: int, action: UpgradeBuilding) -> None:
    category, level = KIND[action.building]
    more = level - level_of(g.place(action.place), category)
    _pay(g, now, seat, LEVEL_PRICE * more)
    design(g, now, seat, DESIGN[category], more)
    put_building(g, now, seat, action.building, action.place)


def _pay(g: Medioevo, now: Now, seat: int, price: int) -> None:
    pay(g, now, seat, reduced(price, reductions(g, seat)), "building")
    drop_reductions(g, seat)


def drop_reductions(g: Medioevo, seat: int) -> None:
    """A building was bought: cards that made it cheaper have served."""
    if reductions(g, seat):
        g.effects = [effect for effect in g.effects if effect.seat != seat or effect.name not in (CHEAPER, HALVED)]


def put_building(g: Medioevo, now: Now, seat: int, building: str, name: str) -> None:
    """A building stands from now on, in the place of a lower one; a military one brings control tokens for the levels
    it adds (ME-6.12, ME-6.13, ME-A12)."""
    category, level = KIND[building]
    old = level_of(g.place(name), category)
    set_building(g, name, category, level)
    if building in GLORIOUS:
        honor(g, now, seat, 1, building)
    if category == MILITARY:
        now.then(place_tokens.of(seat, name, level - old))


def repair(g: Medioevo, now: Now, seat: int, action: Repair) -> None:
    pay(g, now, seat, REPAIR_PRICE * action.tokens, "repair")
    place = g.place(action.place)
    number = CATEGORIES.index(action.category)
    civil, military, religious = (n - action.tokens * (i == number) for i, n in enumerate(place.damage))
    g.put(action.place, replace(place, damage=(civil, military, religious)))


# free upgrades


def can_upgrade_free(g: Medioevo, seat: int, name: str, category: str) -> bool:
    """Whether a building of a seat can rise a level free of charge: it is not complete, its figure is in the supply,
    the seat controls the territory (ME-25.58, ME-26.18, ME-26.19)."""
    level, chain = level_of(g.place(name), category), BUILDINGS[category]
    return 0 < level < len(chain) and controller(g, name) == seat and chain[level] in in_supply(g)


def upgrade_free(g: Medioevo, now: Now, seat: int, name: str, category: str) -> None:
    """A building rises one level without florins or points of its design: honor and tokens come as usual."""
    building = BUILDINGS[category][level_of(g.place(name), category)]
    now.tell(BuildingRaised, seat, name, building)
    put_building(g, now, seat, building, name)


# why not


def why_no_building(g: Medioevo, seat: int, action: BuildBuilding | UpgradeBuilding) -> Why | None:
    if action.building not in KIND or action.place not in g.box.chart.territories:
        return None
    category, level = KIND[action.building]
    desk, old = Desk(g, seat), level_of(g.place(action.place), category)
    upgrade = isinstance(action, UpgradeBuilding)
    if not desk.designs(DESIGN[category]):
        return Why("ME-6.7", "refused-me-needs-technology", {"technology": DESIGN[category]})
    if action.place not in desk.lands:
        return Why("ME-6.7", "refused-me-not-controlled", {"place": action.place})
    if action.place not in desk.sites:
        return Why("ME-6.15", "refused-me-hostile-units", {"place": action.place})
    if not fits(g, action.building, action.place):
        return Why("ME-6.8", "refused-me-not-inhabited", {"place": action.place})
    if upgrade and not 0 < old < level:
        return Why("ME-6.11", "refused-me-no-upgrade", {"place": action.place, "building": action.building})
    if old and not upgrade:
        return Why("ME-6.9", "refused-me-building-there", {"place": action.place})
    if action.building not in desk.figures:
        return Why("ME-2.10", "refused-me-supply", {"piece": action.building})
    price = LEVEL_PRICE * (level - old) if upgrade else full_price(action.building)
    return Why("ME-2.9", "refused-me-price", {"florins": reduced(price, reductions(g, seat)), "points": level - old})


def why_no_repair(g: Medioevo, seat: int, action: Repair) -> Why | None:
    if controller(g, action.place) != seat:
        return Why("ME-6.14", "refused-me-not-controlled", {"place": action.place})
    return Why("ME-6.14", "refused-me-repair", {"place": action.place, "tokens": action.tokens})
