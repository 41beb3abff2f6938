"""The rules of Liar's Dice, in the order of play; their numbers are those of the README."""

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

WILD = {"ones": 1, "sixes": 6, "none": 0}


class Bid(Action, frozen=True):
    """Claim that at least so many of all dice show this face."""

    quantity: int
    face: int


class Call(Action, frozen=True):
    """Doubt the last bid."""


class RoundBegan(Event, frozen=True):
    """All players have rolled their dice."""

    round: int


class Shown(Event, frozen=True):
    """A player's cup was lifted."""

    seat: int
    dice: tuple[int, ...]


class DieLost(Event, frozen=True):
    """So many dice counted as the face that was bid, and a player lost a die."""

    quantity: int
    face: int
    seat: int
    left: int


class Claim(msgspec.Struct, frozen=True):
    """A bid, and who made it."""

    seat: SeatNumber
    quantity: int
    face: int


class Showdown(msgspec.Struct, frozen=True):
    """The end of a round: who doubted which bid, everybody's dice, how many counted, and who lost a die."""

    caller: SeatNumber
    bid: Claim
    dice: tuple[tuple[int, ...], ...]
    count: int
    loser: SeatNumber


class LiarsDice(State):
    """A game of Liar's Dice."""

    dice: Owner[list[list[int]]]
    """Each player's dice, by seat. Only their owner sees them."""
    left: Everyone[list[int]]
    """How many dice each player has left."""
    bids: Everyone[list[Claim]] = []
    """This round's bids; the last one stands."""
    out: Everyone[list[int]] = []
    """The players who have lost all their dice, the first one first."""
    round: Everyone[int] = 0
    showdown: Everyone[Showdown | None] = None
    """How the round before this one ended."""

    def count(self, dice: Iterable[int], face: int) -> int:
        """How many dice count as a face: those that show it, and wild ones (LD-5)."""
        return sum(die in (face, WILD[self.table.options["wild"]]) for die in dice)

    def after(self, seat: int) -> int:
        """The next player who still has dice."""
        following = (seat + 1) % self.table.seats
        return following if self.left[following] else self.after(following)


def setup(table: Table) -> LiarsDice:
    """All players have the same number of dice (LD-1)."""
    dice = int(table.options["dice"])
    return LiarsDice(table=table, dice=[[] for _ in range(table.seats)], left=[dice] * table.seats)


@step
def first_round(g: LiarsDice, now: Now) -> None:
    now.then(new_round.of(0))


@step
def new_round(g: LiarsDice, now: Now, seat: int) -> None:
    """All players roll in secret, and one of them bids first (LD-2)."""
    g.round += 1
    g.bids = []
    g.dice = [now.rolls(number) for number in g.left]
    now.tell(RoundBegan, g.round)
    now.ask(turn, seat)


@decision("LD-3", Bid, Call)
def turn(g: LiarsDice, seat: int) -> Options:
    """Bid higher, or doubt the last bid (LD-3, LD-4)."""
    every = [Bid(quantity, face) for quantity in range(1, sum(g.left) + 1) for face in range(1, 7)]
    higher = [bid for bid in every if beats(g, bid)]
    return Items([*higher, Call()] if g.bids else higher)


def beats(g: LiarsDice, bid: Bid) -> bool:
    """A bid must name more dice than the last one, or as many of a higher face (LD-3)."""
    return not g.bids or (bid.quantity, bid.face) > (g.bids[-1].quantity, g.bids[-1].face)


@turn.chosen
def _turn(g: LiarsDice, now: Now, seat: int, action: Bid | Call) -> None:
    if isinstance(action, Bid):
        g.bids.append(Claim(seat, action.quantity, action.face))
        now.ask(turn, g.after(seat))
    else:
        now.then(showdown.of(seat))


@turn.refuses
def _why_not(g: LiarsDice, seat: int, action: Bid | Call) -> Why | None:
    if isinstance(action, Call):
        return Why("LD-4", "refused-nothing-to-doubt")
    if action.quantity > sum(g.left):
        return Why("LD-3", "refused-too-many-dice", {"dice": sum(g.left)})
    return None if beats(g, action) else Why("LD-3", "refused-not-higher")


@step
def showdown(g: LiarsDice, now: Now, seat: int) -> None:
    """The cups are lifted, the dice are counted, and whoever was wrong loses one (LD-5 to LD-7)."""
    bid = g.bids[-1]
    count = sum(g.count(dice, bid.face) for dice in g.dice)
    loser = seat if count >= bid.quantity else bid.seat
    now.reveal()
    g.showdown = Showdown(seat, bid, tuple(tuple(dice) for dice in g.dice), count, loser)
    for player, dice in enumerate(g.dice):
        if dice:
            now.tell(Shown, player, tuple(dice))
    g.left[loser] -= 1
    now.tell(DieLost, count, bid.face, loser, g.left[loser])
    if not g.left[loser]:
        g.out.append(loser)
    if len(g.out) < g.table.seats - 1:
        now.then(new_round.of(loser if g.left[loser] else g.after(loser)))


def outcome(g: LiarsDice) -> Outcome:
    """The last player with dice wins; the others rank by how long they had some (LD-8)."""
    ranks = rank([(g.out.index(seat) if seat in g.out else len(g.out),) for seat in g.seats])
    return Outcome(ranks, tuple(g.left), tuple(seat for seat in g.seats if seat not in g.out))


def imagine(g: LiarsDice, viewer: int, chance: Chance) -> None:
    """Others' dice may show anything."""
    for seat in g.seats:
        if seat != viewer:
            g.dice[seat] = sorted(int(chance.pick("d6", range(1, 7))) for _ in range(g.left[seat]))
