"""Temples and Zodiac cards: climbing, and who holds a card (OR-11)."""

from __future__ import annotations

from functools import cache

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ChooseTemple, Decline, PaidClimb
from .components import TEMPLE_PLACES, TEMPLES, Effect
from .effects import CONSTRUCTED, MAIN, Use, effect
from .endings import announce
from .events import Climbed, ZodiacTaken
from .resources import DECLINE, pay_gold
from .state import Origins

Three = tuple[bool, bool, bool]
"""Something that holds for each temple or not."""


def climb(g: Origins, now: Now, seat: int, temple: int, steps: int) -> bool:
    """Move a Zodiac marker up, on top of whoever is there; steps beyond the summit are lost (OR-11.1, OR-11.2).

    Returns whether it moved.
    """
    player = g.players[seat]
    before, after = player.steps[temple], min(player.steps[temple] + steps, g.box.summit)
    if after == before:
        return False
    player.steps[temple] = after
    order = g.temples[temple]
    order.remove(seat)
    order.insert(sum(g.players[other].steps[temple] <= after for other in order), seat)
    if now.heard:
        now.tell(Climbed, seat, TEMPLES[temple], after - before, after)
    if after == g.box.summit:
        announce(g, now)
    return True


def climbable(g: Origins, seat: int, climbed: int = -1) -> Three:
    """The temples that have a step left for a player, other than one just climbed (OR-A19)."""
    steps, summit = g.players[seat].steps, g.box.summit
    forest, mountain, sea = (step < summit and temple != climbed for temple, step in enumerate(steps))
    return forest, mountain, sea


EVERY = (True, True, True)


@cache
def _climbs(there: Three) -> Items:
    return Items(ChooseTemple(temple) for temple, free in zip(TEMPLES, there, strict=True) if free)


@effect("temple_climb")
def _climb(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    if what.temple == "choice":
        now.then(choose_temple.of(seat, what.n, use.how))
    else:
        climb_by(g, now, seat, TEMPLE_PLACES[what.temple], what.n, use.how)


@_climb.possible
def _can_climb(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    """The main action may name a temple whose summit is reached, for its card (OR-A18, OR-A19)."""
    if what.temple == "choice":
        return use.how == MAIN or any(climbable(g, seat))
    return climbable(g, seat)[TEMPLE_PLACES[what.temple]]


def climb_by(g: Origins, now: Now, seat: int, temple: int, steps: int, how: str) -> None:
    """Climb; 2 steps by the main action or a Temple just constructed set off Aquarius (OR-24.4, OR-A21, OR-A23)."""
    aquarius = steps == 2 and how in (MAIN, CONSTRUCTED) and g.holds(seat, "aquarius")
    if climb(g, now, seat, temple, steps) and aquarius:
        now.then(offer_paid_climb.of(seat, temple))


@decision("OR-11.2", ChooseTemple)
def choose_temple(g: Origins, seat: int, steps: int, how: str) -> Items:
    """One temple for all steps (OR-7.4, OR-11.2, OR-13.3, OR-23.22)."""
    return _climbs(EVERY if how == MAIN else climbable(g, seat))


@choose_temple.chosen
def _choose_temple(g: Origins, now: Now, seat: int, action: ChooseTemple, steps: int, how: str) -> None:
    temple = TEMPLE_PLACES[action.temple]
    if how == MAIN:
        now.then(take_zodiac_card.of(seat, temple))
    climb_by(g, now, seat, temple, steps, how)


@choose_temple.refuses
def _why_not_climb(g: Origins, seat: int, action: ChooseTemple, steps: int, how: str) -> Why | None:
    return Why("OR-A19", "refused-summit", {"temple": action.temple}) if action.temple in TEMPLES else None


# The paid step


@effect("paid_temple_climb")
def _paid_step(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    """Of another temple than the one this building climbs (OR-23.19)."""
    offer_paid_climb(g, now, seat, _climbed_by(g, use))


@_paid_step.possible
def _can_pay_step(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return g.players[seat].purse > 0 and any(climbable(g, seat, _climbed_by(g, use)))


def _climbed_by(g: Origins, use: Use) -> int:
    return TEMPLE_PLACES[g.box.deeds[use.deed].effect[0].temple]


@step
def offer_paid_climb(g: Origins, now: Now, seat: int, climbed: int) -> None:
    """With Gold, and if another temple has a step left."""
    if g.players[seat].purse and any(climbable(g, seat, climbed)):
        now.then(paid_climb.of(seat, climbed))


@cache
def _paid_climbs(there: Three) -> Items:
    return Items([*(PaidClimb(temple) for temple, free in zip(TEMPLES, there, strict=True) if free), DECLINE])


@decision("OR-23.19", PaidClimb, Decline)
def paid_climb(g: Origins, seat: int, climbed: int) -> Items:
    """1 Gold for 1 step of another temple: a Temple building, or Aquarius (OR-23.19, OR-24.4, OR-A22)."""
    return _paid_climbs(climbable(g, seat, climbed))


@paid_climb.chosen
def _paid_climb(g: Origins, now: Now, seat: int, action: PaidClimb | Decline, climbed: int) -> None:
    if isinstance(action, PaidClimb):
        pay_gold(g, now, seat, "paid_climb", 1)
        climb(g, now, seat, TEMPLE_PLACES[action.temple], 1)


@paid_climb.refuses
def _why_not_paid_climb(g: Origins, seat: int, action: PaidClimb, climbed: int) -> Why | None:
    if action.temple not in TEMPLES:
        return None
    if TEMPLE_PLACES[action.temple] == climbed:
        return Why("OR-A22", "refused-another-temple", {"temple": action.temple})
    return Why("OR-A19", "refused-summit", {"temple": action.temple})


# Cards


@step
def take_zodiac_card(g: Origins, now: Now, seat: int, temple: int) -> None:
    """The temple's card, from the board or from whoever holds it (OR-11.3)."""
    giver = g.holders[temple]
    if giver != seat:
        g.holders[temple] = seat
        now.tell(ZodiacTaken, seat, TEMPLES[temple], g.zodiac[temple], giver)


@effect("take_zodiac_card")
def _with_the_climb(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    """The card is taken with the climb, which knows the temple."""
