"""What a conqueror keeps and what it plunders, and the control tokens of a building it keeps (ME-12.18, ME-15.3 to
ME-15.9, ME-15.11, ME-15.12).

Actions name assets in one word: `civil`, `military`, `religious` are buildings, `market.wine` is a market cube, an item
goes by its id, and `c5.wine` is a cube aboard one (`Asset`). What is not marked for plunder is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ....kernel.action import Action, Done
from ....kernel.agenda import step
from ....kernel.decision import DONE, decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..components import BUILDINGS, CATEGORIES, CATHEDRAL_PRICE, CUBE_PRICE, LEVEL_PRICE, MILITARY, RELIGIOUS
from ..control import owner_of_home
from ..forces import change, items_at, troops_at
from ..market import deeds
from ..market.tokens import replace_token, replaceable
from ..money import receive
from ..realm.blood import blood
from ..realm.hordes import is_safe, lose_item, raze
from ..state import Medioevo
from ..supply import control_tokens_left, property_fits
from ..tabletop import NOBODY
from ..trading.routes import transport_lost_by
from .events import AssetsPlundered, ControlTokenReplaced, ItemTaken

HALF = 2
"""Plunder pays half the price (ME-15.6)."""
MARKET = "market"


class Plunder(Action, frozen=True):
    """Mark an asset for plunder."""

    asset: str


class PlunderAll(Action, frozen=True):
    """Plunder everything that can be plundered, and be done."""


class ConfirmAssets(Action, frozen=True):
    """Plunder what is marked and keep everything else."""


class ReplaceControlToken(Action, frozen=True):
    """Put an own control token in place of the former owner's."""

    place: str


# what there is


class Asset(NamedTuple):
    """A building by its category, an item by its id, or a cube in the market or aboard an item."""

    what: str
    good: str = ""

    @property
    def name(self) -> str:
        """How actions name it."""
        return f"{self.what}.{self.good}" if self.good else self.what


def asset_of(name: str) -> Asset:
    """An asset by its name."""
    what, _, good = name.partition(".")
    return Asset(what, good)


def loser_items(g: Medioevo, place: str, *owners: int) -> list[str]:
    """The transports and engines of sides in a place; no side is asked for twice, and barbarians have galleys only."""
    return [name for name in items_at(g, place) if g.items[name].owner in owners]


def assets(g: Medioevo, seat: int, place: str, holder: int, loser: int, land: int) -> list[Asset]:
    """All assets that the winner of a place decides on, one by one: with the land its buildings and
    market, and what those whom it beat or who held the place have there. Third players keep theirs (ME-15.3)."""
    there = g.place(place)
    found: list[Asset] = []
    if land:
        found += [Asset(category) for category in CATEGORIES if getattr(there, category)]
        found += [Asset(MARKET, good) for good in there.market]
    owners = {holder, loser} - {seat}
    if land:
        owners.discard(NOBODY)  # a territory that nobody held
    for name in loser_items(g, place, *owners):
        if not troops_at(g, place, g.items[name].owner):
            found += [Asset(name), *(Asset(name, good) for good in g.items[name].cargo)]
    return found


def at_stake(g: Medioevo, seat: int, place: str, holder: int, loser: int) -> bool:
    """Whether there is anything to keep or to plunder in a conquered territory."""
    return bool(assets(g, seat, place, holder, loser, True))


def protected(g: Medioevo, place: str, asset: Asset) -> bool:
    """Whether a Diplomat protects an asset (ME-15.8, ME-25.43); cargo goes with its transport."""
    if asset.what in CATEGORIES or asset.what == MARKET:
        return is_safe(g, place=place, what=asset.what)
    return is_safe(g, item=asset.what)


def price(g: Medioevo, place: str, asset: Asset) -> int:
    """What an asset pays when it is plundered (ME-15.6)."""
    if asset.good:
        return CUBE_PRICE // HALF
    if asset.what == RELIGIOUS:
        return CATHEDRAL_PRICE // HALF
    level: int = getattr(g.place(place), asset.what) if asset.what in CATEGORIES else g.items[asset.what].level
    return LEVEL_PRICE * level // HALF


def kept_items(g: Medioevo, there: Iterable[Asset], marks: Iterable[Asset]) -> list[str]:
    """The items among some assets that are not marked."""
    return [one.what for one in there if one.what in g.items and not one.good and one not in marks]


# the decision


@step
def dispose(g: Medioevo, now: Now, seat: int, place: str, holder: int, loser: int, land: int) -> None:
    """The winner decides about every asset, all together (ME-15.7)."""
    if assets(g, seat, place, holder, loser, land) and troops_at(g, place, seat):
        now.then(dispose_assets.of(seat, place, holder, loser, land))


@decision("ME-15.3", Plunder, PlunderAll, ConfirmAssets)
def dispose_assets(g: Medioevo, seat: int, place: str, holder: int, loser: int, land: int, *marks: str) -> Options:
    """Mark assets for plunder one by one, then confirm; what no property token fits must be plundered (ME-15.4)."""
    there = assets(g, seat, place, holder, loser, land)
    free = [asset for asset in there if not protected(g, place, asset)]
    marked = Counter(map(asset_of, marks))
    found: list[Action] = []
    for asset, number in Counter(free).items():
        if marked[asset] < number and (not asset.good or Asset(asset.what) not in marked):
            found.append(Plunder(asset.name))
    if found and not marks:
        found.append(PlunderAll())
    kept = kept_items(g, free, marked)
    if property_fits(g, seat, more=[g.items[name].level for name in kept]):
        found.append(ConfirmAssets())
    return Items(found)


@dispose_assets.refuses
def _why_not_dispose(
    g: Medioevo, seat: int, action: Action, place: str, holder: int, loser: int, land: int, *marks: str
) -> Why | None:
    if isinstance(action, ConfirmAssets):
        return Why("ME-15.4", "refused-me-no-property-token")
    if isinstance(action, Plunder):
        asset = asset_of(action.asset)
        there = asset in assets(g, seat, place, holder, loser, land)
        return Why("ME-15.8", "refused-me-asset-protected") if there and protected(g, place, asset) else None
    return None


@dispose_assets.chosen
def _dispose_assets(
    g: Medioevo,
    now: Now,
    seat: int,
    action: Plunder | PlunderAll | ConfirmAssets,
    place: str,
    holder: int,
    loser: int,
    land: int,
    *marks: str,
) -> None:
    if isinstance(action, Plunder):
        now.then(dispose_assets.of(seat, place, holder, loser, land, *sorted((*marks, action.asset))))
        return
    there = assets(g, seat, place, holder, loser, land)
    marked = [asset_of(name) for name in marks]
    if isinstance(action, PlunderAll):
        marked = [asset for asset in there if not protected(g, place, asset)]
    kept = kept_items(g, there, marked)
    military = land and g.place(place).military and Asset(MILITARY) not in marked
    if military:
        now.then(after_building.of(seat, place))
    plunder(g, now, seat, place, holder, marked, with_land=bool(land))
    for name in sorted(kept, key=lambda name: bool(name in g.items and g.items[name].aboard)):
        if name in g.items and g.items[name].owner != seat:  # a wagon goes with the galley that carries it
            take_item(g, now, seat, name)


def plunder(
    g: Medioevo, now: Now, seat: int, place: str, holder: int, marks: Sequence[Asset], *, with_land: int = False
) -> None:
    """Assets go back to the supply and pay the plunderer half their price (ME-15.6, ME-15.12)."""
    if not marks:
        return
    whole = [asset.what for asset in marks if not asset.good]
    items = [name for name in whole if name in g.items]
    buildings = [category for category in whole if category in CATEGORIES]
    cubes = [asset for asset in marks if asset.good and asset.what not in items]
    aboard = [Asset(name, good) for name in items for good in g.items[name].cargo]
    florins = sum(price(g, place, asset) for asset in (*map(Asset, (*items, *buildings)), *cubes, *aboard))
    told = [BUILDINGS[what][getattr(g.place(place), what) - 1] for what in buildings]
    robbed = {g.items[name].owner for name in (*items, *(cube.what for cube in cubes)) if name in g.items}
    for what, building in zip(buildings, told, strict=True):
        deeds.plundered(g, seat, building, holder)
        raze(g, now, place, what)
    told += [g.items[name].kind for name in items]
    now.tell(AssetsPlundered, seat, place, tuple(told), len(cubes) + len(aboard), florins)
    receive(g, now, seat, florins, "plunder")
    if buildings or any(cube.what == MARKET for cube in cubes):
        robbed.add(holder)
    if with_land:
        robbed.discard(owner_of_home(g, place))  # who has had a token for the territory itself (ME-22.20)
    _take_cubes(g, place, cubes)
    for name in sorted(items, key=lambda name: not g.items[name].aboard):  # before the galley that carries it
        deeds.plundered(g, seat, g.items[name].kind, g.items[name].owner)
        lose_item(g, now, name)
    blood(g, now, *robbed)


def _take_cubes(g: Medioevo, place: str, cubes: list[Asset]) -> None:
    """Cubes alone go back to the supply."""
    for what, good in cubes:
        if what == MARKET:
            there = g.place(place)
            g.put(place, replace(there, market=tuple(one for one in there.market if one != good)))
        else:
            cargo = list(g.items[what].cargo)
            cargo.remove(good)
            change(g, what, cargo=tuple(cargo))


def take_item(g: Medioevo, now: Now, seat: int, name: str) -> None:
    """A transport or engine of another is kept, with its cubes and what is aboard; without a fitting token it stays
    its owner's, and of what is aboard one that no token fits is plundered (ME-15.4, ME-15.5, ME-25.43)."""
    item = g.items[name]
    carrier = g.items.get(item.aboard)
    if not property_fits(g, seat, item.level) or (carrier is not None and carrier.owner == item.owner):
        return
    change(g, name, owner=seat)
    now.tell(ItemTaken, seat, item.owner, name, item.kind, item.place)
    deeds.overcame(g, seat, item.kind, item.owner)
    transport_lost_by(g, now, item.owner)
    for other in [other for other, one in g.items.items() if one.aboard == name]:
        if property_fits(g, seat, g.items[other].level):
            take_item(g, now, seat, other)
        else:
            plunder(g, now, seat, item.place, item.owner, [Asset(other)])


# control tokens of a kept building


@step
def after_building(g: Medioevo, now: Now, seat: int, place: str) -> None:
    """The conqueror keeps a military building: the tokens that came from it may be replaced (ME-12.18, ME-12.19)."""
    there = replaceable(g, place, seat)
    if there:
        now.then(offer_tokens.of(seat, place, *there))


@step
def offer_tokens(g: Medioevo, now: Now, seat: int, place: str, *there: str) -> None:
    """As long as tokens of the former owner are left, and own ones to put in their place."""
    if there and control_tokens_left(g, seat):
        now.then(replace_control_tokens.of(seat, place, *there))


@decision("ME-12.18", ReplaceControlToken, Done, asks_always=True)
def replace_control_tokens(g: Medioevo, seat: int, place: str, *there: str) -> Options:
    """Replace a token of the former owner, or no more."""
    return Items([*(ReplaceControlToken(name) for name in there), DONE])


@replace_control_tokens.chosen
def _replace_control_tokens(
    g: Medioevo, now: Now, seat: int, action: ReplaceControlToken | Done, place: str, *there: str
) -> None:
    if isinstance(action, ReplaceControlToken):
        former = g.place(action.place).token
        replace_token(g, now, seat, action.place, place)
        now.tell(ControlTokenReplaced, seat, former, action.place)
        now.then(offer_tokens.of(seat, place, *(name for name in there if name != action.place)))
