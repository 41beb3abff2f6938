"""The barbarian raid (DI-19.1 to DI-19.8)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import LoseBuilding, LoseTower
from .bonuses import receive
from .components import BOXES, TYPES, target_bits
from .decrees import open_window
from .events import (
    BarbariansRevealed,
    BuildingLost,
    NothingLost,
    RaidAnnounced,
    RaidRepelled,
    RaidSuffered,
    RingMoved,
    StarsLost,
    TowerLost,
)
from .houses import defence, of_type, uncover
from .ships import resolve_ships
from .state import RAID, City, Discordia
from .tables import BACKWARDS, Effect
from .towers import standing_towers
from .workers import draw


def reveal_left(g: Discordia, now: Now) -> None:
    """The next tile of the left pile is turned up, with the penalty (DI-2.6, DI-20.5)."""
    g.left = now.draw(g.left_pile)
    announce(g, now, "left", g.left)


def reveal_right(g: Discordia, now: Now) -> None:
    """The next tile of the right pile is turned up, with the reward (DI-18.2)."""
    g.right = now.draw(g.right_pile)
    announce(g, now, "right", g.right)


def announce(g: Discordia, now: Now, side: str, barbarian: str) -> None:
    """Tell the strength of a tile that came up, and what it brings."""
    if not now.heard:
        return
    tile = g.box.barbarians[barbarian]
    now.tell(BarbariansRevealed, side, barbarian, tile.strength)
    for effect in tile.penalty or tile.reward:
        kind = f"{BACKWARDS}_back" if effect.n < 0 else effect.kind
        now.tell(RaidAnnounced, side, kind, effect.target or effect.track, abs(effect.n))


@step
def raid(g: Discordia, now: Now) -> None:
    """Everybody in turn, the first player first, resolves his outcome completely (DI-19.3, DI-A33)."""
    g.phase = RAID
    now.each(g.clockwise(g.first_player), withstand)


@step
def withstand(g: Discordia, now: Now, seat: int) -> None:
    """Whose defence reaches the strength has the reward, who falls short the penalty; then decrees (DI-19.4-19.6)."""
    box = BOXES[g.table.box]
    strength, value = g.strength, defence(box, g.cities[seat], seat)
    now.then(resolve_ships.for_seat[seat], open_window.for_seat[seat])
    if now.heard:
        now.tell(RaidRepelled if value >= strength else RaidSuffered, seat, strength, value)
    if value >= strength:
        receive(g, now, seat, (box.barbarians[g.right].reward, g.right))
        return
    now.then(*[suffer.of(seat, number) for number in range(len(box.barbarians[g.left].penalty))])


@step
def suffer(g: Discordia, now: Now, seat: int, number: int) -> None:
    """One penalty of the left tile; what can't be lost is not lost (DI-19.5)."""
    penalty = g.box.barbarians[g.left].penalty[number]
    SUFFERED[penalty.kind](g, now, seat, penalty)


def _lose_stars(g: Discordia, now: Now, seat: int, penalty: Effect) -> None:
    """Stars of the reserve go back to the supply (DI-9.2, DI-A44)."""
    city = g.cities[seat]
    stars = min(penalty.n, city.stars)
    city.stars -= stars
    g.star_supply += stars
    if now.heard:
        now.tell(StarsLost, seat, stars) if stars else now.tell(NothingLost, seat)


def _draw(g: Discordia, now: Now, seat: int, penalty: Effect) -> None:
    """Workers come from the bag (DI-16.5)."""
    draw(g, now, seat, penalty.n, "penalty")


def _step_back(g: Discordia, now: Now, seat: int, penalty: Effect) -> None:
    """The ring moves to the left, down to 0 (DI-15.4)."""
    city = g.cities[seat]
    steps = min(-penalty.n, city.ring)
    city.ring -= steps
    if now.heard:
        now.tell(RingMoved, seat, -steps, city.ring) if steps else now.tell(NothingLost, seat)


def _lose_building(g: Discordia, now: Now, seat: int, penalty: Effect) -> None:
    """The owner chooses among his buildings of the type (DI-16.6, DI-A34)."""
    found = buildings(g.cities[seat], penalty.target)
    if len(found) > 1:
        now.then(penalty_building.of(seat, penalty.target))
    elif found:
        destroy(g, now, seat, found[0])
    else:
        now.tell(NothingLost, seat)


def _lose_tower(g: Discordia, now: Now, seat: int, penalty: Effect) -> None:
    """The owner chooses among his towers (DI-16.7)."""
    found = standing_towers(g.cities[seat])
    if len(found) > 1:
        now.ask(penalty_tower, seat)
    elif found:
        destroy_tower(g, now, seat, found[0])
    else:
        now.tell(NothingLost, seat)


SUFFERED: dict[str, Callable[[Discordia, Now, int, Effect], None]] = {
    "lose_star": _lose_stars,
    "draw_workers": _draw,
    "aqueduct": _step_back,
    "remove_building": _lose_building,
    "lose_tower": _lose_tower,
}


def buildings(city: City, target: str) -> list[str]:
    """Own buildings of a type, or of any; towers are none (DI-A20)."""
    bits = target_bits(target)
    return [house.building for kind in range(len(TYPES)) if bits >> kind & 1 for house in of_type(city, kind)]


@decision("DI-16.6", LoseBuilding)
def penalty_building(g: Discordia, seat: int, target: str) -> Items:
    """The building that is destroyed."""
    return Items(map(LoseBuilding, buildings(g.cities[seat], target)))


@penalty_building.chosen
def _penalty_building(g: Discordia, now: Now, seat: int, action: LoseBuilding, target: str) -> None:
    destroy(g, now, seat, action.building)


@penalty_building.refuses
def _why_not_lose_building(g: Discordia, seat: int, action: LoseBuilding, target: str) -> Why:
    return Why("DI-16.6", "refused-cannot-lose", {"building": action.building})


def destroy(g: Discordia, now: Now, seat: int, building: str) -> None:
    """A building goes to the box, its workers to the reserve; nothing in the row shifts (DI-16.6, DI-A18)."""
    if now.heard:
        now.tell(BuildingLost, seat, building)
    uncover(g, now, seat, building)


@decision("DI-16.7", LoseTower)
def penalty_tower(g: Discordia, seat: int) -> Items:
    """The tower that is destroyed."""
    return Items(map(LoseTower, standing_towers(g.cities[seat])))


@penalty_tower.chosen
def _penalty_tower(g: Discordia, now: Now, seat: int, action: LoseTower) -> None:
    destroy_tower(g, now, seat, action.tower)


@penalty_tower.refuses
def _why_not_lose_tower(g: Discordia, seat: int, action: LoseTower) -> Why:
    return Why("DI-16.7", "refused-not-your-tower", {"tower": action.tower})


def destroy_tower(g: Discordia, now: Now, seat: int, tower: str) -> None:
    """A tower goes to the box, its workers to the reserve; its port can take a new one (DI-16.7, DI-12.10)."""
    if now.heard:
        now.tell(TowerLost, seat, tower)
    uncover(g, now, seat, tower)
