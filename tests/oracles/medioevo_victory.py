"""What a battle of Medioevo Universale is worth by the book (chapters 15 and 21)."""

from __future__ import annotations

from oracles.medioevo_damage import Fight
from oracles.medioevo_referee import Beyond
from oracles.medioevo_world import BARBARIANS, NONE

FIRSTS = ("rome", "jerusalem")


def settle(fight: Fight, winner: int) -> None:
    """Honor of both sides, and that a territory was conquered; its assets are the winner's next choice."""
    world, battle = fight.world, fight.battle
    for side in (0, 1):
        seat, other = fight.seat(side), fight.seat(1 - side)
        if seat == BARBARIANS:
            continue
        if other == BARBARIANS and not fight.army(side):
            world.gain_honor(seat, -1)  # a battle lost against barbarians (ME-21.9)
        if not fight.army(1 - side) and battle["began"][1 - side] >= 5 and winner == seat:
            world.gain_honor(seat, 1)  # a large army, destroyed or captured (ME-21.10)
    if winner not in (NONE, BARBARIANS) and not fight.at_sea:
        _conquer(fight, winner)
    raise Beyond(*(f"players.{seat}.honor" for seat in world.alive), "firsts")


def _conquer(fight: Fight, winner: int) -> None:
    """1 HP for an inhabited area and more for its buildings; Rome and Jerusalem once (ME-21.4 to ME-21.8)."""
    world, place, site = fight.world, fight.battle["place"], fight.site
    home = world.map.home.get(place) == world.players[winner]["kingdom"]
    if home and site.rebel:
        world.gain_honor(winner, 1)
    if fight.battle["holder"] == winner or home:
        return
    if place in world.map.good and place not in world.rest["conquered"]:
        world.gain_honor(winner, 1 + site.civil + site.military + 3 * site.religious)
    if place in FIRSTS and place not in world.rest["firsts"]:
        world.rest["firsts"] = sorted([*world.rest["firsts"], place])
        world.gain_honor(winner, 2)
