"""Set-up and the first King of Kings (AL-1)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items
from ...kernel.pile import Pile
from ...kernel.refusal import Why
from ...kernel.state import Table
from .actions import OfferCrown
from .components import (
    BOXES,
    CLIMATES,
    DEFENDERS_AT_START,
    GROWING,
    LOOT_AT_START,
    STALLS_IN_USE,
)
from .events import YoungestDrawn
from .season import crown
from .state import NO_DICE, NOBODY, AlbaLonga, Assisi, new_city
from .year import play_year

OFFERS = tuple(Items(OfferCrown(king) for king in range(seats)) for seats in range(6))


def set_table(table: Table) -> AlbaLonga:
    """Boards, decks and stalls (AL-1.1 to AL-1.9, AL-22.2).

    A moderate card lies on top, below it two piles of a dry, a moderate and a wet card each. Which card shows a front
    is open until its back is turned up: it may be any card of that climate, those put back in the box included.
    """
    box, pile = BOXES[table.box], dict.fromkeys(CLIMATES, 1)
    return AlbaLonga(
        year=1,
        season=GROWING,
        phase="begin_season",
        king_of_kings=NOBODY,
        order=tuple(range(table.seats)),
        cities=[new_city() for _ in range(table.seats)],
        stalls=[0] * STALLS_IN_USE[table.seats],
        dice_cost_space=0,
        caller=NOBODY,
        court_seat=0,
        dice=NO_DICE,
        climate="moderate",
        next_climate="",
        climates=Pile.stacked("climate", ("first", pile, 3), ("second", pile, 3)),
        climate_cards={climate: Pile.of(f"climate_{climate}", box.climate_cards[climate]) for climate in CLIMATES},
        turned=[],
        blessings=Pile.of("blessings", {blessing.id: blessing.copies for blessing in box.blessings.values()}),
        past_blessings=[],
        piety=NOBODY,
        assisi=Assisi(DEFENDERS_AT_START, list(LOOT_AT_START)) if table.options["assisi"] == "yes" else None,
        table=table,
    )


@step
def set_up(g: AlbaLonga, now: Now) -> None:
    """A King drawn by lot acts as the youngest (AL-A34)."""
    youngest = int(now.pick("youngest", g.seats))
    now.tell(YoungestDrawn, youngest)
    now.ask(offer_crown, youngest)


@decision("AL-1.10", OfferCrown)
def offer_crown(g: AlbaLonga, seat: int) -> Items:
    """The youngest gives the King of Kings card to any King, himself included (AL-1.10)."""
    return OFFERS[g.table.seats]


@offer_crown.chosen
def _offer_crown(g: AlbaLonga, now: Now, seat: int, action: OfferCrown) -> None:
    crown(g, now, action.king, seat if action.king != seat else NOBODY)
    now.then(play_year)


@offer_crown.refuses
def _why_not_offer(g: AlbaLonga, seat: int, action: OfferCrown) -> Why:
    return Why("AL-1.10", "refused-no-such-king", {"king": action.king})
