"""Who acts on cards and points: Bards (44, 45), Jokers (48, 49), Pirates (57, 58), Princesses (59, 60), Saviours (61,
62), Mystics (71, 72) (ME-25.40, ME-25.42, ME-25.48 to ME-25.52, ME-25.59)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from msgspec.structs import replace

from ....kernel.action import Action, Done, Multi
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.pile import by_hand
from ..abilities import card
from ..actions import ProducePoints, TechnologyUse, UseCard, UseCardForColour, UseCardOnCard
from ..components import COLOURS
from ..events import CardStraightened, EventChosen
from ..market.empire import CHOOSING, draw_again
from ..money import receive
from ..points import gain
from ..realm import decks
from ..state import Medioevo
from ..tabletop import Activation
from ..use import turn_card

POINT_WORTH, SET_WORTH, SET_SIZE = 20, 100, 3
LOOKED_AT = 3


# Bards


def _straightenable(g: Medioevo, number: int) -> list[UseCardOnCard]:
    """Cards turned this turn, also others', each once a turn, never the Bard itself (ME-25.40)."""
    return [
        UseCardOnCard(number, seat, own.number)
        for seat in g.order
        for own in g.players[seat].cards
        if own.rotated and not own.held and not own.straightened and own.number != number
    ]


@card(44)
def song(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnCard]:
    """A card turned this turn is upright again."""
    return _straightenable(g, 44)


@card(45)
def paid_song(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardOnCard]:
    """The same for 50 florins."""
    return _straightenable(g, 45)


@song.effect
@paid_song.effect
def _straighten(g: Medioevo, now: Now, seat: int, action: UseCardOnCard) -> None:
    turn_card(g, action.player, action.which, rotated=False, straightened=True)
    now.tell(CardStraightened, seat, action.player, action.which)


# Jokers


def _answerable(g: Medioevo) -> Activation | None:
    """The card that has just been turned and not been cancelled yet."""
    return g.activations[-1] if g.activations and not g.activations[-1].cancelled else None


@card(48)
def paid_jest(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The card just turned has no effect, for 50 florins (ME-25.42)."""
    return _jest(g, seat, 48)


@card(49)
def jest(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The card just turned has no effect (ME-25.42)."""
    return _jest(g, seat, 49)


def _jest(g: Medioevo, seat: int, number: int) -> list[UseCard]:
    found = _answerable(g)
    return [UseCard(number)] if found is not None and found.seat != seat else []


@jest.effect
@paid_jest.effect
def _cancel(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    if g.activations:
        g.activations[-1] = replace(g.activations[-1], cancelled=True)


# Pirates


@card(57)
def any_point(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardForColour]:
    """A point of any colour (ME-25.48, ME-A34)."""
    return [UseCardForColour(57, colour) for colour in COLOURS]


@card(58)
def two_points(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardForColour]:
    """Two points of one colour."""
    return [UseCardForColour(58, colour) for colour in COLOURS]


@any_point.effect
@two_points.effect
def _pirate(g: Medioevo, now: Now, seat: int, action: UseCardForColour) -> None:
    gain(g, now, seat, (action.colour,) * (action.card - 56), f"card_{action.card}")


# Princesses


@card(59)
def both_uses(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The card just turned gives its ability and its points (ME-25.49)."""
    found = _answerable(g)
    if found is None or found.both or isinstance(found.action, TechnologyUse):
        return []
    if not g.box.cards[found.action.card].points:
        return []
    return [UseCard(59)]


@both_uses.effect
def _both_uses(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    if g.activations:
        g.activations[-1] = replace(g.activations[-1], both=True)


@card(60)
def double_points(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The points of the card just turned count twice (ME-25.50)."""
    if window != "card_activated":
        return []
    found = _answerable(g)
    if found is None or found.doubled or not (found.both or isinstance(found.action, ProducePoints)):
        return []
    return [UseCard(60)]


@double_points.effect
def _double_points(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    if g.activations:
        g.activations[-1] = replace(g.activations[-1], doubled=True)


# Saviours


class ChooseEvent(Action, frozen=True):
    """Let this Event card apply."""

    event: str


@card(61)
def other_event(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """One of the next three Event cards applies instead (ME-25.51)."""
    return [UseCard(61)] if len(g.event_deck) + len(g.discards) >= LOOKED_AT else []


@other_event.effect
def _other_event(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    if len(g.event_deck) < LOOKED_AT:
        decks.mix_discards(g, now)
    g.players[seat].choice = by_hand(now.draw_for(g.event_deck, seat) for _ in range(LOOKED_AT))
    now.then(choose_event.of(seat))


@decision("ME-25.51", ChooseEvent, private=True)
def choose_event(g: Medioevo, seat: int) -> Options:
    """One of the three, known to who drew them until one is chosen."""
    return Items(ChooseEvent(held.card) for held in sorted(g.players[seat].choice, key=lambda held: int(held.card)))


@choose_event.chosen
def _choose_event(g: Medioevo, now: Now, seat: int, action: ChooseEvent) -> None:
    others = [held.card for held in g.players[seat].choice if held.card != action.event]
    g.players[seat].choice = []
    g.discards = sorted([*g.discards, g.event, *others], key=int)
    g.event = action.event
    now.reveal()
    now.tell(EventChosen, seat, action.event)
    if len(g.event_deck):
        decks.show_event(g, now)


@card(62)
def other_draw(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """The Empire cards just drawn go under the deck, and as many are drawn (ME-25.52)."""
    return [UseCard(62)] if context == (CHOOSING,) and len(g.empire) else []


@other_draw.effect
def _other_draw(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    draw_again(g, now, seat)


# Mystics


class SellPoint(Action, frozen=True):
    """Spend a technology point for florins."""

    colour: str


class SellPoints(Action, frozen=True):
    """Spend three points of different colours for florins."""

    colours: Multi[str]


def _colours(g: Medioevo, seat: int) -> list[str]:
    return [colour for colour, number in zip(COLOURS, g.players[seat].points, strict=True) if number]


@card(71)
def sold_points(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """20 florins for each own point (ME-25.59)."""
    return [UseCard(71)] if _colours(g, seat) else []


@card(72)
def sold_sets(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """100 florins for three own points of different colours (ME-25.59, ME-A54)."""
    return [UseCard(72)] if len(_colours(g, seat)) >= SET_SIZE else []


@sold_points.effect
@sold_sets.effect
def _mystic(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    now.then(sell_points.of(seat, action.card))


@decision("ME-25.59", SellPoint, SellPoints, Done)
def sell_points(g: Medioevo, seat: int, number: int) -> Options:
    """Point by point, or set by set."""
    colours = _colours(g, seat)
    if number == 71:
        return Items([*(SellPoint(colour) for colour in colours), Done()])
    return Items([*(SellPoints(tuple(sorted(some))) for some in combinations(colours, SET_SIZE)), Done()])


@sell_points.chosen
def _sell_points(g: Medioevo, now: Now, seat: int, action: SellPoint | SellPoints | Done, number: int) -> None:
    if isinstance(action, Done):
        return
    spent = (action.colour,) if isinstance(action, SellPoint) else action.colours
    for colour in spent:
        g.players[seat].points[COLOURS.index(colour)] -= 1
    receive(g, now, seat, POINT_WORTH if number == 71 else SET_WORTH, f"card_{number}")
    if len(_colours(g, seat)) >= (1 if number == 71 else SET_SIZE):
        now.then(sell_points.of(seat, number))
