"""Rounds and turns: one action, and one more for a Superiority token (OR-5, OR-19)."""

from __future__ import annotations

from ...kernel.action import Pass
from ...kernel.agenda import step
from ...kernel.decision import PASS, decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import CompleteDistrict, Decline, GrowPopulation, RaiseTower, SpendSuperiority, VisitSite
from .components import COLOUR_PLACES
from .districts import complete_district, completions_of, why_not_complete
from .events import RoundBegan
from .palace import grow_population, growth_of, raise_tower, towers_of, why_not_grow, why_not_raise
from .passing import pass_round
from .people import tokens_of
from .resources import DECLINE
from .round_end import end_round
from .solo import place_neutral, spend_token
from .state import Origins
from .visits import visit_site, visits_of, why_not_visit

ONLY_PASS = (PASS,)
ONE_MORE = Items([SpendSuperiority(), DECLINE])


@step
def play_round(g: Origins, now: Now) -> None:
    """Turns in order of play from the holder of the Bastion until all have passed, then its end (OR-5.1, OR-20)."""
    g.round += 1
    g.acted = False
    for player in g.players:
        player.passed = False
    now.tell(RoundBegan, g.round, g.bastion)
    if g.solo:
        place_neutral(g, now)
    now.then(end_round, play_round)
    begin_turn(g, now, g.bastion)


def begin_turn(g: Origins, now: Now, seat: int) -> None:
    """A player's turn: exactly one action (OR-5.2)."""
    g.active = seat
    g.token_spent = False
    now.ask(choose_action, seat)


@decision("OR-5.2", VisitSite, CompleteDistrict, RaiseTower, GrowPopulation, Pass)
def choose_action(g: Origins, seat: int) -> Items:
    """Visit a site, complete a district, raise a tower, grow the population, or pass (OR-5.2, OR-5.3)."""
    player = g.players[seat]
    freemen = tokens_of(player)
    visits, districts = visits_of(g, seat, freemen), completions_of(player, freemen)
    return Items(visits + districts + towers_of(g, player) + growth_of(g, player) + ONLY_PASS)


Chosen = VisitSite | CompleteDistrict | RaiseTower | GrowPopulation | Pass


@choose_action.chosen
def _choose_action(g: Origins, now: Now, seat: int, action: Chosen) -> None:
    now.then(finish_action.for_seat[seat])
    if isinstance(action, Pass):
        pass_round(g, now, seat)
        return
    g.acted = True
    if isinstance(action, VisitSite):
        visit_site(g, now, seat, action.worker, action.site)
    elif isinstance(action, CompleteDistrict):
        complete_district(g, now, seat, action.freeman, action.x, action.y)
    elif isinstance(action, RaiseTower):
        raise_tower(g, now, seat, COLOUR_PLACES[action.colour])
    else:
        grow_population(g, now, seat)


@choose_action.refuses
def _why_not_action(g: Origins, seat: int, action: Chosen) -> Why | None:
    if isinstance(action, VisitSite):
        return why_not_visit(g, seat, action)
    if isinstance(action, CompleteDistrict):
        return why_not_complete(g, seat, action)
    if isinstance(action, RaiseTower):
        return why_not_raise(g, seat, action)
    return why_not_grow(g, seat)


@step
def finish_action(g: Origins, now: Now, seat: int) -> None:
    """After anything but passing a token may bring one more action, once a turn, not in solo (OR-19.1, 19.2, 26.7)."""
    player = g.players[seat]
    if player.tokens and not player.passed and not g.token_spent and not g.solo:
        now.ask(spend_superiority, seat)
    else:
        next_turn(g, now, seat)


@decision("OR-19.1", SpendSuperiority, Decline)
def spend_superiority(g: Origins, seat: int) -> Items:
    """One more action of any kind, passing included (OR-19.1, OR-A70)."""
    return ONE_MORE


@spend_superiority.chosen
def _spend_superiority(g: Origins, now: Now, seat: int, action: SpendSuperiority | Decline) -> None:
    if isinstance(action, Decline):
        next_turn(g, now, seat)
        return
    spend_token(g, now, seat)
    now.ask(choose_action, seat)


def next_turn(g: Origins, now: Now, seat: int) -> None:
    """The next player clockwise who has not passed; with nobody left the round is over (OR-5.1, OR-5.4, OR-5.5)."""
    seats, players = g.table.seats, g.players
    for place in range(seat + 1, seat + seats + 1):
        if not players[place % seats].passed:
            begin_turn(g, now, place % seats)
            return
