"""Positions of Alba Longa, written as the ledger writes its examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.components import CITIES, JOB_PLACES, JOBS, LOOT
from pentapolis.games.alba_longa.events import Fought, Sabotaged
from pentapolis.games.alba_longa.setup import set_table
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from pentapolis.games.alba_longa.state import NOTHING_USED, AlbaLonga, City
from pentapolis.kernel.chance import FastChance, ScriptedChance, outcome_parse
from support import Scene

TWO = ("Cédric", "Mélanie")
THREE = (*TWO, "Thierry")
FOUR = (*THREE, "Brigitte")
FIVE = (*FOUR, "Anne")

People = Mapping[str, int]


class AlbaScene(Scene[AlbaLonga]):
    """A position of Alba Longa, and what can be read off it by name."""

    def dice(self, *faces: int) -> None:
        """The faces of the next dice: soldier, merchant, worker, priest, and so on."""
        self.chance(*(f"d4={face}" for face in faces))

    def city(self, who: str) -> City:
        return self.state.cities[self.seat(who)]

    def each(self, field: str) -> dict[str, Any]:
        """A field of every city, by name."""
        return {who: getattr(self.city(who), field) for who in self.names}

    @property
    def silver(self) -> dict[str, int]:
        return self.each("silver")

    @property
    def wheat(self) -> dict[str, int]:
        return self.each("wheat")

    @property
    def monuments(self) -> dict[str, int]:
        return self.each("monuments")

    @property
    def devotion(self) -> dict[str, int]:
        return self.each("devotion")

    @property
    def home(self) -> dict[str, int]:
        return self.each("home")

    @property
    def population(self) -> dict[str, int]:
        return self.each("population")

    @property
    def order(self) -> list[str]:
        """The turn order."""
        return [self.name(seat) for seat in self.state.order]

    @property
    def king_of_kings(self) -> str:
        return self.name(self.state.king_of_kings)

    @property
    def loot(self) -> dict[str, int]:
        assert self.state.assisi is not None
        return dict(zip(LOOT, self.state.assisi.loot, strict=True))

    @property
    def defenders(self) -> int:
        assert self.state.assisi is not None
        return self.state.assisi.defenders

    def working(self, who: str) -> dict[str, int]:
        """Own peasants at work, by job."""
        return {job: number for job, number in zip(JOBS, self.city(who).assigned, strict=True) if number}

    def captives(self, who: str) -> dict[str, int]:
        """Captives at work, by job."""
        return {job: number for job, number in zip(JOBS, self.city(who).captives, strict=True) if number}

    def used(self, who: str) -> list[int]:
        """The heroes of the used pile."""
        return [hero for hero in range(5) if self.city(who).used >> hero & 1]

    def fought(self) -> list[tuple[str, int, int, int]]:
        """Every city fought for: whose it is, the attack strength, the defence, and the sabotages."""
        return [(self.whose(e.city), e.strength, e.defence, e.sabotages) for e in self.told(Fought)]

    def sabotages(self) -> list[tuple[str, str, str, str]]:
        """Every sabotage: by whom, whose city, where, and what became of who was hit."""
        return [(self.name(e.seat), self.whose(e.city), e.place, e.result) for e in self.told(Sabotaged)]

    def whose(self, city: str) -> str:
        return city if city == "assisi" else self.name(CITIES.index(city))

    def target(self, who: str) -> str:
        """The city of a King, as an attacker names it."""
        return who if who == "assisi" else CITIES[self.seat(who)]

    def attack(self, targets: Mapping[str, str], heroes: Mapping[str, int] = {}) -> None:
        """Resolve the soldiers up to the first sabotage: who attacks whom, with which heroes (0 if none is named)."""
        self.run(resolve_soldiers)
        self.attack_on(targets, heroes)

    def attack_on(self, targets: Mapping[str, str], heroes: Mapping[str, int] = {}) -> None:
        """The same, once the targets are asked for."""
        for who, victim in targets.items():
            self.act(who, f"choose_target city={self.target(victim)}")
        for who in self.waiting:
            self.act(who, f"choose_hero value={heroes.get(who, 0)}")

    @property
    def waiting(self) -> list[str]:
        """Whom the table awaits."""
        return [self.name(seat) for seat in self.title.to_act(self.state)]


def scene(
    *names: str,
    variants: Sequence[str] = (),
    king_of_kings: str = "",
    year: int = 1,
    season: str = "growing",
    climate: str = "moderate",
    silver: Mapping[str, int] = {},
    wheat: Mapping[str, int] = {},
    monuments: Mapping[str, int] = {},
    devotion: Mapping[str, int] = {},
    home: Mapping[str, int] = {},
    working: Mapping[str, People] = {},
    captives: Mapping[str, People] = {},
    lying_merchant: Sequence[str] = (),
    lying_farmers: Mapping[str, int] = {},
    housing_disc: Mapping[str, int] = {},
    used: Mapping[str, Sequence[int]] = {},
    out: Sequence[str] = (),
    stalls: Sequence[int] = (),
    dice_cost: int = 0,
    eliminated: Sequence[str] = (),
    loot: Sequence[int] = (),
    defenders: int = 3,
    piety: str = "",
    improved: Sequence[str] = (),
    box: str = "",
) -> AlbaScene:
    """A position: four Kings, the first is King of Kings, each with eight peasants at home and 5 silver if not said."""
    names = names or FOUR
    options = dict.fromkeys(variants, "yes")
    state = set_table(TITLE.table(len(names), options, box))
    g = AlbaScene(TITLE, state, names)
    pass_years(state, year)
    state.season, state.climate, state.dice_cost_space = season, climate, dice_cost
    first = g.seat(king_of_kings) if king_of_kings else 0
    state.king_of_kings = first
    around = [(first + place) % len(names) for place in range(len(names))]
    state.order = tuple(seat for seat in around if names[seat] not in eliminated)
    state.stalls = [*stalls, *([0] * (len(state.stalls) - len(stalls)))]
    state.piety = g.seat(piety) if piety else -1
    if state.assisi is not None:
        state.assisi.defenders = defenders
        state.assisi.loot = list(loot) if loot else state.assisi.loot
    for who, city in zip(names, state.cities, strict=True):
        city.silver = silver.get(who, 5)
        city.wheat = wheat.get(who, 0)
        city.monuments = monuments.get(who, 0)
        city.devotion = devotion.get(who, 0)
        city.home = home.get(who, 8)
        city.population_disc = city.home
        city.housing_disc = housing_disc.get(who, 0)
        city.assigned = by_job(working.get(who, {}))
        city.captives = by_job(captives.get(who, {}))
        city.lying_merchant = who in lying_merchant
        city.lying_farmers = lying_farmers.get(who, 0)
        city.out, city.improved = who in out, who in improved
        city.used = sum(1 << hero for hero in used.get(who, ()))
        city.trace = 1 << city.used
        assert city.used or city.trace == NOTHING_USED
    g.mark()
    return g


def pass_years(state: AlbaLonga, year: int) -> None:
    """Turn over the climate cards of the years before this one: always the first that may come."""
    while state.year < year:
        cards = state.climate_cards[state.climate]
        card = next(iter(cards.pools[""]))
        cards.take_top()
        cards.take_from_pool("", card)
        state.turned.append(card)
        layer = state.climates.take_top()
        state.climate = next(iter(state.climates.pools[layer.group]))
        state.climates.take_from_pool(layer.group, state.climate)
        state.year += 1


def by_job(people: People) -> list[int]:
    numbers = [0] * len(JOBS)
    for job, number in people.items():
        numbers[JOB_PLACES[job]] = number
    return numbers


def new_game(*names: str, variants: Sequence[str] = (), chance: Sequence[str] = (), seed: int = 1) -> AlbaScene:
    """A new game, at its first choice; `chance` comes first, then luck."""
    names = names or FOUR
    told = ScriptedChance([outcome_parse(outcome) for outcome in chance], FastChance(seed))
    state, _ = TITLE.new(TITLE.table(len(names), dict.fromkeys(variants, "yes")), told)
    g = AlbaScene(TITLE, state, names)
    g.lucky(seed)
    return g
