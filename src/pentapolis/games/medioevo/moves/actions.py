"""Actions of a move that may be taken back when they are to be confirmed (ME-17.5): the move remembers them."""

from __future__ import annotations

from typing import Annotated, Literal

from ....kernel.action import Action


class Step(Action, frozen=True):
    """Lead the group to the next place."""

    place: str


class FinishMove(Action, frozen=True):
    """End the complete move; who has met somebody fights now."""


class Seize(Action, frozen=True):
    """Take an undefended transport or engine of another player, to keep or to plunder it."""

    item: str
    how: Annotated[str, Literal["keep", "plunder"]]


Warlike = Step | FinishMove | Seize
