"""Solo: the Janus tiles take dice, buildings and supplies away (DI-23)."""

from __future__ import annotations

from ...kernel.now import Now
from .components import COLUMNS, DIE_PLACES, EXTENSION_PLACES, NO_DIE, TOWER_KINDS
from .events import JanusRemoved, JanusShuffled, JanusTurned
from .state import Discordia


def turn_janus(g: Discordia, now: Now) -> None:
    """The top tile blocks a die and takes the lower building of its column, and an item (DI-23.6 to DI-23.11)."""
    assert g.janus_pile is not None
    g.janus = now.draw(g.janus_pile)
    g.janus_used = (*g.janus_used, g.janus)
    tile = g.box.janus[g.janus]
    now.tell(JanusTurned, g.janus, tile.die)
    if tile.die != NO_DIE:
        remove_building(g, now, g.dice[DIE_PLACES[tile.die]])
    remove_item(g, now, tile.remove)


def remove_building(g: Discordia, now: Now, column: int) -> None:
    """The lowest building that is left in the column of the rolled value (DI-23.8, DI-A51)."""
    for place in range(len(g.display) - COLUMNS + column - 1, -1, -COLUMNS):
        if g.display[place]:
            now.tell(JanusRemoved, "building", g.display[place])
            g.display[place] = ""
            return


def remove_item(g: Discordia, now: Now, item: str) -> None:
    """One such item leaves the supply; those that lie in columns from the bottom (DI-23.9, DI-23.10)."""
    if item in EXTENSION_PLACES:
        kind = EXTENSION_PLACES[item]
        gone = g.extension_supply[kind] > 0
        g.extension_supply[kind] -= gone
    elif item == "star":
        gone = g.star_supply > 0
        g.star_supply -= gone
    elif item == "modifier":
        gone = g.modifier_supply > 0
        g.modifier_supply -= gone
    else:
        remove_lowest(g, now, item)
        return
    if gone:
        now.tell(JanusRemoved, item)


def remove_lowest(g: Discordia, now: Now, item: str) -> None:
    """The lowest tower of a kind, decree or privilege."""
    supply = {"decree": g.decree_supply, "privilege": g.privilege_supply}.get(item, g.tower_supply)
    kind = item.removeprefix("tower_")
    column = [id for id in supply if g.box.tower_kinds[id] == kind] if kind in TOWER_KINDS else supply
    if column:
        id = column[-1]
        supply.remove(id)
        now.tell(JanusRemoved, item, id)


def shuffle_janus(g: Discordia, now: Now) -> None:
    """After the turn of a tile that says so all tiles make a new pile (DI-23.11, DI-23.15)."""
    assert g.janus_pile is not None
    if g.box.janus[g.janus].reshuffle:
        g.janus_pile.shuffle(dict.fromkeys(g.janus_used, 1))
        g.janus_used = ()
        now.tell(JanusShuffled)
    g.janus = ""
