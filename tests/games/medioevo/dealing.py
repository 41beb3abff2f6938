"""Trade and diplomacy in a scene: windows in which nobody can do anything close by themselves; pacts in one line."""

from __future__ import annotations

from typing import Any

from games.medioevo.scene import THREE, MedioevoScene, scene
from pentapolis.games.medioevo.diplomacy.hostilities import attacked
from pentapolis.games.medioevo.diplomacy.relations import Clause, Pact
from pentapolis.games.medioevo.trading.turn import trade_turn
from pentapolis.kernel.action import Pass
from pentapolis.kernel.agenda import Entry, Node
from pentapolis.kernel.chance import ScriptedChance
from pentapolis.kernel.event import Ended, Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.sight import SPECTATOR, TABLE


class DealingScene(MedioevoScene):
    """A position at a table that talks and trades."""

    def run(self, *what: Node[Any] | Entry) -> None:
        super().run(*what)
        self._close_windows()

    def act(self, who: str, *lines: str) -> None:
        for line in lines:
            super().act(who, line)
            self._close_windows()

    def _close_windows(self) -> None:
        while self.title.to_act(self.state) == (TABLE,):
            self.title.apply(self.state, TABLE, Pass(), ScriptedChance(()), self.events)

    def trade(self, who: str) -> None:
        """It is somebody's trade turn."""
        self.state.phase = "trade"
        self.run(trade_turn.of(self.seat(who)))

    def attack(self, attacker: str, victim: str) -> None:
        """What an attack brings about, as far as diplomacy goes."""
        now = Now(self.state.agenda, ScriptedChance(()), self.events, {})
        attacked(self.state, now, self.seat(attacker), self.seat(victim))
        self.run()

    def offered(self, who: str, *verbs: str) -> list[str]:
        """What somebody can do, of some verbs."""
        return [line for line in self.options(who) if line.split()[0] in verbs]

    def heard(self, who: str) -> list[Event]:
        """What somebody has heard since the last mark."""
        seat = self.seat(who) if who else SPECTATOR
        told = [event.seen_by(seat) for event in self.events if not isinstance(event, Ended)]
        return [event for event in told if event is not None]

    def only_offer(self) -> str:
        """The id of the one offer on the table."""
        (offer,) = self.state.offers
        return offer.id

    def sign(self, sender: str, receiver: str, *lines: str) -> None:
        """Somebody writes a pact by these lines, sends it, and the other accepts."""
        self.act(sender, f"offer_pact player={self.seat(receiver)}", *lines, "send_offer")
        self.act(receiver, f"accept_offer offer={self.only_offer()}")

    def pacts(self, who: str) -> list[tuple[str, ...]]:
        """The pacts that somebody sees, by the kinds of their clauses."""
        return [tuple(clause.kind for clause in pact.clauses) for pact in self.seen(who).pacts]


def dealing(*names: str, options: dict[str, str] | None = None, **position: Any) -> DealingScene:
    """A position at a table of three, as `scene` writes it."""
    made = scene(*(names or THREE), options=options, **position)
    return DealingScene(made.title, made.state, made.names)


def pact(*clauses: Clause, parties: tuple[int, ...] = (0, 1), end: int = 0, secret: bool = False) -> Pact:
    """A pact in force at a table of three."""
    known_to = parties if secret else (-1, 0, 1, 2)
    name = f"p{''.join(map(str, parties))}-1-{len(clauses)}"
    return Pact(name, parties, clauses, end, secret, known_to)


def caravan(place: str, owner: str = "Ana", **fields: Any) -> dict[str, Any]:
    return {"kind": "caravan", "owner": owner, "place": place, **fields}


def ship(place: str, owner: str = "Ana", **fields: Any) -> dict[str, Any]:
    return {"kind": "merchant_ship", "owner": owner, "place": place, **fields}
