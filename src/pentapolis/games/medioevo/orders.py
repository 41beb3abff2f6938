"""Standing orders: a table reacts many times a turn, and most of it is not everybody's business (ME-24).

For each window a seat is always asked if it says nothing, never if it passes for good, and with `AskIfConcerned` only
where its own battle, territory, pieces or dealings are at stake. `LeaveCards` says the same of cards: it is not asked
where nothing but these could be used.
"""

from __future__ import annotations

from typing import Any, ClassVar

from ...kernel.action import Action, Multi, Pass
from ...kernel.options import Options
from ...kernel.order import Order
from .actions import (
    CardUse,
    ProducePoints,
    UseCardAgainst,
    UseCardAt,
    UseCardForPlayer,
    UseCardForUnit,
    UseCardOnCard,
    UseCardOnGood,
    UseCardOnItem,
    UseCardOnLeader,
    UseCardOnMarket,
)
from .control import controller
from .forces import items_at, troops_at
from .realm.debt import TakeLoan
from .state import Medioevo
from .use import offers_with_loan

BATTLE: tuple[str, ...] = ("before_battle", "artillery_setup", "artillery_rolled", "archery_setup", "archery_rolled")
BATTLE += ("melee_setup", "melee_rolled", "round_end")
WINDOWS: tuple[str, ...] = (
    "event_drawn",
    "rebellion",
    "upkeep",
    "move",
    "enter",
    *BATTLE,
    "die_rolled",
    "damage",
    "conquest",
    "trade",
)
WINDOWS += ("transport_lost", "card_activated", "end_turn")
"""The windows of chapter 24 in which seats are asked."""
PASS = Pass()


def mine(g: Medioevo, seat: int, place: str) -> bool:
    """Whether a seat controls a place or has units or items there."""
    return controller(g, place) == seat or bool(troops_at(g, place, seat) or items_at(g, place, seat))


def concerned(g: Medioevo, seat: int, window: str, context: tuple[Any, ...]) -> bool:
    """Whether a window is about a seat: its battle, its territory or pieces, its dealings, damage to it."""
    if window in BATTLE:
        return _fights(g, seat)
    if window == "event_drawn":
        return any(mine(g, seat, place) for place in g.box.events[g.event].territories)
    if window in ("rebellion", "damage", "transport_lost"):
        return seat in context[:2]
    if window == "move":
        mover, place = context
        return mover == seat or (bool(place) and mine(g, seat, place))
    if window == "enter":
        place, mover = context
        return mover == seat or mine(g, seat, place)
    if window == "conquest":
        return seat in context[1:] or mine(g, seat, context[0])
    if window == "trade":
        stands = [g.items[sale.transport].place for sale in g.sales]
        return context[0] == seat or any(mine(g, seat, place) for place in stands)
    if window == "die_rolled":
        return context[0] == seat or _fights(g, seat)
    if window == "card_activated":
        return context[0] == seat or _fights(g, seat) or _aimed_at(g, seat)
    return True  # upkeep and the end of the turn: a card waits for just this


def _fights(g: Medioevo, seat: int) -> bool:
    """Whether the battle that is fought is a seat's own, or fought where it has something to lose."""
    if not g.battles:
        return False
    battle = g.battles[-1]
    return seat in (battle.attacker, battle.defender, battle.holder) or mine(g, seat, battle.place)


def _aimed_at(g: Medioevo, seat: int) -> bool:
    """Whether the card in use names something of a seat."""
    action = g.activations[-1].action
    match action:
        case UseCardOnItem() | UseCardOnGood():
            return g.items[action.item].owner == seat if action.item in g.items else False
        case UseCardForPlayer() | UseCardOnCard():
            return action.player == seat
        case UseCardOnLeader():
            return action.player == seat or mine(g, seat, action.place)
        case UseCardAt() | UseCardForUnit() | UseCardAgainst() | UseCardOnMarket():
            return mine(g, seat, action.place)
        case _:
            return False


class AskIfConcerned(Order, frozen=True):
    """Pass in a window that is not about the own battle, territory, pieces or dealings."""

    decisions: ClassVar[tuple[str, ...]] = WINDOWS

    def answer(self, g: Medioevo, seat: int, options: Options) -> Action | None:
        entry = g.agenda[-1]
        return None if concerned(g, seat, entry.name, entry.args) else PASS

    @classmethod
    def offers(cls, g: Medioevo, seat: int) -> list[AskIfConcerned]:
        return [cls()]


class LeaveCards(Order, frozen=True):
    """Pass in a window where nothing but these Empire cards could be used; with `concerned`, if it is not about the own
    affairs."""

    decisions: ClassVar[tuple[str, ...]] = WINDOWS

    cards: Multi[int]
    concerned: bool = False

    def answer(self, g: Medioevo, seat: int, options: Options) -> Action | None:
        entry = g.agenda[-1]
        if self.concerned and concerned(g, seat, entry.name, entry.args):
            return None
        used = [option for option in options if option != PASS]
        if TakeLoan() in used:  # it is for what it would pay
            used.remove(TakeLoan())
            used += offers_with_loan(g, seat, entry.name, *entry.args)
        return PASS if all(self._is_left(option) for option in used) else None

    def _is_left(self, option: Action) -> bool:
        return isinstance(option, CardUse | ProducePoints) and not option.via and option.card in self.cards

    @classmethod
    def offers(cls, g: Medioevo, seat: int) -> list[LeaveCards]:
        windows = set(WINDOWS)
        able = [own.number for own in g.players[seat].cards if windows & set(g.box.cards[own.number].windows)]
        sets = [(number,) for number in able] + ([tuple(able)] if len(able) > 1 else [])
        return [cls(cards, only) for cards in sets for only in (False, True)]


ORDERS = (AskIfConcerned, LeaveCards)
STANDING = dict.fromkeys(WINDOWS, "ask_if_concerned")
"""What a table of one move a day starts with."""
