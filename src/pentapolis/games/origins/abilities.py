"""What buildings do beside resources, points, army and temples (OR-23)."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.agenda import REMEMBERED
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .actions import ChooseMothership, CopyBuilding, Portal, Recolour, ReserveTile, VeteranTarget
from .city import neighbours
from .components import COLOUR_PLACES, COLOURS, DICE, DIE_PLACES, HIGHEST, LOWEST, SITES, Effect
from .effects import COPIED, Use, effect, perform, usable
from .events import AbilityUsed, FreemanChanged, MothershipTurned, TileReserved
from .market import take_tile
from .people import change, increase, named, return_die, tokens_of
from .resources import score
from .state import Origins, Tile


def use_building(g: Origins, now: Now, seat: int, use: Use) -> None:
    """Use the ability of a building of the city, whole (OR-9.6, OR-14.7)."""
    if now.heard:
        now.tell(AbilityUsed, seat, use.deed, use.x, use.y)
    perform(g, now, seat, use)


def _somebody_unused(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return any(not freeman.site for freeman in g.players[seat].freemen)


def why_not_unused(g: Origins, seat: int, token: str, rule: str) -> Why | None:
    """An ability that needs an unused Freeman is asked for another one."""
    return Why(rule, "refused-no-such-freeman") if token not in tokens_of(g.players[seat]) else None


# Veterans' Quarter


@effect("veteran")
def _veteran(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.ask(veteran_target, seat)


_veteran.possible(_somebody_unused)


@lru_cache(maxsize=REMEMBERED)
def _veterans(tokens: tuple[str, ...]) -> Items:
    return Items(map(VeteranTarget, tokens))


@decision("OR-23.6", VeteranTarget)
def veteran_target(g: Origins, seat: int) -> Items:
    """An unused Freeman scores its value, then loses 1, not below 1 (OR-23.6, OR-A34)."""
    return _veterans(tokens_of(g.players[seat]))


@veteran_target.chosen
def _veteran_target(g: Origins, now: Now, seat: int, action: VeteranTarget) -> None:
    freeman = named(g.players[seat], action.freeman)
    score(g, now, seat, "veterans_quarter", freeman.value)
    if freeman.value > LOWEST:
        change(now, seat, freeman, freeman.value - 1)


@veteran_target.refuses
def _why_not_veteran(g: Origins, seat: int, action: VeteranTarget) -> Why | None:
    return why_not_unused(g, seat, action.freeman, "OR-23.6")


# Construction Site


@effect("reserve_building")
def _reserve(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.ask(reserve_tile, seat)


@_reserve.possible
def _can_reserve(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return bool(g.market)


@lru_cache(maxsize=REMEMBERED)
def _reserves(market: tuple[str, ...]) -> Items:
    return Items(map(ReserveTile, market))


@decision("OR-23.8", ReserveTile)
def reserve_tile(g: Origins, seat: int) -> Items:
    """Any tile of the market, for nothing; it is no part of the city yet (OR-23.8, OR-A33)."""
    return _reserves(tuple(g.market))


@reserve_tile.chosen
def _reserve_tile(g: Origins, now: Now, seat: int, action: ReserveTile) -> None:
    player = g.players[seat]
    player.reserved = sorted([*player.reserved, action.tile])
    now.tell(TileReserved, seat, action.tile)
    take_tile(g, now, action.tile)


@reserve_tile.refuses
def _why_not_reserve(g: Origins, seat: int, action: ReserveTile) -> Why:
    return Why("OR-23.8", "refused-tile-not-there", {"tile": action.tile})


# Court of Justice


@effect("recolour")
def _recolour_one(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.ask(recolour, seat)


@_recolour_one.possible
def _can_recolour(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    """An unused Freeman, and a die of another colour in the supply (OR-A37)."""
    unused = {freeman.colour for freeman in g.players[seat].freemen if not freeman.site}
    return any(number and unused - {colour} for colour, number in enumerate(g.supply))


@lru_cache(maxsize=REMEMBERED)
def _recolours(tokens: tuple[str, ...], there: tuple[bool, ...]) -> Items:
    return Items(
        Recolour(token, colour)
        for token in tokens
        for colour, some in zip(COLOURS, there, strict=True)
        if some and COLOUR_PLACES[colour] != DIE_PLACES[token][0]
    )


@decision("OR-23.9", Recolour)
def recolour(g: Origins, seat: int) -> Items:
    """An unused Freeman gets a die of another colour from the supply, with its value (OR-23.9, OR-A37)."""
    return _recolours(tokens_of(g.players[seat]), tuple([number > 0 for number in g.supply]))


@recolour.chosen
def _recolour(g: Origins, now: Now, seat: int, action: Recolour) -> None:
    """The die is replaced, not taken: neither a base nor Sagittarius is asked for (OR-A74)."""
    freeman, colour = named(g.players[seat], action.freeman), COLOUR_PLACES[action.colour]
    old, freeman.colour = freeman.colour, colour
    g.supply[colour] -= 1
    now.tell(FreemanChanged, seat, freeman.base, action.freeman, DICE[colour][freeman.value])
    return_die(g, now, old)


@recolour.refuses
def _why_not_recolour(g: Origins, seat: int, action: Recolour) -> Why | None:
    if why := why_not_unused(g, seat, action.freeman, "OR-23.9"):
        return why
    return Why("OR-A37", "refused-no-such-die") if action.colour in COLOURS else None


# Fountain of Wisdom

SHIPS = Items(map(ChooseMothership, SITES))


@effect("set_mothership")
def _set_a_mothership(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.ask(choose_mothership, seat)


@decision("OR-23.25", ChooseMothership)
def choose_mothership(g: Origins, seat: int) -> Items:
    """Any mothership, one on 1 included (OR-23.25, OR-A41, OR-A42)."""
    return SHIPS


@choose_mothership.chosen
def _choose_mothership(g: Origins, now: Now, seat: int, action: ChooseMothership) -> None:
    g.motherships[action.site - 1] = 1
    now.tell(MothershipTurned, action.site, 1)


@choose_mothership.refuses
def _why_not_ship(g: Origins, seat: int, action: ChooseMothership) -> Why:
    return Why("OR-23.25", "refused-no-such-site")


# Portal


@effect("raise_freeman")
def _raise_one(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.ask(portal, seat)


_raise_one.possible(_somebody_unused)


@lru_cache(maxsize=REMEMBERED)
def _portals(tokens: tuple[str, ...]) -> Items:
    return Items(
        Portal(token, amount) for token in tokens for amount in (1, 2) if amount == 1 or DIE_PLACES[token][1] < HIGHEST
    )


@decision("OR-23.26", Portal)
def portal(g: Origins, seat: int) -> Items:
    """1 or 2 for an unused Freeman; a 6 becomes an Adviser with the first (OR-23.26, OR-A35, OR-A36)."""
    return _portals(tokens_of(g.players[seat]))


@portal.chosen
def _portal(g: Origins, now: Now, seat: int, action: Portal) -> None:
    freeman = named(g.players[seat], action.freeman)
    if increase(g, now, seat, freeman) and action.amount == 2:
        increase(g, now, seat, freeman)


@portal.refuses
def _why_not_portal(g: Origins, seat: int, action: Portal) -> Why:
    if why := why_not_unused(g, seat, action.freeman, "OR-23.26"):
        return why
    return Why("OR-A35" if action.amount == 2 else "OR-A36", "refused-portal-amount")


# Mages' Tower


@effect("copy_adjacent")
def _copy(g: Origins, now: Now, seat: int, what: Effect, use: Use) -> None:
    now.then(copy_building.of(seat, *use.towers, use.x, use.y))


@_copy.possible
def _can_copy(g: Origins, seat: int, what: Effect, use: Use) -> bool:
    return bool(copied(g, seat, (*use.towers, use.x, use.y)))


def copied(g: Origins, seat: int, towers: tuple[int, ...]) -> list[Tile]:
    """The buildings beside the last of these towers that could do something now; no tower twice (OR-A38, OR-A39)."""
    player, used = g.players[seat], set(zip(towers[::2], towers[1::2], strict=True))
    return [
        tile
        for tile in neighbours(player, towers[-2], towers[-1])
        if not tile.farm
        and tile.tile in g.box.abilities
        and (tile.x, tile.y) not in used
        and usable(g, seat, Use(tile.tile, COPIED, tile.x, tile.y, towers))
    ]


@decision("OR-23.28", CopyBuilding)
def copy_building(g: Origins, seat: int, *towers: int) -> Items:
    """A building beside the Mages' Tower, the Agora included (OR-23.28, OR-A38)."""
    return Items(CopyBuilding(tile.tile, tile.x, tile.y) for tile in copied(g, seat, towers))


@copy_building.chosen
def _copy_building(g: Origins, now: Now, seat: int, action: CopyBuilding, *towers: int) -> None:
    use_building(g, now, seat, Use(action.building, COPIED, action.x, action.y, towers))


@copy_building.refuses
def _why_not_copy(g: Origins, seat: int, action: CopyBuilding, *towers: int) -> Why:
    beside = [(tile.tile, tile.x, tile.y) for tile in neighbours(g.players[seat], towers[-2], towers[-1])]
    if (action.building, action.x, action.y) not in beside:
        return Why("OR-23.28", "refused-not-beside-tower")
    used = set(zip(towers[::2], towers[1::2], strict=True))
    if (action.x, action.y) in used:
        return Why("OR-A39", "refused-tower-twice")
    return Why("OR-A38", "refused-nothing-to-copy")
