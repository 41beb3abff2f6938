"""Florins: behind the screen, but paid and received in public (ME-2.9, ME-2.12, ME-A97), loans, honor."""

from __future__ import annotations

from ...kernel.agenda import Entry
from ...kernel.now import Now
from .components import LOAN, MOST_DEBT
from .events import Borrowed, Collected, HonorChanged, Paid, PaidTo
from .state import Medioevo

THE_END = Entry("final_scoring")
"""The step of `realm.scoring`: everybody who gives honor may bring it about."""


def receive(g: Medioevo, now: Now, seat: int, florins: int, why: str) -> None:
    """A seat gets florins from the bank, where all see it."""
    if florins:
        player = g.players[seat]
        player.florins += florins
        player.counted += florins
        now.tell(Collected, seat, florins, why)


def pay(g: Medioevo, now: Now, seat: int, florins: int, why: str) -> None:
    """A seat pays the bank. That it can pay must have been asked before (ME-2.9)."""
    if florins:
        _take(g, seat, florins)
        now.tell(Paid, seat, florins, why)


def pay_to(g: Medioevo, now: Now, seat: int, other: int, florins: int, why: str) -> None:
    """A seat pays another in public."""
    if florins:
        _take(g, seat, florins)
        g.players[other].florins += florins
        g.players[other].counted += florins
        now.tell(PaidTo, seat, other, florins, why)


def pay_in_secret(g: Medioevo, seat: int, other: int, florins: int) -> None:
    """A payment that only the two know of: what others have counted no longer agrees (ME-17.8, ME-17.28)."""
    if g.players[seat].florins < florins:
        raise ValueError("a payment that can't be made can't be chosen")
    g.players[seat].florins -= florins
    g.players[other].florins += florins


def _take(g: Medioevo, seat: int, florins: int) -> None:
    player = g.players[seat]
    if player.florins < florins:
        raise ValueError("a payment that can't be made can't be chosen")
    player.florins -= florins
    player.counted -= florins


def can_pay(g: Medioevo, seat: int, florins: int) -> bool:
    return g.players[seat].florins >= florins


def can_borrow(g: Medioevo, seat: int) -> bool:
    """Whether the loan of the turn can still be taken (ME-18.1)."""
    player = g.players[seat]
    return player.alive and not player.borrowed and player.debt + LOAN <= MOST_DEBT


def borrow(g: Medioevo, now: Now, seat: int) -> None:
    """Take the loan of the turn."""
    player = g.players[seat]
    player.borrowed = True
    player.debt += LOAN
    player.florins += LOAN
    player.counted += LOAN
    now.tell(Borrowed, seat, LOAN)


def honor(g: Medioevo, now: Now, seat: int, change: int, why: str) -> None:
    """Gain or lose honor at once (ME-21.1); gains of the turn are remembered, for an objective asks for them.

    Whoever reaches the honor limit ends the game when the event is complete, whatever was still to be done (ME-21.2,
    ME-A88)."""
    if change:
        player = g.players[seat]
        player.honor += change
        if change > 0:
            did(g, seat, "honor_gained", change)
        now.tell(HonorChanged, seat, change, why)
        limit = g.table.options.get("honor_limit", "none")
        if change > 0 and limit != "none" and player.honor >= int(limit) and not g.over_by:
            g.over_by = "honor"
            now.break_off(THE_END)


def did(g: Medioevo, seat: int, deed: str, number: int = 1) -> None:
    """Remember something done this turn that an objective may ask for (ME-7.14)."""
    deeds = g.players[seat].deeds
    deeds[deed] = deeds.get(deed, 0) + number


def did_at_most(g: Medioevo, seat: int, deed: str, number: int) -> None:
    """Remember the greatest number of something done at once this turn."""
    deeds = g.players[seat].deeds
    deeds[deed] = max(deeds.get(deed, 0), number)
