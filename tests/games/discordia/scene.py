"""Positions of Discordia, written as the ledger writes its examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pentapolis.games.discordia import TITLE, scenes
from pentapolis.games.discordia.components import ROWS, WORKERS
from pentapolis.games.discordia.scenes import LETTERS
from pentapolis.games.discordia.state import City, Discordia, House
from pentapolis.games.discordia.turn import turn
from pentapolis.kernel.now import Now
from support import Scene

ONE = ("Ada",)
TWO = ("Ada", "Ben")
THREE = (*TWO, "Cleo")
FOUR = (*THREE, "Dora")
SHORT = {worker: letter for letter, worker in LETTERS.items()}


class DiscordiaScene(Scene[Discordia]):
    """A position of Discordia, and what can be read off it by name."""

    def city(self, who: str) -> City:
        return self.state.cities[self.seat(who)]

    def each(self, field: str) -> dict[str, Any]:
        """A field of every city, by name."""
        return {who: getattr(self.city(who), field) for who in self.names}

    @property
    def workers(self) -> dict[str, int]:
        """How many workers everybody has in reserve."""
        return self.each("workers")

    def reserve(self, who: str) -> dict[str, int]:
        """A reserve by type of worker."""
        return {worker: n for worker, n in zip(WORKERS, self.city(who).reserve, strict=True) if n}

    @property
    def bag(self) -> int:
        return sum(self.state.bag)

    def row(self, who: str, extension: str) -> list[str]:
        """A row of a city, written as in scenes; an empty place is blank."""
        return [written(house) for house in self.city(who).rows[ROWS.index(extension)]]

    def towers(self, who: str) -> list[str]:
        return [written(house) for house in self.city(who).towers]

    def house(self, who: str, building: str) -> str:
        """The workers on a building, written as in scenes."""
        (house,) = (house for house in self.city(who).houses() if house.building == building)
        return written(house).partition(":")[2]

    def offers(self, who: str, verb: str) -> list[str]:
        """The options that begin with this verb, without it."""
        found = [option.partition(" ") for option in self.options(who)]
        return [rest for first, _, rest in found if first == verb]

    @property
    def chain(self) -> list[list[str]]:
        """The bonuses that wait, by their moments."""
        return [[bonus.kind for bonus in group] for group in self.state.chain]

    def do(self, function: Callable[..., object], who: str, *args: object) -> None:
        """Carry out a part of the rules for somebody, and what follows from it."""
        now = Now(self.state.agenda, self._scripted(), self.events, {})
        function(self.state, now, self.seat(who), *args)
        self.run()

    def bag_gives(self, letters: str) -> None:
        """What is drawn next from the bag, a letter each."""
        self.chance(*(f"bag={LETTERS[letter]}" for letter in letters))

    def roll(self, red: int, yellow: int, blue: int) -> None:
        """What the dice show next."""
        self.chance(f"red_die={red}", f"yellow_die={yellow}", f"blue_die={blue}")


def written(house: House | None) -> str:
    """A house as scenes write it."""
    if house is None:
        return ""
    spaces = ".".join("".join(SHORT[worker] for worker in space) for space in house.workers)
    return f"{house.building}:{spaces}" if spaces else house.building


def scene(*names: str, box: str = "", **position: Any) -> DiscordiaScene:
    """A position, as `pentapolis.games.discordia.scenes` writes it; without names at a table of two."""
    names = names or TWO
    return DiscordiaScene(TITLE, scenes.scene(TITLE.table(len(names), {}, box), names, **position), names)


def my_turn(*names: str, die: str = "red", value: int = 1, who: str = "Ada", **position: Any) -> DiscordiaScene:
    """A position in the middle of a turn, with this die and this used value."""
    g = scene(*names, die=die, value=value, active=who, **position)
    g.run(turn.of(g.seat(who)))
    return g


def example(id: str, **changed: Any) -> DiscordiaScene:
    """A worked example of the ledger after its steps, perhaps with something of its position changed."""
    return DiscordiaScene.example(TITLE, id, **changed)


def new_game(*names: str, chance: Sequence[str] = (), seed: int = 1) -> DiscordiaScene:
    """A new game, at its first choice; `chance` comes first, then luck."""
    return DiscordiaScene.new_game(TITLE, names or TWO, chance, seed)
