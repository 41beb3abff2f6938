"""The starting bid: kingdoms for honor (ME-22.1 to ME-22.6, ME-A31)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ....kernel.action import Action
from ....kernel.decision import secret
from ....kernel.now import Now
from ....kernel.options import Items
from ....kernel.refusal import Why
from ..components import START_HONOR, Box
from ..state import Medioevo
from .events import KingdomTaken, KingdomTied

MOST_HONOR = 10


class BidForKingdom(Action, frozen=True):
    """Bid honor for a kingdom."""

    kingdom: str
    honor: int


@secret("ME-22.1", BidForKingdom)
def starting_bid(g: Medioevo, seat: int) -> Items:
    """A kingdom that is free, and up to 10 HP; the second time not the one tied for (ME-22.1, ME-22.3)."""
    tied = g.players[seat].tied
    free = [name for name in g.box.kingdoms if name not in g.kingdoms and name != tied]
    return Items(BidForKingdom(name, honor) for name in free for honor in range(MOST_HONOR + 1))


@starting_bid.refuses
def _why_not_bid_for(g: Medioevo, seat: int, action: BidForKingdom) -> Why | None:
    if action.kingdom == g.players[seat].tied:
        return Why("ME-22.3", "refused-kingdom-tied", {"kingdom": action.kingdom})
    if action.kingdom in g.kingdoms:
        return Why("ME-22.1", "refused-kingdom-taken", {"kingdom": action.kingdom})
    return Why("ME-22.1", "refused-kingdom-bid", {"most": MOST_HONOR})


@starting_bid.revealed
def _starting_bids(g: Medioevo, now: Now, bids: dict[int, BidForKingdom]) -> None:
    """The sole best bidder has the kingdom; who tied for the best bid may bid once more (ME-22.2, ME-22.3)."""
    again = []
    for kingdom in g.box.kingdoms:
        wanted = {seat: bid.honor for seat, bid in bids.items() if bid.kingdom == kingdom}
        if not wanted:
            continue
        best = max(wanted.values())
        seats = [seat for seat, honor in wanted.items() if honor == best]
        if len(seats) == 1:
            _win_kingdom(g, now, seats[0], kingdom, best)
            continue
        now.tell(KingdomTied, tuple(seats), kingdom, best)
        for seat in seats:
            if not g.players[seat].tied:
                again.append(seat)
                g.players[seat].tied = kingdom
    if again:
        now.then(starting_bid.of(*sorted(again)))
    else:
        _give_the_rest(g, now)


def _win_kingdom(g: Medioevo, now: Now, seat: int, kingdom: str, honor: int) -> None:
    g.players[seat].kingdom = kingdom
    g.players[seat].honor -= honor
    now.tell(KingdomTaken, seat, kingdom, honor)


def _give_the_rest(g: Medioevo, now: Now) -> None:
    """Who has no kingdom gets one by lot; then honor shifts: who paid least stands on 10 (ME-22.4 to ME-22.6)."""
    without = [seat for seat in g.seats if not g.players[seat].kingdom]
    for seat in without:
        missing = sum(not player.kingdom for player in g.players)
        kingdom = str(now.pick("kingdom", sorted(gifts(g.box, g.kingdoms, missing))))
        _win_kingdom(g, now, seat, kingdom, 0)
    shift = START_HONOR - max(player.honor for player in g.players)
    for player in g.players:
        player.honor += shift
        player.tied = ""


def gifts(box: Box, taken: Sequence[str], missing: int) -> list[str]:
    """The free kingdoms that help to a connected set of all that will be in play; all of them if there is no such set
    (ME-22.5)."""
    free = [name for name in box.kingdoms if name not in taken]
    sets = [more for more in combinations(free, missing) if connected(box, (*taken, *more))]
    return [name for name in free if any(name in more for more in sets)] or free


def connected(box: Box, kingdoms: Sequence[str]) -> bool:
    """Whether these kingdoms hang together by their links."""
    reached = {kingdoms[0]}
    while more := {k for k in kingdoms if k not in reached and any(link in reached for link in box.kingdoms[k].links)}:
        reached |= more
    return len(reached) == len(kingdoms)
