"""Set-up and the starting buildings (DI-2, DI-23.2 to DI-23.5)."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.pile import Pile
from ...kernel.refusal import Why
from ...kernel.state import Table
from .actions import DraftBuilding
from .bonuses import receive
from .components import (
    BOXES,
    COLUMNS,
    MODIFIERS_AT_START,
    PREPRINTED,
    SEASONS,
    STARS_AT_START,
    TOWER_KINDS,
    WORKERS_AT_START,
    WORKERS_PER_TYPE,
    Box,
)
from .events import FirstPlayerNamed
from .houses import place_building
from .raid import reveal_left
from .season import deal
from .ships import resolve_ships
from .state import NO_DICE, NO_WORKERS, NOBODY, SET_UP, City, Discordia
from .workers import draw
from .year import play_year


def new_city() -> City:
    """A city board with the ring on 0, six stars and an active modifier (DI-2.11)."""
    return City(
        reserve=NO_WORKERS,
        stars=STARS_AT_START,
        modifiers=MODIFIERS_AT_START,
        spent=0,
        ring=0,
        rows=tuple((None,) * printed for printed in PREPRINTED),
        towers=(None,) * PREPRINTED[0],
        expedition=0,
        upgrade=0,
        expedition_tiles=0,
        upgrade_tiles=0,
        locked=(),
        decrees=(),
        privileges=(),
        used_privileges=(),
    )


def set_table(table: Table) -> Discordia:
    """Everything that needs no luck: quantities by the number of players, full bag, shuffled piles (DI-2.1 to 2.10)."""
    box, seats = BOXES[table.box], table.seats
    line = box.setup[seats]
    full = WORKERS_PER_TYPE
    return Discordia(
        table=table,
        year=1,
        season=SEASONS[0],
        phase=SET_UP,
        first_player=NOBODY,
        maximus=NOBODY,
        cities=[new_city() for _ in range(seats)],
        action_tiles=(),
        display=[""] * (COLUMNS * line.building_rows),
        building_stack=Pile.of("buildings", dict.fromkeys(box.buildings, 1)),
        bag=(full, full, full, full),
        star_supply=line.stars - STARS_AT_START * seats,
        modifier_supply=line.modifiers - MODIFIERS_AT_START * seats,
        extension_supply=list(line.extensions),
        tower_supply=[],
        decree_supply=[],
        privilege_supply=[],
        left_pile=barbarian_pile(box, "left_pile", "a", "c"),
        right_pile=barbarian_pile(box, "right_pile", "b", "d"),
        left="",
        right="",
        dice=NO_DICE,
        taken="",
        janus_pile=Pile.of("janus", dict.fromkeys(box.janus, 1)) if seats == 1 else None,
        janus="",
        janus_used=(),
        active=NOBODY,
        die="",
        value=0,
        main_used=False,
        season_used=False,
        special_used=(),
        exchange_used=(),
        chain=[],
    )


def barbarian_pile(box: Box, name: str, upper: str, last: str) -> Pile:
    """Three tiles of one back on one of another; which of them are boxed nobody knows (DI-2.5)."""
    backs = {back: {tile.id: 1 for tile in box.barbarians.values() if tile.back == back} for back in (upper, last)}
    return Pile.stacked(name, (upper, backs[upper], 3), (last, backs[last], 1))


@step
def set_up(g: Discordia, now: Now) -> None:
    """What luck decides before the first choice; in solo towers, decrees and privileges lie in columns (DI-2, 23.3)."""
    box, line = g.box, g.box.setup[g.table.seats]
    reveal_left(g, now)
    g.action_tiles = tuple(str(tile) for tile in now.order("action_tiles", sorted(box.action_tiles)))
    deal(g, now)
    for kind in TOWER_KINDS:
        towers = [id for id, one in box.tower_kinds.items() if one == kind]
        number = line.towers_military if kind == TOWER_KINDS[0] else line.towers_commercial
        g.tower_supply += some(g, now, f"towers_{kind}", towers, number)
    g.decree_supply = some(g, now, "decrees", box.decrees, line.decrees)
    g.privilege_supply = some(g, now, "privileges", box.privileges, line.privileges)
    for seat in g.seats:
        draw(g, now, seat, WORKERS_AT_START, "set_up")
    g.first_player = int(now.pick("first_player", g.seats)) if not g.solo else 0
    now.tell(FirstPlayerNamed, g.first_player)
    now.then(play_year)
    for seat in g.clockwise(g.first_player):
        now.ask(draft_building, seat)  # the last to be put on the agenda comes first: counter-clockwise


def some(g: Discordia, now: Now, what: str, ids: Iterable[str], number: int) -> list[str]:
    """So many tiles drawn at random, laid out open; the others go to the box unseen (DI-2.3, DI-A2)."""
    drawn = [str(tile) for tile in now.takes(what, sorted(ids), number)]
    return drawn if g.solo else sorted(drawn)


@decision("DI-2.14", DraftBuilding)
def draft_building(g: Discordia, seat: int) -> Items:
    """Any building of the display; its slot is free in every city (DI-2.14, DI-23.5)."""
    return Items(DraftBuilding(building) for building in g.display if building)


@draft_building.chosen
def _draft_building(g: Discordia, now: Now, seat: int, action: DraftBuilding) -> None:
    """Its bonus is received at once, and a ship that it fills is resolved (DI-2.15, DI-17.8)."""
    g.display[g.display.index(action.building)] = ""
    now.then(resolve_ships.for_seat[seat])
    face = g.box.faces[action.building]
    place_building(g, now, seat, face)
    receive(g, now, seat, (face.bonus, face.id))


@draft_building.refuses
def _why_not_draft(g: Discordia, seat: int, action: DraftBuilding) -> Why:
    return Why("DI-2.14", "refused-not-in-display", {"building": action.building})
