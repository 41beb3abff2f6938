"""Technologies of the way: Logistics and Cartography (ME-26.2, ME-26.4)."""

from __future__ import annotations

from bisect import insort

from ....kernel.now import Now
from ..abilities import art
from ..actions import UseTechnologyToEnter, UseTechnologyToSpeed, UseTechnologyToWalk, UseTechnologyWithItem
from ..forces import change, pick, remove_troops, troops_at, unit_name
from ..moves.groups import armed, by_ship, current, in_march, march_of, movement_of
from ..moves.march import march_on
from ..moves.media import stray_steps, way_back
from ..moves.paths import held_fast, is_ship, movement_left, takes_part
from ..moves.survey import Survey
from ..moves.underway import AnyMoveNote, Extra, Group, Logistics, March, Walk
from ..points import can_spend, price
from ..state import Medioevo
from ..tabletop import Effect
from ..trading.deals import trades
from ..use import spend_for

EXTRA_POINTS = 2
"""Points for one movement point by Cartography."""


# Logistics


@art("logistics", "move")
def other_medium(
    g: Medioevo, seat: int, window: str, mover: int, place: str
) -> list[UseTechnologyToEnter] | list[UseTechnologyWithItem]:
    """The next step may be in the wrong medium, one point a step, where one gets back from (ME-26.2)."""
    if seat != mover or not can_spend(g, seat, "blue", 1):
        return []
    if g.phase == "trade":
        return [
            UseTechnologyWithItem("logistics", name, to)
            for name, item in g.items.items()
            if item.owner == seat and trades(item) and not held_fast(g, item.place)
            for to in _paths(g, seat, item.place, is_ship(item), movement_left(item), _paid(g, name))
        ]
    if not g.marches or march_of(g).seat != seat:
        return []
    march, group = march_of(g), current(g)
    ship = by_ship(g, group)
    if ship is None or group.contact or held_fast(g, group.place) or not any(group.items):
        return []
    survey, with_units = Survey(g, march), armed(g, group)
    paid = {note.place for note in march.notes if isinstance(note, Logistics)}
    movement = movement_of(g, march, group)
    return [
        UseTechnologyToEnter("logistics", to)
        for to in _paths(g, seat, group.place, ship, movement, paid)
        if survey.may_stray(to, ship, with_units, survey.hauls(group))
    ]


def _paid(g: Medioevo, transport: str) -> set[str]:
    """The places that a trade transport may enter in the wrong medium."""
    return {effect.place for effect in g.effects if effect.name == "logistics" and effect.item == transport}


def _paths(g: Medioevo, seat: int, place: str, ship: bool, movement: int, paid: set[str]) -> list[str]:
    """Where a point can lead from a place, or from the last of the places that are paid for already: never further than
    points and movement bring back to the own medium."""
    heads = [place, *sorted(paid)]
    in_play = g.in_play
    found = []
    for to in dict.fromkeys(to for head in heads for to in stray_steps(g, head, ship)):
        if to not in in_play or to in paid or to == place:
            continue
        steps, points = way_back(g, to, ship)
        if movement > steps and can_spend(g, seat, "blue", 1 + points):
            found.append(to)
    return found


@other_medium.effect
def _other_medium(g: Medioevo, now: Now, seat: int, action: UseTechnologyToEnter | UseTechnologyWithItem) -> None:
    spend_for(g, now, seat, "logistics", 1)
    if isinstance(action, UseTechnologyWithItem):
        insort(g.effects, Effect("logistics", seat, action.to, action.item))
    else:
        march_of(g).notes.append(Logistics(action.to))


# Cartography


@art("cartography", "free", "enter", points=EXTRA_POINTS)
def further(g: Medioevo, seat: int, window: str, *context: object) -> list[UseTechnologyToSpeed | UseTechnologyToWalk]:
    """So many movement points more: in the own turn for what has still to move, otherwise for a move at once, for which
    units need no transport (ME-26.4, ME-A66)."""
    most = _affordable(g, seat)
    if not most:
        return []
    turn = g.agenda[-1].name if window == "free" and g.agenda and g.agenda[-1].seat == seat else ""
    fighting = {battle.place for battle in g.battles}
    busy = {name for march in g.marches for name in in_march(march)}
    found: list[UseTechnologyToSpeed | UseTechnologyToWalk] = []
    for name, item in g.items.items():
        if item.owner != seat or item.aboard or name in busy or item.place in fighting:
            continue
        if turn == "trade_turn" and trades(item):
            found.append(UseTechnologyToSpeed("cartography", name, 1))
        elif takes_part(item):
            if turn == "combat_turn" and movement_left(item):
                found.append(UseTechnologyToSpeed("cartography", name, 1))
            else:
                loaded = bool(troops_at(g, item.place, seat)) and item.place not in g.box.chart.seas
                counts = _worth(g, seat, Group(item.place, (name,)), most, loaded)
                found += [UseTechnologyToSpeed("cartography", name, n) for n in counts]
    for name in sorted(g.places):
        troops = troops_at(g, name, seat) if name not in g.box.chart.seas and name not in fighting else ()
        for unit in sorted({unit_name(troop) for troop in troops}):
            group = Group(name, (), foot=pick(troops, unit))
            found += [UseTechnologyToWalk("cartography", name, unit, n) for n in _worth(g, seat, group, most)]
    return found


def _affordable(g: Medioevo, seat: int) -> int:
    """How many movement points a seat could pay for, as far as a single step may need them."""
    florins, most = g.players[seat].florins, 0
    while most < MOST_STEP and price(g, seat, "blue", EXTRA_POINTS * (most + 1)) <= florins:
        most += 1
    return most


MOST_STEP = 4
"""What a step costs at most, with terrain and a river."""


def _worth(g: Medioevo, seat: int, group: Group, most: int, loaded: bool = False) -> list[int]:
    """Numbers of movement points that let a group make a step; one for a step that is free in the own turn."""
    march = _extra_march(seat, group, most)
    return sorted({max(1, cost) for cost in Survey(g, march).steps(group, loaded).values()})


def _extra_march(seat: int, group: Group, points: int) -> March:
    notes: list[AnyMoveNote] = [Extra(), *[Walk()] * points]
    return March(seat=seat, groups=[group], current=0, dropped=[], war=[], notes=notes)


@further.effect
def _further(g: Medioevo, now: Now, seat: int, action: UseTechnologyToSpeed | UseTechnologyToWalk) -> None:
    spend_for(g, now, seat, "cartography", EXTRA_POINTS * action.count)
    if isinstance(action, UseTechnologyToSpeed):
        item = g.items[action.item]
        if _in_turn(g, seat, action.item):
            change(g, action.item, extra=item.extra + action.count)
            return
        group = Group(item.place, (action.item,))
    else:
        one = pick(troops_at(g, action.place, seat), action.unit)
        remove_troops(g, action.place, seat, one)
        group = Group(action.place, (), foot=one)
    g.marches.append(_extra_march(seat, group, action.count))
    now.then(march_on.of(seat))


def _in_turn(g: Medioevo, seat: int, name: str) -> bool:
    """Whether an item can use what it gains in a turn that its owner has anyway."""
    top = g.agenda[-1] if g.agenda else None
    if top is None or top.seat != seat:
        return False
    item = g.items[name]
    return (top.name == "trade_turn" and trades(item)) or (top.name == "combat_turn" and movement_left(item) > 0)
