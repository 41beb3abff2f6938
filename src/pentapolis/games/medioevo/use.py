"""Using cards, technologies and points: what a seat can use in a window, and how a use takes effect (ME-7.2 to ME-7.11,
ME-8.3 to ME-8.6, ME-24)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.action import Action
from ...kernel.now import Now
from .abilities import ARTS, CARDS, known
from .actions import ConvertPoint, FlipToken, ProducePoints, UseCardForColour
from .borrowing import FLIGHT_OF_TIME, PROSELYTISM, borrowed, could_borrow, lenders
from .components import COLOUR_OF, COLOURS, LOAN
from .money import can_borrow, can_pay
from .points import can_spend, spend
from .realm.debt import TakeLoan
from .state import Medioevo
from .tabletop import Card

MYSTICS = (71, 72)
MILITIA = 25
ROAMING = ("enter", "rebellion")
PLENTY, MANY_FLORINS = [9] * len(COLOURS), 9999


def could_use(g: Medioevo, seat: int, window: str, arts: bool = True) -> bool:
    """Whether a seat might use something in a window, by public facts alone; a card only, without `arts`."""
    cards = g.box.cards
    if any(not own.rotated and window in cards[own.number].windows for own in g.players[seat].cards):
        return True
    if arts and any(name in ARTS and window in ARTS[name].windows for name in known(g, seat)):
        return True
    return could_borrow(g, seat, window, arts)


def offers(g: Medioevo, seat: int, window: str, *context: Any) -> list[Action]:
    """All that a seat can use in a window: cards, technologies, and points that would help (ME-24.3, ME-24.4)."""
    found: list[Action] = []
    cards = g.box.cards
    for own in g.players[seat].cards:
        ability = CARDS.get(own.number)
        usable = ability and not own.rotated and window in cards[own.number].windows
        if ability and usable and can_pay(g, seat, cards[own.number].cost):
            found += ability.options(g, seat, window, *context)
    for name in known(g, seat):
        art = ARTS.get(name)
        if art and window in art.windows:
            found += art.options(g, seat, window, *context)
    return [*found, *borrowed(g, seat, window, context)]


def productions(g: Medioevo, seat: int) -> list[Action]:
    """How a seat can take points in hand: cards for their points, tokens, Monasticism."""
    player = g.players[seat]
    found: list[Action] = []
    for own in player.cards:
        if not own.rotated:
            found += [ProducePoints(own.number, tuple(sorted(option))) for option in g.box.cards[own.number].points]
            found += _dealings(g, seat, own.number)
    others = lenders(g, seat) if can_spend(g, seat, "purple", 1) else []
    for card in (card for other in others for card in g.players[other].cards):
        if card.number not in player.borrowed_cards:
            points = g.box.cards[card.number].points
            found += [ProducePoints(card.number, tuple(sorted(some)), PROSELYTISM) for some in points]
            found += _lent_dealings(g, seat, card.number)
    found += [FlipToken(colour) for i, colour in enumerate(COLOURS) if player.tokens[i] > player.grey[i]]
    purple = COLOURS.index("purple")
    if player.knows("monasticism") and player.points[purple]:
        found += [ConvertPoint(colour) for colour in COLOURS if colour != "purple"]
    return found


def _dealings(g: Medioevo, seat: int, number: int) -> list[Action]:
    """What a card can do with points: Pirates make them, Mystics sell them."""
    ability = CARDS.get(number)
    return ability.options(g, seat, "tp") if ability and "tp" in g.box.cards[number].windows else []


def _lent_dealings(g: Medioevo, seat: int, number: int) -> list[Action]:
    """The same for a neighbour's card, with the points that are left when Proselytism is paid (ME-24.6, ME-26.23)."""
    player = g.players[seat]
    purple = COLOURS.index(COLOUR_OF[PROSELYTISM])
    left = [have - (place == purple and have > 0) for place, have in enumerate(player.points)]
    paid = g.with_purse(seat, left, player.florins)
    return [replace(use, via=PROSELYTISM) for use in _dealings(paid, seat, number)]


def helpful(g: Medioevo, seat: int, window: str, *context: Any) -> list[Action]:
    """Ways to take points in hand that a technology could use in a window, or a Mystic at a free one (ME-7.4, ME-7.7).

    What the technologies could do is asked as if the seat had points enough."""
    player = g.players[seat]
    if not player.cards and not any(player.tokens) and not any(player.points) and not player.knows(PROSELYTISM):
        return []
    made = productions(g, seat)
    if not made:
        return []
    if window == "free" and any(own.number in MYSTICS and not own.rotated for own in player.cards):
        return made
    arts = [(name, ARTS[name]) for name in known(g, seat) if name in ARTS and window in ARTS[name].windows]
    if not arts and not player.knows(PROSELYTISM):
        return []
    rich = g.with_purse(seat, PLENTY, player.florins)
    colours = {COLOUR_OF[name] for name, art in arts if art.options(rich, seat, window, *context)}
    if borrowed(rich, seat, window, context):
        colours |= set(COLOURS) if player.knows(FLIGHT_OF_TIME) else {COLOUR_OF[PROSELYTISM]}
    if colours and player.knows("monasticism"):
        colours.add(COLOUR_OF["monasticism"])
    return [action for action in made if _helps(action, colours)]


def loans(g: Medioevo, seat: int, window: str, *context: Any) -> list[Action]:
    """The loan of the turn inside an own use: where florins are all that something lacks (ME-18.1, ME-A52)."""
    if g.players[seat].florins >= LOAN or not can_borrow(g, seat):
        return []
    found = offers(g, seat, window, *context)
    return [TakeLoan()] if len(offers_with_loan(g, seat, window, *context)) > len(found) else []


def offers_with_loan(g: Medioevo, seat: int, window: str, *context: Any) -> list[Action]:
    """What a seat could use if it took the loan of the turn first."""
    player = g.players[seat]
    return offers(g.with_purse(seat, player.points, player.florins + LOAN), seat, window, *context)


def might_use(g: Medioevo, seat: int, window: str, arts: bool, context: tuple[Any, ...]) -> bool:
    """Whether a seat could use something in a window if it had florins enough: all but those is public. What may depend
    on secret pacts, ways for units of the own, counts as possible."""
    if not could_use(g, seat, window, arts):
        return False
    player = g.players[seat]
    roams = any(own.number == MILITIA and not own.rotated for own in player.cards) or player.knows("cartography")
    if (roams and window in ROAMING) or could_borrow(g, seat, window, arts):
        return True
    return bool(offers(g.with_purse(seat, PLENTY, MANY_FLORINS), seat, window, *context))


def _helps(action: Action, colours: set[str]) -> bool:
    """Whether it gives a point of one of these colours."""
    if isinstance(action, ProducePoints):
        return not colours.isdisjoint(action.colours)
    if isinstance(action, FlipToken | ConvertPoint):
        return action.colour in colours
    return isinstance(action, UseCardForColour) and action.colour in colours


def turn_card(g: Medioevo, seat: int, number: int, **fields: object) -> None:
    """Change how an Empire card of a seat lies."""
    cards = g.players[seat].cards
    place = next(place for place, card in enumerate(cards) if card.number == number)
    changed: Card = replace(cards[place], **fields)
    cards[place] = changed


def spend_for(g: Medioevo, now: Now, seat: int, technology: str, points: int) -> None:
    """Spend points of a technology's colour on it."""
    spend(g, now, seat, COLOUR_OF[technology], points, technology)
