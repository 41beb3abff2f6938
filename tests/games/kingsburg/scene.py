"""Positions of Kingsburg, written as the ledger writes its examples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from pentapolis.games.kingsburg import TITLE, scenes
from pentapolis.games.kingsburg.components import BUILDINGS, PHASES
from pentapolis.games.kingsburg.scenes import BY_COLUMNS, built
from pentapolis.games.kingsburg.state import Kingsburg
from pentapolis.kernel.chance import Chance, Value
from pentapolis.lessons.examples import examples_of
from support import Scene

__all__ = [
    "BY_COLUMNS",
    "FIVE",
    "FOUR",
    "THREE",
    "KingsburgScene",
    "Spy",
    "built",
    "evenly",
    "example",
    "goods",
    "moves",
    "new_game",
    "scene",
]

THREE = ("Laurence", "Théo", "Fred")
FOUR = (*THREE, "Robin")
FIVE = (*FOUR, "Anne")


class KingsburgScene(Scene[Kingsburg]):
    """A position of Kingsburg, and what can be read off it by name."""

    apart = (*Scene.apart, "occupied")  # follows from the groups

    @property
    def vp(self) -> dict[str, int]:
        return self._each("vp")

    @property
    def soldiers(self) -> dict[str, int]:
        return self._each("soldiers")

    @property
    def plus_two(self) -> dict[str, int]:
        return self._each("plus_two")

    @property
    def goods(self) -> dict[str, list[int]]:
        return {who: self.state.provinces[seat].goods for seat, who in enumerate(self.names)}

    @property
    def buildings(self) -> dict[str, set[str]]:
        """The ids of the buildings that stand."""
        standing = [province.built for province in self.state.provinces]
        return {
            who: {building for n, building in enumerate(BUILDINGS) if standing[seat] >> n & 1}
            for seat, who in enumerate(self.names)
        }

    @property
    def order(self) -> list[str]:
        """The turn order chart."""
        return [self.name(seat) for seat in self.state.order]

    @property
    def envoy(self) -> str:
        return self.name(self.state.envoy)

    @property
    def aid_die(self) -> str:
        return self.name(self.state.aid_die)

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase - 1]

    @property
    def advisors(self) -> list[tuple[str, int]]:
        """Who stands on which advisor, in the order of placement; neutral dice are nobody's."""
        return [(self.name(group.seat), group.advisor) for group in self.state.groups]

    def _each(self, field: str) -> dict[str, int]:
        return {who: getattr(self.state.provinces[seat], field) for seat, who in enumerate(self.names)}


def scene(*names: str, options: Mapping[str, str] | None = None, box: str = "", **position: Any) -> KingsburgScene:
    """A position, as `pentapolis.games.kingsburg.scenes` writes it; without names at a table of three."""
    names = names or THREE
    return KingsburgScene(TITLE, scenes.scene(TITLE.table(len(names), options, box), names, **position), names)


def example(id: str, **changed: Any) -> KingsburgScene:
    """A worked example of the ledger after its steps, perhaps with something of its position changed."""
    return KingsburgScene.example(TITLE, id, **changed)


def moves(id: str) -> list[tuple[str, str]]:
    """What is done in a worked example, each as who and what."""
    return examples_of(TITLE.id)[id].moves


def new_game(
    *names: str, chance: Sequence[str] = (), options: Mapping[str, str] | None = None, seed: int = 1
) -> KingsburgScene:
    """A new game, set up and at its first choice; `chance` comes first, then luck."""
    return KingsburgScene.new_game(TITLE, names or THREE, chance, seed, options)


def goods(gold: int = 0, wood: int = 0, stone: int = 0) -> list[int]:
    return [gold, wood, stone]


class Spy(Chance):
    """Luck that always gives the last value, and remembers what was asked: the name, and how likely each value was."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, dict[Value, Fraction]]] = []

    def pick(self, what: str, values: Sequence[Value], weights: Sequence[int] | None = None) -> Value:
        weights = [1] * len(values) if weights is None else weights
        self.asked.append((what, {v: Fraction(w, sum(weights)) for v, w in zip(values, weights, strict=True)}))
        return values[-1]


def evenly(*values: Value) -> dict[Value, Fraction]:
    """Each of these values as likely as any other."""
    return dict.fromkeys(values, Fraction(1, len(values)))
