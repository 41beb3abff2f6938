"""Positions of Medioevo Universale, written as the ledger writes its examples."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import msgspec

from pentapolis.games import medioevo
from pentapolis.games.medioevo import scenes
from pentapolis.games.medioevo.control import controller
from pentapolis.games.medioevo.events import Collected, HonorChanged, Paid
from pentapolis.games.medioevo.forces import troops_at, unit_name
from pentapolis.games.medioevo.state import BARBARIANS, Item, Medioevo, Place, Player
from pentapolis.kernel.agenda import Entry, step
from pentapolis.kernel.now import Now
from pentapolis.kernel.state import Outcome, Table
from pentapolis.kernel.title import Option, Title
from support import Scene

TWO = ("Ana", "Bo")
THREE = (*TWO, "Cy")
FOUR = (*THREE, "Dee")
SIX = (*FOUR, "Eli", "Fay")


def _draft_title() -> Title[Medioevo]:
    """While the game is being built: whatever of it can be imported."""

    @step
    def nothing(g: Medioevo, now: Now) -> None:
        pass

    modules = []
    for found in pkgutil.walk_packages(medioevo.__path__, medioevo.__name__ + "."):
        if ".scenes" in found.name or ".heuristics" in found.name or ".sheet" in found.name:
            continue
        try:
            modules.append(importlib.import_module(found.name))
        except ImportError:
            continue
    yes_no = [
        Option(v, ("no", "yes")) for v in ("starting_bid", "terrain", "blood_tokens", "teams", "deployment", "odds")
    ]
    return Title(
        id="medioevo",
        prefix="ME",
        version=1,
        players=range(2, 7),
        options=[
            Option("length", ("short", "medium", "long")),
            Option("honor_limit", ("none", "20", "25", "30", "40", "50")),
            Option("minutes", ("none", "60", "120", "180", "240")),
            Option("kingdoms", ("random", "draft", "agreed")),
            *yes_no,
        ],
        state=Medioevo,
        modules=modules,
        setup=lambda table: Medioevo(table=table),
        start=nothing,
        outcome=lambda g: Outcome(tuple(1 for _ in g.seats), tuple(0 for _ in g.seats), ()),
        faces={
            "empire": {str(n): str(n) for n in medioevo_box().cards},
            "event_deck": {n: str(card.tolerated_tax) for n, card in medioevo_box().events.items()},
        },
    )


def medioevo_box() -> Any:
    from pentapolis.games.medioevo.components import BOXES

    return BOXES[""]


TITLE: Title[Medioevo] = getattr(medioevo, "TITLE", None) or _draft_title()


class MedioevoScene(Scene[Medioevo]):
    """A position of Medioevo Universale, and what can be read off it by name."""

    def player(self, who: str) -> Player:
        return self.state.players[self.seat(who)]

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

    def ask(self, name: str, who: str, *args: int | str) -> None:
        """Carry out a step, or ask for a decision, of somebody."""
        self.run(self.entry(name, who, *args))

    def entry(self, name: str, who: str, *args: int | str) -> Entry:
        return self.title.nodes[name].of(self.seat(who), *args)

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


__all__ = ["FOUR", "SIX", "THREE", "TITLE", "TWO", "MedioevoScene", "msgspec", "scene"]
