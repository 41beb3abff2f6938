"""Step c: receive the advisors' aid (KB-8)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import Decision, decision
from ...kernel.now import Now
from ...kernel.options import Items, Options
from ...kernel.refusal import Why
from .actions import Decline, Exchange, Take
from .components import GOODS, STABLE
from .events import Looked
from .ledger import alternatives, any_goods, gain, gain_plus_two, gain_soldiers, pay, score
from .state import NOBODY, Kingsburg

MERCHANT, ALCHEMIST, MASTER_HUNTER, SWORDSMITH = 4, 6, 9, 11
DECLINE = Decline()


@step
def receive_aid(g: Kingsburg, now: Now) -> None:
    """Advisors in rising order, each once per group, the group placed earlier first (KB-8.1, KB-8.2)."""
    groups = sorted((group for group in g.groups if group.seat != NOBODY), key=lambda group: group.advisor)
    now.then(*[advisor_aid.of(group.seat, group.advisor) for group in groups], take_dice_back)


@step
def advisor_aid(g: Kingsburg, now: Now, seat: int, advisor: int) -> None:
    """One advisor's gain for one group: what is chosen first, then the rest in the order written (KB-8.25)."""
    aid = g.box.advisors[advisor]
    if aid.cost_vp:
        score(g, now, seat, -aid.cost_vp, aid.id)
    if len(aid.options) == 1:
        gain(g, now, seat, aid.options[0].goods, aid.id)
    elif aid.options:
        now.then(_CHOICES[advisor].of(seat, advisor), advisor_rest.of(seat, advisor))
        return
    if aid.any:
        now.then(advisor_goods.of(seat, advisor), advisor_rest.of(seat, advisor))
    elif aid.exchange and g.provinces[seat].goods_owned:
        now.then(advisor_alchemist.of(seat, advisor), advisor_rest.of(seat, advisor))
    else:
        advisor_rest(g, now, seat, advisor)


@step
def advisor_rest(g: Kingsburg, now: Now, seat: int, advisor: int) -> None:
    """+2 tokens, soldiers (one more with the Stable, KB-14.14), the peek, the points (KB-8.25)."""
    aid = g.box.advisors[advisor]
    if aid.plus_two:
        gain_plus_two(g, now, seat, aid.plus_two, aid.id)
    if aid.soldiers:
        gain_soldiers(g, now, seat, aid.soldiers + g.provinces[seat].has(STABLE), aid.id)
    if aid.peek:
        now.tell(Looked, seat, now.look(g.enemies, seat))
    if aid.vp:
        score(g, now, seat, aid.vp, aid.id)


@decision("KB-8.8", Take)
def advisor_merchant(g: Kingsburg, seat: int, advisor: int) -> Options:
    """The Merchant: wood or gold (KB-8.8)."""
    return alternatives(g.box.advisors[advisor].options)


@decision("KB-8.13", Take)
def advisor_hunter(g: Kingsburg, seat: int, advisor: int) -> Options:
    """The Master Hunter: wood and gold, or wood and stone (KB-8.13)."""
    return alternatives(g.box.advisors[advisor].options)


@decision("KB-8.15", Take)
def advisor_swordsmith(g: Kingsburg, seat: int, advisor: int) -> Options:
    """The Swordsmith: stone and wood, or stone and gold (KB-8.15)."""
    return alternatives(g.box.advisors[advisor].options)


@decision("KB-8.4", Take)
def advisor_goods(g: Kingsburg, seat: int, advisor: int) -> Options:
    """Goods of choice from Astronomer, Duchess, Smuggler or Queen (KB-8.11, KB-8.16, KB-8.18, KB-8.21)."""
    return any_goods(g.box.advisors[advisor].any)


@advisor_merchant.chosen
@advisor_hunter.chosen
@advisor_swordsmith.chosen
@advisor_goods.chosen
def _take(g: Kingsburg, now: Now, seat: int, action: Take, advisor: int) -> None:
    gain(g, now, seat, (action.gold, action.wood, action.stone), g.box.advisors[advisor].id)


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
        pay(g, now, seat, [good == action.give for good in GOODS], "alchemist")
        gain(g, now, seat, [good != action.give for good in GOODS], "alchemist")


@advisor_alchemist.refuses
def _why_not_exchange(g: Kingsburg, seat: int, action: Exchange, advisor: int) -> Why:
    return Why("KB-8.10", "refused-exchange-not-owned", {"good": action.give})


_CHOICES: dict[int, Decision] = {
    MERCHANT: advisor_merchant,
    MASTER_HUNTER: advisor_hunter,
    SWORDSMITH: advisor_swordsmith,
}


@step
def take_dice_back(g: Kingsburg, now: Now) -> None:
    """Players take their dice back; used +2 tokens and white dice go to the supply (KB-8.24)."""
    g.groups[:] = [group for group in g.groups if group.seat == NOBODY]
    for province in g.provinces:
        province.colored = province.white = ()
