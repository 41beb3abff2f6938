"""The Event card of the turn: two of its three disasters (ME-4.5 to ME-4.15)."""

from __future__ import annotations

from itertools import permutations

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items
from ....kernel.refusal import Why
from ..battle.events import UnitFell, UnitWorn
from ..battle.ruins import damage_building
from ..battle.wounds import worn
from ..components import BUILDINGS, CATEGORIES, HARMFUL, ICONS, TRADE_TRANSPORTS, TRANSPORTS
from ..control import controlled, controller
from ..diplomacy.pacts import refresh_admissions
from ..forces import change, merged, owned, pick, set_troops, troops_at, unit_name, without
from ..market import deeds
from ..moves.conquest import left_alone
from ..moves.paths import movement_left
from ..state import Medioevo
from ..windows import die_rolled, event_drawn
from . import decks
from .events import EventDrawn, EventRolled

MOVEMENT, ARMIES, BUILDING, GOODS = ICONS


class ChooseEventIcons(Action, frozen=True):
    """Say which two disasters strike, and in which order."""

    icons: tuple[str, ...]


class StopTransport(Action, frozen=True):
    """Let a transport lose its movement points of the turn."""

    item: str


class SufferDamage(Action, frozen=True):
    """Let a unit take a point of damage; at sea it is aboard a galley."""

    place: str
    unit: str
    item: str = ""


class SufferRuin(Action, frozen=True):
    """Let a building take a point of damage."""

    place: str
    building: str


class LoseCube(Action, frozen=True):
    """Let a trade transport lose a cube."""

    item: str
    good: str


@step
def draw_event(g: Medioevo, now: Now) -> None:
    """The top Event card; the next one shows its back (ME-4.5, ME-1.4)."""
    (g.event,) = decks.draw_events(g, now, 1)
    now.tell(EventDrawn, g.event)
    if len(g.event_deck):
        decks.show_event(g, now)
    now.then(event_drawn, ask_for_icons, end_event)


@step
def ask_for_icons(g: Medioevo, now: Now) -> None:
    now.then(choose_event_icons.of(g.first))


@decision("ME-4.6", ChooseEventIcons)
def choose_event_icons(g: Medioevo, seat: int) -> Items:
    """Two of the three icons, in order (ME-4.6)."""
    return Items(map(ChooseEventIcons, permutations(g.box.events[g.event].icons, 2)))


@choose_event_icons.chosen
def _choose_event_icons(g: Medioevo, now: Now, seat: int, action: ChooseEventIcons) -> None:
    strikes = [strike.of(other, icon) for icon in action.icons for other in g.order]
    now.then(*strikes)


@choose_event_icons.refuses
def _why_not_icons(g: Medioevo, seat: int, action: ChooseEventIcons) -> Why:
    return Why("ME-4.6", "refused-event-icons")


def red(g: Medioevo) -> list[str]:
    """The red territories in play that nobody protects (ME-4.5, ME-4.7, ME-23.5, ME-25.39)."""
    safe = {effect.place for effect in g.effects if effect.name in ("card_42", "card_43")}
    return [name for name in g.box.events[g.event].territories if name in g.in_play and name not in safe]


def affected(g: Medioevo) -> frozenset[str]:
    """The affected area: red territories less protected ones, and every sea zone along a red territory (ME-4.7)."""
    named = [name for name in g.box.events[g.event].territories if name in g.in_play]
    return frozenset(red(g)) | {sea for name in named for sea in g.box.chart.coast[name] if sea in g.in_play}


@step
def strike(g: Medioevo, now: Now, seat: int, icon: str) -> None:
    """Who has a piece of the kind in the area rolls a die once (ME-4.8)."""
    if not TARGETS[icon](g, seat):
        return
    g.rolled = [now.roll()]
    now.tell(EventRolled, seat, icon, g.rolled[-1])
    now.then(die_rolled.of(seat, "event"), struck.of(seat, icon))


@step
def struck(g: Medioevo, now: Now, seat: int, icon: str) -> None:
    """A low die harms so many pieces (ME-4.9 to ME-4.12)."""
    die = g.rolled.pop()
    if die <= HARMFUL[icon]:
        now.then(suffer.of(seat, icon, die, ""))


@step
def suffer(g: Medioevo, now: Now, seat: int, icon: str, left: int, item: str) -> None:
    """One piece after the other; where fewer are left, the rest is lost (ME-4.13)."""
    options = TARGETS[icon](g, seat, item)
    if left and options:
        now.then(DECISIONS[icon].of(seat, left, item))


# movement


def _stoppable(g: Medioevo, seat: int, item: str = "") -> list[Action]:
    """Own transports in the area that can still move (ME-4.9)."""
    area = affected(g)
    return [
        StopTransport(name)
        for name, own in owned(g, seat, *TRANSPORTS).items()
        if own.place in area and not own.stopped
    ]


@decision("ME-4.9", StopTransport)
def event_stop_transports(g: Medioevo, seat: int, left: int, item: str) -> Items:
    """A transport that loses its movement points (ME-4.9)."""
    return Items(_stoppable(g, seat))


@event_stop_transports.chosen
def _event_stop_transports(g: Medioevo, now: Now, seat: int, action: StopTransport, left: int, item: str) -> None:
    own = g.items[action.item]
    change(g, action.item, stopped=True, spent=own.spent + movement_left(own))  # nor can it flee (ME-14.3)
    now.then(suffer.of(seat, MOVEMENT, left - 1, ""))


# armies


def _woundable(g: Medioevo, seat: int, item: str = "") -> list[Action]:
    """Own military units in the area (ME-4.10, ME-A57)."""
    found: list[Action] = []
    for place in sorted(affected(g)):
        if place in g.box.chart.seas:
            for name, own in owned(g, seat).items():
                if own.place == place:
                    found += [SufferDamage(place, unit, name) for unit in dict.fromkeys(map(unit_name, own.troops))]
        else:
            found += [SufferDamage(place, unit) for unit in dict.fromkeys(map(unit_name, troops_at(g, place, seat)))]
    return found


@decision("ME-4.10", SufferDamage)
def event_assign_unit_damage(g: Medioevo, seat: int, left: int, item: str) -> Items:
    """A unit that takes a point of damage (ME-4.10)."""
    return Items(_woundable(g, seat))


@event_assign_unit_damage.chosen
def _event_assign_unit_damage(g: Medioevo, now: Now, seat: int, action: SufferDamage, left: int, item: str) -> None:
    now.then(suffer.of(seat, ARMIES, left - 1, ""))
    troops = g.items[action.item].troops if action.item else troops_at(g, action.place, seat)
    (hit,) = pick(troops, action.unit)
    less = worn(g, seat, hit)
    rest = merged((*without(troops, (hit,)), *((less,) if less else ())))
    if action.item:
        change(g, action.item, troops=rest)
    else:
        set_troops(g, action.place, seat, rest)
    if less:
        now.tell(UnitWorn, seat, action.unit, unit_name(less))
    else:
        now.tell(UnitFell, seat, action.unit)
        refresh_admissions(g)
        _strike(g, seat, action.place)
        left_alone(g, now, action.place)


# buildings


def _ruinable(g: Medioevo, seat: int, item: str = "") -> list[Action]:
    """Buildings in the area in territories the seat controls (ME-4.11, ME-4.14)."""
    found: list[Action] = []
    for name in red(g):
        place = g.places.get(name)
        if place and controller(g, name) == seat:
            for category in CATEGORIES:
                level = getattr(place, category)
                if level:
                    found.append(SufferRuin(name, BUILDINGS[category][level - 1]))
    return found


@decision("ME-4.11", SufferRuin)
def event_assign_building_damage(g: Medioevo, seat: int, left: int, item: str) -> Items:
    """A building that gets a destruction token (ME-4.11)."""
    return Items(_ruinable(g, seat))


@event_assign_building_damage.chosen
def _event_assign_building_damage(g: Medioevo, now: Now, seat: int, action: SufferRuin, left: int, item: str) -> None:
    category = next(category for category in CATEGORIES if action.building in BUILDINGS[category])
    _strike(g, seat, action.place)
    now.then(suffer.of(seat, BUILDING, left - 1, ""))
    damage_building(g, now, action.place, category, 1)


# goods


def _spoilable(g: Medioevo, seat: int, item: str = "") -> list[Action]:
    """Cubes on own trade transports in the area, or on the one chosen (ME-4.12)."""
    area = affected(g)
    return [
        LoseCube(name, good)
        for name, own in owned(g, seat, *TRADE_TRANSPORTS).items()
        if own.place in area and item in ("", name)
        for good in dict.fromkeys(own.cargo)
    ]


@decision("ME-4.12", LoseCube)
def event_lose_goods(g: Medioevo, seat: int, left: int, item: str) -> Items:
    """A cube of one trade transport (ME-4.12)."""
    return Items(_spoilable(g, seat, item))


@event_lose_goods.chosen
def _event_lose_goods(g: Medioevo, now: Now, seat: int, action: LoseCube, left: int, item: str) -> None:
    cargo = list(g.items[action.item].cargo)
    cargo.remove(action.good)
    change(g, action.item, cargo=tuple(cargo))
    now.then(suffer.of(seat, GOODS, left - 1, action.item))


TARGETS = {MOVEMENT: _stoppable, ARMIES: _woundable, BUILDING: _ruinable, GOODS: _spoilable}
DECISIONS = {
    MOVEMENT: event_stop_transports,
    ARMIES: event_assign_unit_damage,
    BUILDING: event_assign_building_damage,
    GOODS: event_lose_goods,
}


# its end


def _strike(g: Medioevo, seat: int, place: str) -> None:
    """Remember that the event took something in a territory."""
    player = g.players[seat]
    player.struck = tuple(sorted((*player.struck, place)))


@step
def end_event(g: Medioevo, now: Now) -> None:
    """The card goes to the discards; an objective asks who came through it unharmed (ME-4.15)."""
    for seat in g.order:
        own = set(controlled(g, seat)) & set(red(g))
        whole = [name for name in own if name not in g.players[seat].struck]
        deeds.survived_event(g, seat, len(whole))
    g.discards.append(g.event)
    g.event = ""
    decks.show_event(g, now)
