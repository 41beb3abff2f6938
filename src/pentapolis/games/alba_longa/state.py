"""The state of Alba Longa and what can be asked of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from ...kernel.pile import Pile
from ...kernel.sight import NOBODY, BySeat, Everyone, Owner, Reading, SeatNumber
from ...kernel.state import Piece, State
from .components import (
    ALL_HEROES,
    BOXES,
    FARMER,
    FIELDS,
    GOAL_MONUMENTS,
    GOAL_POPULATION,
    HARVEST,
    MERCHANT,
    PEASANTS_AT_START,
    SILVER_AT_START,
    Box,
)

NO_DICE = (0, 0, 0, 0)
NOTHING_USED = 0b1
"""The trace of a King who has used no hero: the one set that his used pile can be is the empty one."""


class City(Piece):
    """A King's city: stocks, tracks, and who is where.

    Captives arrive only when soldiers are resolved, after all own peasants have been assigned. So in every place the
    own peasants were placed first and the captives last, and two numbers say in what order they stand (AL-A17).
    """

    silver: Everyone[int]
    wheat: Everyone[int]
    monuments: Everyone[int]
    devotion: Everyone[int]
    home: Everyone[int]
    """Peasants on the housing track."""
    assigned: Everyone[list[int]]
    """Own peasants in each job, in the order of `JOBS`."""
    captives: Everyone[list[int]]
    """Captives in each job; those of the farm stand in the granary (AL-21.7)."""
    lying_merchant: Everyone[bool]
    """The merchant on space 1 is lying (AL-7.5)."""
    lying_farmers: Everyone[int]
    """Farmers lying in their fields (AL-7.10)."""
    population_disc: Everyone[int]
    housing_disc: Everyone[int]
    out: Everyone[bool]
    """Passed at his own opportunity this season (AL-4.18)."""
    target: Everyone[SeatNumber]
    """The city he attacks, a place in `CITIES`: its King's seat, or Assisi's place; nobody before the cards are
    revealed."""
    hero: Everyone[int]
    """The hero that lies revealed before him; nobody if there is none."""
    used: Owner[Annotated[int, Reading(bits=5)]]
    """A bit per hero in the used pile."""
    trace: Everyone[Annotated[int, Reading(bits=32)]]
    """What all know of the used pile: a bit for every set of heroes (itself a number of bits) that it may be.

    It has one bit as long as every used hero was seen; a hero taken back in secret leaves several (AL-A41).
    """
    improved: Everyone[bool]
    """Improved his harvest this year (AL-12.3)."""
    blessed: Everyone[bool]
    """Asked for the blessing this year (AL-13.1)."""

    @property
    def population(self) -> int:
        """The number of own peasants, wherever they are (AL-A60)."""
        return self.home + sum(self.assigned)

    def people(self, job: int) -> int:
        """Own peasants and captives in a job; captives count fully (AL-21.3)."""
        return self.assigned[job] + self.captives[job]

    @property
    def fields(self) -> int:
        """Farmers in fields, standing or lying: the first five (AL-5.5)."""
        return min(self.assigned[FARMER], FIELDS)

    @property
    def granary(self) -> int:
        """Farmers in the granary, captives included."""
        return self.assigned[FARMER] - self.fields + self.captives[FARMER]

    @property
    def standing_farmers(self) -> int:
        """Standing farmers of fields and granary together (AL-20.6, AL-A64)."""
        return self.people(FARMER) - self.lying_farmers

    @property
    def standing_merchants(self) -> int:
        return self.people(MERCHANT) - self.lying_merchant

    @property
    def active(self) -> int:
        """A bit per active hero, for whoever knows the used pile."""
        played = 0 if self.hero == NOBODY else 1 << self.hero
        return ALL_HEROES & ~self.used & ~played

    @property
    def used_count(self) -> int:
        """How many cards the used pile has, which everybody sees."""
        return possible_piles(self.trace)[0].bit_count()

    @property
    def fulfils(self) -> bool:
        """Ten monuments and sixteen peasants (AL-17.1)."""
        return self.monuments >= GOAL_MONUMENTS and self.population >= GOAL_POPULATION


class Assisi(Piece):
    """The neutral city (AL-22)."""

    defenders: Everyone[int]
    loot: Everyone[list[int]]
    """Items of each kind, in the order of `LOOT`."""


class AlbaLonga(State):
    """A game of Alba Longa."""

    year: Everyone[int]
    season: Everyone[str]
    phase: Everyone[str]
    king_of_kings: Everyone[SeatNumber]
    """Nobody before the card is offered, and while an eliminated King of Kings names the next one."""
    order: Everyone[tuple[SeatNumber, ...]]
    """The Kings in the game in turn order: clockwise, the King of Kings first. Who is not here is eliminated."""
    cities: BySeat[list[City]]
    stalls: Everyone[list[int]]
    """Silver on each stall in use."""
    dice_cost_space: Everyone[int]
    """The space of the dice cost disc, from 0."""
    caller: Everyone[SeatNumber]
    """Who has called court; nobody between courts."""
    court_seat: Everyone[int]
    """The seat of the court that is being decided: 1 is the caller's, then the purchases; 0 between courts."""
    dice: Everyone[tuple[int, int, int, int]]
    """The dice of this court in the order of their jobs; 0 for one that is taken or not rolled."""
    climate: Everyone[str]
    """The climate of this year."""
    next_climate: Everyone[str]
    """The climate of next year, once this year's card is turned over; empty if that was the last."""
    climates: Everyone[Pile]
    """The fronts of the climate cards that nobody has seen yet: two piles, each dry, moderate and wet (AL-1.7)."""
    climate_cards: Everyone[dict[str, Pile]]
    """The cards of each climate whose backs nobody has seen, those put back in the box among them."""
    turned: Everyone[list[str]]
    """Climate cards turned over, one a year."""
    blessings: Everyone[Pile]
    past_blessings: Everyone[list[str]]
    piety: Everyone[SeatNumber]
    """Who holds the Mark of Piety."""
    assisi: Everyone[Assisi | None]

    @property
    def box(self) -> Box:
        return BOXES[self.table.box]

    @property
    def job_well_done(self) -> bool:
        return self.table.options["job_well_done"] == "yes"

    @property
    def spoils_of_war(self) -> bool:
        return self.table.options["spoils_of_war"] == "yes"

    @property
    def harvest(self) -> bool:
        return self.season == HARVEST

    @property
    def dice_cost(self) -> int:
        """What calling court costs now."""
        return self.box.dice_costs[self.dice_cost_space]

    @property
    def prayer_cost(self) -> int:
        """What a prayer costs this year; 0 before the card is turned over."""
        return self.box.prayer_costs[self.turned[-1]] if len(self.turned) == self.year else 0

    def majority(self, counts: Sequence[int]) -> int:
        """The King with strictly the most of something, by seat, and at least one; or nobody (AL-A40)."""
        most = max((counts[seat] for seat in self.order), default=0)
        leaders = [seat for seat in self.order if counts[seat] == most]
        return leaders[0] if most > 0 and len(leaders) == 1 else NOBODY


def possible_piles(trace: int) -> list[int]:
    """The sets of heroes that a used pile may be: each a number with a bit per hero, in rising order."""
    return [pile for pile in range(trace.bit_length()) if trace >> pile & 1]


def empty_city() -> City:
    """A city with nobody and nothing in it, as an eliminated King leaves it (AL-18.3)."""
    return City(
        silver=0,
        wheat=0,
        monuments=0,
        devotion=0,
        home=0,
        assigned=[0, 0, 0, 0, 0],
        captives=[0, 0, 0, 0, 0],
        lying_merchant=False,
        lying_farmers=0,
        population_disc=0,
        housing_disc=0,
        out=False,
        target=NOBODY,
        hero=NOBODY,
        used=0,
        trace=NOTHING_USED,
        improved=False,
        blessed=False,
    )


def new_city() -> City:
    """A city at the start: eight peasants at home, five silver, all heroes active (AL-1.4 to AL-1.6)."""
    city = empty_city()
    city.silver = SILVER_AT_START
    city.home = city.population_disc = PEASANTS_AT_START
    return city


__all__ = [
    "NOBODY",
    "NOTHING_USED",
    "NO_DICE",
    "AlbaLonga",
    "Assisi",
    "City",
    "empty_city",
    "new_city",
    "possible_piles",
]
