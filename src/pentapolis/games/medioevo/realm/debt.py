"""Loans: what every player may do about debts at a free moment (ME-18.1 to ME-18.7, ME-18.11)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.now import Now
from ..components import LOAN
from ..money import borrow, can_borrow, did, pay
from ..state import Medioevo
from .events import ClearedArrears, Repaid

INTEREST = 10
"""A tenth of the debt."""
INTEREST_PAID = "interest_paid"
"""The deed that remembers the interest a seat has paid this turn (ME-25.35)."""


class TakeLoan(Action, frozen=True):
    """Take the loan of the turn, 500 florins."""


class RepayLoan(Action, frozen=True):
    """Repay a loan of 500 florins."""


class PayArrears(Action, frozen=True):
    """Pay all interest that is still due."""


ERRANDS = (TakeLoan, RepayLoan, PayArrears)


def errands(g: Medioevo, seat: int) -> list[Action]:
    """What a seat can do about its debts now: each kind once a turn (ME-18.1 to ME-18.3, ME-18.11)."""
    player = g.players[seat]
    found: list[Action] = []
    if can_borrow(g, seat):
        found.append(TakeLoan())
    if player.alive and player.debt and not player.repaid and player.florins >= LOAN:
        found.append(RepayLoan())
    if player.interest and player.florins >= player.interest:
        found.append(PayArrears())
    return found


def price_of(g: Medioevo, seat: int, action: Action) -> int:
    """The florins that one of the `ERRANDS` takes."""
    if isinstance(action, RepayLoan):
        return LOAN
    return g.players[seat].interest if isinstance(action, PayArrears) else 0


def run_errand(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    """Carry out one of the `ERRANDS`."""
    player = g.players[seat]
    if isinstance(action, TakeLoan):
        borrow(g, now, seat)
    elif isinstance(action, RepayLoan):
        pay(g, now, seat, LOAN, "loan")
        player.debt -= LOAN
        player.repaid = True
        now.tell(Repaid, seat, LOAN)
    else:
        clear_arrears(g, now, seat)


def clear_arrears(g: Medioevo, now: Now, seat: int) -> None:
    """All interest due is paid: the bankruptcy is over (ME-18.8, ME-18.11)."""
    player = g.players[seat]
    did(g, seat, INTEREST_PAID, player.interest)
    pay(g, now, seat, player.interest, "interest")
    if player.bankrupt:
        now.tell(ClearedArrears, seat)
    player.interest, player.bankrupt, player.missed = 0, False, 0


def interest_of(g: Medioevo, seat: int) -> int:
    """What a seat owes in this phase 3: a tenth of the debt from earlier turns that is still open, 50 less for card 38,
    and arrears; what was repaid was the oldest loan (ME-5.6, ME-18.4, ME-25.36)."""
    player = g.players[seat]
    old = max(0, player.debt - LOAN * player.borrowed)
    less = 50 * sum(effect.name == "card_38" and effect.seat == seat for effect in g.effects)
    return max(0, old // INTEREST - less) + player.interest
