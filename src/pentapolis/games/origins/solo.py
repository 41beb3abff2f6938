"""Motherships that turn, and what the solo training changes about it (OR-6.4, OR-26.5 to OR-26.9)."""

from __future__ import annotations

from functools import cache

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import Decline, SoloNeighbour, SpendSuperiority
from .components import (
    COLOURS,
    FIRST_SITE,
    LAST_SITE,
    NEUTRAL_SPACES,
    SHIP_HIGHEST,
    SITES,
    SOLO_TARGET,
    SOLO_TARGET_STEP,
    TEMPLES,
)
from .events import MothershipTurned, NeutralMoved, TokenSpent, ZodiacReturned
from .resources import DECLINE
from .state import NOBODY, Origins


@step
def turn_ships(g: Origins, now: Now, seat: int, site: int) -> None:
    """The mothership of the site turns; in solo a token may hold it, and a neighbour turns too (OR-6.4, OR-26.5)."""
    if not g.solo:
        turn_ship(g, now, site)
    elif g.players[seat].tokens:
        now.then(solo_freeze.of(seat, site))
    else:
        turn_both(g, now, seat, site)


def turn_ship(g: Origins, now: Now, site: int) -> None:
    """One higher, from 6 to 1 (OR-6.4)."""
    value = g.motherships[site - 1] % SHIP_HIGHEST + 1
    g.motherships[site - 1] = value
    if now.heard:
        now.tell(MothershipTurned, site, value)


def turn_both(g: Origins, now: Now, seat: int, site: int) -> None:
    """The site, and a neighbour below 6 if there is one (OR-26.5, OR-26.6)."""
    turn_ship(g, now, site)
    beside = neighbours_of(g, site)
    if len(beside) == 1:
        turn_ship(g, now, beside[0])
    elif beside:
        now.then(solo_neighbour.of(seat, site))


def neighbours_of(g: Origins, site: int) -> list[int]:
    """The sites to the left and right whose mothership is below 6 (OR-26.6)."""
    beside = [other for other in (site - 1, site + 1) if FIRST_SITE <= other <= LAST_SITE]
    return [other for other in beside if g.motherships[other - 1] < SHIP_HIGHEST]


@cache
def _neighbours(site: int) -> Items:
    return Items([SoloNeighbour(site - 1), SoloNeighbour(site + 1)])


@decision("OR-26.5", SoloNeighbour)
def solo_neighbour(g: Origins, seat: int, site: int) -> Items:
    """The left or the right neighbour; asked only where both can turn (OR-26.5, OR-26.6)."""
    return _neighbours(site)


@solo_neighbour.chosen
def _solo_neighbour(g: Origins, now: Now, seat: int, action: SoloNeighbour, site: int) -> None:
    turn_ship(g, now, action.site)


@solo_neighbour.refuses
def _why_not_neighbour(g: Origins, seat: int, action: SoloNeighbour, site: int) -> Why:
    return Why("OR-26.5", "refused-no-neighbour" if action.site in SITES else "refused-no-such-site")


FREEZE = Items([SpendSuperiority(), DECLINE])


@decision("OR-26.7", SpendSuperiority, Decline)
def solo_freeze(g: Origins, seat: int, site: int) -> Items:
    """A token holds all motherships for this visit (OR-26.7, OR-A57, OR-A58)."""
    return FREEZE


@solo_freeze.chosen
def _solo_freeze(g: Origins, now: Now, seat: int, action: SpendSuperiority | Decline, site: int) -> None:
    if isinstance(action, Decline):
        turn_both(g, now, seat, site)
    else:
        spend_token(g, now, seat)


def spend_token(g: Origins, now: Now, seat: int) -> None:
    """A Superiority token goes back to the supply; one a turn (OR-19.2, OR-19.3)."""
    g.players[seat].tokens -= 1
    g.token_spent = True
    now.tell(TokenSpent, seat)


def place_neutral(g: Origins, now: Now) -> None:
    """From round 2 on the neutral marker stands before the threshold of the round (OR-26.8)."""
    if g.neutral != NEUTRAL_SPACES[g.round]:
        g.neutral = NEUTRAL_SPACES[g.round]
        now.tell(NeutralMoved, g.neutral)


def return_zodiac_cards(g: Origins, now: Now) -> None:
    """All Zodiac cards go back to their temples except one, drawn at random (OR-26.9)."""
    held = sorted(card for card, holder in zip(g.zodiac, g.holders, strict=True) if holder != NOBODY)
    if len(held) < 2:
        return
    kept = now.pick("zodiac_kept", held)
    for temple, card in enumerate(g.zodiac):
        if g.holders[temple] != NOBODY and card != kept:
            now.tell(ZodiacReturned, g.holders[temple], TEMPLES[temple], card)
            g.holders[temple] = NOBODY


def target(g: Origins) -> int:
    """180 VP, and 20 for every bonus tile that repeats its site's action: red on 1 to orange on 4 (OR-26.11)."""
    repeated = sum(g.bonus_tiles[place] == place for place in range(len(COLOURS) - 1))
    return SOLO_TARGET + SOLO_TARGET_STEP * repeated
