"""A player for the oracle of Medioevo Universale who does what was done least."""

from __future__ import annotations

from collections import Counter
from typing import Any

from oracles.lockstep import Option, as_option
from oracles.medioevo_referee import Chapter
from pentapolis.conformance.playing import Player
from pentapolis.games.medioevo import TITLE
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.action import Action
from pentapolis.kernel.options import Options

DIRECTED = ("trade_move", "move_horde")


class Curious(Player):
    """Chooses among the options that an oracle speaks of, the kind that came up least so far."""

    def __init__(self, chapters: dict[str, Chapter], done: Counter[Any], seed: int) -> None:
        super().__init__(TITLE, "curious", seed)
        self.chapters, self.done = chapters, done

    def choose(self, g: Medioevo, seat: int, options: Options) -> Action:
        chapter = self.chapters.get(g.agenda[-1].name)
        kinds: dict[Any, list[Action]] = {}
        for action in options if chapter is not None and len(options) < 2000 else ():
            option = as_option(action)
            if option[0] in chapter.verbs:  # type: ignore[union-attr]  # a chapter is open here
                kinds.setdefault(self._kind(g, option), []).append(action)
        if not kinds:
            return super().choose(g, seat, options)
        kind = min(kinds, key=lambda kind: (self.done[kind], str(kind)))
        self.done[kind] += 1
        return self.luck.choice(kinds[kind])

    def _kind(self, g: Medioevo, option: Option) -> Any:
        """What is alike: the same verb with the same unit, to a place with or without an army, on a route or not."""
        if option[0] == "trade_sell":
            item = g.items[option[1]]
            route = g.players[item.owner].route
            on_route = route is not None and route.transport == option[1]
            return option[0], on_route and route and (route.destination == item.place, all(route.done))
        if option[0] in DIRECTED:
            there = g.place(option[-1]).forces
            return option[0], "barbarians" if any(force.side < 0 for force in there) else bool(there)
        if option[0] in ("recruit", "hit", "captain_use", "suffer_damage", "aim_engine"):
            return option[:2]
        return g.agenda[-1].name, option[0]
