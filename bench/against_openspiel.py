"""The tutorial's Liar's Dice against OpenSpiel's, which others wrote: the whole game for two with one die each.

    .venv-bench/bin/python bench/against_openspiel.py

Both are enumerated in the same order: who decides where, what is legal, which positions a player can't tell apart, what
every end is worth. The exit status is 1 if anything differs. The tests compare the package with what this prints.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pyspiel

ROOT = Path(__file__).parents[1]
sys.path += [str(ROOT / "tests"), str(ROOT / "examples" / "liars_dice")]

from examples.enumeration import OPENSPIEL, Whole, enumerated, ours  # noqa: E402 (needs the path)


class Theirs:
    """A position of OpenSpiel's game."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.over = state.is_terminal()
        if self.over:
            self.returns = tuple(int(value) for value in state.returns())
            return
        self.player = state.current_player()
        self.legal = tuple(state.legal_actions())
        self.seen = self.player, state.information_state_string()

    def after(self, action: int) -> Theirs:
        return Theirs(self.state.child(action))


def theirs(dice: tuple[int, int]) -> Theirs:
    """OpenSpiel's game after these dice."""
    state = pyspiel.load_game("liars_dice").new_initial_state()
    for die in dice:
        state.apply_action(die - 1)
    return Theirs(state)


def main() -> int:
    found: dict[str, Whole] = {"OpenSpiel": enumerated(theirs), "Pentapolis": enumerated(ours)}
    for name, whole in {**found, "in the tests": OPENSPIEL}.items():
        print(f"{name:13} {whole.decisions:,} decisions, {whole.ends:,} ends, ", end="")
        print(f"{whole.information_sets:,} information sets, fingerprint {whole.fingerprint}")
    return 0 if {OPENSPIEL} == set(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
