"""The end of the game: the Cathedral, the winner, the ranking (KB-18)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.now import Now
from ...kernel.state import Outcome, rank
from .components import CATHEDRAL
from .ledger import score
from .state import Kingsburg


@step
def cathedral(g: Kingsburg, now: Now) -> None:
    """One point per pair of goods owned, which are not spent (KB-18.4)."""
    for seat in g.order:
        province = g.provinces[seat]
        if province.has(CATHEDRAL):
            score(g, now, seat, province.goods_owned // 2, "cathedral")


def outcome(g: Kingsburg) -> Outcome:
    """Most points, then most goods, then most buildings; still tied, the victory is shared (KB-18.5 to KB-18.7)."""
    keys = [(province.vp, province.goods_owned, province.buildings) for province in g.provinces]
    ranks = rank(keys)
    winners = tuple(seat for seat in g.seats if ranks[seat] == 1)
    return Outcome(ranks, tuple(key[0] for key in keys), winners, _decided_by(keys, len(winners)))


def _decided_by(keys: list[tuple[int, int, int]], winners: int) -> str:
    """The first criterion that set the winner apart."""
    if winners > 1:
        return "shared_victory"
    best = max(keys)
    for depth, criterion in enumerate(("vp", "goods", "buildings"), 1):
        if sum(key[:depth] == best[:depth] for key in keys) == 1:
            return criterion
    raise AssertionError("one winner is set apart by some criterion")
