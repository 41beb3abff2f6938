"""Resources and points: paying, gaining, scoring (OR-3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...kernel.agenda import REMEMBERED
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ChooseBasic, Decline, Pay, SwapForGold
from .components import BASIC, FOOD, GOLD, RESOURCE_PLACES, STONE, WISDOM, Effect
from .effects import Use, effect
from .events import Gained, Paid, Scored
from .state import Origins, Player

DECLINE = Decline()
Costs = tuple[int, int, int]
"""Stone, Food and Wisdom."""


# Paying


def affordable(player: Player, stone: int = 0, food: int = 0, wisdom: int = 0) -> bool:
    """Whether Gold covers what is missing of all costs together (OR-3.2, OR-3.5, OR-3.7)."""
    has_stone, has_food, has_wisdom, gold = player.resources
    if stone > has_stone:
        gold -= stone - has_stone
    if food > has_food:
        gold -= food - has_food
    if wisdom > has_wisdom:
        gold -= wisdom - has_wisdom
    return gold >= 0


def charge(g: Origins, now: Now, seat: int, source: str, stone: int = 0, food: int = 0, wisdom: int = 0) -> None:
    """Pay a cost before what is on the agenda: at once if there is one way to do it, else the payer decides."""
    if not stone and not food and not wisdom:
        return
    ways = ways_to_pay(g.players[seat], stone, food, wisdom)
    if len(ways) == 1:
        only = ways[0]
        assert isinstance(only, Pay)
        pay(g, now, seat, only, source, (stone, food, wisdom))
    else:
        now.then(payment.of(seat, source, stone, food, wisdom))


def ways_to_pay(player: Player, stone: int, food: int, wisdom: int) -> Items:
    """Every way to use Gold, the least of it first."""
    has_stone, has_food, has_wisdom, gold = player.resources
    has = (min(has_stone, stone), min(has_food, food), min(has_wisdom, wisdom))
    return _ways((stone, food, wisdom), has, min(gold, stone + food + wisdom))


@lru_cache(maxsize=REMEMBERED)
def _ways(costs: Costs, has: Costs, gold: int) -> Items:
    ranges = [range(cost - there, cost + 1) for cost, there in zip(costs, has, strict=True)]
    ways = [(s, f, w) for s in ranges[STONE] for f in ranges[FOOD] for w in ranges[WISDOM] if s + f + w <= gold]
    return Items(Pay(*way) for way in sorted(ways, key=lambda way: (sum(way), way)))


@decision("OR-3.2", Pay)
def payment(g: Origins, seat: int, source: str, stone: int, food: int, wisdom: int) -> Items:
    """How much Gold replaces what: from what is missing up to the cost (OR-3.2, OR-A51)."""
    return ways_to_pay(g.players[seat], stone, food, wisdom)


@payment.chosen
def _payment(g: Origins, now: Now, seat: int, action: Pay, source: str, stone: int, food: int, wisdom: int) -> None:
    pay(g, now, seat, action, source, (stone, food, wisdom))


@payment.refuses
def _why_not_pay(g: Origins, seat: int, action: Pay, source: str, stone: int, food: int, wisdom: int) -> Why:
    player = g.players[seat]
    gold = (action.stone, action.food, action.wisdom)
    costs = (stone, food, wisdom)
    if any(not 0 <= used <= cost for used, cost in zip(gold, costs, strict=True)):
        return Why("OR-3.2", "refused-gold-beyond-cost")
    if sum(gold) > player.purse:
        return Why("OR-3.5", "refused-too-little", {"resource": "gold", "has": player.purse})
    kind = next(kind for kind in range(GOLD) if costs[kind] - gold[kind] > player.resources[kind])
    return Why("OR-3.7", "refused-too-little", {"resource": BASIC[kind], "has": player.resources[kind]})


def pay(g: Origins, now: Now, seat: int, gold: Pay, source: str, costs: Costs) -> None:
    """The resources go, Gold in the place of some."""
    stone, food, wisdom = costs[STONE] - gold.stone, costs[FOOD] - gold.food, costs[WISDOM] - gold.wisdom
    replaced = gold.stone + gold.food + gold.wisdom
    resources = g.players[seat].resources
    resources[STONE] -= stone
    resources[FOOD] -= food
    resources[WISDOM] -= wisdom
    resources[GOLD] -= replaced
    if now.heard:
        now.tell(Paid, seat, source, stone, food, wisdom, replaced)


def pay_gold(g: Origins, now: Now, seat: int, source: str, gold: int) -> None:
    """A cost in Gold, which nothing replaces (OR-3.2)."""
    g.players[seat].resources[GOLD] -= gold
    if now.heard:
        now.tell(Paid, seat, source, gold=gold)


# Gaining


def gain(g: Origins, now: Now, seat: int, source: str, kind: int, amount: int) -> None:
    """Resources from the supply, which never runs out (OR-1.9, OR-3.6)."""
    if not amount:
        return
    g.players[seat].resources[kind] += amount
    if now.heard:
        amounts = [0, 0, 0, 0]
        amounts[kind] = amount
        now.tell(Gained, seat, source, *amounts)


def gain_all(g: Origins, now: Now, seat: int, source: str, amounts: Sequence[int]) -> None:
    """Several resources at once, in the order of `RESOURCES`."""
    resources = g.players[seat].resources
    for kind, amount in enumerate(amounts):
        resources[kind] += amount
    if now.heard:
        now.tell(Gained, seat, source, *amounts)


@effect("gain")
def _gain(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    gain(g, now, seat, use.source, RESOURCE_PLACES[what.resource], what.n * use.times(g, seat, what.per))


@effect("gain_choice")
def _gain_choice(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    gain_basic(g, now, seat, use.source, what.n * use.times(g, seat, what.per), len(what.kinds))


@_gain_choice.possible
def _something_to_choose(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return use.times(g, seat, what.per) > 0


def gain_basic(g: Origins, now: Now, seat: int, source: str, amount: int, kinds: int = len(BASIC)) -> None:
    """So many basic resources, each chosen separately (OR-3.4)."""
    if amount:
        now.then(choose_basic.of(seat, source, amount, kinds))


CHOICES = {number: Items(map(ChooseBasic, BASIC[:number])) for number in (2, 3)}
"""All basic resources, or Stone and Food only."""


@decision("OR-3.4", ChooseBasic)
def choose_basic(g: Origins, seat: int, source: str, left: int, kinds: int) -> Items:
    """Stone, Food or Wisdom for every unit, never Gold (OR-3.4)."""
    return CHOICES[kinds]


@choose_basic.chosen
def _choose_basic(g: Origins, now: Now, seat: int, action: ChooseBasic, source: str, left: int, kinds: int) -> None:
    gain(g, now, seat, source, RESOURCE_PLACES[action.resource], 1)
    if left > 1:
        now.then(choose_basic.of(seat, source, left - 1, kinds))


@choose_basic.refuses
def _why_not_choose_basic(g: Origins, seat: int, action: ChooseBasic, source: str, left: int, kinds: int) -> Why:
    if action.resource == BASIC[WISDOM]:
        return Why("OR-23.4", "refused-stone-or-food")
    return Why("OR-3.4", "refused-not-basic")


# Swapping


@effect("exchange")
def _exchange(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    """Optional, and not offered to who has no basic resource (OR-8.6)."""
    if any(g.players[seat].resources[:GOLD]):
        now.ask(swap_for_gold, seat)


@lru_cache(maxsize=8)
def _swaps(*there: bool) -> Items:
    return Items([*(SwapForGold(kind) for kind, some in zip(BASIC, there, strict=True) if some), DECLINE])


@decision("OR-8.6", SwapForGold, Decline)
def swap_for_gold(g: Origins, seat: int) -> Items:
    """1 basic resource for 1 Gold; Gold for Gold is not offered (OR-8.6, OR-A52)."""
    stone, food, wisdom, _ = g.players[seat].resources
    return _swaps(stone > 0, food > 0, wisdom > 0)


@swap_for_gold.chosen
def _swap_for_gold(g: Origins, now: Now, seat: int, action: SwapForGold | Decline) -> None:
    if isinstance(action, Decline):
        return
    kind = RESOURCE_PLACES[action.resource]
    g.players[seat].resources[kind] -= 1
    if now.heard:
        amounts = [0, 0, 0, 0]
        amounts[kind] = 1
        now.tell(Paid, seat, "swap", *amounts)
    gain(g, now, seat, "swap", GOLD, 1)


@swap_for_gold.refuses
def _why_not_swap(g: Origins, seat: int, action: SwapForGold) -> Why:
    if action.resource not in BASIC:
        return Why("OR-A52", "refused-not-basic")
    return Why("OR-3.5", "refused-too-little", {"resource": action.resource, "has": 0})


# Scoring


def score(g: Origins, now: Now, seat: int, source: str, vp: int) -> None:
    """Victory points."""
    if vp:
        g.players[seat].vp += vp
        if now.heard:
            now.tell(Scored, seat, vp, source)


@effect("vp")
def _vp(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    assert isinstance(what.each, int)
    score(g, now, seat, use.source, what.base + what.each * use.times(g, seat, what.per))


@_vp.possible
def _some_vp(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return bool(what.base or use.times(g, seat, what.per))


@effect("vp_table")
def _vp_table(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    score(g, now, seat, use.source, from_table(g, seat, what, use))


@_vp_table.possible
def _some_vp_of_table(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return from_table(g, seat, what, use) > 0


def from_table(g: Origins, seat: int, what: Effect, use: Use) -> int:
    """The points for so many of something; the last entry serves for more."""
    return what.table[min(use.times(g, seat, what.count), len(what.table) - 1)]
