"""What a Princess adds to a card in use: its points to its ability, or its ability to its points (ME-25.49)."""

from __future__ import annotations

from ....kernel.action import Action, Multi, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..abilities import CARDS
from ..actions import CARD_USES, CardUse
from ..money import can_pay, pay
from ..orders import WINDOWS
from ..points import gain
from ..state import Medioevo


class TakePoints(Action, frozen=True):
    """Take one of the alternatives that a card prints."""

    colours: Multi[str]


@step
def give_points(g: Medioevo, now: Now, seat: int, number: int, times: int) -> None:
    """A card used for its ability gives its points too, maybe twice."""
    if g.box.cards[number].points:
        now.then(princess_points.of(seat, number, times))


@decision("ME-25.49", TakePoints)
def princess_points(g: Medioevo, seat: int, number: int, times: int) -> Options:
    """One of the alternatives."""
    return Items(TakePoints(tuple(sorted(option))) for option in g.box.cards[number].points)


@princess_points.chosen
def _princess_points(g: Medioevo, now: Now, seat: int, action: TakePoints, number: int, times: int) -> None:
    gain(g, now, seat, action.colours * times, f"card_{number}")


@step
def give_ability(g: Medioevo, now: Now, seat: int, number: int) -> None:
    """A card used for its points gives its ability too, if there is a use for it at this moment; whether the seat can
    pay what it costs is nobody else's business."""
    if abilities_now(g, seat, number):
        now.then(princess_ability.of(seat, number))


def abilities_now(g: Medioevo, seat: int, number: int) -> list[CardUse]:
    """What a card could do right now: in the window that is open, else where the floor is, in a purchase or in the own
    trade turn."""
    windows = g.box.cards[number].windows
    ability = CARDS.get(number)
    if ability is None:
        return []
    for entry in reversed(g.agenda):
        if entry.name in WINDOWS:
            return list(ability.options(g, seat, entry.name, *entry.args)) if entry.name in windows else []
    if "free" in windows:
        return list(ability.options(g, seat, "free"))
    if "purchase" in windows and g.phase == "purchase":
        return list(ability.options(g, seat, "purchase"))
    if "trade" in windows and g.phase == "trade":
        return list(ability.options(g, seat, "trade", seat))
    return []


@decision("ME-25.49", *CARD_USES, Pass, private=True)
def princess_ability(g: Medioevo, seat: int, number: int) -> Options:
    """What the card can do for what it costs (ME-7.3), or nothing."""
    payable = can_pay(g, seat, g.box.cards[number].cost)
    return Items([*(abilities_now(g, seat, number) if payable else ()), Pass()])


@princess_ability.chosen
def _princess_ability(g: Medioevo, now: Now, seat: int, action: CardUse | Pass, number: int) -> None:
    if isinstance(action, CardUse):
        pay(g, now, seat, g.box.cards[number].cost, "card")
        CARDS[number].carry_out(g, now, seat, action)
