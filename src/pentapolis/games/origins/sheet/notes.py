"""What is certain to follow from an action of Origins, in a few words beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.action import Action
from ....words import Words
from ..actions import (
    Activate,
    Advance,
    BonusAction,
    CapricornRaise,
    ChooseBasic,
    ChooseMothership,
    ChooseTemple,
    CompleteDistrict,
    Construct,
    CopyBuilding,
    GrowPopulation,
    MainAction,
    MilitaryChoice,
    PaidClimb,
    Portal,
    PromoteFreeman,
    RaiseFreeman,
    RaiseTower,
    ReserveTile,
    ScoreCard,
    SoloNeighbour,
    TakeCitizen,
    UseAbility,
    VeteranTarget,
    VisitSite,
)
from ..city import BLOCK, matches, prospects
from ..components import (
    AGORA,
    ALL_BASES,
    ARCHON,
    COLOUR_PLACES,
    DIE_PLACES,
    FARM,
    HIGHEST,
    LAST_BASE_VP,
    RESOURCE_PLACES,
    SHIP_HIGHEST,
    TEMPLE_PLACES,
)
from ..construction import slot_cost
from ..effects import MAIN
from ..palace import next_base_cost
from ..people import area_cost, is_free
from ..state import Origins, tile_colour
from ..visits import visit_cost
from .amounts import cards_text, resources_text
from .forecast import advance_note, attack_note, yields

AND = " · "


def note(o: Origins, seat: int, action: Action, words: Words) -> str:
    """What follows: a price, a value that changes, points, and what would be formed or matched."""
    teller = NOTES.get(type(action))
    return "" if teller is None else teller(o, seat, action, words)


def _joined(*parts: str) -> str:
    return AND.join(part for part in parts if part)


def _change(words: Words, key: str, before: int, after: int, **more: Any) -> str:
    return words.say(key, **{"from": before, "to": after, **more})


# visits


def _visit(o: Origins, seat: int, action: VisitSite, words: Words) -> str:
    """What the site is for, what a low die pays, how the ship turns, the power of a 6, and the bonus action."""
    ship = o.motherships[action.site - 1]
    cost = visit_cost(o, action.worker, action.site)
    price = {"gains": words.say("wisdom", n=cost)} if cost else {}
    turned = _change(words, "note-visit-cost" if cost else "note-visit", ship, _turned(ship), **price)
    colour = o.bonus_tiles[action.site - 1]
    if action.worker == ARCHON:
        bonus, both = colour in o.players[seat].advisers, False
    else:
        own, value = DIE_PLACES.get(action.worker, (-1, 0))
        bonus, both = own == colour, value == HIGHEST
    more = [words.say(f"note-{kind}") for kind, so in (("both", both), ("bonus", bonus)) if so]
    return _joined(words.say(f"note-site-{action.site}"), turned, *more)


def _turned(ship: int) -> int:
    return ship % SHIP_HIGHEST + 1


def _neighbour(o: Origins, seat: int, action: SoloNeighbour, words: Words) -> str:
    ship = o.motherships[action.site - 1]
    return _change(words, "note-visit", ship, _turned(ship))


def _main(o: Origins, seat: int, action: MainAction, words: Words) -> str:
    """What the lower action of a site is; the upper ones say it all by themselves."""
    lower = [site.lower for site in o.box.sites]
    return words.say(f"main-{action.action}-explain") if action.action in lower else ""


def _bonus(o: Origins, seat: int, action: BonusAction, words: Words) -> str:
    return words.say(f"bonus-{action.tile.removeprefix('bonus_')}-explain")


# city and palace


def _complete(o: Origins, seat: int, action: CompleteDistrict, words: Words) -> str:
    """The cards that the district matches, how many buildings the die activates, and what it is worth at the end as
    the tower stands now."""
    own = o.players[seat]
    colour, value = DIE_PLACES[action.freeman]
    counts = min(HIGHEST, value + 2) if o.holds(seat, "leo") else value
    height = own.towers[colour]
    cards = matches(o, own, action.x, action.y)
    matched = words.say("note-matches", cards=cards_text(cards, words)) if cards else ""
    block = [own.at(action.x + right, action.y + down) for right, down in BLOCK]
    active = sum(tile is not None and (tile_colour(o.box, tile) == colour or tile.tile == AGORA) for tile in block)
    activates = words.say("note-activates", n=active) if active else ""
    return _joined(matched, activates, words.say("note-seat", height=height, vp=counts * height))


def _construct(o: Origins, seat: int, action: Construct, words: Words) -> str:
    """What the tile costs, and the districts and cards that it would complete."""
    price = resources_text(_building_cost(o, seat, action), words)
    formed = prospects(o, seat, action.tile, action.face, action.x, action.y)
    cards = [card for prospect in formed for card in prospect.cards]
    over = o.players[seat].at(action.x, action.y) is not None
    return _joined(
        words.say("note-cost", gains=price) if price != words.say("nothing") else words.say("note-free"),
        words.say("note-over") if over else words.say("note-forms") if formed else "",
        words.say("note-matches", cards=cards_text(dict.fromkeys(cards), words)) if cards else "",
    )


def _building_cost(o: Origins, seat: int, action: Construct) -> tuple[int, int, int]:
    """Stone, Food, Wisdom: nothing for a Farm, and nothing over a Farm."""
    if action.face == FARM or o.players[seat].at(action.x, action.y) is not None:
        return 0, 0, 0
    wisdom = 0 if action.reserved else slot_cost(o, seat, o.market.index(action.tile))
    return o.box.stone_costs[action.tile], 0, wisdom


def _reserve(o: Origins, seat: int, action: ReserveTile, words: Words) -> str:
    return words.say("note-cost", gains=words.say("stone", n=o.box.stone_costs[action.tile]))


def _tower(o: Origins, seat: int, action: RaiseTower, words: Words) -> str:
    height = o.players[seat].towers[COLOUR_PLACES[action.colour]]
    return _change(words, "note-tower", height, height + 1, gold=height)


def _grow(o: Origins, seat: int, action: GrowPopulation, words: Words) -> str:
    own = o.players[seat]
    food = next_base_cost(o, own)
    if own.bases + 1 == ALL_BASES:
        return words.say("note-base-vp", food=food, vp=LAST_BASE_VP)
    return words.say("note-base", food=food)


def _card(o: Origins, seat: int, action: ScoreCard, words: Words) -> str:
    card = o.box.districts[action.card]
    vp = card.vp_again if action.card in o.players[seat].scored else card.vp_first
    gold = next(held.gold for held in o.cards if held.card == action.card)
    return words.say("note-card-gold", vp=vp, gold=gold) if gold else words.say("note-card", vp=vp)


def _ability(o: Origins, seat: int, action: UseAbility | Activate | CopyBuilding, words: Words) -> str:
    """What the building brings, in numbers where they are certain, else in its own words."""
    x, y = _cell(o, seat, action)
    return yields(o, seat, action.building, x, y, words) or words.say(f"building-{action.building}-explain")


def _cell(o: Origins, seat: int, action: UseAbility | Activate | CopyBuilding) -> tuple[int, int]:
    """The cell of the building; that of a new one is what the decision was asked with."""
    if isinstance(action, UseAbility):
        x, y = o.agenda[-1].args[-2:]
        return int(x), int(y)
    return action.x, action.y


# temples


def _temple(o: Origins, seat: int, action: ChooseTemple, words: Words) -> str:
    """The step that is reached; with the main action also the card."""
    steps, how = o.agenda[-1].args
    place = TEMPLE_PLACES[action.temple]
    step = o.players[seat].steps[place]
    climbed = _change(words, "note-temple", step, min(step + int(steps), o.box.summit))
    if how != MAIN or o.holders[place] == seat:
        return climbed
    return _joined(climbed, words.say("note-takes", card=words.say(f"zodiac-{o.zodiac[place]}-the")))


def _paid_climb(o: Origins, seat: int, action: PaidClimb, words: Words) -> str:
    step = o.players[seat].steps[TEMPLE_PLACES[action.temple]]
    return _change(words, "note-temple", step, step + 1)


# people


def _citizen(o: Origins, seat: int, action: TakeCitizen, words: Words) -> str:
    """The Wisdom of the slot; nothing where a Citizen is taken for free."""
    source = o.agenda[-1].args
    slot = next(slot for slot, die in enumerate(o.area) if die.colour == DIE_PLACES[action.die][0])
    cost = 0 if source and is_free(str(source[0])) else area_cost(o, seat, slot)
    return words.say("note-cost", gains=words.say("wisdom", n=cost)) if cost else words.say("note-free")


def _raise(o: Origins, seat: int, action: RaiseFreeman, words: Words) -> str:
    return _value(o, seat, action.freeman, 1, words)


def _capricorn(o: Origins, seat: int, action: CapricornRaise, words: Words) -> str:
    value = DIE_PLACES[action.freeman][1]
    return _change(words, "note-value", value, min(HIGHEST, value + 2))


def _veteran(o: Origins, seat: int, action: VeteranTarget, words: Words) -> str:
    value = DIE_PLACES[action.freeman][1]
    return _joined(words.say("note-card", vp=value), _change(words, "note-value", value, max(1, value - 1)))


def _portal(o: Origins, seat: int, action: Portal, words: Words) -> str:
    return _value(o, seat, action.freeman, action.amount, words)


def _value(o: Origins, seat: int, token: str, by: int, words: Words) -> str:
    """The new value of a Freeman; beyond 6 what the Adviser brings."""
    value = DIE_PLACES[token][1]
    if value + by <= HIGHEST:
        return _change(words, "note-value", value, value + by)
    return _adviser(o, seat, token, words)


def _promoted(o: Origins, seat: int, action: PromoteFreeman, words: Words) -> str:
    return _adviser(o, seat, action.freeman, words)


def _adviser(o: Origins, seat: int, token: str, words: Words) -> str:
    """A new colour stays in the row; another of one that is there scores at once."""
    row = o.players[seat].advisers
    if DIE_PLACES[token][0] not in row:
        return words.say("note-adviser")
    return words.say("note-adviser-vp", vp=o.box.adviser_vp[len(row)])


# the rest


def _military(o: Origins, seat: int, action: MilitaryChoice, words: Words) -> str:
    spaces = int(o.agenda[-1].args[0])
    steps = action.plan.split("_then_")
    ahead = spaces if steps[0] == "advance" else 0
    attack = attack_note(o, seat, ahead, words) if "attack" in steps else ""
    moved = advance_note(o, seat, spaces, words) if "advance" in steps else ""
    return _joined(*((moved, attack) if ahead else (attack, moved)))


def _advance(o: Origins, seat: int, action: Advance, words: Words) -> str:
    return advance_note(o, seat, 1, words)


def _ship(o: Origins, seat: int, action: ChooseMothership, words: Words) -> str:
    return words.say("note-ship", **{"from": o.motherships[action.site - 1]})


def _basic(o: Origins, seat: int, action: ChooseBasic, words: Words) -> str:
    return words.say("note-has", n=o.players[seat].resources[RESOURCE_PLACES[action.resource]])


NOTES: dict[type[Action], Callable[[Origins, int, Any, Words], str]] = {
    VisitSite: _visit,
    SoloNeighbour: _neighbour,
    MainAction: _main,
    BonusAction: _bonus,
    CompleteDistrict: _complete,
    Construct: _construct,
    ReserveTile: _reserve,
    RaiseTower: _tower,
    GrowPopulation: _grow,
    ScoreCard: _card,
    UseAbility: _ability,
    Activate: _ability,
    CopyBuilding: _ability,
    ChooseTemple: _temple,
    PaidClimb: _paid_climb,
    TakeCitizen: _citizen,
    RaiseFreeman: _raise,
    CapricornRaise: _capricorn,
    VeteranTarget: _veteran,
    Portal: _portal,
    PromoteFreeman: _promoted,
    MilitaryChoice: _military,
    Advance: _advance,
    ChooseMothership: _ship,
    ChooseBasic: _basic,
}
"""What each kind of action has to say beside itself."""
