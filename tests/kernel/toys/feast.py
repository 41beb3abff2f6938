"""Feast: a dish brings bonuses, claimed in any order; they bring choices and further bonuses; a crown ends it all."""

from __future__ import annotations

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import Step, step
from pentapolis.kernel.decision import decision
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.pile import Pile
from pentapolis.kernel.sight import NOBODY, Everyone
from pentapolis.kernel.state import Outcome, Piece, State, Table, rank
from pentapolis.kernel.title import Rules, Title

DISHES = {
    "bread": ("coin", "good"),
    "cake": ("coin", "crown"),
    "roast": ("coin", "more", "good"),
    "stew": ("bag", "coin"),
}


class Serve(Action, frozen=True):
    dish: str


class SeizeCrown(Action, frozen=True):
    """Win at once, for three coins."""


class Claim(Action, frozen=True):
    bonus: str


class Pick(Action, frozen=True):
    good: str


class Keep(Action, frozen=True):
    pass


class PutBack(Action, frozen=True):
    pass


class Guest(Piece):
    coins: Everyone[int] = 0
    goods: Everyone[list[str]] = []


class Feast(State):
    guests: Everyone[list[Guest]]
    dishes: Everyone[list[str]]
    bag: Everyone[Pile]
    claimed: Everyone[list[str]] = []
    rounds: Everyone[int] = 0
    winner: Everyone[int] = NOBODY


@step
def next_guest(g: Feast, now: Now, at: int) -> None:
    if g.dishes:
        g.rounds += at == 0
        now.then(serve.of(at), next_guest.of((at + 1) % g.table.seats))


@decision("FE-1", Serve, SeizeCrown, asks_always=True)
def serve(g: Feast, seat: int) -> Options:
    crown = [SeizeCrown()] if g.guests[seat].coins >= 3 else []
    return Items([*(Serve(dish) for dish in g.dishes), *crown])


@serve.chosen
def _serve(g: Feast, now: Now, seat: int, action: Serve | SeizeCrown) -> None:
    if isinstance(action, SeizeCrown):
        g.winner = seat
        now.end()
        return
    g.dishes.remove(action.dish)
    now.then(claim.of(seat, *DISHES[action.dish]))


@decision("FE-2", Claim)
def claim(g: Feast, seat: int, *owed: str) -> Options:
    return Items(Claim(bonus) for bonus in sorted(set(owed)))


@claim.chosen
def _claim(g: Feast, now: Now, seat: int, action: Claim, *owed: str) -> None:
    left = list(owed)
    left.remove(action.bonus)
    g.claimed.append(action.bonus)
    if left:
        now.then(claim.of(seat, *left))
    now.then(BONUSES[action.bonus].of(seat))


@step
def coin(g: Feast, now: Now, seat: int) -> None:
    g.guests[seat].coins += 1


@step
def good(g: Feast, now: Now, seat: int) -> None:
    now.then(pick.of(seat))


@step
def more(g: Feast, now: Now, seat: int) -> None:
    now.then(claim.of(seat, "coin", "good"))


@step
def bag(g: Feast, now: Now, seat: int) -> None:
    now.then(keep.of(seat, now.draw(g.bag)))


@step
def crown(g: Feast, now: Now, seat: int) -> None:
    g.winner = seat
    now.end()


BONUSES: dict[str, Step[[int]]] = {"coin": coin, "good": good, "more": more, "bag": bag, "crown": crown}


@decision("FE-3", Pick)
def pick(g: Feast, seat: int) -> Options:
    return Items([Pick("stone"), Pick("wood")])


@pick.chosen
def _pick(g: Feast, now: Now, seat: int, action: Pick) -> None:
    g.guests[seat].goods.append(action.good)


@decision("FE-4", Keep, PutBack)
def keep(g: Feast, seat: int, drawn: str) -> Options:
    return Items([Keep(), PutBack()])


@keep.chosen
def _keep(g: Feast, now: Now, seat: int, action: Action, drawn: str) -> None:
    if isinstance(action, Keep):
        g.guests[seat].goods.append(drawn)
    else:
        g.bag.add(drawn)


def setup(table: Table) -> Feast:
    bag_ = Pile.of("bag", {"gold": 1, "salt": 2})
    return Feast(table=table, guests=[Guest() for _ in range(table.seats)], dishes=sorted(DISHES), bag=bag_)


def outcome(g: Feast) -> Outcome:
    ranks = rank([(seat == g.winner, guest.coins) for seat, guest in enumerate(g.guests)])
    winners = tuple(seat for seat in g.seats if ranks[seat] == 1)
    return Outcome(ranks, tuple(guest.coins for guest in g.guests), winners, "" if g.winner == NOBODY else "crown")


@step
def first_guest(g: Feast, now: Now) -> None:
    now.then(next_guest.of(0))


TITLE = Title(
    id="feast",
    prefix="FE",
    version=1,
    players=range(1, 4),
    rules=Rules(
        state=Feast,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=first_guest,
        outcome=outcome,
    ),
)
