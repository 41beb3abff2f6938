"""The military track: advancing and attacking (OR-8)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import MilitaryChoice
from .components import CROSSED, FINAL, FINAL_VP, Effect
from .counters import red_dice, weaker_markers
from .effects import ATTACK, Use, effect, mode, perform
from .events import Advanced, Attacked, TokenTaken
from .resources import score
from .state import Origins

ADVANCE, ATTACKS = "advance", "attack"
PLANS = (ADVANCE, ATTACKS, "advance_then_attack", "attack_then_advance")
BOTH, ONE = Items(map(MilitaryChoice, PLANS)), Items(map(MilitaryChoice, PLANS[:2]))


def advance(g: Origins, now: Now, seat: int, spaces: int) -> None:
    """Move the marker, on top of whoever is there; thresholds bring tokens, the last space 9 VP (OR-8.3 to 8.5)."""
    player = g.players[seat]
    before, after = player.military, min(player.military + spaces, FINAL)
    if after == before:
        return
    player.military = after
    g.military.remove(seat)
    g.military.insert(sum(g.players[other].military <= after for other in g.military), seat)
    if now.heard:
        now.tell(Advanced, seat, after - before, after)
    for threshold in range(CROSSED[before] + 1, CROSSED[after] + 1):
        player.tokens += 1
        now.tell(TokenTaken, seat, threshold)
    if after == FINAL:
        score(g, now, seat, "final_space", FINAL_VP)


@step
def advance_by(g: Origins, now: Now, seat: int, spaces: int) -> None:
    """An advance that is decided on."""
    advance(g, now, seat, spaces)


@effect("military_advance")
def _advance(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    advance(g, now, seat, what.n * use.times(g, seat, what.per))


@_advance.possible
def _can_advance(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return g.players[seat].military < FINAL


# Attacking


@step
def attack(g: Origins, now: Now, seat: int) -> None:
    """First the bonus of the own space, then the points (OR-8.6, OR-8.7)."""
    now.then(score_attack.of(seat))
    bonus = g.box.space_bonuses[g.players[seat].military]
    if g.box.deeds[bonus].effect:
        perform(g, now, seat, Use(bonus, ATTACK))


@step
def score_attack(g: Origins, now: Now, seat: int) -> None:
    """1 VP per weaker marker and per threshold crossed; Aries adds its own (OR-8.7, OR-24.8)."""
    space = g.players[seat].military
    weaker, thresholds = weaker_markers(g, seat), CROSSED[space]
    if now.heard:
        now.tell(Attacked, seat, space, weaker, thresholds)
    score(g, now, seat, "attack", weaker + thresholds)
    if g.holds(seat, "aries"):
        score(g, now, seat, "aries", red_dice(g, seat))


@effect("attack")
def _attack(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.then(attack.of(seat))


# Both, or one of them


@mode("any_subset_any_order")
def _either_or_both(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.then(military_choice.of(seat, what.n))


@mode("one_of")
def _one_of_them(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.then(advance_or_attack.of(seat, what.n))


@decision("OR-8.9", MilitaryChoice)
def military_choice(g: Origins, seat: int, spaces: int) -> Items:
    """Advance and/or attack, in either order; the attack never splits the advance (OR-7.2, OR-8.9)."""
    return BOTH


@military_choice.chosen
def _military_choice(g: Origins, now: Now, seat: int, action: MilitaryChoice, spaces: int) -> None:
    steps = {ADVANCE: advance_by.of(seat, spaces), ATTACKS: attack.of(seat)}
    now.then(*(steps[part] for part in action.plan.split("_then_")))


@military_choice.refuses
def _why_not_both(g: Origins, seat: int, action: MilitaryChoice, spaces: int) -> Why:
    return Why("OR-8.9", "refused-no-such-plan")


@decision("OR-13.2", MilitaryChoice)
def advance_or_attack(g: Origins, seat: int, spaces: int) -> Items:
    """One of the two (OR-13.2, OR-23.3)."""
    return ONE


@advance_or_attack.chosen
def _advance_or_attack(g: Origins, now: Now, seat: int, action: MilitaryChoice, spaces: int) -> None:
    _military_choice(g, now, seat, action, spaces)


@advance_or_attack.refuses
def _why_not_either(g: Origins, seat: int, action: MilitaryChoice, spaces: int) -> Why:
    return Why("OR-13.2", "refused-one-of-both" if action.plan in PLANS else "refused-no-such-plan")
