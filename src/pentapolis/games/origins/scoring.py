"""Final scoring and the winner (OR-22, OR-26.11)."""

from __future__ import annotations

from ...kernel.now import Now
from ...kernel.state import Outcome, rank
from .resources import score
from .solo import target
from .state import Origins


def final_scoring(g: Origins, now: Now) -> None:
    """Gold, Advisers, the two lower temples, the seats of power (OR-22.1 to OR-22.4)."""
    for seat in g.seats:
        for source, vp in final_points(g, seat).items():
            score(g, now, seat, source, vp)


def final_points(g: Origins, seat: int) -> dict[str, int]:
    """What a player would score if the game ended now, by source.

    The highest marker does not count, whatever the points beside it (OR-22.3).
    """
    player, box = g.players[seat], g.box
    *lower, _ = sorted(player.steps)
    return {
        "gold": player.purse,
        "adviser_row": box.adviser_vp[len(player.advisers)],
        "temples": sum(box.temple_vp[step] for step in lower),
        "seats_of_power": sum(place.value * player.towers[place.colour] for place in player.seats if place.taken),
    }


def outcome(g: Origins) -> Outcome:
    """Most victory points, then most tiles in the city; still level, the victory is shared (OR-22.5, OR-A46).

    In solo the target decides (OR-26.11).
    """
    scores = tuple(player.vp for player in g.players)
    if g.solo:
        won = scores[0] >= target(g)
        return Outcome((1,), scores, (0,) if won else (), "target" if won else "target_missed")
    keys = [(player.vp, len(player.tiles)) for player in g.players]
    ranks = rank(keys)
    winners = tuple(seat for seat in g.seats if ranks[seat] == 1)
    return Outcome(ranks, scores, winners, _decided_by(keys, winners))


def _decided_by(keys: list[tuple[int, int]], winners: tuple[int, ...]) -> str:
    if len(winners) > 1:
        return "shared_victory"
    best = max(keys)
    return "points" if sum(key[0] == best[0] for key in keys) == 1 else "tiles"
