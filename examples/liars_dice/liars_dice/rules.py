"""The rules, in the order of play; their numbers are those of the README."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decision import decision
from pentapolis.kernel.event import Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.refusal import Why
from pentapolis.kernel.sight import Everyone, Owner, SeatNumber
from pentapolis.kernel.state import Outcome, State, Table, rank

FACES = range(1, 7)
WILD = {"ones": 1, "sixes": 6, "none": 0}


class Bid(Action, frozen=True):
    """Claim that at least so many of all dice show this face."""

    quantity: int
    face: int


class Call(Action, frozen=True):
    """Doubt the last bid."""


class RoundBegan(Event, frozen=True):
    """Everybody rolled their dice; a seat bids first."""

    round: int
    seat: int


class Shown(Event, frozen=True):
    """A cup was lifted after a call."""

    seat: int
    dice: tuple[int, ...]


class DieLost(Event, frozen=True):
    """So many dice count as the face that was bid, and a seat lost a die."""

    quantity: int
    face: int
    seat: int
    left: int


class Claim(msgspec.Struct, frozen=True):
    """A bid, and whose it is."""

    seat: SeatNumber
    quantity: int
    face: int


class Showdown(msgspec.Struct, frozen=True):
    """The end of a round: who doubted which bid, all the dice, how many counted, and who lost a die."""

    caller: SeatNumber
    bid: Claim
    dice: tuple[tuple[int, ...], ...]
    count: int
    loser: SeatNumber


class LiarsDice(State):
    """Everything there is to know about a game."""

    dice: Owner[list[list[int]]]
    """The dice under each player's cup, which that player alone sees."""
    left: Everyone[list[int]]
    """How many dice each player has left."""
    bids: Everyone[list[Claim]] = []
    """This round's bids, the last one at the end."""
    out: Everyone[list[int]] = []
    """Who has lost all dice, in order."""
    round: Everyone[int] = 0
    showdown: Everyone[Showdown | None] = None
    """How the round before this one ended."""

    @property
    def wild(self) -> int:
        """The face that counts as any other; 0 if there is none."""
        return WILD[self.table.options["wild"]]

    def count(self, dice: Iterable[int], face: int) -> int:
        """How many dice count as a face."""
        return sum(die in (face, self.wild) for die in dice)

    def after(self, seat: int) -> int:
        """The next player to the left who still has dice."""
        following = (seat + 1) % self.table.seats
        return following if self.left[following] else self.after(following)


def setup(table: Table) -> LiarsDice:
    """Everybody starts with the same number of dice (LD-1)."""
    number = int(table.options["dice"])
    return LiarsDice(table=table, dice=[[] for _ in range(table.seats)], left=[number] * table.seats)


@step
def first_round(g: LiarsDice, now: Now) -> None:
    now.then(new_round.of(0))


@step
def new_round(g: LiarsDice, now: Now, seat: int) -> None:
    """Everybody rolls in secret, and one player bids first (LD-2)."""
    g.round += 1
    g.bids = []
    g.dice = [now.rolls(number) for number in g.left]
    now.tell(RoundBegan, g.round, seat)
    now.ask(turn, seat)


@decision("LD-3", Bid, Call)
def turn(g: LiarsDice, seat: int) -> Options:
    """Bid higher, or doubt the last bid (LD-3, LD-4)."""
    dice = range(1, sum(g.left) + 1)
    bids = [Bid(quantity, face) for quantity in dice for face in FACES if higher(g, quantity, face)]
    return Items([*bids, *([Call()] if g.bids else [])])


def higher(g: LiarsDice, quantity: int, face: int) -> bool:
    """More dice of any face, or as many of a higher face (LD-3)."""
    return not g.bids or (quantity, face) > (g.bids[-1].quantity, g.bids[-1].face)


@turn.chosen
def _turn(g: LiarsDice, now: Now, seat: int, action: Bid | Call) -> None:
    if isinstance(action, Call):
        lift_cups(g, now, seat)
        return
    g.bids.append(Claim(seat, action.quantity, action.face))
    now.ask(turn, g.after(seat))


@turn.refuses
def _why_not(g: LiarsDice, seat: int, action: Bid | Call) -> Why | None:
    if isinstance(action, Call):
        return Why("LD-4", "refused-nothing-to-doubt")
    if action.quantity > sum(g.left):
        return Why("LD-3", "refused-too-many-dice", {"dice": sum(g.left)})
    return None if higher(g, action.quantity, action.face) else Why("LD-3", "refused-not-higher")


@step
def lift_cups(g: LiarsDice, now: Now, seat: int) -> None:
    """All dice are counted; whoever was wrong loses one (LD-5 to LD-7)."""
    bid = g.bids[-1]
    count = sum(g.count(dice, bid.face) for dice in g.dice)
    loser = seat if count >= bid.quantity else bid.seat
    now.reveal()
    for player, dice in enumerate(g.dice):
        if dice:
            now.tell(Shown, player, tuple(dice))
    g.showdown = Showdown(seat, bid, tuple(map(tuple, g.dice)), count, loser)
    g.left[loser] -= 1
    now.tell(DieLost, count, bid.face, loser, g.left[loser])
    if not g.left[loser]:
        g.out.append(loser)
    if len(g.out) == len(g.seats) - 1:
        g.bids, g.dice = [], [[] for _ in g.seats]
    else:
        now.then(new_round.of(loser if g.left[loser] else g.after(loser)))


def outcome(g: LiarsDice) -> Outcome:
    """The last player with dice wins; the others rank by how long they had some (LD-8)."""
    ranks = rank([(g.out.index(seat) if seat in g.out else len(g.seats),) for seat in g.seats])
    return Outcome(ranks, tuple(g.left), tuple(seat for seat in g.seats if ranks[seat] == 1))


def imagine(g: LiarsDice, viewer: int, chance: Chance) -> None:
    """Others' dice could be any."""
    for seat in g.seats:
        if seat != viewer:
            g.dice[seat] = sorted(int(chance.pick("d6", FACES)) for _ in range(g.left[seat]))
