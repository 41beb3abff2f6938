"""The reaction windows of chapter 24: when somebody else may act, and who is asked in which order.

A window polls, by public facts alone, the seats that could use a card or technology in it. Whether such a seat is asked
depends on its florins too, which are secret, so the windows are private. What a seat can use inside its
own action stands among the options of its own decision; the windows of that action ask the others.

`now.then(windows.enter.of(place, mover), what_follows)` opens one; what it is given reaches the abilities as context.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any

from ...kernel.action import Action
from ...kernel.agenda import step
from ...kernel.now import Now
from ...kernel.options import Items, Options
from ...kernel.window import Reaction, window
from .abilities import ARTS, CARDS
from .actions import USES, CardUse, ConvertPoint, FlipToken, ProducePoints, TechnologyUse, Use
from .borrowing import FLIGHT_OF_TIME, FLIGHT_POINTS, PROSELYTISM
from .cards.princess import give_ability, give_points
from .components import COLOURS, DESIGNS
from .control import controller
from .events import CardCancelled
from .money import borrow, did, pay
from .points import gain, spend
from .realm.debt import TakeLoan
from .state import Medioevo
from .tabletop import BARBARIANS, NONE, Activation, Effect
from .use import could_use, helpful, loans, might_use, offers, turn_card

ACTIONS: tuple[type[Action], ...] = (*USES, TakeLoan)
Order = Callable[..., list[int]]


def in_order(g: Medioevo, *first: int) -> list[int]:
    """Some seats first, then all others in turn order; barbarians and who has left are never asked."""
    head = [seat for seat in dict.fromkeys(first) if seat in g.order]
    return [*head, *(seat for seat in g.order if seat not in head)]


def _everybody(g: Medioevo, *_: Any) -> list[int]:
    return in_order(g)


def _first(g: Medioevo, seat: int, *_: Any) -> list[int]:
    return in_order(g, seat)


def _only(g: Medioevo, seat: int, *_: Any) -> list[int]:
    return [seat] if seat in g.order else []


def _others(g: Medioevo, seat: int, *_: Any) -> list[int]:
    """All but the seat whose action it is, in turn order from the one after it."""
    if seat not in g.order:
        return in_order(g)
    place = g.order.index(seat)
    return [*g.order[place + 1 :], *g.order[:place]]


def _after(g: Medioevo, seat: int, *_: Any) -> list[int]:
    """In turn order from the player after a seat, itself last."""
    return [*_others(g, seat), *([seat] if seat in g.order else [])]


def _fighters(g: Medioevo, *_: Any) -> list[int]:
    battle = g.battles[-1]
    return [seat for seat in (battle.attacker, battle.defender) if seat != BARBARIANS and seat in g.order]


def _fighters_first(g: Medioevo, *_: Any) -> list[int]:
    return in_order(g, *_fighters(g))


def _holder_and_mover(g: Medioevo, place: str, mover: int, *_: Any) -> list[int]:
    """Who controls the place, or did before a horde came in, then who moves."""
    held = g.place(place).held_by
    return in_order(g, controller(g, place) if held == NONE else held, mover)


def _receiver_and_giver(g: Medioevo, receiver: int, giver: int, *_: Any) -> list[int]:
    return [seat for seat in (receiver, giver) if seat in g.order]


def _loser_and_winner(g: Medioevo, place: str, loser: int, winner: int, *_: Any) -> list[int]:
    return in_order(g, loser, winner)


def anybody(g: Medioevo, window: str) -> bool:
    """Whether some seat holds an upright card or knows a technology for a window."""
    return any(could_use(g, seat, window) for seat in g.order)


def _window(name: str, order: Order, arts: bool = True) -> Reaction:
    """Without `arts` only cards are asked for: the technologies of that window serve who acts itself."""

    def options(g: Medioevo, seat: int, *context: Any) -> Options:
        found = [*offers(g, seat, name, *context), *loans(g, seat, name, *context)]
        return Items([*found, *helpful(g, seat, name, *context)] if arts else found)

    def polls(g: Medioevo, *context: Any) -> list[int]:
        return [seat for seat in order(g, *context) if might_use(g, seat, name, arts, context)]

    options.__name__ = options.__qualname__ = name
    node = window("ME-24.3", *ACTIONS, private=True)(options)
    node.polls(polls)
    node.chosen(_reacts)
    return node


def _reacts(g: Medioevo, now: Now, seat: int, action: Action, *_: Any) -> None:
    use(g, now, seat, action)


event_drawn = _window("event_drawn", _everybody)
rebellion = _window("rebellion", _first)
"""`of(victim, place, when)`: about to be placed (`before`) and placed (`after`)."""
upkeep = _window("upkeep", _others)
"""`of(payer)`: interest is being paid (card 37)."""
move = _window("move", _others, arts=False)
"""`of(mover, place)`: before and after a step out of a place."""
enter = _window("enter", _holder_and_mover)
"""`of(place, mover)`; the mover is a seat, or the barbarians."""
before_battle = _window("before_battle", _fighters_first)
artillery_setup = _window("artillery_setup", _fighters)
artillery_rolled = _window("artillery_rolled", _fighters_first)
archery_setup = _window("archery_setup", _fighters)
archery_rolled = _window("archery_rolled", _fighters_first)
melee_setup = _window("melee_setup", _fighters)
melee_rolled = _window("melee_rolled", _fighters_first)
die_rolled = _window("die_rolled", _first)
"""`of(roller, what)`; the die lies in `g.rolled`."""
damage = _window("damage", _receiver_and_giver)
"""`of(receiver, giver, kind)`: `artillery`, `archery`, `melee` or `loss`."""
round_end = _window("round_end", _fighters_first)
conquest = _window("conquest", _loser_and_winner)
"""`of(place, loser, winner)`."""
trade = _window("trade", _others, arts=False)
"""`of(trader)`: between steps and inside a sale."""
transport_lost = _window("transport_lost", _only)
"""`of(owner)`."""
card_activated = _window("card_activated", _after)
"""`of(activator, card)`."""
end_turn = _window("end_turn", _everybody)


# using


def use(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    """Carry out a use that is legal: a card is turned and paid, may be answered, then takes effect."""
    if isinstance(action, TakeLoan):
        borrow(g, now, seat)
        return
    if isinstance(action, FlipToken):
        g.players[seat].grey[COLOURS.index(action.colour)] += 1
        gain(g, now, seat, (action.colour,), "token")
        return
    if isinstance(action, ConvertPoint):
        spend(g, now, seat, "purple", 1, "monasticism")
        gain(g, now, seat, (action.colour,), "monasticism")
        return
    assert isinstance(action, Use)
    g.activations.append(Activation(seat, action))
    if isinstance(action, CardUse | ProducePoints) and action.via:
        spend(g, now, seat, "purple", 1, PROSELYTISM)
        player = g.players[seat]
        player.borrowed_cards = sorted([*player.borrowed_cards, action.card])
        if isinstance(action, CardUse):
            pay(g, now, seat, g.box.cards[action.card].cost, "card")
        now.then(take_effect)  # it is not turned, and nobody can answer that (ME-7.11)
    elif isinstance(action, CardUse | ProducePoints):
        turn_card(g, seat, action.card, rotated=True)
        did(g, seat, "cards_used")
        if isinstance(action, CardUse):
            pay(g, now, seat, g.box.cards[action.card].cost, "card")
        now.then(card_activated.of(seat, action.card), take_effect)
    else:
        now.then(take_effect)


@step
def take_effect(g: Medioevo, now: Now) -> None:
    """The last activation resolves first (ME-24.2); a cancelled card has no effect (ME-7.10)."""
    activation = g.activations.pop()
    seat, action = activation.seat, activation.action
    if isinstance(action, TechnologyUse):
        if action.via:
            spend(g, now, seat, "purple", FLIGHT_POINTS, FLIGHT_OF_TIME)
        if action.technology in DESIGNS:
            insort(g.effects, Effect(FLIGHT_OF_TIME, seat, note=action.technology))  # for the next such purchase
            return
        ARTS[action.technology].carry_out(g, now, seat, action)
        return
    if activation.cancelled:
        now.tell(CardCancelled, seat, action.card)
        return
    if isinstance(action, CardUse):
        if activation.both:
            now.then(give_points.of(seat, action.card, 2 if activation.doubled else 1))
        CARDS[action.card].carry_out(g, now, seat, action)
    if isinstance(action, ProducePoints):
        if activation.both:
            now.then(give_ability.of(seat, action.card))
        gain(g, now, seat, action.colours * (2 if activation.doubled else 1), f"card_{action.card}")
