"""The rule of thumb: every option of every decision gets a mark, what it seems to be worth in honor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ....kernel.action import Action, Done, Pass
from ..actions import CardUse, TechnologyUse, UseCard, UseCardAt, times
from ..battle.fight import DeclareCapture
from ..components import CARAVAN, COLOURS, WAR_WAGON
from ..diplomacy.breach import AdmitBreach
from ..market.deployment import PIECES, BuyHidden, CallDeployment, Deploy
from ..market.empire import KeepEmpireCard
from ..market.purchases import EndPurchases
from ..moves.assets import ReplaceControlToken
from ..moves.combat import PassCombat
from ..realm.bidding import Bid, BidMore
from ..realm.setup import PlaceTransport
from ..state import Medioevo
from ..tabletop import Item
from ..trading.turn import EndTrade
from . import events, fighting, moving, trading
from .aside import FLOOR, aside, asides
from .shopping import Basket, free_upgrade
from .tours import Trips
from .view import View, structure_levels

Marks = list[float]
Marking = Callable[[View, Sequence[Any]], Marks]
BID = 2 / 3
"""The part of the florins that is bid on average: who is first leads the barbarians (ME-4.16), and nothing else keeps
caravans safe as surely."""


def thumb(g: Medioevo, seat: int, options: Sequence[Action]) -> Action:
    """What a player does without thinking long."""
    name = g.agenda[-1].name
    if name in ("bid", "tie_bid"):
        return _bid(g, seat, name)
    found = marks(g, seat, options)
    return options[found.index(max(found))]


RESTS: dict[str, Action] = {"purchases": EndPurchases(), "combat_turn": PassCombat(), "trade_turn": EndTrade()}
"""How a part of the turn is over at once."""


def rest(g: Medioevo, seat: int, options: Sequence[Action]) -> Action:
    """The least that a seat can do: it buys nothing, moves nothing; what it must answer it answers by thumb."""
    over = RESTS.get(g.agenda[-1].name)
    return over if over is not None and over in options else thumb(g, seat, options)


def marks(g: Medioevo, seat: int, options: Sequence[Action]) -> Marks:
    """What each option seems to be worth; only the differences count."""
    view = View(g, seat)
    marking = MARKS.get(g.agenda[-1].name)
    if marking is None:
        return asides(view, options)
    beside = [_is_floor(type(option)) for option in options]
    if not any(beside):
        return marking(view, options)
    rest = iter(marking(view, [option for option, floor in zip(options, beside, strict=True) if not floor]))
    return [aside(view, option) if floor else next(rest) for option, floor in zip(options, beside, strict=True)]


@cache
def _is_floor(kind: type[Action]) -> bool:
    return issubclass(kind, FLOOR)


# ---------------------------------------------------------------- turn order


def _bid(g: Medioevo, seat: int, name: str) -> Action:
    return BidMore(0) if name == "tie_bid" else Bid(bid_of(g, seat))


def bid_of(g: Medioevo, seat: int) -> int:
    """A bid for the first place; nothing as long as no barbarians come (ME-4.16)."""
    return int(BID * g.players[seat].florins) if g.turn > 1 else 0


def _bids(view: View, options: Sequence[Any]) -> Marks:
    wanted = bid_of(view.g, view.seat) if view.g.agenda[-1].name == "bid" else 0
    return [-abs(float(option.florins) - wanted) for option in options]


# ---------------------------------------------------------------- set-up


def _kingdoms(view: View, options: Sequence[Any]) -> Marks:
    """Kingdoms whose areas lie close together; in the starting bid a point of honor at most."""
    found = []
    for option in options:
        territories = view.box.kingdoms[option.kingdom].territories
        near = sum(view.chart.inhabited(there) is not None for name in territories for there in view.chart.land[name])
        honor = getattr(option, "honor", 0)
        found.append(0.05 * near - 1.0 * honor - 0.02 * len(view.box.kingdoms[option.kingdom].links))
    return found


def _villages(view: View, options: Sequence[Any]) -> Marks:
    return [_near(view, option.place) for option in options]


def _near(view: View, place: str) -> float:
    """How well a place lies: inhabited areas next to it, at home most of all; none of the barbarians' fires."""
    chart = view.chart
    worth = 0.0
    for there in chart.land[place]:
        worth += 0.3 * (chart.inhabited(there) is not None) + 0.2 * (view.box.home.get(there) == view.player.kingdom)
        worth -= 0.2 * chart.territories[there].fire
    return worth


def _archers(view: View, options: Sequence[Any]) -> Marks:
    """Where the village stands."""
    return [float(view.g.place(option.place).civil) for option in options]


def _first_transports(view: View, options: Sequence[Any]) -> Marks:
    """One good caravan, where the best route begins."""
    trips = Trips(view)
    found = []
    for option in options:
        if not isinstance(option, PlaceTransport):
            found.append(-1.0)
            continue
        item = Item(option.transport, option.level, view.seat, option.place)
        rate = trips.route(item, option.place)[0] if option.transport == CARAVAN else 0.0
        found.append(rate + 0.1 * option.level + 0.01 * (option.transport == WAR_WAGON))
    return found


def _cards(view: View, options: Sequence[Any]) -> Marks:
    """The card whose objective is met, or is met most easily."""
    return [view.card(option.card) if not isinstance(option, CardUse) else -1.0 for option in options]


def _kept_cards(view: View, options: Sequence[Any]) -> Marks:
    found = [view.card(o.card) if isinstance(o, KeepEmpireCard) else -1.0 for o in options]
    again = [i for i, o in enumerate(options) if isinstance(o, UseCard) and o.card == 62 and not o.via]
    if again and max(found) < 0.6 * view.token:
        found[again[0]] = max(found) + 0.1
    return found


TOKEN_ORDER = ("purple", "green", "blue", "yellow", "red", "orange")


def _tokens(view: View, options: Sequence[Any]) -> Marks:
    """A Cathedral takes one purple point, every turn another."""
    return [-float(TOKEN_ORDER.index(option.colour)) for option in options]


# ---------------------------------------------------------------- purchases


def _purchases(view: View, options: Sequence[Any]) -> Marks:
    found = Basket(view).marks(options)
    return [(_errand(view, option) if mark is None else mark) for option, mark in zip(options, found, strict=True)]


def _errand(view: View, option: Action) -> float:
    if isinstance(option, UseCardAt) and option.card in (69, 70) and not option.via:
        return free_upgrade(view.g, option)
    return aside(view, option)


def _hidden(view: View, options: Sequence[Any]) -> Marks:
    """A few good units and buildings; what is bought openly is bought better."""
    found = []
    for option in options:
        if not isinstance(option, BuyHidden):
            found.append(0.0)
            continue
        piece = PIECES[option.piece]
        great = option.piece in ("city", "castle", "cathedral")
        found.append(1.2 * great - view.florin * (piece.florins + 60 * piece.points) - 0.2)
    return found


def _control_tokens(view: View, options: Sequence[Any]) -> Marks:
    return [-0.1 if isinstance(option, Pass | Done) else _new_land(view, option.place) for option in options]


def _new_land(view: View, place: str) -> float:
    """A territory that is not held already, with people at best."""
    return view.place_worth(place) + (1.0 if place not in view.lands else 0.0)


# ---------------------------------------------------------------- windows and small things


def _most(field: str) -> Marking:
    return lambda view, options: [float(getattr(option, field)) for option in options]


def _least(field: str) -> Marking:
    return lambda view, options: [-float(getattr(option, field, 0)) for option in options]


def _battle(judge: Callable[[Medioevo, int, Sequence[Any]], Marks]) -> Marking:
    return lambda view, options: judge(view.g, view.seat, options)


def _captures(view: View, options: Sequence[Any]) -> Marks:
    """Prisoners are taken by who is three times as strong (ME-14.14)."""
    battle = view.g.battles[-1]
    own, other = battle.began if battle.attacker == view.seat else battle.began[::-1]
    return [
        (1.0 if own >= 3 * other else -1.0) if isinstance(o, DeclareCapture) else 0.0 if isinstance(o, Pass) else -2.0
        for o in options
    ]


def _never(view: View, options: Sequence[Any]) -> Marks:
    """Nothing, if that can be."""
    return [0.0 if isinstance(option, Pass | Done) else -1.0 - 0.001 * n for n, option in enumerate(options)]


def _own_places(view: View, options: Sequence[Any]) -> Marks:
    """What is one's own, the richest first."""
    found = []
    for option in options:
        if isinstance(option, Pass | Done):
            found.append(0.0)
            continue
        place = getattr(option, "place", "")
        item = view.g.items.get(getattr(option, "item", ""))
        if item is not None:
            found.append(0.5 * item.level if item.owner == view.seat else -1.0)
        else:
            found.append(1.0 + structure_levels(view.g.place(place)) if place in view.lands else -1.0)
    return found


def _points(view: View, options: Sequence[Any]) -> Marks:
    """The points that can be used best: as many as possible."""
    return [
        float(len(option.colours)) + 0.01 * COLOURS.index(option.colours[0]) if hasattr(option, "colours") else 0.0
        for option in options
    ]


def _protection(view: View, options: Sequence[Any]) -> Marks:
    return [1.0 * ("melee" in option.against) + 0.5 * ("archers" in option.against) for option in options]


def _deployed(view: View, options: Sequence[Any]) -> Marks:
    return [_near(view, option.place) if isinstance(option, Deploy) else 0.0 for option in options]


def _admission(view: View, options: Sequence[Any]) -> Marks:
    return [0.0 if isinstance(option, AdmitBreach) else 1.0 for option in options]


def _haggling(view: View, options: Sequence[Any]) -> Marks:
    """A purchase is settled as it stands; points in hand make it cheaper."""
    yellow = view.player.points[COLOURS.index("yellow")]
    return [
        1.0
        if isinstance(option, TechnologyUse) and option.technology == "market" and yellow >= times(option)
        else (-1.0 if isinstance(option, TechnologyUse | CardUse) or hasattr(option, "colour") else 0.5)
        for option in options
    ]


def _call(view: View, options: Sequence[Any]) -> Marks:
    return [-1.0 if isinstance(option, CallDeployment) else 0.0 for option in options]


def _replaced(view: View, options: Sequence[Any]) -> Marks:
    return [1.0 if isinstance(option, ReplaceControlToken) else 0.0 for option in options]


def _trade(view: View, options: Sequence[Any]) -> Marks:
    planned = trading.trade_turn(view, options)
    return [max(mark, aside(view, o) if mark < 0 else mark) for o, mark in zip(options, planned, strict=True)]


MARKS: dict[str, Marking] = {
    "bid": _bids,
    "tie_bid": _bids,
    "choose_kingdom": _kingdoms,
    "starting_bid": _kingdoms,
    "place_village": _villages,
    "place_archer": _archers,
    "place_start_transports": _first_transports,
    "keep_start_card": _cards,
    "keep_empire_card": _kept_cards,
    "take_start_token": _tokens,
    "purchases": _purchases,
    "call_deployment": _call,
    "hidden_purchases": _hidden,
    "deploy": _deployed,
    "place_control_token": _control_tokens,
    "replace_control_tokens": _replaced,
    "set_tax": events.taxes,
    "disband": events.disband,
    "dismiss_pieces": events.dismissal,
    "settle_interest": events.interest,
    "bankruptcy_plunder": events.own_plunder,
    "bankruptcy_rebellions": events.rebels_for_money,
    "place_rebellion": events.rebellions,
    "reroll_barbarian_dice": events.barbarian_dice,
    "barbarian_point": events.barbarian_points,
    "choose_event_icons": events.icons,
    "event_stop_transports": events.stopped,
    "event_assign_unit_damage": _battle(fighting.suffered),
    "event_assign_building_damage": events.ruins,
    "event_lose_goods": events.lost_goods,
    "combat_turn": moving.combat,
    "complete_move": moving.steps,
    "confirm_attack": moving.confirmation,
    "confirm_arrival": moving.confirmation,
    "confirm_fight": moving.confirmation,
    "confirm_seizure": moving.confirmation,
    "choose_opponent": moving.opponents,
    "dispose_assets": moving.assets,
    "seize_entering_transport": moving.robbery,
    "reroll_attack": _battle(fighting.rerolls),
    "assign_damage": _battle(fighting.hits),
    "battle_continue": _battle(fighting.going_on),
    "declare_flight": _battle(fighting.going_on),
    "answer_surrender": _battle(fighting.surrenders),
    "offer_surrender": _never,
    "surrender_terms": _never,
    "sacrifice_li": _battle(fighting.sacrifices),
    "spend_blood": _battle(fighting.blood),
    "captain_use": _battle(fighting.captains),
    "assign_crews": _battle(fighting.crews),
    "declare_capture": _captures,
    "choose_protection": _protection,
    "overwhelming_choice": _most("damage"),
    "trade_turn": _trade,
    "trade_buy": _haggling,
    "trade_sell": trading.selling,
    "convert_trade_points": _most("honor"),
    "place_market_cube": trading.market_cubes,
    "open_route": trading.route_places,
    "protect_territories": _own_places,
    "protect_assets": _own_places,
    "princess_points": _points,
    "magnate_deposit": _least("florins"),
    "lend_units": _never,
    "hold_cards": _never,
    "answer_accusation": _admission,
}
"""What judges the options of each decision; windows and the rest are judged option by option (`aside`)."""
