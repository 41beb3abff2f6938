"""Moving trade transports, and what they meet (ME-16.2 to ME-16.8, ME-16.15).

Logistics and Edict reach in through effects that name the transport and the place: one that it may enter in the wrong
medium, or whose barbarians let it cross."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from .. import windows
from ..diplomacy.war import hostile
from ..forces import change, sides_at, troops_at
from ..moves.assets import Asset, plunder, take_item
from ..moves.media import can_return, stray_steps
from ..moves.paths import held_fast, is_ship, movement_left, step_cost, ways
from ..realm.blood import blood
from ..realm.hordes import is_safe, lose_item
from ..state import Medioevo
from ..supply import property_fits
from ..tabletop import BARBARIANS, Item
from . import routes
from .deals import EDICT, RANGERS, conducted, trades, unseen
from .events import TransportPlundered, Travelled
from .sales import lay_cube


class TradeMove(Action, frozen=True):
    """Move a trade transport one step."""

    transport: str
    to: str


class SeizeTransport(Action, frozen=True):
    """Take the transport over with its cargo."""


class PlunderTransport(Action, frozen=True):
    """Plunder transport and cargo for half their price."""


def steps_of(g: Medioevo, name: str, item: Item) -> list[str]:
    """Where a trade transport can go now: any place in play, whoever holds it (ME-16.3 to ME-16.5)."""
    left = movement_left(item)
    if not left or held_fast(g, item.place):
        return []
    there = [*ways(g, item.place, is_ship(item)), *_opened(g, name, item, left)]
    in_play = g.in_play
    return sorted({to for to in there if to in in_play and step_cost(g, item.place, to) <= left})


def _opened(g: Medioevo, name: str, item: Item, left: int) -> list[str]:
    """Steps in the wrong medium that Logistics has paid for, where it gets back from (ME-26.2)."""
    paid = {e.place for e in g.effects if e.name == "logistics" and e.item == name}
    if not paid:
        return []
    in_play, ship = g.in_play, is_ship(item)
    return [
        to
        for to in stray_steps(g, item.place, ship)
        if to in paid
        and can_return(g, to, ship, left - step_cost(g, item.place, to), paid - {to}, lambda there: there in in_play)
    ]


def adrift(g: Medioevo, seat: int) -> bool:
    """Whether a transport of a seat is in the wrong medium and can still get out of it: a move may not end so
    (ME-26.2)."""
    for name, item in g.items.items():
        if item.owner == seat and trades(item) and steps_of(g, name, item):
            at_sea = item.place in g.box.chart.seas
            if at_sea != is_ship(item) and not (is_ship(item) and g.box.chart.coast[item.place]):
                return True
    return False


def go(g: Medioevo, now: Now, seat: int, action: TradeMove) -> None:
    """Set out: the others may still hold it (window `move`)."""
    place = g.items[action.transport].place
    now.then(windows.move.of(seat, place), trade_departure.of(seat, action.transport, action.to))


@step
def trade_departure(g: Medioevo, now: Now, seat: int, transport: str, to: str) -> None:
    """Leaving an inhabited area leaves a market cube of a colour aboard there (ME-16.15, ME-A76)."""
    item = g.items.get(transport)
    if item is None or item.owner != seat or to not in steps_of(g, transport, item):
        return
    now.then(trade_arrival.of(seat, transport, to))
    if g.box.chart.inhabited(item.place) is not None:
        lay_cube(g, now, seat, item.place, sorted(set(item.cargo)))


@step
def trade_arrival(g: Medioevo, now: Now, seat: int, transport: str, to: str) -> None:
    """The transport enters: its step is paid, a route's step accomplished, and it may meet somebody."""
    item = g.items[transport]
    change(g, transport, place=to, spent=item.spent + step_cost(g, item.place, to))
    used = (("logistics", transport, to), (EDICT, transport, item.place))
    g.effects = [e for e in g.effects if (e.name, e.item, e.place) not in used]
    now.tell(Travelled, seat, transport, item.kind, item.place, to)
    routes.visit(g, now, seat, transport, to)
    if not unseen(g, transport):
        now.then(trade_meeting.of(seat, transport))


@step
def trade_meeting(g: Medioevo, now: Now, seat: int, transport: str) -> None:
    """Barbarians plunder what comes to them unless an Edict guards it, a hostile army takes it (ME-16.6, ME-16.7,
    ME-A35)."""
    place = g.items[transport].place
    if troops_at(g, place, BARBARIANS) and not conducted(g, transport, place):
        now.then(windows.conquest.of(place, seat, BARBARIANS), barbarians_rob.of(seat, transport))
        return
    taker = next((side for side in g.order if side in sides_at(g, place) and hostile(g, side, seat)), None)
    if taker is not None:
        now.then(windows.conquest.of(place, seat, taker), robbery.of(taker, seat, transport))


@step
def come_to_light(g: Medioevo, now: Now, seat: int) -> None:
    """The trade turn ends: what a Ranger has led, or an Edict guards, is met where it has arrived (ME-25.47,
    ME-26.9)."""
    own = {name: item.place for name, item in g.items.items() if item.owner == seat}
    led = [name for name, place in own.items() if unseen(g, name) or conducted(g, name, place)]
    g.effects = [effect for effect in g.effects if effect.name not in (*RANGERS, EDICT)]
    now.then(*(trade_meeting.of(seat, name) for name in led))


@step
def barbarians_rob(g: Medioevo, now: Now, seat: int, transport: str) -> None:
    """Barbarians plunder a transport that came to them: it is gone, nobody is paid (ME-16.6)."""
    item = g.items.get(transport)
    if item is None or is_safe(g, transport):
        return
    now.tell(TransportPlundered, seat, item.kind, item.place)
    blood(g, now, seat)
    lose_item(g, now, transport)


# armies of players at war


@step
def robbery(g: Medioevo, now: Now, taker: int, owner: int, transport: str) -> None:
    """The army's owner takes what came to it, if nothing has come between them (ME-16.7)."""
    item = g.items.get(transport)
    if item is None or item.owner != owner or taker not in sides_at(g, item.place):
        return
    now.then(seize_entering_transport.of(taker, transport))


@decision("ME-16.7", SeizeTransport, PlunderTransport)
def seize_entering_transport(g: Medioevo, seat: int, transport: str) -> Options:
    """Seizing needs a property token that fits (ME-15.4); what a Diplomat protects is not plundered (ME-15.8)."""
    found: list[Action] = []
    safe = is_safe(g, transport)
    if safe or property_fits(g, seat, add=g.items[transport].level):
        found.append(SeizeTransport())
    return Items(found if safe else [*found, PlunderTransport()])


@seize_entering_transport.chosen
def _seize_entering_transport(
    g: Medioevo, now: Now, seat: int, action: SeizeTransport | PlunderTransport, transport: str
) -> None:
    item = g.items[transport]
    if isinstance(action, SeizeTransport):
        take_item(g, now, seat, transport)
    else:
        plunder(g, now, seat, item.place, item.owner, [Asset(transport)])
