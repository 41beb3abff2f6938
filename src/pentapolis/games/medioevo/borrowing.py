"""What a player may use of others: Proselytism for their Empire cards, Flight of Time for their technologies (ME-26.21
to ME-26.23)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.action import Action
from .abilities import ARTS, CARDS, known
from .actions import UseTechnology, times
from .components import COLOUR_OF, DESIGNS
from .control import controller
from .points import price
from .state import Medioevo
from .tabletop import NOBODY

PROSELYTISM, FLIGHT_OF_TIME = "proselytism", "flight_of_time"
FLIGHT_POINTS = 2


def lenders(g: Medioevo, seat: int) -> list[int]:
    """The players whose cards a seat may use: it knows Proselytism and neighbours them (ME-26.21)."""
    if not g.players[seat].knows(PROSELYTISM):
        return []
    held = _held(g)
    own = held.pop(seat, [])
    near = frozenset().union(*(g.box.chart.near[name] for name in own))
    return [other for other in g.order if other in held and not near.isdisjoint(held[other])]


def _held(g: Medioevo) -> dict[int, list[str]]:
    """The territories of everybody who controls one, in one pass."""
    names = set(g.places)
    for player in g.players:
        if player.kingdom and player.alive:
            names.update(g.box.kingdoms[player.kingdom].territories)
    seas = g.box.chart.seas
    held: dict[int, list[str]] = {}
    for name in names:
        if name not in seas and (owner := controller(g, name)) != NOBODY:
            held.setdefault(owner, []).append(name)
    return held


def could_borrow(g: Medioevo, seat: int, window: str, arts: bool) -> bool:
    """Whether a seat might borrow something for a window, by public facts alone."""
    others = lenders(g, seat)
    if any(window in g.box.cards[card.number].windows for other in others for card in g.players[other].cards):
        return True
    if not arts or not others or not g.players[seat].knows(FLIGHT_OF_TIME):
        return False
    return any(name in ARTS and window in ARTS[name].windows for other in others for name in known(g, other))


def borrowed(g: Medioevo, seat: int, window: str, context: tuple[Any, ...]) -> list[Action]:
    """All that a seat can use of its neighbours in a window."""
    others = lenders(g, seat)
    found = _cards(g, seat, others, window, context)
    if others and g.players[seat].knows(FLIGHT_OF_TIME):
        found += _technologies(g, seat, others, window, context)
    return found


def _cards(g: Medioevo, seat: int, others: list[int], window: str, context: tuple[Any, ...]) -> list[Action]:
    """Cards of neighbours, turned or not, each once a turn, for a purple point (ME-26.23, ME-A67)."""
    player = g.players[seat]
    florins = player.florins - price(g, seat, "purple", 1)
    left = g.with_purse(seat, player.points, florins)  # for what the card itself costs
    found: list[Action] = []
    for other in others:
        for card in g.players[other].cards:
            data, ability = g.box.cards[card.number], CARDS.get(card.number)
            free = card.number not in player.borrowed_cards and data.cost <= florins
            if ability and free and window in data.windows:
                found += [replace(use, via=PROSELYTISM) for use in ability.options(left, seat, window, *context)]
    return found


def _technologies(g: Medioevo, seat: int, others: list[int], window: str, context: tuple[Any, ...]) -> list[Action]:
    """Technologies of neighbours that a seat has not, for two purple points beside their own (ME-26.22)."""
    florins = g.players[seat].florins - price(g, seat, "purple", FLIGHT_POINTS)
    lent = {name for other in others for name in known(g, other)} - set(known(g, seat))
    found: list[Action] = []
    for name in sorted(lent):
        art = ARTS.get(name)
        if art and window in art.windows:
            for use in art.options(g, seat, window, *context):
                if price(g, seat, COLOUR_OF[name], art.points * times(use)) <= florins:
                    found.append(replace(use, via=FLIGHT_OF_TIME))
        elif name in DESIGNS and window == "purchase" and not context and florins >= 0 and not _on_loan(g, seat, name):
            found.append(UseTechnology(name, via=FLIGHT_OF_TIME))
    return found


def _on_loan(g: Medioevo, seat: int, technology: str) -> bool:
    return any((e.name, e.seat, e.note) == (FLIGHT_OF_TIME, seat, technology) for e in g.effects)
