"""Council: coins and promises change hands out of turn, pacts are whispered, and every round ends with a vote."""

from __future__ import annotations

import sys

import msgspec

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.decision import decision, floor, secret
from pentapolis.kernel.event import Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.refusal import Why
from pentapolis.kernel.sight import TABLE, Everyone, Knowers
from pentapolis.kernel.state import Outcome, Piece, State, Table, rank
from pentapolis.kernel.title import Rules, Title

ROUNDS = 2


class Collect(Action, frozen=True):
    """Take a coin from the treasury."""


class Spend(Action, frozen=True):
    """Give a coin to the treasury."""


class Offer(Action, frozen=True):
    """An offer in clauses: coins given, coins wanted, a vote promised."""

    to: int
    give: int = 0
    want: int = 0
    vote: str = ""


class Accept(Action, frozen=True):
    offer: int


class Refuse(Action, frozen=True):
    offer: int


class Whisper(Action, frozen=True):
    """Make a pact that only the two of you know of."""

    to: int
    vote: str


class Vote(Action, frozen=True):
    yes: bool


class CloseCouncil(Action, frozen=True):
    """Time is up."""


class Whispered(Event, frozen=True):
    """Somebody whispered to this seat."""

    private = True

    seat: int
    by: int
    vote: str


class Voted(Event, frozen=True):
    yes: tuple[int, ...]
    carried: bool


class Bargain(msgspec.Struct, frozen=True):
    """An open offer."""

    by: int
    to: int
    give: int
    want: int
    vote: str


class Pact(Piece):
    known_to: Everyone[tuple[int, ...]]
    vote: Everyone[str]


class Council(State):
    coins: Everyone[list[int]]
    offers: Everyone[list[Bargain]] = []
    promised: Everyone[list[str]] = []
    """What each seat has promised in the open to vote."""
    pacts: Knowers[list[Pact]] = []
    carried: Everyone[int] = 0
    rounds: Everyone[int] = ROUNDS

    def stands(self, bargain: Bargain) -> bool:
        return self.coins[bargain.by] >= bargain.give and self.coins[bargain.to] >= bargain.want


@step
def council_round(g: Council, now: Now) -> None:
    if g.rounds:
        g.rounds -= 1
        g.promised = [""] * g.table.seats
        now.then(*[speak.of(seat, g.rounds) for seat in g.seats], put_to_vote, council_round)


@step
def put_to_vote(g: Council, now: Now) -> None:
    now.then(vote.of(*g.seats))


@decision("CO-1", Collect, Spend, free=True)
def speak(g: Council, seat: int, rounds_to_come: int) -> Options:
    return Items([Collect(), *([Spend()] if g.coins[seat] else [])])


@speak.chosen
def _speak(g: Council, now: Now, seat: int, action: Action, rounds_to_come: int) -> None:
    g.coins[seat] += 1 if isinstance(action, Collect) else -1


@floor("CO-2", Offer, Accept, Refuse, light=(Offer,))
def bargain(g: Council, seat: int) -> Options:
    others = [other for other in g.seats if other != seat]
    made = [
        *(Offer(to, give=n) for to in others for n in range(1, g.coins[seat] + 1)),
        *(Offer(to, give=1, want=1) for to in others if g.coins[seat]),
        *(Offer(to, want=1, vote=promise) for to in others for promise in ("no", "yes")),
    ]
    mine = [n for n, offer in enumerate(g.offers) if offer.to == seat]
    answers = [*(Accept(n) for n in mine if g.stands(g.offers[n])), *(Refuse(n) for n in mine)]
    return Items([*(made if len(g.offers) < 3 else []), *answers])


@bargain.chosen
def _bargain(g: Council, now: Now, seat: int, action: Offer | Accept | Refuse) -> None:
    if isinstance(action, Offer):
        g.offers.append(Bargain(seat, action.to, action.give, action.want, action.vote))
        return
    made = g.offers.pop(action.offer)
    if isinstance(action, Accept):
        g.coins[made.by] += made.want - made.give
        g.coins[made.to] += made.give - made.want
        if made.vote:
            g.promised[made.by] = made.vote


@bargain.refuses
def _why_no_bargain(g: Council, seat: int, action: Action) -> Why | None:
    if isinstance(action, Accept) and 0 <= action.offer < len(g.offers):
        return Why("CO-3", "refused-cannot-pay")
    return None


@floor("CO-4", Whisper, light=(Whisper,), hushed=True)
def whisper(g: Council, seat: int) -> Options:
    if sum(seat in pact.known_to for pact in g.pacts) >= 2:
        return Items()
    return Items(Whisper(to, promise) for to in g.seats if to != seat for promise in ("no", "yes"))


@whisper.chosen
def _whisper(g: Council, now: Now, seat: int, action: Whisper) -> None:
    g.pacts.append(Pact((seat, action.to) if seat < action.to else (action.to, seat), action.vote))
    now.tell(Whispered, action.to, seat, action.vote)


@floor("CO-5", CloseCouncil, table=True)
def clock(g: Council, seat: int) -> Options:
    assert seat == TABLE
    return Items([CloseCouncil()])


@clock.chosen
def _time_is_up(g: Council, now: Now, seat: int, action: CloseCouncil) -> None:
    now.end()


@secret("CO-6", Vote)
def vote(g: Council, seat: int) -> Options:
    promised = g.promised[seat]
    return Items(Vote(yes) for yes in (False, True) if promised in ("", "yes" if yes else "no"))


@vote.revealed
def _count(g: Council, now: Now, votes: dict[int, Vote]) -> None:
    yes = tuple(seat for seat, cast in votes.items() if cast.yes)
    carried = 2 * len(yes) > len(votes)
    g.carried += carried
    g.offers.clear()
    now.tell(Voted, yes, carried)


def setup(table: Table) -> Council:
    return Council(table=table, coins=[1] * table.seats)


def outcome(g: Council) -> Outcome:
    ranks = rank([(coins,) for coins in g.coins])
    return Outcome(ranks, tuple(g.coins), tuple(seat for seat in g.seats if ranks[seat] == 1))


TITLE = Title(
    id="council",
    prefix="CO",
    version=1,
    players=(2, 3, 4),
    rules=Rules(
        state=Council,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=council_round,
        outcome=outcome,
    ),
)
