"""Buying technologies (ME-6.3 to ME-6.6)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.now import Now
from ....kernel.refusal import Why
from ..components import BRANCHES, LEVEL_PRICE, TECHNOLOGIES
from ..money import pay
from ..state import Medioevo, Player
from .desk import Desk

MOST = 4
"""Levels of a branch."""


class BuyTechnology(Action, frozen=True):
    """Buy the next level of a branch."""

    branch: str


def price(player: Player, branch: str) -> int:
    """What the next level of a branch costs: 100 florins for each of its levels (ME-6.3, ME-6.4)."""
    return LEVEL_PRICE * (player.technology[BRANCHES.index(branch)] + 1)


def technologies(desk: Desk) -> list[Action]:
    """The branches in which a seat can buy a level: one each per turn (ME-6.5)."""
    player = desk.player
    return [
        BuyTechnology(branch)
        for branch, level in zip(BRANCHES, player.technology, strict=True)
        if level < MOST and branch not in player.learnt and desk.affords(LEVEL_PRICE * (level + 1))
    ]


def buy_technology(g: Medioevo, now: Now, seat: int, action: BuyTechnology) -> None:
    """Reach the next level of a branch, which serves from now on and is never lost (ME-6.6)."""
    player = g.players[seat]
    pay(g, now, seat, price(player, action.branch), "technology")
    player.technology[BRANCHES.index(action.branch)] += 1
    player.learnt = sorted([*player.learnt, action.branch])


def why_no_technology(g: Medioevo, seat: int, action: BuyTechnology) -> Why | None:
    player = g.players[seat]
    if action.branch not in TECHNOLOGIES:
        return None
    if player.technology[BRANCHES.index(action.branch)] == MOST:
        return Why("ME-6.4", "refused-me-branch-complete", {"branch": action.branch})
    if action.branch in player.learnt:
        return Why("ME-6.5", "refused-me-learnt-this-turn", {"branch": action.branch})
    return Why("ME-6.3", "refused-me-florins", {"florins": price(player, action.branch)})
