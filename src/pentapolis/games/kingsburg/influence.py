"""Step b: influence the advisors (KB-7, KB-12.6, KB-16)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, groupby
from operator import attrgetter
from typing import ClassVar

from ...kernel.action import Pass
from ...kernel.agenda import step
from ...kernel.decision import PASS, decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import Place
from .components import MARKET
from .events import EnvoySpent, Passed
from .state import NOBODY, PLUS_TWO_USED, Group, Kingsburg, Province

LOWEST, HIGHEST = 1, 18
ROUNDS = [[[*range(place, number), *range(place)] for place in range(number + 1)] for number in range(6)]
"""By the number of players and a place of the turn order: all places from this one on, once round the table."""
ONLY_PASS = Items([PASS])
BY_ADVISOR = attrgetter("advisor")

Dice = tuple[int, ...]


@step
def influence_advisors(g: Kingsburg, now: Now) -> None:
    """In turn order, again and again, until all players have passed (KB-7.1)."""
    next_to_influence(g, now, 0)


def next_to_influence(g: Kingsburg, now: Now, place: int) -> None:
    """Ask the next player from this place of the order on who has not passed; who can't place, passes (KB-7.12)."""
    order, provinces = g.order, g.provinces
    for turn in ROUNDS[len(order)][place]:
        seat = order[turn]
        province = provinces[seat]
        if not province.passed:
            options = legal_groups(g, seat, province)
            if options is not ONLY_PASS:
                now.ask(influence, seat, options)
                return
            province.passed = True
            if now.heard:
                now.tell(Passed, seat, "influence")


@decision("KB-7.1", Place, Pass)
def influence(g: Kingsburg, seat: int) -> Items:
    """Commit one group to one advisor, or pass for good (KB-7.1, KB-7.2)."""
    return legal_groups(g, seat, g.provinces[seat])


def legal_groups(g: Kingsburg, seat: int, province: Province) -> Items:
    """The groups a player can form for an advisor that is free to them, and passing; or `ONLY_PASS` itself."""
    if not province.colored:
        return ONLY_PASS
    plus_two = province.plus_two > 0 and not (province.used & PLUS_TWO_USED and g.limits_plus_two())
    market = province.built & MARKET and MARKET & ~province.used
    dice = province.colored, province.white, plus_two, market
    hand = HANDS.get(dice) or groups_of(*dice)
    taken = g.occupied & hand.reach
    if g.envoy == seat:
        taken |= 1
    return hand.legal.get(taken) or hand.placements(taken)


@influence.chosen
def _influence(g: Kingsburg, now: Now, seat: int, action: Place | Pass) -> None:
    if type(action) is Place:
        place_group(g, now, seat, action)
    else:
        g.provinces[seat].passed = True
    next_to_influence(g, now, g.order.index(seat) + 1)


def place_group(g: Kingsburg, now: Now, seat: int, action: Place) -> None:
    """The group stays on the advisor until the end of step c (KB-7.13)."""
    province = g.provinces[seat]
    advisor, colored, white = action.advisor, action.colored_dice, action.white_dice
    plus_two, market = action.plus_two, action.market
    province.colored = LEFT[province.colored, colored]
    if white:
        province.white = LEFT[province.white, white]
    if plus_two:
        province.plus_two -= 1
        province.used |= PLUS_TWO_USED
    if market:
        province.used |= MARKET
    if action.envoy:
        g.envoy = NOBODY
        now.tell(EnvoySpent, seat)
    g.occupied |= 1 << advisor
    g.groups.append(Group(advisor, seat, colored, white, plus_two, market))


class Hand:
    """Every group a set of dice can form, and the legal placements among them by which advisors are taken."""

    __slots__ = ("by_advisor", "legal", "reach")
    made: ClassVar[int] = 0
    """Lists of placements that are remembered, of all hands."""

    def __init__(self, free: list[Place]) -> None:
        self.by_advisor: list[tuple[int, list[Place], list[Place]]] = []
        """The bit of each advisor within reach, the groups for it, and the same with the Envoy."""
        for advisor, places in groupby(free, BY_ADVISOR):
            group = list(places)
            envoy = [Place(advisor, p.colored_dice, p.white_dice, p.plus_two, p.market, True) for p in group]
            self.by_advisor.append((1 << advisor, group, envoy))
        self.reach = sum(bit for bit, _, _ in self.by_advisor)
        self.legal: dict[int, Items] = {}

    def placements(self, taken: int) -> Items:
        """The groups whose advisor is free, and with the Envoy, bit 0, also the others (KB-7.6, KB-12.6)."""
        legal: list[Place] = []
        for bit, places, spending in self.by_advisor:
            if not taken & bit:
                legal += places
            elif taken & 1:
                legal += spending
        options = self.legal[taken] = Items([*legal, PASS]) if legal else ONLY_PASS
        Hand.made += 1
        if Hand.made >= MOST_PLACEMENTS:
            forget_hands()
        return options


HANDS: dict[tuple[Dice, Dice, bool, int], Hand] = {}
"""The sets of dice that have been seen, with the +2 token and the Market they could use."""
MOST_HANDS, MOST_PLACEMENTS = 2000, 10_000
"""Sets of dice and lists of placements that are remembered, at most about 25 MB: then it begins anew."""


def forget_hands() -> None:
    """Begin anew."""
    HANDS.clear()
    Hand.made = 0


def groups_of(colored: Dice, white: Dice, plus_two: bool, market: int) -> Hand:
    """All groups of these dice (KB-7.2 to KB-7.5, KB-7.7): a coloured die at least, +2 and Market at choice."""
    free: list[Place] = []
    for dice in _subsets(colored, 1):
        for extra in _subsets(white, 0):
            for plus in (False, True) if plus_two else (False,):
                for shift in (-1, 0, 1) if market else (0,):
                    value = sum(dice) + sum(extra) + 2 * plus + shift
                    if LOWEST <= value <= HIGHEST:
                        free.append(Place(value, dice, extra, plus, shift))
    free.sort(key=lambda p: (p.advisor, p.plus_two, abs(p.market), p.market, p.colored_dice, p.white_dice))
    if len(HANDS) >= MOST_HANDS:
        forget_hands()
    hand = HANDS[colored, white, plus_two, market] = Hand(free)
    return hand


def _subsets(dice: Dice, least: int) -> Iterator[Dice]:
    """The different groups of at least so many of these dice."""
    for number in range(least, len(dice) + 1):
        yield from dict.fromkeys(combinations(dice, number))


class Left(dict[tuple[Dice, Dice], Dice]):
    """The dice left after some were placed, by those that there were and those placed."""

    def __missing__(self, key: tuple[Dice, Dice]) -> Dice:
        dice, placed = key
        left = list(dice)
        for die in placed:
            left.remove(die)
        self[key] = tuple(left)
        return self[key]


LEFT = Left()


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
