"""The rule of thumb: a sensible move for every decision, in microseconds.

Every option gets a mark, what it seems to be worth in points; the thumb takes the best. Dice are placed by plan: all
ways to split them into groups are compared by what the free advisors give, and the best group goes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from ....kernel.action import Action
from ....kernel.decision import PASS
from ..actions import Construct, Exchange, Pay, Place, Recruit, UseChapel, UseStatue
from ..components import BOXES, BUILDINGS, GOODS, MARKET, STABLE, Advisor, Goods
from ..state import PLUS_TWO_USED, Kingsburg
from .worth import building_gain, enemies, price, seasons_left, seasons_this_year, stock, winter, winters_left

Dice = tuple[int, ...]
Marks = list[float]

PEEK = 0.2
TOKEN, TOKEN_SPENT = 1.0, 0.5
"""A +2 token when it is gained, and when it is to be used: tokens are there to be used."""
ENVOY = 0.5
SOLDIERS_TO_COME = 0.8
"""Soldiers somebody gains in each season that follows."""
WEIGHED, MARKED = 5, 40
"""How many of the plans that look best are weighed closely: by the thumb, and to mark all options."""


def thumb(g: Kingsburg, seat: int, options: Sequence[Action]) -> Action:
    """What a player does without thinking long."""
    if g.agenda[-1].name == "influence":
        return _place(g, seat)
    found = marks(g, seat, options)
    return options[found.index(max(found))]


def marks(g: Kingsburg, seat: int, options: Sequence[Action]) -> Marks:
    """What each option seems to be worth, in points; only the differences count."""
    return _MARKS[g.agenda[-1].name](g, seat, options)


# ---------------------------------------------------------------- what advisors give

Province = tuple[str, int, int, int, int, int, int, int, int, tuple[str, ...]]
"""What an advisor's aid depends on: the box, buildings, goods, soldiers, seasons this year and in all, winters, and
the enemies there may be."""


def _province(g: Kingsburg, seat: int) -> Province:
    own = g.provinces[seat]
    gold, wood, stone = own.goods
    ahead = seasons_this_year(g), seasons_left(g), winters_left(g)
    return g.table.box, own.built, gold, wood, stone, own.soldiers, *ahead, enemies(g, seat)


@lru_cache(maxsize=1 << 16)
def prospects(province: Province) -> tuple[float, ...]:
    """What each advisor's aid is worth to a province, by the advisor's number."""
    return 0.0, *(aid_worth(province, (number,)) for number in range(1, 19))


@lru_cache(maxsize=1 << 17)
def aid_worth(province: Province, advisors: tuple[int, ...]) -> float:
    """What the aid of these advisors is worth together."""
    box, built, gold, wood, stone, soldiers, this_year, seasons, winters, cards = province
    gain, recruits = 0.0, 0
    have = start = stock(box, built, gold, wood, stone, seasons, winters)
    for number in advisors:
        aid = BOXES[box].advisors[number]
        gain += aid.vp - aid.cost_vp + TOKEN * aid.plus_two + PEEK * (aid.peek and len(cards) > 1)
        if aid.soldiers:
            recruits += aid.soldiers + bool(built & STABLE)
        have = -1.0
        for more in _choices(aid, gold, wood, stone):
            worth = stock(box, built, gold + more[0], wood + more[1], stone + more[2], seasons, winters)
            if worth > have:
                have, chosen = worth, more
        gold, wood, stone = gold + chosen[0], wood + chosen[1], stone + chosen[2]
    if recruits:
        army = soldiers + SOLDIERS_TO_COME * (this_year - 1)
        goods, after = province[2:5], seasons - this_year
        gain += winter(box, cards, built, army + recruits, goods, after, winters)[0]
        gain -= winter(box, cards, built, army, goods, after, winters)[0]
    return gain + have - start


def _choices(aid: Advisor, gold: int, wood: int, stone: int) -> Sequence[Goods]:
    """The changes of goods an advisor offers."""
    if aid.exchange:
        return [NOTHING, *(EXCHANGED[n] for n, owned in enumerate((gold, wood, stone)) if owned)]
    return _fixed_choices(aid.options and tuple(option.goods for option in aid.options), aid.any)


@cache
def _fixed_choices(options: tuple[Goods, ...], number: int) -> tuple[Goods, ...]:
    kinds = [(a, b, number - a - b) for a in range(number + 1) for b in range(number - a + 1)]
    return tuple((x + a, y + b, z + c) for x, y, z in options or (NOTHING,) for a, b, c in kinds)


NOTHING: Goods = (0, 0, 0)
EXCHANGED: tuple[Goods, ...] = ((-1, 1, 1), (1, -1, 1), (1, 1, -1))


# ---------------------------------------------------------------- placing dice

Plan = tuple[tuple[int, ...], bool, tuple[Place, ...]]
"""The advisors of all groups, whether a +2 token is used, and the placements."""


@lru_cache(maxsize=1 << 13)
def plans(colored: Dice, white: Dice, plus_two: bool, market: bool) -> tuple[Plan, ...]:
    """All ways to split dice into groups, at most one of them with a +2 token and one shifted by the Market."""
    found: dict[tuple[tuple[int, ...], bool], Plan] = {}
    for split in _splits(colored, white):
        for token in range(-1, len(split) if plus_two else 0):
            for shifted in range(-1, len(split) if market else 0):
                for shift in (0,) if shifted < 0 else (-1, 1):
                    places = [
                        _group(dice, extra, n == token, shift if n == shifted else 0)
                        for n, (dice, extra) in enumerate(split)
                    ]
                    advisors = tuple(sorted({place.advisor for place in places}))
                    if places and len(advisors) == len(places) and advisors[0] >= 1 and advisors[-1] <= 18:
                        found.setdefault((advisors, token >= 0), (advisors, token >= 0, tuple(places)))
    return tuple(found.values())


def _group(dice: Dice, extra: Dice, plus_two: bool, market: int) -> Place:
    return Place(sum(dice) + sum(extra) + 2 * plus_two + market, dice, extra, plus_two, market)


Group = tuple[Dice, Dice]


def _splits(colored: Dice, white: Dice) -> Iterator[list[Group]]:
    """Every way to make groups of a coloured die at least, and perhaps white ones; dice may be left out."""
    splits: list[list[Group]] = [[]]
    for die in colored:
        splits += [
            [*split[:n], ((*dice, die), ()), *split[n + 1 :]]
            for split in splits
            for n, (dice, _) in enumerate([*split, ((), ())])
        ]
    for die in white:
        splits += [
            [*split[:n], (dice, (*extra, die)), *split[n + 1 :]]
            for split in splits
            for n, (dice, extra) in enumerate(split)
        ]
    return iter(splits)


Hand = tuple[Dice, Dice, bool, bool]
"""Coloured and white dice, whether a +2 token can be used, and whether the Market."""


def _hand(g: Kingsburg, seat: int) -> Hand:
    province = g.provinces[seat]
    used = province.used
    plus_two = province.plus_two > 0 and not (used & PLUS_TWO_USED and g.limits_plus_two())
    return province.colored, province.white, plus_two, province.built & ~used & MARKET > 0


Weighed = tuple[float, tuple[Place, ...]]


def _weigh(g: Kingsburg, seat: int, closely: int) -> tuple[tuple[Weighed, ...], tuple[float, ...]]:
    """The plans that look best, with what they are worth, and the worth of each advisor who can be had."""
    return _weighed(_province(g, seat), _hand(g, seat), g.occupied, g.envoy == seat, closely)


@lru_cache(maxsize=1 << 14)
def _weighed(
    province: Province, hand: Hand, occupied: int, envoy: bool, closely: int
) -> tuple[tuple[Weighed, ...], tuple[float, ...]]:
    """A group whose advisor is taken counts nothing, or a little less with the Envoy. A search comes to the same dice
    and advisors again and again."""
    gains = list(prospects(province))
    taken = {advisor for advisor in range(1, 19) if occupied >> advisor & 1}
    for advisor in taken:
        gains[advisor] = gains[advisor] - ENVOY if envoy else 0.0
    rough = []
    for advisors, token, places in plans(*hand):
        total = -TOKEN_SPENT if token else 0.0
        for advisor in advisors:
            total += gains[advisor]
        rough.append((total, advisors, token, places))
    rough.sort(key=_total, reverse=True)
    found = []
    for _, advisors, token, places in rough[:closely]:
        spent = TOKEN_SPENT * token
        if taken.isdisjoint(advisors):
            found.append((aid_worth(province, advisors) - spent, places))
            continue
        had = tuple(advisor for advisor in advisors if advisor not in taken)
        if envoy:
            found.append((aid_worth(province, advisors) - spent - ENVOY * (len(advisors) - len(had)), places))
        else:
            found.append((aid_worth(province, had) - spent, tuple(p for p in places if p.advisor not in taken)))
    return tuple(found), tuple(gains)


def _total(rough: tuple[float, Any, Any, Any]) -> float:
    return rough[0]


def _place(g: Kingsburg, seat: int) -> Action:
    """The best group of the best plan, or nothing if no plan gains anything."""
    found, gains = _weigh(g, seat, WEIGHED)
    worth, places = max(found, key=_worth)
    if worth <= 0 or not places:
        return PASS
    chosen = max(places, key=lambda place: gains[place.advisor])
    if g.occupied >> chosen.advisor & 1:
        return msgspec.structs.replace(chosen, envoy=True)
    return chosen


def _worth(weighed: Weighed) -> float:
    return weighed[0]


def _mark_placements(g: Kingsburg, seat: int, options: Sequence[Any]) -> Marks:
    """The worth of the best plan a placement is part of; among its parts the most precious one comes first."""
    found, gains = _weigh(g, seat, MARKED)
    best: dict[tuple[int, Dice, Dice, bool], float] = {}
    for worth, places in found:
        for place in places:
            key = place.advisor, place.colored_dice, place.white_dice, place.plus_two
            best[key] = max(best.get(key, -99.0), worth + 0.05 * gains[place.advisor])
    return [
        best.get((option.advisor, option.colored_dice, option.white_dice, option.plus_two), gains[option.advisor] - 1)
        if isinstance(option, Place)
        else 0.0
        for option in options
    ]


def season_plans(g: Kingsburg, seat: int) -> Iterator[tuple[Place, ...]]:
    """All the dice of a season, by what the plans seem to be worth; each group of a plan may be the first to go."""
    if g.agenda[-1].name != "influence":
        return
    found, gains = _weigh(g, seat, MARKED)
    for _, places in sorted(found, key=_worth, reverse=True):
        groups = [msgspec.structs.replace(p, envoy=True) if g.occupied >> p.advisor & 1 else p for p in places]
        groups.sort(key=lambda place: gains[place.advisor], reverse=True)
        for first in groups:
            yield first, *(group for group in groups if group is not first)


def _plan_worth(gains: Sequence[float], colored: Dice, white: Dice) -> float:
    return max(sum(gains[advisor] for advisor in plan[0]) for plan in plans(colored, white, False, False))


SAMPLE: tuple[Dice, ...] = ((1, 4, 6), (2, 3, 5), (3, 4, 5), (2, 5, 6), (1, 3, 4), (1, 2, 5))


def _mark_rerolls(g: Kingsburg, seat: int, options: Sequence[Action]) -> Marks:
    province = g.provinces[seat]
    gains = prospects(_province(g, seat))
    colored, white = province.colored, province.white
    rolled: list[tuple[Dice, Dice]]
    found = []
    for option in options:
        if isinstance(option, UseChapel):
            rolled = [(dice, (3, 4)[: len(white)]) for dice in SAMPLE]
        elif isinstance(option, UseStatue) and option.die == "colored":
            rolled = [(tuple(sorted((*colored[1:], die))), white) for die in range(1, 7)]
        elif isinstance(option, UseStatue):
            rolled = [(colored, tuple(sorted((*white[1:], die)))) for die in range(1, 7)]
        else:
            rolled = [(colored, white)]
        found.append(sum(_plan_worth(gains, *dice) for dice in rolled) / len(rolled))
    return found


# ---------------------------------------------------------------- goods and buildings


def _stock(g: Kingsburg, seat: int, gold: int, wood: int, stone: int, seasons: int, built: int = 0) -> float:
    province = g.provinces[seat]
    owned = province.goods
    return stock(
        g.table.box,
        province.built | built,
        owned[0] + gold,
        owned[1] + wood,
        owned[2] + stone,
        seasons,
        winters_left(g),
    )


def _mark_goods(g: Kingsburg, seat: int, options: Sequence[Any]) -> Marks:
    """Goods to take: what they help to build."""
    seasons = seasons_left(g)
    return [_stock(g, seat, option.gold, option.wood, option.stone, seasons) for option in options]


def _mark_losses(g: Kingsburg, seat: int, options: Sequence[Any]) -> Marks:
    seasons = seasons_left(g)
    return [_stock(g, seat, -option.gold, -option.wood, -option.stone, seasons) for option in options]


def _mark_exchanges(g: Kingsburg, seat: int, options: Sequence[Action]) -> Marks:
    seasons = seasons_left(g)
    found = []
    for option in options:
        change = EXCHANGED[GOODS.index(option.give)] if isinstance(option, Exchange) else NOTHING
        found.append(_stock(g, seat, *change, seasons))
    return found


def _mark_buildings(g: Kingsburg, seat: int, options: Sequence[Action]) -> Marks:
    """What a building brings and what is left for the next, against keeping the goods."""
    province, box = g.provinces[seat], g.table.box
    seasons, winters = seasons_left(g) - 1, winters_left(g)
    spends_envoy = g.agenda[-1].name == "build_second"
    found = []
    for option in options:
        if isinstance(option, Construct):
            place = BUILDINGS.index(option.building)
            gold, wood, stone = BOXES[box].cost(BOXES[box].buildings[place], province.built)
            gain = building_gain(box, place, province.built, seasons, winters) - ENVOY * spends_envoy
            found.append(gain + _stock(g, seat, -gold, -wood, -stone, seasons, 1 << place))
        else:
            found.append(_stock(g, seat, 0, 0, 0, seasons))
    return found


def _mark_payments(g: Kingsburg, seat: int, options: Sequence[Action]) -> Marks:
    """The Town Hall: a good or a token for a point."""
    seasons = seasons_left(g) - 1
    found = []
    for option in options:
        if not isinstance(option, Pay):
            found.append(_stock(g, seat, 0, 0, 0, seasons))
        elif option.payment == "plus_two":
            spare = g.provinces[seat].plus_two > seasons
            found.append(_stock(g, seat, 0, 0, 0, seasons) + 1.0 - (0.0 if spare else TOKEN))
        else:
            paid = [-(good == option.payment) for good in GOODS]
            found.append(_stock(g, seat, paid[0], paid[1], paid[2], seasons) + 1.0)
    return found


def _mark_recruits(g: Kingsburg, seat: int, options: Sequence[Action]) -> Marks:
    """Soldiers against what their price would build."""
    province = g.provinces[seat]
    seasons, winters, cards = seasons_left(g), winters_left(g), enemies(g, seat)
    built, cost = province.built, price(province.built)
    gold, wood, stone = province.goods
    found = []
    for option in options:
        paid = (option.gold, option.wood, option.stone) if isinstance(option, Recruit) else (0, 0, 0)
        left = gold - paid[0], wood - paid[1], stone - paid[2]
        army = province.soldiers + sum(paid) // cost
        battle = winter(g.table.box, cards, built, army, left, seasons, winters)[0]
        found.append(battle + stock(g.table.box, built, *left, seasons, winters) + 0.02 * army)
    return found


_MARKS: dict[str, Callable[[Kingsburg, int, Sequence[Any]], Marks]] = {
    "aid_good": _mark_goods,
    "reroll": _mark_rerolls,
    "influence": _mark_placements,
    "advisor_merchant": _mark_goods,
    "advisor_hunter": _mark_goods,
    "advisor_swordsmith": _mark_goods,
    "advisor_goods": _mark_goods,
    "advisor_alchemist": _mark_exchanges,
    "build": _mark_buildings,
    "build_second": _mark_buildings,
    "town_hall": _mark_payments,
    "recruit": _mark_recruits,
    "winter_reward": _mark_goods,
    "winter_loss": _mark_losses,
}
