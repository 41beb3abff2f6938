"""What pacts bring at fixed times of a turn: payments in phase 3, ends in phase 7 (ME-17.19, ME-17.27, ME-20.3), and
what becomes of a player's diplomacy who leaves (ME-17.32)."""

from __future__ import annotations

from ....kernel.agenda import step
from ....kernel.now import Now
from ..state import Medioevo
from .offers import lapse, transfer, withdraw_all
from .pacts import PAYMENT, break_pact, end_pact, find, leave_pacts
from .support import duties_end
from .war import armistices_end, leave_wars


@step
def due_payments(g: Medioevo, now: Now) -> None:
    """Payments due this turn are taken by themselves; who lacks the money breaks the pact (ME-17.19)."""
    for pact in list(g.pacts):
        for clause in pact.clauses:
            if clause.kind != PAYMENT or g.turn not in clause.turns or find(g, pact.id) is None:
                continue
            if g.players[clause.giver].florins >= clause.amount:
                transfer(g, now, clause.giver, clause.taker, clause.amount, pact.secret)
            else:
                break_pact(g, now, pact.id, clause.giver)


@step
def diplomacy_at_end_of_turn(g: Medioevo, now: Now) -> None:
    """Pacts of this end turn and armistices end, offers lapse (ME-20.3)."""
    for pact in list(g.pacts):
        if pact.end and pact.end <= g.turn:
            end_pact(g, now, pact.id, "time")
    armistices_end(g)
    lapse(g, now)


def leave_diplomacy(g: Medioevo, now: Now, seat: int) -> None:
    """A player is eliminated: wars, pacts and offers end without penalty (ME-17.32)."""
    leave_wars(g, seat)
    leave_pacts(g, now, seat)
    withdraw_all(g, seat)
    duties_end(g)
    if g.accusation is not None and seat in (g.accusation.accuser, g.accusation.accused):
        g.accusation = None
