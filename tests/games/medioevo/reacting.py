"""Cards and technologies in tests: who is asked in a window and who is not named passes, the table closes it."""

from __future__ import annotations

from typing import Any

from games.medioevo.battles import BattleScene
from games.medioevo.scene import THREE, scene
from pentapolis.games.medioevo.events import PointsGained, PointsSpent
from pentapolis.games.medioevo.realm.turn import end_phase
from pentapolis.games.medioevo.tabletop import Card
from pentapolis.kernel.action import Pass
from pentapolis.kernel.agenda import Entry, Node
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.sight import TABLE

LI, HI, AR, CV = "light_infantry", "heavy_infantry", "archer", "cavalry"
CP1, CP2, CP3 = "captain_1", "captain_2", "captain_3"


class ReactingScene(BattleScene):
    """A position in which cards and technologies are used."""

    def run(self, *what: Node[Any] | Entry) -> None:
        super().run(*what)
        self.close()

    def act(self, who: str, *lines: str) -> None:
        for line in lines:
            super().act(who, line)
            self.close()

    def close(self) -> None:
        """The table closes windows that ask nobody any more."""
        while self.title.to_act(self.state) == (TABLE,):
            self.title.apply(self.state, TABLE, Pass(), self.luck or ScriptedChance(()), self.events)

    def reply(self, given: list[str]) -> str | None:
        """As in a battle without cards; in windows whoever has no answer passes."""
        if given and self.offered(given[0]):
            return given.pop(0)
        return "pass" if self.asks in self.title.windows else super().reply([])

    def offered(self, line: str) -> bool:
        """Whether whoever is asked can choose this."""
        return line in self.options(self.waiting)

    def uses(self, who: str, start: str = "use_") -> list[str]:
        """What somebody can use now, all or what begins so, whatever a card asks."""
        verb, _, rest = start.partition(" ")
        uses = [(line, *line.partition(" ")[::2]) for line in self.options(who)]
        return [line for line, said, fields in uses if said.startswith(verb) and fields.startswith(rest)]

    def card(self, who: str, number: int) -> Card:
        found = self.player(who).card(number)
        assert found is not None
        return found

    def gained(self) -> list[tuple[str, tuple[str, ...], str]]:
        """Who took which points in hand, and by what."""
        return [(self.name(e.seat), e.colours, e.source) for e in self.told(PointsGained)]

    def spent(self) -> list[tuple[str, int, str, str]]:
        """Who spent how many points of which colour on what."""
        return [(self.name(e.seat), e.points, e.colour, e.why) for e in self.told(PointsSpent)]

    def points(self, who: str) -> int:
        return sum(self.player(who).points)

    def end_turn(self) -> None:
        """The effects of the turn end, and the next one begins."""
        self.lucky()
        self.run(end_phase)


def reacting(*names: str, options: dict[str, str] | None = None, **position: Any) -> ReactingScene:
    """A position at a table of three, as `scene` writes it."""
    made = scene(*(names or THREE), options=options, **position)
    return ReactingScene(made.title, made.state, made.names)


def in_phase(phase: str, who: str = "Ana", *names: str, **position: Any) -> ReactingScene:
    """Somebody's turn in a phase: `purchase`, `combat` or `trade`."""
    g = reacting(*names, phase=phase, **position)
    g.ask({"purchase": "purchases", "combat": "combat_turn", "trade": "trade_turn"}[phase], who)
    g.mark()
    return g


def knows(**levels: int) -> dict[str, Any]:
    """Ana has reached these levels of technology."""
    return {"technology": {"Ana": levels}}
