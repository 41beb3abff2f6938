"""Positions of Medioevo Universale, written as the ledger writes its examples."""

from __future__ import annotations

from typing import Any

from pentapolis.games.medioevo import TITLE, scenes
from pentapolis.games.medioevo.control import controller
from pentapolis.games.medioevo.events import Collected, HonorChanged, Paid
from pentapolis.games.medioevo.forces import troops_at, unit_name
from pentapolis.games.medioevo.state import Medioevo, Player
from pentapolis.games.medioevo.tabletop import BARBARIANS, Item, Place
from pentapolis.kernel.state import Table
from support import Scene

TWO = ("Ana", "Bo")
THREE = (*TWO, "Cy")
FOUR = (*THREE, "Dee")
SIX = (*FOUR, "Eli", "Fay")


class MedioevoScene(Scene[Medioevo]):
    """A position of Medioevo Universale, and what can be read off it by name."""

    def player(self, who: str) -> Player:
        return self.state.players[self.seat(who)]

    def steps_done(self, who: str) -> tuple[bool, ...]:
        """Which steps of somebody's trade route are accomplished."""
        route = self.player(who).route
        assert route is not None
        return route.done

    def place(self, name: str) -> Place:
        return self.state.place(name)

    def item(self, name: str) -> Item:
        return self.state.items[name]

    def side(self, who: str) -> int:
        return BARBARIANS if who == "barbarians" else self.seat(who)

    def army(self, place: str, who: str) -> dict[str, int]:
        """How many of which units somebody, or the barbarians, have in a place."""
        found: dict[str, int] = {}
        for troop in troops_at(self.state, place, self.side(who)):
            found[unit_name(troop)] = found.get(unit_name(troop), 0) + troop.count
        return found

    def controls(self, place: str) -> str:
        """Who controls a territory; empty for nobody."""
        return self.name(controller(self.state, place))

    def each(self, field: str) -> dict[str, Any]:
        """A field of every player, by name."""
        return {who: getattr(self.player(who), field) for who in self.names}

    @property
    def waiting(self) -> str:
        """Whom the table awaits."""
        return ", ".join(self.name(seat) if seat >= 0 else "table" for seat in self.title.to_act(self.state))

    def paid(self) -> list[tuple[str, int, str]]:
        """Who paid the bank how much, and for what."""
        return [(self.name(e.seat), e.florins, e.why) for e in self.told(Paid)]

    def collected(self) -> list[tuple[str, int, str]]:
        return [(self.name(e.seat), e.florins, e.why) for e in self.told(Collected)]

    def honor(self) -> list[tuple[str, int, str]]:
        """Whose honor changed, by how much, and why."""
        return [(self.name(e.seat), e.change, e.why) for e in self.told(HonorChanged)]


def scene(*names: str, options: dict[str, str] | None = None, **position: Any) -> MedioevoScene:
    """A position, as `pentapolis.games.medioevo.scenes` writes it; without names at a table of three."""
    names = names or THREE
    table: Table = TITLE.table(len(names), options or {})
    return MedioevoScene(TITLE, scenes.scene(table, names, **position), names)


__all__ = ["FOUR", "SIX", "THREE", "TITLE", "TWO", "MedioevoScene", "scene"]
