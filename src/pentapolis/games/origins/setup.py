"""Set-up: boards, piles, dice, and the draft of the first Freemen (OR-2, OR-26.1 to OR-26.3)."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.agenda import REMEMBERED, step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.pile import Pile
from ...kernel.refusal import Why
from ...kernel.state import Table
from .actions import DiscardDie, DraftDie, KeepDie
from .components import (
    BOXES,
    CARD_GOLD,
    CITIZEN_DICE,
    COLOUR_PLACES,
    COLOURS,
    DICE,
    DIE_PLACES,
    DISTRICT_CARDS,
    DRAFT_PER_COLOUR,
    SITES,
    SOLO_DISCARDED,
    SOLO_KEPT,
    SPEAKER_DICE,
    START,
    TEMPLES,
    UNUSED,
)
from .events import BastionTaken, DieDrafted, DraftRolled
from .market import reveal_top
from .people import roll_citizen, roll_speaker, settle
from .state import NOBODY, CardInPlay, Die, Origins, Speaker, new_player
from .turns import play_round


def set_table(table: Table) -> Origins:
    """What lies on the table before anything is drawn or rolled (OR-2.1, OR-2.4, OR-2.10 to 2.13)."""
    box, seats = BOXES[table.box], table.seats
    return Origins(
        round=0,
        bastion=NOBODY,
        active=NOBODY,
        token_spent=False,
        acted=False,
        idle_rounds=0,
        announced=[],
        players=[new_player() for _ in range(seats)],
        visit=None,
        draft=[],
        bonus_tiles=[],
        motherships=[1] * len(SITES),
        market=[],
        tops=[""] * len(COLOURS),
        piles=[Pile.of(f"building_{name}", pile) for name, pile in zip(COLOURS, box.copies, strict=True)],
        area=[],
        supply=[CITIZEN_DICE[seats]] * len(COLOURS),
        speakers=[],
        tower_supply=[1] * len(COLOURS),
        cards=[],
        zodiac=[],
        holders=[NOBODY] * len(TEMPLES),
        military=list(range(seats)),
        temples=[list(range(seats)) for _ in TEMPLES],
        neutral=START if seats == 1 else NOBODY,
        table=table,
    )


@step
def set_up(g: Origins, now: Now) -> None:
    """Everything that is drawn and rolled, then the draft (OR-2)."""
    lay_bonus_tiles(g, now)
    lay_zodiac_cards(g, now)
    fill_market(g, now)
    fill_area(g, now)
    g.speakers = [Speaker(roll_speaker(now), NOBODY, UNUSED) for _ in range(SPEAKER_DICE[g.table.seats])]
    lay_district_cards(g, now)
    now.then(roll_for_solo if g.solo else draw_first_player, play_round)


def lay_bonus_tiles(g: Origins, now: Now) -> None:
    """A bonus tile on each site, with the mothership of its colour on 1 (OR-2.2)."""
    g.bonus_tiles = [COLOUR_PLACES[str(colour)] for colour in now.order("bonus_tile", sorted(COLOURS))]


def lay_zodiac_cards(g: Origins, now: Now) -> None:
    """A Zodiac card for each temple (OR-2.3)."""
    deck = list(g.box.zodiac_cards)
    for _ in TEMPLES:
        g.zodiac.append(str(now.pick("zodiac", deck)))
        deck.remove(g.zodiac[-1])


def fill_market(g: Origins, now: Now) -> None:
    """The top tile of each pile, in random order; then each pile shows its next one (OR-2.5)."""
    drawn = {colour: now.draw(pile) for colour, pile in zip(COLOURS, g.piles, strict=True)}
    g.market = [drawn[str(colour)] for colour in now.order("market", sorted(COLOURS))]
    for colour in range(len(COLOURS)):
        reveal_top(g, now, colour)


def fill_area(g: Origins, now: Now) -> None:
    """A die of each colour in rising order; of equal ones the colour lower on the market goes further left (OR-2.6)."""
    height = {g.box.colour_of[tile]: slot for slot, tile in enumerate(g.market)}
    dice = [Die(colour, roll_citizen(now, colour)) for colour in range(len(COLOURS))]
    g.area = sorted(dice, key=lambda die: (die.value, -height[die.colour]))
    g.supply = [number - 1 for number in g.supply]


def lay_district_cards(g: Origins, now: Now) -> None:
    """District cards with 2 Gold each; every tower on them adds a floor to the supply (OR-2.8, OR-2.9)."""
    deck = sorted(g.box.districts)
    for _ in range(DISTRICT_CARDS[g.table.seats]):
        card = str(now.pick("district", deck))
        deck.remove(card)
        g.cards.append(CardInPlay(card, CARD_GOLD))
        for colour in g.box.districts[card].towers:
            g.tower_supply[COLOUR_PLACES[colour]] += 1
    g.cards.sort(key=lambda card: card.card)


# The draft


@step
def draw_first_player(g: Origins, now: Now) -> None:
    """The first player takes the Bastion; markers are stacked in order of play; the draft runs there and back
    (OR-2.14 to OR-2.16, OR-25.2)."""
    first = int(now.pick("first_player", g.seats))
    g.bastion = first
    now.tell(BastionTaken, first)
    order = g.order(first)
    g.military = order[:]
    roll_draft(g, now, DRAFT_PER_COLOUR)
    now.then(end_draft)
    now.each([*order, *reversed(order)], draft_die)


def roll_draft(g: Origins, now: Now, each: int) -> None:
    """So many dice of each colour from the supply (OR-2.15, OR-26.3)."""
    g.draft = [Die(colour, roll_citizen(now, colour)) for colour in range(len(COLOURS)) for _ in range(each)]
    g.draft.sort(key=lambda die: (die.colour, die.value))
    g.supply = [number - each for number in g.supply]
    now.tell(DraftRolled, tuple(DICE[die.colour][die.value] for die in g.draft))


def names(dice: list[Die]) -> tuple[str, ...]:
    """Dice by name; equal ones are one choice."""
    return tuple(dict.fromkeys([DICE[die.colour][die.value] for die in dice]))


@lru_cache(maxsize=REMEMBERED)
def _drafts(dice: tuple[str, ...]) -> Items:
    return Items(map(DraftDie, dice))


@decision("OR-2.16", DraftDie)
def draft_die(g: Origins, seat: int) -> Items:
    """One of the dice that are left (OR-2.16)."""
    return _drafts(names(g.draft))


@draft_die.chosen
def _draft_die(g: Origins, now: Now, seat: int, action: DraftDie) -> None:
    start_with(g, now, seat, action.die)


@draft_die.refuses
def _why_not_draft(g: Origins, seat: int, action: DraftDie) -> Why:
    return Why("OR-2.16", "refused-not-in-draft")


def start_with(g: Origins, now: Now, seat: int, token: str) -> None:
    """A die of the draft becomes an unused Freeman; nobody holds a Zodiac card yet (OR-2.17, OR-A67)."""
    die = Die(*DIE_PLACES[token])
    g.draft.remove(die)
    now.tell(DieDrafted, seat, token, settle(g.players[seat], die))


@step
def end_draft(g: Origins, now: Now) -> None:
    """The dice that are left return to the supply (OR-2.16)."""
    for die in g.draft:
        g.supply[die.colour] += 1
    g.draft = []


# The solo training


@step
def roll_for_solo(g: Origins, now: Now) -> None:
    """A die of each colour; the two highest go, two of the others stay (OR-26.3)."""
    g.bastion = 0
    roll_draft(g, now, 1)
    now.then(discard_highest.of(SOLO_DISCARDED), solo_keep.of(0, SOLO_KEPT), end_draft)


@step
def discard_highest(g: Origins, now: Now, left: int) -> None:
    """The highest dice go back; the player chooses where equals are too many (OR-26.3)."""
    highest = highest_of(g.draft)
    if len(highest) > left:
        now.then(solo_discard.of(0, left))
        return
    for die in highest:
        discard(g, die)
    if left > len(highest):
        now.then(discard_highest.of(left - len(highest)))


def highest_of(dice: list[Die]) -> list[Die]:
    """The dice with the highest value."""
    most = max(die.value for die in dice)
    return [die for die in dice if die.value == most]


def discard(g: Origins, die: Die) -> None:
    """A die of the draft goes back to the supply."""
    g.draft.remove(die)
    g.supply[die.colour] += 1


@decision("OR-26.3", DiscardDie)
def solo_discard(g: Origins, seat: int, left: int) -> Items:
    """One of the equal highest dice (OR-26.3)."""
    return Items(map(DiscardDie, names(highest_of(g.draft))))


@solo_discard.chosen
def _solo_discard(g: Origins, now: Now, seat: int, action: DiscardDie, left: int) -> None:
    discard(g, Die(*DIE_PLACES[action.die]))
    if left > 1:
        now.then(solo_discard.of(seat, left - 1))


@solo_discard.refuses
def _why_not_discard(g: Origins, seat: int, action: DiscardDie, left: int) -> Why:
    return Why("OR-26.3", "refused-not-highest")


@decision("OR-26.3", KeepDie)
def solo_keep(g: Origins, seat: int, left: int) -> Items:
    """Two of the three dice that are left (OR-26.3)."""
    return Items(map(KeepDie, names(g.draft)))


@solo_keep.chosen
def _solo_keep(g: Origins, now: Now, seat: int, action: KeepDie, left: int) -> None:
    start_with(g, now, seat, action.die)
    if left > 1:
        now.then(solo_keep.of(seat, left - 1))


@solo_keep.refuses
def _why_not_keep(g: Origins, seat: int, action: KeepDie, left: int) -> Why:
    return Why("OR-26.3", "refused-not-in-draft")
