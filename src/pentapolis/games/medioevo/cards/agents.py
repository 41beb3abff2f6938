"""Who works in the dark: Infiltrators (13 to 15), Spies (16 to 18), Surgeons (27 to 29) (ME-25.14 to ME-25.18, ME-25.26
to ME-25.28)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....kernel.action import Action, Done
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..abilities import card
from ..actions import UseCard, UseCardAt, UseCardOnItem, UseCardOnUnit
from ..battle.armies import army, fought, note, noted, seat_of, side_of, stands
from ..battle.assign import RANGED, exchange
from ..battle.battle import Battle
from ..battle.capture import come_aboard, fall
from ..battle.naval import sinkings
from ..components import BARBARIAN_ORDER, CAPTAIN, ENGINES, WAR_WAGON
from ..control import controlled, controller
from ..events import CardDieRolled, CardsHeld, SpyRolled
from ..forces import add_troops, change, items_at, merged, read_unit, unit_name
from ..market import deeds
from ..realm.barbarians import horde_arrives
from ..realm.hordes import lose_item, place_horde
from ..state import Medioevo
from ..supply import items_left, property_fits, units_left
from ..tabletop import BARBARIANS, Troop
from ..use import turn_card
from ..windows import die_rolled
from .common import own_battle, territories

CAUGHT, BETRAYED = 3, 7
"""A Spy succeeds up to this; from this on the own side loses a unit."""


# 13: cards that stay turned


class HoldCard(Action, frozen=True):
    """Keep a turned card from straightening."""

    player: int
    card: int


@card(13)
def held_cards(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """1 to 3 turned cards do not straighten at the end of this turn (ME-25.14)."""
    return [UseCard(13)] if _turned(g) else []


def _turned(g: Medioevo) -> list[HoldCard]:
    return [
        HoldCard(s, c.number)
        for s in g.order
        for c in g.players[s].cards
        if c.rotated and not c.held and c.number != 13
    ]


@held_cards.effect
def _held_cards(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    g.rolled.append(now.roll())
    now.tell(CardDieRolled, seat, 13, g.rolled[-1])
    now.then(die_rolled.of(seat, "card_13"), hold_some.of(seat))


@step
def hold_some(g: Medioevo, now: Now, seat: int) -> None:
    """A die halved, rounded up (ME-2.15)."""
    now.then(hold_cards.of(seat, (g.rolled.pop() + 1) // 2))


@decision("ME-25.14", HoldCard, Done)
def hold_cards(g: Medioevo, seat: int, left: int) -> Options:
    """Turned cards of one or more players."""
    return Items([*_turned(g), Done()])


@hold_cards.chosen
def _hold_cards(g: Medioevo, now: Now, seat: int, action: HoldCard | Done, left: int) -> None:
    if isinstance(action, HoldCard):
        turn_card(g, action.player, action.card, held=True)
        now.tell(CardsHeld, seat, action.player, action.card)
        if left > 1 and _turned(g):
            now.then(hold_cards.of(seat, left - 1))


# 14: an enemy joins


@card(14)
def turncoat(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnUnit]:
    """An enemy unit, not a Captain, is replaced by an own one of the same type (ME-25.15, ME-11.18)."""
    battle = own_battle(g, seat)
    if battle is None:
        return []
    names = {unit_name(troop) for troop in army(g, battle, 1 - side_of(battle, seat)) if troop.kind != CAPTAIN}
    return [UseCardOnUnit(14, name) for name in sorted(names)]


@turncoat.effect
def _turncoat(g: Medioevo, now: Now, seat: int, action: UseCardOnUnit) -> None:
    battle = fought(g)
    side = side_of(battle, seat)
    _take_out(g, battle, 1 - side, action.unit)
    kind = read_unit(action.unit)[0]
    if units_left(g, seat, kind):
        _put_in(g, battle, side, Troop(kind))
    now.then(sinkings)  # its galley may have lost its last unit (ME-13.8)


def _take_out(g: Medioevo, battle: Battle, side: int, unit: str) -> Troop:
    """Take one unit of a side out of the battle, one in the melee first."""
    for stand in sorted(stands(g, battle, side), key=lambda stand: stand.role != "melee"):
        for troop in stand.troops:
            if unit_name(troop) == unit:
                one = replace(troop, count=1)
                exchange(g, battle, side, stand.spot, one, None)
                return one
    raise ValueError(f"no {unit} in the battle")


def _put_in(g: Medioevo, battle: Battle, side: int, one: Troop) -> None:
    """Add a unit to a side: on land in the territory, at sea aboard a galley that has room."""
    seat = seat_of(battle, side)
    if battle.place in g.box.chart.seas:
        come_aboard(g, battle, seat, [one])
    else:
        add_troops(g, battle.place, seat, [one])


# 15: a horde somewhere near


@card(15)
def sent_horde(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """A horde in a territory neighbouring one of the own (ME-25.16)."""
    if not g.circle or not units_left(g, BARBARIANS, "light_infantry"):
        return []
    near = {place for name in controlled(g, seat) for place in g.box.chart.near[name]}
    return [UseCardAt(15, place) for place in territories(g) if place in near]


@sent_horde.effect
def _sent_horde(g: Medioevo, now: Now, seat: int, action: UseCardAt) -> None:
    place, holder = action.place, controller(g, action.place)
    if not place_horde(g, now, place):
        return
    home = g.box.home.get(place)
    if home is not None and any(p.kingdom == home and p.alive for p in g.players):
        g.put(place, replace(g.place(place), rebel=True))
    now.then(horde_arrives.of(place, holder))


# Spies


def _spy(g: Medioevo, now: Now, seat: int, action: UseCard | UseCardOnItem | UseCardOnUnit) -> None:
    g.rolled.append(now.roll(8))
    now.tell(SpyRolled, seat, action.card, g.rolled[-1])
    item = action.item if isinstance(action, UseCardOnItem) else ""
    unit = action.unit if isinstance(action, UseCardOnUnit) else ""
    now.then(die_rolled.of(seat, f"card_{action.card}"), spy_returns.of(seat, action.card, item, unit))


@card(16)
def saboteur(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnItem]:
    """An enemy War Wagon or engine loses a level (ME-25.17)."""
    battle = own_battle(g, seat)
    if battle is None or seat_of(battle, 1 - side_of(battle, seat)) == BARBARIANS:
        return []
    enemy = seat_of(battle, 1 - side_of(battle, seat))
    return [UseCardOnItem(16, name) for name in items_at(g, battle.place, enemy, WAR_WAGON, *ENGINES)]


@card(17)
def murderer(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """An enemy unit is removed, of its owner's choice (ME-25.17)."""
    return [UseCard(17)] if own_battle(g, seat) else []


@card(18)
def trapper(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnUnit]:
    """An enemy unit is out of action for the battle (ME-25.18)."""
    battle = own_battle(g, seat)
    if battle is None:
        return []
    names = {unit_name(troop) for troop in army(g, battle, 1 - side_of(battle, seat))}
    return [UseCardOnUnit(18, name) for name in sorted(names)]


saboteur.effect(_spy)
murderer.effect(_spy)
trapper.effect(_spy)


@step
def spy_returns(g: Medioevo, now: Now, seat: int, number: int, item: str, unit: str) -> None:
    """1-3 success, 4-6 nothing, 7-8 an own unit is lost (ME-25.17)."""
    die, battle = g.rolled.pop(), fought(g)
    side = side_of(battle, seat)
    if die >= BETRAYED and army(g, battle, side):
        now.then(lose_unit.of(seat, side))
    elif die <= CAUGHT and army(g, battle, 1 - side):
        enemy = seat_of(battle, 1 - side)
        kind = g.items[item].kind if item in g.items else ""
        if number == 16:
            lose_level(g, now, item)
            if item not in g.items:
                deeds.overcame(g, seat, kind, enemy)
        elif number == 18:
            note(battle, 1 - side, "card_18", unit=unit)
        elif enemy == BARBARIANS:
            names = {unit_name(troop): troop.kind for troop in army(g, battle, 1 - side)}
            _remove(g, now, battle, 1 - side, min(names, key=lambda name: BARBARIAN_ORDER.index(names[name])))
        else:
            now.then(lose_unit.of(enemy, 1 - side))


def lose_level(g: Medioevo, now: Now, name: str) -> None:
    """A wagon or engine falls to the next lower level; without token or figure for that, it is removed."""
    item = g.items.get(name)
    if item is None:
        return
    level = item.level - 1
    kind = ENGINES[level - 1] if item.kind in ENGINES and level else item.kind
    lost = kind != item.kind and not items_left(g, kind)
    if not level or lost or not property_fits(g, item.owner, add=level, drop=item.level):
        lose_item(g, now, name)
    else:
        change(g, name, kind=kind, level=level)


class LoseUnit(Action, frozen=True):
    """Remove one of the own units from the battle."""

    unit: str


@decision("ME-25.17", LoseUnit)
def lose_unit(g: Medioevo, seat: int, side: int) -> Options:
    """Any own unit of the battle."""
    return Items(LoseUnit(name) for name in sorted({unit_name(troop) for troop in army(g, fought(g), side)}))


@lose_unit.chosen
def _lose_unit(g: Medioevo, now: Now, seat: int, action: LoseUnit, side: int) -> None:
    _remove(g, now, fought(g), side, action.unit)


def _remove(g: Medioevo, now: Now, battle: Battle, side: int, unit: str) -> None:
    fall(g, now, battle, side, _take_out(g, battle, side, unit), "loss")
    now.then(sinkings)


# Surgeons


@card(27)
def healed(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """One point of damage to the own side is cancelled (ME-25.26)."""
    battle = own_battle(g, seat)
    if battle is None or context[0] != seat or not battle.damage[side_of(battle, seat)]:
        return []
    return [UseCard(27)]


@healed.effect
def _healed(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle = fought(g)
    battle.damage[side_of(battle, seat)] -= 1


@card(28)
def nursed(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """Units lost in this round can be bought back at half price in phase 4 of the next turn (ME-25.27)."""
    battle = own_battle(g, seat)
    return [UseCard(28)] if battle and battle.fallen[side_of(battle, seat)] else []


@nursed.effect
def _nursed(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle, player = fought(g), g.players[seat]
    player.wounded_now = list(merged((*player.wounded_now, *battle.fallen[side_of(battle, seat)])))


@card(29)
def late_losses(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """Ranged damage is carried out at the end of the round only (ME-25.28)."""
    battle = own_battle(g, seat)
    if battle is None or noted(battle, side_of(battle, seat), "card_29"):
        return []
    if window == "damage" and (context[0] != seat or context[2] not in RANGED):
        return []
    return [UseCard(29)]


@late_losses.effect
def _late_losses(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    battle = fought(g)
    note(battle, side_of(battle, seat), "card_29", this_round=True)
