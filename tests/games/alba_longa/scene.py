"""Positions of Alba Longa, written as the ledger writes its examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.games.alba_longa import TITLE, scenes
from pentapolis.games.alba_longa.components import CITIES, JOBS, LOOT
from pentapolis.games.alba_longa.events import Fought, Sabotaged
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from pentapolis.games.alba_longa.state import AlbaLonga, City
from support import Scene

TWO = ("Cédric", "Mélanie")
THREE = (*TWO, "Thierry")
FOUR = (*THREE, "Brigitte")
FIVE = (*FOUR, "Anne")


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


def scene(*names: str, variants: Sequence[str] = (), box: str = "", **position: Any) -> AlbaScene:
    """A position, as `pentapolis.games.alba_longa.scenes` writes it; without names at a table of four."""
    names = names or FOUR
    table = TITLE.table(len(names), dict.fromkeys(variants, "yes"), box)
    return AlbaScene(TITLE, scenes.scene(table, names, **position), names)


def example(id: str, **changed: Any) -> AlbaScene:
    """A worked example of the ledger after its steps, perhaps with something of its position changed."""
    return AlbaScene.example(TITLE, id, **changed)


def new_game(*names: str, variants: Sequence[str] = (), chance: Sequence[str] = (), seed: int = 1) -> AlbaScene:
    """A new game, at its first choice; `chance` comes first, then luck."""
    return AlbaScene.new_game(TITLE, names or FOUR, chance, seed, dict.fromkeys(variants, "yes"))
