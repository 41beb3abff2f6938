"""Loans of Medioevo Universale by the book (chapter 18): who may borrow and repay when, and the interest.

Loans are no decision of their own: any living player may take one, or repay one, wherever the floor is open.
"""

from __future__ import annotations

from typing import Any

from oracles.lockstep import Option, as_option, check_options
from oracles.medioevo_world import World
from pentapolis.games.medioevo import TITLE
from pentapolis.kernel.action import Action, verb

LOAN, MOST_DEBT = 500, 2500
VERBS = ("take_loan", "repay_loan", "pay_arrears")


def is_loan(action: Action) -> bool:
    return verb(type(action)) in VERBS


def may_borrow(player: dict[str, Any]) -> bool:
    """Once a turn, up to 2500 florins in all (ME-18.1)."""
    return not player["borrowed"] and player["debt"] < MOST_DEBT


def borrow(world: World, seat: int) -> None:
    player = world.players[seat]
    world.pay(seat, -LOAN)
    player["debt"] += LOAN
    player["borrowed"] = True


def may_repay(player: dict[str, Any]) -> bool:
    """Once a turn, exactly 500 florins (ME-18.2)."""
    return bool(not player["repaid"] and player["debt"] and player["florins"] >= LOAN)


def repay(world: World, seat: int) -> None:
    player = world.players[seat]
    world.pay(seat, LOAN)
    player["debt"] -= LOAN
    player["repaid"] = True


def owes_arrears(player: dict[str, Any]) -> bool:
    """Interest of an earlier turn, payable in full (ME-18.11)."""
    return bool(player["interest"] and player["florins"] >= player["interest"])


def clear_arrears(world: World, seat: int) -> None:
    player = world.players[seat]
    world.pay(seat, player["interest"])
    player["interest"] = player["missed"] = 0
    player["bankrupt"] = False


def interest(player: dict[str, Any]) -> int:
    """10% of the debt that existed before this turn and is still open (ME-18.4): a loan of this turn bears none."""
    old = player["debt"] - (LOAN if player["borrowed"] else 0)
    return int(max(0, old) // 10)


def options(world: World, seat: int) -> set[Option]:
    player = world.players[seat]
    if not player["alive"]:
        return set()
    tests = (may_borrow, may_repay, owes_arrears)
    return {(name,) for name, test in zip(VERBS, tests, strict=True) if test(player)}


EFFECT = {"take_loan": borrow, "repay_loan": repay, "pay_arrears": clear_arrears}


def _pledged(world: World, seat: int) -> int:
    """What a seat has bid must stay in its purse until the bids are revealed (ME-3.1, ME-3.3, ME-2.9)."""
    bids = [int(line.partition("=")[2] or 0) for line in world.drafts[seat]]
    first: int = world.players[seat]["deeds"].get("bid", 0)
    return first + sum(bids)


def check_floor(g: Any, where: str) -> int:
    """The loans that all seats are offered where the floor is open; how many seats were looked at."""
    pending = TITLE.pending(g)
    if pending is None or not pending.free:
        return 0
    world = World(g, fixed=True)
    if pending.name in ("bid", "tie_bid"):
        for seat, player in enumerate(world.players):
            player["florins"] -= _pledged(world, seat)
    for seat in g.seats:
        found = {as_option(action) for action in TITLE.legal(g, seat) if is_loan(action)}
        check_options(options(world, seat), found, f"{where} {pending.name}, loans of seat {seat}")
    return len(g.seats)
