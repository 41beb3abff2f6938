"""What the conformance suite can't know about Liar's Dice: what a move conserves, and who may know what."""

import random
from collections.abc import Sequence
from typing import Any

from liars_dice.rules import Call, DieLost, LiarsDice, Shown

import pentapolis as pp
from pentapolis.conformance.brought import bring


class Laws:
    def check(self, before: LiarsDice, after: LiarsDice, action: pp.Action, events: Sequence[pp.Event]) -> None:
        """A call, and nothing else, costs one die."""
        lost = [event.seat for event in events if isinstance(event, DieLost)]
        assert len(lost) == isinstance(action, Call)
        assert after.left == [left - (seat in lost) for seat, left in enumerate(before.left)]


class Secrets:
    def swaps(self, g: LiarsDice, viewer: int, luck: random.Random) -> Sequence[LiarsDice]:
        """The dice under other cups might show anything."""
        twin = pp.copy(g)
        for seat, dice in enumerate(g.dice):
            if seat != viewer:
                twin.dice[seat] = sorted(luck.choices(range(1, 7), k=len(dice)))
        return [twin] if twin != g else []

    def twins(self, g: LiarsDice, ply: Any, viewer: int) -> Sequence[tuple[pp.Action, list[tuple[str, Any]]]]:
        """After a call, others might have rolled other dice."""
        lost = [event.seat for event in ply.events if isinstance(event, DieLost)]
        owners = [seat for seat, left in enumerate(g.left) for _ in range(left - (seat in lost))]
        rolled = [
            (die, face if seat == viewer else 7 - face) for seat, (die, face) in zip(owners, ply.outcomes, strict=False)
        ]
        return [(ply.action, rolled)] if rolled else []

    def revealed(self, events: Sequence[pp.Event], viewer: int) -> bool:
        return any(isinstance(event, Shown) for event in events)

    def known(self, g: LiarsDice, viewer: int) -> object:
        own = g.dice[viewer] if viewer >= 0 else []
        return own, g.left, g.bids, g.out, g.round, g.showdown

    def unknown(self, g: LiarsDice, viewer: int) -> Sequence[str]:
        """Dice have no names that could be looked for."""
        return []


bring("liars_dice", laws=Laws(), secrets=Secrets(), rules=[f"LD-{number}" for number in range(1, 9)])
