"""Interest, and what becomes of who can't pay it (ME-5.6, ME-5.10, ME-18.8 to ME-18.11, ME-22.21)."""

from __future__ import annotations

from ....kernel.action import Action, Done
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items
from ....kernel.refusal import Why
from ..actions import CARD_USES, TECHNOLOGY_USES
from ..components import BUILDINGS, CATEGORIES, CATHEDRAL_PRICE, LEVEL_PRICE, LIGHT, RELIGIOUS, TRANSPORTS
from ..control import controlled
from ..forces import owned
from ..money import borrow, can_borrow, did, pay, receive
from ..state import Medioevo
from ..supply import units_left
from ..tabletop import BARBARIANS
from ..use import could_use, offers
from ..windows import upkeep, use
from .debt import INTEREST_PAID, clear_arrears, interest_of
from .elimination import eliminate
from .events import InterestMissed, OwnPlundered, WentBankrupt
from .hordes import lose_item, raze
from .rebellions import REBELLED, least_defended, rebel

REBELLION_CASH = 100
LAST_MISS = 2
"""Phases 3 in a row without full payment that eliminate a player."""


class PayInterest(Action, frozen=True):
    """Pay the interest."""


class PlunderOwn(Action, frozen=True):
    """Plunder a building or a transport of one's own."""

    place: str = ""
    building: str = ""
    item: str = ""


class LetRebel(Action, frozen=True):
    """Let a rebellion break out at home for its florins."""


@step
def collect_interest(g: Medioevo, now: Now) -> None:
    """Everybody's interest, in turn order (ME-5.6)."""
    now.then(pay_magnates)
    now.each(g.order, charge_interest)


@step
def charge_interest(g: Medioevo, now: Now, seat: int) -> None:
    """Interest is due; who holds a card for it may use it first (ME-5.6, ME-25.35, ME-25.36)."""
    if not interest_of(g, seat):
        return
    now.then(upkeep.of(seat), pay_interest.of(seat))
    if could_use(g, seat, "upkeep"):
        now.then(settle_interest.of(seat))


@decision("ME-5.6", PayInterest, *CARD_USES, *TECHNOLOGY_USES, private=True)
def settle_interest(g: Medioevo, seat: int) -> Items:
    """Cards that change the interest, or paying it (ME-25.36)."""
    return Items([*offers(g, seat, "upkeep"), PayInterest()])


@settle_interest.chosen
def _settle_interest(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    if not isinstance(action, PayInterest):
        now.then(settle_interest.of(seat))
        use(g, now, seat, action)


@step
def pay_interest(g: Medioevo, now: Now, seat: int) -> None:
    """Who is short takes the loan of the turn; who is short all the same is bankrupt (ME-5.10, ME-18.8)."""
    player, due = g.players[seat], interest_of(g, seat)
    see_whether_paid(g, now, seat, due)
    player.counted = max(player.counted, due) if player.florins >= due else min(player.counted, due - 1)
    if player.florins < due and can_borrow(g, seat):
        borrow(g, now, seat)
    player.interest = due
    if player.florins >= due:
        clear_arrears(g, now, seat)
        return
    player.bankrupt = True
    now.tell(WentBankrupt, seat)
    now.then(raise_money.of(seat))


def see_whether_paid(g: Medioevo, now: Now, seat: int, due: int) -> None:
    """Somebody learns something where a seat is short, or where all that could be counted of its florins is."""
    player = g.players[seat]
    if min(player.florins, player.counted) < due:
        now.reveal()


@step
def pay_magnates(g: Medioevo, now: Now) -> None:
    """Card 37 brings half of the interest that the others have paid this turn (ME-25.35)."""
    for effect in [effect for effect in g.effects if effect.name == "card_37"]:
        others = sum(one.deeds.get(INTEREST_PAID, 0) for seat, one in enumerate(g.players) if seat != effect.seat)
        receive(g, now, effect.seat, others // 2, "card_37")


# bankruptcy


@step
def raise_money(g: Medioevo, now: Now, seat: int) -> None:
    """Own buildings and transports first, then rebellions, then whatever is in hand (ME-18.9 to ME-18.11)."""
    player = g.players[seat]
    see_whether_paid(g, now, seat, player.interest)
    if player.florins >= player.interest:
        clear_arrears(g, now, seat)
    elif plunderable(g, seat):
        now.then(bankruptcy_plunder.of(seat))
    elif least_defended(g, seat) and units_left(g, BARBARIANS, LIGHT) > 0:
        now.then(bankruptcy_rebellions.of(seat))
    else:
        now.then(miss_interest.of(seat))


def plunderable(g: Medioevo, seat: int) -> list[Action]:
    """Own buildings and transports, not engines (ME-18.9)."""
    found: list[Action] = []
    for name in controlled(g, seat):
        place = g.place(name)
        for category in CATEGORIES:
            level = getattr(place, category)
            if level:
                found.append(PlunderOwn(name, BUILDINGS[category][level - 1]))
    return [*found, *(PlunderOwn(item=name) for name in owned(g, seat, *TRANSPORTS))]


@decision("ME-18.9", PlunderOwn, Done)
def bankruptcy_plunder(g: Medioevo, seat: int) -> Items:
    """A building or transport for half its price, or no more (ME-18.9)."""
    return Items([*plunderable(g, seat), Done()])


@bankruptcy_plunder.chosen
def _bankruptcy_plunder(g: Medioevo, now: Now, seat: int, action: PlunderOwn | Done) -> None:
    if isinstance(action, Done):
        now.then(miss_interest.of(seat))
        return
    now.then(raise_money.of(seat))
    if action.item:
        item = g.items[action.item]
        now.tell(OwnPlundered, seat, action.item, item.place)
        receive(g, now, seat, LEVEL_PRICE * item.level // 2, "plunder")
        lose_item(g, now, action.item)
        return
    category = next(category for category in CATEGORIES if action.building in BUILDINGS[category])
    level: int = getattr(g.place(action.place), category)
    now.tell(OwnPlundered, seat, action.building, action.place)
    receive(g, now, seat, (CATHEDRAL_PRICE if category == RELIGIOUS else LEVEL_PRICE * level) // 2, "plunder")
    raze(g, now, action.place, category)


@bankruptcy_plunder.refuses
def _why_not_plunder(g: Medioevo, seat: int, action: PlunderOwn | Done) -> Why:
    return Why("ME-18.9", "refused-not-plunderable")


@decision("ME-18.10", LetRebel, Done)
def bankruptcy_rebellions(g: Medioevo, seat: int) -> Items:
    """Let a rebellion break out, or no more (ME-18.10)."""
    return Items([LetRebel(), Done()])


@bankruptcy_rebellions.chosen
def _bankruptcy_rebellions(g: Medioevo, now: Now, seat: int, action: LetRebel | Done) -> None:
    if isinstance(action, Done):
        now.then(miss_interest.of(seat))
    else:
        before = g.players[seat].deeds.get(REBELLED, 0)
        now.then(rebel.of(seat, 1), profit_from_rebels.of(seat, before))


@step
def profit_from_rebels(g: Medioevo, now: Now, seat: int, before: int) -> None:
    """100 florins for each horde really placed, once it is resolved (ME-18.10)."""
    placed = g.players[seat].deeds.get(REBELLED, 0) - before
    receive(g, now, seat, REBELLION_CASH * placed, "rebellion")
    now.then(raise_money.of(seat) if placed else miss_interest.of(seat))


@step
def miss_interest(g: Medioevo, now: Now, seat: int) -> None:
    """All cash goes to the interest and the rest stays due; the second time in a row is the end (ME-18.11)."""
    player = g.players[seat]
    now.reveal()
    did(g, seat, INTEREST_PAID, player.florins)
    player.interest -= player.florins
    pay(g, now, seat, player.florins, "interest")
    player.counted = 0  # that nothing is left is seen
    player.missed += 1
    now.tell(InterestMissed, seat, player.interest)
    if player.missed == LAST_MISS:
        eliminate(g, now, seat)
