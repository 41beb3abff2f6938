"""Military units: recruiting, promoting Captains, buying back what card 28 has noted (ME-6.23 to ME-6.27, ME-25.27)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.now import Now
from ....kernel.refusal import Why
from ..components import ARCHER, CAPTAIN, CAVALRY, COLOUR_OF, HEAVY, LEVELS, LIGHT, PRICES
from ..control import civil_levels
from ..diplomacy.pacts import admit
from ..forces import add_troops, merged, named, of_kind, read_unit, set_troops, troops_at, unit_name, without
from ..money import pay
from ..state import Medioevo
from ..tabletop import NONE, Troop
from .desk import Desk, design

DESIGN = "art_of_war"
COLOUR = COLOUR_OF[DESIGN]
FREE_UNITS = 3
"""Units that can be placed in a purchase phase without civil buildings (ME-6.26)."""
SOLDIERS = (LIGHT, ARCHER, HEAVY, CAVALRY)
CAPTAINS = tuple(named(CAPTAIN, level) for level in LEVELS)
UNIT_NAMES = (*SOLDIERS, *CAPTAINS)


class Recruit(Action, frozen=True):
    """Place a new unit."""

    unit: str
    place: str


class PromoteCaptain(Action, frozen=True):
    """Raise a Captain to a higher level."""

    place: str
    unit: str
    level: int


class BuyBack(Action, frozen=True):
    """Buy back, at half price, a unit that a Surgeon has noted."""

    unit: str
    place: str


def price(unit: str) -> int:
    """The florins of a unit; of a Captain 100 for each level (ME-6.23)."""
    kind, level = read_unit(unit)
    return PRICES[kind] * max(1, level)


def limit(g: Medioevo, seat: int) -> int:
    """How many units a seat can place in this purchase phase, by the civil buildings it has now (ME-6.26, ME-A71)."""
    return FREE_UNITS + civil_levels(g, seat)


def room(desk: Desk) -> int:
    """How many units the seat can still place in this phase."""
    civil = sum(desk.g.place(name).civil for name in desk.lands)
    return FREE_UNITS + civil - desk.player.recruited


def recruits(desk: Desk) -> list[Action]:
    """New units and where they can be placed."""
    found: list[Action] = []
    if not desk.camps or room(desk) < 1 or desk.player.florins < PRICES[LIGHT]:
        return found
    left = desk.soldiers
    for unit in SOLDIERS:
        if left[unit] > 0 and desk.affords(PRICES[unit]):
            found += [Recruit(unit, name) for name in desk.camps]
    if left[CAPTAIN] > 0 and desk.designs(DESIGN):
        for level, unit in zip(LEVELS, CAPTAINS, strict=True):
            if desk.affords(PRICES[CAPTAIN] * level, COLOUR, level) and level in desk.ranks:
                found += [Recruit(unit, name) for name in desk.camps]
    return found


def promotions(desk: Desk) -> list[Action]:
    """Captains that stand where one could be recruited, for the difference in florins and points (ME-6.24)."""
    g, found = desk.g, list[Action]()
    if not desk.designs(DESIGN) or not desk.affords(PRICES[CAPTAIN], COLOUR, 1):
        return found
    for name in desk.camps:
        for troop in _captains(g, desk.seat, name):
            for level in range(troop.level + 1, LEVELS[-1] + 1):
                more = level - troop.level
                if desk.affords(PRICES[CAPTAIN] * more, COLOUR, more) and level in desk.ranks:
                    found.append(PromoteCaptain(name, unit_name(troop), level))
    return list(dict.fromkeys(found))


def _captains(g: Medioevo, seat: int, name: str) -> list[Troop]:
    """The seat's true Captains in a place."""
    if name not in g.places:
        return []
    return [t for t in troops_at(g, name, seat) if t.kind == CAPTAIN and not t.real and t.lent_by == NONE]


def returns(desk: Desk) -> list[Action]:
    """Units that card 28 lets buy back: half price, no points, within the limit (ME-25.27)."""
    wounded = desk.player.wounded
    if not wounded or room(desk) < 1:
        return []
    left = desk.soldiers
    return [
        BuyBack(unit_name(troop), name)
        for troop in wounded
        if desk.affords(half_price(unit_name(troop)))
        and left[troop.kind] > 0
        and (not troop.level or troop.level in desk.ranks)
        for name in desk.camps
    ]


def half_price(unit: str) -> int:
    return (price(unit) + 1) // 2


# what they do


def recruit(g: Medioevo, now: Now, seat: int, action: Recruit) -> None:
    pay(g, now, seat, price(action.unit), "unit")
    _, level = read_unit(action.unit)
    if level:
        design(g, now, seat, DESIGN, level)
    put_unit(g, seat, action.unit, action.place)


def put_unit(g: Medioevo, seat: int, unit: str, name: str) -> None:
    """A unit stands in a place from now on and counts toward the limit; in another player's territory it is a guest
    (ME-6.25, ME-6.26, ME-17.17)."""
    g.players[seat].recruited += 1
    admit(g, seat, name)
    add_troops(g, name, seat, [of_kind(unit)])


def promote_captain(g: Medioevo, now: Now, seat: int, action: PromoteCaptain) -> None:
    """The level and the standard change, all else stays; it is no new unit."""
    captain = next(t for t in _captains(g, seat, action.place) if unit_name(t) == action.unit)
    more = action.level - captain.level
    pay(g, now, seat, PRICES[CAPTAIN] * more, "unit")
    design(g, now, seat, DESIGN, more)
    one = replace(captain, count=1)
    others = without(troops_at(g, action.place, seat), [one])
    set_troops(g, action.place, seat, (*others, replace(one, level=action.level)))


def buy_back(g: Medioevo, now: Now, seat: int, action: BuyBack) -> None:
    player = g.players[seat]
    pay(g, now, seat, half_price(action.unit), "unit")
    player.wounded = less_one(player.wounded, action.unit)
    put_unit(g, seat, action.unit, action.place)


def less_one(troops: list[Troop], unit: str) -> list[Troop]:
    """Waiting units without one of this name."""
    gone = next(troop for troop in troops if unit_name(troop) == unit)
    return list(
        merged([replace(t, count=t.count - 1) if t is gone else t for t in troops if t is not gone or t.count > 1])
    )


# why not


def why_no_unit(g: Medioevo, seat: int, action: Recruit) -> Why | None:
    desk = Desk(g, seat)
    if action.unit not in UNIT_NAMES:
        return None
    kind, level = read_unit(action.unit)
    if level and not desk.designs(DESIGN):
        return Why("ME-6.24", "refused-me-needs-technology", {"technology": DESIGN})
    if action.place not in desk.camps:
        return Why("ME-6.25", "refused-me-no-camp", {"place": action.place})
    if room(desk) < 1:
        return Why("ME-6.26", "refused-me-unit-limit", {"units": limit(g, seat)})
    if desk.soldiers[kind] < 1:
        return Why("ME-6.27", "refused-me-set-empty", {"unit": kind})
    if level and level not in desk.ranks:
        return Why("ME-6.24", "refused-me-no-standard", {"level": level})
    return Why("ME-2.9", "refused-me-price", {"florins": price(action.unit), "points": level})
