"""The rule of thumb: every option gets a mark, what it seems to be worth in points; the thumb takes the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....kernel.action import Action, Done, Pass
from ..actions import (
    Activate,
    Decline,
    PaidClimb,
    SpendSuperiority,
    TakeCitizen,
)
from ..components import (
    COLOUR_PLACES,
    DIE_PLACES,
    FARM,
    GOLD,
    HIGHEST,
    NO_COLOUR,
    SPEAKER_VALUES,
    TEMPLE_PLACES,
)
from ..people import is_free
from ..state import Origins
from .blocks import cards_of
from .gains import (
    Plans,
    citizen_gain,
    climb_gain,
    deed_gain,
    raise_gain,
    veteran_gain,
)
from .turn import (
    SKIPPED,
    Marks,
    mark_actions,
    mark_basic,
    mark_bonus_or_gold,
    mark_food,
    mark_military,
    mark_one_more,
    mark_pay,
    mark_steps,
    mark_swap,
)
from .worth import (
    climbed,
    freeman,
    more,
    now,
    rounds_left,
    token,
)


def thumb(g: Origins, seat: int, options: Sequence[Action]) -> Action:
    """What a player does without thinking long."""
    found = marks(g, seat, options)
    return options[found.index(max(found))]


def marks(g: Origins, seat: int, options: Sequence[Action]) -> Marks:
    """What each option seems to be worth, in points; only the differences count."""
    entry = g.agenda[-1]
    return MARKS[entry.name](g, seat, options, rounds_left(g), entry.args)


Marking = Callable[[Origins, int, Sequence[Any], int, Sequence[Any]], Marks]


# Building


def _construct(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    plans, colour_of, found = Plans(g, seat, left), g.box.colour_of, []
    for option in options:
        cell, tile = (option.x, option.y), option.tile
        if option.face == FARM:
            found.append(plans.farm(tile) + plans.place(NO_COLOUR, cell))
        elif cell in plans.city:
            found.append(plans.free(tile, option.reserved) + plans.place(colour_of[tile], cell))
        else:
            found.append(plans.tile(tile, option.reserved) + plans.place(colour_of[tile], cell))
    return found


def _use(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """Use the new building, unless that costs more than it brings."""
    x, y = args
    return [
        SKIPPED
        if isinstance(option, Decline)
        else deed_gain(g, seat, g.box.deeds[option.building], left, (x, y, False))
        for option in options
    ]


def _activate(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    deeds = g.box.deeds
    return [
        deed_gain(g, seat, deeds[option.building], left, (option.x, option.y, False))
        if isinstance(option, Activate)
        else SKIPPED
        for option in options
    ]


def _copy(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    deeds = g.box.deeds
    return [deed_gain(g, seat, deeds[option.building], left, (option.x, option.y, False)) for option in options]


def _reserve(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """The best tile to have, and rather one that is dear."""
    plans = Plans(g, seat, left)
    return [plans.ability(option.tile) + 0.3 * slot for slot, option in enumerate(options)]


def _ship(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    return [float(g.motherships[option.site - 1]) for option in options]


def _veteran(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    return [veteran_gain(g, g.players[seat], option.freeman, left) for option in options]


def _recolour(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """Into the colour of a high tower, or one that the adviser row lacks."""
    player, found = g.players[seat], []
    for option in options:
        colour, value = DIE_PLACES[option.freeman]
        other = COLOUR_PLACES[option.colour]
        gain = 0.35 * value * (player.towers[other] - player.towers[colour])
        found.append(gain + freeman(g, player, other, value, left) - freeman(g, player, colour, value, left))
    return found


def _portal(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    player = g.players[seat]
    return [raise_gain(g, player, *DIE_PLACES[option.freeman], option.amount, left) for option in options]


def _card(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    worth = dict(cards_of(g, g.players[seat]))
    return [worth[option.card] for option in options]


# Temples, people


def _temple(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    steps, how = args
    return [
        climb_gain(g, seat, TEMPLE_PLACES[option.temple], int(steps), left, how == "main")
        - 0.01 * g.players[seat].steps[TEMPLE_PLACES[option.temple]]
        for option in options
    ]


def _paid_climb(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    player = g.players[seat]
    price = more(player, GOLD, -1, left)
    return [
        climbed(g, player, TEMPLE_PLACES[option.temple], 1, left) + price if isinstance(option, PaidClimb) else SKIPPED
        for option in options
    ]


def _citizen(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    free = bool(args) and is_free(str(args[0]))
    return [
        citizen_gain(g, seat, option.die, left, free=free) if isinstance(option, TakeCitizen) else SKIPPED
        for option in options
    ]


def _speaker(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    return [float(SPEAKER_VALUES[option.die]) for option in options]


def _yes(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    return [SKIPPED if isinstance(option, Decline | Done | Pass) else 1.0 for option in options]


def _capricorn(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    player, found = g.players[seat], []
    for option in options:
        if isinstance(option, Decline):
            found.append(SKIPPED)
            continue
        colour, value = DIE_PLACES[option.freeman]
        gain = raise_gain(g, player, colour, value, min(2, HIGHEST - value), left)
        found.append(gain if not option.site else gain - now(min(HIGHEST, value + 2)) + now(value))
    return found


def _promote(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """New colours first: those that score then score more."""
    advisers = g.players[seat].advisers
    return [float(DIE_PLACES[option.freeman][0] not in advisers) for option in options]


def _start(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """A die to start with: of another colour than the first, and of a good value."""
    mine = [f.colour for f in g.players[seat].freemen]
    return [DIE_PLACES[option.die][1] - 1.5 * (DIE_PLACES[option.die][0] in mine) for option in options]


def _discard(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    return [0.0] * len(options)


def _neighbour(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    """The ship that is lower already is the one to keep low."""
    return [float(g.motherships[option.site - 1]) for option in options]


def _freeze(g: Origins, seat: int, options: Sequence[Any], left: int, args: Sequence[Any]) -> Marks:
    high = g.motherships[int(args[0]) - 1]
    return [0.4 * high if isinstance(option, SpendSuperiority) else token(left) for option in options]


MARKS: dict[str, Marking] = {
    "choose_action": mark_actions,
    "spend_superiority": mark_one_more,
    "visit_step": mark_steps,
    "bonus_choice": mark_bonus_or_gold,
    "spend_food": mark_food,
    "payment": mark_pay,
    "choose_basic": mark_basic,
    "swap_for_gold": mark_swap,
    "military_choice": mark_military,
    "advance_or_attack": mark_military,
    "construct": _construct,
    "use_ability": _use,
    "activate_next": _activate,
    "copy_building": _copy,
    "reserve_tile": _reserve,
    "choose_mothership": _ship,
    "veteran_target": _veteran,
    "recolour": _recolour,
    "portal": _portal,
    "district_card": _card,
    "choose_temple": _temple,
    "paid_climb": _paid_climb,
    "take_citizen": _citizen,
    "libra_recruit": _citizen,
    "take_speaker": _speaker,
    "sagittarius_raise": _yes,
    "capricorn_raise": _capricorn,
    "adviser_order": _promote,
    "draft_die": _start,
    "solo_keep": _start,
    "solo_discard": _discard,
    "solo_neighbour": _neighbour,
    "solo_freeze": _freeze,
}
