"""The rule of thumb: a sensible move for every decision, in microseconds.

Every option gets a mark, what it seems to be worth in points; the thumb takes the best. Dice are placed by plan: all
ways to split them into groups are compared by what the free advisors give, and the best group goes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from ....kernel.action import Action
from ....kernel.decision import PASS
from ..actions import Construct, Exchange, Lose, Pay, Place, Recruit, Take, UseChapel, UseStatue
from ..components import BOXES, BUILDINGS, GOODS, MARKET, STABLE
from ..state import PLUS_TWO_USED, Kingsburg
from .worth import (
    building_gain,
    enemies,
    seasons_left,
    seasons_this_year,
    stock,
    weight,
    winter,
    winters_left,
    price,
)

Dice = tuple[int, ...]
Marks = list[float]

PEEK = 0.15
PLUS_TWO = 0.7
ENVOY = 0.9
LATER_SOLDIERS = 0.5


def thumb(g: Kingsburg, seat: int, options: Sequence[Action]) -> Action:
    """What a player does without thinking long."""
    if g.agenda[-1].name == "influence" and g.envoy != seat:
        return _place(g, seat)
    found = marks(g, seat, options)
    return options[found.index(max(found))]


def marks(g: Kingsburg, seat: int, options: Sequence[Action]) -> Marks:
    """What each option seems to be worth, in points; only the differences count."""
    return _MARKS[g.agenda[-1].name](g, seat, options)


# ---------------------------------------------------------------- placing dice

Plan = tuple[tuple[int, ...], float, tuple[Place, ...]]
"""The advisors of all groups, what is spent on it, and the placements."""


@lru_cache(maxsize=1 << 13)
def plans(colored: Dice, white: Dice, plus_two: bool, market: bool) -> tuple[Plan, ...]:
    """All ways to split dice into groups, at most one of them with a +2 token and one shifted by the Market."""
    found: dict[tuple[tuple[int, ...], bool], Plan] = {}
    for split in _splits(colored, white):
        for token in range(-1, len(split) if plus_two else 0):
            for shifted in range(-1, len(split) if market else 0):
                for shift in (0,) if shifted < 0 else (-1, 1):
                    places = []
                    for n, (dice, extra) in enumerate(split):
                        moved = shift if n == shifted else 0
                        advisor = sum(dice) + sum(extra) + 2 * (n == token) + moved
                        if 1 <= advisor <= 18:
                            places.append(Place(advisor, dice, extra, n == token, moved))
                    advisors = tuple(sorted(place.advisor for place in places))
                    if len(places) == len(split) == len(set(advisors)):
                        found.setdefault((advisors, token >= 0), (advisors, PLUS_TWO * (token >= 0), tuple(places)))
    return tuple(found.values())


Group = tuple[Dice, Dice]


def _splits(colored: Dice, white: Dice) -> Iterator[list[Group]]:
    """Every way to make groups of a coloured die at least; dice may be left out."""
    if not colored:
        yield []
        return
    for rest in _splits(colored[:-1], ()):
        yield from _with_white(rest, white)
    for rest in _splits(colored[:-1], ()):
        for n in range(len(rest) + 1):
            yield from _with_white(_joined(rest, n, colored[-1]), white)


def _joined(groups: list[Group], n: int, die: int) -> list[Group]:
    """The groups with a coloured die added to the n-th, or alone."""
    if n == len(groups):
        return [*groups, ((die,), ())]
    dice, extra = groups[n]
    return [*groups[:n], ((*dice, die), extra), *groups[n + 1 :]]


def _with_white(groups: list[Group], white: Dice) -> Iterator[list[Group]]:
    if not white:
        yield groups
        return
    for rest in _with_white(groups, white[1:]):
        yield rest
        for n, (dice, extra) in enumerate(rest):
            yield [*rest[:n], (dice, tuple(sorted((*extra, white[0])))), *rest[n + 1 :]]


@lru_cache(maxsize=1 << 16)
def prospects(
    box: str,
    built: int,
    gold: int,
    wood: int,
    stone: int,
    soldiers: int,
    year_seasons: int,
    seasons: int,
    winters: int,
    cards: tuple[str, ...],
) -> tuple[float, ...]:
    """What each advisor's aid is worth to a province, by the advisor's number."""
    owned = (gold, wood, stone)
    now = stock(box, built, gold, wood, stone, seasons, winters)
    army = soldiers + LATER_SOLDIERS * (year_seasons - 1)
    after = seasons - year_seasons

    def goods(*more: int) -> float:
        return stock(box, built, gold + more[0], wood + more[1], stone + more[2], seasons, winters) - now

    def battle(more: int) -> float:
        return winter(box, cards, built, army + more, owned, after, winters)[0]

    found = [0.0]
    for number in range(1, 19):
        aid = BOXES[box].advisors[number]
        gain = float(aid.vp - aid.cost_vp) + PLUS_TWO * aid.plus_two
        if aid.options:
            gain += max(goods(*option.goods) for option in aid.options)
        if aid.any:
            gain += max(goods(*some) for some in _any(aid.any))
        if aid.exchange:
            gain += max(0.0, *(goods(*_exchanged(n)) for n in range(3) if owned[n]), 0.0)
        if aid.soldiers:
            gain += battle(aid.soldiers + bool(built & STABLE)) - battle(0)
        if aid.peek and len(cards) > 1:
            gain += PEEK
        found.append(gain)
    return tuple(found)


@lru_cache(maxsize=None)
def _any(number: int) -> tuple[tuple[int, int, int], ...]:
    return tuple((a, b, number - a - b) for a in range(number + 1) for b in range(number - a + 1))


def _exchanged(give: int) -> tuple[int, ...]:
    return tuple(-1 if n == give else 1 for n in range(3))


def _prospects(g: Kingsburg, seat: int) -> list[float]:
    """The worth of each advisor that is free; nothing for the others, or little less with the Envoy."""
    province = g.provinces[seat]
    found = list(
        prospects(
            g.table.box,
            province.built,
            *province.goods,
            province.soldiers,
            seasons_this_year(g),
            seasons_left(g),
            winters_left(g),
            enemies(g, seat),
        )
    )
    envoy = g.envoy == seat
    for group in g.groups:
        found[group.advisor] = found[group.advisor] - ENVOY if envoy else 0.0
    return found


def _hand(g: Kingsburg, seat: int) -> tuple[Plan, ...]:
    province = g.provinces[seat]
    used = province.used
    plus_two = province.plus_two > 0 and not (used & PLUS_TWO_USED and g.limits_plus_two())
    return plans(province.colored, province.white, plus_two, province.built & ~used & MARKET > 0)


def _place(g: Kingsburg, seat: int) -> Action:
    gains = _prospects(g, seat)
    occupied = {group.advisor for group in g.groups}
    best, chosen = 0.0, ()
    for advisors, spent, places in _hand(g, seat):
        total = -spent
        for advisor in advisors:
            total += gains[advisor]
        if total > best:
            best, chosen = total, places
    free = [place for place in chosen if place.advisor not in occupied]
    if not free:
        return PASS
    return max(free, key=lambda place: gains[place.advisor])


def _mark_placements(g: Kingsburg, seat: int, options: Sequence[Action]) -> Marks:
    gains = _prospects(g, seat)
    best: dict[Place, float] = {}
    for advisors, spent, places in _hand(g, seat):
        total = sum([gains[advisor] for advisor in advisors]) - spent
        for place in places:
            mark = total + 0.05 * gains[place.advisor]
            if mark > best.get(place, -9.0):
                best[place] = mark
    found = []
    for option in options:
        if isinstance(option, Place):
            plain = Place(option.advisor, option.colored_dice, option.white_dice, option.plus_two, option.market)
            found.append(best.get(plain, gains[option.advisor] - PLUS_TWO * option.plus_two))
        else:
            found.append(-0.5)
    return found


def _plan_worth(gains: Sequence[float], colored: Dice, white: Dice) -> float:
    return max(sum(gains[advisor] for advisor in plan[0]) for plan in plans(colored, white, False, False))


SAMPLE = ((1, 4, 6), (2, 3, 5), (3, 4, 5), (2, 5, 6), (1, 3, 4), (1, 2, 5))


def _mark_rerolls(g: Kingsburg, seat: int, options: Sequence[Action]) -> Marks:
    province = g.provinces[seat]
    gains = _prospects(g, seat)
    colored, white = province.colored, province.white
    found = []
    for option in options:
        if isinstance(option, UseChapel):
            rolled = [(dice, tuple(3 + n for n in range(len(white)))) for dice in SAMPLE]
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
        change = _exchanged(GOODS.index(option.give)) if isinstance(option, Exchange) else (0, 0, 0)
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
            gain = building_gain(box, place, province.built, seasons, winters) - ENVOY * 0.5 * spends_envoy
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
            found.append(_stock(g, seat, 0, 0, 0, seasons) + 1.0 - (0.0 if spare else PLUS_TWO))
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
