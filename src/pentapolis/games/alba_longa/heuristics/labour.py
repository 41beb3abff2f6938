"""What more people bring in each job of a city, and what it costs to send them."""

from __future__ import annotations

from ..components import FARMER, FIELDS, GOAL_MONUMENTS, MERCHANT, PRIEST, WORKER
from ..state import AlbaLonga, City
from .forecast import PRIESTS_TO_COME, blessing_price, harvest_worth, outlook
from .worth import HAND, farmers_to_come, market, quarry, seasons_left, silver_worth, soldiers

FIELD = 0.6
"""A peasant who is then missing in a field, for each wheat that he would bring."""


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


def merchants(city: City) -> int:
    """All who stand or lie in a market."""
    return city.assigned[MERCHANT] + city.captives[MERCHANT]
