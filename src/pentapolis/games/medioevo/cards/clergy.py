"""Bishops forbid battle, trade or leaving a territory (1 to 3); Plague Doctors and Diplomats protect (42, 43, 50, 51)
(ME-25.1 to ME-25.4, ME-25.39, ME-25.43)."""

from __future__ import annotations

from typing import Any

from ....kernel.action import Action, Done
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ..abilities import card
from ..actions import UseCard, UseCardAt
from ..components import CATEGORIES
from ..events import CardDieRolled
from ..realm.hordes import is_safe
from ..state import Medioevo
from ..tabletop import Effect
from ..windows import die_rolled
from .common import in_force, last, territories

NO_BATTLE, NO_TRADE, NO_LEAVING = 1, 2, 3


# Bishops


def _bishop(g: Medioevo, number: int) -> list[UseCardAt]:
    """Any territory in play, but not where the same card was used in the last turn (ME-25.4, ME-A93)."""
    name = f"card_{number}"
    barred = {effect.place for effect in (*g.bishops, *g.effects) if effect.name == name}
    return [UseCardAt(number, place) for place in territories(g) if place not in barred]


@card(1)
def no_battle(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """No new battle round starts there this turn (ME-25.1)."""
    found = _bishop(g, NO_BATTLE)
    return found if window == "free" else [use for use in found if use.place == g.battles[-1].place]


@card(2)
def no_trade(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """Nobody buys or sells there; what is in progress is undone (ME-25.2)."""
    found = _bishop(g, NO_TRADE)
    if window == "free":
        return found
    place = g.items[g.sales[-1].transport].place if g.sales else ""
    return [use for use in found if use.place == place]


@card(3)
def no_leaving(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCardAt]:
    """Nothing leaves the territory this turn (ME-25.3)."""
    found = _bishop(g, NO_LEAVING)
    return found if window == "free" else [use for use in found if use.place == context[1]]


@no_battle.effect
@no_trade.effect
@no_leaving.effect
def _forbid(g: Medioevo, now: Now, seat: int, action: UseCardAt) -> None:
    last(g, Effect(f"card_{action.card}", seat, action.place))
    if action.card == NO_TRADE and g.sales and g.items[g.sales[-1].transport].place == action.place:
        g.sales[-1].undone = True


# Plague Doctors and Diplomats: so many things, one after the other


class ProtectTerritory(Action, frozen=True):
    """Keep the event from a territory."""

    place: str


class ProtectAsset(Action, frozen=True):
    """Keep an asset from plunder: an item, or in a place a building by its category, or the market."""

    item: str = ""
    place: str = ""
    what: str = ""


@card(42)
def some_spared(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """1 to 3 territories by a die."""
    return [UseCard(42)]


@some_spared.effect
def _some_spared(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    g.rolled.append(now.roll())
    now.tell(CardDieRolled, seat, 42, g.rolled[-1])
    now.then(die_rolled.of(seat, "card_42"), spare_some.of(seat))


@step
def spare_some(g: Medioevo, now: Now, seat: int) -> None:
    """A die of 1-2, 3-4, 5-6 gives 1, 2, 3 territories."""
    now.then(protect_territories.of(seat, (g.rolled.pop() + 1) // 2, 42))


@card(43)
def one_spared(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """One territory is spared by the event."""
    return [UseCard(43)]


@one_spared.effect
def _one_spared(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    now.then(protect_territories.of(seat, 1, 43))


@decision("ME-25.39", ProtectTerritory, Done)
def protect_territories(g: Medioevo, seat: int, left: int, number: int) -> Options:
    """Any red territories, others' too."""
    safe = {effect.place for effect in in_force(g, "card_42", "card_43")}
    red = [name for name in g.box.events[g.event].territories if name in g.in_play and name not in safe]
    return Items([*(ProtectTerritory(place) for place in sorted(red)), Done()])


@protect_territories.chosen
def _protect_territories(
    g: Medioevo, now: Now, seat: int, action: ProtectTerritory | Done, left: int, number: int
) -> None:
    if isinstance(action, ProtectTerritory):
        last(g, Effect(f"card_{number}", seat, action.place))
        if left > 1:
            now.then(protect_territories.of(seat, left - 1, number))


def assets(g: Medioevo) -> list[ProtectAsset]:
    """All assets on the board that nothing protects, anyone's (ME-25.43)."""
    found = [ProtectAsset(item=name) for name, item in g.items.items() if item.owner >= 0 and not is_safe(g, name)]
    for name in sorted(g.places):
        place = g.places[name]
        whats = [what for what in CATEGORIES if getattr(place, what)] + (["market"] if place.market else [])
        found += [ProtectAsset(place=name, what=w) for w in whats if not is_safe(g, place=name, what=w)]
    return found


@card(50)
def some_protected(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """1 to 3 assets by a die."""
    return [UseCard(50)] if assets(g) else []


@some_protected.effect
def _some_protected(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    g.rolled.append(now.roll())
    now.tell(CardDieRolled, seat, 50, g.rolled[-1])
    now.then(die_rolled.of(seat, "card_50"), protect_some.of(seat))


@step
def protect_some(g: Medioevo, now: Now, seat: int) -> None:
    """A die halved, rounded up (ME-2.15)."""
    now.then(protect_assets.of(seat, (g.rolled.pop() + 1) // 2, 50))


@card(51)
def one_protected(g: Medioevo, seat: int, window: str, *context: Any) -> list[UseCard]:
    """One asset is kept from plunder."""
    return [UseCard(51)] if assets(g) else []


@one_protected.effect
def _one_protected(g: Medioevo, now: Now, seat: int, action: UseCard) -> None:
    now.then(protect_assets.of(seat, 1, 51))


@decision("ME-25.43", ProtectAsset, Done)
def protect_assets(g: Medioevo, seat: int, left: int, number: int) -> Options:
    """Any asset on the board."""
    return Items([*assets(g), Done()])


@protect_assets.chosen
def _protect_assets(g: Medioevo, now: Now, seat: int, action: ProtectAsset | Done, left: int, number: int) -> None:
    if isinstance(action, ProtectAsset):
        last(g, Effect(f"card_{number}", seat, action.place, action.item, action.what))
        if left > 1:
            now.then(protect_assets.of(seat, left - 1, number))
