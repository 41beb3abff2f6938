"""Battles in a scene: who meets whom, all dice of a round at once, and the choices that matter to a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.medioevo.scene import THREE, MedioevoScene, scene
from pentapolis.games.medioevo.battle.battle import Battle, Note
from pentapolis.games.medioevo.battle.events import AttacksCompared, DamageTaken
from pentapolis.games.medioevo.battle.fight import begin_round, fight
from pentapolis.games.medioevo.tabletop import Effect
from pentapolis.kernel.action import Pass
from pentapolis.kernel.chance import ScriptedChance, outcome_parse
from pentapolis.kernel.now import Now

HOME = "thessalonica"
"""A home territory of Ana, with an inhabited area and a port."""
WILD = "bulgaria"
"""A territory of nobody."""
SEA = "aegean"

LET_PASS = {"declare_capture": "pass", "declare_flight": "pass", "offer_surrender": "pass", "reroll_attack": "pass"}
LET_PASS |= {"choose_protection": "choose_protection against=melee"}
LET_PASS |= {
    "captain_use": "pass",
    "sacrifice_li": "pass",
    "assign_crews": "done",
    "spend_blood": "spend_blood number=0",
}


def dice(*throws: str) -> list[str]:
    """What dice show: `"4 3 1"` are a d4, d6, d8; `"8: 2 5"` dice of 8 sides; `"d6: 5"` others, named."""
    found = []
    for throw in throws:
        kind, colon, faces = throw.partition(":")
        if colon:
            found += [f"d{kind.removeprefix('d')}={face}" for face in faces.split()]
        else:
            found += [f"d{sides}={face}" for sides, face in zip((4, 6, 8), throw.split(), strict=True)]
    return found


def _scripted(throws: Sequence[str]) -> ScriptedChance:
    return ScriptedChance(outcome_parse(outcome) for outcome in dice(*throws))


class BattleScene(MedioevoScene):
    """A position in which two sides meet."""

    @property
    def battle(self) -> Battle:
        return self.state.battles[-1]

    @property
    def asks(self) -> str:
        """The decision that waits."""
        decision = self.title.pending(self.state)
        return decision.name if decision else ""

    def choices(self) -> list[str]:
        """What whoever is asked can choose."""
        return [line for line in self.options(self.waiting) if not line.startswith("stand ")]

    def meet(
        self,
        attacker: str,
        defender: str,
        place: str,
        *throws: str,
        cause: str = "move",
        movement: int = 0,
        notes: Sequence[Sequence[Note]] = (),
    ) -> None:
        """Let two sides fight, with these dice, up to the first choice. With `notes` of effects, for the attacker and
        for the defender, the battle begins with its first round: nothing is asked before it."""
        sides = self.side(attacker), self.side(defender)
        luck = self.luck = _scripted(throws)
        if notes:
            fight(self.state, Now([], ScriptedChance(()), None, {}), place, *sides, cause, movement)
            self.battle.notes = [list(some) for some in notes]
            self.run(begin_round)
        else:
            self.run(fight.of(place, *sides, cause, movement))
        self._all_rolled(luck)

    def play(self, *throws: str, until: str = "", rounds: int = 1, **answers: str | Sequence[str]) -> None:
        """Go on with these dice and answers until a choice waits that is not answered; what is not named is let
        pass, and damage goes to whoever comes first. No further round is fought after `rounds`."""
        luck = self.luck = _scripted(throws)
        given = {name: [lines] if isinstance(lines, str) else list(lines) for name, lines in answers.items()}
        self.close()
        while self.asks and (self.asks != until or given.get(until)):
            if self.state.battles and self.battle.round == rounds:
                self.no_more_rounds()
            line = self.reply(given.get(self.asks, []))
            if line is None:
                break
            self.act(self.waiting, line)
        assert not any(given.values()), f"{given} was not asked for"
        self._all_rolled(luck)

    def close(self) -> None:
        """The table does what is its own before somebody is asked: nothing in a battle without cards."""

    def reply(self, given: list[str]) -> str | None:
        """What whoever is asked does, taken from the answers that are given; nothing if that is for a test to say."""
        if given:
            return given.pop(0)
        return self.choices()[0] if self.asks == "assign_damage" else LET_PASS.get(self.asks)

    def meet_by_luck(self, attacker: str, defender: str, place: str, seed: int = 0) -> None:
        """Let two sides fight to the end, dice by luck, everything let pass."""
        self.lucky(seed)
        self.run(fight.of(place, self.side(attacker), self.side(defender), "move", 0))
        while self.asks:
            line = LET_PASS.get(self.asks, self.choices()[0])
            self.act(self.waiting, line)

    def script(self, *throws: str) -> None:
        """What the next dice show, whoever makes them roll."""
        self.luck = _scripted(throws)

    def _all_rolled(self, luck: ScriptedChance) -> None:
        self.luck = None
        assert luck.left == 0, f"{luck.left} dice were not rolled"

    def no_more_rounds(self) -> None:
        """After this round the battle is stopped, as by a Bishop."""
        if not any(effect.name == "card_1" for effect in self.state.effects):
            self.state.effects.append(Effect("card_1", 0, self.battle.place))

    def pass_window(self) -> str:
        """Whoever is asked in a window passes, the table closes it; its name, or nothing if something else waits."""
        name = self.asks
        if name not in self.title.windows:
            return ""
        (seat,) = self.title.to_act(self.state)
        self.title.apply(self.state, seat, Pass(), self.luck or ScriptedChance(()), self.events)
        return name

    def values(self) -> tuple[int, int]:
        """The attack values of the last round: attacker, defender."""
        *_, last = self.told(AttacksCompared)
        return last.attack, last.defence

    def damage(self) -> list[tuple[str, int, str]]:
        """Who had to take how much damage of what kind."""
        return [(self.who(e.side), e.points, e.kind) for e in self.told(DamageTaken)]

    def who(self, side: int) -> str:
        return self.names[side] if side >= 0 else "barbarians"

    @property
    def result(self) -> tuple[str, str]:
        """Who won, and how it ended."""
        winner = self.battle.winner
        return "" if winner == -2 else self.who(winner), self.battle.ended


def battle_scene(*names: str, options: dict[str, str] | None = None, **position: Any) -> BattleScene:
    """A position at a table of three, as `scene` writes it."""
    made = scene(*(names or THREE), options=options, **position)
    return BattleScene(made.title, made.state, made.names)


def army_scene(attacker: dict[str, int], defender: dict[str, int], place: str = HOME, **position: Any) -> BattleScene:
    """Bo's army has come upon Ana's, who is first in order and so has no penalty; Bo has -1."""
    return battle_scene(armies={place: {"Bo": attacker, "Ana": defender}}, **position)
