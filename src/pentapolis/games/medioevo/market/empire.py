"""Buying Empire cards (ME-6.30 to ME-6.32)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options, join
from ....kernel.pile import by_hand
from ....kernel.refusal import Why
from ..control import controlled
from ..money import pay
from ..realm.decks import show_empire
from ..realm.events import CardKept
from ..state import Medioevo, Player
from ..tabletop import Card
from ..use import offers
from ..windows import ACTIONS, use
from .desk import Desk
from .events import EmpireCardsDrawn, EmpireCardsSunk

FIRST_CARD, NEXT_CARD = 100, 50
DRAWN, DRAWN_BY_CATHEDRAL = 2, 2
CHOOSING = "choosing"
"""What abilities of window `purchase` are given while a card is being chosen (card 62)."""


class BuyEmpireCard(Action, frozen=True):
    """Draw Empire cards and keep one."""


class KeepEmpireCard(Action, frozen=True):
    """Keep one of the cards drawn."""

    card: int


def card_price(player: Player) -> int:
    """100 florins, and 50 for each Empire card already owned (ME-6.30)."""
    return FIRST_CARD + NEXT_CARD * len(player.cards)


def number_drawn(g: Medioevo, seat: int) -> int:
    """2 cards, and 2 for each Cathedral in controlled territories, as far as the deck goes (ME-6.31)."""
    cathedrals = sum(g.place(name).religious for name in controlled(g, seat))
    return min(len(g.empire), DRAWN + DRAWN_BY_CATHEDRAL * cathedrals)


def card_purchases(desk: Desk) -> list[Action]:
    """At most one card per turn."""
    player = desk.player
    open_to_all = not player.bought_card and len(desk.g.empire) > 0
    return [BuyEmpireCard()] if open_to_all and desk.affords(card_price(player)) else []


def buy_empire_card(g: Medioevo, now: Now, seat: int, action: BuyEmpireCard) -> None:
    player = g.players[seat]
    pay(g, now, seat, card_price(player), "empire_card")
    player.bought_card = True
    draw_cards(g, now, seat, number_drawn(g, seat))


def draw_cards(g: Medioevo, now: Now, seat: int, number: int) -> None:
    """A seat draws cards together, then the next one is seen on top (ME-A101); a single one is kept at once."""
    player = g.players[seat]
    player.choice = by_hand(now.draw_for(g.empire, seat) for _ in range(number))
    now.tell(EmpireCardsDrawn, seat, number)
    show_empire(g, now)
    now.then(keep_empire_card.of(seat))


@decision("ME-6.31", KeepEmpireCard, *ACTIONS, private=True)
def keep_empire_card(g: Medioevo, seat: int) -> Options:
    """One of the cards drawn, known to their drawer alone."""
    numbers = sorted(int(held.card) for held in g.players[seat].choice)
    return join(Items(KeepEmpireCard(n) for n in numbers), Items(offers(g, seat, "purchase", CHOOSING)))


@keep_empire_card.chosen
def _keep_empire_card(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    if not isinstance(action, KeepEmpireCard):
        now.then(keep_empire_card.of(seat))
        use(g, now, seat, action)
        return
    player = g.players[seat]
    kept = next(held for held in player.choice if held.card == str(action.card))
    player.choice.remove(kept)
    now.tell(CardKept, seat, action.card)
    sink_choice(g, now, seat)
    player.cards = sorted([*player.cards, Card(action.card)], key=lambda card: card.number)
    show_empire(g, now)


@keep_empire_card.refuses
def _why_not_keep(g: Medioevo, seat: int, action: Action) -> Why | None:
    return Why("ME-6.31", "refused-me-not-drawn", {"card": action.card}) if isinstance(action, KeepEmpireCard) else None


def sink_choice(g: Medioevo, now: Now, seat: int) -> None:
    """What a seat has drawn and does not keep goes under the deck, in an order that nobody knows (ME-A55)."""
    player = g.players[seat]
    if player.choice:
        now.tell(EmpireCardsSunk, seat, len(player.choice))
        g.empire.put_mixed_under(player.choice)
        player.choice = []


def draw_again(g: Medioevo, now: Now, seat: int) -> None:
    """The cards drawn go under the deck, the same number is drawn (ME-25.52)."""
    number = len(g.players[seat].choice)
    sink_choice(g, now, seat)
    player = g.players[seat]
    player.choice = by_hand(now.draw_for(g.empire, seat) for _ in range(number))
    now.tell(EmpireCardsDrawn, seat, number)
    show_empire(g, now)


def why_no_card(g: Medioevo, seat: int, action: BuyEmpireCard) -> Why | None:
    player = g.players[seat]
    if player.bought_card:
        return Why("ME-6.30", "refused-me-card-this-turn")
    if not len(g.empire):
        return Why("ME-6.31", "refused-me-deck-empty")
    return Why("ME-6.30", "refused-me-florins", {"florins": card_price(player)})
