"""The terms of an evaluation, and where it is fair."""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul

from ..components import LEVELS, ROUTES, START_HONOR, TRADE_TRANSPORTS, TURNS
from ..control import controlled
from ..forces import all_troops
from ..realm.scoring import DEBTS, best_technology, monopolies, prisoners_cost
from ..realm.taxes import income
from ..state import Medioevo
from ..trading.routes import length_of
from .raids import Raids, loss, prospect
from .view import View, tokens_honor, unit_price

WEIGHTS: dict[str, float] = {
    "honor": 1.0,
    "territories": 0.12,
    "areas": 0.25,
    "civil_levels": 0.08,
    "cities": 0.25,
    "castles": 0.25,
    "cathedrals": 0.35,
    "income": 1.0,
    "upkeep": -1.0,
    "florins": 1.0,
    "debt": -1.0,
    "interest": -1.0,
    "technology": 0.2,
    "cards": 1.0,
    "tokens": 1.0,
    "army": 1.0,
    "exposed": -0.5,
    "rebels": -0.8,
    "caravans": 0.5,
    "unguarded": -1.0,
    "wagons": 0.15,
    "cargo": 1.0,
    "route": 1.0,
    "markets": 0.08,
    "awards": 1.0,
    "holy_places": 1.0,
    "prisoners": -1.0,
    "wars": -0.3,
}
"""What one unit of each term is worth, in honor."""
RIVALS = 0.35
"""How much of the rivals' mean counts against one's own."""
ARMY_VALUE = 0.5
"""How much of what units have cost they are still worth."""
MORE = 0.3
"""Tokens that follow each one that is there, with a game to come."""
CLAIMABLE = 0.8
"""What part of an objective token an objective counts for that is met and not claimed."""
ROOTS = frozenset(("purchases", "combat_turn", "trade_turn", "bid", "set_tax", "disband", "call_deployment"))


def quiet(g: Medioevo) -> bool:
    """Whether evaluation is fair: a root decision that nobody has answered yet, with no battle, move, sale or use going
    on; or the game is over."""
    if not g.agenda:
        return True
    if g.answers is not None and any(g.answers.sealed):
        return False
    return g.agenda[-1].name in ROOTS and not (g.battles or g.marches or g.sales or g.activations)


def progress(g: Medioevo) -> float:
    """How much of the game is over: turns and their phases; or, with an honor limit, how near to it somebody is."""
    if not g.agenda:
        return 1.0
    options = g.table.options
    done = (g.turn - 1 + _PHASES.get(g.phase, 0.0)) / TURNS[options.get("length", "short")]
    limit = options.get("honor_limit", "none")
    if limit != "none":
        done = max(done, (max(player.honor for player in g.players) - START_HONOR) / (int(limit) - START_HONOR))
    return min(done, 1.0)


_PHASES = {"events": 0.1, "taxes": 0.2, "purchase": 0.3, "combat": 0.5, "trade": 0.8, "end_turn": 0.9}
"""How much of a turn is over when a phase begins."""


def weighs(g: Medioevo) -> bool:
    """Whether a decision is worth imagining worlds for: where an army sets out or goes on. All others are small, or
    planned as a whole by the rule of thumb."""
    return g.agenda[-1].name in ("combat_turn", "battle_continue")


def score(g: Medioevo, seat: int) -> int:
    """The honor."""
    return g.players[seat].honor


def sides(g: Medioevo) -> list[tuple[int, ...]]:
    """Who can still win: every ruler, or every team, of which somebody is in the game (ME-22.25, ME-23.8)."""
    teams: dict[int, list[int]] = {}
    for seat in g.seats:
        teams.setdefault(g.teams[seat], []).append(seat)
    return [tuple(members) for members in teams.values() if any(seat in g.order for seat in members)]


def terms(g: Medioevo, seat: int) -> dict[str, float]:
    """What a good player looks at, for one seat."""
    lands = _lands(g)
    return dict(zip(WEIGHTS, _terms(g, seat, seat, lands, _public_leads(g, lands), Raids(View(g, seat))), strict=True))


def all_terms(g: Medioevo) -> list[dict[str, float]]:
    """The terms of every seat, at less cost than one by one."""
    lands = _lands(g)
    leads, raids = _public_leads(g, lands), Raids(View(g, 0))
    return [dict(zip(WEIGHTS, _terms(g, seat, seat, lands, leads, raids), strict=True)) for seat in g.seats]


def _lands(g: Medioevo) -> list[list[str]]:
    return [controlled(g, seat) if seat in g.order else [] for seat in g.seats]


def _florins(g: Medioevo, seat: int, viewer: int) -> int:
    """A seat's florins: its own, or what all can count of another's."""
    player = g.players[seat]
    return player.florins if seat == viewer else player.counted


def _terms(
    g: Medioevo, seat: int, viewer: int, lands: list[list[str]], leads: list[float], raids: Raids
) -> tuple[float, ...]:
    player = g.players[seat]
    if not g.agenda:
        return float(player.honor), *(0.0,) * (len(WEIGHTS) - 1)
    view = View(g, seat)
    view.lands = lands[seat]
    own = lands[seat]
    places = [g.place(name) for name in own]
    left, florin = view.left, view.florin
    troops = list(all_troops(g, seat))
    items = [item for item in g.items.values() if item.owner == seat]
    traders = [item for item in items if item.kind in TRADE_TRANSPORTS]
    share = (left + 1) / (left + 3)
    met = [card.number for card in player.cards if not card.rotated and view.met(card.number)]
    held = sum(player.tokens) + CLAIMABLE * len(met)
    hordes = view.hordes
    return (
        float(player.honor),
        float(len(own)),
        float(sum(view.chart.inhabited(name) is not None for name in own)),
        float(sum(place.civil for place in places)),
        float(sum(place.civil == LEVELS[-1] for place in places)),
        float(sum(place.military == LEVELS[-1] for place in places)),
        float(sum(place.religious for place in places)),
        income(g, seat) * left * florin * 0.7,
        20 * (sum(troop.count for _, troop in troops) + len(items)) * left * florin * 0.7,
        _florins(g, seat, viewer) * florin,
        -float(DEBTS[player.debt]),
        (player.debt // 10 * left + player.interest) * florin,
        sum(level * (level + 1) / 2 for level in player.technology) * share,
        sum((view.points if card.number in met else view.card)(card.number) * 0.7 for card in player.cards),
        tokens_honor(held * (1 + MORE * share)),
        sum(unit_price(troop) * troop.count for _, troop in troops) * ARMY_VALUE * florin,
        sum(
            view.place_worth(name)
            for name in own
            if any(there in hordes for there in view.chart.steps[name]) and not view.own_troops(name)
        )
        * 0.2,
        float(_occupied(g, seat, hordes)),
        max((prospect(view, item) for item in traders), default=0.0),
        sum(raids.risk(item.place) * loss(view, item) for item in traders),
        float(sum(item.level for item in items if item.kind not in TRADE_TRANSPORTS)) * min(left, 3) / 3,
        sum(len(item.cargo) for item in items) * 90 * florin,
        _route(g, seat),
        float(max((len(place.market) for place in places), default=0)),
        _awards(g, seat, viewer, lands, leads)
        * (0.3 + 0.7 * (1 - left / TURNS[g.table.options.get("length", "short")])),
        2.0 * sum(name in own for name in ("rome", "jerusalem")),
        -float(prisoners_cost(g, seat)) * 0.7,
        float(sum(seat in (war.a, war.b) for war in g.wars)),
    )


def _occupied(g: Medioevo, seat: int, hordes: dict[str, int]) -> int:
    """Home territories that barbarians hold."""
    kingdom = g.players[seat].kingdom
    return sum(name in hordes for name in g.box.kingdoms[kingdom].territories) if kingdom else 0


def _route(g: Medioevo, seat: int) -> float:
    """How far the trade route has come."""
    route = g.players[seat].route
    if route is None or not route.destination:
        return 0.0
    points = ROUTES.get(length_of(route), 0)
    return points * 0.8 * (1 + sum(route.done)) / (2 + len(route.steps))


def _public_leads(g: Medioevo, lands: list[list[str]]) -> list[float]:
    """What the awards that everybody can count would bring each seat if the game ended now (ME-21.13)."""
    seats = g.order
    found = [0.0] * len(g.seats)
    for values in (
        {seat: (max((len(g.place(name).market) for name in lands[seat]), default=0),) for seat in seats},
        {seat: best_technology(g, seat) for seat in seats},
        {seat: (sum(g.place(name).religious for name in lands[seat]),) for seat in seats},
        {seat: (sum(g.place(name).civil == LEVELS[-1] for name in lands[seat]),) for seat in seats},
        {seat: (sum(g.place(name).military == LEVELS[-1] for name in lands[seat]),) for seat in seats},
        {seat: (len(lands[seat]),) for seat in seats},
    ):
        for seat in seats:
            found[seat] += _lead(values, seat)
    return found


def _lead(values: Mapping[int, tuple[float, ...]], seat: int) -> float:
    """What a seat gets for the best value, alone or with others."""
    best = max(values.values())
    if seat not in values or values[seat] != best or best[0] <= 0:
        return 0.0
    return 3.0 if list(values.values()).count(best) == 1 else 1.0


def _awards(g: Medioevo, seat: int, viewer: int, lands: list[list[str]], leads: list[float]) -> float:
    """What the awards would bring if the game ended now: those that all can count, florins as far as one can, goods."""
    wealth = {other: (_florins(g, other, viewer) - g.players[other].debt * 1.1,) for other in g.order}
    return leads[seat] + _lead(wealth, seat) + 3.0 * len(monopolies(g, lands[seat]))


_WEIGHTS = tuple(WEIGHTS.values())


def value(g: Medioevo, seat: int) -> float:
    """How well a seat stands against the others, in honor; with its team against those of other teams."""
    lands = _lands(g)
    leads, raids = _public_leads(g, lands), Raids(View(g, seat))
    own, others = list[float](), list[float]()
    for one in dict.fromkeys((seat, *g.order)):
        worth = sum(map(mul, _WEIGHTS, _terms(g, one, seat, lands, leads, raids)))
        (own if g.teams[one] == g.teams[seat] else others).append(worth)
    return sum(own) - RIVALS * sum(others) / len(others) if others else sum(own)
