"""Gains, payments and points: how anything enters or leaves a province (KB-1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ...kernel.action import Action
from ...kernel.now import Now
from ...kernel.options import Items, Multiset, multiset
from .actions import Take
from .components import GOODS, Goods
from .events import Gained, Paid, Scored
from .state import Kingsburg, Province


def gain(g: Kingsburg, now: Now, seat: int, goods: Sequence[int], source: str) -> None:
    """Goods come from an unlimited supply (KB-1.3, KB-1.4)."""
    gold, wood, stone = goods
    owned = g.provinces[seat].goods
    owned[0] += gold
    owned[1] += wood
    owned[2] += stone
    if now.heard and (gold or wood or stone):
        now.tell(Gained, seat, source, gold, wood, stone)


def gain_plus_two(g: Kingsburg, now: Now, seat: int, number: int, source: str) -> None:
    """+2 tokens never run out (KB-1.5)."""
    g.provinces[seat].plus_two += number
    if now.heard:
        now.tell(Gained, seat, source, plus_two=number)


def gain_soldiers(g: Kingsburg, now: Now, seat: int, number: int, source: str) -> None:
    """There is no limit to soldiers (KB-13.4)."""
    g.provinces[seat].soldiers += number
    if now.heard:
        now.tell(Gained, seat, source, soldiers=number)


def pay(g: Kingsburg, now: Now, seat: int, goods: Sequence[int], source: str) -> None:
    """Goods paid or lost go back to the supply (KB-1.3)."""
    gold, wood, stone = goods
    owned = g.provinces[seat].goods
    owned[0] -= gold
    owned[1] -= wood
    owned[2] -= stone
    if now.heard and (gold or wood or stone):
        now.tell(Paid, seat, source, gold, wood, stone)


def score(g: Kingsburg, now: Now, seat: int, vp: int, source: str) -> None:
    """Points count at once; the score has no limit either way (KB-1.7)."""
    if vp:
        g.provinces[seat].vp += vp
        if now.heard:
            now.tell(Scored, seat, vp, source)


@cache
def any_goods(number: int) -> Multiset:
    """Goods of choice, of the same or of different kinds (KB-8.4)."""
    return multiset(Take, GOODS, (number, number, number), (number,))


def owned_goods(kind: type[Action], province: Province, sizes: tuple[int, ...]) -> Multiset:
    """Every way to give up so many of the goods a province owns."""
    gold, wood, stone = province.goods
    return multiset(kind, GOODS, (gold, wood, stone), sizes)


@lru_cache(maxsize=64)
def alternatives(gains: tuple[Goods, ...]) -> Items:
    """Exactly one of several fixed gains (KB-8.4)."""
    return Items(Take(*goods) for goods in gains)
