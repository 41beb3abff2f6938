"""Market: each secretly fills a basket with different goods and closes it; a good that only one brings is sold."""

from __future__ import annotations

import sys
from collections import Counter

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.decision import floor, secret
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.refusal import Why
from pentapolis.kernel.sight import Everyone
from pentapolis.kernel.state import Outcome, State, Table, rank
from pentapolis.kernel.title import Rules, Title

GOODS = ("cloth", "salt", "wine")
LIMIT = 2


class Bring(Action, frozen=True):
    good: str


class PackUp(Action, frozen=True):
    """A merchant leaves the market for good."""

    seat: int


class Market(State):
    coins: Everyone[list[int]]
    present: Everyone[list[int]]
    days: Everyone[int] = 2


@step
def market_day(g: Market, now: Now) -> None:
    if g.days:
        g.days -= 1
        now.then(basket.of(*g.present), market_day)


@secret("MA-1", Bring, basket=True)
def basket(g: Market, seat: int, brought: tuple[str, ...]) -> Options:
    left = [good for good in GOODS if f"bring good={good}" not in brought]
    return Items(Bring(good) for good in left if len(brought) < LIMIT)


@basket.refuses
def _why_not(g: Market, seat: int, action: Action, brought: tuple[str, ...]) -> Why | None:
    full = isinstance(action, Bring) and len(brought) == LIMIT
    return Why("MA-2", "refused-basket-full") if full else None


@basket.revealed
def _sold(g: Market, now: Now, baskets: dict[int, tuple[Bring, ...]]) -> None:
    brought = Counter(item.good for items in baskets.values() for item in items)
    for seat, items in baskets.items():
        g.coins[seat] += sum(brought[item.good] == 1 for item in items)


@floor("MA-3", PackUp, table=True)
def gate(g: Market, seat: int) -> Options:
    return Items(PackUp(merchant) for merchant in g.present)


@gate.chosen
def _pack_up(g: Market, now: Now, seat: int, action: PackUp) -> None:
    g.present.remove(action.seat)
    now.drop(action.seat)


def setup(table: Table) -> Market:
    return Market(table=table, coins=[0] * table.seats, present=list(range(table.seats)))


def outcome(g: Market) -> Outcome:
    ranks = rank([(coins,) for coins in g.coins])
    return Outcome(ranks, tuple(g.coins), tuple(seat for seat in g.seats if ranks[seat] == 1))


TITLE = Title(
    id="market",
    prefix="MA",
    version=1,
    players=(2, 3, 4),
    rules=Rules(
        state=Market,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=market_day,
        outcome=outcome,
    ),
)
