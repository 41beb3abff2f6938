"""Step b: influence the advisors (KB-7, KB-12.6, KB-16)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from ...kernel.action import Pass
from ...kernel.agenda import step
from ...kernel.decision import PASS, decision
from ...kernel.now import Now
from ...kernel.options import Items, Options
from ...kernel.refusal import Why
from .actions import Place
from .components import MARKET
from .events import EnvoySpent, Passed
from .state import NOBODY, PLUS_TWO_USED, Group, Kingsburg

LOWEST, HIGHEST = 1, 18
ONLY_PASS = Items([PASS])

Dice = tuple[int, ...]


@step
def influence_advisors(g: Kingsburg, now: Now) -> None:
    """In turn order, again and again, until all players have passed (KB-7.1)."""
    waiting = [seat for seat in g.order if not g.provinces[seat].passed]
    if waiting:
        now.then(*[influence_turn.of(seat) for seat in waiting], influence_advisors)


@step
def influence_turn(g: Kingsburg, now: Now, seat: int) -> None:
    """A player without any legal placement passes automatically (KB-7.12)."""
    if placements(g, seat) is ONLY_PASS:
        g.provinces[seat].passed = True
        now.tell(Passed, seat, "influence")
    else:
        now.then(influence.of(seat))


@decision("KB-7.1", Place, Pass)
def influence(g: Kingsburg, seat: int) -> Options:
    """Commit one group to one advisor, or pass for good (KB-7.1, KB-7.2)."""
    return placements(g, seat)


@influence.chosen
def _influence(g: Kingsburg, now: Now, seat: int, action: Place | Pass) -> None:
    province = g.provinces[seat]
    if isinstance(action, Pass):
        province.passed = True
        return
    province.colored = without(province.colored, action.colored_dice)
    if action.white_dice:
        province.white = without(province.white, action.white_dice)
    if action.plus_two:
        province.plus_two -= 1
        province.used |= PLUS_TWO_USED
    if action.market:
        province.used |= MARKET
    if action.envoy:
        g.envoy = NOBODY
        now.tell(EnvoySpent, seat)
    g.groups.append(Group(action.advisor, seat, action.colored_dice, action.white_dice, action.plus_two, action.market))


def placements(g: Kingsburg, seat: int) -> Items:
    """Every legal placement, advisors rising, and passing; `ONLY_PASS` itself if there is none."""
    province = g.provinces[seat]
    if not province.colored:
        return ONLY_PASS
    used = province.used
    plus_two = province.plus_two > 0 and not (used & PLUS_TWO_USED and g.limits_plus_two())
    market = province.built & ~used & MARKET > 0
    hand = groups_of(province.colored, province.white, plus_two, market)
    return free_placements(hand, g.occupied & hand.reach, g.envoy == seat)


class Hand:
    """Every group a set of dice can form: placements on a free advisor, the same with the Envoy, and the reach.

    There is one per set of dice, so that hands are compared by identity.
    """

    __slots__ = ("envoy", "free", "reach")

    def __init__(self, free: list[Place]) -> None:
        self.free = free
        self.envoy = [Place(p.advisor, p.colored_dice, p.white_dice, p.plus_two, p.market, True) for p in free]
        self.reach = 0
        for place in free:
            self.reach |= 1 << place.advisor


@lru_cache(maxsize=None)
def groups_of(colored: Dice, white: Dice, plus_two: bool, market: bool) -> Hand:
    """All groups of these dice (KB-7.2 to KB-7.5, KB-7.7): a coloured die at least, +2 and Market at choice."""
    free: list[Place] = []
    for dice in _subsets(colored, 1):
        for extra in _subsets(white, 0):
            for plus in (False, True) if plus_two else (False,):
                for shift in (-1, 0, 1) if market else (0,):
                    value = sum(dice) + sum(extra) + 2 * plus + shift
                    if LOWEST <= value <= HIGHEST:
                        free.append(Place(value, dice, extra, plus, shift))
    free.sort(key=lambda place: (place.advisor, place.plus_two, abs(place.market), place.market, place.colored_dice))
    return Hand(free)


def _subsets(dice: Dice, least: int) -> Iterator[Dice]:
    """The different groups of at least so many of these dice."""
    for number in range(least, len(dice) + 1):
        yield from dict.fromkeys(combinations(dice, number))


@lru_cache(maxsize=1 << 16)
def free_placements(hand: Hand, occupied: int, envoy: bool) -> Items:
    """The groups whose advisor is free, and with the Envoy also the others (KB-7.6, KB-12.6)."""
    legal = []
    for place, spending in zip(hand.free, hand.envoy, strict=True):
        if not occupied >> place.advisor & 1:
            legal.append(place)
        elif envoy:
            legal.append(spending)
    return Items([*legal, PASS]) if legal else ONLY_PASS


def without(dice: Dice, placed: Dice) -> Dice:
    """The dice left after some were placed."""
    left = list(dice)
    for die in placed:
        left.remove(die)
    return tuple(left)


@influence.refuses
def _why_not_place(g: Kingsburg, seat: int, action: Place | Pass) -> Why | None:
    if isinstance(action, Pass):
        return None
    province = g.provinces[seat]
    value = sum(action.colored_dice) + sum(action.white_dice) + 2 * action.plus_two + action.market
    if not action.colored_dice:
        return Why("KB-7.5", "refused-no-colored-die")
    if not _contains(province.colored, action.colored_dice) or not _contains(province.white, action.white_dice):
        return Why("KB-7.2", "refused-dice-not-yours")
    if action.plus_two and not province.plus_two:
        return Why("KB-7.2", "refused-no-plus-two")
    if action.plus_two and province.used & PLUS_TWO_USED and g.limits_plus_two():
        return Why("KB-16.1", "refused-plus-two-limit")
    if action.market and not province.has(MARKET):
        return Why("KB-7.3", "refused-no-market")
    if action.market and province.used & MARKET:
        return Why("KB-7.8", "refused-market-used")
    if action.market not in (-1, 0, 1):
        return Why("KB-7.3", "refused-market-shift")
    if not LOWEST <= action.advisor <= HIGHEST:
        return Why("KB-7.7", "refused-no-such-advisor", {"value": action.advisor})
    if value != action.advisor:
        return Why("KB-7.3", "refused-wrong-value", {"value": value, "advisor": action.advisor})
    if not g.occupied >> action.advisor & 1:
        return Why("KB-12.6", "refused-envoy-free-advisor", {"advisor": action.advisor})
    if action.envoy:
        return Why("KB-12.5", "refused-no-envoy")
    return Why("KB-7.6", "refused-occupied", {"advisor": action.advisor})


def _contains(dice: Dice, wanted: Dice) -> bool:
    return all(dice.count(die) >= wanted.count(die) for die in wanted)
