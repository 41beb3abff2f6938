"""All bid for a prize at once, in secret, each with the cards that are left of a hand which everybody knows."""

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.decision import secret
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.sight import Everyone
from pentapolis.kernel.state import Outcome, State, Table, rank
from pentapolis.kernel.title import Rules, Title


class Offer(Action, frozen=True):
    card: int


class Prizes(State):
    hands: Everyone[list[list[int]]]
    points: Everyone[list[int]]
    prize: Everyone[int] = 0


def setup(table: Table) -> Prizes:
    return Prizes(table=table, hands=[[1, 2, 3, 4] for _ in range(table.seats)], points=[0] * table.seats)


@step
def new_round(g: Prizes, now: Now) -> None:
    if not g.hands[0]:
        return
    g.prize = now.rolls(1)[0]
    now.then(new_round)
    now.then(offer.of(*g.seats))


@secret("G-1", Offer)
def offer(g: Prizes, seat: int) -> Options:
    return Items([Offer(card) for card in g.hands[seat]])


@offer.revealed
def _offer(g: Prizes, now: Now, chosen: dict[int, Offer]) -> None:
    best = max(action.card for action in chosen.values())
    winners = [seat for seat, action in chosen.items() if action.card == best]
    for seat, action in chosen.items():
        g.hands[seat].remove(action.card)
    if len(winners) == 1:
        g.points[winners[0]] += g.prize


def outcome(g: Prizes) -> Outcome:
    ranks = rank([(p,) for p in g.points])
    return Outcome(ranks, tuple(g.points), tuple(s for s in g.seats if ranks[s] == 1))


TITLE = Title(
    id="prizes",
    players=range(2, 5),
    rules=Rules(state=Prizes, modules=[sys.modules[__name__]], setup=setup, start=new_round, outcome=outcome),
)
