"""Completing a district: the die, the District card, the activations (OR-14)."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.action import Done
from ...kernel.agenda import REMEMBERED, step
from ...kernel.decision import DONE, decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.refusal import Why
from .abilities import use_building
from .actions import Activate, CompleteDistrict, ScoreCard
from .city import BLOCK, matches
from .components import AGORA, GOLD, HIGHEST, WISDOM
from .effects import ACTIVATED, Use, usable
from .endings import announce
from .events import CardScored, DistrictCompleted
from .people import libra_recruit, named, recruits, tokens_of
from .resources import gain, score
from .state import Origins, Player, Seat, Tile, tile_colour


@lru_cache(maxsize=REMEMBERED)
def _completing(tokens: tuple[str, ...], x: int, y: int) -> tuple[CompleteDistrict, ...]:
    return tuple(CompleteDistrict(token, x, y) for token in tokens)


def completions_of(player: Player, freemen: tuple[str, ...]) -> tuple[CompleteDistrict, ...]:
    """Every empty seat of power with each of these unused Freemen (OR-14.1)."""
    options: tuple[CompleteDistrict, ...] = ()
    if freemen:
        for place in player.seats:
            if not place.value:
                options += _completing(freemen, place.x, place.y)
    return options


def why_not_complete(g: Origins, seat: int, action: CompleteDistrict) -> Why:
    """Why a district can't be completed so."""
    player = g.players[seat]
    if action.freeman not in tokens_of(player):
        return Why("OR-14.1", "refused-no-such-freeman")
    if seat_at(player, action.x, action.y) is None:
        return Why("OR-14.1", "refused-no-district")
    return Why("OR-10.5", "refused-seat-taken")


def seat_at(player: Player, x: int, y: int) -> Seat | None:
    """The seat of power of a block."""
    return next((place for place in player.seats if place.x == x and place.y == y), None)


def complete_district(g: Origins, now: Now, seat: int, token: str, x: int, y: int) -> None:
    """The die goes on the seat, 2 higher with Leo; then card, activations, Scorpio, Libra (OR-14.2, OR-14.9)."""
    player = g.players[seat]
    freeman = named(player, token)
    value = min(HIGHEST, freeman.value + 2) if g.holds(seat, "leo") else freeman.value
    player.freemen.remove(freeman)
    player.seats = [
        Seat(x, y, freeman.colour, value) if (place.x, place.y) == (x, y) else place for place in player.seats
    ]
    now.tell(DistrictCompleted, seat, token, freeman.base, x, y, value)
    now.then(match_cards.of(seat, x, y), activate_buildings.of(seat, x, y, 0), district_done.of(seat))


# The District card


@step
def match_cards(g: Origins, now: Now, seat: int, x: int, y: int) -> None:
    """If cards match, exactly one is scored (OR-14.3, OR-14.4, OR-14.8)."""
    matching = matches(g, g.players[seat], x, y)
    if len(matching) == 1:
        score_card(g, now, seat, matching[0])
    elif matching:
        now.then(district_card.of(seat, x, y))


@decision("OR-14.4", ScoreCard)
def district_card(g: Origins, seat: int, x: int, y: int) -> Items:
    """One of the matching cards (OR-14.4, OR-A9)."""
    return Items(map(ScoreCard, matches(g, g.players[seat], x, y)))


@district_card.chosen
def _district_card(g: Origins, now: Now, seat: int, action: ScoreCard, x: int, y: int) -> None:
    score_card(g, now, seat, action.card)


@district_card.refuses
def _why_not_card(g: Origins, seat: int, action: ScoreCard, x: int, y: int) -> Why:
    return Why("OR-14.3", "refused-card-does-not-match")


def score_card(g: Origins, now: Now, seat: int, card: str) -> None:
    """The higher number at this player's first time, else the lower; and all Gold on it (OR-14.4 to OR-14.6)."""
    player, numbers = g.players[seat], g.box.districts[card]
    lying = next(lying for lying in g.cards if lying.card == card)
    first, gold = card not in player.scored, lying.gold
    now.tell(CardScored, seat, card, first, gold)
    score(g, now, seat, card, numbers.vp_first if first else numbers.vp_again)
    if first:
        player.scored = sorted([*player.scored, card])
    if gold:
        lying.gold = 0
        gain(g, now, seat, card, GOLD, gold)
        announce(g, now)


# Activations


def to_activate(g: Origins, seat: int, x: int, y: int, used: int) -> list[tuple[int, Tile]]:
    """The buildings of the die's colour and the Agora that were not used and can do something now, with their places
    in the block (OR-14.7, OR-A6)."""
    player = g.players[seat]
    place = seat_at(player, x, y)
    assert place is not None
    found = []
    for number, (right, down) in enumerate(BLOCK):
        tile = player.at(x + right, y + down)
        assert tile is not None
        eligible = tile.tile == AGORA or tile_colour(g.box, tile) == place.colour
        if eligible and not used >> number & 1 and usable(g, seat, Use(tile.tile, ACTIVATED, tile.x, tile.y)):
            found.append((number, tile))
    return found


@step
def activate_buildings(g: Origins, now: Now, seat: int, x: int, y: int, used: int) -> None:
    """One after the other, each wholly, in an order of choice, as long as one can do something (OR-14.7)."""
    if to_activate(g, seat, x, y, used):
        now.then(activate_next.of(seat, x, y, used))


@decision("OR-14.7", Activate, Done)
def activate_next(g: Origins, seat: int, x: int, y: int, used: int) -> Items:
    """A building of the district that was not used yet, or no more (OR-14.7, OR-A8)."""
    there = to_activate(g, seat, x, y, used)
    return Items([*(Activate(tile.tile, tile.x, tile.y) for _, tile in there), DONE])


@activate_next.chosen
def _activate_next(g: Origins, now: Now, seat: int, action: Activate | Done, x: int, y: int, used: int) -> None:
    if isinstance(action, Done):
        return
    number = BLOCK.index((action.x - x, action.y - y))
    now.then(activate_buildings.of(seat, x, y, used | 1 << number))
    use_building(g, now, seat, Use(action.building, ACTIVATED, action.x, action.y))


@activate_next.refuses
def _why_not_activate(g: Origins, seat: int, action: Activate, x: int, y: int, used: int) -> Why:
    tile = g.players[seat].at(action.x, action.y)
    if (action.x - x, action.y - y) not in BLOCK or tile is None or tile.tile != action.building:
        return Why("OR-14.7", "refused-not-in-district")
    if used >> BLOCK.index((action.x - x, action.y - y)) & 1:
        return Why("OR-14.7", "refused-activated-once")
    place = seat_at(g.players[seat], x, y)
    if place is not None and action.building != AGORA and tile_colour(g.box, tile) != place.colour:
        return Why("OR-14.7", "refused-colour-of-die")
    return Why("OR-14.7", "refused-cannot-do")


@step
def district_done(g: Origins, now: Now, seat: int) -> None:
    """Last Scorpio's Wisdom, then Libra's Citizen (OR-14.9, OR-24.7, OR-24.12, OR-A65)."""
    if g.holds(seat, "scorpio"):
        gain(g, now, seat, "scorpio", WISDOM, 1)
    if g.holds(seat, "libra") and recruits(g, seat, free=False):
        now.ask(libra_recruit, seat)
