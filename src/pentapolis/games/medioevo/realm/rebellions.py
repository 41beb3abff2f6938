"""Rebellions: what too high a tax brings about (ME-4.25 to ME-4.33), and a bankrupt player lets happen (ME-18.10)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.action import Action
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items
from ....kernel.refusal import Why
from ..control import controller, homes
from ..forces import size, troops_at
from ..market import deeds
from ..money import did, honor
from ..moves.encounters import start_battle
from ..state import Medioevo
from ..tabletop import BARBARIANS, Effect
from ..windows import rebellion
from .decks import last_check, tolerated_tax
from .events import RebellionBroke, RebellionPlaced, TaxTolerated
from .hordes import alone, place_horde, plunder_by_barbarians

STEP = 10
REBELLED = "rebelled"
"""The deed that counts the hordes that rebellions have really placed (ME-18.10)."""


class PlaceRebellion(Action, frozen=True):
    """Say in which of the least defended territories a rebellion breaks out."""

    place: str


class FaceRebellion(Action, frozen=True):
    """Say which rebellion is resolved next."""

    place: str


@step
def check_rebellions(g: Medioevo, now: Now) -> None:
    """One rebellion for each step of the tax above what is tolerated, in turn order (ME-4.25, ME-4.26, ME-4.32)."""
    tolerated = tolerated_tax(g, now)
    now.tell(TaxTolerated, tolerated, "last" if last_check(g) else "turn")
    rebellious = []
    for seat in g.order:
        tax = g.players[seat].tax
        if tax > tolerated:
            rebellious.append(rebel.of(seat, (tax - tolerated) // STEP))
        elif tax:
            deeds.kept_the_peace(g, seat, tax)
    now.then(*rebellious)


@step
def rebel(g: Medioevo, now: Now, seat: int, rebellions: int) -> None:
    """So many rebellions against a seat: loss of honor, all hordes, then windows and battles (ME-4.27 to ME-4.31)."""
    now.tell(RebellionBroke, seat, rebellions)
    if occupied_homes(g, seat):
        honor(g, now, seat, -rebellions, "new_rebellion")
    now.then(next_rebellion.of(seat, rebellions))


def occupied_homes(g: Medioevo, seat: int) -> list[str]:
    """The home territories of a seat in which barbarians stand."""
    return [home for home in homes(g, seat) if troops_at(g, home, BARBARIANS)]


@step
def next_rebellion(g: Medioevo, now: Now, seat: int, left: int, *placed: str) -> None:
    """The next rebellion breaks out where the seat has fewest units; without a home under control, nowhere (ME-4.28,
    ME-4.29)."""
    places = least_defended(g, seat) if left else []
    if not places:
        now.then(resolve_rebellions.of(seat, *placed))
    elif len(places) == 1:
        now.then(breaks_out.of(seat, places[0], left, *placed))
    else:
        now.then(place_rebellion.of(seat, left, *placed))


def least_defended(g: Medioevo, seat: int) -> list[str]:
    """The home territories a seat controls with the fewest of its military units (ME-4.28)."""
    own = [home for home in homes(g, seat) if controller(g, home) == seat]
    units = {home: size(troops_at(g, home, seat)) for home in own}
    return [home for home in own if units[home] == min(units.values())]


@decision("ME-4.28", PlaceRebellion)
def place_rebellion(g: Medioevo, seat: int, left: int, *placed: str) -> Items:
    """One of the least defended home territories (ME-4.28)."""
    return Items(map(PlaceRebellion, least_defended(g, seat)))


@place_rebellion.chosen
def _place_rebellion(g: Medioevo, now: Now, seat: int, action: PlaceRebellion, left: int, *placed: str) -> None:
    now.then(breaks_out.of(seat, action.place, left, *placed))


@place_rebellion.refuses
def _why_not_there(g: Medioevo, seat: int, action: PlaceRebellion, left: int, *placed: str) -> Why | None:
    return Why("ME-4.28", "refused-not-least-defended", {"place": action.place})


@step
def breaks_out(g: Medioevo, now: Now, seat: int, place: str, left: int, *placed: str) -> None:
    """Before a horde is placed, its victim and the others may act (chapter 24)."""
    now.then(rebellion.of(seat, place, "before"), put_rebels.of(seat, place, left, *placed))


@step
def put_rebels(g: Medioevo, now: Now, seat: int, place: str, left: int, *placed: str) -> None:
    """The horde, as far as the supply reaches, here or where Law has sent it (ME-4.28, ME-4.30, ME-4.33, ME-26.10)."""
    to = _diverted(g, seat, place)
    number = place_horde(g, now, to or place, rebels=True)
    if number:
        did(g, seat, REBELLED)
    if number and not to:
        g.put(place, replace(g.place(place), rebel=True))
        now.tell(RebellionPlaced, seat, place)
        placed = (*placed, place)
    now.then(next_rebellion.of(seat, left - 1 if number else 0, *placed))
    if to and alone(g, to):
        plunder_by_barbarians(g, now, to)


def divert(g: Medioevo, seat: int, place: str, to: str) -> None:
    """Law sends the rebellion that is about to break out in a place to another (ME-26.10)."""
    g.effects = sorted([*g.effects, Effect("law", seat, place, note=to)])


def _diverted(g: Medioevo, seat: int, place: str) -> str:
    """Where Law has sent a rebellion; it does so once."""
    for effect in g.effects:
        if (effect.name, effect.seat, effect.place) == ("law", seat, place):
            g.effects.remove(effect)
            return effect.note
    return ""


# resolving them


@step
def resolve_rebellions(g: Medioevo, now: Now, seat: int, *placed: str) -> None:
    """When all are placed, the window opens for each; then they are resolved (ME-4.31)."""
    now.then(*(rebellion.of(seat, place, "after") for place in placed), face_rebellions.of(seat, *placed))


@step
def face_rebellions(g: Medioevo, now: Now, seat: int, *left: str) -> None:
    """The victim chooses the order of its battles; undefended territories are held at once (ME-4.31, ME-4.32)."""
    fights = [place for place in left if troops_at(g, place, seat)]
    for place in left:
        if place not in fights and alone(g, place):
            plunder_by_barbarians(g, now, place, seat)
    if len(fights) > 1:
        now.then(order_rebellion_battles.of(seat, *fights))
    elif fights:
        start_battle(g, now, fights[0], BARBARIANS, seat, "rebellion")


@decision("ME-4.32", FaceRebellion)
def order_rebellion_battles(g: Medioevo, seat: int, *left: str) -> Items:
    """The rebellion that is fought next (ME-4.32)."""
    return Items(map(FaceRebellion, left))


@order_rebellion_battles.chosen
def _order_rebellion_battles(g: Medioevo, now: Now, seat: int, action: FaceRebellion, *left: str) -> None:
    now.then(face_rebellions.of(seat, *(place for place in left if place != action.place)))
    start_battle(g, now, action.place, BARBARIANS, seat, "rebellion")
