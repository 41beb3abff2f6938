"""The rule of thumb: a sensible move for every decision, in microseconds.

Every option gets a mark, what it seems to be worth in points; the thumb takes the best, the first of equal ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel.action import Action
from ..actions import (
    BuyDie,
    CallCourt,
    Grow,
    ImproveHarvest,
    PlaceFree,
    RecoverHero,
    SellSlaves,
    TakeBlessing,
)
from ..components import (
    ASSISI,
    BOUGHT_DIE,
    CAPTIVE_LOOT,
    CITY_PLACES,
    DEALS,
    FARMER,
    FIELDS,
    GOAL_MONUMENTS,
    GROWTH,
    JOB_PLACES,
    LOOT,
    MERCHANT,
    PLACES,
    PRIEST,
    SOLDIER,
    WHEAT_LOOT,
    WORKER,
)
from ..court import BUY, DIE_PLACES, PASS_BUY, STALL_PLACES
from ..state import AlbaLonga, City
from .forecast import (
    BLESSED,
    PRIESTS_TO_COME,
    after_growth,
    blessing_price,
    harvest_worth,
    kept,
    outlook,
    year_end,
)
from .worth import (
    HAND,
    HARM,
    LOOT_ITEM,
    MONUMENT,
    farmers_to_come,
    market,
    quarry,
    sabotages,
    seasons_left,
    silver_worth,
    soldiers,
)

Marks = list[float]

RIVAL_SILVER = 0.15
"""What a silver that a rival takes from a stall costs."""
HERO = 0.12
"""What a point of a hero is worth who is kept."""
FIELD = 0.6
"""A peasant who is then missing in a field, for each wheat that he would bring."""


def thumb(g: AlbaLonga, seat: int, options: Sequence[Action]) -> Action:
    """What a player does without thinking long."""
    if g.agenda[-1].name == "buy_die":
        return _buy(g, seat)
    found = marks(g, seat, options)
    return options[found.index(max(found))]


def marks(g: AlbaLonga, seat: int, options: Sequence[Action]) -> Marks:
    """What each option seems to be worth, in points; only the differences count."""
    return _MARKS[g.agenda[-1].name](g, seat, options)


# ---------------------------------------------------------------- what a job brings


class Labour:
    """What more people bring in each job of a city."""

    def __init__(self, g: AlbaLonga, seat: int) -> None:
        city = g.cities[seat]
        self.g, self.seat, self.city, self.harvest = g, seat, city, g.harvest
        self.outlook, self.seasons = outlook(g), seasons_left(g)
        _, _, workers, priests, farmers = city.assigned
        self.people = city.home + sum(city.assigned)
        self.missing = GOAL_MONUMENTS - city.monuments
        self.workers = workers + city.captives[WORKER]
        self.farmers = farmers if farmers < FIELDS else FIELDS
        self.expected = farmers_to_come(city, g.dice_cost) if self.harvest else FIELDS
        """Farmers in the fields when the harvest comes."""
        self.devotion = city.devotion + priests + city.captives[PRIEST] + (0 if self.harvest else PRIESTS_TO_COME)
        self.highest = g.box.devotion_length
        self.built = self.workers // 2 >= self.missing
        self.price = blessing_price(g, seat)
        self._found: dict[tuple[int, int], float] = {}

    def gain(self, job: int, count: int) -> float:
        """So many more people in a job."""
        key = job, count
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._total(job, count) - self._now(job)
        return found

    def _now(self, job: int) -> float:
        found = self._found.get((job, 0))
        if found is None:
            found = self._found[job, 0] = self._total(job, 0)
        return found

    def _total(self, job: int, more: int) -> float:
        if job == WORKER:
            return quarry(self.workers + more, self.missing)
        if job == MERCHANT:
            return self.silver(market(self.g, self.seat, more))
        if job == PRIEST:
            return self.year(self.expected, more)
        if job == FARMER:
            return self.year(self.farmers + more, 0)
        won, lost = soldiers(self.g, self.seat, more)
        return won - lost

    def silver(self, more: float) -> float:
        return silver_worth(self.city.silver + round(more), self.seasons)

    def year(self, farmers: int, priests: int) -> float:
        """The end of the year with so many farmers, and more priests than now."""
        city, devotion = self.city, self.devotion + priests
        return harvest_worth(
            self.outlook,
            self.people,
            city.wheat,
            min(farmers, FIELDS, self.people),
            city.lying_farmers,
            devotion if devotion < self.highest else self.highest,
            self.price,
            self.built,
        )

    def reserved(self, count: int) -> float:
        """What it costs to take so many from home: hands for other jobs, and above all for the fields."""
        cost = HAND * count
        if self.harvest and not self.city.out:
            home = self.city.home
            wanted = min(FIELDS - self.farmers, home)
            short = wanted - home + count
            if short > 0:
                cost += FIELD * min(short, count) * self.outlook.wheat
        return cost


def _mark_free(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    labour = Labour(g, seat)
    return [labour.gain(JOB_PLACES[option.job], 1) if isinstance(option, PlaceFree) else 0.1 for option in options]


def _mark_takes(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    labour = Labour(g, seat)
    found = []
    for option in options:
        job, count = JOB_PLACES[option.job], option.count
        cost = HAND * count if job == FARMER else labour.reserved(count)
        found.append(labour.gain(job, count) - cost)
    return found


def _mark_buys(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    labour = Labour(g, seat)
    spent = labour.silver(0) - silver_worth(labour.city.silver - BOUGHT_DIE, labour.seasons)
    costs = [labour.reserved(count) + spent for count in range(5)]
    places = stall_marks(g, seat, BOUGHT_DIE)
    found = []
    for option in options:
        if isinstance(option, BuyDie):
            gain = labour.gain(DIE_PLACES[option.die], option.count)
            found.append(gain - costs[option.count] + places[STALL_PLACES[option.stall]])
        else:
            found.append(0.0)
    return found


def _buy(g: AlbaLonga, seat: int) -> Action:
    """The die that brings most, into the best stall."""
    labour = Labour(g, seat)
    home, silver = labour.city.home, labour.city.silver
    spent = labour.silver(0) - silver_worth(silver - BOUGHT_DIE, labour.seasons)
    best, chosen = spent, (-1, 0)
    for die, face in enumerate(g.dice):
        most = min(face, home)
        for count in range(max(1, most - 1), most + 1):  # all that go, or one less where pairs count
            mark = labour.gain(die, count) - labour.reserved(count)
            if mark > best:
                best, chosen = mark, (die, count)
    if chosen[1] == 0:
        return PASS_BUY
    places = stall_marks(g, seat, BOUGHT_DIE)
    return BUY[(*chosen, places.index(max(places)))]


def stall_marks(g: AlbaLonga, seat: int, silver: int) -> Marks:
    """What it brings to pay into each stall: silver comes back to whom the market gives that stall.

    All but the best stall are marked down a little more, so that they don't crowd out other choices.
    """
    ranking = sorted(
        (-_merchants(g.cities[king]), place, king) for place, king in enumerate(g.order) if _merchants(g.cities[king])
    )
    found = []
    for stall in range(len(g.stalls)):
        stalls = list(g.stalls)
        stalls[stall] += silver
        stalls.sort(reverse=True)
        mark = 0.0
        for place, (_, _, king) in enumerate(ranking, 1):
            mark += 0.8 * stalls[place] if king == seat else -RIVAL_SILVER * stalls[place]
        found.append(mark)
    best = max(found)
    first = found.index(best)
    return [0.0 if stall == first else min(mark - best, -0.05) - 0.5 for stall, mark in enumerate(found)]


def _merchants(city: City) -> int:
    return city.assigned[MERCHANT] + city.captives[MERCHANT]


def _mark_courts(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    """A court brings about the best of its dice; who passes is out for the season."""
    labour, cost = Labour(g, seat), g.dice_cost
    home = labour.city.home
    count = min(home, 3)
    gains = [labour.gain(job, count) for job in range(FARMER)]
    if g.harvest:
        gains.append(labour.gain(FARMER, count))
    gains.sort()
    best = 0.7 * gains[-1] + 0.3 * gains[-2]
    spent = labour.silver(0) - silver_worth(labour.city.silver - cost, labour.seasons)
    places = stall_marks(g, seat, cost) if cost else [0.0]
    return [
        best - spent + (places[STALL_PLACES[option.stall]] if option.stall else 0.0)
        if isinstance(option, CallCourt)
        else 0.0
        for option in options
    ]


# ---------------------------------------------------------------- crowns and slaves


def _mark_kings(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    """Oneself if possible; else who has come least far, and of equal ones the nearest before oneself."""
    seats = g.table.seats
    found = []
    for option in options:
        if option.king == seat:
            found.append(1.0)
            continue
        city = g.cities[option.king]
        ahead = MONUMENT * (city.monuments + city.population)
        found.append(-0.1 * ahead - 0.02 * ((seat - option.king) % seats))
    return found


def _mark_sales(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    """Peasants who would go hungry anyway are better sold; others are not."""
    city, seasons = g.cities[seat], seasons_left(g)
    o, devotion, price = outlook(g), city.devotion + PRIESTS_TO_COME, blessing_price(g, seat)
    built = city.monuments >= GOAL_MONUMENTS
    found = []
    for option in options:
        sold, paid = DEALS[option.deal] if isinstance(option, SellSlaves) else (0, 0)
        people = city.home - sold
        year = harvest_worth(o, people, city.wheat, min(people, FIELDS), 0, devotion, price, built)
        found.append(year + silver_worth(city.silver + paid, seasons) - 2 * HAND * sold)
    return found


# ---------------------------------------------------------------- soldiers and heroes


def _mark_recovery(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    return [float(option.value) if isinstance(option, RecoverHero) else 0.0 for option in options]


def _mark_targets(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    """Where soldiers and an average hero bring most: loot, captives, or harm to who is furthest."""
    city = g.cities[seat]
    own = city.assigned[SOLDIER]
    found = []
    for option in options:
        place = CITY_PLACES[option.city]
        if place == ASSISI:
            assert g.assisi is not None
            items = min(sabotages(own + 3 - g.assisi.defenders), sum(g.assisi.loot))
            found.append(LOOT_ITEM * items)
            continue
        rival = g.cities[place]
        hits = max(sabotages(own - rival.assigned[SOLDIER] + 1) * 0.7, 0.1)
        exposed = min(1.0, sum(rival.assigned[MERCHANT:]) / 4)
        gain = HARM + (g.spoils_of_war and city.monuments <= rival.monuments)
        found.append(exposed * hits * gain * (1.0 + 0.08 * (rival.monuments + rival.population)))
    return found


def _mark_heroes(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    """What a hero adds in attack and defence against average heroes, and what it costs to have used him."""
    city = g.cities[seat]
    own, target = city.assigned[SOLDIER], city.target
    attackers = [g.cities[other].assigned[SOLDIER] + 2 for other in g.order if g.cities[other].target == seat]
    helpers = [
        g.cities[other].assigned[SOLDIER] + 2
        for other in g.order
        if other != seat and g.cities[other].target == target >= 0
    ]
    if target == ASSISI:
        assert g.assisi is not None
        defence, gain = g.assisi.defenders, LOOT_ITEM
    elif target >= 0:
        rival = g.cities[target]
        defence, gain = rival.assigned[SOLDIER] + 2, HARM + (g.spoils_of_war and city.monuments <= rival.monuments)
    exposed = min(1.0, sum(city.assigned[MERCHANT:]) / 3)
    found = []
    for option in options:
        strength = own + option.value
        mark = -HERO * option.value
        if target >= 0:
            mark += gain * sabotages(strength + sum(helpers) - defence) / (1 + len(helpers) / 2)
        if attackers:
            mark -= 1.2 * exposed * sabotages(sum(attackers) - strength)
        found.append(mark)
    return found


def _mark_sabotage(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    """Where it hurts most, or where the captive helps most."""
    victim = g.cities[int(g.agenda[-1].args[0])]
    captured = g.spoils_of_war and g.cities[seat].monuments <= victim.monuments
    labour = Labour(g, seat) if captured else None
    found = []
    for option in options:
        job = PLACES.index(option.place)
        if job == WORKER:
            workers = victim.assigned[WORKER] + victim.captives[WORKER]
            mark = 2.0 if workers % 2 == 0 and victim.monuments < GOAL_MONUMENTS else 0.1
        elif job == FARMER:
            mark = 1.0 if not victim.granary else 0.05
        elif job == MERCHANT:
            mark = 1.2 if _merchants(victim) in (1, 3, 6) else 0.5
        else:
            mark = 0.8
        found.append(HARM * mark + (_captive(labour, job) if labour else 0.0))
    return found


def _captive(labour: Labour, job: int) -> float:
    return labour.gain(job, 1) if job != FARMER else 0.6


def _mark_plunder(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    labour = Labour(g, seat)
    found = []
    for option in options:
        kind = LOOT.index(option.loot)
        if kind == CAPTIVE_LOOT:
            found.append(_captive(labour, JOB_PLACES[option.job]))
        elif kind == WHEAT_LOOT:
            found.append(1.5)
        else:
            found.append(labour.silver(1) - labour.silver(0))
    return found


def _mark_stock(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    """What tempts others least."""
    return [(0.2, 0.0, 0.1)[LOOT.index(option.loot)] for option in options]


# ---------------------------------------------------------------- harvest and the end of the year


def _mark_prayers(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    city, o, price = g.cities[seat], outlook(g), blessing_price(g, seat)
    people, built = city.population, city.monuments >= GOAL_MONUMENTS
    standing = city.fields - city.lying_farmers
    crop = city.wheat + standing * o.wheat + city.lying_farmers * (o.wheat - 1)
    found = []
    for option in options:
        if isinstance(option, ImproveHarvest):
            left = city.devotion - g.prayer_cost
            worship = kept(o, left)
            if left >= price:
                worship = max(worship, BLESSED + kept(o, left - price))
            found.append(year_end(people, crop + standing, o.next_harvest, o.years, built) + worship)
        else:
            found.append(year_end(people, crop, o.next_harvest, o.years, built) + kept(o, city.devotion))
    return found


def _mark_blessing(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    cost = kept(outlook(g), blessing_price(g, seat))
    return [BLESSED - cost if isinstance(option, TakeBlessing) else 0.0 for option in options]


def _mark_growth(g: AlbaLonga, seat: int, options: Sequence[Any]) -> Marks:
    city, o = g.cities[seat], outlook(g)
    built = city.monuments >= GOAL_MONUMENTS
    found = []
    for option in options:
        n = option.n if isinstance(option, Grow) else 0
        found.append(after_growth(city.home + n, city.wheat - GROWTH[n], o.next_harvest, o.years, built))
    return found


_MARKS: dict[str, Callable[[AlbaLonga, int, Sequence[Any]], Marks]] = {
    "offer_crown": _mark_kings,
    "sell_slaves": _mark_sales,
    "place_free": _mark_free,
    "call_court": _mark_courts,
    "take_die": _mark_takes,
    "buy_die": _mark_buys,
    "recover_hero": _mark_recovery,
    "choose_target": _mark_targets,
    "choose_hero": _mark_heroes,
    "sabotage": _mark_sabotage,
    "plunder": _mark_plunder,
    "restock": _mark_stock,
    "improve_harvest": _mark_prayers,
    "take_blessing": _mark_blessing,
    "name_king_of_kings": _mark_kings,
    "grow": _mark_growth,
}
