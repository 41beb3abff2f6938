"""The turn: seven phases in order (ME-2.1 to ME-2.3, P1)."""

from __future__ import annotations

from ....kernel.agenda import step
from ....kernel.now import Now
from ....kernel.sight import NOBODY
from ..components import TURNS as LENGTHS
from ..diplomacy.dates import diplomacy_at_end_of_turn
from ..market.phase import purchase_phase
from ..moves.combat import combat_phase
from ..orders import WINDOWS
from ..points import lose_points
from ..state import Medioevo
from ..trading.turn import trade_phase
from ..windows import end_turn
from .barbarians import roll_barbarian_dice, supply_barbarians
from .bidding import auction
from .disasters import draw_event
from .ending import effects_end, forget_turn, last_claims, refresh_pieces
from .events import PhaseBegan, TurnBegan
from .rebellions import check_rebellions
from .scoring import final_scoring
from .taxes import tax_phase

TOGETHER = ("setup", "turn_order", "taxes")
"""Phases in which all do the same, at once or in turn."""
TURNS = {"purchase_turn": "purchases", "begin_combat_turn": "combat_turn", "begin_trade": "trade_turn"}
"""What begins a player's own part of the other phases, and the decision that opens it and is asked until it ends."""


@step
def first_turn(g: Medioevo, now: Now) -> None:
    """The auction of the set-up serves turn 1, whose events are the barbarian dice alone (ME-1.6, ME-4.1)."""
    now.tell(TurnBegan, g.turn)
    now.then(phase.of("events"), roll_barbarian_dice, after_events)


@step
def start_turn(g: Medioevo, now: Now) -> None:
    """Turn order, then the events, which the first player performs (ME-2.1, ME-2.3, ME-4.1)."""
    now.tell(TurnBegan, g.turn)
    events = (roll_barbarian_dice, draw_event, supply_barbarians, check_rebellions)
    now.then(phase.of("turn_order"), auction, phase.of("events"), *events, after_events)


@step
def after_events(g: Medioevo, now: Now) -> None:
    """Taxes, purchases, combat, trade, the end of the turn (ME-2.1)."""
    now.then(
        phase.of("taxes"),
        tax_phase,
        phase.of("purchase"),
        purchase_phase,
        phase.of("combat"),
        combat_phase,
        phase.of("trade"),
        trade_phase,
        phase.of("end_turn"),
        end_phase,
    )


@step
def end_phase(g: Medioevo, now: Now) -> None:
    """The last cards may act, then everything is made ready, effects end, and so may the game (ME-20.1 to ME-20.4)."""
    now.then(end_turn, refresh_pieces, effects_end, diplomacy_at_end_of_turn, forget_turn, next_or_last)
    now.each(g.order, last_claims)


@step
def next_or_last(g: Medioevo, now: Now) -> None:
    """By turns or by time the game ends here; otherwise the next turn begins (ME-20.4, ME-21.3)."""
    if g.turn == LENGTHS[g.table.options["length"]]:
        g.over_by = "turns"
    elif g.time_up:
        g.over_by = "time"
    if g.over_by:
        now.then(final_scoring)
    else:
        g.turn += 1
        now.then(start_turn)


@step
def phase(g: Medioevo, now: Now, name: str) -> None:
    """A phase begins; technology points of the last one are lost (ME-7.5)."""
    lose_points(g)
    g.phase = name
    now.tell(PhaseBegan, name)


def own_part(g: Medioevo, seat: int) -> bool:
    """Whether what a seat is asked is part of what everybody does in this phase, or of its own purchases, moves,
    attacks or trade; reactions, defence, and what events bring are not."""
    if g.phase in TOGETHER:
        return g.agenda[-1].name not in WINDOWS
    if g.marches:
        return g.marches[0].seat == seat
    if g.battles:
        return g.battles[0].attacker == seat
    return next((entry.seat for entry in reversed(g.agenda) if entry.name in TURNS.values()), NOBODY) == seat
