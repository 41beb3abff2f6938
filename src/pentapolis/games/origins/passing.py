"""Passing: Cancer, Gemini, the workers come back, every Freeman grows (OR-17)."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.agenda import REMEMBERED, step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import PromoteFreeman
from .components import DICE, DIE_PLACES, HIGHEST, UNUSED
from .counters import retreat_spaces
from .events import FreemenRaised, Passed, WorkersReturned
from .people import promote, recruits, take_citizen
from .resources import gain_basic
from .state import Origins, Player


def pass_round(g: Origins, now: Now, seat: int) -> None:
    """Out for the round; first Cancer, then Gemini, then the workers come back and grow (OR-17.1 to 17.4, OR-A27)."""
    g.players[seat].passed = True
    if now.heard:
        now.tell(Passed, seat)
    now.then(take_back.for_seat[seat])
    if g.holds(seat, "gemini"):
        gain_basic(g, now, seat, "gemini", retreat_spaces(g, seat))
    if g.holds(seat, "cancer") and recruits(g, seat, free=True):
        now.then(take_citizen.of(seat, "cancer"))


@step
def take_back(g: Origins, now: Now, seat: int) -> None:
    """The Archon and all Freemen leave the sites; Speakers stay (OR-17.3)."""
    player = g.players[seat]
    player.archon = UNUSED
    for freeman in player.freemen:
        freeman.site = UNUSED
    if now.heard:
        now.tell(WorkersReturned, seat)
    raise_freemen(g, now, seat)


def raise_freemen(g: Origins, now: Now, seat: int) -> None:
    """Values 1 to 5 go up by 1, those of 6 become Advisers one by one (OR-17.4, OR-17.5)."""
    player = g.players[seat]
    sixes = [freeman.base for freeman in player.freemen if freeman.value == HIGHEST]
    raised = [freeman for freeman in player.freemen if freeman.value < HIGHEST]
    for freeman in raised:
        freeman.value += 1
    if now.heard and raised:
        now.tell(FreemenRaised, seat, tuple(DICE[freeman.colour][freeman.value] for freeman in raised))
    if sixes:
        now.then(promote_freemen.of(seat, *sixes))


@step
def promote_freemen(g: Origins, now: Now, seat: int, *bases: int) -> None:
    """Freemen of value 6 become Advisers; the owner is asked for the order where it matters (OR-17.5, OR-A48)."""
    player = g.players[seat]
    if order_matters(g, player, bases):
        now.then(adviser_order.of(seat, *bases))
        return
    for base in bases:
        promote(g, now, seat, next(freeman for freeman in player.freemen if freeman.base == base))


def order_matters(g: Origins, player: Player, bases: tuple[int, ...]) -> bool:
    """A new colour in the row makes those worth more that score, so it matters where there are both, of two colours.

    It also matters in which order dice fill gaps of the Citizen area.
    """
    colours = [freeman.colour for freeman in player.freemen if freeman.base in bases]
    new = set(colours) - set(player.advisers)
    scoring = len(set(colours)) > 1 and 0 < len(new) < len(colours)
    return scoring or len(set(colours).difference(new).intersection(g.missing())) > 1


@lru_cache(maxsize=REMEMBERED)
def _promotions(colours: tuple[int, ...]) -> Items:
    return Items(PromoteFreeman(DICE[colour][HIGHEST]) for colour in colours)


@decision("OR-17.5", PromoteFreeman)
def adviser_order(g: Origins, seat: int, *bases: int) -> Items:
    """The Freeman of value 6 that becomes an Adviser next (OR-17.5, OR-A48)."""
    colours = [freeman.colour for freeman in g.players[seat].freemen if freeman.base in bases]
    return _promotions(tuple(dict.fromkeys(colours)))


@adviser_order.chosen
def _adviser_order(g: Origins, now: Now, seat: int, action: PromoteFreeman, *bases: int) -> None:
    colour, _ = DIE_PLACES[action.freeman]
    freeman = next(f for f in g.players[seat].freemen if f.base in bases and f.colour == colour)
    if left := [base for base in bases if base != freeman.base]:
        now.then(promote_freemen.of(seat, *left))
    promote(g, now, seat, freeman)


@adviser_order.refuses
def _why_not_promote(g: Origins, seat: int, action: PromoteFreeman, *bases: int) -> Why:
    return Why("OR-17.4", "refused-not-a-six")
