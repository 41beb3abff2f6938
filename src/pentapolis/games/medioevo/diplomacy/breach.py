"""Claiming that a pact was broken: accusation, admission or vote (ME-17.24, ME-17.25)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.decision import decision, secret
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..state import Medioevo
from .events import BreachClaimed, BreachVoted
from .pacts import ALLIANCES, break_pact, change_pact, find, kinds, reveal
from .relations import Accusation


class AccuseBreach(Action, frozen=True):
    """Accuse another signatory of having broken an alliance."""

    pact: str
    player: int


class AdmitBreach(Action, frozen=True):
    """Admit it."""


class ContestBreach(Action, frozen=True):
    """Contest it: the table votes."""


class VoteBreach(Action, frozen=True):
    """Vote whether the pact was broken or kept."""

    broken: bool


def accusations(g: Medioevo, seat: int) -> list[Action]:
    """Whom a seat can accuse: alliance duties are judged by the players, one accusation a pact and turn."""
    return [
        AccuseBreach(pact.id, other)
        for pact in g.pacts
        if seat in pact.signatories and pact.accused < g.turn and any(kind in ALLIANCES for kind in kinds(pact))
        for other in pact.signatories
        if other != seat
    ]


def accuse(g: Medioevo, now: Now, seat: int, action: AccuseBreach) -> None:
    """The pact becomes public; the accused is asked."""
    reveal(g, now, action.pact)
    change_pact(g, action.pact, accused=g.turn)
    g.accusation = Accusation(action.pact, seat, action.player)
    now.tell(BreachClaimed, seat, action.player, action.pact)
    now.then(answer_accusation.of(action.player))


@decision("ME-17.24", AdmitBreach, ContestBreach)
def answer_accusation(g: Medioevo, seat: int) -> Options:
    return Items([AdmitBreach(), ContestBreach()])


@answer_accusation.chosen
def _answer_accusation(g: Medioevo, now: Now, seat: int, action: AdmitBreach | ContestBreach) -> None:
    if isinstance(action, AdmitBreach):
        _judge(g, now, True)
    else:
        now.then(vote_breach.of(*g.order))


@secret("ME-17.25", VoteBreach)
def vote_breach(g: Medioevo, seat: int) -> Options:
    return Items([VoteBreach(False), VoteBreach(True)])


@vote_breach.revealed
def _count_votes(g: Medioevo, now: Now, votes: dict[int, VoteBreach]) -> None:
    """More votes for a breach make one; a tie changes nothing."""
    assert g.accusation is not None
    broken = tuple(seat for seat in sorted(votes) if votes[seat].broken)
    kept = tuple(seat for seat in sorted(votes) if not votes[seat].broken)
    now.tell(BreachVoted, g.accusation.pact, broken, kept, len(broken) > len(kept))
    _judge(g, now, len(broken) > len(kept))


def _judge(g: Medioevo, now: Now, breach: bool) -> None:
    accusation, g.accusation = g.accusation, None
    if accusation is not None and breach and find(g, accusation.pact) is not None:
        break_pact(g, now, accusation.pact, accusation.accused)
