"""Positions of Kingsburg from plain data, written as the ledger writes its examples: who has what, by name.

Lessons, worked examples and the rule tests make theirs here (`pentapolis.lessons.scenes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.state import Table
from .components import BUILDINGS, GOODS, PHASES
from .setup import set_table
from .state import NOBODY, Group, Kingsburg

BY_COLUMNS = tuple(building for column in range(4) for building in reversed(BUILDINGS[column::4]))
"""All buildings in an order in which they can be constructed; those that ask nothing of their owner come early."""


def scene(
    table: Table,
    names: Sequence[str],
    *,
    buildings: Mapping[str, Sequence[str] | int] = {},
    goods: Mapping[str, Sequence[int] | Mapping[str, int]] = {},
    plus_two: Mapping[str, int] = {},
    soldiers: Mapping[str, int] = {},
    vp: Mapping[str, int] = {},
    dice: Mapping[str, Sequence[int]] = {},
    white: Mapping[str, Sequence[int]] = {},
    groups: Sequence[tuple[str, int]] = (),
    order: Sequence[str] = (),
    phase: str = "spring",
    year: int = 1,
    envoy: str = "",
    aid_die: str = "",
) -> Kingsburg:
    """A position. Buildings are ids or just how many; goods go by name, or as gold, wood and stone; a group is who
    stands on which advisor (nobody: neutral dice)."""
    state = set_table(table)
    state.year, state.phase = year, 1 + PHASES.index(phase)
    state.order = [names.index(who) for who in order or names]
    state.envoy = names.index(envoy) if envoy else NOBODY
    state.aid_die = names.index(aid_die) if aid_die else NOBODY
    for who, province in zip(names, state.provinces, strict=True):
        owned, held = buildings.get(who, ()), goods.get(who, {})
        province.built = built(*(BY_COLUMNS[:owned] if isinstance(owned, int) else owned))
        province.goods = [held.get(good, 0) for good in GOODS] if isinstance(held, Mapping) else list(held)
        province.plus_two = plus_two.get(who, 0)
        province.soldiers = soldiers.get(who, 0)
        province.vp = vp.get(who, 0)
        province.colored = tuple(sorted(dice.get(who, ())))
        province.white = tuple(sorted(white.get(who, ())))
    state.groups = [Group(advisor, names.index(who) if who else NOBODY, (1,)) for who, advisor in groups]
    state.occupied = sum({1 << group.advisor for group in state.groups})
    for past in range(1, year):
        card = next(iter(state.enemies.pools[f"year_{past}"]))
        state.enemies.take_top()
        state.enemies.take_from_pool(f"year_{past}", card)
        state.past_enemies.append(card)
    return state


def built(*buildings: str) -> int:
    """Buildings as a province keeps them."""
    return sum(1 << BUILDINGS.index(building) for building in buildings)
