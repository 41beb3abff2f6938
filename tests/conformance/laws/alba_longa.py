"""What is conserved in Alba Longa: nothing appears, vanishes or changes place unless an event or a choice says so.

The books are kept from what was told, beginning with the position before a move; after it they must agree with the
table.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from pentapolis.games.alba_longa import actions as may
from pentapolis.games.alba_longa import events as told
from pentapolis.games.alba_longa.state import AlbaLonga, City
from pentapolis.kernel.action import Action
from pentapolis.kernel.event import Chose, Ended, Event
from pentapolis.kernel.sight import NOBODY

BOX = tomllib.loads(files("pentapolis.games.alba_longa").joinpath("components.toml").read_text("utf-8"))
BACKS = {row["card"]: row["prayer_cost"] for row in BOX["climate_back"]}
CLIMATE_OF = {row["id"]: row["climate"] for row in BOX["climate_card"]}
BLESSINGS = {row["id"]: row for row in BOX["blessing_card"]}
JOBS = ("soldier", "merchant", "worker", "priest", "farmer")
PLACES = ("barracks", "market", "quarry", "temple", "farm")
DICE = ("soldier_die", "merchant_die", "worker_die", "priest_die")
STALLS = ("stall_1", "stall_2", "stall_3", "stall_4", "stall_5", "stall_6")
IN_USE = {2: 3, 3: 4, 4: 5, 5: 6}
CITIES = ("alba_longa", "roma", "veii", "velitrae", "reate", "assisi")
LOOT = {"silver": (1, 0), "wheat": (0, 2)}
DEALS = {1: 1, 3: 2}
GROWTH = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
SEASON_AFTER = {"growing": "harvest", "harvest": "year_end", "year_end": "growing"}
ALL_USED = 0b11110


@dataclass
class Account:
    """What the books say of one city."""

    silver: int = 0
    wheat: int = 0
    monuments: int = 0
    devotion: int = 0
    home: int = 0
    assigned: list[int] = field(default_factory=lambda: [0] * 5)
    captives: list[int] = field(default_factory=lambda: [0] * 5)
    lying_merchant: bool = False
    lying_farmers: int = 0
    housing_disc: int = 0
    out: bool = False
    improved: bool = False
    blessed: bool = False
    used: int = 0

    @classmethod
    def of(cls, city: City) -> Account:
        shown: dict[str, Any] = {name: getattr(city, name) for name in cls.__dataclass_fields__}
        shown |= {name: list(value) for name, value in shown.items() if isinstance(value, list)}
        return cls(**shown)


class Books:
    """What the books say of a whole game."""

    def __init__(self, g: AlbaLonga) -> None:
        self.options = g.table.options
        self.cities = [Account.of(city) for city in g.cities]
        self.heroes = [city.hero for city in g.cities]
        self.targets = [city.target for city in g.cities]
        self.order, self.king, self.piety = g.order, g.king_of_kings, g.piety
        self.stalls, self.dice = list(g.stalls), g.dice
        self.cost = g.dice_cost_space
        self.year, self.season, self.phase = g.year, g.season, g.phase
        self.climate, self.next_climate = g.climate, g.next_climate
        self.turned, self.past = list(g.turned), list(g.past_blessings)
        self.defenders, self.loot = (g.assisi.defenders, list(g.assisi.loot)) if g.assisi else (0, [])

    # what a King chose

    def chose(self, seat: int, action: Action) -> None:
        city = self.cities[seat]
        if isinstance(action, may.TakeDie):
            assert action.job in (JOBS[DICE.index(action.die)], "farmer")
            self.assign(city, action.die, action.count, action.job)
        elif isinstance(action, may.BuyDie):
            self.assign(city, action.die, action.count, JOBS[DICE.index(action.die)])
        elif isinstance(action, may.PlaceFree):
            self.assign(city, "", 1, action.job)
        elif isinstance(action, may.PassCourt):
            city.out = True
        elif isinstance(action, may.ImproveHarvest):
            city.improved = True
        elif isinstance(action, may.TakeBlessing):
            assert city.improved
            city.blessed = True
        elif isinstance(action, may.Plunder):
            self.loot[("silver", "wheat", "captive").index(action.loot)] -= 1
        elif isinstance(action, may.Restock):
            self.loot[("silver", "wheat", "captive").index(action.loot)] += 1

    def assign(self, city: Account, die: str, count: int, job: str) -> None:
        """From home to a job, no more than the die shows, farmers only in the harvest season (AL-4.3, AL-4.9)."""
        assert 1 <= count <= city.home
        assert job != "farmer" or self.season == "harvest"
        if die:
            place = DICE.index(die)
            assert count <= self.dice[place]
            self.dice = tuple(0 if n == place else face for n, face in enumerate(self.dice))  # type: ignore[assignment]  # four stay four
        city.home -= count
        city.assigned[JOBS.index(job)] += count

    # what was told

    def hear(self, event: Any) -> None:
        hearing = getattr(self, f"hear_{type(event).__struct_config__.tag}", None)
        if hearing is not None:
            hearing(event)

    def hear_season_began(self, event: told.SeasonBegan) -> None:
        if self.season == "year_end":
            self.year, self.climate, self.next_climate = self.year + 1, self.next_climate, ""
            assert event.season == "growing"
        elif (event.year, event.season) != (1, "growing"):
            assert event.season == SEASON_AFTER[self.season]
        assert (event.year, event.climate) == (self.year, self.climate)
        self.season = event.season
        if self.season != "year_end":
            self.cost = 0

    def hear_phase_began(self, event: told.PhaseBegan) -> None:
        assert event.year == self.year
        self.phase = event.phase

    def hear_crowned(self, event: told.Crowned) -> None:
        assert event.seat in self.order
        assert event.seat != self.king
        self.king, place = event.seat, self.order.index(event.seat)
        self.order = self.order[place:] + self.order[:place]

    def hear_slaves_sold(self, event: told.SlavesSold) -> None:
        assert DEALS[event.peasants] == event.silver
        self.cities[event.seat].home -= event.peasants
        self.cities[event.seat].silver += event.silver

    def hear_paid(self, event: told.Paid) -> None:
        assert event.silver > 0
        self.cities[event.seat].silver -= event.silver
        self.stalls[STALLS.index(event.stall)] += event.silver

    def hear_rolled(self, event: told.Rolled) -> None:
        self.dice = event.soldier, event.merchant, event.worker, event.priest
        assert all(1 <= face <= 4 for face in self.dice)

    def hear_passed(self, event: told.Passed) -> None:
        city = self.cities[event.seat]
        assert not city.home or city.silver < self.cost
        city.out = True

    def hear_dice_cost_rose(self, event: told.DiceCostRose) -> None:
        self.cost += 1
        assert event.cost == self.cost <= 4

    def hear_hero_recovered(self, event: told.HeroRecovered) -> None:
        assert self.cities[event.seat].used >> event.hero & 1
        self.cities[event.seat].used ^= 1 << event.hero

    def hear_target_revealed(self, event: told.TargetRevealed) -> None:
        place = CITIES.index(event.city)
        assert place != event.seat
        assert place in self.order or (place == 5 and self.options["assisi"] == "yes")
        self.targets[event.seat] = place

    def hear_hero_revealed(self, event: told.HeroRevealed) -> None:
        assert not self.cities[event.seat].used >> event.hero & 1
        self.heroes[event.seat] = event.hero

    def hear_fought(self, event: told.Fought) -> None:
        """Strengths add up, and the table says what follows (AL-6.8 to AL-6.11, AL-22.7)."""
        place = CITIES.index(event.city)
        assert sorted(event.attackers) == [seat for seat, target in enumerate(self.targets) if target == place]
        assert event.strength == sum(map(self.strength, event.attackers))
        assert event.defence == (self.defenders if place == 5 else self.strength(place))
        success = event.strength - event.defence
        assert event.sabotages == sum(success >= least for least in (1, 3, 6, 10))

    def strength(self, seat: int) -> int:
        assert self.heroes[seat] >= 0
        return self.cities[seat].assigned[0] + self.heroes[seat]

    def hear_sabotaged(self, event: told.Sabotaged) -> None:
        job, city = PLACES.index(event.place), self.cities[CITIES.index(event.city)]
        assert event.place != "barracks"
        if event.result == "removed":
            city.captives[job] -= 1
        elif event.result == "sent_home":
            city.assigned[job] -= 1
            city.home += 1
        elif event.place == "market":
            assert not city.lying_merchant
            assert city.assigned[job] + city.captives[job] == 1
            city.lying_merchant = True
        else:
            assert event.place == "farm"
            city.lying_farmers += 1

    def hear_captured(self, event: told.Captured) -> None:
        assert "yes" in (self.options["spoils_of_war"], self.options["assisi"])
        assert event.job != "soldier"
        self.cities[event.seat].captives[JOBS.index(event.job)] += 1

    def hear_heroes_returned(self, event: told.HeroesReturned) -> None:
        self.put_away(event.seat)
        assert self.cities[event.seat].used == ALL_USED
        self.cities[event.seat].used = 0

    def put_away(self, seat: int) -> None:
        """A hero of 1 or more is used (AL-8.1)."""
        if self.heroes[seat] > 0:
            self.cities[seat].used |= 1 << self.heroes[seat]
        self.heroes[seat] = NOBODY

    def hear_assisi_reinforced(self, event: told.AssisiReinforced) -> None:
        self.defenders += 1
        assert event.defenders == self.defenders <= 8

    def hear_gained(self, event: told.Gained) -> None:
        city = self.cities[event.seat]
        assert event.silver > 0 or event.wheat > 0
        if event.source == "harvest":
            assert event.wheat <= 5 * 5
        elif event.source == "assisi":
            assert (event.silver, event.wheat) in LOOT.values()
        elif event.source == "blessing":
            assert city.blessed
            assert BLESSINGS[self.past[-1]]["amount"] == max(event.silver, event.wheat)
        city.silver += event.silver
        city.wheat += event.wheat

    def hear_stall_emptied(self, event: told.StallEmptied) -> None:
        place = STALLS.index(event.stall)
        assert self.stalls[place] == event.silver > 0
        self.stalls[place] = 0

    def hear_stall_taken(self, event: told.StallTaken) -> None:
        assert self.cities[event.seat].assigned[1] + self.cities[event.seat].captives[1]
        place = STALLS.index(event.stall)
        assert self.stalls[place] == event.silver > 0
        self.stalls[place] = 0
        self.cities[event.seat].silver += event.silver

    def hear_built(self, event: told.Built) -> None:
        assert event.monuments > 0
        if event.source == "quarry":
            assert event.monuments <= (self.cities[event.seat].assigned[2] + self.cities[event.seat].captives[2]) // 2
        else:
            assert (event.source, event.monuments) == ("blessing", 1)
        self.cities[event.seat].monuments += event.monuments

    def hear_housing_improved(self, event: told.HousingImproved) -> None:
        self.cities[event.seat].housing_disc += 1
        assert self.cities[event.seat].housing_disc == event.space

    def hear_devotion_rose(self, event: told.DevotionRose) -> None:
        city = self.cities[event.seat]
        assert 0 < event.devotion - city.devotion <= city.assigned[3] + city.captives[3]
        city.devotion = event.devotion

    def hear_devotion_spent(self, event: told.DevotionSpent) -> None:
        """The prayer cost, then 2 levels, or 1 with the Mark of Piety (AL-12.3, AL-13.1, AL-20.7)."""
        city = self.cities[event.seat]
        blessing = 1 if self.piety == event.seat else 2
        spent = BACKS[self.turned[-1]] if event.source == "harvest" else blessing
        assert event.devotion == city.devotion - spent
        city.devotion = event.devotion

    def hear_piety_granted(self, event: told.PietyGranted) -> None:
        assert self.piety == NOBODY
        self.piety = event.seat

    def hear_piety_returned(self, event: told.PietyReturned) -> None:
        assert self.piety == event.seat
        self.piety = NOBODY

    def hear_climate_turned(self, event: told.ClimateTurned) -> None:
        assert CLIMATE_OF[event.card] == self.climate
        assert BACKS[event.card] == event.prayer_cost
        self.turned.append(event.card)
        self.next_climate = event.next_climate

    def hear_blessing_revealed(self, event: told.BlessingRevealed) -> None:
        self.past.append(event.blessing)

    def hear_peasants_returned(self, event: told.PeasantsReturned) -> None:
        for seat in self.order:
            city = self.cities[seat]
            city.home += sum(city.assigned)
            city.assigned, city.captives = [0] * 5, [0] * 5
            city.lying_merchant, city.lying_farmers = False, 0
            city.out = city.improved = city.blessed = False

    def hear_fed(self, event: told.Fed) -> None:
        """As many as the wheat allows (AL-16.1 to AL-16.3)."""
        city = self.cities[event.seat]
        assert event.wheat + event.starved == city.home
        assert event.wheat <= city.wheat
        assert not event.starved or event.wheat == city.wheat
        city.wheat -= event.wheat
        city.home -= event.starved

    def hear_eliminated(self, event: told.Eliminated) -> None:
        assert (self.cities[event.seat].home, self.cities[event.seat].wheat) == (0, 0)
        self.cities[event.seat], self.heroes[event.seat] = Account(), NOBODY
        self.order = tuple(seat for seat in self.order if seat != event.seat)
        self.king = NOBODY if self.king == event.seat else self.king

    def hear_grew(self, event: told.Grew) -> None:
        assert GROWTH[event.peasants] == event.wheat
        self.cities[event.seat].wheat -= event.wheat
        self.cities[event.seat].home += event.peasants


def check(before: AlbaLonga, after: AlbaLonga, action: Action, events: Sequence[Event]) -> None:
    check_whole(before)
    check_whole(after)
    books = Books(before)
    for event in events:
        if isinstance(event, Chose):
            books.chose(event.seat, action)
        else:
            books.hear(event)
    check_fight(books, after)
    assert books.cities == [Account.of(city) for city in after.cities]
    assert (books.stalls, books.piety) == (after.stalls, after.piety)
    assert (books.order, books.king) == (after.order, after.king_of_kings)
    assert after.dice in (books.dice, (0, 0, 0, 0))
    assert books.cost == after.dice_cost_space
    assert (books.year, books.season, books.phase) == (after.year, after.season, after.phase)
    assert (books.climate, books.next_climate) == (after.climate, after.next_climate)
    assert (books.turned, books.past) == (after.turned, after.past_blessings)
    if after.assisi is not None:
        assert (books.defenders, books.loot) == (after.assisi.defenders, after.assisi.loot)
    assert any(isinstance(event, Ended) for event in events) == after.over
    assert not before.over


def check_fight(books: Books, after: AlbaLonga) -> None:
    """Heroes and targets lie open until the fights are over, then all go back at once."""
    still = [city.hero for city in after.cities]
    if still != books.heroes:
        assert set(still) == {NOBODY}
        for seat in after.seats:
            books.put_away(seat)
    targets = [city.target for city in after.cities]
    assert targets == books.targets or set(targets) == {NOBODY}


def check_whole(g: AlbaLonga) -> None:
    """What holds in any position."""
    assert len(g.stalls) == IN_USE[g.table.seats]
    assert min(g.stalls) >= 0
    assert len(set(g.order)) == len(g.order)
    assert (g.assisi is not None) == (g.table.options["assisi"] == "yes")
    for seat, city in enumerate(g.cities):
        check_city(g, city)
        if seat not in g.order:
            assert Account.of(city) == Account()
    if g.assisi is not None:
        assert 3 <= g.assisi.defenders <= 8
        assert all(0 <= items <= 3 for items in g.assisi.loot)
        assert sum(g.assisi.loot) <= 8
    check_climates(g)
    check_blessings(g)


def check_city(g: AlbaLonga, city: City) -> None:
    assert min(city.silver, city.wheat, city.home, *city.assigned, *city.captives) >= 0
    assert 0 <= city.monuments <= 10
    assert 0 <= city.devotion <= 10
    assert city.captives[0] == 0
    assert city.lying_farmers <= min(5, city.assigned[4])
    assert city.lying_merchant <= (city.assigned[1] + city.captives[1])
    assert city.used & ~ALL_USED == 0
    assert city.used != ALL_USED
    assert city.trace >> city.used & 1
    if g.table.options["job_well_done"] == "no":
        assert city.housing_disc == 0
        assert city.trace.bit_count() == 1, "every used hero was seen"


def check_climates(g: AlbaLonga) -> None:
    """A moderate year, then twice a dry, a moderate and a wet one in any order; no card is seen twice (AL-1.7)."""
    years = [*(CLIMATE_OF[card] for card in g.turned)]
    if len(g.turned) < g.year:
        years.append(g.climate)
    elif g.next_climate:
        years.append(g.next_climate)
    assert years[0] == "moderate"
    assert len(years) + len(g.climates) == 7
    for three in (years[1:4], years[4:7]):
        assert len(set(three)) == len(three)
    assert len(set(g.turned)) == len(g.turned) in (g.year - 1, g.year)
    for climate, pile in g.climate_cards.items():
        unseen = {card for card, number in pile.pools[""].items() if number}
        assert unseen == {card for card, of in CLIMATE_OF.items() if of == climate and card not in g.turned}


def check_blessings(g: AlbaLonga) -> None:
    """Nine cards, one seen each year (AL-13.3, AL-13.6)."""
    unseen = Counter(g.blessings.pools[""])
    assert unseen + Counter(g.past_blessings) == Counter({name: row["copies"] for name, row in BLESSINGS.items()})
    assert len(g.past_blessings) in (g.year - 1, g.year)
