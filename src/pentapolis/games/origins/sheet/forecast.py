"""What buildings and the army would bring now, in numbers, where they are certain."""

from __future__ import annotations

from ....words import Words
from ..components import CROSSED, FINAL, RESOURCE_PLACES, RESOURCES, Effect
from ..counters import red_dice
from ..effects import ACTIVATED, Use
from ..resources import from_table
from ..state import Origins
from .amounts import resources_text

CERTAIN = ("gain", "vp", "vp_table")
"""Operations whose result is a number that no choice changes."""


def yields(o: Origins, seat: int, building: str, x: int, y: int, words: Words) -> str:
    """The resources or points of a building on a cell; "" where there is something to choose."""
    effects, use = o.box.abilities[building].effect, Use(building, ACTIVATED, x, y)
    if any(what.op not in CERTAIN for what in effects):
        return ""
    gained, vp = [0] * len(RESOURCES), 0
    for what in effects:
        if what.op == "gain":
            gained[RESOURCE_PLACES[what.resource]] += what.n * use.times(o, seat, what.per)
        else:
            vp += _points(o, seat, what, use)
    return words.say("vp", n=vp) if vp or not any(gained) else resources_text(gained, words)


def _points(o: Origins, seat: int, what: Effect, use: Use) -> int:
    if what.op == "vp_table":
        return from_table(o, seat, what, use)
    assert isinstance(what.each, int)
    return what.base + what.each * use.times(o, seat, what.per)


def advance_note(o: Origins, seat: int, spaces: int, words: Words) -> str:
    """The space that an advance leads to."""
    space = min(o.players[seat].military + spaces, FINAL)
    return words.say("note-space", space_the=words.say(f"space-{words.naming.id('space', space)}-the"))


def attack_note(o: Origins, seat: int, ahead: int, words: Words) -> str:
    """The points and the bonus of an attack, after so many spaces."""
    space = min(o.players[seat].military + ahead, FINAL)
    others = [other.military for place, other in enumerate(o.players) if place != seat]
    vp = sum(other < space for other in others) + (0 <= o.neutral < space) + CROSSED[space]
    if o.holds(seat, "aries"):
        vp += red_dice(o, seat)
    return words.say("note-attack", vp=vp, bonus=words.say(f"attack-{o.box.space_bonuses[space]}"))
