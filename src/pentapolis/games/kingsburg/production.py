"""A production season: its frame, the roll, the turn order and the season's end (KB-5, KB-6, KB-10, KB-17)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Items, Options
from ...kernel.refusal import Why
from .actions import Decline, Keep, Pay, UseChapel, UseStatue
from .advisors import receive_aid
from .components import CHAPEL, EMBASSY, FARMS, GOODS, INN, MERCHANTS_GUILD, PHASES, SPRING, STATUE, SUMMER, TOWN_HALL
from .construction import construct
from .events import NeutralPlaced, OrderSet, Paid, PhaseBegan, Rerolled, Rolled
from .influence import influence_advisors
from .ledger import gain, gain_plus_two, pay, score
from .state import NOBODY, Group, Kingsburg

CHAPEL_LIMIT = 7
REROLLING = STATUE | CHAPEL
AT_SEASON_END = INN | EMBASSY | TOWN_HALL
KEEP = Keep()
DECLINE = Decline()


@step
def production_season(g: Kingsburg, now: Now, phase: int) -> None:
    """Everybody finishes one step before the next begins (KB-5.1)."""
    g.phase = phase
    now.tell(PhaseBegan, g.year, PHASES[phase - 1])
    now.then(
        season_start,
        roll_dice,
        rerolls,
        set_turn_order,
        influence_advisors,
        receive_aid,
        construct,
        season_end,
    )


@step
def season_start(g: Kingsburg, now: Now) -> None:
    """Neutral dice first, then the Merchants' Guild; once-per-season uses return (KB-5.2, KB-5.3)."""
    for province in g.provinces:
        if province.used:
            province.used = 0
        if province.passed:
            province.passed = False
    if g.table.seats == 2:
        place_neutral_dice(g, now)
    for seat in g.order:
        if g.provinces[seat].built & MERCHANTS_GUILD:
            gain(g, now, seat, (1, 0, 0), "merchants_guild")


def place_neutral_dice(g: Kingsburg, now: Now) -> None:
    """Three dice occupy the advisor of their total, two more theirs or, if it is taken, one each (KB-17.2 to 17.4)."""
    three, two = now.rolls(3), now.rolls(2)
    placed = [tuple(three)]
    if sum(two) != sum(three):
        placed.append(tuple(two))
    else:
        placed.extend((die,) for die in sorted(set(two)))
    for dice in placed:
        g.groups.append(Group(sum(dice), NOBODY, dice))
        g.occupied |= 1 << sum(dice)
        now.tell(NeutralPlaced, sum(dice), dice)


@step
def roll_dice(g: Kingsburg, now: Now) -> None:
    """Three coloured dice, a white one for the Farms, a white one for the aid die in spring (KB-6.1, KB-6.2)."""
    lent = g.aid_die if g.phase == SPRING else NOBODY
    numbers: list[int] = []
    for seat in g.order:
        farms = 1 if g.provinces[seat].built & FARMS else 0
        numbers += 3, farms + (seat == lent)
    thrown = iter(now.throws(numbers))
    for seat, colored, white in zip(g.order, thrown, thrown, strict=True):
        province = g.provinces[seat]
        province.colored = colored
        if white:
            province.white = white
        if now.heard:
            now.tell(Rolled, seat, colored, white)


@step
def rerolls(g: Kingsburg, now: Now) -> None:
    """Rerolls in the old turn order, each player completing theirs (KB-6.3)."""
    owners = [seat for seat in g.order if g.provinces[seat].built & REROLLING]
    if owners:
        now.each([seat for seat in owners if reroll_buildings(g, seat)], reroll_slot)


@step
def reroll_slot(g: Kingsburg, now: Now, seat: int) -> None:
    """A player is asked as long as Statue or Chapel applies to the dice as they are now (KB-6.6)."""
    if reroll_buildings(g, seat):
        now.ask(reroll, seat)


def reroll_buildings(g: Kingsburg, seat: int) -> int:
    """The bits of Statue and Chapel, where owned, unused and applicable (KB-6.4, KB-6.5)."""
    province = g.provinces[seat]
    ready = province.built & REROLLING & ~province.used
    dice = province.colored + province.white
    if ready & STATUE and dice and dice.count(dice[0]) < len(dice):
        ready &= ~STATUE
    if ready & CHAPEL and province.dice_total > CHAPEL_LIMIT:
        ready &= ~CHAPEL
    return ready


@decision("KB-6.6", UseStatue, UseChapel, Keep)
def reroll(g: Kingsburg, seat: int) -> Options:
    """Statue: one die, coloured or white; Chapel: all dice; or keep them (KB-6.4, KB-6.5, KB-6.7)."""
    ready = reroll_buildings(g, seat)
    options: list[UseStatue | UseChapel | Keep] = []
    if ready & STATUE:
        options.append(UseStatue("colored"))
        if g.provinces[seat].white:
            options.append(UseStatue("white"))
    if ready & CHAPEL:
        options.append(UseChapel())
    return Items([*options, KEEP])


@reroll.chosen
def _reroll(g: Kingsburg, now: Now, seat: int, action: UseStatue | UseChapel | Keep) -> None:
    province = g.provinces[seat]
    if isinstance(action, Keep):
        return
    if isinstance(action, UseChapel):
        province.used |= CHAPEL
        province.colored = tuple(now.rolls(len(province.colored)))
        province.white = tuple(now.rolls(len(province.white)))
    else:
        province.used |= STATUE
        if action.die == "colored":
            province.colored = tuple(sorted((*province.colored[1:], now.roll())))
        else:
            province.white = tuple(sorted((*province.white[1:], now.roll())))
    building = "chapel" if isinstance(action, UseChapel) else "statue"
    now.tell(Rerolled, seat, building, province.colored, province.white)
    now.ask(reroll_slot, seat)


@reroll.refuses
def _why_not_reroll(g: Kingsburg, seat: int, action: UseStatue | UseChapel | Keep) -> Why | None:
    province = g.provinces[seat]
    statue = isinstance(action, UseStatue)
    if not province.has(STATUE if statue else CHAPEL):
        return Why("KB-6.4" if statue else "KB-6.5", "refused-reroll-not-owned")
    if province.used & (STATUE if statue else CHAPEL):
        return Why("KB-6.6", "refused-reroll-used")
    if isinstance(action, UseStatue) and action.die not in ("colored", "white"):
        return None
    if isinstance(action, UseStatue) and action.die == "white" and not province.white:
        return Why("KB-6.4", "refused-reroll-no-white")
    return Why("KB-6.4", "refused-statue-not-equal") if statue else Why("KB-6.5", "refused-chapel-over-seven")


@step
def set_turn_order(g: Kingsburg, now: Now) -> None:
    """From the lowest total to the highest; equal totals keep their old order (KB-6.8, KB-6.9)."""
    totals = [sum(province.colored + province.white) for province in g.provinces]
    g.order.sort(key=totals.__getitem__)
    now.tell(OrderSet, tuple(g.order))


@step
def season_end(g: Kingsburg, now: Now) -> None:
    """Season-end effects player by player in turn order, then the neutral dice are removed (KB-10)."""
    owners = [seat for seat in g.order if g.provinces[seat].built & AT_SEASON_END]
    now.then(clear_season)
    now.each(owners, season_end_effects)


@step
def season_end_effects(g: Kingsburg, now: Now, seat: int) -> None:
    """Inn in summer, Embassy, Town Hall, in this order (KB-10.1)."""
    province = g.provinces[seat]
    built = province.built
    if built & INN and g.phase == SUMMER:
        gain_plus_two(g, now, seat, 1, "inn")
    if built & EMBASSY:
        score(g, now, seat, 1, "embassy")
    if built & TOWN_HALL and (any(province.goods) or province.plus_two):
        now.ask(town_hall, seat)


@decision("KB-14.19", Pay, Decline)
def town_hall(g: Kingsburg, seat: int) -> Options:
    """One good or one +2 token for one point, once per season (KB-14.19)."""
    province = g.provinces[seat]
    owned = [Pay(good) for good, number in zip(GOODS, province.goods, strict=True) if number]
    return Items([*owned, *([Pay("plus_two")] if province.plus_two else []), DECLINE])


@town_hall.chosen
def _town_hall(g: Kingsburg, now: Now, seat: int, action: Pay | Decline) -> None:
    if isinstance(action, Decline):
        return
    if action.payment == "plus_two":
        g.provinces[seat].plus_two -= 1
        now.tell(Paid, seat, "town_hall", plus_two=1)
    else:
        pay(g, now, seat, [int(good == action.payment) for good in GOODS], "town_hall")
    score(g, now, seat, 1, "town_hall")


@town_hall.refuses
def _why_not_pay(g: Kingsburg, seat: int, action: Pay) -> Why:
    return Why("KB-14.19", "refused-town-hall-not-owned", {"payment": action.payment})


@step
def clear_season(g: Kingsburg, now: Now) -> None:
    """Neutral dice are removed and the aid die is gone after spring, used or not (KB-10.3, KB-4.5)."""
    g.groups.clear()
    g.occupied = 0
    if g.phase == SPRING:
        g.aid_die = NOBODY
