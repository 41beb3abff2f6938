"""Leaving the game: what becomes of who fails to pay twice (ME-18.11, ME-23.6, ME-23.8, ME-A26)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.now import Now
from ....kernel.pile import Held
from ..components import CATEGORIES, COLOURS
from ..control import controlled, set_building
from ..diplomacy.dates import leave_diplomacy
from ..diplomacy.pacts import refresh_admissions
from ..forces import merged, owned, remove_item
from ..market.tokens import building_lost
from ..moves.conquest import left_alone
from ..state import Medioevo
from ..tabletop import NOBODY, Force
from . import decks
from .events import Eliminated
from .purses import open_screens


def eliminate(g: Medioevo, now: Now, seat: int) -> None:
    """Everything of a player returns to the supply, and the territories become barbarian; the last player left wins at
    once (ME-18.11, ME-23.8)."""
    now.tell(Eliminated, seat)
    _tear_down(g, now, seat)
    player = g.players[seat]
    player.alive = False
    g.order.remove(seat)
    _clear_board(g, seat)
    _return_cards(g, now, seat)
    player.prisoners, player.route = [], None
    player.surrendered, player.surrendered_now, player.wounded, player.wounded_now = [], [], [], []
    player.blood = player.interest = 0
    for other in g.players:
        other.prisoners = [held for held in other.prisoners if held.owner != seat]
    leave_diplomacy(g, now, seat)
    refresh_admissions(g)
    now.drop(seat)
    for name in list(g.places):
        left_alone(g, now, name)
    if len(g.order) == 1:
        g.over_by = "last"
        open_screens(g, now)
        now.end()


def _tear_down(g: Medioevo, now: Now, seat: int) -> None:
    """Buildings go with the control tokens that came from them."""
    for name in controlled(g, seat):
        for category in CATEGORIES:
            if getattr(g.place(name), category):
                set_building(g, name, category, 0)
        building_lost(g, now, name)


def _clear_board(g: Medioevo, seat: int) -> None:
    """Units, items and control tokens leave the board; units lent to a horde too."""
    for name in list(owned(g, seat)):
        if name in g.items:
            remove_item(g, name)
    for name, place in list(g.places.items()):
        forces = []
        for force in place.forces:
            troops = merged(troop for troop in force.troops if troop.lent_by != seat)
            if force.side != seat and troops:
                forces.append(Force(force.side, troops))
        token = NOBODY if place.token == seat else place.token
        kept = place.token_of if token != NOBODY else ""
        held = NOBODY if place.held_by == seat else place.held_by
        g.put(name, replace(place, forces=tuple(forces), token=token, token_of=kept, held_by=held))


def _return_cards(g: Medioevo, now: Now, seat: int) -> None:
    """Empire cards go under the deck, in an order nobody knows; objective tokens to the supply."""
    player = g.players[seat]
    empty = not len(g.empire)
    g.empire.put_mixed_under(Held(g.empire.name, "", (), str(card.number)) for card in player.cards)
    player.cards = []
    player.tokens, player.grey = [0] * len(COLOURS), [0] * len(COLOURS)
    if empty:
        decks.show_empire(g, now)
