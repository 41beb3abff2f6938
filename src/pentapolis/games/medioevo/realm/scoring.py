"""The end of the game: a last rebellion check, awards, and who has won (ME-21.12 to ME-21.18, ME-22.25)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.agenda import step
from ....kernel.now import Now
from ....kernel.state import Outcome, rank
from ..battle.capture import imprison
from ..components import JERUSALEM, LEVELS, MAMLUK, ROME
from ..control import controlled
from ..diplomacy.pacts import admit, reveal_all
from ..forces import add_troops, change
from ..money import honor
from ..state import Medioevo
from ..tabletop import BARBARIANS
from . import decks
from .events import AwardGiven, FlorinsCounted, LastScoring
from .purses import open_screens
from .rebellions import check_rebellions

AWARD, SHARED_AWARD = 3, 1
PRISONERS = ((7, -9), (4, -6), (1, -3))
"""Own units held by others, at least so many, and what they cost (ME-21.14)."""
DEBTS = {0: 0, 500: -2, 1000: -4, 1500: -6, 2000: -9, 2500: -15}
TOKENS = (0, 0, 1, 3, 5, 8, 11, 15, 20)
"""What so many objective tokens are worth (ME-21.16)."""


@step
def final_scoring(g: Medioevo, now: Now) -> None:
    """Whatever was going on is over; a last rebellion check, with its battles, then the awards (ME-21.2, ME-21.12)."""
    now.tell(LastScoring, g.over_by)
    reveal_all(g, now)
    break_camp(g)
    g.discards += decks.draw_events(g, now, 1)
    now.then(check_rebellions, give_awards)


def break_camp(g: Medioevo) -> None:
    """Moves, sales and battles that were cut short leave things as they stand: who rides on land gets down, prisoners
    of a battle stay with who took them, what is still behind a screen is not bought (ME-21.2)."""
    for name, item in list(g.items.items()):
        if item.troops and item.place not in g.box.chart.seas:
            admit(g, item.owner, item.place)
            add_troops(g, item.place, item.owner, item.troops)
            change(g, name, troops=())
    for march in g.marches:
        for group in march.groups:
            if group.foot:
                admit(g, march.seat, group.place)
                add_troops(g, group.place, march.seat, group.foot)
    for battle in g.battles:
        for held in battle.prisoners:
            captor = battle.defender if held.owner == battle.attacker else battle.attacker
            if captor != BARBARIANS:
                imprison(g.players[captor].prisoners, held)
    for player in g.players:
        player.florins += sum(bought.florins for bought in player.screen)
        player.screen, player.behind = (), 0
    g.marches, g.battles, g.sales, g.activations, g.rolled = [], [], [], [], []


# awards


@step
def give_awards(g: Medioevo, now: Now) -> None:
    """All awards, then what prisoners, debts and objective tokens come to (ME-21.13 to ME-21.16)."""
    open_screens(g, now)
    now.tell(FlorinsCounted, tuple(g.order), tuple(wealth(g, seat) for seat in g.order))
    own = {seat: controlled(g, seat) for seat in g.order}
    award(g, now, "most_florins", {seat: (wealth(g, seat),) for seat in g.order})
    award(g, now, "best_great_market", {seat: (best_market(g, own[seat]),) for seat in g.order})
    award(g, now, "best_technology", {seat: best_technology(g, seat) for seat in g.order})
    award(g, now, "control_rome", {seat: (ROME in own[seat],) for seat in g.order})
    award(g, now, "control_jerusalem", {seat: (_jerusalem(g, seat, own[seat]),) for seat in g.order})
    award(g, now, "most_cathedrals", {seat: (_number(g, own[seat], "religious", 1),) for seat in g.order})
    award(g, now, "most_cities", {seat: (_number(g, own[seat], "civil", LEVELS[-1]),) for seat in g.order})
    award(g, now, "most_castles", {seat: (_number(g, own[seat], "military", LEVELS[-1]),) for seat in g.order})
    award(g, now, "most_territories", {seat: (len(own[seat]),) for seat in g.order})
    for seat in g.order:
        for _ in monopolies(g, own[seat]):
            now.tell(AwardGiven, "monopoly", (seat,), AWARD)
            honor(g, now, seat, AWARD, "monopoly")
    for seat in g.order:
        honor(g, now, seat, prisoners_cost(g, seat), "prisoners")
        honor(g, now, seat, DEBTS[g.players[seat].debt], "debt")
        honor(g, now, seat, TOKENS[min(sum(g.players[seat].tokens), len(TOKENS) - 1)], "objectives")


def award(g: Medioevo, now: Now, name: str, values: dict[int, tuple[int, ...]]) -> None:
    """3 HP for the best, 1 HP for each of several; nothing for a best value of 0 (ME-21.13, ME-A30)."""
    best = max(values.values())
    if best[0] <= 0:
        return
    seats = tuple(seat for seat in g.order if values[seat] == best)
    points = AWARD if len(seats) == 1 else SHARED_AWARD
    now.tell(AwardGiven, name, seats, points)
    for seat in seats:
        honor(g, now, seat, points, name)


def wealth(g: Medioevo, seat: int) -> int:
    """Cash less debt and a tenth of the debt (ME-21.13, ME-E35). After the end everybody has counted it."""
    player = g.players[seat]
    return player.counted - player.debt - player.debt // 10


def best_market(g: Medioevo, own: Sequence[str]) -> int:
    """The highest market value in a controlled area."""
    return max((len(g.place(name).market) for name in own), default=0)


def best_technology(g: Medioevo, seat: int) -> tuple[int, int]:
    """The highest level reached, and in how many branches."""
    levels = g.players[seat].technology
    return max(levels), levels.count(max(levels))


def _jerusalem(g: Medioevo, seat: int, own: Sequence[str]) -> int:
    """Never for those whose home it is (ME-21.13)."""
    return JERUSALEM in own and g.players[seat].kingdom != MAMLUK


def _number(g: Medioevo, own: Sequence[str], category: str, level: int) -> int:
    return sum(getattr(g.place(name), category) == level for name in own)


def monopolies(g: Medioevo, own: Sequence[str]) -> list[str]:
    """The goods all whose areas in play are among these (ME-21.14, ME-23.5)."""
    areas: dict[str, list[str]] = {}
    in_play = g.in_play
    for name, territory in g.box.chart.territories.items():
        if territory.inhabited and name in in_play:
            areas.setdefault(territory.inhabited.good, []).append(name)
    return sorted(good for good, names in areas.items() if set(names) <= set(own))


def prisoners_cost(g: Medioevo, seat: int) -> int:
    """What own units held by others cost (ME-21.14)."""
    held = sum(p.count for player in g.players for p in player.prisoners if p.owner == seat)
    return next((cost for least, cost in PRISONERS if held >= least), 0)


# who has won


def outcome(g: Medioevo) -> Outcome:
    """Most honor, then the richest, then the earliest in the last turn's order; whoever is out comes last. Teams add
    up what their members have (ME-21.17, ME-22.25, ME-23.8)."""
    keys = [_key(g, seat) for seat in g.seats]
    ranks = rank(keys)
    winners = tuple(seat for seat in g.seats if ranks[seat] == 1)
    out = tuple(seat for seat in g.seats if not g.players[seat].alive)
    return Outcome(ranks, tuple(points for _, points, _, _ in keys), winners, _decided_by(g, keys), out=out)


def _key(g: Medioevo, seat: int) -> tuple[int, int, int, int]:
    """What a seat, or its team, is ranked by."""
    members = [other for other in g.seats if g.teams[other] == g.teams[seat]]
    living = [other for other in members if g.players[other].alive]
    earliest = min((g.order.index(other) for other in living), default=len(g.players))
    points = sum(g.players[other].honor for other in members)
    return bool(living), points, sum(wealth(g, other) for other in members), -earliest


def _decided_by(g: Medioevo, keys: list[tuple[int, int, int, int]]) -> str:
    """What tells the winner from the next best: honor, florins or the turn order."""
    if g.over_by == "last":
        return "last"
    best = max(keys)
    level = [key for key in keys if key != best and key[:2] == best[:2]]
    if not level:
        return "honor"
    return "florins" if best[2] > max(key[2] for key in level) else "order"
