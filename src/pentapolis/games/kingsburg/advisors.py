"""Step c: receive the advisors' aid (KB-8)."""

from __future__ import annotations

from operator import attrgetter

from ...kernel.agenda import Entry, step
from ...kernel.decision import Decision, decision
from ...kernel.now import Now
from ...kernel.options import Items, Options
from ...kernel.refusal import Why
from .actions import Decline, Exchange, Take
from .components import BOXES, GOODS, STABLE, Advisor
from .events import Looked
from .ledger import alternatives, any_goods, gain, gain_plus_two, gain_soldiers, pay, score
from .state import NOBODY, Kingsburg

MERCHANT, ALCHEMIST, MASTER_HUNTER, SWORDSMITH = 4, 6, 9, 11
DECLINE = Decline()
BY_ADVISOR = attrgetter("advisor")


@step
def receive_aid(g: Kingsburg, now: Now) -> None:
    """Advisors in rising order, each once per group, the group placed earlier first (KB-8.1, KB-8.2)."""
    g.groups.sort(key=BY_ADVISOR)
    aid_from(g, now, 0)


@step
def advisors_aid(g: Kingsburg, now: Now, first: int) -> None:
    """The aid for the groups that are left, after a choice (KB-8.3)."""
    aid_from(g, now, first)


def aid_from(g: Kingsburg, now: Now, first: int) -> None:
    """Each group's aid in turn, from the given one on; who has to choose is asked before the next (KB-8.3)."""
    advisors = BOXES[g.table.box].advisors
    for place, group in enumerate(g.groups[first:], first):
        seat = group.seat
        if seat == NOBODY:
            continue
        aid = advisors[group.advisor]
        choice = first_of_aid(g, now, seat, aid)
        if choice is not None:
            now.then(choice, advisors_aid.of(place + 1))
            return
        rest_of_aid(g, now, seat, aid)
    take_dice_back(g)


def first_of_aid(g: Kingsburg, now: Now, seat: int, aid: Advisor) -> Entry | None:
    """The first part of an advisor's gain for one group (KB-8.25); returns the choice it leaves to the owner."""
    if aid.cost_vp:
        score(g, now, seat, -aid.cost_vp, aid.id)
    if aid.options:
        gains = BOXES[g.table.box].gains[aid.value]
        if len(gains) > 1:
            return _CHOICES[aid.value].of(seat, aid.value)
        gain(g, now, seat, gains[0], aid.id)
    if aid.any:
        return advisor_goods.of(seat, aid.value)
    if aid.exchange and any(g.provinces[seat].goods):
        return advisor_alchemist.of(seat, aid.value)
    return None


def rest_of_aid(g: Kingsburg, now: Now, seat: int, aid: Advisor) -> None:
    """+2 tokens, soldiers (one more with the Stable, KB-14.14), the peek, the points (KB-8.25)."""
    if aid.plus_two:
        gain_plus_two(g, now, seat, aid.plus_two, aid.id)
    if aid.soldiers:
        stable = 1 if g.provinces[seat].built & STABLE else 0
        gain_soldiers(g, now, seat, aid.soldiers + stable, aid.id)
    if aid.peek:
        now.tell(Looked, seat, now.look(g.enemies, seat))
    if aid.vp:
        score(g, now, seat, aid.vp, aid.id)


def take_dice_back(g: Kingsburg) -> None:
    """Players take their dice back; used +2 tokens and white dice go to the supply (KB-8.24)."""
    g.groups[:] = [group for group in g.groups if group.seat == NOBODY]
    g.occupied = 0
    for group in g.groups:
        g.occupied |= 1 << group.advisor
    for province in g.provinces:
        province.colored = ()
        if province.white:
            province.white = ()


@decision("KB-8.8", Take)
def advisor_merchant(g: Kingsburg, seat: int, advisor: int) -> Options:
    """The Merchant: wood or gold (KB-8.8)."""
    return alternatives(BOXES[g.table.box].gains[advisor])


@decision("KB-8.13", Take)
def advisor_hunter(g: Kingsburg, seat: int, advisor: int) -> Options:
    """The Master Hunter: wood and gold, or wood and stone (KB-8.13)."""
    return alternatives(BOXES[g.table.box].gains[advisor])


@decision("KB-8.15", Take)
def advisor_swordsmith(g: Kingsburg, seat: int, advisor: int) -> Options:
    """The Swordsmith: stone and wood, or stone and gold (KB-8.15)."""
    return alternatives(BOXES[g.table.box].gains[advisor])


@decision("KB-8.4", Take)
def advisor_goods(g: Kingsburg, seat: int, advisor: int) -> Options:
    """Goods of choice from Astronomer, Duchess, Smuggler or Queen (KB-8.11, KB-8.16, KB-8.18, KB-8.21)."""
    return any_goods(BOXES[g.table.box].advisors[advisor].any)


@advisor_merchant.chosen
@advisor_hunter.chosen
@advisor_swordsmith.chosen
@advisor_goods.chosen
def _take(g: Kingsburg, now: Now, seat: int, action: Take, advisor: int) -> None:
    aid = BOXES[g.table.box].advisors[advisor]
    gain(g, now, seat, (action.gold, action.wood, action.stone), aid.id)
    rest_of_aid(g, now, seat, aid)


@advisor_merchant.refuses
@advisor_hunter.refuses
@advisor_swordsmith.refuses
@advisor_goods.refuses
def _why_not_take(g: Kingsburg, seat: int, action: Take, advisor: int) -> Why:
    aid = g.box.advisors[advisor]
    return Why(f"KB-8.{advisor + 4}", "refused-advisor-goods", {"advisor": aid.id, "any": aid.any})


@decision("KB-8.10", Exchange, Decline)
def advisor_alchemist(g: Kingsburg, seat: int, advisor: int) -> Options:
    """The Alchemist turns one good into one of each of the two others; declining is allowed (KB-8.10)."""
    owned = g.provinces[seat].goods
    return Items([*(Exchange(good) for good, number in zip(GOODS, owned, strict=True) if number), DECLINE])


@advisor_alchemist.chosen
def _exchange(g: Kingsburg, now: Now, seat: int, action: Exchange | Decline, advisor: int) -> None:
    if isinstance(action, Exchange):
        pay(g, now, seat, [int(good == action.give) for good in GOODS], "alchemist")
        gain(g, now, seat, [int(good != action.give) for good in GOODS], "alchemist")


@advisor_alchemist.refuses
def _why_not_exchange(g: Kingsburg, seat: int, action: Exchange, advisor: int) -> Why:
    return Why("KB-8.10", "refused-exchange-not-owned", {"good": action.give})


_CHOICES: dict[int, Decision] = {
    MERCHANT: advisor_merchant,
    MASTER_HUNTER: advisor_hunter,
    SWORDSMITH: advisor_swordsmith,
}
