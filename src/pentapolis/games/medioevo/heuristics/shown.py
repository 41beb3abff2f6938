"""The numbers on the table that stand for terms: what a hint is said with. A term without one has none to be said."""

from __future__ import annotations

from ..components import TRADE_TRANSPORTS
from ..control import controlled
from ..forces import all_troops
from ..realm.taxes import income
from ..state import Medioevo
from .evaluation import terms
from .raids import Raids
from .view import View

COUNTED = (
    *("honor", "territories", "areas", "civil_levels", "cities", "castles", "cathedrals"),
    *("rebels", "markets", "wars"),
)
"""Terms that are such numbers themselves."""
UPKEEP = 20
"""Florins for each unit and transport."""


def shown(g: Medioevo, seat: int) -> dict[str, float]:
    """What a player can count for a term: florins, units, goods."""
    player, found = g.players[seat], terms(g, seat)
    items = [item for item in g.items.values() if item.owner == seat]
    traders = [item for item in items if item.kind in TRADE_TRANSPORTS]
    own = controlled(g, seat) if seat in g.order else []
    units = sum(troop.count for _, troop in all_troops(g, seat))
    view = View(g, seat)
    hordes = view.hordes
    raids = Raids(view)
    return {
        **{term: found[term] for term in COUNTED},
        "income": income(g, seat) if own else 0,
        "upkeep": UPKEEP * (units + len(items)),
        "florins": player.florins,
        "debt": player.debt,
        "interest": player.debt // 10 + player.interest,
        "technology": sum(player.technology),
        "cards": len(player.cards),
        "tokens": sum(player.tokens),
        "tokens.met": sum(not card.rotated and view.met(card.number) for card in player.cards),
        "army": units,
        "exposed": sum(
            any(there in hordes for there in view.chart.steps[name]) and not view.own_troops(name) for name in own
        ),
        "caravans": sum(item.level for item in traders),
        "unguarded": sum(raids.risk(item.place) > 0 for item in traders),
        "wagons": sum(item.level for item in items if item.kind not in TRADE_TRANSPORTS),
        "cargo": sum(len(item.cargo) for item in items),
        "route": 0 if player.route is None else sum(player.route.done),
        "holy_places": sum(name in own for name in ("rome", "jerusalem")),
        "prisoners": sum(held.count for other in g.players for held in other.prisoners if held.owner == seat),
    }
