"""Tower: a deck of two parts whose top shows its sky; cards are peeked at, taken, buried, laid back, sunk openly."""

from __future__ import annotations

import sys

from pentapolis.kernel.action import Action
from pentapolis.kernel.agenda import step
from pentapolis.kernel.agreement import Agreed, TableOption
from pentapolis.kernel.decision import decision
from pentapolis.kernel.event import Event
from pentapolis.kernel.now import Now
from pentapolis.kernel.options import Items, Options
from pentapolis.kernel.pile import Held, Pile, by_hand
from pentapolis.kernel.sight import BySeat, Everyone, Owner
from pentapolis.kernel.state import Outcome, Piece, State, Table, rank
from pentapolis.kernel.title import Rules, Title

NEAR = {"rain_1": 1, "rain_2": 1, "sun_1": 2}
FAR = {"rain_3": 1, "sun_2": 1, "sun_3": 1}
FACES = {card: card.partition("_")[0] for card in (*NEAR, *FAR)}
TURNS = 9


class Peek(Action, frozen=True):
    """Look at the top card."""


class Take(Action, frozen=True):
    """Take the top card in secret."""


class Flip(Action, frozen=True):
    """Turn the top card up and lay it out."""


class Bury(Action, frozen=True):
    """Put a card of the hand under the deck, unseen."""

    card: str


class Lay(Action, frozen=True):
    """Put a card of the hand on the deck, unseen."""

    card: str


class Sink(Action, frozen=True):
    """Put a card that lies open under the deck; all have seen it."""

    card: str


class Mix(Action, frozen=True):
    """Shuffle the deck together with the open cards."""


class Peeked(Event, frozen=True):
    seat: int
    card: Owner[str]


class Moved(Event, frozen=True):
    seat: int
    where: str


class Watcher(Piece):
    hand: Everyone[list[Held]] = []


class Tower(State):
    watchers: BySeat[list[Watcher]]
    sky: Everyone[Pile]
    open: Everyone[list[str]] = []
    turns: Everyone[int] = TURNS


@step
def next_turn(g: Tower, now: Now) -> None:
    if g.turns and len(g.sky):
        now.show(g.sky)
        now.then(turn.of(g.turns % g.table.seats), next_turn)
        g.turns -= 1


@decision("TO-1", Peek, Take, Flip, Bury, Lay, Sink, Mix, private=True, hushed=True)
def turn(g: Tower, seat: int) -> Options:
    mine = sorted({held.card for held in g.watchers[seat].hand})
    held = [held for watcher in g.watchers for held in watcher.hand]
    mix = [Mix()] if g.table.options["box"] == "whole" and not held else []
    return Items(
        [
            *(Peek(), Take(), Flip()),
            *(Bury(card) for card in mine),
            *(Lay(card) for card in mine),
            *(Sink(card) for card in sorted(set(g.open))),
            *mix,
        ]
    )


@turn.chosen
def _turn(g: Tower, now: Now, seat: int, action: Action) -> None:
    hand = g.watchers[seat].hand
    if isinstance(action, Peek):
        now.tell(Peeked, seat, now.look(g.sky, seat))
    elif isinstance(action, Take):
        g.watchers[seat].hand = by_hand([*hand, now.draw_for(g.sky, seat)])
        now.tell(Moved, seat, "hand")
    elif isinstance(action, Flip):
        g.open.append(now.draw(g.sky))
    elif isinstance(action, Bury | Lay):
        held = next(held for held in hand if held.card == action.card)
        hand.remove(held)
        g.sky.put_under([held]) if isinstance(action, Bury) else g.sky.put_top([held])
        now.tell(Moved, seat, "under" if isinstance(action, Bury) else "top")
    elif isinstance(action, Sink):
        g.open.remove(action.card)
        g.sky.put_under([Held("sky", "near" if action.card in NEAR else "far", (), action.card)])
    else:
        g.sky.shuffle({card: g.open.count(card) for card in g.open})
        g.open = []


def setup(table: Table) -> Tower:
    removed = table.options["box"] == "removed"
    sky = Pile.stacked("sky", ("near", NEAR, 4 - removed), ("far", FAR, 3 - removed))
    return Tower(table=table, watchers=[Watcher() for _ in range(table.seats)], sky=sky)


def outcome(g: Tower) -> Outcome:
    scores = tuple(sum(FACES[held.card] == "sun" for held in watcher.hand) for watcher in g.watchers)
    ranks = rank([(score,) for score in scores])
    return Outcome(ranks, scores, tuple(seat for seat in g.seats if ranks[seat] == 1))


TITLE = Title(
    id="tower",
    prefix="TO",
    version=1,
    players=(2, 3, 4),
    rules=Rules(
        state=Tower,
        modules=[sys.modules[__name__]],
        setup=setup,
        start=next_turn,
        outcome=outcome,
        faces={"sky": FACES},
    ),
    table=Agreed(
        options=[TableOption("box", ("removed", "whole"))],
    ),
)
