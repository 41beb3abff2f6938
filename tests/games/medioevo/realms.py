"""Positions and whole set-ups for the chapters about the frame of the game; windows that ask nobody close at once."""

from __future__ import annotations

from typing import Any

from games.medioevo.scene import THREE, TITLE, MedioevoScene
from pentapolis.games.medioevo import scenes
from pentapolis.games.medioevo.realm.setup import set_table, set_up
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.action import Pass, text
from pentapolis.kernel.agenda import Entry, Node
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.sight import TABLE
from pentapolis.kernel.state import Table

OPTIONS = {"length": "short", "honor_limit": "none", "minutes": "none", "kingdoms": "random", "teams": "no"}
OPTIONS |= dict.fromkeys(("starting_bid", "terrain", "blood_tokens", "deployment", "odds"), "no")


class Realm(MedioevoScene):
    """A position in which the table closes its windows by itself."""

    def run(self, *what: Node[Any] | Entry) -> None:
        chance, told = self._scripted(), len(self.events)
        self.title.set_off(self.state, what, chance, self.events)
        self._close(chance)
        self._check(chance, self.events[told:])

    def act(self, who: str, *lines: str) -> None:
        for line in lines:
            chance, told = self._scripted(), len(self.events)
            self.title.apply(self.state, self.seat(who), self.title.parse(line), chance, self.events)
            self._close(chance)
            self._check(chance, self.events[told:])

    def tell_table(self, line: str) -> None:
        """Something comes from outside the rules."""
        self.title.apply(self.state, TABLE, self.title.parse(line), self._scripted(), self.events)

    def _close(self, chance: Chance) -> None:
        while self.title.to_act(self.state) == (TABLE,):
            self.title.apply(self.state, TABLE, Pass(), chance, self.events)

    def asked(self, who: str) -> list[str]:
        """What somebody can choose in the decision that waits."""
        return [text(action) for action in self.title.asked(self.state, self.seat(who))]

    @property
    def order(self) -> list[str]:
        return [self.name(seat) for seat in self.state.order]


def table_of(seats: int, **options: str) -> Table:
    return Table(seats, dict(sorted({**OPTIONS, **options}.items())))


def realm(*names: str, options: dict[str, str] | None = None, **position: Any) -> Realm:
    """A position; without names at a table of three."""
    names = names or THREE
    state: Medioevo = scenes.scene(table_of(len(names), **(options or {})), names, **position)
    return Realm(TITLE, state, names)


def new_game(*names: str, chance: tuple[str, ...] = (), seed: int = 1, **options: str) -> Realm:
    """A game from its first step on; what is not scripted is left to luck."""
    names = names or THREE
    g = Realm(TITLE, set_table(table_of(len(names), **options)), names)
    g.lucky(seed)
    g.chance(*chance)
    g.run(set_up)
    return g
