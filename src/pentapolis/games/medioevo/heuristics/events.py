"""Choices of the event and tax phases: barbarians, disasters, rebellions, taxes, upkeep, bankruptcy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel.action import Done, Pass
from ..actions import CardUse
from ..components import UPKEEP
from ..forces import all_troops, owned, read_unit, sides_at, size, troops_at
from ..pieces import ReturnItem, ReturnUnit
from ..realm.bankruptcy import LetRebel, PayInterest, PlunderOwn
from ..realm.barbarians import AddBarbarian, MoveHorde
from ..realm.disasters import affected
from ..realm.taxes import PayUpkeep
from ..tabletop import BARBARIANS, NOBODY
from .aside import asides
from .fighting import HIT_ORDER
from .raids import Raids
from .view import View, structure_levels

Marks = list[float]
REBELLION = 0.55
"""What a rebellion costs in honor, what it destroys apart."""
BURDEN = {"movement": 0.2, "armies": 0.35, "buildings": 0.5, "goods": 0.2}
"""What a piece in the affected area has to fear from an icon, in honor."""


# taxes


def taxes(view: View, options: Sequence[Any]) -> Marks:
    """Income against the rebellions that the cards still to come would bring; the last check comes after the game."""
    coming = _tolerated(view)
    levels = len(view.lands) + sum(view.g.place(name).civil for name in view.lands)
    occupied = any(name in view.hordes for name in _home(view))
    dread = REBELLION + 1.0 * occupied + (0.4 if view.left == 0 else 0.0)
    found = []
    for option in options:
        rebellions = sum(max(0, option.level - tax) // 10 for tax in coming) / len(coming)
        if option.level > 30:
            rebellions += 0.3
        found.append(view.florin * option.level * levels - dread * rebellions)
    return found


def _home(view: View) -> tuple[str, ...]:
    return view.box.kingdoms[view.player.kingdom].territories


def _tolerated(view: View) -> list[int]:
    """The tolerated taxes of the cards that may be on top at the next check. The card on top now is drawn before it."""
    g, top = view.g, view.g.event_deck.top()
    gone = {*g.discards, g.event}
    coming = [card.tolerated_tax for number, card in view.box.events.items() if number not in gone]
    if top is not None and top.face:
        coming.remove(int(top.face))
    return coming or [card.tolerated_tax for card in view.box.events.values()]


def disband(view: View, options: Sequence[Any]) -> Marks:
    """Pay; who can't returns what is needed least before a loan is taken."""
    aside = asides(view, options)
    found = []
    for option, mark in zip(options, aside, strict=True):
        if isinstance(option, PayUpkeep):
            found.append(2.0 if not view.left else 0.5)
        elif isinstance(option, ReturnUnit | ReturnItem):
            found.append(_parting(view, option) - 1.0)
        else:
            found.append(mark)
    return found


def _parting(view: View, option: ReturnUnit | ReturnItem) -> float:
    """What it is worth to part with a piece: its upkeep less its use; never better than nothing."""
    if isinstance(option, ReturnItem):
        item = view.g.items[option.item]
        return -0.6 * item.level - (3.0 if item.kind == "caravan" else 0.0)
    home = view.box.home.get(option.place) == view.player.kingdom
    alone = size(view.own_troops(option.place)) <= 1
    kept = view.place_worth(option.place) if alone and not home else 0.0
    return -0.05 * (1 + HIT_ORDER.index(read_unit(option.unit)[0])) - kept + view.florin * UPKEEP


def dismissal(view: View, options: Sequence[Any]) -> Marks:
    return [1.0 if isinstance(option, Done) else _parting(view, option) - 1.0 for option in options]


def interest(view: View, options: Sequence[Any]) -> Marks:
    """Cards that help are used first."""
    return [0.5 if isinstance(option, PayInterest) else float(isinstance(option, CardUse)) for option in options]


def own_plunder(view: View, options: Sequence[Any]) -> Marks:
    """Sell the least building or transport."""
    found = []
    for option in options:
        if not isinstance(option, PlunderOwn):
            found.append(-10.0)
        elif option.item:
            item = view.g.items[option.item]
            found.append(-item.level - 2.0 * (item.kind == "caravan"))
        else:
            found.append(-2.0 * structure_levels(view.g.place(option.place)))
    return found


def rebels_for_money(view: View, options: Sequence[Any]) -> Marks:
    """Only who would be out of the game lets rebels in."""
    last = view.player.missed > 0
    return [(1.0 if last else -1.0) if isinstance(option, LetRebel) else 0.0 for option in options]


# rebellions


def rebellions(view: View, options: Sequence[Any]) -> Marks:
    """Where least is lost; but where units can win, they shall."""
    return [-_exposed(view, option.place) for option in options]


def _exposed(view: View, place: str) -> float:
    items = sum(item.level for item in owned(view.g, view.seat).values() if item.place == place)
    return view.place_worth(place) + 0.8 * items


# barbarians


def barbarian_dice(view: View, options: Sequence[Any]) -> Marks:
    """Who means to conquer wants weak barbarians; they are left as they are otherwise."""
    g = view.g
    armed = sum(troop.count for _, troop in all_troops(g, view.seat)) >= 3
    found = []
    for option in options:
        if isinstance(option, Pass):
            found.append(0.1)
            continue
        shown = [face for face, die in zip(g.circle, ("d4", "d6", "d8"), strict=True) if die in option.dice]
        high = max(g.circle)
        found.append(1.0 if armed and high >= 6 and len(shown) == 1 and shown[0] == high else -1.0)
    return found


def barbarian_points(view: View, options: Sequence[Any]) -> Marks:
    """Lead hordes to caravans and rich places of rivals that nobody defends, and away from the own land."""
    raids = Raids(view)
    aside = asides(view, options)
    found = []
    for option, mark in zip(options, aside, strict=True):
        if isinstance(option, MoveHorde):
            found.append(_led(view, raids, option))
        elif isinstance(option, AddBarbarian):
            found.append(_grown(view, raids, option.place))
        elif isinstance(option, Done):
            found.append(0.05)
        else:
            found.append(mark)
    return found


def _led(view: View, raids: Raids, option: MoveHorde) -> float:
    here, there = view.chart.steps[option.place], view.chart.steps[option.to]
    away = 0.1 * any(name in view.lands for name in here) - 0.3 * any(name in view.lands for name in there)
    if option.to in view.lands:
        return -5.0
    if option.to in raids.guarded:
        sides = [side for side in sides_at(view.g, option.to) if side != BARBARIANS]
        if any(raids.friends(side) for side in sides):
            return -1.0
        return 0.05 * (view.hordes[option.place] - sum(size(troops_at(view.g, option.to, side)) for side in sides))
    return raids.prey(option.to) + raids.ahead(option.to, view.g.barbarian_points - 1) + away - 0.06


def _grown(view: View, raids: Raids, place: str) -> float:
    """Hordes grow where rivals are near and the seat is not; new ones, where they can be led to something."""
    near = view.chart.near[place]
    own = sum(name in near for name in view.lands)
    others = sum(name in near and seat != view.seat for name, seat in view.holders.items())
    new = place not in view.hordes
    gain = raids.prey(place) + raids.ahead(place, view.g.barbarian_points - 1) if new else 0.0
    return gain + (0.06 + 0.005 * others if others and not own else -0.2)


# disasters


def icons(view: View, options: Sequence[Any]) -> Marks:
    """The two icons that harm the others most and the seat least."""
    area = affected(view.g)
    fear = {icon: _fear(view, area, icon) for icon in BURDEN}
    return [sum(fear[icon] for icon in option.icons) for option in options]


def _fear(view: View, area: frozenset[str], icon: str) -> float:
    g, worth = view.g, 0.0
    weights = [-1.0 if seat == view.seat else 1.0 / max(1, g.table.seats - 1) for seat in g.seats]
    if icon == "armies":
        for seat in g.order:
            worth += weights[seat] * min(2, sum(t.count for name, t in all_troops(g, seat) if name in area))
    elif icon == "buildings":
        for name in area:
            holder = view.holders.get(name, NOBODY)
            if holder != NOBODY:
                worth += weights[holder] * min(3, structure_levels(g.place(name))) / 2
    else:
        for item in g.items.values():
            if item.place in area and item.owner >= 0 and (icon == "movement" or item.cargo):
                worth += weights[item.owner]
    return worth * BURDEN[icon]


def stopped(view: View, options: Sequence[Any]) -> Marks:
    """The transport of the route goes on."""
    route = view.player.route
    found = []
    for option in options:
        item = view.g.items[option.item]
        on_route = route is not None and route.transport == option.item
        found.append(-item.level - 5.0 * on_route - 1.0 * (item.kind == "caravan"))
    return found


def ruins(view: View, options: Sequence[Any]) -> Marks:
    """What stands longest."""
    found = []
    for option in options:
        place = view.g.place(option.place)
        category = 0 if option.building in ("village", "town", "city") else 2 if option.building == "cathedral" else 1
        full = 3 if category == 2 else (2 * place.civil if category == 0 else 3 * place.military)
        found.append(float(full - place.damage[category]))
    return found


def lost_goods(view: View, options: Sequence[Any]) -> Marks:
    """Cubes of which there are more; not the last one of a route."""
    return [float(view.g.items[option.item].cargo.count(option.good)) for option in options]
